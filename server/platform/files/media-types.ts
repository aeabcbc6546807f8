/** Number of bytes that the type is detected from. */
export const headBytes = 1024;

/** First bytes of the known binary types; `null` stands for any byte. */
const signatures: readonly [mediaType: string, bytes: readonly (number | null)[]][] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/webp", [...ascii("RIFF"), null, null, null, null, ...ascii("WEBP")]],
  ["image/gif", ascii("GIF87a")],
  ["image/gif", ascii("GIF89a")],
  ["application/pdf", ascii("%PDF-")],
  ["application/zip", [0x50, 0x4b, 0x03, 0x04]],
  // A ZIP file without entries.
  ["application/zip", [0x50, 0x4b, 0x05, 0x06]],
];

/** Text has no such signature; its type comes from the extension of the key. */
const textTypes: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
};

/**
 * Media type of a file, detected from its bytes; a declared type is not trusted.
 * @param head its first {@link headBytes} bytes, or all there are
 */
export function detectMediaType(key: string, head: Uint8Array): string {
  const found = signatures.find(([, bytes]) =>
    bytes.every((byte, at) => (byte === null ? at < head.length : head[at] === byte)),
  );
  if (found) return found[0];
  const text = textTypes[key.slice(key.lastIndexOf(".") + 1)];
  return text !== undefined && !head.includes(0) ? text : "application/octet-stream";
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, "latin1")];
}
