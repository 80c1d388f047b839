import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import type { JsonObject, TypeShape } from "../../src/index.js";
import { writeSchemas } from "../../src/index.js";
import {
  arrayOf,
  member,
  objectType,
  ref,
  scalar,
  typeShape,
  verbatim,
} from "../../src/type-shape/index.js";
import { foreignSchemas, judgedValues } from "./foreign-schemas.js";

jest.setTimeout(120_000);

/** Three foreign schemas in three places, beside a hoisted type that wants the name of their definitions. */
function shapeOf(first: JsonObject, second: JsonObject, third: JsonObject): TypeShape {
  return typeShape(ref("Root"), {
    Root: objectType("Root", [
      member("x", verbatim(first)),
      member("y", arrayOf(verbatim(second))),
      member("B", verbatim(third)),
      member("one", ref("Hoisted")),
      member("two", ref("Hoisted")),
    ]),
    Hoisted: objectType("A", [member("z", scalar("string"))]),
  });
}

describe("a foreign schema inside a document", () => {
  test("takes and refuses what it does by itself", () => {
    const ajv = new Ajv2020({ strict: false });
    const judge = (schema: object) => ajv.compile(schema);
    const schemas = fc.tuple(foreignSchemas(), foreignSchemas(), foreignSchemas());
    const values = fc.array(judgedValues(), { minLength: 5, maxLength: 5 });
    const property = fc.property(schemas, values, (foreign, judged) => {
      const [first, second, third] = foreign;
      const list = typeShape(arrayOf(verbatim(second)));
      const written = writeSchemas([shapeOf(first, second, third), list]);
      const [inDocument, inList] = written.map(({ schema }) => judge(schema));
      const byItself = foreign.map((schema) => judge(schema));
      for (const value of judged) {
        const expected = byItself.map((accepts) => accepts(value));
        expect([
          inDocument!({ x: value }),
          inDocument!({ y: [value] }),
          inDocument!({ B: value }),
          inList!([value]),
        ]).toEqual([...expected, expected[1]]);
      }
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
