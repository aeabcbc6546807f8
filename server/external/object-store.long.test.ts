import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import dns from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import type { AppError } from "#server/platform/errors.ts";
import { type S3Server, startS3 } from "#test/s3.ts";
import { createObjectStore } from "./object-store.ts";
import type { ObjectStoreLimits } from "./object-store-calls.ts";

const png = { contentType: "image/png" };
const key = "orders/1/anuncio.png";
/** Long timeouts, because test machines are slow, but short pauses. */
const quick: ObjectStoreLimits = { attempts: 3, attemptMs: 60_000, silenceMs: 60_000, pauseMs: 1 };

async function* bytes(text: string) {
  yield Buffer.from(text);
}

async function textOf(found: { chunks: AsyncIterable<Uint8Array> } | null): Promise<string | null> {
  return found && Buffer.concat(await Array.fromAsync(found.chunks)).toString();
}

function refused(reason: RegExp) {
  return (error: AppError) => {
    assert.equal(error.code, "unavailable");
    assert.match((error.cause as Error).message, reason);
    assert.doesNotMatch(error.message, reason);
    return true;
  };
}

describe("A bucket of an S3-compatible server", () => {
  let s3: S3Server;
  before(async () => {
    s3 = await startS3();
  });
  after(() => s3.close());

  it("returns a stored file, and null for a missing one", async () => {
    const store = createObjectStore(s3.bucket);
    await store.write(key, bytes("uno"), png);
    const found = await store.open(key);
    assert.equal(found?.bytes, 3);
    assert.equal(await textOf(found), "uno");
    assert.equal(await store.open("orders/1/nunca.png"), null);
  });

  it("refuses wrong keys, and the error has the reason for the operator", async (t) => {
    await createObjectStore(s3.bucket).write(key, bytes("uno"), png);
    const { mock: calls } = t.mock.method(globalThis, "fetch");
    const wrong = createObjectStore({ ...s3.bucket, secretAccessKey: "otro", limits: quick });
    await assert.rejects(wrong.open(key), refused(/403 SignatureDoesNotMatch/));
    await assert.rejects(wrong.write(key, bytes("x"), png), refused(/403 SignatureDoesNotMatch/));
    await assert.rejects(wrong.remove("orders/1", 10), refused(/403 SignatureDoesNotMatch/));
    const stranger = createObjectStore({ ...s3.bucket, accessKeyId: "otro", limits: quick });
    await assert.rejects(stranger.open(key), refused(/403 InvalidAccessKeyId/));
    assert.equal(calls.callCount(), 4, "a refusal is not tried again");
    const missing = createObjectStore({ ...s3.bucket, bucket: "otro", limits: quick });
    await assert.rejects(missing.open(key), refused(/404 NoSuchBucket/));
  });

  it("removes over a thousand files under a prefix, page by page, and no others", async (t) => {
    const store = createObjectStore(s3.bucket);
    const put = (name: string) => store.write(name, bytes("x"), png);
    const names = Array.from({ length: 1_030 }, (_, at) => `orders/9/versiones/a-${at}.png`);
    while (names.length > 0) await Promise.all(names.splice(0, 20).map(put));
    await put("orders/90/anuncio.png");
    const { mock: calls } = t.mock.method(globalThis, "fetch");
    assert.equal(await store.remove("orders/9", 10), 10);
    assert.equal(await store.remove("orders/9", 10_000), 1_020);
    const lists = calls.calls.filter(({ arguments: [url] }) => String(url).includes("list-type=2"));
    assert.equal(lists.length, 3);
    assert.equal(await store.remove("orders/9", 10_000), 0);
    assert.equal(await textOf(await store.open("orders/90/anuncio.png")), "x");
  });
});

type Answer = (request: IncomingMessage, response: ServerResponse, at: number) => unknown;

type LookupDone = (error: null, found: unknown, family: number) => void;

/** A fake S3 server; `answer` gets the number of the request, from 1. */
async function brokenS3(
  answer: Answer,
  {
    host = "127.0.0.1",
    ...options
  }: { host?: string; now?: () => Date; limits?: Partial<ObjectStoreLimits> } = {},
) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const at = requests;
    request.resume().on("end", () => answer(request, response, at));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const store = createObjectStore({
    endpoint: `http://${host}:${port}`,
    bucket: "archivos",
    region: "eu-south-2",
    accessKeyId: "clave",
    secretAccessKey: "secreto",
    ...options,
    limits: { ...quick, ...options.limits },
  });
  return {
    store,
    count: () => requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const failed = (status: number, code: string): Answer => {
  return (_request, response) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
};

/** The expected signature of a request by AWS Signature Version 4. */
function signatureOf({ method, url = "", headers }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, "http://s3");
  searchParams.sort();
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const lines = names.split(";").map((name) => `${name}:${headers[name]}\n`);
  const time = String(headers["x-amz-date"]);
  const scope = [time.slice(0, 8), "eu-south-2", "s3", "aws4_request"];
  const body = headers["x-amz-content-sha256"];
  const request = [method, pathname, searchParams, lines.join(""), names, body].join("\n");
  const hash = createHash("sha256").update(request).digest("hex");
  const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);
  const signing = scope.reduce<string | Buffer>(
    (key, part) => mac(key, part).digest(),
    "AWS4secreto",
  );
  return mac(signing, ["AWS4-HMAC-SHA256", time, scope.join("/"), hash].join("\n")).digest("hex");
}

const isSigned = (request: IncomingMessage) =>
  request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`) ?? false;

describe("A request to an object store", () => {
  it("uses the path or the host of the bucket and is signed for it", async (t) => {
    const seen: unknown[] = [];
    const answer: Answer = (request, response) => {
      const { host = "" } = request.headers;
      seen.push([request.method, host.split(":")[0], request.url, isSigned(request)]);
      response.end("x");
    };
    await using byPath = await brokenS3(answer);
    await using byHost = await brokenS3(answer, { host: "archivos.s3.ejemplo.test" });
    // The name does not exist, so it is resolved to this machine.
    t.mock.method(dns, "lookup", (_name: string, options: { all?: boolean }, done: LookupDone) =>
      done(null, options.all ? [{ address: "127.0.0.1", family: 4 }] : "127.0.0.1", 4),
    );
    for (const { store } of [byPath, byHost]) {
      await store.write(key, bytes("uno"), png);
      await textOf(await store.open(key));
    }
    const own = "archivos.s3.ejemplo.test";
    assert.deepEqual(seen, [
      ["PUT", "127.0.0.1", `/archivos/${key}`, true],
      ["GET", "127.0.0.1", `/archivos/${key}`, true],
      ["PUT", own, `/${key}`, true],
      ["GET", own, `/${key}`, true],
    ]);
  });

  it("has headers with type, length and hash of the body", async () => {
    let headers: IncomingMessage["headers"] = {};
    await using broken = await brokenS3((request, response) => {
      headers = request.headers;
      response.end();
    });
    await broken.store.write(key, bytes("uno"), png);
    assert.equal(headers["content-type"], "image/png");
    assert.equal(headers["content-length"], "3");
    const hash = createHash("sha256").update("uno").digest("hex");
    assert.equal(headers["x-amz-content-sha256"], hash);
  });

  it("is signed with the clock of the store when the local one is wrong by hours", async () => {
    for (const hours of [-5, 5]) {
      const now = () => new Date(Date.now() + hours * 3_600_000);
      await using broken = await brokenS3(
        (request, response) => {
          assert.ok(isSigned(request));
          const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(
            String(request.headers["x-amz-date"]),
          )!;
          const [year, month, ...rest] = parts.map(Number) as [number, number, number];
          const wrongMs = Math.abs(Date.UTC(year, month - 1, ...rest) - Date.now());
          if (wrongMs > 15 * 60_000)
            return failed(403, "RequestTimeTooSkewed")(request, response, 0);
          return response.end("x");
        },
        { now },
      );
      await broken.store.write(key, bytes("x"), png);
      assert.equal(await textOf(await broken.store.open(key)), "x");
      assert.equal(broken.count(), 3, "it learns once");
    }
  });
});

describe("An object store that fails", () => {
  const hopeless: [what: string, answer: Answer, reason: RegExp, tries: number][] = [
    ["is broken", failed(500, "InternalError"), /500 InternalError/, 3],
    ["is overloaded", failed(503, "SlowDown"), /503 SlowDown/, 3],
    ["limits the rate", failed(429, "TooMany"), /429 TooMany/, 3],
    ["denies access", failed(403, "AccessDenied"), /403 AccessDenied/, 1],
    ["redirects", failed(301, "PermanentRedirect"), /301 PermanentRedirect/, 1],
    ["is a web server", (_, response) => response.writeHead(404).end("<h1>Nada</h1>"), /404/, 1],
    ["hangs up", (request) => request.socket.destroy(), /unreachable|socket|closed/i, 3],
    [
      "sends no date",
      (_, response) => {
        response.sendDate = false;
        failed(403, "RequestTimeTooSkewed")(_, response, 0);
      },
      /403 RequestTimeTooSkewed/,
      1,
    ],
  ];
  for (const [what, answer, reason, tries] of hopeless) {
    it(`is unavailable with its reason after ${tries} tries when it ${what}`, async () => {
      await using broken = await brokenS3(answer);
      const { store, count } = broken;
      await assert.rejects(store.open(key), refused(reason));
      assert.equal(count(), tries);
      await assert.rejects(store.write(key, bytes("x"), png), refused(reason));
      await assert.rejects(store.remove("orders/1", 10), refused(reason));
      assert.equal(count(), tries * 3);
    });
  }

  it("is unavailable after the deadline when it never answers", async () => {
    await using broken = await brokenS3(() => undefined, {
      limits: { attempts: 2, attemptMs: 300 },
    });
    const { store } = broken;
    await assert.rejects(store.open(key), refused(/no answer within 300 ms/));
    await assert.rejects(store.write(key, bytes("x"), png), refused(/no answer within 300/));
    await assert.rejects(store.remove("orders/1", 10), refused(/no answer within 300 ms/));
  });

  it("is unavailable when nothing listens", async () => {
    const broken = await brokenS3(() => undefined);
    await broken[Symbol.asyncDispose]();
    await assert.rejects(broken.store.open(key), refused(/ECONNREFUSED/));
  });

  it("a single failure is retried", async () => {
    await using broken = await brokenS3((request, response, at) => {
      if (at === 1) return response.writeHead(500).end();
      if (at === 2) return request.socket.destroy();
      return response.end("al fin");
    });
    assert.equal(await textOf(await broken.store.open(key)), "al fin");
  });

  it("breaks off a file when it fails in the middle", async () => {
    for (const stop of ["hangs up", "is silent"]) {
      await using broken = await brokenS3(
        (request, response) => {
          response.writeHead(200, { "content-length": 1000 }).write("la mitad");
          if (stop === "hangs up") setImmediate(() => request.socket.destroySoon());
        },
        { limits: { silenceMs: 300 } },
      );
      const found = await broken.store.open(key);
      assert.equal(found?.bytes, 1000);
      await assert.rejects(textOf(found), refused(/cut off/));
    }
  });

  it("removes nothing when it lists keys outside the prefix", async () => {
    const lists = [
      "<html></html>",
      "<ListBucketResult><Key>orders/2/a.png</Key></ListBucketResult>",
      "<ListBucketResult><Key>orders/10/a.png</Key></ListBucketResult>",
      "<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>",
      "x".repeat(5 * 1024 * 1024),
    ];
    for (const list of lists) {
      const methods = new Set<string | undefined>();
      await using broken = await brokenS3((request, response) => {
        methods.add(request.method);
        response.end(list);
      });
      await assert.rejects(broken.store.remove("orders/1", 10), { code: "unavailable" });
      assert.deepEqual([...methods], ["GET"]);
    }
  });
});
