import "reflect-metadata";
import { Module } from "@nestjs/common";
import { Payload } from "@nestjs/microservices";
import { McpController, McpStrategy, Tool } from "@rekog/mcp-nest";
import { Standard } from "@shapewright/arguments";
import { IsInt, IsString, Max, Min, MinLength } from "class-validator";

export class Room {
  @IsString()
  @MinLength(2)
  room!: string;
}

/** The mixin makes it a Standard Schema; a class that extends it is one of its own members. */
export class BookRoom extends Standard(Room) {
  @IsInt()
  @Min(1)
  @Max(8)
  hours = 1;

  told(): string {
    return `${this.room} is booked, ${this.hours} hours.`;
  }
}

@McpController()
export class RoomTools {
  @Tool({ name: "book_room", description: "Book a room", parameters: BookRoom })
  book(@Payload() booking: BookRoom): string {
    return booking.told();
  }
}

@Module({ controllers: [RoomTools] })
export class RoomsModule {}

/** What `NestFactory.createMicroservice(RoomsModule, { strategy })` serves over one of `new StdioTransport()` and others. */
export function createStrategy(
  transports: ConstructorParameters<typeof McpStrategy>[0]["transports"],
): McpStrategy {
  return new McpStrategy({ name: "rooms", version: "1.0.0", transports, logging: false });
}
