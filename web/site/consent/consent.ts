// The script of pages with `allowsPixel` when the operator has configured a pixel: asks for consent, stores the
// choice and starts the pixel only with consent. Without a pixel it is not loaded.
import { deleteMetaCookies, metaPixel } from "#web/analytics/meta-pixel.ts";
import { clearAffiliateCode } from "#web/lib/affiliate-code.ts";
import { type AnalyticsEvent, analyticsEvent } from "#web/lib/analytics.ts";
import { saveFlash } from "#web/lib/flash.ts";
import { pixelConsentEvent } from "#web/lib/pixel-consent.ts";
import { consentWords } from "../content/consent.ts";
import { showNotice } from "../static-notice.ts";
import { askForConsent } from "./bar.ts";
import {
  type Choice,
  isRecordPending,
  loadChoice,
  readChoice,
  recordConsent,
  saveChoice,
} from "./choice.ts";

const pixel = metaPixel(document.querySelector<HTMLElement>("script[data-pixel]")!.dataset.pixel!);
const refusedByBrowser =
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
const hasAgreed = () => !refusedByBrowser && readChoice() === "granted";

function decide(choice: Choice): void {
  const before = readChoice();
  saveChoice(choice);
  if (choice === "granted") {
    if (before !== "granted") void recordConsent("granted");
    // Before the page view: a listener removes the affiliate code from the address, which the pixel must not get.
    document.dispatchEvent(new Event(pixelConsentEvent));
    pixel.trackPageView();
    return;
  }
  clearAffiliateCode();
  if (before !== "granted") return;
  void recordConsent("withdrawn");
  pixel.stop();
  // Only a reload removes the loaded script from memory.
  saveFlash(consentWords.withdrawn);
  location.reload();
}

function ask(opener?: HTMLElement): void {
  if (refusedByBrowser) showNotice({ ...consentWords.asked, variant: "success" });
  else void askForConsent({ chosen: readChoice(), opener, onChoice: decide });
}

/** Clearing the stored data also withdraws the consent. */
function withdrawConsent(): void {
  if (hasAgreed()) void recordConsent("withdrawn");
  pixel.stop();
}

/** A button's label without its price and with single spaces; at most 80 characters. */
function labelOf(element: HTMLElement): string {
  const label = element.querySelector("span") ?? element;
  return (label.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 80);
}

// In the capture phase, before the page's own handlers: they may navigate away or clear the storage.
document.addEventListener(
  "click",
  (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const choice = pressed?.closest<HTMLElement>("[data-consent]");
    if (choice) {
      event.preventDefault();
      ask(choice);
    }
    if (pressed?.closest("[data-forget]")) withdrawConsent();
    const cta = pressed?.closest<HTMLElement>("[data-cta]");
    if (cta && hasAgreed()) {
      pixel.track({ name: "cta_click", category: "cta", label: labelOf(cta) });
    }
  },
  true,
);
document.addEventListener(analyticsEvent, (event) => {
  if (hasAgreed()) pixel.track((event as CustomEvent<AnalyticsEvent>).detail);
});

if (!refusedByBrowser) await loadChoice();
if (hasAgreed()) {
  pixel.trackPageView();
  if (isRecordPending()) void recordConsent("granted");
} else {
  deleteMetaCookies();
}
if (new URLSearchParams(location.search).has("elegir")) {
  history.replaceState(history.state, "", location.pathname + location.hash);
  ask();
} else if (!refusedByBrowser && readChoice() === null) {
  void askForConsent({ onChoice: decide });
}
