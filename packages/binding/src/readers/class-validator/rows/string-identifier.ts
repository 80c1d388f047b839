import { refusesAll, shown, text } from "./claims.js";
import { leftText } from "./left-text.js";
import type { Row } from "./row.js";

const SOME_UUIDS: readonly string[] = [
  ..."12345678".split("").map((version) => `a987fbc9-4bed-${version}078-8f07-9141ba07c9f3`),
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

export const stringIdentifierRows: readonly Row[] = [
  {
    name: "isUuid",
    decorator: "@IsUUID",
    stated: { asGuidance: "the format `uuid` also takes versions that the host does not" },
    samples: {
      accepts: ["a987fbc9-4bed-4078-8f07-9141ba07c9f3", "A987FBC9-4BED-4078-8F07-9141BA07C9F3"],
      rejects: ["", "a987fbc9-4bed-4078-8f07", "text", 1, null, undefined],
    },
    claims: ({ arguments: [version], accepts }) =>
      SOME_UUIDS.some(accepts)
        ? [text("uuid")]
        : refusesAll(
            `@IsUUID was given ${shown(version)}, which class-validator knows as no version, so that it refuses every ` +
              `value. Give it a version's number, such as "4".`,
          ),
  },
  leftText("isMongoId", "@IsMongoId", "a MongoDB id", {
    accepts: ["507f1f77bcf86cd799439011"],
    rejects: ["507f1f77bcf86cd79943901", ""],
  }),
  leftText("IsFirebasePushId", "@IsFirebasePushId", "a Firebase push id", {
    accepts: ["-M-Jh_1KAH5rYJF_7-kY"],
    rejects: ["-M-Jh_1KAH5rYJF_7-k", ""],
  }),
  leftText("isIsbn", "@IsISBN", "an ISBN", {
    accepts: ["3836221195", "9783836221191"],
    rejects: ["3836221194", ""],
  }),
  leftText("isISSN", "@IsISSN", "an ISSN", { accepts: ["0378-5955"], rejects: ["0378-5954", ""] }),
  leftText("isIsin", "@IsISIN", "an ISIN", {
    accepts: ["US0378331005"],
    rejects: ["US0378331004", ""],
  }),
  leftText("isEAN", "@IsEAN", "an EAN", {
    accepts: ["9421023610112"],
    rejects: ["5901234123451", ""],
  }),
  leftText("isISRC", "@IsISRC", "an ISRC", {
    accepts: ["USAT29900609"],
    rejects: ["USAT2990060", ""],
  }),
  leftText("isHash", "@IsHash", "a hash", {
    arguments: ["md5"],
    accepts: ["d94f3f016ae679c3008de268209132f2"],
    rejects: ["d94f3f01", ""],
  }),
  leftText("isSemVer", "@IsSemVer", "a semantic version", {
    accepts: ["1.2.3-alpha.1"],
    rejects: ["1.2", "v1.2.3", ""],
  }),
  leftText("isStrongPassword", "@IsStrongPassword", "a strong password", {
    accepts: ["aB3$5678"],
    rejects: ["password", ""],
  }),
  leftText("isHexColor", "@IsHexColor", "a hexadecimal colour", {
    accepts: ["#ff0034", "f00"],
    rejects: ["#ff", ""],
  }),
  leftText("isHSL", "@IsHSL", "an HSL colour", {
    accepts: ["hsl(360,100%,50%)"],
    rejects: ["hsl(360)", ""],
  }),
  leftText("isRgbColor", "@IsRgbColor", "an RGB colour", {
    arguments: [true],
    accepts: ["rgb(0,0,0)", "rgba(5%,5%,5%,.3)"],
    rejects: ["rgb(0,0)", ""],
  }),
];
