import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Browser } from "playwright-core";
import { type SuiteAppOptions, suiteApp, type TestApp } from "./app.ts";
import { openBrowser, publicFolder, type Visit, type VisitOptions, visit } from "./browser.ts";
import type { Person } from "./person.ts";
import { settled } from "./subscribing.ts";

export interface Opening extends Omit<VisitOptions, "origin" | "cookie"> {
  /** Signed in; a stranger when absent. */
  person?: Person | null | undefined;
}

export interface SiteInChromium {
  readonly site: TestApp;
  readonly browser: Browser;
  open(opening?: Opening): Promise<Visit>;
}

/**
 * For a `describe`: the built site in front of Chromium, from before its first test to after its
 * last. In the end nothing may be left to do, and neither the product nor its Stripe may have
 * complained.
 */
export function siteInChromium(options: SuiteAppOptions = {}): SiteInChromium {
  let opening: Promise<Browser>;
  let browser: Browser;
  // Beside the product's own start.
  before(() => {
    opening = openBrowser();
  });
  after(async () => (await opening).close());
  const site = suiteApp({
    ...options,
    publicFolder,
    ...(options.stripe ? { beforeClose: settled } : {}),
  });
  before(async () => {
    browser = await opening;
  });
  after(() => {
    if (options.stripe) assert.equal(site.stripe.complaints(), "");
  });
  return {
    site,
    get browser() {
      return browser;
    },
    open: ({ person, ...how } = {}) =>
      visit(browser, { ...how, origin: site.origin, cookie: person?.cookie ?? null }),
  };
}
