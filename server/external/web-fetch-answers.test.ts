import assert from "node:assert/strict";
import { after, test } from "node:test";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { type RawAnswer, type RawServer, startRawServer } from "#test/raw-site.ts";
import { siteCertificate } from "#test/site-certificate.ts";
import { createWebFetch, type WebFetchLimits } from "./web-fetch.ts";

const html = "<!doctype html><title>Peluquería Ñandú</title>";
const sites: RawServer[] = [];
after(() => Promise.all(sites.map((site) => site.close())));

async function site(
  answer: RawAnswer,
  at?: Parameters<typeof startRawServer>[1],
): Promise<RawServer> {
  const started = await startRawServer(answer, at);
  sites.push(started);
  return started;
}

function reader(ports: readonly number[], limits: Partial<WebFetchLimits> = {}) {
  const names = ["sitio.example", "tienda.example", "otra.example", "xn--and-6ma2c.example"];
  const webFetch = createWebFetch({
    allowHosts: ports.flatMap((port) => names.map((name) => `${name}:${port}`)),
    contact: { url: "https://www.kolmena.example", email: "hola@kolmena.example" },
    resolve: async () => ["127.0.0.1"],
    limits,
  });
  const request = { accept: ["text/html", "image/*"], maxBytes: 1_000_000, deadlineMs: 60_000 };
  return (url: string, options: { signal?: AbortSignal; deadlineMs?: number } = {}) =>
    webFetch.get(url, { ...request, ...options });
}

function answering(lines: readonly string[], body: string | Buffer = html): Buffer {
  const head = [...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}
const ok = ["HTTP/1.1 200 OK", "content-type: text/html; charset=utf-8"];

const encodings: Record<string, (body: string) => Buffer> = {
  identity: Buffer.from,
  gzip: gzipSync,
  GZip: gzipSync,
  "x-gzip": gzipSync,
  deflate: deflateSync,
  "deflate ": deflateRawSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};
for (const [encoding, encode] of Object.entries(encodings)) {
  test(`A page encoded as «${encoding}» by ${encode.name} arrives complete, also in pieces`, async () => {
    const text = html.repeat(2_000);
    const body = encode(text);
    const { port } = await site((socket, path) => {
      socket.write(answering([...ok, `content-encoding: ${encoding}`, "connection: close"], ""));
      if (path === "/") return socket.end(body);
      for (let at = 0; at < body.length; at += 1_000) socket.write(body.subarray(at, at + 1_000));
      return socket.end();
    });
    for (const path of ["/", "/pieces"]) {
      const answer = await reader([port])(`http://sitio.example:${port}${path}`);
      assert.ok(answer.ok);
      assert.equal(answer.body.toString(), text);
    }
  });
}

test("Answers of old and sloppy servers are accepted", async () => {
  const cases: Record<string, Buffer> = {
    "HTTP/1.0 without a length": answering(["HTTP/1.0 200 OK", "Content-Type: TEXT/HTML"]),
    "more than the length says": answering(
      [...ok, `content-length: ${Buffer.byteLength(html)}`],
      `${html}!!`,
    ),
    "two answers": Buffer.concat([
      answering([...ok, `content-length: ${Buffer.byteLength(html)}`]),
      answering([...ok, "content-length: 1"], "x"),
    ]),
    "hints before": answering(["HTTP/1.1 103 Early Hints", "", ...ok, "connection: close"]),
    "status 203": answering(["HTTP/1.1 203 Non", "content-type: text/html", "connection: close"]),
  };
  for (const [what, bytes] of Object.entries(cases)) {
    const { port } = await site((socket) => socket.end(bytes));
    const answer = await reader([port])(`http://sitio.example:${port}/`);
    assert.ok(answer.ok, what);
    assert.equal(answer.body.toString(), html, what);
    assert.equal(answer.contentType, "text/html");
  }
});

test("The content type has no parameters, and the charset is that of the header", async () => {
  let line = "";
  const { port } = await site((socket) =>
    socket.end(answering(["HTTP/1.1 200 OK", `content-type: ${line}`, "content-length: 0"], "")),
  );
  const cases: [string, string, string | null][] = [
    ["text/html", "text/html", null],
    ["Text/HTML;Charset=ISO-8859-1", "text/html", "iso-8859-1"],
    ['text/html; charset="utf-8"', "text/html", "utf-8"],
    ["text/html; a=b; charset = windows-1252 ; c", "text/html", "windows-1252"],
    ["text/html; charset=<script>", "text/html", null],
    ["image/webp", "image/webp", null],
  ];
  for (const [written, contentType, charset] of cases) {
    line = written;
    const answer = await reader([port])(`http://sitio.example:${port}/`);
    assert.ok(answer.ok);
    assert.deepEqual([answer.contentType, answer.charset], [contentType, charset]);
  }
});

test("A site sees our User-Agent, gets no cookie back, and its redirects are followed", async () => {
  const { port, requests } = await site((socket, path) => {
    const to = { "/": "/es", "/es": "//sitio.example:PORT/ñandú?q=1#x" }[path];
    if (!to) return socket.end(answering([...ok, "connection: close"]));
    const location = `location: ${to.replace("PORT", String(port))}`;
    return socket.end(answering(["HTTP/1.1 302 Found", "set-cookie: a=b", location], ""));
  });
  const answer = await reader([port])(`http://sitio.example.:${port}#arriba`);
  assert.ok(answer.ok);
  assert.equal(answer.url, `http://sitio.example:${port}/%C3%B1and%C3%BA?q=1`);
  assert.equal(answer.status, 200);
  assert.equal(requests.length, 3);
  for (const head of requests) {
    assert.match(head, /^host: sitio\.example:\d+\r$/im);
    assert.match(
      head,
      /user-agent: Mozilla\/5\.0 \(compatible; Kolmena\/1\.0; \+https:\/\/www\.kolmena\.example; hola@kolmena\.example\)\r/i,
    );
    assert.doesNotMatch(head, /cookie|referer|authorization/i);
  }
});

test("A name with an eñe is requested in its ASCII form", async () => {
  const { port, requests } = await site((socket) => socket.end(answering(ok)));
  assert.ok((await reader([port])(`http://Ñandú.example:${port}/`)).ok);
  assert.match(requests[0]!, /^host: xn--and-6ma2c\.example:/im);
});

test("Three redirects are followed and a fourth is not", async () => {
  const { port, requests } = await site((socket, path) => {
    const left = Number(path.slice(1));
    if (left === 0) return socket.end(answering(ok));
    return socket.end(answering(["HTTP/1.1 308 Moved", `location: /${left - 1}`], ""));
  });
  const read = reader([port]);
  assert.equal((await read(`http://sitio.example:${port}/3`)).ok, true);
  requests.length = 0;
  const failure = await read(`http://sitio.example:${port}/4`);
  assert.equal(!failure.ok && failure.kind, "refused");
  assert.equal(requests.length, 4);
});

test("A certificate must be trusted and match the name, whatever the environment variables say", async () => {
  const { port, requests } = await site(
    (socket) => socket.end(answering([...ok, "connection: close"])),
    { certificate: siteCertificate },
  );
  const read = reader([port]);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const unknown = await read(`https://tienda.example:${port}/`);
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  assert.equal(!unknown.ok && unknown.kind, "refused");
  assert.match(!unknown.ok ? unknown.detail : "", /SELF_SIGNED/);
  const known = getCACertificates();
  setDefaultCACertificates([...known, siteCertificate.cert]);
  const otherName = await read(`https://otra.example:${port}/`);
  assert.equal(!otherName.ok && otherName.kind, "refused");
  assert.match(!otherName.ok ? otherName.detail : "", /ALTNAME/);
  assert.equal(requests.length, 0, "nothing was asked before it was clear who answers");
  const proven = await read(`https://tienda.example:${port}/`);
  assert.ok(proven.ok, JSON.stringify(proven));
  assert.equal(proven.body.toString(), html);
  setDefaultCACertificates(known);
});

test("A redirect may lead from https to http", async () => {
  const plain = await site((socket) => socket.end(answering([...ok, "connection: close"])));
  const to = `location: http://sitio.example:${plain.port}/`;
  const secure = await site((socket) => socket.end(answering(["HTTP/1.1 301 Moved", to], "")), {
    certificate: siteCertificate,
  });
  const known = getCACertificates();
  setDefaultCACertificates([...known, siteCertificate.cert]);
  const answer = await reader([plain.port, secure.port])(`https://tienda.example:${secure.port}/`);
  setDefaultCACertificates(known);
  assert.ok(answer.ok, JSON.stringify(answer));
  assert.equal(answer.url, `http://sitio.example:${plain.port}/`);
});

test("Of several addresses the one that answers is used; when none does, the fetch is refused", async () => {
  const { port } = await site((socket) => socket.end(answering(ok)), { host: "127.0.0.1" });
  const reading = (addresses: string[]) =>
    createWebFetch({
      allowHosts: [`sitio.example:${port}`],
      contact: { url: "https://www.kolmena.example", email: "hola@kolmena.example" },
      resolve: async () => addresses,
    }).get(`http://sitio.example:${port}/`, { accept: ["text/html"], maxBytes: 1_000 });
  assert.equal((await reading(["::1", "127.0.0.1"])).ok, true);
  const failure = await reading(["::1"]);
  assert.equal(!failure.ok && failure.kind, "refused");
});

test("An unfinished TLS handshake and a name that never resolves are too slow", async () => {
  const { port } = await site(() => undefined);
  const greeting = await reader([port])(`https://tienda.example:${port}/`, { deadlineMs: 200 });
  assert.equal(!greeting.ok && greeting.kind, "too_slow");
  const unresolved = createWebFetch({
    allowHosts: [],
    contact: { url: "https://www.kolmena.example", email: "hola@kolmena.example" },
    resolve: (_hostname, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("cancelled")));
      }),
    limits: { deadlineMs: 200 },
  });
  const name = await unresolved.get("http://ejemplo.es/", { accept: ["text/html"], maxBytes: 10 });
  assert.equal(!name.ok && name.kind, "too_slow");
});

test("Unresolvable names are not found, or too slow when no name server answered", async () => {
  for (const [code, kind] of Object.entries({
    ENOTFOUND: "not_found",
    ENODATA: "not_found",
    ESERVFAIL: "not_found",
    ECONNREFUSED: "not_found",
    ETIMEOUT: "too_slow",
  })) {
    const { get } = createWebFetch({
      allowHosts: [],
      contact: { url: "https://www.kolmena.example", email: "hola@kolmena.example" },
      resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
    });
    const failure = await get("http://ejemplo.es/", { accept: ["text/html"], maxBytes: 10 });
    assert.equal(!failure.ok && failure.kind, kind, code);
  }
});

test("A fetch can be aborted while it waits and while it reads", async () => {
  const asked = Promise.withResolvers<void>();
  const { port } = await site(() => asked.resolve());
  const read = reader([port], { atOnceMax: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const reason = new Error("The person has gone");
  const reading = read(`http://sitio.example:${port}/`, { signal: first.signal });
  await asked.promise;
  const waiting = read(`http://sitio.example:${port}/`, { signal: second.signal });
  second.abort(reason);
  await assert.rejects(waiting, reason);
  first.abort(reason);
  await assert.rejects(reading, reason);
  await assert.rejects(read(`http://sitio.example:${port}/`, { signal: first.signal }), reason);
});

test("Concurrent fetches are limited, some wait, and the rest is refused at once", async () => {
  const held: (() => void)[] = [];
  const arrivals = new EventTarget();
  const arrived = () => new Promise((r) => arrivals.addEventListener("one", r, { once: true }));
  const { port, requests } = await site((socket) => {
    held.push(() => socket.end(answering([...ok, "connection: close"])));
    arrivals.dispatchEvent(new Event("one"));
  });
  const read = reader([port], { atOnceMax: 2, waitingMax: 2 });
  const url = `http://sitio.example:${port}/`;
  const four = [read(url), read(url), read(url), read(url)];
  const fifth = await read(url);
  assert.equal(!fifth.ok && fifth.kind, "too_slow");
  for (let served = 0; served < 4; served += 1) {
    while (held.length === 0) await arrived();
    assert.ok(requests.length <= served + 2, "never more than two at once");
    held.shift()!();
  }
  assert.deepEqual(
    (await Promise.all(four)).map(({ ok }) => ok),
    [true, true, true, true],
  );
  const later = read(url);
  while (held.length === 0) await arrived();
  held.shift()!();
  assert.equal((await later).ok, true, "turns come back");
});
