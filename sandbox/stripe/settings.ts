import { randomText } from "./ids.ts";
import type { Store } from "./store.ts";

/** The Stripe API version of objects and events. */
export const apiVersion = "2026-10-28.endive";

export interface Settings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  accountId: string;
  /** Where browsers reach `/sandbox/…`, without a slash at the end. */
  origin: string;
  /** Where events are sent; null: only to endpoints created through the API. */
  webhookUrl: string | null;
  /** How long a renewal invoice stays a draft; at Stripe an hour. */
  draftSeconds: number;
}

/** Creates the keys on first use and stores them, so that they survive a restart. */
export function readSettings(
  store: Store,
  given: Pick<Settings, "origin" | "webhookUrl"> & { draftSeconds?: number },
): Settings {
  const readOrCreate = (name: string, createValue: () => string): string => {
    const before = store.readSetting(name);
    if (before) return before;
    const made = createValue();
    store.writeSetting(name, made);
    return made;
  };
  return store.transaction(() => ({
    secretKey: readOrCreate("secretKey", () => `sk_test_sandbox_${randomText(40)}`),
    publishableKey: readOrCreate("publishableKey", () => `pk_test_sandbox_${randomText(40)}`),
    webhookSecret: readOrCreate("webhookSecret", () => `whsec_${randomText(32)}`),
    accountId: readOrCreate("accountId", () => `acct_${randomText(16)}`),
    origin: given.origin.replace(/\/+$/, ""),
    webhookUrl: given.webhookUrl,
    draftSeconds: given.draftSeconds ?? 0,
  }));
}
