import type { SandboxContext } from "../context.ts";
import { readBodyText } from "../elements/params.ts";
import { createSetupIntent } from "../engine/setup-intents.ts";
import { ApiError, invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";
import { methods } from "../methods.ts";
import { openPortal, type Portal, showPortal } from "./portal.ts";
import type { PageRequest, PageResponse, Route } from "./routing.ts";

/** Runs an API method like an HTTP request to it. */
function run(context: SandboxContext, name: string, id: string, params: Params): void {
  const method = methods.find((candidate) => candidate.name === name);
  if (!method) throw new Error(`no method ${name}`);
  method.run(context, { ids: [id], params, path: method.path.replace("{id}", id) });
}

function act(context: SandboxContext, { id, body }: PageRequest): PageResponse {
  const portal = openPortal(context, id);
  if (!portal) {
    const message = "Esta página ha caducado. Vuelve y ábrela de nuevo.";
    throw new ApiError(403, { type: "invalid_request_error", message });
  }
  const acts: Record<string, (context: SandboxContext, portal: Portal, target: string) => object> =
    {
      cancel,
      renew,
      default: useCard,
      remove: removeCard,
      add: addCard,
    };
  const chosen = acts[readBodyText(body, "act") ?? ""];
  if (!chosen) throw invalidRequest("Unknown act", { param: "act" });
  return { json: chosen(context, portal, readBodyText(body, "id") ?? "") };
}

/** Finds an object of this customer; a portal link gives access to no other. */
function findOwn<T extends { id: string }>(objects: readonly T[], id: string): T {
  const found = objects.find((object) => object.id === id);
  if (!found)
    throw invalidRequest("Esto ya no existe. Vuelve a cargar la página.", { param: "id" });
  return found;
}

function cancel(
  context: SandboxContext,
  { subscriptions, features }: Portal,
  target: string,
): object {
  const { id } = findOwn(subscriptions, target);
  const { enabled, mode } = features.subscription_cancel;
  if (!enabled) throw invalidRequest("Las suscripciones no se cancelan aquí.");
  if (mode === "immediately") run(context, "subscriptions.cancel", id, {});
  else run(context, "subscriptions.update", id, { cancel_at_period_end: "true" });
  return {};
}

function renew(context: SandboxContext, { subscriptions }: Portal, target: string): object {
  const { id, cancel_at_period_end: atPeriodEnd } = findOwn(subscriptions, target);
  run(
    context,
    "subscriptions.update",
    id,
    atPeriodEnd ? { cancel_at_period_end: "false" } : { cancel_at: "" },
  );
  return {};
}

/** Uses a card for all future payments, also of subscriptions with a card of their own. */
function useCard(
  context: SandboxContext,
  { customer, subscriptions, cards }: Portal,
  target: string,
): object {
  const { id } = findOwn(cards, target);
  run(context, "customers.update", customer.id, {
    invoice_settings: { default_payment_method: id },
  });
  for (const subscription of subscriptions) {
    if (!subscription.default_payment_method) continue;
    run(context, "subscriptions.update", subscription.id, { default_payment_method: id });
  }
  return {};
}

function removeCard(
  context: SandboxContext,
  { subscriptions, cards }: Portal,
  target: string,
): object {
  const { id } = findOwn(cards, target);
  if (subscriptions.some((subscription) => subscription.default_payment_method === id)) {
    throw invalidRequest("Esta tarjeta paga tu suscripción: elige otra antes de quitarla.");
  }
  run(context, "paymentMethods.detach", id, {});
  return {};
}

function addCard(context: SandboxContext, { customer, features }: Portal): object {
  if (!features.payment_method_update.enabled) throw invalidRequest("Aquí no se añaden tarjetas.");
  const params = { customer: customer.id, usage: "off_session" };
  return { client_secret: createSetupIntent(context, { params }).client_secret };
}

export const portalRoutes: readonly Route[] = [
  { verb: "GET", path: "/sandbox/portal/{id}", run: showPortal },
  { verb: "POST", path: "/sandbox/js/portal/{id}", run: act },
];
