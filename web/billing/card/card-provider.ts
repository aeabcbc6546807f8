import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** How the card's field is loaded: both stand in `billingSettings` and in each card setup. */
export interface ProviderSettings {
  publishableKey: string;
  /** Script that provides it; null: Stripe's own. */
  scriptUrl: string | null;
}

const deadlineMs = 20_000;

function loadScript(url: string): Promise<void> {
  if ("Stripe" in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`Not loaded: ${url}`));
    });
    document.head.append(script);
  });
}

async function load({ publishableKey, scriptUrl }: ProviderSettings): Promise<Stripe | null> {
  // The loader takes a `window.Stripe` that is there already.
  if (scriptUrl !== null) await loadScript(scriptUrl);
  return await loadStripe(publishableKey);
}

const loaded = new Map<string, Promise<Stripe | null>>();

/** The card provider, loaded once; a failed attempt, or 20 s without an answer, can be tried again. */
export function loadCardProvider(settings: ProviderSettings): Promise<Stripe | null> {
  const key = JSON.stringify([settings.publishableKey, settings.scriptUrl]);
  const before = loaded.get(key);
  if (before) return before;
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The card field did not load in time")), deadlineMs);
  });
  const attempt = Promise.race([load(settings), tooLate]);
  attempt.catch(() => loaded.delete(key));
  loaded.set(key, attempt);
  return attempt;
}
