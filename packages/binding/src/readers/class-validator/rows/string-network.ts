import { leftText } from "./left-text.js";
import { STRING, text } from "./claims.js";
import type { Row, RowRule } from "./row.js";

export const stringNetworkRows: readonly Row[] = [
  {
    name: "isEmail",
    decorator: "@IsEmail",
    stated: {
      asGuidance: "the host takes mailboxes beyond ASCII, which the format `email` does not",
    },
    samples: {
      accepts: ["name@example.com", "na.me+tag@sub.example.com"],
      rejects: ["", "name", "name@", "@example.com", "Name <name@example.com>", 1, null, undefined],
    },
    claims: (rule) => [takesDisplayNames(rule) ? STRING : text("email")],
  },
  {
    name: "isUrl",
    decorator: "@IsUrl",
    // The host takes `example.com`, which is no URI: a format would be false.
    stated: { leftToHost: "what makes a text a URL" },
    samples: {
      accepts: ["https://example.com/a?b=c", "example.com"],
      rejects: ["", "example", "https://", "javascript:alert(1)", 1, null, undefined],
    },
    claims: () => [STRING],
  },
  leftText("isFqdn", "@IsFQDN", "a domain name", {
    accepts: ["example.com"],
    rejects: ["example", "exam_ple.com", ""],
  }),
  leftText("isIp", "@IsIP", "an IP address", {
    accepts: ["127.0.0.1", "::1"],
    rejects: ["256.0.0.1", "1", ""],
  }),
  leftText("isPort", "@IsPort", "a port number", {
    accepts: ["0", "8080"],
    rejects: ["65536", "-1", ""],
  }),
  leftText("isMacAddress", "@IsMACAddress", "a MAC address", {
    accepts: ["01:02:03:04:05:ab"],
    rejects: ["01:02:03:04:05", ""],
  }),
  leftText("isMagnetURI", "@IsMagnetURI", "a magnet URI", {
    accepts: ["magnet:?xt=urn:btih:06E2A9683BF4DA92C73A661AC56F0ECC9C63C5B4"],
    rejects: ["magnet:?x=urn", ""],
  }),
  leftText("isMimeType", "@IsMimeType", "a MIME type", {
    accepts: ["application/json"],
    rejects: ["json", ""],
  }),
  leftText("isDataURI", "@IsDataURI", "a data URI", {
    accepts: ["data:text/plain;base64,SGVsbG8="],
    rejects: ["dataxtext/plain", ""],
  }),
  leftText("isJwt", "@IsJWT", "a JSON Web Token", {
    accepts: ["eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2ln"],
    rejects: ["$.a.b", "text", ""],
  }),
  leftText("isJson", "@IsJSON", "JSON", {
    accepts: ['{"a":1}', "[]"],
    rejects: ["{a:1}", "text", ""],
  }),
];

function takesDisplayNames({ accepts }: RowRule): boolean {
  return accepts("Name <name@example.com>");
}
