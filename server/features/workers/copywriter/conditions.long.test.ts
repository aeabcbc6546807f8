import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fold } from "./language/escape.ts";
import { ask, chat, house } from "./proof/asking.ts";
import { pieceOf } from "./proof/checks.ts";

/** When, for whom and how something is to be had, as owners write it after the price. */
const conditions = [
  "de lunes a jueves",
  "los martes y jueves",
  "el sábado 28",
  "del 1 al 15 de diciembre",
  "hasta el 31 de enero",
  "todo diciembre",
  "los fines de semana",
  "entre semana",
  "de 9 a 14 h",
  "a partir de las 18 h",
  "el primer sábado de cada mes",
  "con reserva previa",
  "pagando en efectivo",
  "en tres cuotas sin interés",
  "a partir de 3 unidades",
  "para grupos de 6",
  "para los 10 primeros",
  "iva incluido",
  "mínimo 2 personas",
  "presentando este post",
  "en la calle Mayor 12",
  "por WhatsApp al 600 111 222",
  "hasta las 14 h",
  "con garantía de un año",
  "también sin azúcar",
];

const things = [
  ["la tarta de queso", "Pastelería"],
  ["el masaje relajante", "Centro de masajes"],
  ["las zapatillas de running", "Tienda de deportes"],
] as const;

describe("when and how something is to be had stands beside its price", () => {
  for (const [workerId, contentType, name] of [
    ["teo", "post", "un post"],
    ["teo", "carousel", "un carrusel"],
    ["teo", "thread", "un hilo"],
    ["nai", "email", "un correo"],
    ["nai", "newsletter", "la newsletter"],
    ["nai", "landing", "la landing"],
    ["nai", "email-sequence", "la secuencia de correos"],
    ["bran", "ad", "un anuncio"],
    ["vivi", "video-ad", "un anuncio en vídeo"],
    ["vivi", "reel-script", "un guion de reel"],
    ["sofi", "product-page", "la ficha"],
  ] as const) {
    it(`in ${name}`, () => {
      for (const condition of conditions) {
        for (const [thing, industry] of things) {
          const prompt = `${name} de ${thing} a 20 €, ${condition}`.replace("de el ", "del ");
          const profile = house({ industry, mainService: industry });
          const text = fold(pieceOf(ask({ workerId, contentType, prompt, profile })));
          const words = fold(`20 ${condition}`)
            .split(" ")
            .filter((word) => /\d/.test(word) || word.length > 4);
          for (const word of words) assert.ok(text.includes(word), `${prompt}: «${word}»\n${text}`);
        }
      }
    });
  }
});

describe("what sets a house apart", () => {
  it("is told once, in whatever words", () => {
    const differentiators = ["entrega en 15 días", "vestidos incluidos", "cosechado el mismo día"];
    for (const one of differentiators)
      for (const brandTone of ["playful", "authoritative", "friendly"] as const) {
        const profile = house({ brandTone, differentiators: [one] });
        const text = fold(ask({ prompt: "un post de la hogaza", profile }));
        const [word = ""] = fold(one)
          .split(" ")
          .sort((a, b) => b.length - a.length);
        assert.equal(text.split(word.slice(0, 6)).length, 2, text);
      }
  });
});

describe("what is asked in December", () => {
  const flowers = house({
    businessName: "Verde Patio",
    industry: "Floristería",
    products: ["ramos"],
  });
  const clothes = house({
    businessName: "Lino",
    industry: "Tienda de ropa",
    products: ["abrigos"],
  });
  const now = new Date("2026-11-23T10:00:00Z");

  it("is told with what it was before, also where that has no currency", () => {
    const text = chat("teo", "post: bono de 5 masajes a 150 euros en vez de 200", {
      profile: house({ products: ["bono de 5 masajes"] }),
    });
    assert.match(text, /150 € en vez de 200 €/);
    const once = chat("teo", "post: abrigo a 90 euros en vez de 120", { profile: clothes });
    assert.equal(once.split("120").length, 2, once);
  });

  it("has no Easter in its flowers of that name", () => {
    const text = chat("teo", "ya están las flores de pascua, a 6 euros", {
      profile: flowers,
      today: now,
    });
    assert.match(text, /flores de pascua, a 6 euros/i);
    assert.doesNotMatch(text, /semana ?santa|días libres|ramos/i);
  });

  it("keeps the article of so many things, and a raffle is no «participar»", () => {
    assert.match(
      chat("vivi", "reel de los 5 abrigos más vendidos", { profile: clothes }),
      /los 5 abrigos más vendidos/,
    );
    const raffle = "sorteo de una tarjeta de 50 euros, hay que seguirnos y comentar";
    assert.doesNotMatch(chat("teo", raffle, { profile: clothes }), /#participar/);
  });
});
