import {
  CreditNote,
  Invoice,
  InvoiceLine,
  Period,
  RecordPayment,
  Subscribe,
} from "../../src/dtos/billing.js";
import { address, money } from "./common.js";
import { type DtoCase, UUID } from "./dto-case.js";

const line = { description: "Coat", unitPrice: "120.00", taxRate: 21 };
const invoice = {
  invoice_number: "2026-00001",
  state: "DRAFT",
  currency: "EUR",
  lines: [line],
  bill_to: address,
  due_at: "2026-02-01T00:00:00Z",
};

export const cases: readonly DtoCase[] = [
  {
    cls: InvoiceLine,
    sample: line,
    accepts: [{ quantity: 0.5 }, { taxRate: 0 }],
    refuses: [
      { description: "" },
      { unitPrice: 120 },
      { unitPrice: "120" },
      { unitPrice: "120.5" },
      { quantity: 0 },
      { taxRate: 19 },
    ],
  },
  {
    cls: Period,
    sample: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" },
    accepts: [{ start: "2025-12-31T23:00:00+01:00" }, { end: "2027-01-01T00:00:00.000Z" }],
    refuses: [{ start: "January" }, { start: undefined }, { end: {} }],
    leftToHost: [
      {
        given: { end: "2025-01-01T00:00:00Z" },
        code: "untranslated_constraint",
        member: "Period.end",
      },
    ],
    narrower: [{ given: { start: "2026-01-01" }, because: "format" }],
  },
  {
    cls: Invoice,
    sample: invoice,
    accepts: [
      { period: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } },
      { creditNotes: [{ id: UUID, amount: money, invoice }], terms: "14 days" },
    ],
    refuses: [
      { invoice_number: "1" },
      { invoice_number: undefined, number: "2026-00001" },
      { state: "draft" },
      { lines: [] },
      { bill_to: {} },
      { due_at: undefined },
      { creditNotes: [{ id: UUID, amount: money, invoice: { ...invoice, currency: "E" } }] },
    ],
    leftToHost: [
      {
        given: { due_at: "2019-12-31T00:00:00Z" },
        code: "untranslated_constraint",
        member: "Invoice.dueAt",
      },
      {
        given: { period: { start: "2026-03-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } },
        code: "untranslated_constraint",
        member: "Period.end",
      },
    ],
  },
  {
    cls: CreditNote,
    sample: { id: UUID, amount: money },
    accepts: [{ invoice }, { amount: { amount: 0, currency: "USD" } }],
    refuses: [{ id: "1" }, { amount: undefined }, { invoice: { ...invoice, lines: [{}] } }],
  },
  {
    cls: RecordPayment,
    sample: { amount: money, receivedAt: "2026-01-15T10:00:00Z" },
    accepts: [{ transaction: "7" }, { receivedAt: "2026-01-15T10:00:00.500+01:00" }],
    refuses: [{ amount: 1250 }, { receivedAt: "today" }, { transaction: "x".repeat(36) }],
    narrower: [
      { given: { receivedAt: "2026-01-15" }, because: "format" },
      { given: { transaction: null }, because: "null in the dialect flat alone" },
    ],
  },
  {
    cls: Subscribe,
    sample: { interval: "monthly" },
    accepts: [{ seats: 500 }, { trialUntil: "2026-03-01T00:00:00Z", coupon: "SALE26" }],
    refuses: [{ interval: "daily" }, { seats: 0 }, { coupon: "sale" }, { trialUntil: 5 }],
    narrower: [{ given: { trialUntil: "2026-03-01" }, because: "format" }],
  },
];
