import assert from "node:assert/strict";
import { test } from "node:test";
import type { Subscription } from "#shared/billing.ts";
import { workersOf } from "#shared/plans.ts";
import { workers } from "#shared/workers.ts";
import { unlockOptionFor } from "./unlock-options.ts";

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

test("The trial is offered when it is still available and includes the worker", () => {
  const billing = { trialAvailable: true, subscription: null };
  assert.deepEqual(unlockOptionFor(of("lia"), billing), {
    text: "La prueba pide tarjeta. Después, el plan con Lía es Growth, $89/mes.",
    label: "Probar 3 días con Lía",
    href: "/trial",
  });
  assert.equal(unlockOptionFor(of("marcos"), billing)?.label, "Ver Pro");
});

test("A subscriber is offered the cheapest plan that includes the worker", () => {
  const billing = { trialAvailable: false, subscription };
  assert.deepEqual(unlockOptionFor(of("nai"), billing), {
    text: "Con Studio, por $149/mes, Nai entra en tu equipo.",
    label: "Cambiar a Studio",
    href: "/dashboard?tab=configuracion&cambiar=studio#plan",
  });
  assert.equal(
    unlockOptionFor(of("nai"), { ...billing, subscription: null })?.href,
    "/precios#studio",
  );
});

test("A worker with an add-on is offered as the add-on, not as a larger plan", () => {
  const way = unlockOptionFor(of("sofi"), { trialAvailable: true, subscription });
  assert.equal(way?.text, "Sofi se añade a cualquier plan con Sofi para Shopify, por $29.99/mes.");
  assert.equal(way?.label, "Añadir a Sofi");
});

test("Every worker outside the free plan can be unlocked", () => {
  const closed = workers.filter(
    ({ id, isAssistant }) => !isAssistant && !workersOf("free").includes(id),
  );
  for (const worker of closed) {
    assert.ok(unlockOptionFor(worker, { trialAvailable: false, subscription: null }), worker.name);
  }
});
