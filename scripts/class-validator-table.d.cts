interface TableRow {
  readonly decorator: string;
  readonly stated: string | object;
}

export interface TableParts<Row extends TableRow> {
  readonly rows: readonly Row[];
  readonly systemRows: readonly TableRow[];
  /** The schema of a member that has the row's decorator with its sample arguments. */
  readonly schemaOf: (row: Row) => object;
}

/** The page `docs/class-validator-rules.md`. */
export function classValidatorTable<Row extends TableRow>(parts: TableParts<Row>): string;
