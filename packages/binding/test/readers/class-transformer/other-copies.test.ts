import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type * as classTransformer from "class-transformer";
import { Type } from "class-transformer";
import { ValidateNested } from "class-validator";
import { toInputSchema, type Diagnostic } from "../../../src/index.js";
import type { Class } from "../../../src/facts/class.js";

const folder = mkdtempSync(join(tmpdir(), "two-copies-"));
const installed = dirname(dirname(createRequire(__filename).resolve("class-transformer")));
const copy = join(folder, "node_modules", "class-transformer");
cpSync(installed, copy, { recursive: true });

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function told(cls: Class): readonly string[] {
  const diagnostics: Diagnostic[] = [];
  toInputSchema(cls, { diagnostics: { report: (each) => diagnostics.push(each) } });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

class Item {
  @ValidateNested() @Type(() => Item) inner!: unknown;
}

describe("a second copy of class-transformer", () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- At run time, from where it was put.
  const second = require(join(copy, "cjs", "index.js")) as typeof classTransformer;

  it("that holds a member's decorators is named, with the remedy", () => {
    class Order {
      @ValidateNested() @second.Type(() => Item) item!: unknown;
      @ValidateNested() @Type(() => Item) own!: unknown;
    }
    class Special extends Order {}
    for (const cls of [Order, Special]) {
      expect(told(cls).filter((each) => each.startsWith("duplicate"))).toEqual([
        `duplicate_metadata_store ${cls.name}.item: its decorators of class-transformer come from a second copy of that ` +
          `package (${copy}), which shares no metadata with the one that is read here, so that nothing is known of them. ` +
          `Have one copy installed (npm dedupe, or an override).`,
      ]);
    }
  });

  it("that holds nothing of the class is not spoken of", () => {
    expect(told(Item).filter((each) => each.startsWith("duplicate"))).toEqual([]);
  });
});
