const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** The bytes that a base64 text spells, in either alphabet, padded or not; `undefined` for what is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/=+$/, "").length;
  if (!BASE64.test(text) || digits % 4 === 1) return undefined;
  // Buffers of a pool share their memory with others; a handler may hand on what is behind it.
  return Buffer.from(Uint8Array.from(Buffer.from(text, "base64")).buffer);
}
