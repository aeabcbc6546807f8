import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "../index.ts";
import { graphemes } from "../spanish/sentences.ts";
import type { Fact } from "../understand/request.ts";
import { answered, withoutTitle } from "./page.ts";

const profile = {
  businessName: "Taller Barro Vivo",
  industry: "cerámica artesanal",
  businessType: "b2c",
  mainService: "Vajillas hechas a mano",
  targetAudience: "parejas que montan casa",
  audienceAge: "26-35",
  audienceLocation: "Teruel, España",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: ["Tazón", "Plato hondo", "Jarra"],
  brandValues: [],
  differentiators: ["Barro local"],
} as const;

const write = (workerId: WorkerId, contentType: string, prompt: string) =>
  writeCopy({
    workerId,
    contentType,
    prompt,
    profile: { ...profile } as never,
    history: [],
    seed: "s",
    today: new Date("2026-11-24"),
  });

const field = (text: string, label: string) =>
  new RegExp(`^\\*\\*${label}:\\*\\* (.+)$`, "m").exec(text)?.[1] ?? "";

const note = (text: string): Fact => ({ text, isSentence: false, role: "what", atoms: [] });

test("a product page lists measures, tells sentences, and answers what customers ask", () => {
  const text = write(
    "sofi",
    "product-page",
    "ficha de la jarra: 22 cm de alto, vidriado sin plomo, 640 €, la hago por encargo. Siempre preguntan si va al lavavajillas: sí va",
  );
  assert.equal(field(text, "Título"), "Jarra");
  assert.match(text, /- 22 cm de alto\n- Vidriado sin plomo\n- Precio: 640 €/);
  assert.match(text, /\*\*¿Va al lavavajillas\?\*\*\nSí va\./);
  assert.ok(graphemes(field(text, "Título SEO")) <= 60);
  assert.ok(graphemes(field(text, "Metadescripción")) <= 155);
  assert.doesNotMatch(text, /Por confirmar/);
});

test("a landing has the fields that were told, no invented steps, and marks tasks of the owner", () => {
  const text = write(
    "nai",
    "landing",
    "página para el taller de torno: empieza el 12 de enero, 6 plazas, 80 €. El formulario que pida nombre, edad y teléfono",
  );
  assert.match(text, /### Formulario\n\n- Nombre\n- Edad\n- Teléfono\n/);
  assert.match(text, /### Tareas para ti \(no se publican\)/);
  assert.doesNotMatch(text, /Cómo funciona|Preguntas/);
});

test("a landing without a form has none", () => {
  const text = write("nai", "landing", "página de vajillas para bodas, desde 40 piezas, 6 semanas");
  assert.doesNotMatch(text, /ormulario/);
});

test("a collection has the name that the owner gives it", () => {
  const text = write(
    "sofi",
    "collection",
    'texto para la colección "Mesa de domingo": platos hondos y jarras, todo en blanco roto',
  );
  assert.equal(field(text, "Título"), "Mesa de domingo");
  assert.match(text, /Platos hondos y jarras, todo en blanco roto\./);
});

test("a review of a shop begins with what the owner tells of", () => {
  const text = write(
    "sofi",
    "store-audit",
    "la web tarda mucho en el móvil y nadie rellena el formulario",
  );
  assert.match(text, /### Punto 1 · (?:Velocidad en el móvil|Formulario)/);
});

test("a note loses nothing but the title before it", () => {
  assert.equal(withoutTitle(note("la jarra alta: 22 cm"), "Jarra alta").text, "22 cm");
  assert.equal(withoutTitle(note("jarra alta de barro"), "Jarra").text, "jarra alta de barro");
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zñ]{2,9}(?: [a-zñ\d]{2,9}){0,5}$/), (text) => {
      assert.ok(text.endsWith(withoutTitle(note(text), "Jarra").text));
    }),
  );
});

test("only a question that was reported with its answer is one", () => {
  assert.deepEqual(answered(note("siempre preguntan si transparenta: NO transparenta")), {
    question: "¿Transparenta?",
    answer: "No transparenta.",
  });
  assert.equal(answered(note("me preguntan mucho por el horario")), undefined);
});
