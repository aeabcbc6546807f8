import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import { formatByRatio } from "#shared/pictures.ts";
import { anyCharacter } from "#test/any-character.ts";
import { anyProfile, prompts } from "#test/copywriter-briefs.ts";
import { contrastOf } from "../creatives/colors/color.ts";
import { contrastLimits } from "../creatives/colors/palette.ts";
import { pictureFactsOf } from "./draft-picture.ts";
import { localWords, preparePictureCopy } from "./local-words.ts";
import { type PictureBrief, pictureLimits, requestedFormat } from "./picture-brief.ts";
import { composePictureCreative } from "./picture-look.ts";

const anyBrief: fc.Arbitrary<PictureBrief> = fc.record({
  prompt: fc.oneof(
    fc.constantFrom(...prompts),
    fc.constantFrom(...prompts).map((prompt) => `Una imagen en azul para ${prompt}`),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
  ),
  history: fc.constant([]),
  profile: fc.option(anyProfile),
  seed: fc.uuid(),
  today: fc.constant(new Date("2026-11-21T12:00:00Z")),
});

const about = (prompt: string, products: string[] = [], more: Partial<PictureBrief> = {}) => {
  const profile = {
    businessName: "Horno Lumbre",
    industry: "Panadería",
    businessType: "b2c",
    mainService: "Pan de masa madre",
    targetAudience: "Vecinos",
    audienceAge: "",
    audienceLocation: "",
    primaryGoal: "sales",
    brandTone: "friendly",
    preferredPlatforms: ["instagram"],
    products,
    brandValues: [],
    differentiators: [],
  } as const;
  const today = new Date("2026-11-21T12:00:00Z");
  const brief = { prompt, history: [], profile: { ...profile } as never, seed: "s", today };
  return localWords({ ...brief, ...more });
};

test("Any request gets words that fit, and the same request gets the same words", () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const words = localWords(brief);
      assert.deepEqual(localWords(brief), words);
      assert.ok(words.headline.trim() !== "");
      for (const [text, max] of [
        [words.headline, pictureLimits.headline + 2],
        [words.body ?? "", pictureLimits.body + 2],
        [words.cta, pictureLimits.cta],
      ] as const) {
        assert.ok(graphemes(text) <= max, `${graphemes(text)} in «${text}»`);
        assert.doesNotMatch(text, /[{}[\]|<>]|undefined/);
      }
    }),
    { numRuns: 300 },
  );
});

test("Every picture's text has enough contrast with its ground", () => {
  fc.assert(
    fc.property(anyBrief, fc.constantFrom(...Object.values(formatByRatio)), (brief, format) => {
      const copy = preparePictureCopy(brief);
      const { prompt, seed } = brief;
      const { palette, ground } = composePictureCreative(
        localWords(brief, copy),
        pictureFactsOf(copy),
        {
          prompt,
          format,
          seed,
        },
      );
      const { text, ground: color } = palette.schemes[ground];
      assert.ok(contrastOf(text, color) >= contrastLimits.text - 0.05);
    }),
    { numRuns: 200 },
  );
});

test("Quoted words become the headline unchanged; a quoted product is the subject", () => {
  assert.equal(
    about("Crea una historia con «Hoy huele a domingo»").headline,
    "Hoy huele a domingo",
  );
  assert.equal(about("Pon «¿Vienes ya?»").headline, "¿Vienes ya?");
  const words = about("Una imagen para anunciar «Hogaza de centeno»", ["Hogaza de centeno"]);
  assert.equal(words.headline, "Hogaza de centeno");
});

/** Requests from different trades with the headline and price they get. */
const requests: readonly (readonly [prompt: string, headline: string, price?: string])[] = [
  ["Nuevo: empanada de atún", "Nuevo: empanada de atún"],
  ["Ahora otra, 2x1 en cruasanes", "Cruasanes", "2×1"],
  [
    "Hazme una imagen cuadrada para Instagram de la tarta de queso con fondo azul",
    "La tarta de queso",
  ],
  [
    "Una imagen para anunciar que este sábado abrimos hasta las 22 h y hay música en directo",
    "Este sábado abrimos hasta las 22 h y hay música en directo",
  ],
  ["Roscón de Reyes a 18 €", "Roscón de Reyes", "18 €"],
  [
    "Quiero un cartel que diga que cerramos por vacaciones del 1 al 15 de agosto",
    "Cerramos por vacaciones del 1 al 15 de agosto",
  ],
  ["Pon a punto tu bici antes del verano", "Pon a punto tu bici antes del verano"],
  ["Buenos días con café y cruasán: 2,50 €", "Buenos días con café y cruasán", "2,50 €"],
  ["¿Puedes hacerme una foto del ramo de peonías?", "Ramo de peonías"],
  [
    "Una historia para el Día de la Madre con ramos desde 25 €",
    "El Día de la Madre con ramos desde 25 €",
  ],
  ["Hola Ani, necesito un cartel para la puerta: volvemos en 10 minutos", "Volvemos en 10 minutos"],
  [
    "Imagen en tonos verdes para las clases de yoga al aire libre, gracias",
    "Las clases de yoga al aire libre",
  ],
  [
    "Últimas plazas del curso de cerámica del sábado",
    "Últimas plazas del curso de cerámica del sábado",
  ],
  ["¿Te duele la espalda? Primera sesión de fisioterapia gratis", "¿Te duele la espalda?"],
  ["un cartel de 2x1 en gafas graduadas", "Gafas graduadas", "2×1"],
  ["50% en toda la tienda hasta el domingo", "Toda la tienda hasta el domingo", "−50 %"],
  [
    "Se busca camarera con experiencia para fines de semana",
    "Se busca camarera con experiencia para fines de semana",
  ],
  ["Genial, gracias. Ahora una de las napolitanas de chocolate", "Las napolitanas de chocolate"],
  [
    "quiero anunciar la apertura de nuestra segunda tienda en Malasaña",
    "La apertura de nuestra segunda tienda en Malasaña",
  ],
  ["Crea una imagen del sofá Oslo, 499 €", "Sofá Oslo", "499 €"],
  ["¡Ya es viernes! Happy hour de 18 a 20 h", "¡Ya es viernes!"],
  ["Me encanta! Ahora haz otra para el menú infantil a 9,50 €", "El menú infantil", "9,50 €"],
  ["Fotos de carnet en 5 minutos", "Fotos de carnet en 5 minutos"],
  ["Carteles y lonas para tu negocio en 24 h", "Carteles y lonas para tu negocio en 24 h"],
  ["vuelta al cole: mochilas y estuches", "Vuelta al cole: mochilas y estuches"],
  ["Revisión de caldera antes del frío", "Revisión de caldera antes del frío"],
  ["Prepara tu coche para la ITV", "Prepara tu coche para la ITV"],
  [
    "Piso en alquiler de 3 habitaciones junto al parque",
    "Piso en alquiler de 3 habitaciones junto al parque",
  ],
  ["Imagen: con el frío, chocolate caliente", "Con el frío, chocolate caliente"],
  [
    "Haceme una imagen para el local: promo de empanadas los martes",
    "Promo de empanadas los martes",
  ],
  [
    "Necesito que me hagas una imagen para promocionar mi nuevo servicio de paseo de perros",
    "Nuevo servicio de paseo de perros",
  ],
  [
    "¿Podés hacerme una imagen con la torta de chocolate a $ 9.500?",
    "La torta de chocolate",
    "$9.500",
  ],
  [
    "Un anuncio de mi clínica veterinaria: vacunación con 15 % de descuento en mayo",
    "Vacunación con 15 % de descuento en mayo",
  ],
  ["foto del plato del día: arroz a banda", "Plato del día: arroz a banda"],
  ["Ani, dibuja unas zapatillas rojas", "Zapatillas rojas"],
];

test("The headline is the request's own words and never another product of the business", () => {
  const products = ["Hogaza", "Mantecados", "Pan de molde"];
  for (const [prompt, headline, price] of requests) {
    const words = about(prompt, products);
    assert.deepEqual([words.headline, words.price?.text], [headline, price], prompt);
    const all = JSON.stringify({ ...words, caption: "" });
    assert.doesNotMatch(all, /hogaza|mantecado|molde/i, prompt);
  }
});

test("All requested words appear in the picture or in its caption", () => {
  const long =
    "Nueva carta de otoño con setas de los Picos, calabaza asada y cordero lechal. Reserva en el mostrador o por teléfono, también los lunes";
  const { headline, body = "", caption } = about(long);
  assert.ok(graphemes(headline) <= 62);
  assert.match(headline, /^Nueva carta de otoño con setas de los Picos/);
  for (const word of ["calabaza", "cordero", "mostrador", "teléfono", "lunes"]) {
    assert.match(`${headline} ${body} ${caption}`, new RegExp(word, "i"));
  }
});

test("A request that only changes the look keeps the words of the request before", () => {
  const history = [
    { role: "user" as const, content: "Nuevo: empanada de atún" },
    { role: "worker" as const, content: "Aquí la tienes." },
  ];
  for (const prompt of [
    "otra en vertical",
    "La misma pero en azul",
    "hazla más grande",
    "cámbiale el fondo a rojo",
    "Otra más",
  ]) {
    assert.equal(
      about(prompt, ["Hogaza"], { history }).headline,
      "Nuevo: empanada de atún",
      prompt,
    );
  }
});

test("A request that refers to the business's products shows one of them", () => {
  for (const prompt of [
    "Una imagen para anunciar lo que más vendo",
    "una imagen bonita de mi negocio",
  ]) {
    const history = [{ role: "user" as const, content: "Nuevo: empanada de atún" }];
    const { headline, body } = about(
      prompt,
      ["Hogaza de centeno"],
      prompt.includes("vendo") ? { history } : {},
    );
    assert.match(`${headline} ${body}`, /hogaza de centeno/i, prompt);
    assert.doesNotMatch(headline, /vendo|negocio/i, prompt);
  }
});

test("The fields of a hand-off are shown unchanged", () => {
  const order = {
    deliverable: "image",
    subject: "empanada de atún",
    offer: "2x1",
    date: "el viernes",
  };
  const prompt = "Prepara una imagen sobre empanada de atún, 2x1, para el viernes.";
  const words = about(prompt, ["Hogaza"], { order });
  assert.deepEqual([words.headline, words.price?.text], ["Empanada de atún, el viernes", "2×1"]);
});

test("A price or discount is shown as typed, and none when none was typed", () => {
  assert.deepEqual(about("Roscón de Reyes a 18 €").price, { text: "18 €" });
  assert.deepEqual(about("Croissants con un 20 % de descuento").price, {
    text: "−20 %",
    note: "de descuento",
  });
  assert.equal(about("Croissants").price, undefined);
});

test("The format is read from the request and is square by default", () => {
  assert.equal(requestedFormat("una historia para el sábado"), "story");
  assert.equal(requestedFormat("banner de Navidad"), "wide");
  assert.equal(requestedFormat("imagen vertical"), "portrait");
  assert.equal(requestedFormat("pan de centeno"), "square");
});
