import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import * as z from "zod/mini";
import { endpoint } from "#shared/endpoint.ts";
import { addressOf, CallError, call, callPage, errorMessage } from "./call.ts";

const things = endpoint({
  method: "GET",
  path: "/api/things/{thingId}",
  access: "user",
  summary: "",
  params: z.object({ thingId: z.string() }),
  query: z.object({ cursor: z.optional(z.string()), limit: z.optional(z.number()) }),
  output: z.array(z.number()),
});
const save = endpoint({
  method: "POST",
  path: "/api/things",
  access: "user",
  summary: "",
  body: z.object({ name: z.string() }),
  output: z.object({ id: z.number() }),
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answer(make: (url: string, init: RequestInit) => Response | Promise<Response>) {
  globalThis.fetch = (async (url: string, init: RequestInit) => make(url, init)) as typeof fetch;
}

test("an address contains its parameters encoded and omits undefined ones", () => {
  assert.equal(
    addressOf(things, { params: { thingId: "a/b ñ" }, query: { cursor: undefined, limit: 5 } }),
    "/api/things/a%2Fb%20%C3%B1?limit=5",
  );
});

test("a call sends JSON with the session cookie and returns the output", async () => {
  let sent: RequestInit = {};
  answer((_, init) => {
    sent = init;
    return Response.json({ id: 7 });
  });
  assert.deepEqual(await call(save, { body: { name: "pan" } }), { id: 7 });
  assert.equal(sent.method, "POST");
  assert.equal(sent.credentials, "same-origin");
  assert.equal(sent.body, '{"name":"pan"}');
  assert.equal((sent.headers as Record<string, string>)["content-type"], "application/json");
});

test("an answer that the document prefetched is used once, and the next call fetches again", async () => {
  answer(() => Response.json([2]));
  globalThis.kolmenaPrefetched = { "/api/things/7": Promise.resolve(Response.json([1])) };
  assert.deepEqual(await call(things, { params: { thingId: "7" }, query: {} }), [1]);
  assert.deepEqual(await call(things, { params: { thingId: "7" }, query: {} }), [2]);
});

test("a refused call keeps the status, code, fields and message, and its log text is `STATUS: body`", async () => {
  const body = { message: "Revisa los datos", code: "invalid", fields: { name: "Escribe algo" } };
  answer(() => Response.json(body, { status: 422 }));
  await assert.rejects(call(save, { body: { name: "" } }), (error: unknown) => {
    assert.ok(error instanceof CallError);
    assert.equal(error.message, `422: ${JSON.stringify(body)}`);
    assert.deepEqual([error.status, error.code, error.userMessage], [422, "invalid", body.message]);
    assert.deepEqual(error.fields, body.fields);
    assert.equal(errorMessage(error, "otra cosa"), "Revisa los datos");
    return true;
  });
});

test("a refused call without a body logs its status text, and people read the fallback", async () => {
  answer(() => new Response("", { status: 502, statusText: "Bad Gateway" }));
  await assert.rejects(call(save, { body: { name: "x" } }), (error: unknown) => {
    assert.ok(error instanceof CallError);
    assert.equal(error.message, "502: Bad Gateway");
    assert.equal(errorMessage(error, "Error al guardar"), "Error al guardar");
    return true;
  });
});

test("without a connection people read a Spanish sentence", async () => {
  answer(() => Promise.reject(new TypeError("fetch failed")));
  await assert.rejects(call(save, { body: { name: "x" } }), (error: unknown) => {
    assert.ok(error instanceof CallError);
    assert.equal(error.code, "network");
    assert.match(error.userMessage ?? "", /No hay conexión/);
    return true;
  });
});

test("a call that is never answered fails with a timeout", async () => {
  answer(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
  await assert.rejects(
    call(save, { body: { name: "x" } }, { timeoutMs: 10 }),
    (error: unknown) => error instanceof CallError && error.code === "timeout",
  );
});

test("the caller's own abort is rethrown unchanged", async () => {
  answer((_, init) => Promise.reject(init.signal?.reason));
  const stop = AbortSignal.abort();
  await assert.rejects(
    call(save, { body: { name: "x" } }, { signal: stop }),
    (error: unknown) => !(error instanceof CallError),
  );
});

test("a page of a list has the next cursor and the total", async () => {
  answer(() =>
    Response.json([1, 2], {
      headers: {
        link: '</api/things/1?limit=2>; rel="first", </api/things/1?limit=2&cursor=a%2Cb>; rel="next"',
        "x-total-count": "9",
      },
    }),
  );
  const page = await callPage(things, { params: { thingId: "1" } });
  assert.deepEqual(page, { items: [1, 2], next: "a,b", total: 9 });
});

test("the last page of a list has no next cursor", async () => {
  answer(() => Response.json([]));
  const page = await callPage(things, { params: { thingId: "1" } });
  assert.deepEqual(page, { items: [], next: undefined, total: undefined });
});
