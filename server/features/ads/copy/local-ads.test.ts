import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fold } from "#copywriter/spanish/fold.ts";
import { type StatementTopic, statementTopics } from "#db/schema-site-facts.ts";
import { brandToneIds } from "#shared/brain.ts";
import type { Ad, AdBrief, SiteWords } from "./ad-copy.ts";
import { bakery, briefOf, faultsOf, hostile, product, statement } from "./example-briefs.ts";
import { writeLocalAds } from "./local-ads.ts";

const long = Boolean(process.env.TEST_LONG);
// The same sites each time: a week is chosen by weights, and a rare site that they serve badly is
// for the long tests to find.
const sample = long ? {} : { seed: 26 };

const things = [
  "Hogaza de centeno",
  "Corte de señora",
  "Taza de gres",
  "Clase suelta",
  "Mesa de castaño",
  "Té negro ahumado",
  "Revisión de frenos",
  "Manta de lana",
];
const heads = [
  "Garantía de dos años",
  "Cambios durante treinta días",
  "Envío gratis desde 40 €",
  "Hecho a mano en Cuenca",
  "Cuero curtido vegetal de Ubrique",
  "Abrimos los sábados por la mañana",
  "Aparcamiento propio junto a la entrada",
  "Premio al mejor pan de 2024",
  "Atendemos sin cita",
  "Tostamos cada lunes en lotes pequeños",
  "Pago con tarjeta y Bizum",
  "Desde 1962 en la misma calle",
  "Tres maestros ebanistas y una aprendiza",
  "Más de 300 referencias en tienda",
  "Degustación gratuita los viernes",
];
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...things) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 120 }) },
);
const prices = fc.constantFrom(
  null,
  "18 €",
  "desde 65 €",
  "$ 38.500",
  "S/ 25",
  "gratis",
  "x".repeat(60),
);
const statements = fc.record({
  text: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...heads) },
    { weight: 1, arbitrary: anyText },
  ),
  place: fc.constantFrom("heading", "bullet", "sentence", "answer"),
  under: fc.constantFrom(null, "¿Hacéis envíos?", "Nuestro taller", ...heads),
  about: fc.constantFrom(...statementTopics),
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anySite: fc.Arbitrary<AdBrief> = fc.record({
  businessName: fc.oneof(
    fc.constantFrom("Horno Ejemplo", "La 33", "Hijos de Ejemplo, S.L."),
    anyText,
  ),
  seed: fc.string({ maxLength: 8 }),
  today: fc.constant(new Date("2026-11-29T09:00:00Z")),
  site: fc.record({
    title: maybe(anyText),
    description: maybe(anyText),
    siteName: maybe(anyText),
    language: fc.constantFrom(null, "es", "en", "ca"),
    wordsLanguage: fc.constantFrom(null, "es", "en"),
    tone: fc.constantFrom(...brandToneIds),
    addressForm: fc.constantFrom(null, "tu", "usted", "vos", "vosotros"),
    products: fc.array(
      fc.tuple(anyText, prices).map(([name, price]) => product(name, price)),
      { maxLength: 12 },
    ),
    facts: fc.subarray([
      "Valoración: 4,8 de 5, 212 opiniones",
      "Valoración: 2,1 de 5, 9 opiniones",
      "Desde: 1987",
      "Horario: Mo-Fr 09:00-20:00",
      `Premio: ${hostile[0]}`,
    ]),
    reviews: fc.array(
      fc.record({
        text: fc.oneof(
          fc.constantFrom("Un trato excelente, repetiré.", "Fatal, no vuelvo."),
          anyText,
        ),
        author: maybe(fc.constantFrom("Ana P.", hostile[1]!)),
        rating: fc.constantFrom(null, 1, 5),
      }),
      { maxLength: 3 },
    ),
    town: maybe(fc.constantFrom("Soria", hostile[3]!)),
    address: fc.constant(null),
    says: fc.array(statements, { maxLength: 12 }),
    calls: fc.subarray(["Reservar mesa", "Añadir al carrito", "Pide cita", hostile[0]!]),
  }),
});

test("Whatever a page says, seven advertisements keep the limits, say nothing that is not there and are whole", () => {
  fc.assert(
    fc.property(anySite, (brief) => {
      const ads = writeLocalAds(brief);
      assert.equal(new Set(ads.map(({ angle }) => angle)).size, 7);
      assert.deepEqual(faultsOf(brief, ads), []);
    }),
    { numRuns: long ? 2_000 : 200, ...sample },
  );
});

// One day of a timetable is no fact.
const aboutShops = statementTopics.filter((topic) => topic !== "hours");

/** Sites that say enough: at least six different facts and two products. */
const richSite = fc
  .record({
    said: fc.shuffledSubarray(heads, { minLength: 6, maxLength: 12 }),
    sold: fc.shuffledSubarray(things, { minLength: 2 }),
    price: fc.constantFrom("18 €", "$ 38.500", "S/ 25", "desde 1.290 €"),
    topics: fc.array(fc.constantFrom(...aboutShops), { minLength: 12, maxLength: 12 }),
    form: fc.constantFrom("tu" as const, "usted" as const, "vos" as const, "vosotros" as const),
    seed: fc.string({ maxLength: 6 }),
  })
  .map(({ said, sold, price, topics, form, seed }) =>
    briefOf(
      "Casa Ejemplo",
      {
        town: "Soria",
        addressForm: form,
        products: sold.map((name) => product(name, price)),
        says: said.map((text, at) => statement(text, topics[at] as StatementTopic)),
      },
      seed,
    ),
  );

const countOf = (list: readonly string[]): number[] =>
  [...new Set(list)].map((one) => list.filter((other) => other === one).length);

function assertGoodWeek(brief: AdBrief, ads: readonly Ad[]): void {
  const told = ads.map(({ source }) => source ?? null);
  assert.ok(told.filter((fact) => fact === null).length <= 1, "at most one line without a fact");
  const facts = told.filter((fact) => fact !== null).map(fold);
  assert.equal(new Set(facts).size, facts.length, "no fact is told twice");
  const printed = new Set(brief.site.products.map(({ priceText }) => priceText));
  for (const { picture, primaryText } of ads) {
    if (!picture.quote) assert.ok(picture.headline.split(" ").length <= 10, picture.headline);
    if (picture.price) assert.ok(printed.has(picture.price.text), picture.price.text);
    assert.ok(primaryText.length > 12, primaryText);
  }
  assert.ok(Math.max(...countOf(ads.map(({ cta }) => cta))) <= 2, "a button at most twice");
  assert.ok(Math.max(...countOf(ads.map(({ headline }) => fold(headline)))) <= 2);
  assert.ok(Math.max(...countOf(ads.map(({ picture }) => fold(picture.headline)))) <= 1);
  const products = ads.flatMap(({ productIndex }) =>
    productIndex === null ? [] : [`${productIndex}`],
  );
  if (products.length > 0)
    assert.ok(Math.max(...countOf(products)) <= 2, "a product at most twice");
}

test("A page with enough facts gets seven of them, each told once, in at most eight words on the picture", () => {
  fc.assert(
    fc.property(richSite, (brief) => {
      const ads = writeLocalAds(brief);
      assertGoodWeek(brief, ads);
      assert.deepEqual(faultsOf(brief, ads), []);
      for (const { source } of ads) {
        const stands = JSON.stringify(brief.site).includes((source ?? "").replace(/\.$/, ""));
        const isOfProduct = brief.site.products.some(({ name }) => source?.startsWith(name));
        assert.ok(
          source === null || stands || isOfProduct || /Soria/.test(source ?? ""),
          `${source}`,
        );
      }
    }),
    { numRuns: long ? 1_000 : 150, ...sample },
  );
});

test("The same seed writes the same advertisements, another seed others", () => {
  fc.assert(
    fc.property(anySite, (brief) => {
      assert.deepEqual(writeLocalAds(brief), writeLocalAds(structuredClone(brief)));
    }),
    { numRuns: long ? 200 : 30, ...sample },
  );
  const texts = (seed: string) => JSON.stringify(writeLocalAds({ ...bakery(), seed }));
  assert.ok(new Set(["a", "b", "c", "d"].map(texts)).size >= 3);
});

test("What a page orders changes nothing", () => {
  const plain = bakery();
  const ordered = bakery({
    products: [...plain.site.products, product(hostile[0]!, "1 €")],
    facts: [...plain.site.facts, `Premio: ${hostile[0]}`],
    says: [...plain.site.says!, statement(hostile[0]!, "gift")],
    calls: [hostile[0]!],
    reviews: [
      { text: `${hostile[1]}. Excelente.`, author: null, rating: 5 },
      ...plain.site.reviews,
    ],
  });
  assert.deepEqual(writeLocalAds(ordered), writeLocalAds(plain));
});

test("An offer has the page's own prices, the crossed-out one beside the new one", () => {
  const reduced = { ...product("Manta de lana", "$ 38.500"), beforeText: "$ 45.000" };
  const ads = writeLocalAds(bakery({ products: [...bakery().site.products, reduced] }));
  const offer = ads.find(({ angle }) => angle === "offer")!;
  assert.deepEqual(offer.picture.price, { text: "$ 38.500", before: "$ 45.000" });
  assert.match(offer.primaryText, /antes \$ 45\.000, ahora \$ 38\.500/);
});

test("Proof is a review that the page shows, whole and with where it stands; a complaint is none", () => {
  const proof = writeLocalAds(bakery()).find(({ angle }) => angle === "proof")!;
  assert.deepEqual(proof.picture.quote, {
    text: "El pan me encanta, volveremos cada semana",
    source: "Reseña de Ana P. en nuestra web",
  });
  const complained = bakery({
    reviews: [{ text: "Excelente pan, pero tardan una hora.", author: null, rating: 5 }],
  });
  const quoted = writeLocalAds(complained).filter(({ picture }) => picture.quote);
  assert.deepEqual(quoted, []);
});

test("What goes wrong is asked in the picture, and the shop's promise is the answer", () => {
  const question = writeLocalAds(bakery()).find(({ angle }) => angle === "question")!;
  assert.equal(question.picture.headline, "¿El pan sale duro?");
  assert.equal(question.picture.body, "Te lo cambiamos.");
  assert.match(question.primaryText, /^¿El pan sale duro\? Te lo cambiamos\./);
  assert.equal(question.headline, "¿El pan sale duro? Te lo cambiamos");
});

test("The page's own question is asked in the picture and answered in the page's words", () => {
  const says = [
    ...bakery().site.says!.filter(({ text }) => !text.startsWith("Si ")),
    {
      ...statement("Sí, cada jueves y cada sábado.", "other"),
      place: "answer" as const,
      under: "¿Hay hogaza sin sal?",
    },
  ];
  const question = writeLocalAds(bakery({ says })).find(({ angle }) => angle === "question")!;
  assert.equal(question.picture.headline, "¿Hay hogaza sin sal?");
  assert.equal(question.picture.body, "Sí, cada jueves y cada sábado.");
  assert.match(question.primaryText, /^¿Hay hogaza sin sal\? Sí, cada jueves y cada sábado\./);
});

test("The page's own button is what the reader is asked to do", () => {
  const called = (calls: string[]) =>
    writeLocalAds(bakery({ calls })).map(({ cta, button }) => `${cta} ${button}`);
  assert.ok(called(["Reserva tu mesa"]).includes("Reserva tu mesa BOOK_NOW"));
  assert.ok(called(["Añadir al carrito"]).every((one) => one.endsWith("SHOP_NOW")));
  // No shop is spoken of where nothing is sold online.
  assert.ok(!called([]).join().includes("tienda"));
});

test("Each site is spoken for in its own form of address", () => {
  const joined = (addressForm: SiteWords["addressForm"]) =>
    ["a", "b", "c", "d"]
      .map((seed) => JSON.stringify(writeLocalAds({ ...bakery({ addressForm }), seed })))
      .join();
  assert.doesNotMatch(joined("usted"), /(?<!\p{L})(?:tú|ti|tu|tus|contigo|mira|pregunta|entra) /iu);
  assert.match(joined("vos"), /(?:mirá|consultá|preguntá|entrá)/i);
  assert.match(joined("vosotros"), /(?:mirad|consultad|preguntad|os esperamos)/i);
});

test("A row of a price list is told with what it is one of, its price and its condition", () => {
  const ads = writeLocalAds(
    briefOf("La Caleta Ejemplo", {
      phone: "600 000 104",
      town: "Lima",
      products: [
        { ...product("Mixto", "S/ 44 (para dos)"), group: "Ceviches" },
        { ...product("De conchas", "S/ 49"), group: "Ceviches" },
      ],
    }),
  );
  const mixed = ads.find(({ productIndex }) => productIndex === 0)!;
  assert.deepEqual(mixed.picture.price, { text: "S/ 44", note: "Para dos" });
  assert.match(mixed.primaryText, /^Ceviche mixto: S\/ 44 \(para dos\)\./);
  const other = ads.find(({ productIndex }) => productIndex === 1)!;
  assert.equal(other.picture.headline, "Ceviche de conchas");
});

test("Who is called or visited has street and number at the foot of the pictures, a shop has none", () => {
  const site = { phone: "600 000 104", address: "Calle Ejemplo 12, 42200 Almazán" };
  const contacts = (more: object) =>
    writeLocalAds(bakery({ ...site, ...more })).map(({ picture }) => picture.contact);
  assert.deepEqual(
    new Set(contacts({})),
    new Set(["Panadería · calle Ejemplo 12, Almazán · 600 000 104"]),
  );
  const sold = { calls: ["Añadir al carrito"] };
  assert.deepEqual(new Set(contacts(sold)), new Set([undefined]));
});
