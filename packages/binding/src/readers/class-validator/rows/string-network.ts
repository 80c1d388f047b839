import { bounds, refusesAll, shown, STRING, text } from "./claims.js";
import type { Row, RowClaim, RowRule } from "./row.js";
import { leftText, partlyPatternText, patternText } from "./text-rows.js";

export const stringNetworkRows: readonly Row[] = [
  {
    name: "isEmail",
    decorator: "@IsEmail",
    stated: {
      asGuidance:
        "the host takes mailboxes beyond ASCII, which the format `email` does not, and clients may take it for an annotation",
    },
    samples: {
      accepts: ["name@example.com", "na.me+tag@sub.example.com", "näme@example.com"],
      narrower: ["näme@example.com"],
      rejects: ["", "name", "name@", "@example.com", "Name <name@example.com>", 1, null, undefined],
    },
    claims: (rule) => [takesDisplayNames(rule) ? STRING : text("email")],
  },
  {
    name: "isUrl",
    decorator: "@IsUrl",
    // The host takes `example.com`, which is no URI, unless a protocol is demanded.
    stated: { leftToHost: "what makes a text a URL" },
    samples: {
      accepts: ["https://example.com/a?b=c", "example.com"],
      rejects: ["", "example", "https://", "javascript:alert(1)", 1, null, undefined],
    },
    claims: ({ accepts }) => [accepts("example.com") ? STRING : text("uri")],
  },
  {
    name: "isFqdn",
    decorator: "@IsFQDN",
    stated: {
      asGuidance:
        "the host takes names beyond ASCII, which the format `hostname` does not, and refuses those of one label",
    },
    samples: {
      accepts: ["example.com", "exämple.com"],
      narrower: ["exämple.com"],
      rejects: ["example", "exam_ple.com", "", 1, null, undefined],
    },
    claims: ({ arguments: [options] }) => [options === undefined ? text("hostname") : STRING],
  },
  {
    name: "isIp",
    decorator: "@IsIP",
    stated: {
      asGuidance:
        "there is a format for each of the two versions and none for both, of which a pattern tells the form alone; the host " +
        "takes a zone after an address of version 6",
    },
    samples: {
      accepts: ["127.0.0.1", "::1", "fe80::1%eth0"],
      rejects: ["256.0.0.1", "1", "", 1, null, undefined],
    },
    claims: addresses,
  },
  patternText({
    name: "isPort",
    decorator: "@IsPort",
    kind: "a port number",
    pattern:
      /^(?:[-+]?0|\+?(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5]))$/,
    samples: {
      accepts: ["0", "8080", "65535", "+80", "-0"],
      rejects: ["65536", "-1", "080", "8080.0", ""],
    },
  }),
  patternText({
    name: "isMacAddress",
    decorator: "@IsMACAddress",
    kind: "a MAC address",
    pattern:
      /^(?:[0-9a-fA-F]{2}([-:\s])(?:[0-9a-fA-F]{2}\1){4}[0-9a-fA-F]{2}|(?:[0-9a-fA-F]{4}\.){2}[0-9a-fA-F]{4}|[0-9a-fA-F]{2}([-:\s])(?:[0-9a-fA-F]{2}\2){6}[0-9a-fA-F]{2}|(?:[0-9a-fA-F]{4}\.){3}[0-9a-fA-F]{4})$/,
    samples: {
      accepts: [
        "01:02:03:04:05:ab",
        "01-02-03-04-05-AB",
        "0102.0304.05ab",
        "01:02:03:04:05:06:07:08",
      ],
      rejects: ["01:02:03:04:05", "01:02-03:04:05:ab", "0102030405ab", ""],
    },
  }),
  partlyPatternText({
    name: "isMagnetURI",
    decorator: "@IsMagnetURI",
    kind: "a magnet URI",
    left: "what a magnet URI points to",
    pattern: /^magnet:\?/,
    samples: {
      accepts: ["magnet:?xt=urn:btih:06E2A9683BF4DA92C73A661AC56F0ECC9C63C5B4"],
      rejects: [
        "magnet:?x=urn",
        "MAGNET:?xt=urn:btih:06E2A9683BF4DA92C73A661AC56F0ECC9C63C5B4",
        "",
      ],
    },
  }),
  partlyPatternText({
    name: "isMimeType",
    decorator: "@IsMimeType",
    kind: "a MIME type",
    left: "the subtypes and the parameters of a MIME type",
    pattern: /^(?:application|audio|font|image|message|model|multipart|text|video)\/[A-Z0-9._+-]/i,
    samples: {
      accepts: ["application/json", "TEXT/html; charset=utf-8", "multipart/_x"],
      rejects: ["json", "application/", "chemical/x-pdb", ""],
    },
  }),
  partlyPatternText({
    name: "isDataURI",
    decorator: "@IsDataURI",
    kind: "a data URI",
    left: "the media type, the attributes and the data of a data URI",
    pattern: /^\s*data:/,
    samples: {
      accepts: ["data:text/plain;base64,SGVsbG8=", " data:,"],
      rejects: ["dataxtext/plain", "data:text/plain", "DATA:,", ""],
    },
  }),
  patternText({
    name: "isJwt",
    decorator: "@IsJWT",
    kind: "a JSON Web Token",
    pattern: /^[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*$/,
    samples: {
      accepts: ["eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2ln", ".."],
      rejects: ["$.a.b", "text", "a.b", "a.b.c=", ""],
    },
  }),
  leftText({
    name: "isJson",
    decorator: "@IsJSON",
    kind: "JSON",
    samples: { accepts: ['{"a":1}', "[]"], rejects: ["{a:1}", "text", ""] },
  }),
];

function takesDisplayNames({ accepts }: RowRule): boolean {
  return accepts("Name <name@example.com>");
}

/** Without the range of each part: the whole of it is seven hundred characters. */
const EITHER_VERSION =
  "^(?:\\d{1,3}(?:\\.\\d{1,3}){3}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(?:%[0-9A-Za-z.:-]+)?)$";

function addresses({ arguments: [version], accepts }: RowRule): readonly RowClaim[] {
  const [takes4, takes6] = [accepts("127.0.0.1"), accepts("::1")];
  if (takes4 && takes6) return [STRING, bounds({ pattern: EITHER_VERSION })];
  if (takes4) return [text("ipv4")];
  if (takes6) return [text("ipv6")];
  return refusesAll(
    `@IsIP was given ${shown(version)}, which class-validator knows as no version, so that it refuses every value. ` +
      `Give it 4 or 6, or nothing for both.`,
  );
}
