import { toInputSchema } from "@shapewright/binding";
import { explanation, InviteMember, text } from "../src/explain.js";

const [root] = explanation.classes;

test("every decorator of the member with five of three libraries is explained", () => {
  const email = root!.members.find(({ member }) => member === "email")!;
  expect(email.decorators.map(({ source, outcome }) => `${outcome} ${source}`).sort()).toEqual([
    "guidance class-validator",
    "host class-transformer",
    "host class-validator",
    "overruled nest-swagger",
    "stated class-transformer",
    "stated design:type",
  ]);
});

test("places are those of the schema", () => {
  const schema = toInputSchema(InviteMember, { diagnostics: { report: () => undefined } });
  const places = root!.members.flatMap(({ decorators }) =>
    decorators.flatMap(({ where }) => where),
  );
  expect(places).toContain("/properties/seats/minimum");
  for (const place of places) {
    const found = place
      .split("/")
      .slice(1)
      .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], schema);
    expect([place, found]).not.toContain(undefined);
  }
});

test("the text has a line for each decorator", () => {
  for (const { decorators } of root!.members) {
    for (const { decorator } of decorators) expect(text).toContain(decorator);
  }
});
