/** Why something failed, by what was thrown: any value may be, and not each can be looked at or made a text. */
export function thrownReason(thrown: unknown): string {
  try {
    const said: unknown = thrown instanceof Error ? thrown.message : thrown;
    return typeof said === "object" && said !== null ? AN_OBJECT : String(said);
  } catch {
    return AN_OBJECT;
  }
}

const AN_OBJECT = "an object was thrown";
