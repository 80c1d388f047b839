import type { ObjectType, TypeNode, TypeShape } from "@shapewright/rules";
import { checkTypeShape } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import type { Declaration } from "../facts/declaration.js";
import { thrownReason } from "../facts/thrown-reason.js";
import type { Remark } from "../merge/index.js";
import { warning } from "../merge/index.js";
import type { Reader } from "../readers/reader.js";
import { withKeys } from "./renamed-shape.js";
import { displayName } from "./type-keys.js";

/** A class as it was declared by hand: its type, and those that this leads to under keys of the reading. */
export type DeclaredClass =
  | { readonly type: ObjectType; readonly others: ReadonlyMap<string, ObjectType> }
  | { readonly remark: Remark };

/** Whether a class is declared by hand. */
export function isDeclaredClass(cls: Class, readers: readonly Reader[]): boolean {
  return declaredBy(cls, readers) !== undefined;
}

/** What declares a class by hand; `undefined` where nothing does. */
export function declaredBy(cls: Class, readers: readonly Reader[]): string | undefined {
  const declaration = declarationOf(cls, readers);
  const isShape =
    declaration !== undefined && "given" in declaration && shapeIn(declaration.given).ok;
  return isShape ? declaration.by : undefined;
}

/**
 * What is declared of a class by hand; `undefined` where nothing is. A declaration that is no shape is reported, and the
 * class read as any other.
 *
 * @param key the class's own
 * @param newKey gives a key that no type of the reading has
 */
export function declaredClass(
  cls: Class,
  readers: readonly Reader[],
  key: string,
  newKey: (wanted: string) => string,
): DeclaredClass | undefined {
  const declaration = declarationOf(cls, readers);
  if (declaration === undefined) return undefined;
  if ("problem" in declaration) return refused(declaration.by, declaration.problem);
  const checked = shapeIn(declaration.given);
  if (!checked.ok) return refused(declaration.by, `is no TypeShape: ${checked.problem}`);
  const { root, types } = checked.shape;
  const rootKey = root.kind === "ref" ? root.ref : undefined;
  const keys = new Map(
    Object.keys(types).map((own) => [own, own === rootKey ? key : newKey(own)] as const),
  );
  const renamed = withKeys({ root, types }, keys);
  const others = new Map(Object.entries(renamed.types));
  const type = others.get(key) ?? standingFor(cls, renamed.root);
  others.delete(key);
  return { type, others };
}

function declarationOf(cls: Class, readers: readonly Reader[]): Declaration | undefined {
  for (const reader of readers) {
    const declaration = reader.declaration?.(cls);
    if (declaration !== undefined) return declaration;
  }
  return undefined;
}

function refused(by: string, problem: string): DeclaredClass {
  return {
    remark: warning(
      "unreadable_shape",
      `${by} ${problem}. Mend it; until then the class is read from its decorators.`,
    ),
  };
}

type Checked =
  | { readonly ok: true; readonly shape: TypeShape }
  | { readonly ok: false; readonly problem: string };

/** Looking at it may throw: an object may be of any make. */
function shapeIn(given: unknown): Checked {
  try {
    return checkedShape(given);
  } catch (error) {
    return { ok: false, problem: `looking at it failed (${thrownReason(error)})` };
  }
}

function checkedShape(given: unknown): Checked {
  // A node by itself needs no types.
  const isNode = typeof given === "object" && given !== null && "kind" in given;
  const shape: unknown = isNode ? { root: given, types: {} } : given;
  const { ok, problems } = checkTypeShape(shape);
  if (ok) return { ok, shape: shape as TypeShape };
  const [first] = problems;
  return {
    ok,
    problem:
      first === undefined
        ? ""
        : `at ${first.pointer === "" ? "its root" : first.pointer}, ${first.message}`,
  };
}

/** A type that is a value of another kind on the wire. */
function standingFor(cls: Class, node: TypeNode): ObjectType {
  const member = {
    name: "value",
    type: node,
    required: true,
    readOnly: false,
    constructorBound: false,
  };
  return { name: displayName(cls), members: [member], wrapper: true };
}
