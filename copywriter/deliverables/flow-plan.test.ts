import assert from "node:assert/strict";
import { test } from "node:test";
import type { Job } from "../job.ts";
import { planOf } from "./flow-plan.ts";

const read = (prompt: string) =>
  planOf({ brief: { prompt }, business: { name: "Nube", products: [] } } as unknown as Job);

test("the trigger ends where the message begins", () => {
  const plan = read("cuando alguien rellene el formulario mandarle un correo con los horarios");
  assert.equal(plan.trigger, "cuando alguien rellene el formulario");
  assert.deepEqual(plan.steps, [{ channel: "Correo", says: ["los horarios"] }]);
});

test("each message keeps its time, channel and condition", () => {
  const plan = read("al reservar: mail con el mapa 7 días antes y si no contesta en 2 días un sms");
  assert.deepEqual(plan.steps, [
    { when: "7 días antes", channel: "Correo", says: ["el mapa"] },
    { when: "a los 2 días", channel: "SMS", condition: "si no contesta", says: [] },
  ]);
});

test("orders to the worker are no messages", () => {
  assert.deepEqual(read("clientes que no vienen hace 4 meses, 2 mensajes, de usted").steps, []);
});
