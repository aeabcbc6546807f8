import { newId } from "./ids.ts";
import { apiVersion } from "./settings.ts";
import type { Stored } from "./store.ts";

export interface StripeEvent extends Stored {
  object: "event";
  type: string;
  api_version: string;
  livemode: false;
  /** Number of endpoints that have not received it yet. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
}

/** The request that a change belongs to; null during a scheduled step. */
export interface RequestInfo {
  id: string;
  idempotencyKey: string | null;
}

export function newEvent(
  type: string,
  object: unknown,
  more: { created: number; request: RequestInfo | null; previous?: Record<string, unknown> },
): StripeEvent {
  return {
    id: newId("evt"),
    object: "event",
    api_version: apiVersion,
    created: more.created,
    data: more.previous ? { object, previous_attributes: more.previous } : { object },
    livemode: false,
    pending_webhooks: 0,
    request: {
      id: more.request?.id ?? null,
      idempotency_key: more.request?.idempotencyKey ?? null,
    },
    type,
  };
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Stripe's `previous_attributes`: the old values of changed fields; nested maps key by key. */
export function previousAttributes(before: Fields, after: Fields): Fields {
  const previous: Fields = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (key.startsWith("_")) continue;
    const [old, now] = [before[key], after[key]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    previous[key] = isFields(old) && isFields(now) ? previousAttributes(old, now) : (old ?? null);
  }
  return previous;
}

/** An object without the sandbox's private fields, which begin with `_`. */
export function withoutPrivateFields<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith("_"))) as T;
}
