import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "#server/features/instagram/written.ts";
import { postExample } from "#web/site/content/instagram-example.ts";
import { writeExample, writeInstagram } from "./write-instagram.ts";

test("The posts of the Instagram demonstration are what the local copywriter writes today (else: npm run site:examples, and read them)", () => {
  assert.deepEqual(written, writeInstagram());
  assert.deepEqual(postExample, writeExample());
});
