import {
  CardPayment,
  ChangeOrderStates,
  CreateOrder,
  OrderLine,
  OrderSearch,
  Parcel,
  TransferPayment,
  UpdateOrder,
  VoucherPayment,
} from "../../src/dtos/orders.js";
import { address, money } from "./common.js";
import { type DtoCase, OTHER_UUID, UUID } from "./dto-case.js";

const line = { sku: "COAT-RED-M", quantity: 2 };
const card = { method: "card", number: "4111111111111111", expires: "09/28", securityCode: "123" };
const transfer = { method: "transfer", iban: "NL91ABNA0417164300" };
const voucher = { method: "voucher", code: "GIFT2026" };

export const cases: readonly DtoCase[] = [
  {
    cls: OrderLine,
    sample: line,
    accepts: [{ sku: "coat-red-m" }, { discount: 0.25, personalisation: { text: "Hi" } }],
    refuses: [{ sku: "c" }, { quantity: 0 }, { quantity: "2" }, { discount: 1.5 }],
    leftToHost: [
      {
        given: { discount: 0.123456 },
        code: "untranslated_constraint",
        member: "OrderLine.discount",
      },
    ],
  },
  {
    cls: CardPayment,
    sample: card,
    accepts: [{ reference: "Order 7" }, { securityCode: "1234" }],
    refuses: [
      { method: "transfer" },
      { number: "card" },
      { expires: "13/28" },
      { securityCode: "12" },
      { securityCode: "1.5" },
    ],
    leftToHost: [
      {
        given: { number: "4111111111111112" },
        code: "untranslated_constraint",
        member: "CardPayment.number",
      },
    ],
  },
  {
    cls: TransferPayment,
    sample: transfer,
    accepts: [{ bic: "ABNANL2A" }, { reference: "Order 7" }],
    refuses: [{ iban: undefined }, { bic: "ABNA" }, { method: "card" }],
    leftToHost: [
      {
        given: { iban: "NL00ABNA0417164300" },
        code: "untranslated_constraint",
        member: "TransferPayment.iban",
      },
    ],
  },
  {
    cls: VoucherPayment,
    sample: voucher,
    accepts: [{ code: " gift2026 " }, { reference: "Birthday" }],
    refuses: [{ method: undefined }, { method: "card" }, { reference: 7 }],
    leftToHost: [
      { given: { code: "GIFT" }, code: "opaque_transform", member: "VoucherPayment.code" },
    ],
  },
  {
    cls: CreateOrder,
    sample: { lines: [line], shipping: address, payment: card },
    accepts: [
      { payment: transfer, priority: 10, copyTo: ["reader@example.com"] },
      { payment: voucher, billingIsShipping: false, billing: address },
    ],
    refuses: [
      { lines: [] },
      { lines: [{ sku: "COAT", quantity: 0 }] },
      { shipping: undefined },
      { shipping: null },
      { payment: {} },
      { payment: { ...transfer, method: "card" } },
      { priority: 2 },
      { copyTo: ["reader"] },
      { billingIsShipping: null },
    ],
    leftToHost: [
      {
        given: { billingIsShipping: false },
        code: "conditional_member",
        member: "CreateOrder.billing",
      },
      {
        given: { billingIsShipping: false, billing: { city: "Utrecht" } },
        code: "conditional_member",
        member: "CreateOrder.billing",
      },
      {
        given: { payment: { ...card, number: "1" } },
        code: "untranslated_constraint",
        member: "CardPayment.number",
      },
    ],
    narrower: [
      { given: { deliverOn: "2026-12-05" }, because: "format" },
      { given: { priority: "High" }, because: "name of a numeric enum's member" },
      { given: { payment: { method: "cash" } }, because: "name of no variant" },
      { given: { shipping: [address] }, because: "one for a list, or a list for one" },
    ],
  },
  {
    cls: UpdateOrder,
    sample: { state: "paid" },
    accepts: [{ shipping: address }, { state: undefined, priority: 1 }],
    refuses: [{ state: "open" }, { state: "lost" }, { shipping: {} }],
    narrower: [
      { given: { lines: [] }, because: "unknown arguments" },
      { given: { priority: null }, because: "null in the dialect flat alone" },
    ],
  },
  {
    cls: OrderSearch,
    sample: { state: ["open", "paid"] },
    accepts: [
      { from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z" },
      { customer: 7, page: 2 },
    ],
    refuses: [{ state: ["lost"] }, { from: "yesterday" }, { customer: 1.5 }],
    leftToHost: [
      {
        given: { from: "2026-01-01T00:00:00Z", until: "2025-01-01T00:00:00Z" },
        code: "untranslated_constraint",
        member: "OrderSearch.until",
      },
    ],
    narrower: [
      { given: { state: "open" }, because: "one for a list, or a list for one" },
      { given: { customer: "7" }, because: "converted by @Type" },
      { given: { from: "2026-01-01" }, because: "format" },
    ],
  },
  {
    cls: ChangeOrderStates,
    sample: { orderIds: [UUID], state: "shipped" },
    accepts: [{ orderIds: [UUID, OTHER_UUID] }, { state: "cancelled", reason: "Out of stock" }],
    refuses: [{ state: "paid" }, { orderIds: [] }, { orderIds: ["7"] }],
    leftToHost: [
      {
        given: { state: "cancelled" },
        code: "conditional_member",
        member: "ChangeOrderStates.reason",
      },
    ],
  },
  {
    cls: Parcel,
    sample: { centimetres: [30, 20, 10], kilograms: 2.5 },
    accepts: [{ insured: money }, { kilograms: 31.5 }],
    refuses: [
      { centimetres: [30, 20] },
      { centimetres: [30, 20, 11] },
      { kilograms: 32 },
      { insured: { amount: 5 } },
      { insured: null },
    ],
  },
];
