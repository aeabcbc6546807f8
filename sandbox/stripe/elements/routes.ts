import type { SandboxContext } from "../context.ts";
import { createPaymentMethod } from "../engine/payment-methods.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Params } from "../form.ts";
import { methods } from "../methods.ts";
import type { PageRequest, PageResponse, Route } from "../pages/routing.ts";
import type { Stored } from "../store.ts";
import { cardParams, readBodyText } from "./params.ts";
import { publicIntent, publicPaymentMethod } from "./public-fields.ts";

/** Finds an intent by id and client secret, which together allow reading and confirming it. */
function findIntent(
  context: SandboxContext,
  { id, publishableKey }: PageRequest,
  secret: string | undefined,
) {
  checkKey(context, publishableKey);
  const intent = context.store.get<Stored & { client_secret?: string | null }>(id);
  const known = intent && ["setup_intent", "payment_intent"].includes(intent.object);
  if (known && secret && intent.client_secret === secret) return intent;
  throw notFound("intent", id);
}

function checkKey(context: SandboxContext, publishableKey: string | null): void {
  if (publishableKey === context.settings.publishableKey) return;
  const message = `Invalid API Key provided: ${publishableKey?.slice(0, 8) ?? "none"}****`;
  throw new ApiError(401, { type: "invalid_request_error", message });
}

function readIntent(context: SandboxContext, visit: PageRequest): PageResponse {
  const secret = visit.query.get("client_secret") ?? undefined;
  return { json: publicIntent(findIntent(context, visit, secret)) };
}

/** Confirms with a typed card, or with a saved one by its id. */
function confirmIntent(context: SandboxContext, visit: PageRequest): PageResponse {
  const intent = findIntent(context, visit, readBodyText(visit.body, "client_secret"));
  const saved = readBodyText(visit.body, "payment_method");
  const params: Params = saved
    ? { payment_method: saved }
    : { payment_method_data: cardParams(visit.body) };
  const name = intent.object === "setup_intent" ? "setupIntents.confirm" : "paymentIntents.confirm";
  const path = `/v1/${intent.object}s/${intent.id}/confirm`;
  const { run } = methods.find((method) => method.name === name)!;
  return { json: publicIntent(run(context, { ids: [intent.id], params, path })) };
}

function savePaymentMethod(
  context: SandboxContext,
  { body, publishableKey }: PageRequest,
): PageResponse {
  checkKey(context, publishableKey);
  return { json: publicPaymentMethod(createPaymentMethod(context, { params: cardParams(body) })) };
}

/** Routes that the sandbox's Stripe.js and its card field call. */
export const elementRoutes: readonly Route[] = [
  { verb: "POST", path: "/sandbox/js/payment_methods", run: savePaymentMethod },
  ...["setup_intents", "payment_intents"].flatMap((intents): Route[] => [
    { verb: "GET", path: `/sandbox/js/${intents}/{id}`, run: readIntent },
    { verb: "POST", path: `/sandbox/js/${intents}/{id}/confirm`, run: confirmIntent },
  ]),
];
