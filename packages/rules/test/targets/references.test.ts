import type { Row } from "./changes.js";
import { changes } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "what is used twice is written twice where recursion alone is kept",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" }, b: { $ref: "#/$defs/A", description: "Second" } },
      $defs: {
        A: { type: "object", properties: { c: { $ref: "#/$defs/B" } } },
        B: { type: "string" },
        Unused: { type: "string" },
      },
    },
    schema: {
      type: "object",
      properties: {
        a: { type: "object", properties: { c: { type: "string" } } },
        b: { type: "object", properties: { c: { type: "string" } }, description: "Second" },
      },
    },
    told: [],
  },
  {
    name: "what is used twice stays a definition in draft-07, beside nothing",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" }, b: { $ref: "#/$defs/A", description: "Second" } },
      $defs: {
        A: { type: "object", properties: { c: { $ref: "#/$defs/B" } } },
        B: { type: "string" },
        Unused: { type: "string" },
      },
    },
    schema: {
      type: "object",
      properties: {
        a: { $ref: "#/definitions/A" },
        b: { allOf: [{ $ref: "#/definitions/A" }], description: "Second" },
      },
      definitions: {
        A: { type: "object", properties: { c: { $ref: "#/definitions/B" } } },
        B: { type: "string" },
      },
    },
    told: [],
  },
  {
    name: "no reference is kept for OpenAPI",
    target: "openapi-3.1",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: {
        A: { type: "object", properties: { c: { $ref: "#/$defs/B" } } },
        B: { type: "string" },
      },
    },
    schema: {
      type: "object",
      properties: { a: { type: "object", properties: { c: { type: "string" } } } },
    },
    told: [],
  },
  {
    name: "recursion is kept",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    told: [],
  },
  {
    name: "recursion is kept in draft-07",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/definitions/A" } },
      definitions: {
        A: { type: "object", properties: { n: { $ref: "#/definitions/A" } }, title: "Node" },
      },
    },
    told: [],
  },
  {
    name: "recursion is cut where none is taken",
    target: "gemini-openapi",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    schema: {
      type: "object",
      properties: {
        a: {
          type: "object",
          properties: {
            n: {
              type: "object",
              properties: {
                n: { type: "object", description: "What is nested further is not described." },
              },
              title: "Node",
            },
          },
          title: "Node",
        },
      },
    },
    told: ["widened $ref /properties/a/properties/n/properties/n"],
  },
  {
    name: "recursion of the root gets a name",
    target: "mcp",
    given: { type: "object", properties: { n: { $ref: "#" } } },
    schema: {
      type: "object",
      properties: { n: { $ref: "#/$defs/Root" } },
      $defs: { Root: { type: "object", properties: { n: { $ref: "#/$defs/Root" } } } },
    },
    told: [],
  },
  {
    name: "recursion of the root gets its title as a name",
    target: "mcp",
    given: { type: "object", properties: { n: { $ref: "#" } }, title: "Tree node" },
    schema: {
      type: "object",
      properties: { n: { $ref: "#/$defs/Tree_node" } },
      title: "Tree node",
      $defs: {
        Tree_node: {
          type: "object",
          properties: { n: { $ref: "#/$defs/Tree_node" } },
          title: "Tree node",
        },
      },
    },
    told: [],
  },
  {
    name: "a place among the members",
    target: "mcp",
    given: { type: "object", properties: { a: { type: "string" }, b: { $ref: "#/properties/a" } } },
    schema: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } },
    told: [],
  },
  {
    name: "a place among the members gets a name",
    target: "draft-07",
    given: { type: "object", properties: { a: { type: "string" }, b: { $ref: "#/properties/a" } } },
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { $ref: "#/definitions/a" } },
      definitions: { a: { type: "string" } },
    },
    told: [],
  },
  {
    name: "a branch of a choice gets a name",
    target: "draft-07",
    given: {
      type: "object",
      properties: {
        a: { anyOf: [{ type: "string" }, { type: "integer" }] },
        b: { $ref: "#/properties/a/anyOf/0" },
      },
    },
    schema: {
      type: "object",
      properties: {
        a: { anyOf: [{ type: "string" }, { type: "integer" }] },
        b: { $ref: "#/definitions/Part0" },
      },
      definitions: { Part0: { type: "string" } },
    },
    told: [],
  },
  {
    name: "an anchor",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#here" } },
      $defs: { X: { $anchor: "here", type: "string" } },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/definitions/X" } },
      definitions: { X: { type: "string" } },
    },
    told: [],
  },
  {
    name: "what leads nowhere is described",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/Gone" }, b: { $ref: "other.json#/A" } },
    },
    schema: {
      type: "object",
      properties: {
        a: { description: '$ref: "#/$defs/Gone".' },
        b: { description: '$ref: "other.json#/A".' },
      },
    },
    told: ["widened $ref /properties/a", "widened $ref /properties/b"],
  },
  {
    name: "what leads nowhere is told of OpenAPI",
    target: "openapi-3.1",
    given: { type: "object", properties: { a: { $ref: "#/$defs/Gone" } } },
    schema: {
      type: "object",
      properties: { a: { description: "What is nested further is not described." } },
    },
    told: ["widened $ref /properties/a"],
  },
  {
    name: "what depends on how it was reached is described",
    target: "mcp",
    given: { type: "object", properties: { a: { $dynamicRef: "#node" } } },
    schema: { type: "object", properties: { a: { description: '$dynamicRef: "#node".' } } },
    told: ["widened $dynamicRef /properties/a"],
  },
  {
    name: "a schema with an identifier has definitions of its own",
    target: "draft-07",
    given: {
      type: "object",
      properties: {
        a: { $id: "https://x.example/inner", $ref: "#/$defs/A", $defs: { A: { type: "integer" } } },
        b: { $ref: "#/$defs/A" },
      },
      $defs: { A: { type: "string" } },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/definitions/A_2" }, b: { $ref: "#/definitions/A" } },
      definitions: { A: { type: "string" }, A_2: { type: "integer" } },
    },
    told: [],
  },
  {
    name: "a schema with an identifier does not see those of the root",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { $id: "https://x.example/inner", $ref: "#/$defs/A" } },
      $defs: { A: { type: "string" } },
    },
    schema: { type: "object", properties: { a: { description: '$ref: "#/$defs/A".' } } },
    told: ["widened $ref /properties/a"],
  },
  {
    name: "names with characters that are escaped",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/a~1b%20~0%25" } },
      $defs: { "a/b ~%": { type: "string" } },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/definitions/a~1b%20~0%25" } },
      definitions: { "a/b ~%": { type: "string" } },
    },
    told: [],
  },
  {
    name: "definitions of draft-07 keep their names",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/definitions/a%20b" } },
      definitions: {
        "a b": { type: "object", properties: { n: { $ref: "#/definitions/a%20b" } }, title: "T" },
      },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/definitions/a%20b" } },
      definitions: {
        "a b": { type: "object", properties: { n: { $ref: "#/definitions/a%20b" } }, title: "T" },
      },
    },
    told: [],
  },
  {
    name: "definitions of draft-07 are met as well",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { $ref: "#/definitions/A" } },
      definitions: { A: { type: "object", properties: { n: { $ref: "#/definitions/A" } } } },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A" } },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } } } },
    },
    told: [],
  },
  {
    name: "what is referred to where no schema is looked for",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/x-schemas/A" } },
      "x-schemas": { A: { type: "object", properties: { b: { $ref: "#/x-schemas/B" } } }, B: true },
    },
    schema: {
      type: "object",
      properties: { a: { $ref: "#/definitions/A" } },
      definitions: { A: { type: "object", properties: { b: {} } } },
    },
    told: ["annotation-lost x-schemas /"],
  },
  {
    name: "a reference to a boolean",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/Y" }, b: { $ref: "#/$defs/N" } },
      $defs: { Y: true, N: false },
    },
    schema: { type: "object", properties: { a: {}, b: { not: {} } } },
    told: [],
  },
  {
    name: "what stands beside a reference holds as well",
    target: "mcp",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A", minLength: 2, description: "D" } },
      $defs: { A: { type: "string" } },
    },
    schema: {
      type: "object",
      properties: { a: { allOf: [{ type: "string" }], description: "D", minLength: 2 } },
    },
    told: [],
  },
  {
    name: "what stands beside a reference is taken into it",
    target: "gemini",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A", minItems: 2, description: "D" } },
      $defs: { A: { type: "array", items: { type: "string" } } },
    },
    schema: {
      type: "object",
      properties: {
        a: { type: "array", items: { type: "string" }, description: "D", minItems: 2 },
      },
    },
    told: [],
  },
  {
    name: "what stands beside recursion goes around it",
    target: "gemini",
    given: {
      type: "object",
      properties: {
        a: { $ref: "#/$defs/A", title: "T" },
        b: { $ref: "#/$defs/A", description: "D" },
      },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    schema: {
      type: "object",
      properties: {
        a: { anyOf: [{ $ref: "#/$defs/A" }], title: "T" },
        b: { $ref: "#/$defs/A", description: "D" },
      },
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    told: [],
  },
  {
    name: "what stands beside a reference holds as well in draft-07",
    target: "draft-07",
    given: {
      type: "object",
      properties: { a: { $ref: "#/$defs/A", minLength: 2 } },
      $defs: { A: { type: "string" } },
    },
    schema: {
      type: "object",
      properties: { a: { allOf: [{ $ref: "#/definitions/A" }], minLength: 2 } },
      definitions: { A: { type: "string" } },
    },
    told: [],
  },
  {
    name: "two references in one place leave room for one",
    target: "gemini",
    given: {
      type: "object",
      properties: { a: { allOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] } },
      $defs: {
        A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" },
        B: { type: "object", properties: { n: { $ref: "#/$defs/B" } } },
      },
    },
    schema: {
      type: "object",
      properties: {
        a: { anyOf: [{ $ref: "#/$defs/B" }], description: '{"anyOf":[{"$ref":"#/$defs/A"}]}.' },
      },
      $defs: { B: { type: "object", properties: { n: { $ref: "#/$defs/B" } } } },
    },
    told: ["widened allOf /properties/a"],
  },
  {
    name: "a root that is a reference is what it refers to",
    target: "mcp",
    given: {
      $ref: "#/$defs/A",
      description: "The root",
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    schema: {
      type: "object",
      properties: { n: { $ref: "#/$defs/A" } },
      title: "Node",
      description: "The root",
      $defs: { A: { type: "object", properties: { n: { $ref: "#/$defs/A" } }, title: "Node" } },
    },
    told: [],
  },
  {
    name: "a root that is a reference takes what stands beside it",
    target: "mcp",
    given: {
      $ref: "#/$defs/A~1",
      properties: { m: { type: "string" } },
      $defs: {
        "A/": { type: "object", properties: { n: { $ref: "#/$defs/A~1" } }, required: ["n"] },
      },
    },
    schema: {
      type: "object",
      properties: { m: { type: "string" }, n: { $ref: "#/$defs/A~1" } },
      required: ["n"],
      $defs: {
        "A/": { type: "object", properties: { n: { $ref: "#/$defs/A~1" } }, required: ["n"] },
      },
    },
    told: [],
  },
];

describe("references for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(changes(given, target)).toEqual({ schema, told });
  });
});
