/** Where the browser keeps what its person answered to being counted. */
export const consentKey = "kolmena_consent";

/** What the visit did, for whoever counts visits. */
export interface AnalyticsEvent {
  /** One of ours, or any other word of small letters. */
  name: "cta_click" | "contact_form_submit" | "checkout_initiated" | (string & {});
  category: string;
  /** Never what a person typed. */
  label?: string;
  /** In dollars, where it is money. */
  value?: number;
}

export const analyticsEvent = "kolmena:analytics";

/** Says it on the page, where only the pixel's code hears it, and that is there only by consent. */
export function trackEvent(event: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent(analyticsEvent, { detail: event }));
}

/** A message has been sent to us. */
export function trackContactForm(): void {
  trackEvent({ name: "contact_form_submit", category: "contact", label: "precios" });
}

/** A payment page has been opened. */
export function trackCheckout(product: string, dollars?: number): void {
  trackEvent({ name: "checkout_initiated", category: "checkout", label: product, value: dollars });
}
