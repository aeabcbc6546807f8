import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { and, eq } from "drizzle-orm";
import { creditAccounts, users } from "#db/schema.ts";
import { assertAccessible, phone } from "#test/browser.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const periodEnd = new Date("2026-12-20T12:00:00Z");

describe("credits in Chromium", () => {
  const { site, open } = siteInChromium();

  async function setCredits(
    { userId }: Person,
    plan: string,
    main: { balance: number; granted: number | null },
  ) {
    const { db } = site.app.deps;
    await db.update(users).set({ plan }).where(eq(users.id, userId));
    await db
      .update(creditAccounts)
      .set({ ...main, periodEnd })
      .where(and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, "main")));
  }

  it("header, card, plan and chat show the same credits left, limit and end date", async () => {
    const ana = await site.person("Clara");
    await setCredits(ana, "growth", { balance: 248, granted: 400 });
    const sentence = "Te quedan 248 de 400 créditos, hasta el 20 de diciembre.";
    const { page, complaints, close } = await open({ person: ana });
    await page.goto("/dashboard");
    await page.getByText("152 / 400 créditos usados").waitFor();
    await page.getByTitle(sentence).waitFor();
    await page
      .getByRole("heading", { name: "créditos te quedan de 400, hasta el 20 de diciembre" })
      .waitFor();
    await assertAccessible(page);
    await page.setViewportSize(phone);
    await page.getByRole("banner").getByText("248 créditos", { exact: true }).waitFor();
    await page.goto("/chat/teo");
    await page.getByTitle(sentence).getByText("248").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("Studio shows both buckets: unlimited texts, and the credits left for pictures", async () => {
    const ana = await site.person("Clara");
    await setCredits(ana, "studio", { balance: 0, granted: null });
    await site.app.deps.db.insert(creditAccounts).values({
      userId: ana.userId,
      bucket: "images",
      balance: 985,
      granted: 1000,
      periodStart: new Date("2026-11-20T12:00:00Z"),
      periodEnd,
    });
    const images = "Te quedan 985 de 1.000 créditos para imágenes, hasta el 20 de diciembre.";
    const { page, complaints, close } = await open({ viewport: phone, theme: "dark", person: ana });
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: /^de créditos para textos/ }).waitFor();
    await page.getByText(images, { exact: true }).waitFor();
    await page.getByTitle(`Sin límite de créditos para textos. ${images}`).waitFor();
    await assertAccessible(page);
    await page.goto("/chat/ani");
    await page.getByTitle(images).getByText("985").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});
