import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ask, bakery, chat } from "./proof/asking.ts";
import { pieceOf } from "./proof/checks.ts";
import { asTheHouse, orderFirst } from "./understanding/order-first.ts";

const news = [
  "El sábado hay música en vivo",
  "Hemos abierto una terraza nueva",
  "La empanada lleva cebolla",
  "Promo 2x1 en empanadas solo este fin de semana",
  "Cambiamos de horario: ahora abrimos a las 7",
  "Este viernes cerramos por boda",
  "La semana que viene tengo huecos el martes por la tarde",
  "He recibido harina nueva",
];
const orders = [
  ", hazme un post",
  ". Hazme un post divertido",
  ", necesito un post para instagram porfa",
  ". Quiero una publicación para avisar",
  ", haceme un posteo para facebook",
  " y quiero un post corto",
  ". ¡Escríbeme el texto!",
  ". Escribe un post cercano",
];

describe("what to do, said after what it is about", () => {
  for (const told of news)
    for (const order of orders)
      it(`is done and not published: «${told}${order}»`, () => {
        const text = pieceOf(chat("teo", `${told}${order}`));
        const words = told
          .split(/[^\p{L}\d]+/u)
          .filter((word) => /^[a-zà-ž]{6,}$/u.test(word) && word !== "empanadas");
        for (const word of words) assert.ok(text.includes(word), `${word}\n${text}`);
        assert.doesNotMatch(
          text,
          /(?<![a-zà-ž])(?:haz[mn]|hace[mn]e|quiero|necesito|tengo|he )|el texto|cercano/iu,
        );
      });

  it("stays where it is when the message begins with another, or asks", () => {
    for (const message of [
      "Haz un correo para clientes. Hazme un post",
      "¿Qué publico hoy?, hazme un post",
      "Hazme un post",
      "un post de la tarta, haz un post",
    ])
      assert.equal(orderFirst(message), message);
  });

  it("goes first with all that was said of it", () => {
    assert.equal(
      orderFirst("mañana no abrimos, hazme un post corto para Facebook por favor"),
      "Hazme un post corto para Facebook: mañana no abrimos",
    );
  });
});

describe("news of who works alone", () => {
  it("is told by the house", () => {
    assert.equal(asTheHouse("Me han dado el premio"), "nos han dado el premio");
    assert.equal(asTheHouse("post: gané el concurso"), "post: ganamos el concurso");
    assert.equal(asTheHouse("He abierto otra tienda"), "hemos abierto otra tienda");
    assert.equal(asTheHouse("mañana tengo huecos"), "mañana tenemos huecos");
    assert.equal(asTheHouse("tengo pan de ayer"), "tengo pan de ayer");
  });

  it("is a prize where it was won, and a raffle where it can be", () => {
    for (const prompt of [
      "Me han dado el premio a la mejor empanada de la ciudad!!",
      "gané el concurso de empanadas",
      "nos han elegido mejor panadería del barrio",
      "hemos quedado finalistas del concurso de roscones",
    ]) {
      const text = pieceOf(ask({ prompt }));
      assert.match(text, /premio|concurso|mejor panadería/u);
      assert.doesNotMatch(text, /suerte|participar|se lo lleva/u);
    }
    assert.match(
      pieceOf(ask({ prompt: "hacemos un concurso: regalamos un roscón" })),
      /participar/u,
    );
  });
});

describe("what people ask in passing", () => {
  it("is what something is", () => {
    const text = pieceOf(ask({ prompt: "post explicando qué es la masa madre" }));
    assert.match(text, /[Qq]ué es la masa madre/u);
  });

  it("is a reminder to customers", () => {
    const text = chat("marcos", "quiero que se les recuerde la cita un día antes por whatsapp");
    assert.match(text, /Automatización: recordatorio/u);
  });

  it("is whether figures are good", () => {
    const text = chat("iko", "tuve 1200 visitas y 14 ventas este mes, es bueno?");
    assert.match(text, /De cada 100 visitas, 1,2 acaban en venta/u);
  });

  it("is what to post in a month, of who plans, and ideas, of who posts", () => {
    assert.match(chat("iko", "Ideas de contenido para diciembre"), /Semana 4/u);
    assert.match(chat("iko", "ideas para publicar"), /```encargo teo/u);
  });

  it("is what to do with some money, and where to advertise", () => {
    const answer = chat("mel", "tengo 100 euros para gastar en publicidad, qué hago?");
    assert.match(answer, /en un solo anuncio con dos textos/u);
    assert.match(chat("bran", "quiero anunciarme en google"), /## Anuncio para Google/u);
  });

  it("is when to post, of who has chosen no network yet", () => {
    const profile = { ...bakery, preferredPlatforms: [] };
    assert.match(chat("iko", "a qué hora publico", { profile }), /\| Instagram \|/u);
  });

  it("is how it went, of who bought", () => {
    const text = chat("nai", "un correo para clientes que compraron pan hace un mes");
    assert.match(text, /Compraste pan hace un mes\. ¿Qué tal ha ido\?/u);
    assert.doesNotMatch(text, /¿Buscas/u);
  });

  it("is an answer to praise with a but", () => {
    for (const comment of [
      "La comida muy rica, aunque la música muy alta",
      "muy bonito el local, solo que tardaron en traer la cuenta",
    ])
      assert.match(chat("lia", `responde a esta reseña: ${comment}`), /sentimos lo que/u);
    assert.doesNotMatch(
      chat("lia", "reseña: Aunque estaba lleno nos atendieron genial"),
      /sentimos/u,
    );
  });
});
