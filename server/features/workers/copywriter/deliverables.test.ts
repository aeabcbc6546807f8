import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ask, chat, check, house } from "./proof/asking.ts";

describe("ads, pages, lists, flows and reports keep to what was told", () => {
  test("a price without its sign is said, and a range is none", () => {
    check(chat("teo", "post de la hogaza de centeno a 4500"), { says: [/4500/] });
    check(chat("vivi", "guion de reel de la hogaza, 1/4 a 4500"), { says: [/4500 el 1\/4/] });
    check(chat("teo", "post: pasamos de 900 a 1200 seguidores"), {
      says: [],
      never: [/[Pp]recio/],
    });
  });

  test("what the house does not do, and until when a price is, stand in an ad and in the questions", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "faq",
        prompt: "no trabajamos domingos, presupuesto en 24 h",
      }),
      {
        says: [/No trabajamos domingos/],
      },
    );
    check(chat("bran", "anuncio de la hogaza de centeno a 70 mil, solo esta semana"), {
      says: [/70 mil.*[Ss]olo esta semana/],
    });
  });

  test("a product typed alone keeps the word that says which one, and labels on a jar are no hashtags", () => {
    const profile = house({ industry: "Textil hogar", products: ["Sábanas de algodón"] });
    check(
      ask({
        workerId: "sofi",
        contentType: "product-page",
        prompt: "sabanas de algodon matrimoniales",
        profile,
      }),
      { says: [/\*\*Sábanas de algodón matrimoniales\*\*/] },
    );
    check(chat("teo", "5 frases para etiquetas de mermelada"), {
      says: [/## 5 frases/],
      never: [/^#\p{L}/mu],
    });
  });

  test("who has not come for so long is told how long it is", () => {
    check(
      ask({
        workerId: "marcos",
        contentType: "reactivation",
        prompt: "los que hace 6 meses que no vienen",
      }),
      { says: [/lleva 6 meses o más/, /Hace 6 meses que no nos vemos/] },
    );
  });

  test("where a text goes is no part of the thing, and one order of words is as good as the other", () => {
    check(chat("bran", "un anuncio de la hogaza de centeno para facebook"), {
      says: [/Texto principal/],
      never: [/para Facebook/i],
    });
    check(
      ask({
        workerId: "marcos",
        contentType: "automation",
        prompt: "recordatorio de la vacuna anual un mes antes",
      }),
      { says: [/Falta un mes para la vacuna anual/] },
    );
  });

  test("«para meta» is where an ad goes, and its title says no word twice", () => {
    const profile = house({
      industry: "Alfombras",
      products: ["Lavado de alfombras"],
      differentiators: ["lavado en 5 días"],
    });
    check(
      chat("bran", "anuncio para meta del lavado de alfombras, recogida gratis en Almería", {
        profile,
      }),
      { says: [/Recogida gratis en Almería/], never: [/Meta del lavado/, /alfombras con lavado/] },
    );
  });

  test("a campaign of January is announced when January comes near", () => {
    check(
      ask({
        workerId: "mel",
        contentType: "campaign-plan",
        prompt: "campaña de enero para la hogaza, 20% hasta el 15 de enero",
      }),
      { says: [/Aviso \| \S+ 2\d dic/, /20 % de descuento/] },
    );
  });

  test("what is free, what weighs so much and what is made in minutes is said, in a short reel and on a poster", () => {
    const workshop = house({ industry: "Taller de motos", products: ["Cambio de aceite"] });
    const free = "anuncio del cambio de aceite con revisión de frenos gratis";
    check(chat("bran", free, { profile: workshop }), {
      says: [/revisión de frenos gratis/],
      never: [/revisión de frenos: revisión/],
    });
    check(chat("vivi", "reel corto de la hogaza a 3,50 los 200 g"), {
      says: [/\| \S.*3,50 los 200 g \|/u],
    });
    check(
      ask({
        workerId: "ani",
        contentType: "image-copy",
        prompt: "texto para un cartel: se hacen copias de llaves en 5 minutos, 1,50",
        profile: house({ industry: "Ferretería", products: ["Cerraduras"] }),
      }),
      { says: [/copias de llaves en 5 minutos, 1,50/], never: [/Cerraduras: 1,50/] },
    );
  });

  test("questions do not answer twice how long it takes, and a heading is no slide", () => {
    const faq = ask({
      workerId: "lia",
      contentType: "faq",
      prompt: "preguntas frecuentes: entrega en 5 días, se paga con bizum",
    });
    check(faq, {
      says: [/¿Cuánto se tarda\?\*\*\n\nEntrega en 5 días/],
      never: [/envío o entrega/],
    });
    check(
      ask({
        contentType: "carousel",
        prompt: "carrusel: cuidados después de la esterilización",
        profile: house({ industry: "Veterinaria", products: ["Esterilización"] }),
      }),
      { says: [], never: [/\*\*La esterilización\*\*\n\nCuidados/] },
    );
  });

  test("3x2 is an offer and no part of the thing, while there are any left", () => {
    const profile = house({ industry: "Mercería", products: ["Lanas"] });
    const brief = { workerId: "ani", contentType: "image-copy", profile } as const;
    check(ask({ ...brief, prompt: "cartel: lanas 3x2 hasta agotar existencias" }), {
      says: [/3×2 hasta agotar existencias/],
      never: [/lanas 3x2/i],
    });
    check(chat("marcos", "automatiza: después de la compra pedir reseña"), {
      says: [/### Mensaje 1/],
      never: [/la automatiza(?!ci)/],
    });
  });

  test("ideas of reels are reels, and questions take what was told apart", () => {
    assert.equal(chat("mel", "dame 3 ideas de reels").match(/^\d\. \*\*Reel/gmu)?.length, 3);
    check(
      ask({
        workerId: "lia",
        contentType: "faq",
        prompt: "preguntas frecuentes, check in 14:00, desayuno incluido",
      }),
      {
        says: [/entra\?\*\*\n\nCheck in 14:00\./, /incluye\?\*\*\n\nDesayuno incluido\./],
      },
    );
  });

  test("figures of one month say what they say of each other", () => {
    check(chat("iko", "informe de noviembre: 3200 visitas, 40 pedidos, 1200 euros"), {
      says: [/De cada 100 visitas, 1,3 acaban en pedido/, /Cada pedido deja 30 € de media/],
    });
  });

  test("each of several ads of an offer keeps a beginning of its own", () => {
    const text = chat("bran", "un anuncio de la hogaza de centeno, 20% hasta el 5 de diciembre");
    const texts = text.match(/\*\*Texto principal:\*\* .+/gu) ?? [];
    assert.equal(new Set(texts).size, texts.length, text);
  });

  test("who asked for the price and went quiet is reminded of that and of nothing else", () => {
    check(chat("marcos", "automatiza: preguntó precio y no contesta"), {
      says: [/nos preguntaste el precio/],
      never: [/lo que quedó pendiente/],
    });
  });
});
