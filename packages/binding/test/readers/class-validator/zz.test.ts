import * as library from "class-validator";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";
import { allRows } from "../../../src/readers/class-validator/rows/index.js";
import { applyRow } from "./decorate.js";
import { satisfies } from "./satisfies.js";
import { plainToInstance } from "class-transformer";

let seed = Number(process.env["SEED"] ?? 1);
const rnd = () => { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed / 0x7fffffff; };
const pick = <T>(xs: readonly T[]): T => xs[Math.floor(rnd() * xs.length)]!;
const VALUES: readonly unknown[] = ["", "a", "x", "ab", "abc", "1", "true", "DE", 0, 1, 2, 3, -1, 5, 6, 1.5, true, false, [], ["x"], ["a", "b"], [1, 2], [1, 1], [null], [["x"]], {}, { a: 1 }, [{ a: 1 }], [""], ["ab"], [5, 6]];
const conds: ((o: any, v: unknown) => unknown)[] = [(_, v) => v !== undefined, (_, v) => v !== null, (_, v) => v !== undefined && v !== null, (_, v) => !!v, () => true, (o) => o.other === 1, (_, v) => v !== "x"];
const plain = allRows.filter((r) => ["@IsString","@IsInt","@IsNumber","@Min","@Max","@IsIn","@IsNotIn","@Equals","@NotEquals","@IsNotEmpty","@IsEmpty","@IsDefined","@MinLength","@MaxLength","@Length","@Matches","@IsArray","@ArrayMinSize","@ArrayMaxSize","@ArrayNotEmpty","@ArrayUnique","@IsObject","@IsNotEmptyObject","@IsBoolean","@IsEnum","@IsDivisibleBy","@IsPositive","@Contains","@ArrayContains","@IsDateString"].includes(r.decorator));
const hostOpts = [{}, {}, {}, { skipMissingProperties: true }, { skipNullProperties: true }, { skipUndefinedProperties: true }, { groups: ["g"] }, { groups: ["g"], always: true }, { strictGroups: true }];
test("random", () => {
  let pairs = 0, conditional = 0, bad = 0, accepted = 0;
  for (let n = 0; n < 6000; n++) {
    (globalThis as any).classValidatorMetadataStorage = new library.MetadataStorage();
    const init = rnd() < 0.25 ? pick([...VALUES, null]) : undefined;
    const mk = () => class { value: unknown; constructor() { if (init !== undefined) this.value = init; else delete (this as any).value; } };
    class Base { }
    const B: any = mk();
    const D: any = rnd() < 0.4 ? class extends B {} : B;
    const log: string[] = [];
    const count = 1 + Math.floor(rnd() * 4);
    for (let k = 0; k < count; k++) {
      const target = pick([B, D]);
      const o: any = {};
      if (rnd() < 0.3) o.each = true;
      if (rnd() < 0.15) o.groups = ["g"];
      if (rnd() < 0.05) o.always = true;
      if (rnd() < 0.1) o.validateIf = pick(conds);
      const r = rnd();
      const label = target === B ? "B" : "D";
      if (r < 0.12) { library.IsOptional(o)(target.prototype, "value"); log.push(label + "IsOptional" + JSON.stringify(o)); }
      else if (r < 0.2) { const c = pick(conds); library.ValidateIf(c, o)(target.prototype, "value"); log.push(label + "ValidateIf " + c + JSON.stringify(o)); }
      else if (r < 0.27) { library.ValidateNested(o)(target.prototype, "value"); log.push(label + "Nested" + JSON.stringify(o)); }
      else if (r < 0.3) { library.Allow(o)(target.prototype, "value"); log.push(label + "Allow" + JSON.stringify(o)); }
      else { const row = pick(plain); applyRow(row, target, "value", o); log.push(label + row.decorator + JSON.stringify({ ...o, validateIf: String(o.validateIf) })); }
    }
    const validator: any = pick(hostOpts);
    const facts = classValidatorReader.readMember(D, "value", { validator });
    if (facts.length === 0) continue;
    const isCond = facts.some(({ claim }) => claim.says === "remark" && claim.code === "conditional_member");
    if (isCond) conditional++;
    const accept = (p: object) => { try { const made = plainToInstance(D, p); return library.validateSync(made as object, { ...validator, forbidUnknownValues: false }).length === 0; } catch { return false; } };
    const required = facts.find(({ claim }) => claim.says === "presence")!.claim as any;
    const nul = facts.find(({ claim, level }) => claim.says === "null" && level === "value")!.claim as any;
    const hostReq = !accept({});
    const hostNull = accept({ value: null });
    const uncond = !isCond && !facts.some(({claim}) => claim.says === "remark" && claim.message.includes("validateIf"));
    const unsat = facts.some(({claim}) => claim.says==="remark" && claim.code === "unsatisfiable_member");
    const fail = (m: string) => { bad++; if (bad < 8) console.log(m, log.join(" | "), JSON.stringify(init), JSON.stringify(validator), JSON.stringify(facts.map((f) => [f.level, f.decorator, f.claim]))); };
    if (required.required && !hostReq) fail("false required");
    if (uncond && !required.required && hostReq && !(init !== undefined && typeof init === "object")) fail("missing required");
    if (!nul.accepted && hostNull) fail("false null");
    if (uncond && nul.accepted && !hostNull) fail("missing null refusal");
    const asValue = facts.filter(({ level }) => level === "value");
    const asEach = facts.filter(({ level }) => level === "each").map((f) => ({ ...f, level: "value" as const }));
    for (const v of VALUES) {
      pairs++;
      if (!accept({ value: v })) continue;
      accepted++;
      // eslint-disable-next-line
      const fmt = (fs: readonly any[]) => fs.filter(({claim}: any) => claim.says !== "presence" && claim.says !== "nested");
      if (!satisfies(v, fmt(asValue))) fail("false value " + JSON.stringify(v));
      const els = Array.isArray(v) ? v : [v];
      if (!unsat) for (const e of els) if (!satisfies(e, fmt(asEach))) fail("false element " + JSON.stringify(v));
    }
  }
  console.log({ pairs, accepted, conditional, bad });
  expect(bad).toBe(0);
}, 300000);
