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

test("A section is told whole under its heading, as far as it can be told", () => {
  const under = { under: "Bebés" };
  const [fact] = statementFacts(
    sourceOf(
      says("De 6 meses a 3 años.", { ...under, about: "number" }),
      says("La mamá o el papá entra al agua.", under),
      says("Por favor, no traigan juguetes.", under),
    ),
  );
  assert.equal(fact?.kicker, "Bebés");
  assert.equal(fact?.short, "De 6 meses a 3 años");
  assert.equal(fact?.sentence, "De 6 meses a 3 años. La mamá o el papá entra al agua.");
});

test("A page's own title may be long, or a few short sentences", () => {
  const title = (text: string) => says(text, { place: "title" });
  const long = "Su casa completa, de una puerta a la otra, sin un vaso roto";
  assert.deepEqual(told(title(long)), [[null, long]]);
  assert.deepEqual(told(title("¿Se le cayó el celular? Se lo entregamos hoy.")), [
    [null, "¿Se le cayó el celular? Se lo entregamos hoy"],
  ]);
});

test("A promise within a long sentence stands large, with the sentence and its conditions", () => {
  const whole =
    "Las reparaciones tienen seis meses de garantía y las máquinas que vendemos, un año entero.";
  const [fact] = statementFacts(sourceOf(says(whole, { about: "guarantee" })));
  assert.equal(fact?.short, "Seis meses de garantía");
  assert.equal(fact?.sentence, whole);
  const denied = told(says("Las piezas usadas que vendemos aquí van sin 6 meses de garantía."));
  assert.ok(!denied.some(([, short]) => /^6 meses/.test(short ?? "")), `${denied}`);
});

test("Fees, fines, refusals, licences and fragments of addresses are no reason to come", () => {
  const untold = [
    "Matrícula anual de 1.200 pesos",
    "A la segunda ausencia cobramos 15 €.",
    "Herrero y veterinario no están incluidos.",
    "No desbloqueamos equipos con cuenta ajena.",
    "Centro autorizado por el Gobierno, n.º 0000",
    "3, Centro, 72000 Puebla, Pue",
    "Sean bienvenidos a la página de nuestro taller.",
    "Manual de mecánica: Regular",
  ];
  for (const text of untold) assert.deepEqual(told(says(text)), [], text);
});

test("A discount for some is told with whom it is for", () => {
  assert.deepEqual(
    told(says("Hermanos: 15 % de descuento en la segunda cuota.", { about: "discount" })),
    [["Hermanos", "15 % de descuento en la segunda cuota"]],
  );
});
