import { randomText } from "./ids.ts";
import type { Store } from "./store.ts";

/** The API version that objects and events are written in. */
export const apiVersion = "2026-10-28.endive";

export interface Settings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  accountId: string;
  /** Where browsers reach `/sandbox/…`, without a slash at the end. */
  origin: string;
  /** Where events are sent; null: nowhere but to endpoints made by the API. */
  webhookUrl: string | null;
  /** How long a renewal's invoice stays a draft; an hour at Stripe. */
  draftSeconds: number;
}

/** The keys are made once and kept with the data, so that what was signed yesterday still fits. */
export function readSettings(
  store: Store,
  given: Pick<Settings, "origin" | "webhookUrl"> & { draftSeconds?: number },
): Settings {
  const kept = (name: string, make: () => string): string => {
    const before = store.readSetting(name);
    if (before) return before;
    const made = make();
    store.writeSetting(name, made);
    return made;
  };
  return store.transaction(() => ({
    secretKey: kept("secretKey", () => `sk_test_sandbox_${randomText(40)}`),
    publishableKey: kept("publishableKey", () => `pk_test_sandbox_${randomText(40)}`),
    webhookSecret: kept("webhookSecret", () => `whsec_${randomText(32)}`),
    accountId: kept("accountId", () => `acct_${randomText(16)}`),
    origin: given.origin.replace(/\/+$/, ""),
    webhookUrl: given.webhookUrl,
    draftSeconds: given.draftSeconds ?? 0,
  }));
}
