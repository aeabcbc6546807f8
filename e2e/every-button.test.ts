import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "cheerio";
import { desktop, phone } from "#test/browser.ts";
import { onlyLong } from "#test/only-long.ts";
import { createPageWalker } from "#test/page-walker.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { addressesOf, pageAt, pages } from "#web/pages.ts";
import { setupSteps } from "#web/site/content/instagram.ts";

const profile = { name: "Instagram", href: "https://www.instagram.com/kolmena" };
const contact = "mailto:hola@kolmena.example";
/** The links that may lead outside. */
const outside = [
  profile.href,
  contact,
  ...setupSteps.flatMap(({ link }) => (link ? [link.href] : [])),
];

const walked = pages.filter(
  ({ access, hiddenInProduction }) => access === "public" && !hiddenInProduction,
);
const pathsOf = (page: (typeof pages)[number]) =>
  page.path === "*" ? ["/esto-no-existe"] : addressesOf({ ...page, only: page.only ?? ["teo"] });
/** One address of each page. */
const paths = walked.map((page) => pathsOf(page)[0]!);
const expected = /status of (401|404)/;

describe("every button and link of every public page in Chromium", () => {
  const here = siteInChromium({ stripe: true, social: [profile] });

  const found = new Map<string, { links: string[]; anchors: string[] }>();

  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    // The same buttons and dialogs in another layout.
    const options = name === "desktop" ? onlyLong : {};
    it(
      `every button does something, dialogs are accessible, and the console stays empty (${name})`,
      options,
      async () => {
        const visit = await here.open({ viewport, expected });
        const walk = await createPageWalker(visit, { walkedInside: 1 });
        for (const path of paths) {
          await walk.pressAll(path);
          assert.deepEqual(visit.complaints.splice(0), [], path);
          const { links, anchors } = await walk.paths();
          const before = found.get(path) ?? { links: [], anchors: [] };
          found.set(path, {
            links: [...before.links, ...links],
            anchors: [...before.anchors, ...anchors],
          });
        }
        await visit.close();
      },
    );
  }

  it("every link leads to an existing page and anchor, or to a known place outside", async () => {
    for (const path of walked.flatMap(pathsOf).filter((one) => !found.has(one))) {
      const $ = load(await (await fetch(here.site.origin + path)).text());
      found.set(path, {
        links: $("a[href]")
          .toArray()
          .map((link) => $(link).attr("href") ?? ""),
        anchors: $("[id]")
          .toArray()
          .map((part) => $(part).attr("id") ?? ""),
      });
    }
    const answers = new Map<string, number>();
    for (const [path, { links }] of found) {
      for (const href of new Set(links)) {
        if (outside.includes(href)) continue;
        const { origin, pathname, search, hash } = new URL(href, here.site.origin + path);
        const where = `${href} on ${path}`;
        assert.equal(origin, here.site.origin, where);
        const page = pageAt(pathname);
        const isFile = pathname.startsWith("/api/affiliate/material");
        if (pathname !== path) {
          assert.ok(page || isFile, where);
          const address = pathname + search;
          const status = answers.get(address) ?? (await fetch(origin + address)).status;
          answers.set(address, status);
          assert.equal(status, 200, where);
        }
        if (hash && page?.access !== "user") {
          assert.ok(found.get(pathname)?.anchors.includes(hash.slice(1)), where);
        }
      }
    }
    assert.ok(answers.size > 30, [...answers.keys()].join(" "));
  });

  it("Tab reaches everything in order with a visible focus, and the focus returns from dialogs", async () => {
    const visit = await here.open({ viewport: desktop, expected });
    const walk = await createPageWalker(visit, { by: "keyboard", walkedInside: 1 });
    for (const path of paths) await walk.checkTabOrder(path);
    // A page of each kind; the long test does so on all pages.
    for (const path of ["/precios", "/login"]) await walk.pressAll(path);
    await visit.page.setViewportSize(phone);
    for (const path of ["/precios", "/login"]) await walk.checkTabOrder(path);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });
});
