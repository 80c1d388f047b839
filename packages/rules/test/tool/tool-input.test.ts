import {
  EscalatedDiagnosticsError,
  toolInput,
  type Diagnostic,
  type Endpoint,
  type ToolInput,
} from "../../src/index.js";

const text = { type: "string" };
const list = { type: "array", items: text };

function written(endpoint: Endpoint): Extract<ToolInput, { error?: undefined }> {
  const input = toolInput(endpoint);
  if (input.error !== undefined) throw new Error(input.error.message);
  return input;
}

test("the template says how the arguments become a request", () => {
  const { template } = written({
    method: "PUT",
    route: "/orders/{id}",
    parameters: [
      { name: "id", in: "path", schema: text },
      { name: "tag", in: "query", schema: list, style: "pipeDelimited", explode: false },
    ],
    requestBody: {
      schema: { type: "object", properties: { a: text }, additionalProperties: text },
    },
  });
  expect(template).toEqual({
    method: "PUT",
    route: "/orders/{id}",
    parameters: [
      { name: "id", in: "path", required: true },
      { name: "tag", in: "query", required: false, style: "pipeDelimited", explode: false },
    ],
    body: { properties: ["a"], additionalProperties: true },
  });
});

test("the template of a body that is one argument, and of unknown arguments that are ignored", () => {
  const input = toolInput({ requestBody: { schema: list } }, { unknownArguments: "ignore" });
  expect(input).toMatchObject({
    inputSchema: { properties: { body: list } },
    template: { parameters: [], bodyRoot: "body", unknownArguments: "ignore" },
  });
  expect(input).not.toHaveProperty("inputSchema.additionalProperties");
});

test("an error names the parameter and the remedy, and comes as a diagnostic too", () => {
  const input = toolInput({
    parameters: [{ name: "body", in: "query", schema: text }],
    requestBody: { schema: list, required: true },
  });
  const message =
    'A parameter is called "body", which is the name of the argument that holds the whole body, since its root is of ' +
    'type "array". Rename the parameter.';
  expect(input.error).toEqual({ code: "argument_collision", message });
  expect(input.diagnostics).toMatchObject([
    { code: "synthetic_body_argument", severity: "warning", path: "/requestBody" },
    { code: "argument_collision", severity: "endpoint_dropped", message },
  ]);
});

test.each<[object, boolean, string]>([
  [{ type: "object", properties: {} }, false, "it is optional as a whole"],
  [{ type: ["object"], properties: {} }, true, "its root has several types"],
  [{ oneOf: [] }, true, 'its root has the keyword "oneOf", which its members alone do not'],
  [{ type: "object" }, true, "it declares no properties and takes no others"],
  [{}, true, "it declares no properties and takes no others"],
  [{ properties: { a: { $ref: "#/properties/a" } } }, true, "it refers to its own root"],
])("the diagnostic says why a body is one argument: %j", (schema, required, because) => {
  const { diagnostics } = written({
    requestBody: { schema: schema as { type: string }, required },
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `The body is the one argument "body", since ${because}. Its members are not arguments of their own.`,
  ]);
});

test("a code can be escalated, and each diagnostic is reported", () => {
  const told: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => told.push(diagnostic);
  const endpoint: Endpoint = { requestBody: { schema: list } };
  toolInput(endpoint, { diagnostics: { report } });
  expect(told.map(({ code }) => code)).toEqual(["synthetic_body_argument"]);
  const escalate = ["synthetic_body_argument"];
  expect(() => toolInput(endpoint, { diagnostics: { escalate } })).toThrow(
    EscalatedDiagnosticsError,
  );
});

test("nothing that is given is changed, and nothing of it is shared", () => {
  const definition = { type: "string" };
  const endpoint: Endpoint = {
    parameters: [
      { name: "a", in: "query", schema: { $ref: "#/$defs/D", $defs: { D: definition } } },
    ],
    requestBody: {
      schema: {
        type: "object",
        properties: { b: { items: { $ref: "#/$defs/D" } } },
        $defs: { D: definition },
      },
    },
  };
  const before = structuredClone(endpoint);
  const { inputSchema } = written(endpoint);
  const frozen = JSON.stringify(inputSchema);
  inputSchema.properties["b"]!["items"] = false;
  (inputSchema["$defs"] as { D: object }).D = {};
  expect(endpoint).toEqual(before);
  expect(JSON.stringify(written(endpoint).inputSchema)).toBe(frozen);
});

test.each(["__proto__", "constructor", "toString", "a/b~c", ""])(
  "an argument may be called %j",
  (name) => {
    const properties = JSON.parse(`{${JSON.stringify(name)}:{"type":"integer"}}`) as object;
    const input = written({
      parameters: [{ name: `${name}2`, in: "query", schema: text }],
      requestBody: { schema: { type: "object", properties: properties as { a: object } } as never },
    });
    expect(Object.keys(input.inputSchema.properties)).toEqual([`${name}2`, name]);
    expect(input.template.body?.properties).toEqual([name]);
  },
);

test.each<[unknown, string]>([
  [null, "An endpoint is an object with parameters and a requestBody."],
  [{ parameters: {} }, "The parameters are a list."],
  [{ parameters: [{ in: "query" }] }, "parameters[0] has no name."],
  [
    { parameters: [{ name: "a", in: "cookie", schema: {} }] },
    'The parameter "a" is in "cookie". It stands in path, query or header.',
  ],
  [
    { parameters: [{ name: "a", in: "query" }] },
    'The parameter "a" has no schema. Give it {} where nothing is known of it.',
  ],
  [
    { parameters: [{ name: "a", in: "query", schema: {}, style: "matrix" }] },
    'The parameter "a" has the style "matrix". Styles are form, spaceDelimited and pipeDelimited.',
  ],
  [
    { parameters: [{ name: "a b", in: "header", schema: {} }] },
    'The header "a b" has characters that no header\'s name has.',
  ],
  [{ requestBody: {} }, "The requestBody has no schema. Leave it away where there is no body."],
])("what is no endpoint is refused: %j", (endpoint, message) => {
  expect(() => toolInput(endpoint as Endpoint)).toThrow(new TypeError(message));
});

test.each<[object, string]>([
  [{ unknown: 1 }, 'Unknown option "unknown". Allowed: dialect, unknownArguments, diagnostics.'],
  [{ dialect: "flatt" }, 'Unknown value "flatt" of option "dialect". Allowed: referenced, flat.'],
  [
    { unknownArguments: "drop" },
    'Unknown value "drop" of option "unknownArguments". Allowed: reject, ignore.',
  ],
])("what is no option is refused: %j", (options, message) => {
  expect(() => toolInput({}, options)).toThrow(new TypeError(message));
});

test("a body nested 20,000 deep, with a reference to its root at the end", () => {
  let inner: object = { $ref: "#" };
  for (let depth = 0; depth < 20_000; depth += 1) inner = { items: inner };
  const { template } = written({
    requestBody: { schema: { type: "object", properties: { a: inner } } as never },
  });
  expect(template.bodyRoot).toBe("body");
});
