import { standard } from "@shapewright/arguments";
import { initTRPC } from "@trpc/server";
import { IsInt, IsString, Max, Min, MinLength } from "class-validator";

export class BookRoom {
  /** The class itself may be handed over where a Standard Schema is taken. */
  static readonly "~standard" = standard(() => BookRoom);

  @IsString()
  @MinLength(2)
  room!: string;

  @IsInt()
  @Min(1)
  @Max(8)
  hours = 1;

  costs(): number {
    return this.hours * 20;
  }
}

const { router, procedure, createCallerFactory } = initTRPC.create();

export const rooms = router({
  book: procedure
    .input(BookRoom)
    .mutation(({ input }) => `${input.room} is booked for ${input.costs()} euros.`),
});

export const createCaller = createCallerFactory(rooms);
