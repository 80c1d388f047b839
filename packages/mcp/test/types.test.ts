import { IsInt, IsOptional, IsString } from "class-validator";
import { defineTool, toolResult, type ShapeOf, type Tool } from "../src/index.js";

// The types are what is tested: `tsc -p tsconfig.test.json` refuses this file where one of them is another.

class Item {
  @IsInt()
  id!: number;

  @IsOptional()
  @IsString()
  note?: string;

  at = new Date(0);

  double(): number {
    return this.id * 2;
  }
}

class Box {
  items!: Item[];
}

const base = { name: "tool", description: "A tool" };

const tools: readonly Tool[] = [
  defineTool({ ...base, input: Item, handler: (args) => args.double() }),
  defineTool({
    ...base,
    input: Item,
    handler: (args, { signal, tool }) => Promise.resolve([args.id, signal, tool]),
  }),
  // Methods need not be there, and what is optional may be left out.
  defineTool({ ...base, input: Item, output: Item, handler: ({ id, at }) => ({ id, at }) }),
  defineTool({ ...base, input: Item, output: Item, handler: (args) => args }),
  defineTool({ ...base, output: [Item], handler: () => [{ id: 1, at: new Date(0) }, new Item()] }),
  defineTool({
    ...base,
    output: Box,
    handler: () => Promise.resolve({ items: [{ id: 1, at: new Date(0) }] }),
  }),
  defineTool({
    ...base,
    output: Item,
    handler: () => toolResult({ content: [{ type: "text", text: "x" }] }),
  }),
];

const at = new Date(0);
const wrongId = () => ({ id: "1", at });
const noId = () => ({ at });
const noList = () => ({ id: 1, at });

const refused: readonly Tool[] = [
  // @ts-expect-error -- the id is a number
  defineTool({ ...base, output: Item, handler: wrongId }),
  // @ts-expect-error -- the id is missing
  defineTool({ ...base, output: Item, handler: noId }),
  // @ts-expect-error -- one is no list
  defineTool({ ...base, output: [Item], handler: noList }),
  // @ts-expect-error -- a list is not one
  defineTool({ ...base, output: Item, handler: () => [noList()] }),
];

const shape: ShapeOf<Box> = { items: [{ id: 1, at: new Date(0) }] };

test("the types of handlers are those of the classes", () => {
  expect([tools.length, refused.length]).toEqual([7, 4]);
  expect(shape.items).toHaveLength(1);
});
