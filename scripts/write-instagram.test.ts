import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "#server/features/instagram/written.ts";
import { written as week } from "#web/ads/example/written.ts";
import { postExample } from "#web/site/content/instagram-example.ts";
import { writeExample, writeInstagram } from "./write-instagram.ts";

test("The stored posts of the Instagram demo match what the local copywriter writes today (otherwise run npm run site:examples and proofread them)", () => {
  assert.deepEqual(written, writeInstagram());
  assert.deepEqual(postExample, writeExample());
});

test("A post that names one product has an advertisement of no other product", () => {
  const products = ["hogaza", "barra", "ensaimada"];
  for (const { caption, picture } of written) {
    const named = products.filter((name) => caption.includes(name));
    const { headline, primaryText } = week.ads[picture - 1]!;
    const shown = `${headline} ${primaryText}`.toLowerCase();
    const others = products.filter((name) => name !== named[0] && shown.includes(name));
    if (shown.includes(named[0] ?? "")) continue;
    if (named.length === 1) assert.deepEqual(others, [], `${picture}: ${caption}`);
  }
});
