import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fold } from "../language/escape.ts";
import { readRequest } from "./request.ts";

/** With the article that their owner would give them. */
const things = [
  ["la", "tarta de queso"],
  ["el", "pan de centeno"],
  ["las", "clases de yoga"],
  ["los", "pasteles de carne"],
  ["el", "corte de pelo"],
  ["la", "limpieza de cristales"],
  ["las", "gafas de sol"],
  ["el", "alquiler de bicis"],
  ["los", "aretes de plata"],
  ["el", "té verde"],
  ["las", "uñas de gel"],
] as const;

/** As people ask: {a} is the thing with its article, {de} the same after «de», {t} the bare thing. */
const frames = [
  "post {de}: 20 €",
  "un post {de} a 20 €",
  "un post {de}, 20 euros porfa",
  "post: {t} a 20 euros",
  "{t} a 20 €, hazme un post",
  "haz un post {de} que vale 20 €",
  "necesito un post para {a}, cuesta 20 €",
  "quiero un post sobre {a}: 20 € solo este sábado",
  "post para instagram {de} con precio 20 €",
  "me haces un post {de}? vale 20 €",
  "un post para vender {a} por 20 € antes del verano",
  "un post diciendo que {a} vale 20 €",
  "publica {a}, 20 €",
  "buenas! necesito publicar {a}, este finde a 20€",
  "post ya llegaron {a}, 20 €",
  "esta semana {t} a 20 €, haz un post",
  "mañana hay {t}, 20 €",
  "oferta: {t} a 20 €",
  "promo {t} 20 €",
  "tengo {a} a 20 €, haz un post",
  "acabamos de sacar {a}, 20 €",
  "ya puedes encargar {a}, 20 €",
  "se viene {a}, 20 €",
  "crea una publicación para facebook acerca {de}, 20 €",
  "me gustaría un post {de} con 20% de descuento",
  "post {de} con 20% dto",
  "2x1 en {a} los jueves, a 20 €",
  "post de black friday: 20% en {a}",
  "anuncio de instagram: {t} 20 €",
  "correo a mis clientes: {a} a 20 €",
];

describe("when something is to be had", () => {
  it("is all the days that were told, and not the first of them", () => {
    const asked = (prompt: string) => readRequest(prompt, []);
    const massage = asked("2x1 en masaje relajante de lunes a jueves en diciembre");
    assert.equal(massage.when, "de lunes a jueves en diciembre");
    assert.equal(massage.subject?.full, "el masaje relajante");
    assert.equal(asked("menú a 12 € de lunes a viernes").when, "de lunes a viernes");
  });

  it("is as long as there are some left; tables that are sold are no places", () => {
    const themeOf = (prompt: string) => readRequest(prompt, []).theme?.id;
    assert.equal(themeOf("nos quedan 2 mesas de comedor a 200 €"), "last-units");
    assert.equal(themeOf("nos quedan 2 mesas para el viernes"), "last-places");
    assert.equal(themeOf("quedan 3 semanas para el concierto"), undefined);
  });
});

describe("what a message is about", () => {
  it("keeps what it is for, where that is part of its name", () => {
    const named = (prompt: string) => readRequest(prompt, []).subject?.full;
    assert.equal(
      named("alquiler de ternos para graduación desde 80 soles"),
      "el alquiler de ternos para graduación",
    );
    assert.equal(named("decoración para baby shower"), "la decoración para baby shower");
  });

  it("is a session of photographs where somebody sells them, and not whom it is of", () => {
    const named = (prompt: string) => readRequest(prompt, []).subject?.full;
    assert.equal(
      named("un post de las sesiones de fotos de recién nacido"),
      "las sesiones de fotos de recién nacido",
    );
    assert.equal(named("sesión de fotos de la hogaza"), "la hogaza");
    assert.equal(named("un post del té"), "el té");
  });
  for (const frame of frames) {
    it(`is understood, and its figure kept: «${frame}»`, () => {
      for (const [article, thing] of things) {
        const prompt = frame
          .replace("{de}", article === "el" ? `del ${thing}` : `de ${article} ${thing}`)
          .replace("{a}", `${article} ${thing}`)
          .replace("{t}", thing);
        const { subject, offer, facts } = readRequest(prompt, []);
        assert.equal(subject && fold(subject.full), fold(`${article} ${thing}`), prompt);
        assert.match(`${offer} ${facts.join(" ")}`, /20/, prompt);
      }
    });
  }
});
