import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A small text, as it is, or something that is read piece by piece. */
export type ZipEntry =
  | { name: string; content: Buffer }
  | {
      name: string;
      content: Readable;
      /** Not for what is small already, as pictures are. */
      compress: boolean;
    };

/**
 * A ZIP of entries that are asked for one after another, each when the one before has been read: a
 * slow reader has one of them open, and of those before nothing is held but its line in the
 * directory. When it is destroyed, or an entry fails, nothing stays open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  return Readable.from(zipBytes(entries, at), { objectMode: false });
}

/** What local headers and the directory say alike of an entry. */
interface Fields {
  name: Buffer;
  flags: number;
  method: number;
  at: Date;
  crc: number;
  packedBytes: number;
  bytes: number;
}

const namesAreUtf8 = 1 << 11;
const sizesFollow = 1 << 3;
const deflated = 8;
/** Stands for a number that is too large for its field, and told elsewhere. */
const [none16, none32] = [0xffff, 0xffffffff];

async function* zipBytes(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  const told = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };
  for await (const entry of entries) {
    const start = offset;
    const fields: Fields = {
      name: Buffer.from(entry.name),
      ...{ flags: namesAreUtf8, method: 0, at, crc: 0, packedBytes: 0, bytes: 0 },
    };
    if (!("compress" in entry)) {
      const { content } = entry;
      fields.crc = crc32(content);
      fields.bytes = fields.packedBytes = content.length;
      yield told(Buffer.concat([localHeader(fields), content]));
    } else {
      const { content, compress } = entry;
      fields.flags |= sizesFollow;
      if (compress) fields.method = deflated;
      try {
        yield told(localHeader(fields));
        const counted = counting(content, fields);
        for await (const chunk of compress ? deflating(counted) : counted) {
          fields.packedBytes += chunk.length;
          // A stream that is given nothing waits for more, and asks no more.
          if (chunk.length > 0) yield told(chunk);
        }
        yield told(sizes(fields));
      } finally {
        content.destroy();
      }
    }
    directory.push(directoryEntry(fields, start));
  }
  const start = offset;
  const all = told(Buffer.concat(directory));
  yield Buffer.concat([all, ending({ count: directory.length, start, bytes: all.length })]);
}

async function* counting(content: Readable, fields: Fields): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    fields.crc = crc32(chunk, fields.crc);
    fields.bytes += chunk.length;
    yield chunk;
  }
}

function deflating(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // Whoever reads hears of a failure by the stream itself.
  return pipeline(Readable.from(content), createDeflateRaw(), () => undefined);
}

function common({ flags, method, at, crc, packedBytes, bytes, name }: Fields): Buffer {
  const out = Buffer.alloc(26);
  const needs = 45;
  out.writeUInt16LE(needs, 0);
  out.writeUInt16LE(flags, 2);
  out.writeUInt16LE(method, 4);
  const seconds = Math.floor(at.getUTCSeconds() / 2);
  out.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | seconds, 6);
  const years = at.getUTCFullYear() - 1980;
  out.writeUInt16LE((years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  out.writeUInt32LE(crc, 10);
  out.writeUInt32LE(packedBytes, 14);
  out.writeUInt32LE(bytes, 18);
  out.writeUInt16LE(name.length, 22);
  return out;
}

const localHeader = (fields: Fields): Buffer =>
  Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common(fields), fields.name]);

function sizes({ crc, packedBytes, bytes }: Fields): Buffer {
  const out = Buffer.alloc(16);
  out.write("PK\x07\x08", "latin1");
  out.writeUInt32LE(crc, 4);
  out.writeUInt32LE(packedBytes, 8);
  out.writeUInt32LE(bytes, 12);
  return out;
}

function directoryEntry(fields: Fields, start: number): Buffer {
  const isFar = start >= none32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(start), 4);
  }
  const head = common(fields);
  head.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(isFar ? none32 : start, 10);
  const madeBy = Buffer.from([45, 0]);
  const mark = Buffer.from("PK\x01\x02", "latin1");
  return Buffer.concat([mark, madeBy, head, rest, fields.name, extra]);
}

/** Where the directory is; in two ways when there are more entries, or bytes, than the old one says. */
function ending({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const isLarge = count >= none16 || start >= none32;
  const old = Buffer.alloc(22);
  old.write("PK\x05\x06", "latin1");
  old.writeUInt16LE(Math.min(count, none16), 8);
  old.writeUInt16LE(Math.min(count, none16), 10);
  old.writeUInt32LE(bytes, 12);
  old.writeUInt32LE(Math.min(start, none32), 16);
  if (!isLarge) return old;
  const large = Buffer.alloc(56);
  large.write("PK\x06\x06", "latin1");
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(45, 12);
  large.writeUInt16LE(45, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(bytes), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  const where = Buffer.alloc(20);
  where.write("PK\x06\x07", "latin1");
  where.writeBigUInt64LE(BigInt(start + bytes), 8);
  where.writeUInt32LE(1, 16);
  return Buffer.concat([large, where, old]);
}
