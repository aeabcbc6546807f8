import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { planOf } from "./flow-plan.ts";

test("the trigger ends where the message begins", () => {
  const plan = planOf("cuando alguien rellene el formulario mandarle un correo con los horarios");
  assert.equal(plan.trigger, "cuando alguien rellene el formulario");
  assert.deepEqual(plan.steps, [{ channel: "Correo", says: ["los horarios"] }]);
});

test("each message keeps its time, channel and condition", () => {
  const plan = planOf(
    "al reservar: mail con el mapa 7 días antes y si no contesta en 2 días un SMS",
  );
  assert.deepEqual(plan.steps, [
    { when: "7 días antes", channel: "Correo", says: ["el mapa"] },
    { when: "en 2 días", channel: "SMS", condition: "si no contesta", says: [] },
  ]);
});

test("a time keeps what it is counted from, and a further time and channel join it", () => {
  const [birthday] = planOf("avisar a los clientes 1 mes antes de que venza, por SMS").steps;
  assert.equal(birthday?.when, "1 mes antes de que venza");
  const plan = planOf(
    "a los que compraron les avise al año siguiente, 10 días antes, por WhatsApp",
  );
  assert.equal(plan.trigger, "los que compraron");
  assert.deepEqual(plan.steps, [
    { when: "al año siguiente, 10 días antes", channel: "WhatsApp", says: [] },
  ]);
});

test("a notice for the owner is a step of its own, as typed", () => {
  const { steps } = planOf("al mes preguntar qué tal, y si dicen que mal que me avise a mí");
  assert.equal(steps.at(-1)?.notice, "si dicen que mal que me avise a mí");
});

test("how the owner wants it written is no message", () => {
  const plan = planOf("clientes que no vienen hace 4 meses, 2 mensajes, de usted", [
    "2 mensajes",
    "de usted",
  ]);
  assert.equal(plan.trigger, "clientes que no vienen hace 4 meses");
  assert.deepEqual(plan.steps, []);
});

test("numbered messages are read one by one", () => {
  const { steps, isNumbered } = planOf(
    "Dos correos: el primero con recetas, el segundo con el horario",
  );
  assert.ok(isNumbered);
  assert.deepEqual(
    steps.map(({ says }) => says),
    [["recetas"], ["el horario"]],
  );
});

test("any text is read without an error, and nothing is printed that was not typed", () => {
  const words = [
    "a los",
    "dos días",
    "cuando",
    "que",
    "les",
    "mandar",
    "un correo",
    "si",
    "y",
    ",",
    ":",
    "al mes",
    "antes de",
    "ana",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (parts) => {
      const { trigger = "", steps } = planOf(parts.join(" "));
      const typed = new Set(parts.join(" ").split(" "));
      for (const word of [trigger, ...steps.flatMap(({ says }) => says)].join(" ").split(" "))
        assert.ok(word === "" || typed.has(word.replace(/[,:]$/, "")), word);
    }),
  );
});
