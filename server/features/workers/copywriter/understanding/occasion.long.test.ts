import assert from "node:assert/strict";
import { test } from "node:test";
import { replacedIn } from "../edits/replacements.ts";
import { familyDay, isKept, schoolStart } from "../language/feast-days.ts";
import { saidPlainly } from "./occasion.ts";
import { readRequest } from "./request.ts";
import { respell } from "./spelling.ts";

test("an occasion that stands before its thing hides neither", () => {
  const combo = readRequest("un post por el dia del padre del combo corte y barba a $8", [
    "Corte y barba",
  ]);
  assert.equal(combo.subject?.bare, "combo corte y barba");
  assert.equal(combo.season?.id, "fathers-day");
  const pair = readRequest(
    "un post para san valentin del taller de torno en pareja, 60 € los dos",
    ["Talleres de torno"],
  );
  assert.equal(pair.subject?.bare, "taller de torno en pareja");
  assert.equal(pair.season?.id, "valentine");
  assert.equal(pair.offer, "60 € los dos");
});

test("news is said as a sentence: a raffle, an anniversary, somebody wanted", () => {
  assert.equal(
    saidPlainly("un sorteo de una limpieza facial: seguirnos y mencionar a dos amigas", false),
    "Sorteamos una limpieza facial. Para participar: síguenos y etiqueta a dos amigas",
  );
  assert.match(saidPlainly("post del aniversario, 10 años", false), /cumplimos 10 años/);
  const wanted = readRequest("busco mozo con experiencia para fines de semana", ["Asado"]);
  assert.equal(wanted.announcement?.id, "hiring");
  assert.equal(wanted.subject, undefined);
  // Who wants a post looks for nobody.
  assert.equal(saidPlainly("necesito un post del pan", false), "necesito un post del pan");
});

test("news keeps to its case: hours of a feast, a raffle whose steps are told", () => {
  const feast = readRequest("post de reyes, abrimos el 5 hasta las 10 de la noche", []);
  assert.equal(feast.announcement?.thing, "el horario especial");
  const told = readRequest("sorteo de una cesta: seguirnos y etiquetar a un amigo", []);
  assert.ok(told.announcement?.calls.every((call) => !call.includes("cómo participar")));
});

test("a moment is no thing, and what the thing counts is no number of texts", () => {
  assert.equal(readRequest("post para el arranque del verano", []).subject, undefined);
  assert.equal(readRequest("un post del tinto de verano con limón", []).season, undefined);
  assert.equal(readRequest("post para después de las fiestas", []).subject, undefined);
  assert.equal(
    readRequest("un post de la sesión de fotos, 25 dólares, 10 fotos", []).count,
    undefined,
  );
  assert.equal(readRequest("3 títulos para un post de croissants", []).count, 3);
});

test("feasts are those of the place", () => {
  assert.deepEqual(familyDay("mothers-day", "San Miguel de Tucumán"), [10, 3, "sunday"]);
  assert.deepEqual(familyDay("mothers-day", "Xalapa"), [5, 10]);
  assert.deepEqual(familyDay("fathers-day", "Gijón"), [3, 19]);
  assert.deepEqual(schoolStart("Talca"), [3, 3]);
  assert.equal(isKept(["co"], "Medellín"), true);
  assert.equal(isKept(["co"], "San José de Costa Rica"), false);
});

test("a street, a feast and a correction are written as they should be", () => {
  assert.equal(
    respell("cena de san valentin en c/ Mayor 4"),
    "cena de San Valentín en calle Mayor 4",
  );
  assert.equal(respell("post del buen fin"), "post del Buen Fin");
  assert.equal(replacedIn("Hoy, 3×2 en pan.", "cámbiale 3x2 por 2x1"), "Hoy, 2×1 en pan.");
});

test("the customers' holidays and a lock are no closing of ours; a day off is no holiday", () => {
  const lock = readRequest("post antes de vacaciones: revisa tu cerradura", []);
  assert.equal(lock.announcement, undefined);
  const off = readRequest("el lunes 7 es feriado y no abrimos", []);
  assert.equal(off.announcement?.thing, "el horario");
});

test("a feast that is not to be named is none", () => {
  assert.equal(
    readRequest("post de los ramos, no digas nada de san valentin", []).season,
    undefined,
  );
});

test("the price of a thing is no part of whom it is for", () => {
  const audience = (prompt: string) => readRequest(prompt, []).audience;
  assert.equal(audience("un post de las cestas para empresas desde 25 €"), "empresas");
  assert.equal(
    audience("un correo para padres de niños desde 3 años"),
    "padres de niños desde 3 años",
  );
});
