import assert from "node:assert/strict";
import { test } from "node:test";
import { briefOf, product } from "../example-briefs.ts";
import { untrueIn } from "./claims.ts";
import { pageTextOf } from "./page-text.ts";

const page = pageTextOf({
  businessName: "Clínica Ejemplo",
  seed: "",
  today: new Date(0),
  site: {
    title: "Clínica Ejemplo, dentistas en Valencia",
    description: "Más de 20 años de experiencia. Primera visita gratis. Cita en 24 horas.",
    siteName: null,
    language: "es",
    wordsLanguage: "es",
    tone: "professional",
    addressForm: "usted",
    products: [
      {
        name: "Limpieza dental",
        priceText: "39 €",
        priceCents: 3900,
        currency: "EUR",
        pictureUrl: null,
        url: null,
      },
      {
        name: "Implante con corona",
        priceText: "1.250,00 €",
        priceCents: 125000,
        currency: "EUR",
        pictureUrl: null,
        url: null,
      },
    ],
    facts: ["Valoración: 4,8 de 5, 212 opiniones", "Horario: lunes a viernes, de 9 a 20"],
    reviews: [
      { text: "Me atendieron de maravilla. El mejor dentista.", author: "Luis", rating: 5 },
    ],
    town: "Valencia",
    address: null,
  },
});

test("What the page says may be said again", () => {
  for (const text of [
    "Limpieza dental por 39 €.",
    "Implante con corona: 1250 €",
    "Más de 20 años de experiencia en Valencia.",
    "La primera visita es gratis.",
    "4,8 de 5 en 212 opiniones",
    "«Me atendieron de maravilla» Luis",
    "¿Cuándo fue la última limpieza?",
    "Una sonrisa sin pensarlo mucho.",
  ]) {
    assert.deepEqual(untrueIn(text, page), [], text);
  }
});

test("A lie is found, however it is dressed", () => {
  for (const lie of [
    "Limpieza dental por 29 €",
    "Limpieza dental por 20 €",
    "Implante por 39 $",
    "Un 20 % menos esta semana",
    "Más de 25 años de experiencia",
    "Treinta años contigo",
    "39 dentistas a su lado",
    "Un 39 % menos",
    "20 € menos",
    "Ortodoncia gratis",
    "Implante con corona gratis",
    "«El mejor dentista del mundo» Luis",
    "«Un trato exquisito», dice Marta",
    "Garantía de por vida",
    "Últimas plazas de noviembre",
    "Solo hoy, limpieza dental",
    "Quedan pocas citas",
    "La mejor clínica de Valencia",
    "Oferta en limpieza dental",
    "Premiados en su sector",
    "Miles de clientes satisfechos",
    "5 estrellas",
    "Abierto los domingos",
    "Hasta el 30 de noviembre",
    "Sin dolor y sin esperas",
    "Resultados en dos semanas",
    "Reserve en otraclinica.com",
    "Síganos en @otra",
    "A mitad de precio",
    "Financiación sin intereses",
    "Envío a domicilio",
  ]) {
    assert.notDeepEqual(untrueIn(lie, page), [], lie);
  }
});

test("A number that ends one statement is no price for what the next begins with", () => {
  const prized = pageTextOf(
    briefOf("Horno Ejemplo", { products: [product("$")], facts: ["Premio: Mejor pan 2024"] }),
  );
  assert.deepEqual(untrueIn("Mejor pan 2024", prized), []);
});
