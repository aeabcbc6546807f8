import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  run,
  setCookieData,
  validConsent,
} from "vanilla-cookieconsent";
import { consentKey } from "#web/lib/analytics.ts";
import { readKept } from "#web/lib/kept.ts";
import { agreedCategory } from "#web/lib/refusal.ts";
import { consentTextVersion } from "../content/consent.ts";

export type Choice = "granted" | "refused";

/** Reads what was chosen here before; what was chosen under other words, or half a year ago, counts no more. */
export async function openChoice(): Promise<void> {
  await run({
    // We ask ourselves, with a bar that does not hold the keyboard.
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    revision: consentTextVersion,
    cookie: { name: consentKey, useLocalStorage: true, expiresAfterDays: 182 },
    categories: { [agreedCategory]: {} },
    language: { default: "es", translations: { es: {} as never } },
  });
}

/** null: nobody has been asked yet. */
export function readChoice(): Choice | null {
  if (readKept("browser", consentKey) == null || !validConsent()) return null;
  return acceptedCategory(agreedCategory) ? "granted" : "refused";
}

/** Keeps it in this browser, with its moment and the version of the words. */
export function choose(choice: Choice): void {
  acceptCategory(choice === "granted" ? [agreedCategory] : []);
}

/** An agreement whose proof did not arrive sends it again. */
export function provesStill(): boolean {
  return getCookie("data")?.proven !== true;
}

/** The proof on the server: under a random id, when, and with which words. */
export async function sendProof(choice: "granted" | "withdrawn"): Promise<void> {
  const { consentId } = getCookie();
  if (choice === "withdrawn") setCookieData({ value: null });
  const answer = await fetch("/api/consents", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ consentId, choice, textVersion: consentTextVersion }),
    // The page may be on its way out.
    keepalive: true,
  }).catch(() => null);
  if (answer?.ok && choice === "granted" && readChoice() === "granted") {
    setCookieData({ value: { proven: true } });
  }
}
