import assert from "node:assert/strict";
import { test } from "node:test";
import type { AdTexts } from "#shared/orders.ts";
import { changedFields, formOf, hashtagsOf } from "./changed-fields.ts";

const texts: AdTexts = {
  primaryText: "Masa madre y horno de piedra.",
  headline: "El pan de hoy",
  description: "Cruje",
  hashtags: ["#Pan", "#Soria"],
  pictureHeadline: "El pan de hoy se empezó ayer",
  pictureBody: null,
  pictureCta: "Encargar",
  picturePrice: "1,80 €",
};
const before = formOf(texts, ["#9a4a14"]);

test("a form that nobody touched asks for nothing", () => {
  assert.deepEqual(changedFields(before, structuredClone(before)), {});
});

test("only what was changed is asked for, and an emptied price goes away", () => {
  const now = { ...before, headline: " Otro título ", picturePrice: " ", logo: "hidden" as const };
  assert.deepEqual(changedFields(before, now), {
    headline: "Otro título",
    picturePrice: null,
    showLogo: false,
  });
});

test("hashtags are taken as people write them", () => {
  assert.deepEqual(hashtagsOf("pan, #Soria  ##MasaMadre;pan"), ["#pan", "#Soria", "#MasaMadre"]);
  assert.deepEqual(changedFields(before, { ...before, hashtags: "Pan, Soria" }), {});
});
