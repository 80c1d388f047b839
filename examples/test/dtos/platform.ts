import {
  AuditEntry,
  AuditLogQuery,
  FlagRule,
  ImportRow,
  Retention,
  SaveFeatureFlag,
  TenantSettings,
} from "../../src/dtos/platform.js";
import { money } from "./common.js";
import { type DtoCase, UUID } from "./dto-case.js";

export const cases: readonly DtoCase[] = [
  {
    cls: AuditLogQuery,
    sample: { actions: "create,delete" },
    accepts: [
      { actions: ["update"], address: "192.0.2.1", withChanges: true },
      { from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z", subject: `order:${UUID}` },
    ],
    refuses: [
      { subject: "order" },
      { from: "May" },
      { limit: 1000 },
      { withChanges: 2 },
      { address: "localhost" },
    ],
    leftToHost: [
      { given: { actions: "read" }, code: "opaque_transform", member: "AuditLogQuery.actions" },
      {
        given: { from: "2026-02-01T00:00:00Z", until: "2026-01-01T00:00:00Z" },
        code: "untranslated_constraint",
        member: "AuditLogQuery.until",
      },
    ],
    narrower: [{ given: { withChanges: "false" }, because: "converted by @Transform" }],
  },
  {
    cls: AuditEntry,
    sample: { id: UUID, action: "update", before: { name: "a" } },
    accepts: [{ after: { name: "b" } }, { before: {}, context: "{}" }],
    refuses: [{ before: "{}" }, { before: null }, { action: "read" }, { before: [] }],
    leftToHost: [
      {
        given: { context: "not JSON" },
        code: "untranslated_constraint",
        member: "AuditEntry.context",
      },
    ],
    narrower: [{ given: { after: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: FlagRule,
    sample: { kind: "attribute", attribute: "country", operator: "in", value: ["NL"] },
    accepts: [
      { kind: "all", parts: [{ kind: "any", parts: [{ kind: "attribute" }] }] },
      { value: 3, operator: "gt" },
    ],
    refuses: [{ kind: "none" }, { operator: "like" }, { parts: [{}] }],
    belowFlat: [{ parts: [{ kind: "all", parts: [{ kind: "some" }] }] }],
  },
  {
    cls: SaveFeatureFlag,
    sample: { key: "new-checkout", isEnabled: true, defaultValue: false },
    accepts: [
      { rollout: 12.5, owners: ["shop"] },
      { rule: { kind: "attribute", attribute: "plan" }, defaultValue: { limit: 5 } },
    ],
    refuses: [
      { key: "New" },
      { key: "all" },
      { rollout: 101 },
      { isEnabled: "on" },
      { defaultValue: undefined },
      { owners: ["the shop"] },
    ],
    leftToHost: [
      {
        given: { defaultValue: null },
        code: "unreadable_shape",
        member: "SaveFeatureFlag.defaultValue",
      },
    ],
  },
  {
    cls: Retention,
    sample: { days: 30 },
    accepts: [{ archive: true }, { days: 3650 }],
    refuses: [{ days: 0 }, { days: undefined }, { archive: "yes" }],
    narrower: [{ given: { archive: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: TenantSettings,
    sample: { domain: "example.com", retention: { logs: { days: 30 } } },
    accepts: [{ mailPort: "587" }, { limits: { month: money }, retention: undefined }],
    refuses: [
      { domain: undefined },
      { retention: { logs: { days: 0 } } },
      { mailPort: "many" },
      { banner: "x".repeat(301) },
    ],
    leftToHost: [
      {
        given: { limits: { month: { amount: -1, currency: "EUR" } } },
        code: "opaque_transform",
        member: "TenantSettings.limits",
      },
    ],
  },
  {
    cls: ImportRow,
    sample: { line: 1, cells: ["a", "b"] },
    accepts: [{ cells: [] }, { warnings: ["short"] }],
    refuses: [{ line: 0 }, { cells: [1] }, { cells: "a" }],
    leftToHost: [
      { given: { warnings: [""] }, code: "unreadable_shape", member: "ImportRow.warnings" },
    ],
  },
];
