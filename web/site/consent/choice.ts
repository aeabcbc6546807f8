import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  run,
  setCookieData,
  validConsent,
} from "vanilla-cookieconsent";
import { consentKey } from "#web/lib/analytics.ts";
import { readStorage } from "#web/lib/browser-storage.ts";
import { pixelCategory } from "#web/lib/pixel-consent.ts";
import { consentTextVersion } from "../content/consent.ts";

export type Choice = "granted" | "refused";

/** Loads the stored choice; it expires after 182 days or with a new version of the consent text. */
export async function loadChoice(): Promise<void> {
  await run({
    // We show our own bar, which does not trap the keyboard.
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    revision: consentTextVersion,
    cookie: { name: consentKey, useLocalStorage: true, expiresAfterDays: 182 },
    categories: { [pixelCategory]: {} },
    language: { default: "es", translations: { es: {} as never } },
  });
}

/** null: no valid choice is stored. */
export function readChoice(): Choice | null {
  if (readStorage("browser", consentKey) == null || !validConsent()) return null;
  return acceptedCategory(pixelCategory) ? "granted" : "refused";
}

/** Stores the choice in this browser, with the time and the version of the text. */
export function saveChoice(choice: Choice): void {
  acceptCategory(choice === "granted" ? [pixelCategory] : []);
}

/** Whether the record of the consent still has to reach the server. */
export function isRecordPending(): boolean {
  return getCookie("data")?.proven !== true;
}

/** Records the choice on the server: a random id, the time and the version of the text. */
export async function recordConsent(choice: "granted" | "withdrawn"): Promise<void> {
  const { consentId } = getCookie();
  if (choice === "withdrawn") setCookieData({ value: null });
  const answer = await fetch("/api/consents", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ consentId, choice, textVersion: consentTextVersion }),
    // The page may be unloading.
    keepalive: true,
  }).catch(() => null);
  if (answer?.ok && choice === "granted" && readChoice() === "granted") {
    setCookieData({ value: { proven: true } });
  }
}
