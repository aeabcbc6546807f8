import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type * as z from "zod/mini";
import { adEdits } from "#shared/ads.ts";
import type { SiteAnalysis, siteProduct } from "#shared/websites.ts";
import {
  addedErrors,
  editsOf,
  nothingAdded,
  productErrors,
  productsOf,
  type Reading,
} from "./flow.ts";

// Names read from a site may be longer than an ad allows.
const name = fc
  .array(fc.constantFrom("🌿", "á", "Maceta ", "x", "👩‍🍳"), {
    minLength: 1,
    maxLength: 160,
    size: "max",
  })
  .map((pieces) => pieces.join("").trim());
const product = fc.record({ name, priceText: fc.option(fc.constantFrom("12 €", "9".repeat(40))) });

function readingOf(products: { name: string; priceText: string | null }[]): Reading {
  const rest = { priceCents: null, currency: null, pictureUrl: null, url: null };
  const listed: z.output<typeof siteProduct>[] = products.map((one) => ({ ...one, ...rest }));
  const of = { websiteUrl: "", email: "", businessName: "" };
  const analysis = { products: listed } as SiteAnalysis;
  const edits = { colors: null, products: null, added: nothingAdded, pictureIds: [] };
  return { of, analysis, ...edits };
}

test("Edits to products of any name always pass the server's schema", () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 14 }), fc.boolean(), (all, empty) => {
      const reading = readingOf(all);
      const [first, ...rest] = productsOf(reading);
      const products = [empty ? { ...first!, name: " " } : { ...first!, price: "1 €" }, ...rest];
      if (!empty) assert.deepEqual(productErrors({ ...reading, products }), {});
      const { error } = adEdits.safeParse(editsOf({ ...reading, products }));
      assert.equal(error, undefined, JSON.stringify(error?.issues));
    }),
  );
});

test("A product renamed too long for an ad shows an error and keeps its original name until it fits", () => {
  const reading = readingOf([{ name: "Poto colgante", priceText: "18,50 €" }]);
  const called = (name: string) => ({
    ...reading,
    products: productsOf(reading).map((draft) => ({ ...draft, name })),
  });
  const long = called("Poto colgante en maceta de barro hecha a mano XL");
  assert.deepEqual(productErrors(long), { 0: "Para los anuncios, como mucho 30 caracteres" });
  assert.equal(editsOf(long).products?.[0]?.name, "Poto colgante");
  assert.deepEqual(productErrors(called("Poto colgante, en maceta de barro hecha a mano")), {});
  assert.deepEqual(productErrors(called("Poto colgante (maceta de barro hecha a mano)")), {});
});

test("What was added is sent where it fits, and has an error where it does not", () => {
  const sells = "Corte de pelo 18 €\nUn tratamiento reparador con keratina y aceite de argán 40 €";
  const reading = {
    ...readingOf([]),
    added: { sells, distinct: " Abrimos los lunes. ", offer: "  " },
    pictureIds: ["a"],
  };
  assert.match(addedErrors(reading).sells ?? "", /^Acorta «Un tratamiento reparador/);
  const { added, pictureIds } = editsOf(reading);
  assert.deepEqual(added, { sells: null, distinct: "Abrimos los lunes.", offer: null });
  assert.deepEqual(pictureIds, ["a"]);
});
