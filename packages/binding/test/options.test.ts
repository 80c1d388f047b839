import { IsDefined, IsString, IsUrl } from "class-validator";
import {
  EscalatedDiagnosticsError,
  toInputSchema,
  toTypeShape,
  type Diagnostic,
  type InputSchemaOptions,
  type ShapeOptions,
} from "../src/index.js";

class Order {
  @IsString() id!: string;
  @IsDefined() extra!: unknown;
  @IsUrl() page!: string;
}

const refused = (options: object): string => {
  try {
    toInputSchema(Order, options);
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
  return "nothing was refused";
};

const CODES =
  "conditional_member, conflicting_declarations, duplicate_metadata_store, each_reaches_no_further, empty_class, " +
  "mixed_decorators, opaque_transform, unenforced_presence, unreadable_shape, unsatisfiable_member, " +
  "untranslated_constraint, unvalidated_nested, argument_collision, schema_def_conflict, synthetic_body_argument, " +
  "body_field_collision, unsupported_dictionary_key, schema_def_name_disambiguated, " +
  "schema_depth_truncated, schema_size_truncated, target_widened, target_narrowed, " +
  "target_null_invented, target_annotation_lost, target_name_refused";

describe("what is no option", () => {
  test.each<[object, string]>([
    [
      { unknownArgument: "ignore" },
      'Unknown option "unknownArgument". Allowed: dialect, references, nullability, defaults, closing, ' +
        "freeForm, unreadable, recursionDepth, maxNodes, maxDepth, dropReadOnlyProperties, unknownArguments, target, host, rows, typeShape, " +
        "diagnostics.",
    ],
    [
      { unknownArguments: "forbid" },
      'Unknown value "forbid" of option "unknownArguments". Allowed: reject, ignore.',
    ],
    [
      { unknownArguments: null },
      'Unknown value null of option "unknownArguments". Allowed: reject, ignore.',
    ],
    [{ dialect: "flatt" }, 'Unknown value "flatt" of option "dialect". Allowed: referenced, flat.'],
    [
      { dropReadOnlyProperties: "yes" },
      'Unknown value "yes" of option "dropReadOnlyProperties". Allowed: true, false.',
    ],
    [
      { maxDepth: -1 },
      'Unknown value -1 of option "maxDepth". Allowed: a whole number of 0 or more.',
    ],
    [{ host: { valdator: {} } }, 'Unknown host option "valdator". Allowed: validator, transform.'],
    [
      { diagnostics: { reporter: () => undefined } },
      'Unknown diagnostics option "reporter". Allowed: escalate, report.',
    ],
    [
      { diagnostics: { escalate: ["unreadable"] } },
      `Unknown value "unreadable" of option "diagnostics.escalate". Allowed: ${CODES}.`,
    ],
  ])("is refused, and the allowed ones are listed: %j", (options, message) => {
    expect(refused(options)).toBe(message);
  });

  test("is refused by toTypeShape too, which takes fewer", () => {
    expect(() => toTypeShape(Order, { unknownArguments: "ignore" } as ShapeOptions)).toThrow(
      new TypeError(
        'Unknown option "unknownArguments". Allowed: host, rows, typeShape, diagnostics.',
      ),
    );
    expect(() => toTypeShape(Order, { diagnostics: { escalate: ["unreadable"] } })).toThrow(
      /^Unknown value "unreadable" of option "diagnostics.escalate". Allowed: conditional_member, /u,
    );
  });

  test("does not cover what is left undefined", () => {
    const options = { dialect: undefined, host: undefined, diagnostics: undefined };
    expect(() => toTypeShape(Order, { host: undefined } as unknown as ShapeOptions)).not.toThrow();
    const quiet = { ...options, diagnostics: { report: () => undefined } };
    expect(refused(quiet)).toBe("nothing was refused");
  });
});

describe("unknownArguments", () => {
  const quiet = { report: () => undefined };

  test("is reject unless it is given", () => {
    expect(toInputSchema(Order, { diagnostics: quiet })).toEqual(
      toInputSchema(Order, { diagnostics: quiet, unknownArguments: "reject" }),
    );
    expect(toInputSchema(Order, { diagnostics: quiet })["additionalProperties"]).toBe(false);
  });

  test("leaves the root open where they are ignored", () => {
    const open = toInputSchema(Order, { diagnostics: quiet, unknownArguments: "ignore" });
    expect(open).not.toHaveProperty("additionalProperties");
    expect({ ...open, additionalProperties: false }).toEqual(
      toInputSchema(Order, { diagnostics: quiet }),
    );
  });
});

describe("diagnostics", () => {
  const told = (options: Omit<InputSchemaOptions, "diagnostics"> = {}): readonly Diagnostic[] => {
    const found: Diagnostic[] = [];
    toInputSchema(Order, { ...options, diagnostics: { report: (each) => found.push(each) } });
    return found;
  };

  test("are reported in order, what is only information among them", () => {
    expect(told().map(({ code, severity, path }) => [code, severity, path])).toEqual([
      ["unreadable_shape", "warning", "/types/Order/members/1"],
      ["untranslated_constraint", "info", "/types/Order/members/2"],
    ]);
    expect(toTypeShape(Order).diagnostics).toEqual(told());
  });

  test.each([["toInputSchema", toInputSchema] as const, ["toTypeShape", toTypeShape] as const])(
    "of an escalated code make %s throw, after all were reported",
    (_, call) => {
      const found: Diagnostic[] = [];
      const escalating = () =>
        call(Order, {
          diagnostics: {
            escalate: ["untranslated_constraint"],
            report: (each) => found.push(each),
          },
        });
      expect(escalating).toThrow(EscalatedDiagnosticsError);
      expect(escalating).toThrow(
        "untranslated_constraint at /types/Order/members/2: Order.page: @IsUrl",
      );
      expect(found.slice(0, 2).map(({ severity }) => severity)).toEqual(["warning", "fatal"]);
    },
  );

  test("of the rules' codes may be escalated too", () => {
    class Deep {
      @IsString() id!: string;
    }
    expect(() =>
      toInputSchema(Deep, {
        maxDepth: 0,
        diagnostics: { escalate: ["schema_depth_truncated"], report: () => undefined },
      }),
    ).toThrow(EscalatedDiagnosticsError);
  });

  test("of no escalated code throw nothing", () => {
    expect(() =>
      toInputSchema(Order, {
        diagnostics: { escalate: ["empty_class"], report: () => undefined },
      }),
    ).not.toThrow();
  });
});
