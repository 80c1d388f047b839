import { takesColours } from "../src/output/terminal";

test.each([
  [{}, true],
  [{ TERM: "xterm" }, true],
  [{ NO_COLOR: "" }, true],
  [{ NO_COLOR: "1" }, false],
  [{ TERM: "dumb" }, false],
])("the environment %j takes colours: %s", (env, colours) => {
  expect(takesColours(env)).toBe(colours);
});
