import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "./flow-plan.ts";

test("the trigger ends where the message begins", () => {
  const plan = planOf("cuando alguien rellene el formulario mandarle un correo con los horarios");
  assert.equal(plan.trigger, "cuando alguien rellene el formulario");
  assert.deepEqual(plan.steps, [{ channel: "Correo", says: ["los horarios"] }]);
});

test("each message keeps its time, channel and condition", () => {
  const plan = planOf(
    "al reservar: mail con el mapa 7 días antes y si no contesta en 2 días un sms",
  );
  assert.deepEqual(plan.steps, [
    { when: "7 días antes", channel: "Correo", says: ["el mapa"] },
    { when: "en 2 días", channel: "SMS", condition: "si no contesta", says: [] },
  ]);
});
