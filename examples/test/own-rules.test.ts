import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import { Page, pageSchema } from "../src/own-rules";

const accepted = (given: object): boolean =>
  validateSync(plainToInstance(Page, given)).length === 0;

test("a row says what a rule of one's own means in a schema", () => {
  const path = { type: "string", pattern: "^[a-z-]+$" };
  expect(pageSchema).toEqual({
    type: "object",
    properties: { path, parent: path },
    required: ["path"],
    additionalProperties: false,
  });
});

test.each<[object, boolean]>([
  [{ path: "a-page" }, true],
  [{ path: "a-page", parent: "home" }, true],
  [{ path: "A page" }, false],
  [{ parent: "home" }, false],
])("the validator says the same of %j", (given, verdict) => {
  expect(accepted(given)).toBe(verdict);
});
