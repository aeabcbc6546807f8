import assert from "node:assert/strict";
import { test } from "node:test";
import type { Subscription } from "#shared/billing.ts";
import { workersOf } from "#shared/plans.ts";
import { workers } from "#shared/workers.ts";
import { wayInTo } from "./ways-in.ts";

const of = (id: string) => workers.find((worker) => worker.id === id)!;
const subscription: Subscription = {
  plan: "starter",
  status: "active",
  price: 39,
  currentPeriodEnd: "2026-12-24T00:00:00Z",
  endsAt: null,
  nextPlan: null,
  nextCharge: null,
};

test("Who may still have the trial is offered it where it opens the worker", () => {
  const billing = { trialAvailable: true, subscription: null };
  assert.deepEqual(wayInTo(of("lia"), billing), {
    says: "La prueba pide tarjeta. Después, el plan con Lía es Growth, $89/mes.",
    label: "Probar 3 días con Lía",
    href: "/trial",
  });
  assert.equal(wayInTo(of("marcos"), billing)?.label, "Ver Pro");
});

test("Who has a plan is led to the change to the cheapest one with the worker", () => {
  const billing = { trialAvailable: false, subscription };
  assert.deepEqual(wayInTo(of("nai"), billing), {
    says: "Con Studio, por $149/mes, Nai entra en tu equipo.",
    label: "Cambiar a Studio",
    href: "/dashboard?tab=configuracion&cambiar=studio#plan",
  });
  assert.equal(wayInTo(of("nai"), { ...billing, subscription: null })?.href, "/precios#studio");
});

test("A worker with an add-on of their own is added for less than a larger plan costs", () => {
  const way = wayInTo(of("sofi"), { trialAvailable: true, subscription });
  assert.equal(way?.says, "Sofi se añade a cualquier plan con Sofi para Shopify, por $29.99/mes.");
  assert.equal(way?.label, "Añadir a Sofi");
});

test("Everybody whom the free plan does not open can be had", () => {
  const closed = workers.filter(
    ({ id, isAssistant }) => !isAssistant && !workersOf("free").includes(id),
  );
  for (const worker of closed) {
    assert.ok(wayInTo(worker, { trialAvailable: false, subscription: null }), worker.name);
  }
});
