import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page, Request } from "playwright-core";
import { assertAccessible, desktop, phone, type Visit } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";
import { addressesOf, pages } from "#web/pages.ts";

/** Each screen with the theme in which a page is opened and the one to which it changes. */
const screens = {
  phone: { viewport: phone, themes: ["light", "dark"] },
  desktop: { viewport: desktop, themes: ["dark", "light"] },
} as const;

describe("every page in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  const paths = pages.map(({ path, only, access, theme }) => ({
    path: path === "*" ? "/esto-no-existe" : addressesOf({ path, only: only ?? ["teo"] })[0]!,
    access,
    onlyLight: theme === "light",
    status: path === "*" ? 404 : 200,
  }));

  /** One visit for all pages of a kind, so that the browser loads and compiles code once. */
  const visits = new Map<string, Promise<Visit>>();
  const askedHosts = new Set<string>();
  const visitAs = (access: string, name: keyof typeof screens) => {
    const key = `${access} ${name}`;
    const open = async () => {
      const person = access === "user" ? await here.site.person("Clara") : null;
      const opened = await here.open({ person, viewport: screens[name].viewport });
      opened.context.on("request", (request) => {
        if (/^(http|ws)/.test(request.url())) askedHosts.add(new URL(request.url()).host);
      });
      return opened;
    };
    const visit = visits.get(key) ?? open();
    visits.set(key, visit);
    return visit;
  };

  for (const { path, access, onlyLight, status } of paths) {
    for (const name of ["phone", "desktop"] as const) {
      const themes = onlyLight ? (["light"] as const) : screens[name].themes;
      const alsoLarge = name === "phone" ? ", also with text of twice the size," : "";
      it(`${path} is accessible, fits${alsoLarge} and logs nothing to the console (${name}, ${themes.join(" and ")})`, async () => {
        const { page, complaints } = await visitAs(access, name);
        await page.emulateMedia({ colorScheme: themes[0] });
        const answer = await gotoComplete(page, path);
        assert.equal(answer?.status(), status);
        assert.equal(new URL(page.url()).pathname, path);
        await page.locator("h1").first().waitFor();
        assert.equal(await page.locator("h1").count(), 1);
        assert.equal(await page.locator(".consent-ask, [data-consent]:visible").count(), 0);
        assert.equal(await page.getAttribute("html", "lang"), "es");
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          await page.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached" });
          await assertFitsAndAccessible(page, { onlyLook: theme !== themes[0] });
        }
        if (name === "phone") await assertLargeTextFits(page);
        // The browser itself logs the document's 404, that of an order that does not exist, and a
        // stranger's 401.
        const isMissing = status === 404 || path.startsWith("/pedidos/");
        const expected = isMissing ? /status of 404/ : /status of 401/;
        const unexpected = complaints.splice(0).filter((complaint) => !expected.test(complaint));
        assert.deepEqual(unexpected, []);
      });
    }
  }

  it("no page has requested anything from another host", () => {
    assert.deepEqual([...askedHosts], [new URL(here.site.origin).host]);
  });

  it("a trade without a page answers 404", async () => {
    const answer = await fetch(`${here.site.origin}/para/zapaterias`);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /Esta página no existe/);
  });

  it("text of twice the size fits a phone also in the tabs that an address opens", async () => {
    const seen = {
      public: ["/login?tab=register", "/instagram-demo#campana"],
      user: ["/dashboard?tab=configuracion", "/chat/ani?tipo=image", "/trial"],
    };
    for (const [access, addresses] of Object.entries(seen)) {
      const { page } = await visitAs(access, "phone");
      for (const path of addresses) {
        await gotoComplete(page, path);
        await assertLargeTextFits(page);
      }
    }
  });

  it("a chat's header has one line for the worker's name and one for their job", async () => {
    const { page } = await visitAs("user", "phone");
    // The longest job descriptions.
    for (const worker of ["mel", "lia", "nai"]) {
      await gotoComplete(page, `/chat/${worker}`);
      const boxes = await Promise.all(
        ["h1", "p"].map((part) => page.locator(`.chat-who ${part}`).boundingBox()),
      );
      assert.ok(boxes[0]!.height < 30 && boxes[1]!.height < 20, JSON.stringify([worker, boxes]));
    }
  });

  it("private pages redirect strangers to the login, with `next` set to the page", async () => {
    for (const { path } of paths.filter(({ access }) => access === "user")) {
      const { page, close } = await here.open();
      await page.goto(path);
      await page.waitForURL(/\/login/);
      assert.equal(new URL(page.url()).searchParams.get("next"), path);
      await close();
    }
  });
});

/** After this time without requests a page counts as complete. */
const quietMs = 60;

/** Opens a page and waits until its requests are done; Playwright's own wait takes half a second more. */
async function gotoComplete(page: Page, path: string) {
  const open = new Set<Request>();
  let quietSince = 0;
  const begin = (request: Request) => {
    // Requests of the previous page are aborted, and their end is not always reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  };
  const end = (request: Request) => {
    open.delete(request);
    quietSince = Date.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  const answer = await page.goto(path);
  await until(async () => {
    await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))");
    return open.size === 0 && Date.now() - quietSince > quietMs;
  });
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  return answer;
}

/** How much wider the page is than the window, in px. */
async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

/** Words of headings that are broken over two lines. */
async function brokenWordsOf(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(`
    [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    })`);
}

/** Text of twice the size fits phones of three widths, and headings keep their words in one line. */
async function assertLargeTextFits(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  for (const width of [phone.width, 360, 320]) {
    await page.setViewportSize({ ...phone, width });
    const where = `${page.url()} at ${width} px`;
    assert.equal(await overflowOf(page), 0, where);
    // At the narrowest width only the home page's words all fit.
    if (width >= 360 || new URL(page.url()).pathname === "/")
      assert.deepEqual(await brokenWordsOf(page), [], where);
  }
  await page.setViewportSize(phone);
}

async function assertFitsAndAccessible(page: Page, options: { onlyLook: boolean }): Promise<void> {
  const overflow = await overflowOf(page);
  assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
  await assertAccessible(page, options);
}
