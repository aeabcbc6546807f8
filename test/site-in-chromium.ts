import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Browser } from "playwright-core";
import { type SuiteAppOptions, suiteApp, type TestApp } from "./app.ts";
import { openBrowser, publicFolder, type Visit, type VisitOptions, visit } from "./browser.ts";
import type { Person } from "./person.ts";
import { waitUntilSettled } from "./subscribers.ts";

export interface OpenOptions extends Omit<VisitOptions, "origin" | "cookie"> {
  /** Signed in; a stranger when absent. */
  person?: Person | null | undefined;
}

export interface SiteInChromium {
  readonly site: TestApp;
  readonly browser: Browser;
  open(opening?: OpenOptions): Promise<Visit>;
}

/**
 * For a `describe`: starts the built site and Chromium before its first test and closes them after its
 * last. Fails when jobs are left over, or when the product or the Stripe sandbox has logged errors.
 */
export function siteInChromium(options: SuiteAppOptions = {}): SiteInChromium {
  let opening: Promise<Browser>;
  let browser: Browser;
  // In parallel with the product's own start.
  before(() => {
    opening = openBrowser();
  });
  after(async () => (await opening).close());
  const site = suiteApp({
    ...options,
    publicFolder,
    ...(options.stripe ? { beforeClose: waitUntilSettled } : {}),
  });
  before(async () => {
    browser = await opening;
  });
  after(() => {
    if (options.stripe) assert.equal(site.stripe.errorOutput(), "");
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
