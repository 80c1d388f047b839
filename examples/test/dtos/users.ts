import {
  CreateUser,
  ImportedUser,
  NotificationSettings,
  PatchSettings,
  UpdateUser,
  UserPage,
  UserSearch,
  UserSettings,
  UserView,
} from "../../src/dtos/users.js";
import { address } from "./common.js";
import { type DtoCase, UUID } from "./dto-case.js";

const view = {
  id: UUID,
  name: "Reader One",
  account_state: 2,
  created_at: "2026-01-31T12:00:00Z",
};

export const cases: readonly DtoCase[] = [
  {
    cls: CreateUser,
    sample: { email: "reader@example.com", name: "Reader One" },
    accepts: [
      { roles: ["editor", "admin"], addresses: [address] },
      { birthday: "1990-02-03T00:00:00Z", attributes: { floor: 3 } },
    ],
    refuses: [
      { roles: [] },
      { roles: ["owner"] },
      { roles: "admin" },
      { roles: ["admin", "admin"] },
      { addresses: [{ ...address, postcode: 3511 }] },
      { birthday: "some day" },
      { attributes: "floor 3" },
      { attributes: null },
      { about: "x".repeat(501) },
    ],
    leftToHost: [
      { given: { phone: "0" }, code: "untranslated_constraint", member: "CreateUser.phone" },
      {
        given: { birthday: "2990-02-03T00:00:00Z" },
        code: "untranslated_constraint",
        member: "CreateUser.birthday",
      },
      {
        given: { addresses: [{ ...address, country: "??" }] },
        code: "opaque_transform",
        member: "Address.country",
      },
    ],
    narrower: [
      { given: { birthday: "1990-02-03" }, because: "format" },
      { given: { birthday: 0 }, because: "converted by @Type" },
      { given: { about: null }, because: "null in the dialect flat alone" },
    ],
  },
  {
    cls: UpdateUser,
    sample: { name: "Reader Two" },
    accepts: [{ name: undefined }, { state: 9, about: "" }],
    refuses: [{ state: 3 }, { name: 2 }, { addresses: [{}] }, { attributes: [] }],
    narrower: [
      { given: { state: "Suspended" }, because: "name of a numeric enum's member" },
      { given: { name: null }, because: "null in the dialect flat alone" },
      { given: { email: "other@example.com" }, because: "unknown arguments" },
    ],
  },
  {
    cls: UserSearch,
    sample: {},
    accepts: [
      { search: "reader", roles: "admin,editor", page: 2 },
      { roles: ["admin"], state: 1, dormant: false, sort: "email" },
    ],
    refuses: [{ sort: "age" }, { state: 7 }, { page: 0 }, { dormant: "perhaps" }, { search: 1 }],
    leftToHost: [
      { given: { roles: "owner" }, code: "opaque_transform", member: "UserSearch.roles" },
    ],
    narrower: [
      { given: { dormant: "true" }, because: "converted by @Transform" },
      { given: { state: "2" }, because: "converted by @Type" },
      { given: { createdAfter: "2026-01-31" }, because: "format" },
    ],
  },
  {
    cls: NotificationSettings,
    sample: {},
    accepts: [
      { email: false, quietFrom: 0 },
      { push: true, quietUntil: 23 },
    ],
    refuses: [{ quietFrom: 24 }, { quietUntil: -1 }, { email: "no" }, { push: null }],
  },
  {
    cls: UserSettings,
    sample: {},
    accepts: [
      { theme: "dark", notifications: { push: false } },
      { locale: "nl-NL", timeZone: "Europe/Amsterdam", shortcuts: { save: "ctrl+s" } },
    ],
    refuses: [
      { theme: "sepia" },
      { theme: "Dark" },
      { notifications: { quietFrom: 25 } },
      { shortcuts: "ctrl+s" },
      { locale: null },
    ],
    leftToHost: [
      {
        given: { timeZone: "Mars/Olympus" },
        code: "untranslated_constraint",
        member: "UserSettings.timeZone",
      },
      {
        given: { locale: "?" },
        code: "untranslated_constraint",
        member: "UserSettings.locale",
      },
    ],
  },
  {
    cls: PatchSettings,
    sample: { theme: "light" },
    accepts: [{ theme: undefined }, { notifications: {} }],
    refuses: [{ theme: "sepia" }, { notifications: { push: 1 } }, { timeZone: 1 }],
    narrower: [{ given: { theme: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: UserView,
    sample: view,
    accepts: [{ account_state: 1 }, { name: "" }],
    refuses: [
      { id: "1" },
      { account_state: 5 },
      { account_state: undefined },
      { created_at: "then" },
      { name: undefined },
    ],
    narrower: [
      { given: { email: "reader@example.com" }, because: "unknown arguments" },
      { given: { passwordHash: "x" }, because: "unknown arguments" },
    ],
  },
  {
    cls: UserPage,
    sample: { items: [view], total: 1 },
    accepts: [{ items: [] }, { total: 0 }],
    refuses: [
      { total: -1 },
      { items: undefined },
      { items: view },
      { items: [{ ...view, id: 1 }] },
    ],
  },
  {
    cls: ImportedUser,
    sample: { id: UUID, email: "reader@example.com", name: "Reader" },
    accepts: [{ department: "Books" }, { name: "" }],
    refuses: [{ id: undefined }, { email: "reader" }, { name: 3 }, { department: 3 }],
    narrower: [{ given: { department: null }, because: "null in the dialect flat alone" }],
  },
];
