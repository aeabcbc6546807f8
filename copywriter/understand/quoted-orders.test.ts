import assert from "node:assert/strict";
import { test } from "node:test";
import { readQuoted } from "./quoted.ts";
import { orderedIn, orderStart, saidTo } from "./quoted-orders.ts";
import type { Register } from "./request.ts";

const said = (order: string, register: Register = "tu") =>
  orderedIn(order.slice(orderStart(order)))
    .map((clause) => saidTo(clause, register, []))
    .filter(Boolean);

test("what is ordered to be said becomes what is said to the customer", () => {
  assert.deepEqual(said("dile q tiene arreglo, q lo traiga pa revisar q la revision no se cobra"), [
    "tiene arreglo",
    "tráelo para revisarlo: la revisión no se cobra",
  ]);
  assert.deepEqual(said("digale que nos llame y que no venga el lunes", "usted"), [
    "llámenos",
    "no venga el lunes",
  ]);
  assert.deepEqual(said("decile que si quiere nos mande una foto", "vos"), [
    "si querés, mandanos una foto",
  ]);
});

test("orders of manners say themselves what is said", () => {
  assert.deepEqual(said("3 estrellas. pidele perdon, q venga, q pregunte por rosario"), [
    "te pedimos perdón",
    "ven cuando quieras",
    "pregunta por Rosario",
  ]);
  assert.deepEqual(said("agradecele y ofrecele la segunda visita", "usted"), [
    "le ofrecemos la segunda visita",
  ]);
});

test("that somebody asks is not told to who asked", () => {
  const found = readQuoted("me preguntan por whatsapp «¿abren?» dile que sí, que desde las 9", {
    workerId: "lia",
    contentType: "chat",
  });
  assert.equal(found?.rest, "desde las 9");
  assert.equal(found?.quoted.answer, "yes");
});
