import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dataOf } from "#copywriter/data.ts";
import { typePairNames } from "../creatives/creative.ts";
import { typePairFor } from "./type-pair.ts";

const tones = ["professional", "casual", "friendly", "authoritative", "playful", "luxury"] as const;

/** Invented shops with the fonts that such sites have. */
const sites: [tradeId: string, tone: (typeof tones)[number], fonts: string[], name: string][] = [
  ["bakery", "friendly", ["Lora", "Open Sans"], "Panadería del Puente"],
  ["bakery", "friendly", ["Roboto"], "Horno de la Plaza"],
  ["bakery", "friendly", [], "Obrador Norte"],
  ["restaurant", "luxury", ["Cormorant Garamond", "Lato"], "Mesa Alta"],
  ["restaurant", "friendly", ["Oswald", "Roboto"], "Brasa y Sal"],
  ["hair", "casual", ["Poppins"], "Peluquería Rizos"],
  ["hair", "luxury", ["Playfair Display", "Montserrat"], "Salón Alba"],
  ["dental", "professional", ["Montserrat"], "Clínica Sonrisa"],
  ["dental", "professional", ["Inter"], "Dental Centro"],
  ["fitness", "authoritative", ["Bebas Neue", "Roboto"], "Gimnasio Fuerza"],
  ["plumber", "professional", ["Arial"], "Fontanería Rápida"],
  ["plumber", "professional", ["Helvetica"], "Fontaneros del Sur"],
  ["carpentry", "authoritative", ["Zilla Slab"], "Carpintería Roble"],
  ["bookshop", "friendly", ["Merriweather"], "Librería Página"],
  ["toys", "playful", ["Nunito"], "Juguetes Trompo"],
  ["toys", "playful", ["Baloo 2"], "La Peonza"],
  ["law", "authoritative", ["Georgia"], "Bufete Ejemplo"],
  ["plants", "casual", ["Roboto Slab", "Lato"], "Vivero Hoja"],
  ["bar", "casual", ["Roboto"], "Bar Esquina"],
  ["technology", "professional", ["Open Sans"], "Informática Clave"],
];

test("Twenty different sites get at least eight type pairs, and none more than five of them", () => {
  const pairs = sites.map(([tradeId, tone, fonts, seed]) =>
    typePairFor({ tradeId, tone, fonts, seed }),
  );
  const uses = pairs.map((pair) => pairs.filter((other) => other === pair).length);
  assert.ok(new Set(pairs).size >= 8, pairs.join(" "));
  assert.ok(Math.max(...uses) <= 5, pairs.join(" "));
});

test("A site's own typefaces decide the kind of its pair", () => {
  const pairOf = (...fonts: string[]) =>
    typePairFor({ tradeId: "bakery", tone: "friendly", fonts, seed: "Panadería" });
  assert.equal(pairOf("Zilla Slab"), "imprenta");
  assert.equal(pairOf("Roboto", "Barlow Condensed"), "taller");
  assert.ok(["galeria", "elegante"].includes(pairOf("Montserrat", "Playfair Display")));
  assert.ok(["cuaderno", "editorial"].includes(pairOf("Georgia", "Arial")));
  assert.ok(["suave", "amable"].includes(pairOf("Quicksand")));
  assert.ok(["obra", "mercado"].includes(pairOf("Archivo Black")));
});

test("Neighbours in a trade differ, and a site always gets the same pair", () => {
  for (const { id } of dataOf<{ id: string }[]>("trades/index")) {
    const names = Array.from({ length: 12 }, (_, at) => `Tienda número ${at}`);
    const pairs = names.map((seed) =>
      typePairFor({ tradeId: id, tone: "friendly", fonts: ["Inter"], seed }),
    );
    assert.ok(new Set(pairs).size >= 2, `${id}: ${pairs[0]}`);
  }
});

test("Any fonts and any name give a known pair", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.constantFrom(...tones),
      fc.string(),
      fc.string(),
      (fonts, tone, tradeId, seed) => {
        const pair = typePairFor({ tradeId, tone, fonts, seed });
        assert.ok(typePairNames.includes(pair));
        assert.equal(typePairFor({ tradeId, tone, fonts, seed }), pair);
      },
    ),
  );
});
