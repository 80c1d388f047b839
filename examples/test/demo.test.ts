import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TypeShape } from "@shapewright/binding";
import { bundled } from "../../test/bundled.js";
import { showServer } from "../src/demo-server.js";
import { printDiagnostics, printShape } from "../src/print.js";

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, "log").mockImplementation((text: string) => {
    printed.push(...stripVTControlCharacters(text).split("\n"));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("the demo prints the shape, the schema and the diagnostics of each class", async () => {
  await import("../src/demo.js");
  const titles = printed.filter((line) => /^\w+: /.test(line)).map((line) => line.split(":")[0]);
  expect(titles).toEqual(["CreateMeeting", "Product", "Company", "Order", "list_books"]);
  const classes = titles.length - 1;
  const parts = { TypeShape: classes, inputSchema: titles.length, outputSchema: 1 };
  for (const [part, times] of Object.entries({ ...parts, Diagnostics: classes })) {
    expect(printed.filter((line) => line === part)).toHaveLength(times);
  }
});

test("the demo of the server lists its tools, and calls them well and wrongly", async () => {
  const program = bundled(join(__dirname, "../src/mcp-server.ts"), "cjs");
  try {
    await showServer(program.path);
  } finally {
    program.remove();
  }
  const parts = printed.filter((line) =>
    /^\w+ (takes|gives|called with)$|^(answered|refused)$/.test(line),
  );
  expect(parts).toEqual([
    "create_meeting takes",
    "create_meeting gives",
    "find_meetings takes",
    "find_meetings gives",
    ...["create_meeting called with", "answered"],
    ...["create_meeting called with", "refused"],
    ...["find_meetings called with", "answered"],
  ]);
  expect(printed).toContain('  [{"id":1,"title":"Planning","minutes":30}]');
  expect(printed.filter((line) => /^ {2}(title|minutes): /.test(line))).toHaveLength(2);
}, 20_000);

test("a member is one line with its constraints", () => {
  const tags = {
    name: "tags",
    type: {
      kind: "array",
      items: { kind: "scalar", scalar: "string", constraints: { minSize: 2 } },
      nullable: true,
    },
    required: true,
    readOnly: false,
    constructorBound: false,
    constraints: { maxSize: 5, pattern: "^a" },
  } as const;
  const shape: TypeShape = {
    root: { kind: "ref", ref: "Post" },
    types: { Post: { name: "Post", members: [tags] } },
  };
  printShape(shape);
  expect(printed).toEqual([
    "TypeShape",
    "  Post",
    "    tags  array of string (minSize 2)  required, nullable, maxSize 5, pattern ^a",
  ]);
});

test("a type without members says so", () => {
  printShape({
    root: { kind: "ref", ref: "Empty" },
    types: { Empty: { name: "Empty", members: [] } },
  });
  expect(printed).toEqual(["TypeShape", "  Empty  no members"]);
});

test("a diagnostic is its severity, code and message", () => {
  const message = "Order.item: what it is cannot be read.";
  printDiagnostics([{ code: "unreadable_shape", severity: "warning", message, path: "" }]);
  expect(printed).toEqual(["Diagnostics", "  warning unreadable_shape", `    ${message}`]);
});
