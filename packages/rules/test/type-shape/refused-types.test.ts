import { expectSchemaProblems, id, member, withMember, withType } from "./values.js";

describe("a type or member of the wrong form is refused", () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ["a type of null", withType(null), ["/types/Order expected an object type, found null"]],
    [
      "an object type without a name",
      withType({ name: "", members: [] }),
      ['/types/Order/name expected a string that is not empty, found ""'],
    ],
    [
      "an object type without members",
      withType({ name: "Order" }),
      ['/types/Order expected the field "members" of an object type, found nothing'],
    ],
    [
      "members that are no list",
      withType({ name: "Order", members: {} }),
      ["/types/Order/members expected a list of members, found an object"],
    ],
    [
      "additional keys that are forbidden",
      withType({ name: "Order", members: [], additional: false }),
      ["/types/Order/additional expected `true` or a node, found false"],
    ],
    ["a member of null", withMember(null), [`${member} expected a member, found null`]],
    [
      "a member of nothing",
      withMember({}),
      ["name", "type", "required", "readOnly", "constructorBound"].map(
        (field) => `${member} expected the field "${field}" of a member, found nothing`,
      ),
    ],
    [
      "a member's name that is a number",
      withMember({ ...id, name: 1 }),
      [`${member}/name expected a string, found 1`],
    ],
    [
      "a marking that nobody knows",
      withMember({ ...id, name: "x", marking: "secret" }),
      [`${member}/marking expected one of "handle", "label", "hidden", found "secret"`],
    ],
    [
      "examples that are no list",
      withMember({ ...id, name: "x", examples: "x" }),
      [`${member}/examples expected a list of JSON values, found "x"`],
    ],
  ])("%s", (_, value, lines) => {
    expectSchemaProblems(value, lines);
  });
});
