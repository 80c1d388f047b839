import {
  BadRequestException,
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  NotFoundException,
  Param,
  ParseArrayPipe,
  ParseIntPipe,
  Post,
  Put,
  Query,
  type PipeTransform,
  UploadedFile,
} from "@nestjs/common";
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from "@nestjs/swagger";
import { AsTool } from "@shapewright/nestjs";
import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import {
  CancelOrder,
  Category,
  CreateOrder,
  OrderQuery,
  OrderView,
  PayOrder,
  QuickOrder,
  ReplaceOrder,
} from "./dtos.js";

/** A body that may be left out, and that is held to its rules where it is sent. */
const optionalCancel: PipeTransform = {
  transform: (value: unknown) => {
    // A parser may make an empty object of no body; the empty text is no JSON.
    if (value === undefined || value === null) return undefined;
    const body = plainToInstance(CancelOrder, value);
    const errors = validateSync(body, { whitelist: true, forbidNonWhitelisted: true });
    if (errors.length === 0) return body;
    throw new BadRequestException(
      errors.flatMap(({ constraints = {} }) => Object.values(constraints)),
    );
  },
};

/** A type that is gone at run time. */
interface Note {
  readonly text: string;
}

const view = (id: number, status: string): OrderView =>
  Object.assign(new OrderView(), { id, status });

@AsTool()
@Controller("orders")
export class OrdersController {
  @Get()
  @ApiOperation({ summary: "Lists orders" })
  @ApiOkResponse({ type: [OrderView] })
  list(@Query() { status = "open", limit = 2 }: OrderQuery): OrderView[] {
    return Array.from({ length: Math.min(limit, 2) }, (_, at) => view(at + 1, status));
  }

  @Post("quick")
  @ApiOperation({ summary: "Orders one item" })
  @ApiCreatedResponse({ type: OrderView })
  quick(@Body() { quantity = 1 }: QuickOrder): OrderView {
    return view(quantity, "open");
  }

  @Post()
  @ApiOperation({ summary: "Creates an order" })
  @ApiCreatedResponse({ type: OrderView })
  create(
    @Body() { rows }: CreateOrder,
    @Headers("idempotency-key") key?: string,
    @Headers("authorization") caller?: string,
  ): OrderView {
    return view(rows.length, `${key ?? "no key"} ${caller ?? "nobody"}`);
  }

  @Put(":id")
  @ApiOperation({ summary: "Replaces an order" })
  @ApiOkResponse({ type: OrderView })
  replace(@Param("id", ParseIntPipe) id: number, @Body() body: ReplaceOrder): OrderView {
    if (id > 100) throw new NotFoundException(`There is no order ${String(id)}.`);
    return view(body.id ?? id, "open");
  }

  @Post(":id/cancel")
  @ApiOperation({ summary: "Cancels an order", description: "With a reason, if there is one." })
  @ApiBody({ type: CancelOrder, required: false })
  @ApiCreatedResponse({ type: OrderView })
  cancel(@Param("id", ParseIntPipe) id: number, @Body(optionalCancel) body: unknown): OrderView {
    return view(
      id,
      body === undefined ? "cancelled" : `cancelled: ${(body as CancelOrder).reason}`,
    );
  }

  @Post("bulk")
  @ApiOperation({ summary: "Creates many orders" })
  @ApiCreatedResponse({ type: [OrderView] })
  bulk(
    @Body(new ParseArrayPipe({ items: QuickOrder, whitelist: true, forbidNonWhitelisted: true }))
    orders: QuickOrder[],
  ): OrderView[] {
    return orders.map(({ quantity = 1 }) => view(quantity, "open"));
  }

  @Post(":id/payment")
  @ApiOperation({ summary: "Pays an order" })
  @ApiCreatedResponse({ type: OrderView })
  pay(@Param("id", ParseIntPipe) id: number, @Body() { payment }: PayOrder): OrderView {
    return view(id, `paid by ${payment.constructor.name}`);
  }

  @Post("categories")
  @ApiOperation({ summary: "Saves a tree of categories" })
  categories(@Body() tree: Category): { readonly nodes: number } {
    const count = ({ children = [] }: Category): number =>
      children.reduce((sum, child) => sum + count(child), 1);
    return { nodes: count(tree) };
  }

  @Post(":id/notes")
  @ApiOperation({ summary: "Adds a note" })
  note(@Param("id", ParseIntPipe) id: number, @Body() note: Note): { readonly note: string } {
    return { note: `${String(id)}: ${JSON.stringify(note)}` };
  }

  @Delete(":id")
  @ApiOperation({ summary: "Deletes an order" })
  remove(@Param("id", ParseIntPipe) id: number): void {
    if (id > 100) throw new NotFoundException(`There is no order ${String(id)}.`);
  }

  @Post(":id/attachment")
  attach(@Param("id", ParseIntPipe) id: number, @UploadedFile() file: unknown): object {
    return { id, isThere: file !== undefined };
  }
}
