/** Storage key of the visitor's answer to the consent bar. */
export const consentKey = "kolmena_consent";

/** One tracked action of a visit. */
export interface AnalyticsEvent {
  /** One of ours, or any other lowercase name. */
  name: "cta_click" | "contact_form_submit" | "checkout_initiated" | (string & {});
  category: string;
  /** Never text that a person typed. */
  label?: string;
  /** In US dollars. */
  value?: number;
}

export const analyticsEvent = "kolmena:analytics";

/** Dispatches the event on the document; only the consent code listens, and ignores it without consent. */
function trackEvent(event: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent(analyticsEvent, { detail: event }));
}

/** Tracks a sent contact form. */
export function trackContactForm(): void {
  trackEvent({ name: "contact_form_submit", category: "contact", label: "precios" });
}

/** Tracks an opened payment page. */
export function trackCheckout(product: string, dollars?: number): void {
  trackEvent({ name: "checkout_initiated", category: "checkout", label: product, value: dollars });
}
