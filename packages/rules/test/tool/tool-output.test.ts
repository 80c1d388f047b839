import { toolOutput, type Responses } from "../../src/index.js";

test("says whose schema it is, and whether it is wrapped", () => {
  const order = { type: "object", properties: {} };
  expect(toolOutput({ "201": { schema: order } })).toEqual({
    outputSchema: order,
    status: "201",
    isWrapped: false,
  });
  expect(toolOutput({ "200": { schema: { type: "string" } } })).toEqual({
    outputSchema: {
      type: "object",
      properties: { result: { type: "string" } },
      required: ["result"],
    },
    status: "200",
    isWrapped: true,
  });
});

test("changes no schema that is given", () => {
  const responses: Responses = {
    "200": { schema: { type: "array", items: { $ref: "#" }, $defs: { A: {} } } },
  };
  const before = structuredClone(responses);
  toolOutput(responses);
  expect(responses).toEqual(before);
});

test.each([
  {},
  { default: { schema: { type: "object" } } },
  { "2XX": { schema: {} } },
  { "404": {} },
])("there is none in %j", (responses) => {
  expect(toolOutput(responses)).toEqual({});
});

test.each([null, [], "200"])("what are no responses is refused: %j", (responses) => {
  expect(() => toolOutput(responses as unknown as Responses)).toThrow(
    new TypeError("The responses are an object, with a response for each status."),
  );
});
