import assert from "node:assert/strict";
import { test } from "node:test";
import { shopExample } from "#web/site/content/shop-example.ts";
import { writeShop } from "./write-shop.ts";

test("The stored texts of Sofi's page match what the local copywriter writes today (otherwise run npm run site:examples and proofread them)", () => {
  assert.deepEqual(shopExample, writeShop());
});
