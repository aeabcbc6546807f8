import assert from "node:assert/strict";
import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { after, test } from "node:test";
import {
  brotliCompressSync,
  constants,
  createGzip,
  createZstdCompress,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import fc from "fast-check";
import { type RawAnswer, type RawServer, startRawServer } from "#test/raw-site.ts";
import { createWebFetch, type WebFailureKind, type WebFetchLimits } from "./web-fetch.ts";

const maxBytes = 64 * 1024;
const headerBytesMax = 8 * 1024;
/** Limit for one answer plus one more read from the socket. */
const wireBytesMax = 2 * (maxBytes + headerBytesMax) + 64 * 1024;
const html = "<!doctype html><title>Peluquería Ñandú</title>";

const opened: Socket[] = [];
subscribe("net.client.socket", (message) => {
  opened.push((message as { socket: Socket }).socket);
});
const sites: RawServer[] = [];
after(() => Promise.all(sites.map((site) => site.close())));

async function serving(answer: RawAnswer, limits: Partial<WebFetchLimits> = {}) {
  const site = await startRawServer(answer);
  sites.push(site);
  const webFetch = createWebFetch({
    allowHosts: [`sitio.example:${site.port}`],
    contact: { url: "https://www.kolmena.example", email: "hola@kolmena.example" },
    resolve: async () => ["127.0.0.1"],
    limits: { headerBytesMax, ...limits },
  });
  const read = (path = "/", options: { deadlineMs?: number; signal?: AbortSignal } = {}) =>
    webFetch.get(`http://sitio.example:${site.port}${path}`, {
      accept: ["text/html"],
      maxBytes,
      deadlineMs: 60_000,
      ...options,
    });
  return { site, webFetch, read };
}

/** A raw HTTP answer with these header lines. */
function answering(status: string, lines: readonly string[], body: string | Buffer = ""): Buffer {
  const head = [`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(body)]);
}

const htmlType = "content-type: text/html";
const closing = [htmlType, "connection: close"];

/** Writes the piece again and again for as long as the client reads. */
function pour(socket: Socket, piece: string | Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on("drain", more);
  more();
}

const repeated = (line: string, bytes: number) => line.repeat(Math.ceil(bytes / line.length));
const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, "a");
const compressed = (encoding: string, body: Buffer) =>
  answering("200 OK", [...closing, `content-encoding: ${encoding}`], body);

interface Fault {
  what: string;
  kind: WebFailureKind;
  answer: RawAnswer;
  /** Short for faults that only the deadline ends. */
  deadlineMs?: number;
}
const faults: Fault[] = [];
const fault = (
  kind: WebFailureKind,
  what: string,
  answer: Buffer | RawAnswer,
  deadlineMs?: number,
) =>
  faults.push({
    what,
    kind,
    answer: typeof answer === "function" ? answer : (socket) => socket.end(answer),
    ...(deadlineMs ? { deadlineMs } : {}),
  });

// statuses and types without a page
for (const status of [
  "204 No Content",
  "205 Reset Content",
  "206 Partial Content",
  "201 Created",
]) {
  fault("not_a_page", `status ${status}`, answering(status, closing));
}
for (const status of ["300 Multiple Choices", "304 Not Modified"]) {
  fault("not_a_page", `status ${status}`, answering(status, closing));
}
for (const status of ["404 Not Found", "410 Gone"]) {
  fault("not_found", `status ${status}`, answering(status, closing, html));
}
for (const status of ["401 Unauthorized", "403 Forbidden", "429 Too Many Requests", "451 No"]) {
  fault("blocked", `status ${status}`, answering(status, closing, html));
}
for (const status of ["400 Bad Request", "418 Teapot", "500 Error", "503 Unavailable", "999 No"]) {
  fault("refused", `status ${status}`, answering(status, closing, html));
}
for (const type of ["application/pdf", "text/plain", "image/png", "text/htmlx", "", "*/*"]) {
  fault("not_a_page", `type «${type}»`, answering("200 OK", [`content-type: ${type}`], html));
}
fault("not_a_page", "no type", answering("200 OK", ["connection: close"], html));

// unexpected or broken encodings
for (const encoding of ["gzip, gzip", "gzip, br", "compress", "exi", "a".repeat(5_000)]) {
  const name = encoding.slice(0, 20);
  fault("not_a_page", `encoding ${name}`, compressed(encoding, gzipSync(gzipSync(html))));
}
fault(
  "not_a_page",
  "two headers of encoding",
  answering("200 OK", [...closing, "content-encoding: gzip", "content-encoding: gzip"], html),
);
fault(
  "not_a_page",
  "encoded in transfer",
  answering("200 OK", [htmlType, "transfer-encoding: gzip, chunked"], "0\r\n\r\n"),
);
for (const encoding of ["gzip", "deflate", "br", "zstd"]) {
  fault("refused", `${encoding} that is none`, compressed(encoding, Buffer.from(html)));
}
const random = Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * 7919) % 251));
fault("refused", "gzip cut short", compressed("gzip", gzipSync(random).subarray(0, -20)));
fault("refused", "deflate cut short", compressed("deflate", deflateSync(random).subarray(0, -9)));
fault("refused", "brotli cut short", compressed("br", brotliCompressSync(random).subarray(0, -9)));
fault("refused", "zstd cut short", compressed("zstd", zstdCompressSync(random).subarray(0, -9)));
fault("refused", "zstd with a window of 128 MB", (socket) => {
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_windowLog]: 27 } });
  socket.write(answering("200 OK", [...closing, "content-encoding: zstd"]));
  zstd.pipe(socket);
  zstd.write(random);
  zstd.flush(() => zstd.end(random));
});

// answers without end or too big
fault("too_big", "a gzip bomb", compressed("gzip", gzipSync(tenMegabytes)));
fault("too_big", "a deflate bomb", compressed("deflate", deflateSync(tenMegabytes)));
fault("too_big", "a raw deflate bomb", compressed("deflate", deflateRawSync(tenMegabytes)));
fault("too_big", "a brotli bomb", compressed("br", brotliCompressSync(tenMegabytes)));
fault("too_big", "a zstd bomb", compressed("zstd", zstdCompressSync(tenMegabytes)));
fault("too_big", "many gzip members", (socket) => {
  socket.write(answering("200 OK", [...closing, "content-encoding: gzip"]));
  pour(socket, gzipSync(Buffer.alloc(1_000)));
});
fault("too_big", "a gzip bomb without end", (socket) => {
  socket.write(answering("200 OK", [...closing, "content-encoding: gzip"]));
  const gzip = createGzip();
  gzip.pipe(socket);
  const zeros = Buffer.alloc(1024 * 1024);
  const more = () => {
    if (!socket.destroyed) gzip.write(zeros, more);
  };
  more();
});
fault("too_big", "a body without end", (socket) => {
  socket.write(answering("200 OK", closing));
  pour(socket, Buffer.alloc(64 * 1024, "a"));
});
fault("too_big", "chunks without end, of a byte each", (socket) => {
  socket.write(answering("200 OK", [htmlType, "transfer-encoding: chunked"]));
  pour(socket, "1\r\na\r\n".repeat(10_000));
});
fault("too_big", "a chunk's extension without end", (socket) => {
  socket.write(answering("200 OK", [htmlType, "transfer-encoding: chunked"], "1;"));
  pour(socket, repeated("a", 64 * 1024));
});
fault("too_big", "an empty gzip block without end", (socket) => {
  socket.write(answering("200 OK", [...closing, "content-encoding: gzip"]));
  socket.write(gzipSync("").subarray(0, 10));
  pour(socket, Buffer.alloc(5_000, Buffer.from([0, 0, 0, 0xff, 0xff])));
});
fault(
  "too_big",
  "a length of 9 GB",
  answering("200 OK", [...closing, "content-length: 9000000000"]),
);
const bigHeaders = repeated("x-relleno: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n", 400_000);
fault("too_big", "400 KB of headers", answering("200 OK", [htmlType, bigHeaders.trim()], html));
fault("too_big", "a header of 400 KB", answering("200 OK", [`x: ${repeated("a", 400_000)}`], html));
fault("too_big", "headers without end", (socket) => {
  socket.write("HTTP/1.1 200 OK\r\n");
  pour(socket, repeated("x-relleno: aaaaaaaaaaaaaaa\r\n", 60_000));
});
fault("too_big", "400 KB of trailers", (socket) => {
  socket.write(answering("200 OK", [htmlType, "transfer-encoding: chunked"], "1\r\na\r\n0\r\n"));
  socket.end(`${bigHeaders}\r\n`);
});
fault("refused", "early hints without end", (socket) =>
  pour(socket, "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"),
);

// slow answers
const shortMs = 250;
fault("too_slow", "silence", () => undefined, shortMs);
fault("too_slow", "half a head", (socket) => socket.write("HTTP/1.1 200 OK\r\nx: "), shortMs);
fault(
  "too_slow",
  "half a body",
  (socket) => socket.write(answering("200 OK", closing, "a")),
  shortMs,
);
function drip(socket: Socket, piece: string | Buffer): void {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once("close", () => clearInterval(timer));
}
fault(
  "too_slow",
  "a head in drops",
  (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nx: ");
    drip(socket, "a");
  },
  shortMs,
);
fault(
  "too_slow",
  "a body in drops",
  (socket) => {
    socket.write(answering("200 OK", closing));
    drip(socket, "a");
  },
  shortMs,
);
fault(
  "too_slow",
  "a gzip in drops",
  (socket) => {
    socket.write(answering("200 OK", [...closing, "content-encoding: gzip"]));
    socket.write(gzipSync("").subarray(0, 10));
    drip(socket, Buffer.from([0, 0, 0, 0xff, 0xff]));
  },
  shortMs,
);

// broken connections and answers
fault("refused", "a connection closed at once", (socket) => socket.destroy());
fault("refused", "a connection reset", (socket) => socket.resetAndDestroy());
fault("refused", "a reset in mid-head", (socket) => {
  socket.write("HTTP/1.1 200 OK\r\nconte", () => socket.resetAndDestroy());
});
fault("refused", "a reset in mid-body", (socket) => {
  socket.write(answering("200 OK", [htmlType, "content-length: 500"], html), () =>
    socket.resetAndDestroy(),
  );
});
fault(
  "refused",
  "a body shorter than said",
  answering("200 OK", [htmlType, "content-length: 500"], html),
);
fault(
  "refused",
  "chunks that end too early",
  answering("200 OK", [htmlType, "transfer-encoding: chunked"], "5\r\nhola"),
);
fault(
  "refused",
  "a length below zero",
  answering("200 OK", [htmlType, "content-length: -1"], html),
);
fault(
  "refused",
  "a length in words",
  answering("200 OK", [htmlType, "content-length: diez"], html),
);
fault(
  "refused",
  "two lengths",
  answering("200 OK", [htmlType, "content-length: 4", "content-length: 5"], "holas"),
);
fault(
  "refused",
  "a length and chunks",
  answering("200 OK", [htmlType, "content-length: 4", "transfer-encoding: chunked"], "0\r\n\r\n"),
);
fault("refused", "another protocol", Buffer.from("SSH-2.0-OpenSSH_9.6\r\n"));
fault("refused", "a page without a head", Buffer.from(html));
fault(
  "refused",
  "a change of protocol",
  answering("101 Switching", ["upgrade: h2c", "connection: upgrade"]),
);
fault("refused", "nothing but 100", answering("100 Continue", []));

// redirects
for (const status of ["301 Moved", "302 Found", "303 Other", "307 Temporary", "308 Permanent"]) {
  fault("refused", `${status}, round and round`, answering(status, ["location: /"]));
}
fault("refused", "a redirect to nowhere", answering("302 Found", closing));
fault(
  "refused",
  "a redirect to two places",
  answering("302 Found", ["location: /a", "location: /b"]),
);
for (const to of ["ftp://ejemplo.es/", "javascript:alert(1)", "http://a@ejemplo.es/", "http://["]) {
  fault("invalid", `a redirect to ${to}`, answering("302 Found", [`location: ${to}`]));
}

for (const { what, kind, answer, deadlineMs } of faults) {
  test(`A site with ${what} is ${kind}, and only a limited part is read`, async () => {
    opened.length = 0;
    const { site, read } = await serving(answer);
    const failure = await read("/", deadlineMs ? { deadlineMs } : {});
    assert.equal(failure.ok, false);
    assert.equal(!failure.ok && failure.kind, kind, JSON.stringify(failure));
    assert.ok(site.connections <= opened.length && opened.length <= 4);
    for (const socket of opened) {
      assert.ok(socket.bytesRead <= wireBytesMax, `${socket.bytesRead} bytes read`);
      assert.ok(socket.destroyed, "nothing stays open");
    }
  });
}

test("Any bytes from a site give an answer or a failure", async () => {
  let sentBytes: Buffer = Buffer.alloc(0);
  const { read } = await serving((socket) => socket.end(sentBytes));
  const whole = answering(
    "200 OK",
    [htmlType, "content-encoding: gzip", "transfer-encoding: chunked", "connection: keep-alive"],
    Buffer.concat([
      Buffer.from("32\r\n"),
      gzipSync(html).subarray(0, 50),
      Buffer.from("\r\n0\r\n\r\n"),
    ]),
  );
  const change = fc.record({
    at: fc.nat(whole.length),
    removed: fc.nat(12),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc
        .constantFrom(
          "\r\n",
          "\r\n\r\n",
          " ",
          ":",
          "0\r\n\r\n",
          "HTTP/1.1 100 C\r\n\r\n",
          "\0",
          "ñ",
        )
        .map((text) => Buffer.from(text)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      sentBytes = whole;
      for (const { at, removed, put } of changes) {
        sentBytes = Buffer.concat([
          sentBytes.subarray(0, at),
          put,
          sentBytes.subarray(at + removed),
        ]);
      }
      const answer = await read();
      assert.equal(typeof answer.ok, "boolean");
    }),
    { numRuns: 500 },
  );
});
