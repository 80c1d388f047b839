"use strict";

const HEAD = `# What each rule of class-validator becomes

Every rule constant that class-validator exports has one row in \`packages/binding/src/readers/class-validator/rows/\`; this
page is written from them (\`npm run docs:update\`), and a test keeps it so. The schema is that of one member with the
decorator and the arguments shown, in the dialect \`flat\`; absence and null are asked of the rule itself.

- **exactly**: a value of JSON satisfies what is told if and only if the rule accepts it
- **as guidance**: what is told is narrower or wider than the rule on rare values, for the reason given
- **left to the host**: what is told, where anything is, carries a part of the rule; the diagnostic
  \`untranslated_constraint\` names the part that is missing

With other arguments a rule may say less: then the same diagnostic says so. A rule of your own gets a row through the option
\`rows\`.
`;

/**
 * The page as Markdown. \`schemaOf\` gives the schema of a member that has the row's decorator with its sample arguments.
 */
exports.classValidatorTable = function classValidatorTable({ rows, systemRows, schemaOf }) {
  const lines = [...rows]
    .sort((one, other) => (one.decorator < other.decorator ? -1 : 1))
    .map((row) => line(use(row), schemaOf(row), row.stated));
  const system = systemRows.map(({ decorator, stated }) => line(decorator, undefined, stated));
  const counts = ["exactly", "as guidance", "left to the host"].map((kind) => {
    const ofKind = rows.filter(({ stated }) => kindOf(stated) === kind);
    return `${ofKind.length} ${kind}`;
  });
  return [
    HEAD,
    `## Rules (${rows.length}: ${counts.join(", ")})`,
    "",
    ...table(lines),
    "",
    "## Decorators that the host treats in a way of their own",
    "",
    ...table(system),
    "",
  ].join("\n");
};

function table(lines) {
  return ["| decorator | schema | stated | reason |", "| --- | --- | --- | --- |", ...lines];
}

function line(decorator, schema, stated) {
  const reason = typeof stated === "string" ? "" : Object.values(stated)[0];
  const cells = [code(decorator), schema === undefined ? "" : code(JSON.stringify(schema))];
  return `| ${[...cells, kindOf(stated), text(reason)].join(" | ")} |`;
}

function kindOf(stated) {
  if (stated === "exactly") return "exactly";
  return "asGuidance" in stated ? "as guidance" : "left to the host";
}

function use({ decorator, samples: { arguments: given = [] } }) {
  return `${decorator}(${given.map(shown).join(", ")})`;
}

function shown(argument) {
  if (argument instanceof RegExp) return String(argument);
  if (typeof argument === "function") return argument.name;
  if (argument instanceof Date) return `new Date("${argument.toISOString()}")`;
  return JSON.stringify(argument);
}

/** A cell ends at a bar, in code as well. */
function text(markdown) {
  return markdown.replaceAll("|", "\\|");
}

function code(source) {
  const fence = source.includes("`") ? "``" : "`";
  return text(`${fence}${source}${fence}`);
}
