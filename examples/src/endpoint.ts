import { composeRequest, type ToolArguments, toToolInput } from "@shapewright/binding";
import { Type } from "class-transformer";
import { ArrayNotEmpty, IsInt, IsString, Min, ValidateNested } from "class-validator";

// #region dto
export class Line {
  @IsString()
  sku!: string;

  @IsInt()
  @Min(1)
  count!: number;
}

export class ReplaceOrder {
  @ValidateNested({ each: true })
  @Type(() => Line)
  @ArrayNotEmpty()
  lines!: Line[];
}

/** What the tool takes: the path's id, the query's flag and the members of the body. */
export const replaceOrder = toToolInput({
  method: "PUT",
  route: "/orders/{id}",
  parameters: {
    path: { id: { type: String, description: "The order's id" } },
    query: { notify: Boolean },
  },
  body: ReplaceOrder,
});

/** Sends a call of the tool to the service; arguments that make no request come back as a text for the model. */
export async function callService(base: string, given: ToolArguments): Promise<string> {
  if (replaceOrder.error !== undefined) throw new Error(replaceOrder.error.message);
  const request = composeRequest(replaceOrder.template, given);
  if (request.error !== undefined) return `${request.error.code}: ${request.error.message}`;
  const { method = "GET", pathAndQuery, bodyJson } = request;
  const response = await fetch(base + pathAndQuery, {
    method,
    headers: { ...request.headers, "content-type": "application/json" },
    ...(bodyJson === undefined ? {} : { body: JSON.stringify(bodyJson) }),
  });
  return response.text();
}
// #endregion
