import type { Class, Diagnostic, TypeShape } from "@shapewright/binding";
import { toInputSchema, toTypeShape } from "@shapewright/binding";
import { Order } from "./order.js";
import { Product } from "./own-decorators.js";
import { CreateMeeting } from "./quick-start.js";
import { described } from "./operations.js";
import { printDiagnostics, printHeading, printSchema, printShape } from "./print.js";
import { Company } from "./shared-and-recursive.js";

const DEMOS: readonly { readonly title: string; readonly cls: Class }[] = [
  { title: "An existing DTO with class-validator and class-transformer", cls: CreateMeeting },
  { title: "The product's own decorators, without class-validator", cls: Product },
  { title: "Shared and recursive types", cls: Company },
  { title: "An order", cls: Order },
];

for (const { title, cls } of DEMOS) {
  const found: Diagnostic[] = [];
  const shape: TypeShape = toTypeShape(cls).shape;
  const schema = toInputSchema(cls, { diagnostics: { report: (told) => found.push(told) } });
  printHeading(title, cls.name);
  printShape(shape);
  printSchema(schema);
  printDiagnostics(found);
}

const { inputSchema, outputSchema } = described.list_books;
printHeading("An operation: what it takes and what it gives, in the dialect flat", "list_books");
printSchema(inputSchema);
if (outputSchema !== undefined) printSchema(outputSchema, "outputSchema");
