import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** How the provider is loaded; both values are in `billingSettings` and in each card setup. */
interface ProviderSettings {
  publishableKey: string;
  /** Address of the script; null: Stripe's own. */
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
  // `loadStripe` uses a `window.Stripe` that exists already.
  if (scriptUrl !== null) await loadScript(scriptUrl);
  return await loadStripe(publishableKey);
}

const loaded = new Map<string, Promise<Stripe | null>>();

/** Loads the card provider once; a failed attempt or a timeout of 20 s can be retried. */
export function loadCardProvider(settings: ProviderSettings): Promise<Stripe | null> {
  const key = JSON.stringify([settings.publishableKey, settings.scriptUrl]);
  const existing = loaded.get(key);
  if (existing) return existing;
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The card field did not load in time")), deadlineMs);
  });
  const attempt = Promise.race([load(settings), timeout]);
  attempt.catch(() => loaded.delete(key));
  loaded.set(key, attempt);
  return attempt;
}
