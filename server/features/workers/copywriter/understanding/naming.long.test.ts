import assert from "node:assert/strict";
import test from "node:test";
import { phrase } from "../language/grammar.ts";
import { readRequest } from "./request.ts";
import { respell } from "./spelling.ts";

const named = (prompt: string, ...products: string[]) =>
  readRequest(respell(prompt), products).subject?.full;

test("what belongs to a thing stays in its name", () => {
  const cases: Record<string, string> = {
    "post de cortinas para cocina": "las cortinas para cocina",
    "un post de pintura para exterior a 20 euros": "la pintura para exterior",
    "un post de ropa de segunda mano para bebes": "la ropa de segunda mano para bebés",
    "post de pienso para gatos esterilizados": "el pienso para gatos esterilizados",
    "un post de alquiler de furgonetas por dias sin conductor":
      "el alquiler de furgonetas por días sin conductor",
    "un post de juegos de mesa para dos": "los juegos de mesa para dos",
    "carne para asar, 480 pesos": "la carne para asar",
    "post de vestidos largos de fiesta": "los vestidos largos de fiesta",
  };
  for (const [prompt, thing] of Object.entries(cases)) assert.equal(named(prompt), thing);
  assert.equal(
    named("un post de las cajas sorpresa para cumpleaños", "Cajas sorpresa"),
    "las cajas sorpresa para cumpleaños",
  );
  assert.equal(
    named("un post de cuentos infantiles para primeros lectores", "Cuentos infantiles"),
    "los cuentos infantiles para primeros lectores",
  );
});

test("who reads, when and where it is shown is no part of the thing", () => {
  assert.equal(named("post de vino para el finde"), "el vino");
  assert.equal(named("un post de los cojines a mitad de precio"), "los cojines");
  assert.equal(named("post de cursos para clientes nuevos"), "los cursos");
  assert.equal(named("post corto de empanadas para instagram"), "las empanadas");
  assert.equal(named("Un post para mujeres"), undefined);
});

test("what a house does is named as a thing", () => {
  const cases: Record<string, string> = {
    "arreglamos persianas atascadas, haz un post": "el arreglo de persianas atascadas",
    "post, limpiamos alfombras y sofas a domicilio": "la limpieza de alfombras y sofás a domicilio",
    "cortamos el pelo a domicilio, post": "el corte de pelo a domicilio",
    "post: cuidamos perros en casa por horas": "el cuidado de perros en casa por horas",
    "afilo cuchillos de cocina y tijeras, un post": "el afilado de cuchillos de cocina y tijeras",
    "reparamos goteras y limpiamos canalones, un post": "la reparación de goteras",
    "arreglo zapatos, un post": "el arreglo de zapatos",
    "un post del arreglo floral": "el arreglo floral",
    "post: hacemos bajos de pantalón en el día": "los bajos de pantalón",
  };
  for (const [prompt, thing] of Object.entries(cases)) assert.equal(named(prompt), thing);
  assert.equal(
    named("alquilamos bicis electricas, 25 el dia", "Alquiler de bicis eléctricas por días"),
    "el alquiler de bicis eléctricas por días",
  );
  assert.equal(named("un post de pintar pisos", "Pintar pisos"), "pintar pisos");
  assert.equal(
    named("un post de la limpieza de portátiles por dentro, 35 €", "Limpieza de portátiles"),
    "la limpieza de portátiles por dentro",
  );
  assert.deepEqual(readRequest("reparamos lavadoras, un post", []).facts, []);
  assert.deepEqual(readRequest("reparamos lavadoras en el día, un post", []).facts, [
    "Reparamos lavadoras en el día.",
  ]);
  assert.deepEqual(readRequest("alquilamos bicis, 25 el día, un post", []).facts, [
    "El alquiler de bicis: 25 el día.",
  ]);
});

test("what stands beside a price is told with it, and the sign may be small", () => {
  const read = (prompt: string) => readRequest(prompt, ["Corte de uñas"]);
  assert.deepEqual(read("post del corte de uñas, $5.000 sin turno").facts, ["$5.000 sin turno."]);
  assert.equal(read("post del corte de uñas, s/ 80 con cita").offer, "S/ 80");
  assert.deepEqual(read("post del corte de uñas, 60€ sin contar el baño").facts, [
    "60€ sin contar el baño.",
  ]);
});

test("news of the house is no service", () => {
  for (const prompt of [
    "cambiamos el horario: de 9 a 14, un post",
    "damos las gracias a los clientes",
    "un post: hacemos envios",
    "cuidamos cada detalle, un post",
  ])
    assert.doesNotMatch(named(prompt) ?? "", /horario|gracias|cuidado|detalle/u);
});

test("a season inside a thing's name is no season of the text", () => {
  assert.equal(readRequest("un post del blend de invierno con cacao", []).season, undefined);
  assert.equal(readRequest("chocolate para las tardes de invierno", []).season?.id, "winter");
});

test("a present for a mother is no Mother's Day by itself", () => {
  const sold = ["Pulseras grabadas para mamá"];
  assert.equal(readRequest("un post de las pulseras grabadas para mamá", sold).season, undefined);
  assert.equal(
    readRequest("pulseras grabadas para mamá por el día de la madre", sold).season?.id,
    "mothers-day",
  );
});

test("what is typed without tildes is spelt as it should be", () => {
  assert.equal(respell("bicis electricas, mates de la eso"), "bicis eléctricas, mates de la ESO");
  assert.equal(respell("tapiceria, podologa, reunion"), "tapicería, podóloga, reunión");
  assert.equal(respell("unas acrilicas"), "uñas acrílicas");
  assert.equal(
    respell("un post de eso, la materia y la feria"),
    "un post de eso, la materia y la feria",
  );
});

test("what a hurried hand shortens is written whole", () => {
  const cases: Record<string, string> = {
    "empanadas a Gs. 7.000 c/u": "empanadas a 7.000 guaraníes c/u",
    "el cafe c/leche y la leche s/lactosa": "el café con leche y la leche sin lactosa",
    "dpto 2 amb": "depto 2 ambientes",
    "mani pedi semi": "manicura y pedicura semipermanente",
    "curso el sabado a hrs 10, incl material": "curso el sábado a las 10, incluye material",
    "tarjetas, 1000 x 65 mil": "tarjetas, 1000 por 65 mil",
    "la hab. doble": "la habitación doble",
    "carne a $8500 x kg": "carne a $8500 por kilo",
    "camiseta talla L, 100% algodon": "camiseta talla L, 100% algodón",
  };
  for (const [typed, spelt] of Object.entries(cases)) assert.equal(respell(typed), spelt);
  assert.equal(
    readRequest(respell("asado G. 90.000 el kilo"), []).offer,
    "90.000 guaraníes el kilo",
  );
  assert.equal(
    readRequest("café a ₡4.500 la bolsa de 340 g", []).offer,
    "₡ 4.500 la bolsa de 340 g",
  );
  assert.equal(
    readRequest(respell("empanadas 12 x 15.000 pesos"), []).offer,
    "12 por 15.000 pesos",
  );
  assert.equal(named("empanadas 12 x 15.000 pesos"), "las empanadas");
  assert.equal(named("post de pupusas a L. 25"), "las pupusas");
});

test("articles follow the word, not its ending", () => {
  for (const thing of [
    "la señal",
    "la postal",
    "el pijama",
    "los cafés",
    "los crepes",
    "el dulce de leche",
    "las bicis",
    "la crisis",
  ])
    assert.equal(phrase(thing.split(" ").slice(1).join(" ")).full, thing);
});
