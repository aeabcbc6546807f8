import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { walkIn } from "#test/walking.ts";
import { addressesOf, pages } from "#web/pages.ts";

const publicPaths = pages
  .filter(({ access, hiddenInProduction }) => access === "public" && !hiddenInProduction)
  .map(({ path, only }) =>
    path === "*" ? "/esto-no-existe" : addressesOf({ path, only: only ?? ["teo"] })[0]!,
  );

describe("a walk through every public page in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    it(`every button does something, and nothing complains (${name})`, async () => {
      const visit = await here.open({ viewport, expected: /status of (401|404)/ });
      const walk = await walkIn(visit, { insideOf: 1 });
      for (const path of publicPaths) {
        const begun = Date.now();
        const pressed = await walk.pressAll(path);
        if (process.env.WALK) console.log(name, path, pressed.length, Date.now() - begun, pressed);
        assert.deepEqual(visit.complaints.splice(0), [], path);
      }
      await visit.close();
    });
  }

  it("the keyboard alone reaches everything, in order, and sees where it is", async () => {
    const visit = await here.open({ viewport: desktop, expected: /status of (401|404)/ });
    const walk = await walkIn(visit);
    for (const path of publicPaths) {
      const begun = Date.now();
      await walk.goRound(path);
      if (process.env.WALK) console.log(path, Date.now() - begun);
    }
    await visit.close();
  });
});
