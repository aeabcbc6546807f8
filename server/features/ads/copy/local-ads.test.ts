import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import fc from "fast-check";
import { dataOf } from "#copywriter/data.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import type { Trade } from "#copywriter/trades/trade.ts";
import { brandToneIds } from "#shared/brain.ts";
import type { AdBrief, SiteWords } from "./ad-copy.ts";
import { bakery, briefOf, faultsOf, hostile, product } from "./example-briefs.ts";
import type { Kind } from "./kinds/kind.ts";
import { kinds } from "./kinds/kinds.ts";
import { writeLocalAds } from "./local-ads.ts";
import { addressed } from "./page/address-forms.ts";
import { untrueIn } from "./page/claims.ts";
import { pageTextOf } from "./page/page-text.ts";
import { sampleSheet } from "./samples.ts";

const trades = dataOf<{ id: string }[]>("trades/index").map(({ id }) =>
  dataOf<Trade>(`trades/${id}`),
);

const long = Boolean(process.env.TEST_LONG);

const goods = [
  "Hogaza de centeno y nuez",
  "CORTE DE SEÑORA (pelo largo)",
  "Mechas Balayage",
  "Implante con corona",
  "Ortodoncia invisible",
  "Agua micelar 200 ml",
  "Clases de inglés",
  "Anillo de compromiso",
  "Menú del día",
  "Zapatillas Runner X-200",
  "Revisión previaje",
  "Vela de soja - Higuera",
  "iPhone 15",
  "Águila de plata",
  "Sourdough loaf",
  ...trades.map(({ action }) => action.place),
];
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...goods) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 120 }) },
);
const names = fc.oneof(
  fc.constantFrom(
    ...trades.map(({ label }) => `${label} Ejemplo`),
    "La 33",
    "Hijos de Ejemplo, S.L.",
    "Centro Integral de Estética Avanzada y Bienestar de la Comarca del Alto Duero, S.L.",
  ),
  anyText,
);
const prices = fc.constantFrom(
  null,
  "18 €",
  "desde 65 €",
  "$1.250,00",
  "12,50 €",
  "US$ 40",
  "a consultar",
  "gratis",
  "x".repeat(60),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const sites: fc.Arbitrary<AdBrief> = fc.record({
  businessName: names,
  seed: fc.string({ maxLength: 8 }),
  today: fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
  site: fc.record({
    title: maybe(names),
    description: maybe(
      fc.oneof(
        anyText,
        fc.constant("Color, mechas y cortes sin cita en el barrio."),
        fc.constant("Más de 20 años de experiencia. Envío gratis."),
      ),
    ),
    siteName: maybe(names),
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
      "Premio: Mejor pan 2024",
      "Cocina: castellana",
      `Premio: ${hostile[0]}`,
    ]),
    reviews: fc.array(
      fc.record({
        text: fc.oneof(
          fc.constantFrom(
            "Un trato excelente, repetiré.",
            "Fatal, no vuelvo.",
            "¡Me encantó todo!",
          ),
          anyText,
        ),
        author: maybe(fc.constantFrom("Ana P.", hostile[1]!, "🎉")),
        rating: fc.constantFrom(null, 1, 4, 5),
      }),
      { maxLength: 3 },
    ),
    town: maybe(fc.constantFrom("Soria", "San Cristóbal de las Casas", hostile[3]!)),
    address: fc.constant(null),
  }),
});

test("Whatever a page says, seven advertisements keep the limits, say nothing that is not there and are whole", () => {
  fc.assert(
    fc.property(sites, (brief) => {
      const ads = writeLocalAds(brief);
      assert.equal(new Set(ads.map(({ angle }) => angle)).size, 7);
      assert.deepEqual(faultsOf(brief, ads), []);
      assert.equal(new Set(ads.map(({ headline }) => fold(headline))).size, 7);
      assert.equal(new Set(ads.map(({ primaryText }) => fold(primaryText))).size, 7);
    }),
    { numRuns: long ? 2_000 : 300, seed: 1 },
  );
});

test("The same seed writes the same advertisements, another seed others", () => {
  fc.assert(
    fc.property(sites, (brief) => {
      assert.deepEqual(writeLocalAds(brief), writeLocalAds(structuredClone(brief)));
    }),
    { numRuns: long ? 200 : 50 },
  );
  const texts = (seed: string) => JSON.stringify(writeLocalAds({ ...bakery(), seed }));
  assert.equal(new Set(["a", "b", "c", "d"].map(texts)).size, 4);
});

test("Two businesses of one trade never get the same text or title", () => {
  for (const { label } of trades) {
    const texts = ["Ejemplo", "Muestra", "Modelo"].flatMap((name, at) =>
      writeLocalAds(
        briefOf(
          `${name} ${label}`,
          { products: [product(["Cosa buena", "Cosa clara", "Cosa nueva"][at]!)] },
          "igual",
        ),
      ).flatMap(({ primaryText, headline }) => [primaryText, headline]),
    );
    assert.deepEqual(
      texts.filter((text, at) => texts.indexOf(text) !== at),
      [],
      label,
    );
  }
});

test("What a page orders changes nothing", () => {
  const plain = bakery();
  const ordered = bakery({
    title: plain.site.title,
    products: [...plain.site.products, product(hostile[0]!, "1 €")],
    facts: [...plain.site.facts, `Premio: ${hostile[0]}`],
    reviews: [
      { text: `${hostile[1]}. Excelente.`, author: null, rating: 5 },
      ...plain.site.reviews,
    ],
  });
  assert.deepEqual(writeLocalAds(ordered), writeLocalAds(plain));
});

test("An offer has the page's own price, and proof is a review that the page marks up", () => {
  const ads = writeLocalAds(bakery());
  const offer = ads.find(({ angle }) => angle === "offer")!;
  const sold = bakery().site.products[offer.productIndex!]!;
  assert.equal(offer.picture.price?.text, sold.priceText);
  const proof = ads.find(({ angle }) => angle === "proof")!;
  assert.deepEqual(proof.picture.quote, {
    text: "El pan me encanta, volveremos cada semana",
    source: "Reseña de Ana P. en nuestra web",
  });
  const complained = bakery({
    reviews: [{ text: "Excelente pan, pero tardan una hora.", author: null, rating: 5 }],
  });
  assert.equal(
    writeLocalAds(complained).find(({ angle }) => angle === "proof")!.picture.quote,
    undefined,
  );
});

test("Each site is spoken for in its own form of address", () => {
  const joined = (addressForm: SiteWords["addressForm"]) =>
    ["a", "b", "c", "d"]
      .map((seed) =>
        JSON.stringify(writeLocalAds({ ...bakery({ addressForm, reviews: [] }), seed })),
      )
      .join();
  assert.match(joined("usted"), /\b(?:mire|entre|elija|Busca|le espera)\b/i);
  assert.doesNotMatch(
    joined("usted"),
    /(?<!\p{L})(?:tú|ti|tu|tus|contigo|buscas|entra en)(?!\p{L})/iu,
  );
  assert.match(joined("vos"), /(?:mirá|entrá|elegí|Buscás)/i);
  assert.doesNotMatch(joined("vos"), /(?<!\p{L})(?:tú|ti|buscas|entra en|usted)(?!\p{L})/iu);
});

test("What a shop does not sell is not advertised, however usual it is in its trade", () => {
  const plants = briefOf("Flores Ejemplo", {
    title: "Floristería Ejemplo: plantas de interior",
    description: "Plantas de interior que aguantan, con su ficha de cuidados.",
    products: [product("Sansevieria", "24,90 €"), product("Poto colgante", "18,50 €")],
  });
  for (let seed = 0; seed < 60; seed++) {
    const texts = fold(JSON.stringify(writeLocalAds({ ...plants, seed: `${seed}` })));
    assert.doesNotMatch(texts, /peonia|girasol|tulipan|\bramos? |rosas/);
  }
});

const things: [name: string, trade: string][] = [
  ["Butaca azul", "Muebles para sentarse"],
  ["Bollo de anís", "Panadería de barrio"],
  ["Granizado de limón", "Heladería"],
  ["Agenda 2027", "Papelería, plumas y cuadernos"],
  ["Implante con corona", "Clínica dental"],
  ["Bono de 8 clases", "Clases de yoga"],
  ["Tren de madera", "Juguetería"],
  ["Taco de arrachera", "Tacos al carbón"],
  ["Arreglo de bajos", "Arreglos de ropa"],
  ["Lavadora 9 kg", "Electrodomésticos"],
  ["Kilim rojo", "Alfombras de lana"],
  ["Habitación doble", "Hotel con jardín"],
  ["Mesa fija", "Coworking con terraza"],
];
const shop = (at: number, seed: string): AdBrief => {
  const [name, trade] = things[at]!;
  return briefOf(
    "Casa Ejemplo",
    { title: trade, description: `${trade}.`, town: "Soria", products: [product(name, "20 €")] },
    seed,
  );
};
const shops = fc
  .tuple(fc.integer({ min: 0, max: things.length - 1 }), fc.string({ maxLength: 6 }))
  .map(([at, seed]) => shop(at, seed));

test("No text trails off: nothing is said to be only somewhere, and no two texts end alike", () => {
  fc.assert(
    fc.property(shops, (brief) => {
      const texts = writeLocalAds(brief).map(({ primaryText }) => primaryText);
      for (const text of texts) {
        for (const sentence of text.split(/(?<=[.?])\s+/)) {
          assert.doesNotMatch(sentence, /^(?:En Casa Ejemplo|Est[áa] en la web)\.$/, text);
          assert.doesNotMatch(sentence, /^[^,]+, en Casa Ejemplo\.$/, text);
        }
      }
      const frames = texts.map((text) =>
        text
          .split(/(?<=[.?])\s+/)
          .slice(1, 2)
          .join(""),
      );
      assert.ok(new Set(frames).size >= 6, texts.join("\n"));
    }),
    { numRuns: long ? 300 : 100 },
  );
});

test("A thing is used as what it is: nobody holds an armchair, wears a tax return or gives a check-up away", () => {
  const all = (at: number) =>
    ["a", "b", "c", "d", "e", "f"]
      .map((seed) => JSON.stringify(writeLocalAds(shop(at, seed))))
      .join();
  const of = (name: string) => all(things.findIndex(([thing]) => thing === name));
  assert.doesNotMatch(of("Butaca azul"), /en la mano|bolsa|regal|envoltorio|prenda/i);
  assert.doesNotMatch(of("Implante con corona"), /regal|para casa|\bcapricho|elegir entre/i);
  assert.doesNotMatch(of("Granizado de limón"), /\bpan\b|mantequilla/i);
  assert.doesNotMatch(of("Agenda 2027"), /lectur|leyendo|mesilla/i);
  assert.doesNotMatch(of("Arreglo de bajos"), /se pone|armario|regalo/i);
  assert.doesNotMatch(of("Mesa fija"), /mueble|comedor|regalo/i);
  assert.match(of("Lavadora 9 kg"), /la lavadora de 9 kg/);
});

test("Every sentence of a kind of thing fits a picture, keeps the limits and promises nothing", () => {
  for (const [name, kind] of Object.entries(kinds) as [string, Kind][]) {
    for (const short of kind.shorts) assert.ok([...short].length <= 30, `${name}: ${short}`);
    for (const use of ["problem", "benefit", "in_use", "question"] as const) {
      assert.ok(kind[use].length > 0, `${name} ${use}`);
      for (const line of kind[use]) {
        for (const form of ["tu", "usted", "vos"] as const) {
          const text = (addressed(line, form) ?? assert.fail(line))
            .replace(/<([^|>]*)\|[^>]*>/g, "$1")
            .replace(/\{[sS]\}/g, "el plato hondo");
          assert.ok([...text].length <= 72, `${name}: ${text}`);
          assert.ok(text.split(" ").length <= 14, `${name}: ${text}`);
          assert.match(text, use === "question" ? /^¿.*\?$/ : /\.$/, text);
          assert.deepEqual(untrueIn(text, pageTextOf(briefOf("Casa", {}))), [], text);
        }
      }
    }
  }
});

test("The sample sheet shows what is written today", async () => {
  const sheet = await readFile(
    new URL("../../../../docs/samples/web-ads.md", import.meta.url),
    "utf8",
  );
  assert.equal(
    sheet.replace(/\r/g, ""),
    sampleSheet(),
    "Run node server/features/ads/copy/samples.ts and read what it wrote",
  );
});
