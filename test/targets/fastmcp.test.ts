import { inNode } from "./in-node.js";
import { callable, mcpTools, schemasOf } from "./mcp-tools.js";
import { samples } from "./targeted-schemas.js";

interface Answer {
  readonly refused?: string;
  readonly structuredContent?: unknown;
}

interface Outcome {
  readonly listed: readonly { readonly name: string; readonly inputSchema: object }[];
  readonly answers: readonly Answer[];
}

const tools = mcpTools();
const good = callable.map(([name, { taken }]) => ({ name, arguments: taken }));
const bad = callable.flatMap(([name, { refused }]) =>
  refused.map((wrong) => ({ name, arguments: wrong })),
);

const { listed, answers } = inNode("fastmcp-server.mjs", {
  tools: tools.map((tool) => ({ ...tool, answer: samples.get(tool.name)?.sent ?? {} })),
  calls: [...good, ...bad],
}) as Outcome;

/**
 * What fastmcp lists of a tool's arguments: it closes the root and every object that is a member of a closed one, whatever the
 * schema says of further keys.
 */
function closed(schema: object): object {
  const { properties } = schema as { readonly properties?: Readonly<Record<string, object>> };
  const members = Object.entries(properties ?? {}).map(([name, member]) => {
    const isObject = "type" in member && member.type === "object";
    return [name, isObject ? closed(member) : member] as const;
  });
  return {
    ...schema,
    additionalProperties: false,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(members) }),
  };
}

test("lists a tool for each class, with both schemas, and closes the arguments", () => {
  expect(listed.length).toBeGreaterThanOrEqual(89 + 60);
  expect(listed.map(schemasOf)).toEqual(
    tools.map((tool) => schemasOf({ ...tool, inputSchema: closed(tool.inputSchema) })),
  );
});

test("lists most arguments as they are", () => {
  const unchanged = tools.filter(
    ({ inputSchema }) => JSON.stringify(closed(inputSchema)) === JSON.stringify(inputSchema),
  );
  expect(unchanged.length).toBeGreaterThanOrEqual(75);
});

test("takes the arguments of every class, and gives what is sent of it", () => {
  expect(good.length).toBeGreaterThanOrEqual(80);
  const given = good.map(({ name }, index) => [name, answers[index]?.structuredContent]);
  expect(given).toEqual(good.map(({ name }) => [name, samples.get(name)!.sent]));
});

test("refuses wrong arguments of every class", () => {
  expect(bad.length).toBeGreaterThanOrEqual(240);
  const taken = bad.filter(
    (_, index) =>
      answers[good.length + index]?.refused?.includes("parameter validation failed") !== true,
  );
  expect(taken).toEqual([]);
});
