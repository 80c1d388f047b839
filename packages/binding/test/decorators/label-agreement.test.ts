import { Enum, Labels, type MemberDecorator } from "../../src/decorators/index.js";
import { memberRecords } from "../../src/decorators/records.js";

enum Size {
  Small = 1,
  Large = 2,
}

function apply(...decorators: readonly MemberDecorator[]): () => void {
  return () => {
    class Order {}
    for (const decorator of decorators) decorator(Order.prototype, "state");
    expect(memberRecords(Order)).toHaveLength(decorators.length);
  };
}

describe("a label is one of a choice", () => {
  it("and of nothing else, whichever decorator stands first", () => {
    const choices = Enum(["open", "paid"]);
    const labels = Labels({ open: "Open", sent: "Sent" });
    expect(apply(choices, labels)).toThrow(
      new TypeError(
        `Order.state: @Labels labels "sent", which is none of @Enum's choices. Change one of them.`,
      ),
    );
    expect(apply(labels, choices)).toThrow(
      new TypeError(
        `Order.state: @Enum has no choice "sent", which @Labels labels. Change one of them.`,
      ),
    );
  });

  it("is keyed by the value, not by the name of an enum's entry", () => {
    expect(apply(Enum(Size), Labels({ Small: "Small" }))).toThrow('labels "Small"');
    const named: Readonly<Record<Size, string>> = { [Size.Small]: "S", [Size.Large]: "L" };
    expect(apply(Enum(Size), Labels(named))).not.toThrow();
  });

  it("may be left out, and stand on any value that a list holds", () => {
    const choices = Enum(["a", 1.5, true, null]);
    expect(apply(choices, Labels({ a: "A" }))).not.toThrow();
    expect(apply(choices, Labels({ "1.5": "B", true: "Yes", null: "None" }))).not.toThrow();
  });
});
