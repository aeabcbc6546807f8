import assert from "node:assert/strict";
import { test } from "node:test";
import type { AdTexts } from "#shared/orders.ts";
import { changedFields, hashtagsOf, toFieldsForm } from "./changed-fields.ts";

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
const before = toFieldsForm(texts, ["#9a4a14"]);

test("an unchanged form has no changed fields", () => {
  assert.deepEqual(changedFields(before, structuredClone(before)), {});
});

test("only changed fields are sent, and an emptied price is removed", () => {
  const now = { ...before, headline: " Otro título ", picturePrice: " ", logo: "hidden" as const };
  assert.deepEqual(changedFields(before, now), {
    headline: "Otro título",
    picturePrice: null,
    showLogo: false,
  });
});

test("hashtags are accepted with any separators and with or without #", () => {
  assert.deepEqual(hashtagsOf("pan, #Soria  ##MasaMadre;pan"), ["#pan", "#Soria", "#MasaMadre"]);
  assert.deepEqual(changedFields(before, { ...before, hashtags: "Pan, Soria" }), {});
});
