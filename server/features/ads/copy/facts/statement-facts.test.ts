import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteStatement } from "#db/schema-site-facts.ts";
import { briefOf } from "../example-briefs.ts";
import { sourceWords } from "../page/site-words.ts";
import { asideFacts, statementFacts } from "./statement-facts.ts";

const says = (text: string, more: Partial<SiteStatement> = {}): SiteStatement => ({
  text,
  place: "sentence",
  under: null,
  about: "other",
  ...more,
});
const sourceOf = (...statements: SiteStatement[]) =>
  sourceWords(briefOf("Casa Ejemplo", { says: statements }));
const told = (...statements: SiteStatement[]) =>
  statementFacts(sourceOf(...statements)).map(({ kicker, short }) => [kicker, short]);

test("A detail stands under the heading that says what it is of", () => {
  const heading = says("Preparación IELTS", { place: "heading" });
  const detail = says("8 semanas intensivas con tres simulacros", { under: "Preparación IELTS" });
  assert.deepEqual(told(heading, detail), [
    ["Preparación IELTS", "8 semanas intensivas con tres simulacros"],
  ]);
  assert.deepEqual(told(says("Calefacción: La casa se calienta con leña propia")), [
    ["Calefacción", "La casa se calienta con leña propia"],
  ]);
});

test("A heading that claims something is told with its sentence, a mere label is not", () => {
  assert.deepEqual(
    told(
      says("Ajuste de talla gratis", { place: "heading", about: "gift" }),
      says("Una vez, en los primeros 60 días.", { under: "Ajuste de talla gratis", about: "gift" }),
    ),
    [[null, "Ajuste de talla gratis"]],
  );
  assert.deepEqual(told(says("Los coches", { place: "heading" })), []);
  assert.deepEqual(told(says("Horario", { place: "heading" })), []);
});

test("What leans on something else, calls or denies is not told", () => {
  const untold = [
    "Si los tiene, sí.",
    "La fundó un carpintero en 1957.",
    "Pida cita en el 960 000 000 o por WhatsApp.",
    "No incluye gastos notariales.",
    "Use Internet Explorer 8 o superior.",
    "Fermenta 20 horas.",
  ];
  for (const text of untold) assert.deepEqual(told(says(text)), [], text);
});

test("A list in one line is told piece by piece", () => {
  assert.deepEqual(
    told(says("300 m² de parque · Piscina con 12.000 bolas · Zona bebé de 0 a 3 años")).map(
      ([, short]) => short,
    ),
    ["300 m² de parque", "Piscina con 12.000 bolas", "Zona bebé de 0 a 3 años"],
  );
});

test("A sentence too long for a picture can stand beside another fact, whole", () => {
  const long = "Somos tres fisioterapeutas y en cada sesión le atiende siempre la misma persona.";
  assert.deepEqual(
    asideFacts(sourceOf(says(long, { about: "people" }))).map(({ sentence }) => sentence),
    [long],
  );
  assert.deepEqual(asideFacts(sourceOf(says("Dolor de espalda y cervicales"))), []);
});
