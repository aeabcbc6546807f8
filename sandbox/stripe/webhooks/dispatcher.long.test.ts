import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { type StripeSandbox, startStripeSandbox } from "#test/stripe-sandbox.ts";
import { type Receiver, startReceiver } from "../testing/receiver.ts";

let sandbox: StripeSandbox;
let receiver: Receiver;
let secret: string;
before(async () => {
  receiver = await startReceiver({ secret: () => secret });
  sandbox = await startStripeSandbox({ webhookUrl: receiver.url });
  secret = sandbox.webhookSecret;
});
after(async () => {
  await sandbox.close();
  await receiver.close();
});
beforeEach(async () => {
  await sandbox.control.deliver();
  await sandbox.control.idle();
  receiver.received.length = 0;
});

const emit = (type: string) => sandbox.control.emit(type);

test("An event is delivered once with a valid signature and is no longer pending", async () => {
  const customer = await sandbox.stripe.customers.create({ email: "ana@ejemplo.test" });
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["customer.created"]);
  const { event } = receiver.received[0]!;
  assert.equal((event.data.object as { id: string }).id, customer.id);
  assert.equal(event.pending_webhooks, 1);
  assert.match(event.request!.id!, /^req_/);
  const after = await sandbox.stripe.events.retrieve(event.id);
  assert.equal(after.pending_webhooks, 0);
});

test("A delivery that gets 500, 404 or 302 is retried until it gets 2xx", async () => {
  receiver.plan(500, 404, 302, 204);
  const event = await emit("kolmena.retried");
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["kolmena.retried"]);
  assert.equal(receiver.received[0]!.event.id, event.id);
});

const long = { skip: process.env.TEST_LONG ? false : "takes 10 s: npm run test:long" };

test("A delivery without an answer is retried after ten seconds", long, async () => {
  receiver.plan("hang");
  await emit("kolmena.hung");
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["kolmena.hung"]);
});

test("A receiver that was down gets all events once it is back at another URL", async () => {
  await sandbox.setWebhook("http://127.0.0.1:9/nobody");
  for (let n = 0; n < 20; n++) await emit(`kolmena.waiting.${n}`);
  assert.equal(receiver.received.length, 0);
  await sandbox.setWebhook(receiver.url);
  await sandbox.control.idle();
  assert.equal(new Set(receiver.types()).size, 20);
});

test("After 32 attempts a delivery fails; its event stays readable and can be replayed", async () => {
  const nobody = "http://127.0.0.1:9/nobody";
  await sandbox.setWebhook(nobody);
  const event = await emit("kolmena.given_up");
  const deadline = Date.now() + 60_000;
  // Setting the URL retries pending deliveries at once.
  for (let isOver = false; !isOver; ) {
    assert.ok(Date.now() < deadline, "it is tried for ever");
    await sandbox.setWebhook(nobody);
    isOver = await sandbox.control.idle(50).then(
      () => true,
      () => false,
    );
  }
  await sandbox.setWebhook(receiver.url);
  await emit("kolmena.after");
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["kolmena.after"]);
  const { data } = await sandbox.stripe.events.list({ type: event.type });
  assert.deepEqual(
    data.map(({ id, pending_webhooks }) => [id, pending_webhooks]),
    [[event.id, 1]],
  );
  await sandbox.control.replay({ eventIds: [event.id] });
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["kolmena.after", "kolmena.given_up"]);
});

test("During a secret roll both secrets sign; after the overlap only the new one", async () => {
  const old = secret;
  const next = await sandbox.control.rollSecret(3_600);
  await emit("kolmena.rolling");
  await sandbox.control.idle();
  assert.equal(receiver.received[0]!.signature.match(/v1=/g)?.length, 2);
  secret = next;
  await emit("kolmena.rolling");
  await sandbox.control.idle();
  assert.equal(receiver.received.length, 2);
  secret = await sandbox.control.rollSecret(0);
  await emit("kolmena.rolled");
  await sandbox.control.idle();
  assert.equal(receiver.received[2]!.signature.match(/v1=/g)?.length, 1);
  assert.notEqual(secret, old);
});

test("Held events are released in the requested order, repeats included", async () => {
  await sandbox.control.hold();
  const [one, two, three] = [await emit("a.one"), await emit("a.two"), await emit("a.three")];
  const outcomes = await sandbox.control.release([three.id, one.id, three.id]);
  assert.deepEqual(receiver.types(), ["a.three", "a.one", "a.three"]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    [200, 200, 200],
  );
  await sandbox.control.release();
  assert.deepEqual(receiver.types().at(-1), two.type);
  assert.equal(receiver.received.length, 4);
});

test("Dropped events are only delivered when they are replayed", async () => {
  await sandbox.control.drop();
  const lost = await emit("a.lost");
  await sandbox.control.deliver();
  await emit("a.kept");
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["a.kept"]);
  assert.equal(await sandbox.control.replay({ eventIds: [lost.id] }), 1);
  await sandbox.control.idle();
  assert.deepEqual(receiver.types(), ["a.kept", "a.lost"]);
});

test("20 events with 9 copies each, shuffled and delayed, all arrive, at most 16 at once", async () => {
  await sandbox.control.deliver({ duplicate: 9, shuffle: true, delayMs: 50 });
  const types = Array.from({ length: 20 }, (_, n) => `a.shuffled.${String(n).padStart(2, "0")}`);
  for (const type of types) await emit(type);
  await sandbox.control.idle();
  const seen = receiver.types();
  assert.equal(seen.length, 200);
  for (const type of types) assert.equal(seen.filter((one) => one === type).length, 10);
  assert.notDeepEqual(seen, seen.toSorted());
  assert.ok(receiver.mostAtOnce() <= 16, `${receiver.mostAtOnce()} at once`);
});

test("An endpoint created by the API gets its enabled events until it is deleted", async () => {
  let own = "";
  const other = await startReceiver({ secret: () => own });
  const endpoint = await sandbox.stripe.webhookEndpoints.create({
    url: other.url,
    enabled_events: ["customer.created"],
  });
  own = endpoint.secret!;
  assert.match(own, /^whsec_/);
  const read = await sandbox.stripe.webhookEndpoints.retrieve(endpoint.id);
  assert.equal(read.secret, undefined);
  await sandbox.stripe.customers.create({});
  await emit("kolmena.other");
  await sandbox.control.idle();
  assert.deepEqual(other.types(), ["customer.created"]);
  assert.equal(receiver.received.length, 2);
  await sandbox.stripe.webhookEndpoints.update(endpoint.id, { enabled_events: ["*"] });
  await emit("kolmena.unknown");
  await sandbox.control.idle();
  assert.deepEqual(other.types(), ["customer.created", "kolmena.unknown"]);
  await sandbox.stripe.webhookEndpoints.del(endpoint.id);
  await sandbox.stripe.customers.create({});
  await sandbox.control.idle();
  assert.equal(other.received.length, 2);
  await other.close();
});

test("Pending deliveries survive a killed sandbox", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kolmena-dispatcher-"));
  const first = await startStripeSandbox({ dataDir, webhookUrl: "http://127.0.0.1:9/nobody" });
  const late = await startReceiver({ secret: () => first.webhookSecret });
  for (let n = 0; n < 10; n++) await first.control.emit(`a.survivor.${n}`);
  await first.kill();
  const second = await startStripeSandbox({ dataDir, webhookUrl: late.url });
  await second.control.idle();
  assert.equal(second.webhookSecret, first.webhookSecret);
  assert.equal(new Set(late.types()).size, 10);
  await second.close();
  await late.close();
  rmSync(dataDir, { recursive: true });
});
