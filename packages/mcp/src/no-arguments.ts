import type { TypeShape } from "@shapewright/rules";

/** What a tool takes that takes nothing. */
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- what is read is a class
export class NoArguments {
  /** Declared by hand: of a class without decorated members nobody could know that it has none. */
  static readonly typeShape: TypeShape = {
    root: { kind: "ref", ref: "NoArguments" },
    types: { NoArguments: { name: "NoArguments", members: [] } },
  };
}
