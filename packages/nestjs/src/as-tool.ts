import type { Class } from "@shapewright/binding";
import type { ToolAnnotations } from "@shapewright/mcp";
import { refuseUnknownNames } from "@shapewright/rules";

/** What an author says of an endpoint as a tool. */
export interface AsToolOptions {
  /** @default the `operationId` of `@ApiOperation`, else controller and method, `orders_create` */
  readonly name?: string;
  readonly title?: string;
  /** @default that of `@ApiOperation`, else the method and the route */
  readonly description?: string;
  /** What the endpoint answers, or a list of it. @default that of `@ApiOkResponse` and its kin */
  readonly output?: Class | readonly [Class];
  /** The class of the body, where its type is erased or a pipe of one's own looks at it. */
  readonly body?: Class | readonly [Class];
  /** Whether a body has to be sent. @default true, unless `@ApiBody` says otherwise */
  readonly bodyRequired?: boolean;
  readonly annotations?: ToolAnnotations;
}

const KEYS = ["name", "title", "description", "output", "body", "bodyRequired", "annotations"];

const METADATA = Symbol.for("shapewright:as-tool");

/**
 * Makes a tool of an endpoint, or of every endpoint of a controller.
 *
 * @throws TypeError for an unknown option
 */
export function AsTool(options: AsToolOptions = {}): ClassDecorator & MethodDecorator {
  refuseUnknownNames("option of @AsTool", options, KEYS);
  return (target: object, _member?: string | symbol, method?: PropertyDescriptor): void => {
    const holder: unknown = method === undefined ? target : method.value;
    Reflect.defineMetadata(METADATA, options, holder as object);
  };
}

/** What stands on a controller or on a method of it. */
export function asToolOf(holder: object): AsToolOptions | undefined {
  return Reflect.getMetadata(METADATA, holder) as AsToolOptions | undefined;
}
