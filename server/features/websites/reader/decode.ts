import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";

/**
 * Decodes a document by its byte order mark, its content-type header, or its declaration, unless its bytes
 * contradict them: text that is not UTF-8 is read as Windows-1252, and UTF-8 with letters beyond ASCII is
 * read as UTF-8 also where it is declared as a Western encoding.
 * @param charset from the content-type header
 */
export function decodePage(body: Uint8Array, charset: string | null): string {
  const decoder =
    decoderOf(charsetOfByteOrderMark(body)) ??
    contradicted(body, decoderOf(charset)) ??
    contradicted(body, decoderOf(declaredCharset(body))) ??
    decoderOf(isMostlyUtf8(body) ? "utf-8" : "windows-1252")!;
  return decoder.decode(body);
}

/** The decoder, or null when the bytes are not in its encoding. */
function contradicted(body: Uint8Array, decoder: TextDecoder | null): TextDecoder | null {
  if (decoder === null) return null;
  if (decoder.encoding === "utf-8") return isMostlyUtf8(body) ? decoder : null;
  // Text in another single-byte encoding is hardly ever valid UTF-8 by chance.
  const isSingleByte = /^(windows-|iso-8859-|macintosh|koi8|ibm)/.test(decoder.encoding);
  return isSingleByte && isMostlyUtf8(body) && hasMultiByte(body) ? null : decoder;
}

function charsetOfByteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return "utf-8";
  if (body[0] === 0xfe && body[1] === 0xff) return "utf-16be";
  if (body[0] === 0xff && body[1] === 0xfe) return "utf-16le";
  return null;
}

function declaredCharset(body: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(body.subarray(0, 4096));
  const inMeta = /<meta\b[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{3,20})/i.exec(head)?.[1];
  const declared = inMeta ?? /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{3,20})/i.exec(head)?.[1];
  // A declaration that could be read byte by byte is not in UTF-16.
  return declared && !/^utf-?16/i.test(declared) ? declared : null;
}

function decoderOf(charset: string | null): TextDecoder | null {
  if (charset === null) return null;
  try {
    return new TextDecoder(charset);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether the bytes are UTF-8 but for a few: a page cut off in a letter, or with one comment pasted in from
 * elsewhere, is still UTF-8.
 */
function isMostlyUtf8(body: Uint8Array): boolean {
  if (isUtf8(body)) return true;
  const { whole, broken } = countSequences(body);
  return broken > 0 && whole > broken * 10;
}

function hasMultiByte(body: Uint8Array): boolean {
  return countSequences(body).whole > 0;
}

/** Counts UTF-8 sequences of several bytes, and bytes beyond ASCII that are in none. */
function countSequences(body: Uint8Array): { whole: number; broken: number } {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at]!;
    if (byte < 0x80) continue;
    const follow = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    let seen = 0;
    while (seen < follow && (body[at + seen + 1]! & 0xc0) === 0x80) seen += 1;
    if (follow > 0 && seen === follow && byte < 0xf5) {
      whole += 1;
      at += follow;
    } else broken += 1;
  }
  return { whole, broken };
}
