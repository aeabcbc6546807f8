import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { fold } from "./language/escape.ts";
import { ask, bakery, chat, then } from "./proof/asking.ts";
import { pieceOf } from "./proof/checks.ts";

const things = [
  ["bakery", "Panadería", "Hogaza de centeno y nuez", "la hogaza de centeno y nuez"],
  ["lamps", "Decoración", "Lámpara Faro", "la lampara faro"],
  ["surf", "Escuela de surf", "Bono de 5 clases", "el bono de 5 clases"],
  ["tattoo", "Estudio de tatuajes", "Tatuaje de línea fina", "el tatuaje de linea fina"],
  ["parish", "Parroquia", "Cena solidaria", "la cena solidaria"],
] as const;
const told = [
  "42 cm de alto",
  "matrículas abiertas hasta el 30 de enero",
  "de 8 a 14 años",
  "12 plazas",
  "envío en 48 horas",
  "se puede encargar hasta el 20 de diciembre",
  "medimos gratis en 3 visitas",
  "colores negro y camel",
];
const kinds = [
  ["teo", "post"],
  ["nai", "email"],
  ["sofi", "product-page"],
  ["nai", "landing"],
  ["lia", "direct-message"],
] as const;
const noise = [
  "",
  ", con humor",
  ", sin descuento",
  ", gracias",
  ", avisa por favor",
  ", tono cercano",
];

test("every figure that the owner gives stands in the text, and nothing that was said to us does", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...things),
      fc.constantFrom(...kinds),
      fc.uniqueArray(fc.constantFrom(...told), { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 6, max: 980 }),
      fc.constantFrom(...noise),
      fc.nat(10_000),
      ([, industry, product, typed], [workerId, contentType], facts, price, extra, seed) => {
        const text = ask({
          workerId,
          contentType,
          seed: String(seed),
          profile: { ...bakery, industry, mainService: product, products: [product] },
          prompt: `sobre ${typed} a ${price} €, ${facts.join(", ")}${extra}`,
        } satisfies Partial<Brief>);
        const piece = fold(pieceOf(text).replace(/×/g, "x"));
        assert.ok(piece.includes(`${price} €`), `${price} € is not in:\n${text}`);
        for (const fact of facts)
          for (const figure of fact.match(/\d+/g) ?? fold(fact).split(" ").slice(-1))
            assert.match(piece, new RegExp(`\\b${figure}\\b`), `«${fact}» is lost in:\n${text}`);
        assert.doesNotMatch(piece, /\b(?:con humor|sin descuento|avisa por favor|tono cercano)\b/);
      },
    ),
    process.env.TEST_LONG === "1" ? { numRuns: 4000 } : { numRuns: 200, seed: 20_261_122 },
  );
});

test("who asks customers for something has it said to them, in tú and in usted", () => {
  const prompt =
    "avisa de que el trimestre se cierra el 20 de enero y que manden las facturas antes del día 10";
  assert.match(chat("nai", `correo: ${prompt}`), /Manda las facturas antes del día 10\./);
  assert.match(chat("nai", `correo de usted: ${prompt}`), /Mande las facturas antes del día 10\./);
});

test("a shorter version keeps the price and its date", () => {
  const text = then(
    "teo",
    "post de la hogaza de centeno y nuez a 4,50 €, se puede encargar hasta el viernes 20 de diciembre",
    "más corto",
  );
  assert.match(pieceOf(text), /4,50 €/);
  assert.match(pieceOf(text), /20 de diciembre/);
});

test("a product is spelt as the profile spells it, however it was typed", () => {
  const profile = {
    ...bakery,
    industry: "Cerrajería",
    products: ["Cambio de bombín", "Collar Marea"],
  };
  const write = (prompt: string) =>
    writeCopy({
      workerId: "bran",
      contentType: "ad",
      prompt,
      profile,
      history: [],
      seed: "3",
      today: new Date("2026-11-20"),
    });
  assert.match(write("anuncio de cambio de bombin"), /ambio de bombín/);
  assert.match(write("anuncio del collar marea"), /el collar Marea/);
});

test("what an owner wants answered is the answer", () => {
  const text = chat(
    "lia",
    "me preguntan si aceptamos mascotas, diles que si, perros chicos, y desde las 14 h",
  );
  assert.match(text, /Sí, perros chicos, y desde las 14 h\./);
});

test("two periods in one message make one report", () => {
  const text = chat(
    "iko",
    "en octubre 3400 alcance 21 mensajes, en noviembre 5100 alcance 18 mensajes, hazme un informe",
  );
  assert.match(text, /\| Alcance \| 3400 \| 5100 \| Sube un 50 % \|/);
  assert.match(text, /\| Mensajes \| 21 \| 18 \|/);
});

test("a price keeps its «desde», its tax and its condition, and a budget is no price", () => {
  assert.match(ask({ prompt: "post: tartas desde 18 € iva incluido" }), /desde 18 €, IVA incluido/);
  assert.match(
    ask({ prompt: "post: 20% de descuento en croissants si compran dos" }),
    /20 % de descuento si compras dos/,
  );
  assert.doesNotMatch(chat("bran", "anuncio de la hogaza, tengo 200 euros"), /200/);
});

test("who is shy still gets the video, and a gift is said once", () => {
  const shy = chat(
    "vivi",
    "reel de 15s de antes y después de un escaparate, me da vergüenza salir",
  );
  assert.match(shy, /^## Guion de reel/mu);
  const gift = chat("nai", "correo para los que ya no vienen, les regalo una clase");
  assert.match(gift, /Te regalamos una clase\./);
  assert.doesNotMatch(gift, /les regalo/i);
});
