import type { Path } from "./json/path.js";
import type { Member, TypeNode } from "./type-shape/index.js";

/** A node to write, with the member it is the type of. */
export interface NodeInPlace {
  readonly node: TypeNode;
  readonly member: Member | undefined;
  readonly path: Path;
}
