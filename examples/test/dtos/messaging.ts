import {
  ChatMessage,
  Conversation,
  CreateWebhook,
  FileContent,
  LocationContent,
  MessageHistoryQuery,
  SendMessage,
  SendNotification,
  TextContent,
  WebhookEvent,
} from "../../src/dtos/messaging.js";
import { file } from "./common.js";
import { type DtoCase, OTHER_UUID, UUID } from "./dto-case.js";

const text = { kind: "text", text: "Hello" };
const point = { latitude: 52.1, longitude: 5.1 };
const message = { id: UUID, sentAt: "2026-01-31T12:00:00Z", text: "Hello" };

export const cases: readonly DtoCase[] = [
  {
    cls: TextContent,
    sample: text,
    accepts: [{ kind: undefined }, { mentions: [UUID] }],
    refuses: [{ kind: "file" }, { text: "" }, { mentions: ["all"] }],
  },
  {
    cls: FileContent,
    sample: { kind: "file", file },
    accepts: [{ kind: undefined }, { file: { ...file, seconds: 3 } }],
    refuses: [{ file: undefined }, { file: { ...file, bytes: -1 } }, { kind: 1 }],
  },
  {
    cls: LocationContent,
    sample: { point },
    accepts: [{ kind: "location" }, { point: { latitude: 0, longitude: 0 } }],
    refuses: [{ point: null }, { point: {} }, { kind: "text" }],
  },
  {
    cls: SendMessage,
    sample: { conversationId: UUID, contents: [text] },
    accepts: [
      { contents: [text, { kind: "file", file }, { kind: "location", point }] },
      { replyTo: OTHER_UUID },
    ],
    refuses: [
      { contents: [] },
      { contents: [{ kind: "text" }] },
      { contents: [{ ...text, kind: "file" }] },
      { contents: text },
      { conversationId: undefined },
      { replyTo: "7" },
    ],
    narrower: [{ given: { replyTo: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: Conversation,
    sample: { id: UUID },
    accepts: [{ topic: "Coats" }, { messages: [{ ...message, conversation: { id: UUID } }] }],
    refuses: [
      { id: undefined },
      { messages: [{ id: UUID }] },
      { messages: [{ ...message, conversation: { id: 1 } }] },
    ],
  },
  {
    cls: ChatMessage,
    sample: message,
    accepts: [
      { reactions: { "+1": 3 } },
      { conversation: { id: UUID, messages: [message] }, text: "" },
    ],
    refuses: [{ sentAt: "now" }, { text: undefined }, { conversation: {} }, { reactions: [] }],
    narrower: [{ given: { searchVector: "x" }, because: "unknown arguments" }],
  },
  {
    cls: MessageHistoryQuery,
    sample: {},
    accepts: [
      { since: "2026-01-01T00:00:00Z", limit: 10 },
      { contains: "coat", after: "x" },
    ],
    refuses: [{ since: "June" }, { limit: 0 }, { contains: 5 }],
    leftToHost: [
      {
        given: { contains: "x" },
        code: "opaque_transform",
        member: "MessageHistoryQuery.contains",
      },
    ],
  },
  {
    cls: SendNotification,
    sample: { channels: ["push"], title: "On its way" },
    accepts: [
      { channels: ["email", "sms"], html: "<p>Hi</p>", data: { order: "7" } },
      { sendAt: "2026-12-05T08:00:00Z", icon: "aGk=" },
    ],
    refuses: [
      { channels: [] },
      { channels: ["fax"] },
      { channels: ["push", "push"] },
      { title: undefined },
      { sendAt: "soon" },
      { icon: "?" },
    ],
    leftToHost: [
      {
        given: { channels: ["email"] },
        code: "conditional_member",
        member: "SendNotification.html",
      },
      {
        given: { title: "x".repeat(66) },
        code: "opaque_transform",
        member: "SendNotification.title",
      },
    ],
  },
  {
    cls: CreateWebhook,
    sample: {
      url: "https://example.com/hook",
      events: ["order.paid"],
      secret: "s".repeat(32),
    },
    accepts: [{ isActive: false }, { headers: { "x-tenant": "7" } }],
    refuses: [
      { events: [] },
      { events: ["order.lost"] },
      { events: "order.paid" },
      { secret: "s" },
      { url: "example" },
    ],
    leftToHost: [
      {
        given: { url: "http://example.com" },
        code: "untranslated_constraint",
        member: "CreateWebhook.url",
      },
    ],
    narrower: [{ given: { isActive: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: WebhookEvent,
    sample: { id: UUID, event: "order.paid", version: "1.0.0", payload: { order: 7 } },
    accepts: [{ payload: "text" }, { payload: 0, deliveryId: "d1" }],
    refuses: [{ payload: undefined }, { event: "order" }, { version: "1" }],
    leftToHost: [
      { given: { payload: "" }, code: "unreadable_shape", member: "WebhookEvent.payload" },
      { given: { payload: null }, code: "unreadable_shape", member: "WebhookEvent.payload" },
    ],
  },
];
