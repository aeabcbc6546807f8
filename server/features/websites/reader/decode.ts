import { TextDecoder } from "node:util";

/**
 * The text of a document: by its byte order mark, by what the header says, by what its own head
 * says, else UTF-8 where it is valid and Windows' western alphabet where it is not.
 * @param charset of the content-type header
 */
export function decodePage(body: Uint8Array, charset: string | null): string {
  const decoder =
    decoderOf(markOf(body)) ?? decoderOf(charset) ?? decoderOf(saidInHead(body)) ?? guess(body);
  return decoder.decode(body);
}

function markOf(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return "utf-8";
  if (body[0] === 0xfe && body[1] === 0xff) return "utf-16be";
  if (body[0] === 0xff && body[1] === 0xfe) return "utf-16le";
  return null;
}

function saidInHead(body: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(body.subarray(0, 4096));
  const said = /<meta\b[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{3,20})/i.exec(head)?.[1];
  const declared = said ?? /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{3,20})/i.exec(head)?.[1];
  // Whoever could read the declaration byte by byte is not reading UTF-16.
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

function guess(body: Uint8Array): TextDecoder {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return new TextDecoder("utf-8");
  } catch {
    return new TextDecoder("windows-1252");
  }
}
