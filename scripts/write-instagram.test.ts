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

test("A post that names one product has that product's advertisement", () => {
  for (const { caption, picture } of written) {
    const named = ["hogaza", "barra", "ensaimada"].filter((name) => caption.includes(name));
    const { headline, primaryText } = week.ads[picture - 1]!;
    const shown = `${headline} ${primaryText}`.toLowerCase();
    if (named.length === 1) assert.ok(shown.includes(named[0]!), `${picture}: ${caption}`);
  }
});
