import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type Stripe from "stripe";
import { type StripeSandbox, startStripeSandbox } from "#test/stripe-sandbox.ts";
import { startReceiver } from "./testing/receiver.ts";

let sandbox: StripeSandbox;
before(async () => {
  sandbox = await startStripeSandbox();
});
after(async () => {
  const complaints = sandbox.errorOutput();
  await sandbox.close();
  assert.equal(complaints, "");
});

const form = { "content-type": "application/x-www-form-urlencoded" };

async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const answer = await sandbox.fetch("/v1/customers", {
    method: "POST",
    body,
    headers: { ...form, ...headers },
  });
  const said = (await answer.json()) as { error?: { type: string; param?: string } };
  return { status: answer.status, ...said };
}

test("A body of 50 MB is refused after the first megabyte, and the next request is answered", async () => {
  const { status, sentBytes } = await sendEndlessly(50_000_000);
  assert.ok(status === 413 || status === "cut", `${status}`);
  assert.ok(sentBytes < 20_000_000);
  assert.equal((await post("name=a")).status, 200);
});

/** Sends a body until it is refused or the connection is cut; returns how much was sent. */
function sendEndlessly(bytes: number): Promise<{ status: number | "cut"; sentBytes: number }> {
  return new Promise((resolve) => {
    let sentBytes = 0;
    const call = request({ ...sandbox.api, path: "/v1/customers", method: "POST" });
    call.setHeader("authorization", `Bearer ${sandbox.secretKey}`);
    call.setHeader("content-type", form["content-type"]);
    call.on("response", (answer) => {
      resolve({ status: answer.statusCode!, sentBytes });
      call.destroy();
    });
    call.on("error", () => resolve({ status: "cut", sentBytes }));
    const part = Buffer.alloc(65_536, "a");
    const more = () => {
      while (sentBytes < bytes && !call.destroyed) {
        sentBytes += part.length;
        if (!call.write(part)) return void call.once("drain", more);
      }
      call.end();
    };
    more();
  });
}

test("10,000 levels, 10,000 parameters and broken names get 400; broken UTF-8 is accepted as text", async () => {
  const deep = await post(`a${"[b]".repeat(10_000)}=1`);
  assert.equal(deep.status, 400);
  const many = await post(Array.from({ length: 10_000 }, (_, n) => `metadata[k${n}]=v`).join("&"));
  assert.equal(many.status, 400);
  const list = await post("preferred_locales[999999999]=es");
  assert.equal(list.status, 400);
  assert.equal((await post("a[b=1")).status, 400);
  assert.equal((await post("[]=1")).status, 400);
  const broken = await post(Buffer.from([...Buffer.from("name="), 0xc3, 0x28, 0xff, 0xfe]));
  assert.equal(broken.status, 200);
  assert.equal((await post("name=%C3%28%ZZ%")).status, 200);
  assert.equal((await post('{"name":"a"}', { "content-type": "application/json" })).status, 400);
});

test("Names such as `constructor` and `__proto__` are ordinary names", async () => {
  for (const name of ["constructor[prototype][x]", "toString", "hasOwnProperty"]) {
    const answer = await post(`${encodeURIComponent(name)}=1`);
    assert.equal(answer.status, 400, name);
  }
  const stored = await post("metadata[__proto__]=1&metadata[constructor]=2&metadata[a]=3");
  assert.equal(stored.status, 200);
  const metadata = (stored as unknown as Stripe.Customer).metadata;
  assert.deepEqual(Object.entries(metadata).toSorted(), [
    ["a", "3"],
    ["constructor", "2"],
  ]);
  assert.equal(({} as { x?: unknown }).x, undefined);
  assert.equal((await sandbox.fetch("/v1/customers/__proto__")).status, 404);
  assert.equal((await sandbox.fetch("/v1/constructor")).status, 404);
  assert.equal((await sandbox.fetch("/v1/customers/%")).status, 404);
});

test("Requests without the secret key are refused, also with a publishable key", async () => {
  for (const [authorization, status] of [
    ["", 401],
    ["Bearer sk_test_other", 401],
    [`Bearer ${sandbox.publishableKey}`, 403],
  ] as const) {
    const answer = await sandbox.fetch("/v1/customers", { headers: { authorization } });
    assert.equal(answer.status, status);
  }
});

test("50 concurrent requests with one idempotency key run once", async () => {
  const count = async () => (await sandbox.stripe.customers.list({ limit: 100 })).data.length;
  const already = await count();
  const create = () =>
    sandbox.stripe.customers.create({ name: "Una" }, { idempotencyKey: "fifty" }).then(
      ({ id }) => id,
      (error) => {
        assert.equal(error.statusCode, 409);
        assert.equal(error.code, "idempotency_key_in_use");
        return "409";
      },
    );
  const answers = await Promise.all(Array.from({ length: 50 }, create));
  const made = answers.filter((answer) => answer !== "409");
  assert.equal(new Set(made).size, 1);
  assert.equal(await count(), already + 1);
  await assert.rejects(
    sandbox.stripe.customers.create({ name: "Otra" }, { idempotencyKey: "fifty" }),
    { type: "StripeIdempotencyError", statusCode: 400 },
  );
});

test("After a kill during 200 writes, every answered object exists and every event arrives", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kolmena-killed-"));
  const receiver = await startReceiver({ secret: () => first.webhookSecret, busyMs: 5 });
  const first = await startStripeSandbox({ dataDir, webhookUrl: receiver.url });
  const answered: string[] = [];
  const writes = Array.from({ length: 200 }, async (_, n) => {
    // Staggered, so that the kill finds requests that are answered, running and not yet sent.
    await receiver.until(() => answered.length >= Math.min(n - 20, 100)).catch(() => {});
    const { id } = await first.stripe.customers.create({ name: `${n}` });
    answered.push(id);
    if (answered.length === 100) void first.kill();
  });
  await Promise.allSettled(writes);
  await first.kill();
  const second = await startStripeSandbox({ dataDir, webhookUrl: receiver.url });
  const stored = new Set<string>();
  for await (const { id } of second.stripe.customers.list({ limit: 100 })) stored.add(id);
  const events: Stripe.Event[] = [];
  for await (const event of second.stripe.events.list({ limit: 100 })) events.push(event);
  await second.control.idle();
  const arrived = new Set(receiver.received.map(({ event }) => event.id));
  const lost = answered.filter((id) => !stored.has(id));
  const undelivered = events.filter(({ id }) => !arrived.has(id));
  assert.ok(answered.length >= 100);
  assert.deepEqual(lost, []);
  assert.equal(events.length, stored.size);
  assert.deepEqual(undelivered, []);
  await second.close();
  await receiver.close();
  rmSync(dataDir, { recursive: true });
});
