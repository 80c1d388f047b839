import type { InputSchemaOptions, JsonSchema } from "@shapewright/binding";

/** Where the text of fences comes from; paths are relative to the repository. */
export interface FenceSources {
  readonly readText: (path: string) => string;
  readonly readSchema: (path: string, className: string, options: InputSchemaOptions) => JsonSchema;
  readonly explain: (path: string, className: string) => string;
  readonly layOut: (schema: JsonSchema, width: number) => string;
}

export declare function syncFences(markdown: string, sources: FenceSources): string;
