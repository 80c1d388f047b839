import { bounds, refusesAll, shown, text } from "./claims.js";
import type { Row, RowClaim, RowRule } from "./row.js";
import { leftText, partlyPatternText, patternText } from "./text-rows.js";

export const stringIdentifierRows: readonly Row[] = [
  {
    name: "isUuid",
    decorator: "@IsUUID",
    stated: {
      asGuidance: "clients may take the format `uuid` for an annotation, and it knows no versions",
    },
    samples: {
      accepts: ["a987fbc9-4bed-4078-8f07-9141ba07c9f3", "A987FBC9-4BED-4078-8F07-9141BA07C9F3"],
      rejects: ["", "a987fbc9-4bed-4078-8f07", "text", 1, null, undefined],
    },
    claims: uuids,
  },
  patternText({
    name: "isMongoId",
    decorator: "@IsMongoId",
    kind: "a MongoDB id",
    // The host asks for 24 characters of a hexadecimal number, which may have a prefix.
    pattern: /^(?:[0-9A-F]{24}|0[xh][0-9A-F]{22})$/i,
    samples: {
      accepts: ["507f1f77bcf86cd799439011", "0x7f1f77bcf86cd799439011", "0H7F1F77BCF86CD799439011"],
      rejects: ["507f1f77bcf86cd79943901", "0x507f1f77bcf86cd799439011", ""],
    },
  }),
  patternText({
    name: "IsFirebasePushId",
    decorator: "@IsFirebasePushId",
    kind: "a Firebase push id",
    pattern: /^[a-zA-Z0-9_-]{20}$/,
    samples: {
      accepts: ["-M-Jh_1KAH5rYJF_7-kY"],
      rejects: ["-M-Jh_1KAH5rYJF_7-k", "-M-Jh_1KAH5rYJF_7-k.", ""],
    },
  }),
  leftText({
    name: "isIsbn",
    decorator: "@IsISBN",
    kind: "an ISBN",
    samples: { accepts: ["3836221195", "9783836221191"], rejects: ["3836221194", ""] },
  }),
  partlyPatternText({
    name: "isISSN",
    decorator: "@IsISSN",
    kind: "an ISSN",
    left: "the check digit of an ISSN",
    pattern: /^\d{4}-?\d{3}[\dX]$/i,
    samples: { accepts: ["0378-5955", "03785955"], rejects: ["0378-5954", "0378--5955", ""] },
  }),
  partlyPatternText({
    name: "isIsin",
    decorator: "@IsISIN",
    kind: "an ISIN",
    left: "the check digit of an ISIN",
    pattern: /^[A-Z]{2}[0-9A-Z]{9}[0-9]$/,
    samples: { accepts: ["US0378331005"], rejects: ["US0378331004", "us0378331005", ""] },
  }),
  partlyPatternText({
    name: "isEAN",
    decorator: "@IsEAN",
    kind: "an EAN",
    left: "the check digit of an EAN",
    pattern: /^(?:\d{8}|\d{13}|\d{14})$/,
    samples: { accepts: ["9421023610112", "73513537"], rejects: ["5901234123451", "123", ""] },
  }),
  patternText({
    name: "isISRC",
    decorator: "@IsISRC",
    kind: "an ISRC",
    pattern: /^[A-Z]{2}[0-9A-Z]{3}\d{7}$/,
    samples: {
      accepts: ["USAT29900609", "GBAYE6800011"],
      rejects: ["USAT2990060", "usat29900609", ""],
    },
  }),
  patternText({
    name: "isHash",
    decorator: "@IsHash",
    kind: "a hash",
    pattern: hashText,
    samples: {
      arguments: ["md5"],
      accepts: ["d94f3f016ae679c3008de268209132f2", "D94F3F016AE679C3008DE268209132F2"],
      rejects: ["d94f3f01", "g94f3f016ae679c3008de268209132f2", ""],
    },
  }),
  patternText({
    name: "isSemVer",
    decorator: "@IsSemVer",
    kind: "a semantic version",
    pattern: semanticVersion(),
    samples: {
      accepts: ["1.2.3-alpha.1", "0.0.0", "1.0.0-ALPHA+001", "1.0.0--"],
      rejects: ["1.2", "v1.2.3", "01.2.3", "1.2.3-01", "1.2.3+", ""],
    },
  }),
  leftText({
    name: "isStrongPassword",
    decorator: "@IsStrongPassword",
    kind: "a strong password",
    samples: { accepts: ["aB3$5678"], rejects: ["password", ""] },
  }),
  patternText({
    name: "isHexColor",
    decorator: "@IsHexColor",
    kind: "a hexadecimal colour",
    pattern: /^#?(?:[0-9A-F]{3}|[0-9A-F]{4}|[0-9A-F]{6}|[0-9A-F]{8})$/i,
    samples: {
      accepts: ["#ff0034", "f00", "#F00C", "ff0034CC"],
      rejects: ["#ff", "#ff003", "red", ""],
    },
  }),
  leftText({
    name: "isHSL",
    decorator: "@IsHSL",
    kind: "an HSL colour",
    samples: { accepts: ["hsl(360,100%,50%)"], rejects: ["hsl(360)", ""] },
  }),
  leftText({
    name: "isRgbColor",
    decorator: "@IsRgbColor",
    kind: "an RGB colour",
    samples: {
      arguments: [true],
      accepts: ["rgb(0,0,0)", "rgba(5%,5%,5%,.3)"],
      rejects: ["rgb(0,0)", ""],
    },
  }),
];

const VERSIONS = "12345678".split("");
const NO_VERSION: readonly string[] = [
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

function uuidOf(version: string, variant = "8"): string {
  return `a987fbc9-4bed-${version}078-${variant}f07-9141ba07c9f3`;
}

/** Which versions are taken is asked: one of them is told by a pattern, for which `uuid` alone is too wide. */
function uuids({ arguments: [version], accepts }: RowRule): readonly RowClaim[] {
  const taken = VERSIONS.filter((each) => accepts(uuidOf(each)));
  const [only] = taken;
  if (only === undefined && !NO_VERSION.some(accepts)) {
    return refusesAll(
      `@IsUUID was given ${shown(version)}, which class-validator knows as no version, so that it refuses every ` +
        `value. Give it a version's number, such as "4".`,
    );
  }
  if (only === undefined || taken.length > 1 || NO_VERSION.some(accepts)) return [text("uuid")];
  const variant = accepts(uuidOf(only, "0")) ? "[0-9a-fA-F]" : "[89abAB]";
  const pattern = `^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${only}[0-9a-fA-F]{3}-${variant}[0-9a-fA-F]{3}-[0-9a-fA-F]{12}$`;
  return [text("uuid"), bounds({ pattern })];
}

/** The sizes of the algorithms that the host knows, in digits. */
const HASH_SIZES = [8, 32, 40, 48, 64, 96, 128];

function hashText({ accepts }: RowRule): RegExp | undefined {
  const sizes = HASH_SIZES.filter((size) => accepts("a".repeat(size)));
  return sizes.length === 1 ? new RegExp(`^[a-fA-F0-9]{${String(sizes[0])}}$`) : undefined;
}

/** From https://semver.org, in the host's reading: letters of either case. */
function semanticVersion(): RegExp {
  const number = "(?:0|[1-9]\\d*)";
  const part = `(?:${number}|\\d*[a-z-][0-9a-z-]*)`;
  const build = "[0-9a-z-]+";
  return new RegExp(
    `^${number}\\.${number}\\.${number}(?:-${part}(?:\\.${part})*)?(?:\\+${build}(?:\\.${build})*)?$`,
    "i",
  );
}
