import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop, phone } from "#test/browser.ts";
import { onlyLong } from "#test/only-long.ts";
import { createPageWalker } from "#test/page-walker.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { listedAddresses } from "#web/pages.ts";

describe("every button of pages that are alike, in Chromium", onlyLong, () => {
  const here = siteInChromium({ stripe: true });

  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    it(`every button of /ai-workers and of every trade's page does something, by mouse and keyboard (${name})`, async () => {
      const visit = await here.open({ viewport });
      const walk = await createPageWalker(visit);
      const talked = await walk.pressAll("/ai-workers");
      assert.ok(talked.length > 70, talked.join("\n"));
      for (const path of listedAddresses().filter((one) => one.startsWith("/para/"))) {
        assert.ok((await walk.pressAll(path)).length >= 4, path);
        await walk.checkTabOrder(path);
      }
      assert.deepEqual(visit.complaints, []);
      await visit.close();
    });
  }

  it("every button of every listed page works by keyboard", async () => {
    const visit = await here.open({ viewport: desktop, expected: /status of 401/ });
    const walk = await createPageWalker(visit, { by: "keyboard" });
    for (const path of listedAddresses()) await walk.pressAll(path);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });
});
