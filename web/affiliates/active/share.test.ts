import assert from "node:assert/strict";
import { test } from "node:test";
import { shareMessage } from "./share.ts";

test("the proposed message mentions card, price and commission, and fits a tweet", () => {
  const link = "https://kolmena.example/?ref=LUMBRE7";
  const message = shareMessage(link);
  for (const expected of [/pide tarjeta/, /\$39 al mes/, /enlace de afiliado/, /comisión/]) {
    assert.match(message, expected);
  }
  // Twitter counts any address as 23 characters.
  assert.ok(message.replace(link, "x".repeat(23)).length <= 280, String(message.length));
});
