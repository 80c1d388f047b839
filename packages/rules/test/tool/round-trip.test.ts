import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import {
  composeRequest,
  toolInput,
  type Endpoint,
  type EndpointParameter,
  type JsonObject,
  type JsonValue,
  type RequestTemplate,
  type ToolArguments,
} from "../../src/index.js";

// What `Object.prototype` holds is no argument.
const ajv = new Ajv2020({ strict: false, ownProperties: true });

const NAMES = ["a", "b", "id", "note", "body", "x-y", "__proto__", "constructor"] as const;

const scalar = fc.constantFrom<JsonObject>(
  { type: "string" },
  { type: "integer" },
  { type: "boolean" },
);
const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });

const parameter = (name: string): fc.Arbitrary<EndpointParameter> =>
  fc.oneof(
    scalar.map((schema): EndpointParameter => ({ name, in: "path", required: true, schema })),
    fc
      .tuple(
        fc.oneof(scalar, scalar.map(listOf)),
        fc.boolean(),
        fc.constantFrom("form", "pipeDelimited"),
        fc.boolean(),
      )
      .map(([schema, required, style, explode]): EndpointParameter => ({
        name,
        in: "query",
        required,
        schema,
        style: style,
        explode,
      })),
    fc
      .tuple(scalar, fc.boolean())
      .map(([schema, required]): EndpointParameter => ({ name, in: "header", required, schema })),
  );

const bodySchema: fc.Arbitrary<JsonObject> = fc.oneof(
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
      fc.constantFrom<JsonValue | undefined>(undefined, true, false, { type: "integer" }),
    )
    .map(([names, further]) => {
      const properties = Object.fromEntries(
        names.map((name) => [name, { type: ["integer", "null"] }]),
      );
      return {
        type: "object",
        properties,
        ...(further === undefined ? {} : { additionalProperties: further }),
      };
    }),
  fc.constantFrom<JsonObject>(
    { type: "array", items: { type: "integer" } },
    { type: "string" },
    { type: "object", properties: { a: {} }, minProperties: 1 },
  ),
);

const endpoints: fc.Arbitrary<Endpoint> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
    fc.option(fc.tuple(bodySchema, fc.boolean()), { nil: undefined }),
  )
  .chain(([names, body]) =>
    fc.tuple(...names.map(parameter)).map((parameters): Endpoint => {
      const inPath = parameters.filter((one) => one.in === "path");
      return {
        route: `/r${inPath.map(({ name }) => `/{${name}}`).join("")}`,
        parameters,
        ...(body === undefined ? {} : { requestBody: { schema: body[0], required: body[1] } }),
      };
    }),
  );

const texts = fc.oneof(
  fc.constantFrom(
    "a",
    "a b",
    "ä",
    "a&b=c",
    "a/b",
    "..a",
    "%2e",
    "a,b",
    "a|b",
    "1",
    "true",
    "+",
    "\u{1F600}",
  ),
  fc.string({ minLength: 1 }),
);
const ofSchema = ({ type, items }: JsonObject): fc.Arbitrary<JsonValue> => {
  if (type === "integer") return fc.integer();
  if (type === "boolean") return fc.boolean();
  if (type === "array") return fc.array(ofSchema(items as JsonObject), { maxLength: 3 });
  return texts;
};

/** Arguments for an endpoint, with some that it does not know. */
function argumentsFor(endpoint: Endpoint): fc.Arbitrary<ToolArguments> {
  const { parameters = [], requestBody } = endpoint;
  const known = parameters.map(({ name, schema }) =>
    fc.tuple(fc.constant(name), ofSchema(schema), fc.constantFrom(true, true, true, false)),
  );
  const bodyNames = Object.keys((requestBody?.schema["properties"] as object | undefined) ?? {});
  const ofBody = bodyNames.map((name) =>
    fc.tuple(fc.constant(name), fc.constantFrom<JsonValue>(1, null, 2), fc.boolean()),
  );
  const body = fc.tuple(
    fc.constant("body"),
    fc.constantFrom<JsonValue>([1], "x", {}, { a: 1 }, [], null),
    fc.boolean(),
  );
  const unknown = fc.tuple(
    fc.constantFrom("other", "toString"),
    fc.constant(5),
    fc.constantFrom(true, false, false),
  );
  return fc.tuple(...ofBody, body, unknown, ...known).map((entries) => {
    const given = entries.filter(([, , isGiven]) => isGiven);
    return Object.fromEntries(given.map(([name, value]) => [name, value]));
  });
}

/** The arguments again, read from the request by the schemas of the endpoint. */
function readBack(endpoint: Endpoint, template: RequestTemplate, given: ToolArguments): object {
  const request = composeRequest(template, given);
  if (request.error !== undefined)
    throw new Error(`${request.error.code}: ${request.error.message}`);
  const [path = "", query = ""] = request.pathAndQuery.split("?");
  const segments = path.split("/").slice(2).map(decodeURIComponent);
  const pairs = query === "" ? [] : query.split("&").map((pair) => pair.split("="));
  const found: [string, JsonValue][] = [];
  for (const { name, in: place, schema, style, explode } of endpoint.parameters ?? []) {
    const isList = schema["type"] === "array";
    const type = isList ? (schema["items"] as JsonObject) : schema;
    const read = (text: string): JsonValue =>
      type["type"] === "string" ? text : (JSON.parse(text) as JsonValue);
    if (place === "path") found.push([name, read(segments.shift() ?? "")]);
    if (
      place === "header" &&
      request.headers !== undefined &&
      Object.hasOwn(request.headers, name)
    ) {
      found.push([name, read(request.headers[name] ?? "")]);
    }
    const own = pairs
      .filter(([key = ""]) => decodeURIComponent(key) === name)
      .map(([, value = ""]) => value);
    if (place !== "query" || own.length === 0) continue;
    const delimiter = style === "pipeDelimited" ? "|" : ",";
    const elements =
      isList && explode === false ? own.flatMap((value) => value.split(delimiter)) : own;
    const values = elements.map((text) => read(decodeURIComponent(text)));
    found.push([name, isList ? values : (values[0] ?? null)]);
  }
  const { bodyJson } = request;
  if (template.bodyRoot !== undefined && bodyJson !== undefined) found.push(["body", bodyJson]);
  if (template.body !== undefined) found.push(...Object.entries(bodyJson as JsonObject));
  return Object.fromEntries(found);
}

/** An empty list writes nothing, so that it is read back as absent. */
function withoutEmptyLists(endpoint: Endpoint, given: ToolArguments): object {
  const lists = new Set(
    (endpoint.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      return !(lists.has(name) && Array.isArray(value) && value.length === 0);
    }),
  );
}

/** Values that a schema of a text cannot refuse and a request cannot carry. */
const REFUSED: readonly string[] = ["invalid_path_type", "invalid_type", "header_injection"];

test("what the schema accepts is composed, and read back as the arguments it was composed of", () => {
  let composed = 0;
  let refused = 0;
  const cases = endpoints.chain((endpoint) =>
    fc.tuple(fc.constant(endpoint), fc.constantFrom("reject", "ignore"), argumentsFor(endpoint)),
  );
  fc.assert(
    fc.property(cases, ([endpoint, unknown, given]) => {
      const input = toolInput(endpoint, { unknownArguments: unknown as "reject" });
      if (input.error !== undefined) return;
      const { inputSchema, template } = input;
      const isAccepted = ajv.validate(inputSchema, given);
      const { error } = composeRequest(template, given);
      if (!isAccepted) {
        refused += 1;
        return;
      }
      if (error !== undefined) {
        expect(REFUSED).toContain(error.code);
        return;
      }
      composed += 1;
      const isOpen = template.body?.additionalProperties === true;
      const permitted = Object.keys(inputSchema.properties);
      const kept = Object.entries(withoutEmptyLists(endpoint, given)).filter(
        ([name]) => isOpen || permitted.includes(name),
      );
      expect(readBack(endpoint, template, given)).toEqual(Object.fromEntries(kept));
    }),
    { numRuns: 8_000 },
  );
  expect(composed).toBeGreaterThan(1_500);
  expect(refused).toBeGreaterThan(500);
});

test("the composer refuses as unknown what the schema refuses as additional, and nothing else", () => {
  const cases = endpoints.chain((endpoint) =>
    fc.tuple(fc.constant(endpoint), argumentsFor(endpoint)),
  );
  fc.assert(
    fc.property(cases, ([endpoint, given]) => {
      const input = toolInput(endpoint);
      if (input.error !== undefined) return;
      const { inputSchema, template } = input;
      const closed = inputSchema["additionalProperties"] === false;
      const isUnknown = Object.keys(given).some(
        (name) => !Object.hasOwn(inputSchema.properties, name),
      );
      const { error } = composeRequest(template, given);
      expect(error?.code === "unknown_argument").toBe(closed && isUnknown);
    }),
    { numRuns: 4_000 },
  );
});
