import assert from "node:assert/strict";
import { test } from "node:test";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "../index.ts";
import { messageParts } from "./message-parts.ts";

const write = (workerId: WorkerId, contentType: string, prompt: string) =>
  writeCopy({
    workerId,
    contentType,
    prompt,
    profile: {
      businessName: "Fisio Norte",
      industry: "fisioterapia",
      businessType: "b2c",
      mainService: "Fisioterapia deportiva",
      targetAudience: "deportistas",
      audienceAge: "26-45",
      audienceLocation: "Gijón, España",
      primaryGoal: "sales",
      brandTone: "friendly",
      preferredPlatforms: ["instagram"],
      products: ["Sesión de 50 minutos"],
      brandValues: [],
      differentiators: ["Siempre el mismo fisio", "Abrimos sábados"],
    } as never,
    history: [],
    seed: "s",
    today: new Date("2026-11-24"),
  });

test("a mail keeps the owner's sentences whole and takes its subject from the first", () => {
  const text = write(
    "nai",
    "email",
    "correo a los pacientes: a partir del 3 de noviembre abrimos también los viernes por la tarde, de 16 a 20 h. La sesión se queda en 38 €",
  );
  assert.match(text, /\*\*Asunto:\*\* Abrimos también los viernes por la tarde/);
  assert.match(
    text,
    /A partir del 3 de noviembre abrimos también los viernes por la tarde, de 16 a 20 h\./,
  );
  assert.match(text, /La sesión se queda en 38 €\./);
});

test("what was told of customers is said to them", () => {
  const text = write(
    "nai",
    "email",
    "correo a los pacientes: les devolvemos la señal. Pueden pasar la cita al viernes",
  );
  assert.match(text, /Te devolvemos la señal\./);
  assert.match(text, /Puedes pasar la cita al viernes\./);
});

test("a newsletter has a paragraph for each topic and a gap only where nothing was told of it", () => {
  const text = write(
    "nai",
    "newsletter",
    "newsletter: lesiones de otoño (tobillo, rodilla), la receta del mes y que damos la bienvenida a Ana",
  );
  assert.match(text, /\*\*Lesiones de otoño:\*\* Tobillo y rodilla\./);
  assert.match(text, /Damos la bienvenida a Ana\./);
  assert.ok((text.match(/\[cuenta aquí/g) ?? []).length <= 1);
});

test("each mail of a sequence tells its own part", () => {
  const text = write(
    "nai",
    "email-sequence",
    "3 correos para quien pidió informes: el primero resolviendo dudas, el segundo con el caso de Iván (7 sesiones), el tercero invitando a una valoración",
  );
  assert.match(text, /Te escribimos porque pediste informes\./);
  assert.equal(text.match(/El caso de Iván: 7 sesiones\.\n/g)?.length, 1);
  assert.match(text, /Te invitamos a una valoración\./);
});

test("an automation asks, reminds and tells the owner as ordered", () => {
  const text = write(
    "marcos",
    "automation",
    "a los dos días de la primera sesión mandarles un WhatsApp preguntando cómo van, y si dicen que peor que me avise a mí",
  );
  assert.match(
    text,
    /### Mensaje 1 · A los dos días de la primera sesión · WhatsApp\n\n.*¿Cómo vas\?/,
  );
  assert.match(text, /### Aviso para ti\n\n«Si dicen que peor que me avise a mí»/);
});

test("a numbered order is cut at its numbers and at nothing else", () => {
  assert.deepEqual(
    messageParts(
      "4 correos. 1: gracias 2: recetas, 3 de ellas. el tercero puede llevar un 5 %",
    ).map(({ at, text }) => [at, text]),
    [
      [0, "gracias"],
      [1, "recetas, 3 de ellas"],
      [2, "puede llevar un 5 %"],
    ],
  );
  assert.deepEqual(messageParts("el 2 de mayo abrimos la primera sala"), []);
});
