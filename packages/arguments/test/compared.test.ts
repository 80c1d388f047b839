import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plainToInstance, Type } from "class-transformer";
import {
  ArrayNotEmpty,
  IsEmail,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
  validateSync,
  type ValidationError,
} from "class-validator";
import { z } from "zod";
import { bindArguments, formatProblems } from "../src/index.js";

/** `UPDATE_GOLDENS=1 npx jest packages/arguments/test/compared` writes the page anew. */
const PAGE = join(__dirname, "../../../docs/problems-compared.md");

enum Priority {
  Low = "low",
  High = "high",
}

class Attendee {
  @IsEmail()
  email!: string;
}

class CreateMeeting {
  @IsString()
  @MinLength(3)
  @MaxLength(80)
  title!: string;

  @IsInt()
  @Min(15)
  @Max(240)
  minutes!: number;

  @IsEnum(Priority)
  priority!: Priority;

  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Attendee)
  attendees!: Attendee[];

  @IsOptional()
  @IsString({ each: true })
  tags?: string[];
}

const zod = z.strictObject({
  title: z.string().min(3).max(80),
  minutes: z.int().min(15).max(240),
  priority: z.enum(["low", "high"]),
  attendees: z.array(z.strictObject({ email: z.email() })).nonempty(),
  tags: z.array(z.string()).optional(),
});

const good = {
  title: "Planning",
  minutes: 30,
  priority: "low",
  attendees: [{ email: "ada@example.com" }],
};

const MISTAKES: readonly (readonly [mistake: string, args: object])[] = [
  ["a member is missing", { ...good, title: undefined }],
  ["a text for a number", { ...good, minutes: "30" }],
  ["null where it is not taken", { ...good, title: null }],
  ["none of the choices", { ...good, priority: "medium" }],
  ["out of range", { ...good, minutes: 300 }],
  ["too short", { ...good, title: "ab" }],
  ["a misspelt name", { ...good, attendes: [] }],
  ["wrong, two levels in", { ...good, attendees: [{ email: "ada" }] }],
  ["one object for a list", { ...good, attendees: { email: "ada@example.com" } }],
  ["one bad element", { ...good, tags: ["a", 5] }],
];

function ofZod(args: object): string {
  const { error } = zod.safeParse(args);
  return (error?.issues ?? [])
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("\n");
}

function ofClassValidator(args: object): string {
  const plain = JSON.parse(JSON.stringify(args)) as object;
  const lines = (errors: readonly ValidationError[], at: string): readonly string[] =>
    errors.flatMap(({ property, constraints, children }) => [
      ...Object.values(constraints ?? {}).map((message) => `${at}${property}: ${message}`),
      ...lines(children ?? [], `${at}${property}.`),
    ]);
  const instance = plainToInstance(CreateMeeting, plain);
  const options = { whitelist: true, forbidNonWhitelisted: true };
  return lines(validateSync(instance, options), "").join("\n") || "(accepted)";
}

function ofKernel(args: object): string {
  const bound = bindArguments(CreateMeeting, args);
  return bound.ok ? "(accepted)" : formatProblems(bound.problems);
}

function page(): string {
  const sections = MISTAKES.flatMap(([mistake, args], at) => [
    `## ${String(at + 1)}. ${mistake}`,
    "",
    `\`${JSON.stringify(args)}\``,
    "",
    "```text",
    ...["shapewright", "zod", "class-validator"].flatMap((name, index) => [
      `${index === 0 ? "" : "\n"}${name}`,
      [ofKernel, ofZod, ofClassValidator][index]!(args).replaceAll(/^/gm, "  "),
    ]),
    "```",
    "",
  ]);
  return [
    "# Ten mistakes, and what is said of them",
    "",
    "What a model is told of the same mistakes by `formatProblems`, by zod 4 (path and message of each issue) and by class-validator",
    "(path and message of each constraint). Written by a test, from what the installed packages say.",
    "",
    ...sections,
  ].join("\n");
}

test("the page says what each says today: else run it with UPDATE_GOLDENS=1", () => {
  const now = page();
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(PAGE, now);
  expect(readFileSync(PAGE, "utf8")).toBe(now);
});

test.each(MISTAKES)(
  "%s: the place, what would be taken, and what came or a name that is close",
  (_, args) => {
    const bound = bindArguments(CreateMeeting, args);
    expect(bound.problems).toHaveLength(1);
    const [problem] = bound.problems!;
    expect(problem!.expected).toBeTruthy();
    const text = formatProblems(bound.problems!);
    expect(text).toContain(problem!.expected);
    const isShown = problem!.received === undefined || text.includes(problem!.received);
    expect(isShown || problem!.code === "unknown_argument").toBe(true);
  },
);
