import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page, Request } from "playwright-core";
import { assertAccessible, desktop, phone, type Visit } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/waiting.ts";
import { addressesOf, pages } from "#web/pages.ts";

/** Both themes on each screen: how a page begins, and what it changes to. */
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

  /** One for all pages of a kind: what a browser has loaded and compiled it does not load again. */
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
      const alsoLarge = name === "phone" ? ", its text of twice its size too" : "";
      it(`${path} is accessible, fits${alsoLarge} and says nothing on the console (${name}, ${themes.join(" and ")})`, async () => {
        const { page, complaints } = await visitAs(access, name);
        await page.emulateMedia({ colorScheme: themes[0] });
        const answer = await gotoWhole(page, path);
        assert.equal(answer?.status(), status);
        assert.equal(new URL(page.url()).pathname, path);
        await page.locator("h1").first().waitFor();
        assert.equal(await page.locator("h1").count(), 1);
        assert.equal(await page.locator(".consent-ask, [data-consent]:visible").count(), 0);
        assert.equal(await page.getAttribute("html", "lang"), "es");
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          await page.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached" });
          await assertSound(page, { onlyLook: theme !== themes[0] });
        }
        if (name === "phone") await assertLargeTextFits(page);
        // The browser itself reports the document's 404, an order's that nobody made, and the
        // 401 that tells a stranger.
        const isMissing = status === 404 || path.startsWith("/pedidos/");
        const expected = isMissing ? /status of 404/ : /status of 401/;
        const said = complaints.splice(0).filter((complaint) => !expected.test(complaint));
        assert.deepEqual(said, []);
      });
    }
  }

  it("no page has asked another host for anything", () => {
    assert.deepEqual([...askedHosts], [new URL(here.site.origin).host]);
  });

  it("a trade that Kolmena has no page for is a page that does not exist", async () => {
    const answer = await fetch(`${here.site.origin}/para/zapaterias`);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /Esta página no existe/);
  });

  it("text of twice its size fits a phone in what an address opens of a page, too", async () => {
    const seen = {
      public: ["/login?tab=register", "/instagram-demo#campana"],
      user: ["/dashboard?tab=configuracion", "/chat/ani?tipo=image", "/trial"],
    };
    for (const [access, addresses] of Object.entries(seen)) {
      const { page } = await visitAs(access, "phone");
      for (const path of addresses) {
        await gotoWhole(page, path);
        await assertLargeTextFits(page);
      }
    }
  });

  it("the head of a chat takes one line for a worker's name and one for what they do", async () => {
    const { page } = await visitAs("user", "phone");
    // These do most, in words.
    for (const worker of ["mel", "lia", "nai"]) {
      await gotoWhole(page, `/chat/${worker}`);
      const boxes = await Promise.all(
        ["h1", "p"].map((part) => page.locator(`.chat-who ${part}`).boundingBox()),
      );
      assert.ok(boxes[0]!.height < 30 && boxes[1]!.height < 20, JSON.stringify([worker, boxes]));
    }
  });

  it("private pages send strangers to the login and back to where they wanted to go", async () => {
    for (const { path } of paths.filter(({ access }) => access === "user")) {
      const { page, close } = await here.open();
      await page.goto(path);
      await page.waitForURL(/\/login/);
      assert.equal(new URL(page.url()).searchParams.get("next"), path);
      await close();
    }
  });
});

/** How long nothing is asked for before a page is taken to be whole. */
const quietMs = 60;

/** Goes there and waits until the page has what it asks for; Playwright's own waits half a second more. */
async function gotoWhole(page: Page, path: string) {
  const open = new Set<Request>();
  let quietSince = 0;
  const begin = (request: Request) => {
    // What the page before had begun is cut, and its end is not always told.
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

/** Words of headings that do not stand in one line. */
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

/** With text of twice its size, on a phone, also a narrow one, and so that headings keep words whole. */
async function assertLargeTextFits(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  for (const width of [phone.width, 360, 320]) {
    await page.setViewportSize({ ...phone, width });
    const where = `${page.url()} at ${width} px`;
    assert.equal(await overflowOf(page), 0, where);
    // The narrowest has no room for the longest words but on the home page.
    if (width >= 360 || new URL(page.url()).pathname === "/")
      assert.deepEqual(await brokenWordsOf(page), [], where);
  }
  await page.setViewportSize(phone);
}

async function assertSound(page: Page, options: { onlyLook: boolean }): Promise<void> {
  const overflow = await overflowOf(page);
  assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
  await assertAccessible(page, options);
}
