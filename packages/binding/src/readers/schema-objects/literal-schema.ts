import { isPlainObject } from "../../decorators/json-copy.js";
import { readEach } from "./read-each.js";
import { isEndless, type Path, type SchemaObject } from "./schema-object.js";
import { asked, isTypeFunction } from "./type-function.js";

/**
 * The schema of an object whose members are written out where a type is expected, as the compiler plugin does; `undefined`
 * where one of them is no schema, or contains itself.
 */
export function literalSchema(
  literal: Readonly<Record<string, unknown>>,
  around: Path = [],
): SchemaObject | undefined {
  if (isEndless(literal, around)) return undefined;
  const members = readEach(Object.entries(literal), ([name, member]) => {
    const read = isPlainObject(member) ? settled(member, [...around, literal]) : undefined;
    return read === undefined ? undefined : ([name, read] as const);
  });
  if (members === undefined) return undefined;
  return {
    properties: Object.fromEntries(members),
    required: members.filter(([, member]) => member["required"] === true).map(([name]) => name),
  };
}

/** With what its type function gives in the place of the function, and lists said in a schema's words. */
function settled(member: SchemaObject, around: Path): SchemaObject | undefined {
  const answer = isTypeFunction(member["type"]) ? asked(member["type"]) : { type: member["type"] };
  if (!("type" in answer)) return member;
  const { type } = answer;
  if (Array.isArray(type)) return { ...member, type: "array", items: { type: type[0] as unknown } };
  if (member["isArray"] === true) return { ...member, type: "array", items: { type } };
  if (type === Date) return { format: "date-time", ...member, type: "string" };
  if (!isPlainObject(type)) return { ...member, type };
  const schema = literalSchema(type, around);
  return schema === undefined ? undefined : { ...member, type: "object", ...schema };
}
