import { createHmac, timingSafeEqual } from "node:crypto";
import { notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { serverSecret } from "#server/platform/server-secret.ts";

/** 16 bytes of the order's id and 16 of its signature, in base64url. */
const tokenForm = /^[\w-]{43}$/;

/**
 * The token of an order's private page, `/pedidos/<token>`. Computed from the id and a server
 * secret, so it is the same at each call and stored nowhere. Whoever has it sees the order: never
 * log it.
 */
export async function orderTokenOf(deps: Pick<Platform, "db">, orderId: string): Promise<string> {
  return tokenOf(await serverSecret(deps, "order-links"), orderId);
}

/** The tokens of several orders, in the same sequence. */
export async function orderTokensOf(
  deps: Pick<Platform, "db">,
  orderIds: readonly string[],
): Promise<string[]> {
  const secret = await serverSecret(deps, "order-links");
  return orderIds.map((id) => tokenOf(secret, id));
}

/**
 * The id in a token. Does not check that the order still exists.
 * @throws AppError `not_found` when the signature is wrong
 */
export async function orderIdOf(deps: Pick<Platform, "db">, token: string): Promise<string> {
  if (!tokenForm.test(token)) throw orderNotFound();
  const id = idIn(token);
  const expected = tokenOf(await serverSecret(deps, "order-links"), id);
  // Compared as texts, because several base64 texts decode to the same bytes.
  if (!timingSafeEqual(Buffer.from(token), Buffer.from(expected))) throw orderNotFound();
  return id;
}

/** The full URL of the order's page. */
export async function orderUrlOf(
  deps: Pick<Platform, "db" | "settings">,
  orderId: string,
): Promise<string> {
  return `${deps.settings.publicOrigin}/pedidos/${await orderTokenOf(deps, orderId)}`;
}

/** The number on invoices and in mails: «KW-7F3A21». Neither guaranteed unique nor secret. */
export function orderNumberOf(orderId: string): string {
  return `KW-${orderId.slice(0, 6).toUpperCase()}`;
}

export function orderNotFound() {
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
