import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type SiteFacts, type SiteStatement, statementTopics } from "#db/schema-site-facts.ts";
import { editedFacts } from "./campaign/edited-facts.ts";
import { readinessOf } from "./readiness.ts";

const emptyPage: SiteFacts = {
  ...{ title: "Peluquería Lola", description: null, language: "es", siteName: null },
  ...{ phone: null, email: null, address: null, town: null, socialLinks: [] },
  ...{ wordsLanguage: "es", tone: "friendly", addressForm: "tu" },
  ...{ products: [], colors: [], logos: [], pictures: [], fonts: [], facts: [], reviews: [] },
};
const asRead = { products: null };
const nothing = { sells: null, distinct: null, offer: null };
const good = (name: string, priceText: string | null) => ({
  ...{ name, priceText, priceCents: null, currency: null, pictureUrl: null, url: null },
});
const said = (text: string, about: SiteStatement["about"] = "other"): SiteStatement => ({
  ...{ text, place: "bullet", under: null, about },
});
const reasonsOf = (facts: SiteFacts, edits: Parameters<typeof readinessOf>[1] = asRead) =>
  readinessOf(facts, edits).missing.map(({ reason }) => reason);

/** Enough for an order: four products, a guarantee and an address. */
const shop: SiteFacts = {
  ...emptyPage,
  products: ["Corte", "Tinte", "Mechas", "Peinado", "Manicura"].map((name) => good(name, "18 €")),
  says: [said("Si no te gusta, te lo repetimos gratis.", "guarantee")],
  address: "Calle Mayor, 3",
};

test("A page with six facts and something to sell is ready; with five it lacks one", () => {
  const ready = readinessOf(shop, asRead);
  assert.deepEqual([ready.isReady, ready.factCount, ready.missing], [true, 6, []]);
  assert.deepEqual(ready.found, [
    ...["Corte, 18 €", "Tinte, 18 €", "Mechas, 18 €", "Peinado, 18 €"],
    ...["Si no te gusta, te lo repetimos gratis.", "Calle Mayor, 3"],
  ]);
  const lacking = readinessOf({ ...shop, address: null }, asRead);
  assert.deepEqual(lacking.missing, [
    {
      reason: "few_facts",
      field: "distinct",
      message: "Hemos encontrado 5 datos que contar: falta 1 dato para siete anuncios.",
    },
  ]);
});

test("Names without price, menus' headings, price levels and repetitions do not count", () => {
  const page: SiteFacts = {
    ...emptyPage,
    products: [good("Inicio", null), good("Contacto", null)],
    says: [
      { ...said("Nuestros servicios"), place: "heading" },
      { ...said("Peluquería Lola"), place: "title" },
      { ...said("a ".repeat(90)), place: "sentence" },
      said("Cortamos sin cita."),
      said("¡Cortamos sin cita!"),
    ],
    facts: ["Precios: €€", "Horario: Mo-Fr 10:00-19:00"],
  };
  assert.deepEqual(readinessOf(page, asRead).found, [
    "Cortamos sin cita.",
    "Horario: Mo-Fr 10:00-19:00",
  ]);
});

test("An article, a login page, another language and a page that sells nothing say so", () => {
  assert.deepEqual(reasonsOf({ ...shop, kind: "article" }), ["article", "few_facts"]);
  assert.deepEqual(reasonsOf({ ...emptyPage, kind: "login" }), ["login", "few_facts"]);
  assert.deepEqual(reasonsOf({ ...shop, products: [] }), ["no_products", "few_facts"]);
  const english = { ...shop, wordsLanguage: "en" };
  assert.match(readinessOf(english, asRead).missing[0]!.message, /^Tu página está en inglés/);
  assert.match(
    readinessOf({ ...shop, wordsLanguage: "zz" }, asRead).missing[0]!.message,
    /^Tu página está en otro idioma/,
  );
});

test("What the owner adds makes each of these pages ready, and only it is told then", () => {
  const added = {
    sells: "Corte de pelo 18 €\nTinte 35 €",
    distinct: "Abrimos los lunes. Llevamos 20 años en Gracia. Usamos tintes sin amoniaco.",
    offer: "10 % en tu primera visita, de martes a jueves",
  };
  const page: SiteFacts = {
    ...emptyPage,
    description: "We cut hair.",
    says: [said("We are open on Mondays.", "hours")],
    reviews: [{ text: "Lovely people", author: null, rating: 5 }],
  };
  for (const facts of [
    { ...page, wordsLanguage: "en" },
    { ...page, kind: "article" as const },
    { ...page, kind: "login" as const },
  ]) {
    const edits = { products: null, added };
    assert.deepEqual(reasonsOf(facts, edits), []);
    const { description, reviews, says, products } = editedFacts(facts, edits);
    assert.deepEqual([description, reviews], [null, []]);
    assert.deepEqual(
      says?.map(({ about, place }) => [about, place]),
      [
        ["discount", "bullet"],
        ["other", "bullet"],
        ["other", "bullet"],
        ["other", "bullet"],
      ],
    );
    assert.deepEqual(
      products.map(({ name, priceText }) => [name, priceText]),
      [
        ["Corte de pelo", "18 €"],
        ["Tinte", "35 €"],
      ],
    );
  }
});

test("The products' names of a page in another language stay beside what was added", () => {
  const facts = { ...shop, wordsLanguage: "en", language: "en" };
  const edits = { products: null, added: { ...nothing, distinct: "Cortamos sin cita." } };
  const edited = editedFacts(facts, edits);
  assert.deepEqual([edited.language, edited.products.length], ["es", 5]);
  assert.deepEqual(
    edited.says?.map(({ text }) => text),
    ["Cortamos sin cita."],
  );
});

test("Something added that the page sells, too, is there once, with the owner's price", () => {
  const edits = { products: null, added: { ...nothing, sells: "tinte 30 €" } };
  const { products } = editedFacts(shop, edits);
  assert.deepEqual(
    products.map(({ name, priceText }) => [name, priceText]),
    [["tinte", "30 €"], ...["Corte", "Mechas", "Peinado", "Manicura"].map((one) => [one, "18 €"])],
  );
});

test("Taking the page's products off the list is no reason to ask what is sold", () => {
  assert.deepEqual(reasonsOf(shop, { products: [] }), ["few_facts"]);
});

const statement = fc.record({
  text: fc.string({ minLength: 1, maxLength: 240 }),
  place: fc.constantFrom("title", "heading", "bullet", "sentence", "answer"),
  under: fc.constant(null),
  about: fc.constantFrom(...statementTopics),
}) as fc.Arbitrary<SiteStatement>;
const page: fc.Arbitrary<SiteFacts> = fc.record({
  ...Object.fromEntries(Object.entries(emptyPage).map(([key, value]) => [key, fc.constant(value)])),
  says: fc.option(fc.array(statement, { maxLength: 12 }), { nil: undefined }),
  kind: fc.constantFrom(undefined, "article", "login"),
  wordsLanguage: fc.constantFrom(null, "es", "en", "pt"),
  products: fc.array(
    fc
      .tuple(fc.string({ maxLength: 20 }), fc.option(fc.constant("9 €")))
      .map(([a, b]) => good(a, b)),
    { maxLength: 14 },
  ),
  address: fc.option(fc.string()),
}) as never;
const addition = fc.record({
  sells: fc.option(fc.constantFrom("Pan 2 €", "Pan\nBollos\nTartas 12 €")),
  distinct: fc.option(fc.constantFrom("A mano. Desde 1990.", "Abrimos los lunes")),
  offer: fc.option(fc.constant("2×1 los martes")),
});

test("A page is ready only with six facts, and adding never makes a page less ready", () => {
  fc.assert(
    fc.property(page, addition, (facts, added) => {
      const before = readinessOf(facts, asRead);
      const after = readinessOf(facts, { products: null, added });
      for (const one of [before, after]) {
        assert.equal(one.isReady, one.missing.length === 0);
        if (one.isReady) assert.ok(one.factCount >= one.factsNeeded);
        assert.ok(one.found.length <= 12 && one.found.length <= one.factCount);
      }
      if (before.isReady) assert.ok(after.isReady, JSON.stringify(after));
    }),
  );
});
