import { Expose, Transform, Type } from "class-transformer";
import { peers } from "../../../src/peers.js";
import { classTransformerReader } from "../../../src/readers/class-transformer/reader.js";

class Order {
  @Type(() => Date) @Expose({ name: "placed_at" }) placedAt!: Date;
  @Transform(({ value }) => value as unknown) note!: string;
}

describe("without class-transformer", () => {
  it("the reader is silent", () => {
    const read = () => ({
      members: classTransformerReader.ownMembers(Order),
      knows: classTransformerReader.knows(Order),
      facts: classTransformerReader.readMember(Order, "placedAt", {
        transform: { excludeExtraneousValues: true },
      }),
      ofClass: classTransformerReader.readClass(Order),
    });
    expect(read().knows).toBe(true);
    const lookup = jest.spyOn(peers, "classTransformerStorage").mockReturnValue(undefined);
    expect(read()).toEqual({ members: [], knows: false, facts: [], ofClass: [] });
    lookup.mockRestore();
  });
});
