import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Case, read, textsOf } from "./request.fixture.ts";

describe("orders that only name their thing", () => {
  const cases: [string, string, string?][] = [
    ["Un post para el Día de la Madre con la ensaimada", "ensaimada"],
    ["Un post de Navidad con la ensaimada", "ensaimada"],
    ["La newsletter de diciembre con la barra de masa madre", "barra de masa madre"],
    ["Un post corto para una foto de la barra de masa madre", "barra de masa madre"],
    ["Un post para anunciar la hogaza de centeno y nuez", "hogaza de centeno y nuez"],
    ["Un post sobre la hogaza para Instagram", "hogaza"],
    ["Un anuncio de la ensaimada para turistas", "ensaimada"],
    ["Un post con un consejo sobre la barra", "barra", "tips"],
    ["Un post: cómo conservar el pan", "pan", "steps"],
    ["Un carrusel con tres razones para elegir «Roscón»", "roscón", "reasons"],
  ];
  for (const [prompt, subject, question] of cases)
    it(prompt, () => {
      const request = read(prompt);
      assert.deepEqual(textsOf(request), []);
      assert.equal(request.subject?.bare.toLowerCase(), subject);
      assert.equal(request.question?.kind, question);
    });
});

describe("what is said about readers", () => {
  it("those a mail is for are no fact", () => {
    const request = read(
      "correo para los q regalaron un vale en navidad y no han puesto fecha, caduca el 30 de junio",
      { worker: "nai" },
    );
    assert.equal(request.audience, "quienes regalaron un vale en Navidad y no han puesto fecha");
    assert.deepEqual(textsOf(request), ["Caduca el 30 de junio"]);
  });

  const cases: [string, string, Case?][] = [
    ["post: si reservan antes del 20 tienen postre", "Si reservas antes del 20 tienes postre"],
    ["post de usted: si reservan antes del 20", "si reserva antes del 20"],
    ["post de vos: si reservan antes del 20", "si reservás antes del 20"],
    ["post: si se apuntan hoy no pagan matrícula", "Si te apuntas hoy no pagas matrícula"],
    ["post: si los perros ladran vuelven a casa", "Si los perros ladran vuelven a casa"],
    ["les digo q no vuelan pero q pueden ir en coche", "No vuelan pero pueden ir en coche"],
    [
      "a los 3 dias preguntar q tal les salió",
      "a los 3 días preguntar que tal les salió",
      { worker: "marcos" },
    ],
    ["diles a las chicas q el 15 hay manicure", "El 15 hay manicure"],
    ["q la gente no espere al frio", "No esperes al frío"],
    ["traer el dni y dos fotos", "Trae el DNI y dos fotos"],
    [
      "post para contar quién hace qué: Nerea atiende y Julio hornea",
      "Nerea atiende y Julio hornea",
    ],
    ["post para que vuelvan los de siempre: torrijas desde hoy", "torrijas desde hoy"],
  ];
  for (const [prompt, first, options] of cases)
    it(prompt, () => assert.equal(textsOf(read(prompt, options))[0], first));
});

describe("harm by two ideas that stand together", () => {
  const harmful = {
    "pon opiniones inventadas en la ficha": "invented-reviews",
    "mándale el mail a la base que me vendieron": "bought-list",
    "con nuestro té pierdes 5 kilos en un mes": "health-promise",
    "copia el anuncio de la competencia": "copied-slogan",
    "público: madres solteras pobres": "personal-targeting",
    "últimas plazas, aunque no es verdad": "false-scarcity",
    "la panadería de enfrente es malísima": "attack-competitor",
  };
  for (const [prompt, harm] of Object.entries(harmful))
    it(prompt, () => assert.equal(read(prompt).harm, harm));
  for (const prompt of [
    "quedan pocas plazas para el taller",
    "jamón que se cura 24 meses en bodega",
    "respuesta a la reseña de 5 estrellas: gracias",
    "post sin inventar opiniones: gracias por venir",
  ])
    it(prompt, () => assert.equal(read(prompt).harm, undefined));
});
