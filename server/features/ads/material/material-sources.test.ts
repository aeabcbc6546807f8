import assert from "node:assert/strict";
import { test } from "node:test";
import type { Analysis } from "#server/features/websites/websites.ts";
import { chooseMaterialSources } from "./material-sources.ts";
import { productNames, stemsOf } from "./picture-words.ts";

const urlOf = (name: string) => `https://horno.test/fotos/${name}.jpg`;

function factsOf(input: {
  products: Record<string, string | null>;
  pictures: Record<string, string>;
  beside?: string[];
}): Analysis["facts"] {
  return {
    siteName: "Horno Ejemplo",
    logos: [],
    products: Object.entries(input.products).map(([name, picture]) => ({
      name,
      pictureUrl: picture && urlOf(picture),
    })),
    pictures: Object.entries(input.pictures).map(([name, alt]) => ({ url: urlOf(name), alt })),
    says: (input.beside ?? []).map((name) => ({ text: name, pictureUrl: urlOf(name) })),
  } as unknown as Analysis["facts"];
}

const namesOf = (facts: Analysis["facts"]): string[] =>
  chooseMaterialSources(facts, facts.products).map(({ url }) => /(\w+)\.jpg$/.exec(url)![1]!);

test("After the products' pictures come the preview, pictures that name a product, and those beside a statement", () => {
  const facts = factsOf({
    products: { Hogaza: "hogaza", "Rosquillas de anís": null },
    pictures: {
      portada: "",
      mesa: "",
      horno: "El horno",
      rosquillas: "Rosquillas",
      hogaza: "Hogaza",
    },
    beside: ["horno"],
  });
  assert.deepEqual(namesOf(facts), ["hogaza", "portada", "rosquillas", "horno", "mesa"]);
});

test("At most ten pictures are fetched, six of products and eight of the page", () => {
  const many = (prefix: string) => [...Array(12).keys()].map((at) => `${prefix}${at}`);
  const products = Object.fromEntries(many("bollo").map((name) => [name, name]));
  const pictures = Object.fromEntries(many("sala").map((name) => [name, ""]));
  const fetched = (facts: Analysis["facts"]) =>
    ["bollo", "sala"].map((kind) => namesOf(facts).filter((name) => name.startsWith(kind)).length);
  assert.deepEqual(fetched(factsOf({ products, pictures })), [6, 4]);
  assert.deepEqual(fetched(factsOf({ products: {}, pictures })), [0, 8]);
});

test("A picture's words name the product whose own words they have, in any number and without accents", () => {
  const names = productNames(
    ["Media hogaza", "Rosquillas de anís", "Café Volcán, 340 g", "Café Recuca, 340 g"],
    "Café Ejemplo",
  );
  const namedIn = (text: string) => names.namedIn(stemsOf(text));
  assert.deepEqual(namedIn("Hogaza de un kilo"), [0]);
  assert.deepEqual(namedIn("rosquilla de anis"), [1]);
  assert.deepEqual(namedIn("Bolsa de café Volcán"), [2]);
  // Of the business's name, and of any picture.
  assert.deepEqual(namedIn("Taza de café"), []);
  assert.deepEqual(namedIn("Foto de portada"), []);
});
