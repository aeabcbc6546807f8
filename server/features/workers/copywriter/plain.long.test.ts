import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrandTone, Goal } from "#shared/brain.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { pieceOf } from "./proof/checks.ts";

const tones = ["friendly", "professional", "casual", "luxury", "playful", "authoritative"] as const;
const goals = ["sales", "leads", "awareness", "engagement", "retention"] as const;

interface House {
  name: string;
  trade: string;
  products: string[];
  apart: string[];
}

function post(
  { name, trade, products, apart }: House,
  prompt: string,
  tone: BrandTone = "friendly",
  goal: Goal = "sales",
): string {
  const brief = {
    workerId: "teo",
    contentType: "post",
    prompt,
    history: [],
    seed: `${name} ${tone} ${goal}`,
    today: new Date("2026-11-23"),
    profile: {
      businessName: name,
      industry: trade,
      businessType: "b2c",
      mainService: products.join(", "),
      targetAudience: "",
      audienceAge: "",
      audienceLocation: "Soria",
      primaryGoal: goal,
      brandTone: tone,
      preferredPlatforms: ["instagram"],
      products,
      brandValues: [],
      differentiators: apart,
    },
  } as unknown as Brief;
  return pieceOf(writeCopy(brief));
}
const everyVoice = (house: House, prompt: string) =>
  tones.flatMap((tone) => goals.map((goal) => post(house, prompt, tone, goal)));

const optician = {
  name: "Nogalia",
  trade: "Óptica",
  products: ["Gafas progresivas", "Gafas de sol"],
  apart: ["te ajustamos la montura"],
};
const electrician = {
  name: "Chispa",
  trade: "Electricista",
  products: ["Instalación de abanicos de techo"],
  apart: ["garantía escrita"],
};
const laundry = {
  name: "Pompas",
  trade: "Lavandería",
  products: ["Lavado de edredones"],
  apart: ["recogemos a domicilio"],
};

test("a plain post names the house and does not name it again", () => {
  for (const text of [
    ...everyVoice(optician, "un post de gafas progresivas"),
    ...everyVoice(laundry, "un post del lavado de edredones"),
  ])
    assert.equal(text.split(/Nogalia|Pompas/).length - 1, 1, text);
});

test("a plain post says what sets the house apart, and once", () => {
  for (const text of everyVoice(optician, "un post de gafas progresivas"))
    assert.equal(text.split(/te ajustamos la montura/i).length - 1, 1, text);
});

test("a plain post asks once, but for the one whose goal is to be answered", () => {
  for (const tone of tones)
    for (const goal of ["sales", "leads", "awareness"] as const) {
      const text = post(optician, "un post de gafas progresivas", tone, goal);
      assert.ok(text.split("?").length - 1 <= 1, text);
    }
});

test("nothing is told of what the trade knows beside the thing", () => {
  for (const text of everyVoice(electrician, "un post de instalación de abanicos de techo"))
    assert.doesNotMatch(text, /enchufe|cuadro|bombilla/i);
});

test("who comes for the washing sends nobody along with it, and who mends leaks says no «sin prisa»", () => {
  for (const text of everyVoice(laundry, "un post del lavado de edredones"))
    assert.doesNotMatch(text, /\btrae la ropa/i);
  const plumber = { ...electrician, trade: "Fontanero", products: ["Fugas de agua"] };
  for (const text of everyVoice(plumber, "un post de fugas de agua"))
    assert.doesNotMatch(text, /sin prisa|con calma/i);
});

test("a word that nobody knows takes the article that its owner gave it", () => {
  const house = {
    name: "Lobo",
    trade: "Otro",
    products: ["Trasterillos"],
    apart: ["acceso libre"],
  };
  assert.ok(
    everyVoice(house, "un post de los trasterillos").some((text) => /los trasterillos/i.test(text)),
  );
  const nails = { name: "Nácar", trade: "Manicura", products: ["Kapping"], apart: ["con cita"] };
  assert.doesNotMatch(post(nails, "un post de kapping", "casual", "awareness"), / Kapping/);
});

test("a trade without words of its own is tagged with its name and its things", () => {
  const house = { name: "Vera", trade: "Enmarcación", products: ["Marcos a medida"], apart: [] };
  const text = post(house, "un post de marcos a medida");
  assert.match(text, /#enmarcacion/);
  assert.doesNotMatch(text, /#comerciolocal|#negociolocal/);
});

test("who writes «hacé un post» speaks vos, whatever their town", () => {
  const house = { name: "Delta", trade: "Óptica", products: ["Gafas de sol"], apart: [] };
  const text = post(house, "hacé un post de gafas de sol");
  assert.doesNotMatch(text, /\b(?:tienes|pide|buscas|quieras ven)\b/i);
});

test("what a text is about is not offered beside itself in another spelling", () => {
  const house = {
    name: "Malva",
    trade: "Herbolario",
    products: ["Cremas de caléndula", "Infusiones"],
    apart: ["fórmulas propias"],
  };
  for (const text of everyVoice(house, "un post de la crema de calendula"))
    assert.doesNotMatch(text, /también (?:tenemos|hay) cremas/i);
});

test("«necesitas» in a profile is tú", () => {
  const house = {
    name: "Hilván",
    trade: "Tienda de telas",
    products: ["Telas para disfraces"],
    apart: ["te decimos cuánta necesitas"],
  };
  assert.doesNotMatch(post(house, "un post de telas para disfraces"), /\b(?:sabés|vení|tenés)\b/i);
});

test("nobody is asked to write a message by message, nor has doubts about a taco", () => {
  const house = { name: "Leo", trade: "Taquería", products: ["Tacos de trompo"], apart: [] };
  for (const text of everyVoice(house, "un post de los tacos de trompo")) {
    assert.doesNotMatch(text, /mensaje por mensaje|dudas con|con datos/i);
  }
});
