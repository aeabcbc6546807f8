import assert from "node:assert/strict";
import { test } from "node:test";
import { shopExample } from "#web/site/content/shop-example.ts";
import { writeShop } from "./write-shop.ts";

test("What Sofi's page shows is what she writes today (else: npm run site:examples, and read it)", () => {
  assert.deepEqual(shopExample, writeShop());
});
