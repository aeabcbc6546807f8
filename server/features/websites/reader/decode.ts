import { TextDecoder } from "node:util";

/**
 * Decodes a document by its byte order mark, its content-type header, or its declaration; otherwise as
 * UTF-8 if that is valid, and as Windows-1252 if not.
 * @param charset from the content-type header
 */
export function decodePage(body: Uint8Array, charset: string | null): string {
  const decoder =
    decoderOf(charsetOfByteOrderMark(body)) ??
    decoderOf(charset) ??
    decoderOf(declaredCharset(body)) ??
    guessDecoder(body);
  return decoder.decode(body);
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

function guessDecoder(body: Uint8Array): TextDecoder {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return new TextDecoder("utf-8");
  } catch {
    return new TextDecoder("windows-1252");
  }
}
