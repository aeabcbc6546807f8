import type { Browser, Page } from "playwright-core";
import { openBrowser, type Visit, type VisitOptions, visit } from "#test/browser.ts";
import { startTestSandbox, type TestSandbox } from "./sandbox.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

const plainPage = (title: string) => ({
  type: "text/html; charset=utf-8",
  body: `<!doctype html><html lang="es"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1></html>`,
});

/** A sandbox behind a test app with pages to return to, and a browser. */
export interface PageTest {
  sandbox: TestSandbox;
  origin: string;
  /** Opens a page by the URL from the API, on the app's origin. */
  open(url: string, options?: Omit<VisitOptions, "origin">): Promise<Visit>;
  close(): Promise<void>;
}

export async function startPageTest(): Promise<PageTest> {
  let sandbox: TestSandbox | undefined;
  let front: TestApp | undefined;
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    await front?.close();
    await sandbox?.close();
  };
  try {
    sandbox = await startTestSandbox();
    front = await startTestApp(sandbox.port, {
      "/done": plainPage("Listo"),
      "/precios": plainPage("Precios"),
    });
    browser = await openBrowser();
  } catch (error) {
    await close();
    throw error;
  }
  const { origin } = front;
  const opened = browser;
  return {
    sandbox,
    origin,
    close,
    async open(url, options = {}) {
      const visitor = await visit(opened, { origin, ...options });
      await visitor.page.goto(new URL(url).pathname);
      return visitor;
    },
  };
}

/** The frame of the card field in a page. */
export const cardField = (page: Page) => page.frameLocator("iframe[title^='Campo seguro']");

/** The frame of the 3-D Secure challenge over a page. */
export const bankQuestion = (page: Page) => page.frameLocator("dialog iframe");
