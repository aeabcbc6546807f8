import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { orderAds, PersonAtAddress, payOrder, readOrderByToken } from "#test/ads-buyer.ts";
import { startLlmServer } from "#test/llm-server.ts";
import { startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";
import { startWebShop } from "#test/web-shop.ts";

const patienceMs = 4 * 60_000;

// The server waits for the model for more than half a minute.
const skip = process.env.TEST_LONG ? false : "Only with npm run test:long";

it("an order is delivered with the local copywriter's texts when the model never answers", {
  skip,
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "kolmena-silent-"));
  const shop = await startWebShop();
  const model = await startLlmServer();
  model.play({ kind: "hang" });
  const server = await startServerProcess({
    DATA_DIR: folder,
    FETCH_ALLOW_HOSTS: shop.host,
    LLM_PROVIDER: "compatible",
    LLM_BASE_URL: model.url,
    LLM_MODEL: "model-1",
  });
  t.after(async () => {
    await server.kill();
    await model.close();
    shop.close();
    await rm(folder, { recursive: true, force: true });
  });
  const person = new PersonAtAddress(server.origin, "10.9.0.1");
  const order = await orderAds(person, shop, { email: "sin-palabras@ejemplo.test" });
  await payOrder(person, order);
  const delivered = await eventually(async () => {
    const found = await readOrderByToken(person, order.token);
    assert.equal(found.status, "delivered");
    return found;
  }, patienceMs);
  assert.deepEqual([delivered.ads.length, delivered.writer], [7, "Modo local"]);
  assert.ok(model.requests.length > 0, "The model was not asked");
});
