import { composeRequest, type RequestTemplate, type ToolArguments } from "../../src/index.js";

const template: RequestTemplate = {
  method: "PUT",
  route: "/orders/{id}",
  parameters: [
    { name: "id", in: "path" },
    { name: "tag", in: "query" },
    { name: "X-Tenant", in: "header" },
  ],
  body: { properties: ["note"] },
};

/** A path that a server resolves, the way `fetch` writes it. */
const resolved = (pathAndQuery: string): URL => new URL(pathAndQuery, "https://api.example");

function codeOf(given: unknown, from: RequestTemplate = template): string | undefined {
  return composeRequest(from, given as ToolArguments).error?.code;
}

test("gives the whole request", () => {
  expect(
    composeRequest(template, { note: "x", id: 7, tag: ["a", "b"], "X-Tenant": "acme" }),
  ).toEqual({
    method: "PUT",
    pathAndQuery: "/orders/7?tag=a&tag=b",
    headers: { "X-Tenant": "acme" },
    bodyJson: { note: "x" },
  });
});

test("an error names the argument, or the permitted ones", () => {
  const message = (given: ToolArguments) => composeRequest(template, given).error?.message;
  expect(message({ id: 1, nope: 1, __proto_: 2 })).toBe(
    'Unknown arguments "nope", "__proto_". Permitted: "id", "tag", "X-Tenant", "note".',
  );
  expect(message({})).toBe('The argument "id" is missing.');
  expect(message({ id: ".." })).toBe('The argument "id" is "..", which is no segment of a path.');
  expect(message({ id: 1, tag: null })).toBe('The argument "tag" is null; leave it away instead.');
  expect(composeRequest({ route: "/" }, { a: 1 }).error?.message).toBe(
    'Unknown argument "a". There are none.',
  );
});

describe("hostile values", () => {
  test.each([
    "../admin",
    "..\\admin",
    "%2e%2e",
    "a/../../b",
    "?admin=1",
    "#x",
    "a;b",
    "//host",
    "@host",
  ])("%j stays one segment of the path", (id) => {
    const { pathAndQuery } = composeRequest(template, { id }) as { pathAndQuery: string };
    const url = resolved(pathAndQuery);
    expect([url.host, url.search, url.hash]).toEqual(["api.example", "", ""]);
    const [, orders, segment, ...more] = url.pathname.split("/");
    expect([orders, decodeURIComponent(segment ?? ""), more]).toEqual(["orders", id, []]);
  });

  test.each(["a\r\nX-Admin: 1", "a\nb", "a\0b"])("%j is no header", (tenant) => {
    expect(codeOf({ id: 1, "X-Tenant": tenant })).toBe("header_injection");
    expect(codeOf({ id: 1, "X-Tenant": ["ok", tenant] })).toBe("header_injection");
  });

  test.each(["a\u0001", "\u007F", "日本", "\u0100"])(
    "%j is refused before the sender does",
    (tenant) => {
      expect(codeOf({ id: 1, "X-Tenant": tenant })).toBe("invalid_type");
    },
  );

  test("what is composed as a header is one that is sent", () => {
    for (let code = 0; code < 0x180; code += 1) {
      const value = `a${String.fromCharCode(code)}b`;
      const { headers } = composeRequest(template, { id: 1, "X-Tenant": value }) as {
        headers?: Record<string, string>;
      };
      if (headers !== undefined) expect(new Headers(headers).get("X-Tenant")).toBe(value);
    }
  });

  test.each(["\uD800", "a\uDFFF", "\uDC00\uD800"])("half a character is refused", (half) => {
    for (const name of ["id", "tag", "X-Tenant"]) {
      expect(codeOf({ id: 1, [name]: half })).toBe("invalid_type");
    }
  });

  test("prototype names are names like others", () => {
    const given = JSON.parse(
      '{"id":1,"__proto__":{"polluted":true},"constructor":2}',
    ) as ToolArguments;
    expect(codeOf(given)).toBe("unknown_argument");
    const open = { ...template, body: { properties: ["__proto__"], additionalProperties: true } };
    const { bodyJson } = composeRequest(open, given) as { bodyJson: object };
    expect(JSON.stringify(bodyJson)).toBe('{"__proto__":{"polluted":true},"constructor":2}');
    expect(Object.getPrototypeOf(bodyJson)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("polluted");
    expect(
      codeOf({}, { route: "/{constructor}", parameters: [{ name: "constructor", in: "path" }] }),
    ).toBe("missing_path_parameter");
  });

  test("a hundred thousand unknown keys give a short message", () => {
    const keys = Array.from({ length: 100_000 }, (_, index): [string, number] => [
      `key${String(index)}`,
      1,
    ]);
    const { error } = composeRequest(template, { id: 1, ...Object.fromEntries(keys) });
    expect(error?.code).toBe("unknown_argument");
    expect(error?.message).toMatch(/and 99980 more\. Permitted: "id"/u);
    expect(error?.message.length).toBeLessThan(600);
    const open = { ...template, body: { properties: [], additionalProperties: true } };
    const { bodyJson } = composeRequest(open, { id: 1, ...Object.fromEntries(keys) }) as {
      bodyJson: object;
    };
    expect(Object.keys(bodyJson)).toHaveLength(100_000);
  });

  test("a text of ten million characters is encoded whole", () => {
    const long = "ä".repeat(10_000_000);
    const { pathAndQuery } = composeRequest(template, { id: 1, tag: long }) as {
      pathAndQuery: string;
    };
    expect(pathAndQuery).toHaveLength("/orders/1?tag=".length + 60_000_000);
    expect(codeOf({ id: 1, ["k".repeat(10_000_000)]: 1 })).toBe("unknown_argument");
  });

  test.each([null, [], "text", 1])("%j is no set of arguments", (given) => {
    expect(codeOf(given)).toBe("invalid_type");
  });

  test.each([Number.NaN, Infinity])("%p is no JSON", (id) => {
    expect(codeOf({ id })).toBe("invalid_type");
    expect(codeOf({ id: 1, tag: id })).toBe("invalid_type");
  });
});

describe("what is no template is refused", () => {
  test.each<[object, string]>([
    [
      {},
      'The template has no route. Give it one that starts with a slash, such as "/orders/{id}".',
    ],
    [
      { route: "orders" },
      'The template has no route. Give it one that starts with a slash, such as "/orders/{id}".',
    ],
    [{ route: "/a#b" }, 'The route "/a#b" has a fragment, white space or control characters.'],
    [{ route: "/{id}" }, "The route /{id} has {id}, and no path parameter is called so."],
    [
      { route: "/", parameters: [{ name: "id", in: "path" }] },
      'The path parameter "id" has no place {id} in the route /.',
    ],
    [
      { route: "/", body: { properties: [] }, bodyRoot: "body" },
      "The template has both body and bodyRoot. A body is either flattened or one argument.",
    ],
    [
      { route: "/", parameters: [{ name: "a" }] },
      'The parameter "a" is in undefined. It stands in path, query or header.',
    ],
  ])("%j", (given, message) => {
    expect(() => composeRequest(given as RequestTemplate, {})).toThrow(new TypeError(message));
  });
});
