import { createHmac, timingSafeEqual } from "node:crypto";
import { notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { serverSecret } from "#server/platform/server-secret.ts";

/** 16 bytes of the order's id and 16 of its signature. */
const tokenForm = /^[\w-]{43}$/;

/**
 * The key to an order's page, `/pedidos/<token>`: the same at each call, kept nowhere, and made by
 * nobody else. Mails carry it, so it is a person's secret: not for logs.
 */
export async function orderTokenOf(deps: Pick<Platform, "db">, orderId: string): Promise<string> {
  return tokenOf(await serverSecret(deps, "order-links"), orderId);
}

/** Of several orders, in their order. */
export async function orderTokensOf(
  deps: Pick<Platform, "db">,
  orderIds: readonly string[],
): Promise<string[]> {
  const secret = await serverSecret(deps, "order-links");
  return orderIds.map((id) => tokenOf(secret, id));
}

/**
 * Which order a token opens; whether there is one still is not asked.
 * @throws AppError `not_found` for whatever was not made here
 */
export async function orderIdOf(deps: Pick<Platform, "db">, token: string): Promise<string> {
  if (!tokenForm.test(token)) throw missingOrder();
  const id = idIn(token);
  const expected = tokenOf(await serverSecret(deps, "order-links"), id);
  // As texts: base64 has several spellings of the same bytes.
  if (!timingSafeEqual(Buffer.from(token), Buffer.from(expected))) throw missingOrder();
  return id;
}

/** Where its owner finds it. */
export async function orderUrlOf(
  deps: Pick<Platform, "db" | "settings">,
  orderId: string,
): Promise<string> {
  return `${deps.settings.publicOrigin}/pedidos/${await orderTokenOf(deps, orderId)}`;
}

/** For people, on invoices and in mails: «KW-7F3A21». Not unique for ever, nor secret. */
export function orderNumberOf(orderId: string): string {
  return `KW-${orderId.slice(0, 6).toUpperCase()}`;
}

export function missingOrder() {
  return notFound("Este pedido no existe o su página ya se ha cerrado");
}

function tokenOf(secret: Buffer, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  const signature = createHmac("sha256", secret).update(`order ${orderId}`).digest();
  return Buffer.concat([id, signature.subarray(0, 16)]).toString("base64url");
}

function idIn(token: string): string {
  const hex = Buffer.from(token, "base64url").subarray(0, 16).toString("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20)].join("-");
}
