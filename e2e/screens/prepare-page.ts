import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { emojiFile, packageFilePath } from "#server/features/ads/creatives/typography/fonts.ts";
import type { verifyEmail } from "#shared/account.ts";
import type { readCheckout } from "#shared/billing.ts";
import { listConversations } from "#shared/chat.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import type { ServiceStatus } from "#shared/status.ts";
import { exampleFiles, exampleOrder } from "#test/example-order.ts";
import { examplePath, fakeOrderApi } from "#test/fake-order-api.ts";
import type { Person } from "#test/person.ts";
import { written } from "#web/ads/example/written.ts";
import type { Screen } from "./screens.ts";

const pictures = new URL("../../web/ads/example/", import.meta.url);

/** Shows the site's own example of Web Ads as an order. */
async function showExampleWeek(page: Page, now: Date): Promise<void> {
  const order = exampleOrder(now);
  const days = written.ads.map(({ primaryText, headline, hashtags, ...day }) => day);
  await fakeOrderApi(page, {
    ...order,
    businessName: written.name,
    websiteUrl: "https://lumbre.example/",
    email: "hola@lumbre.example",
    colors: [...written.colors],
    schedule: days,
    ads: order.ads.map((ad, at) => {
      const { primaryText, headline, hashtags } = written.ads[at]!;
      const texts = { ...ad.texts, primaryText, headline, hashtags: [...hashtags] };
      return { ...ad, ...days[at]!, texts };
    }),
  });
  // The route that was made last answers first.
  await page.route(`**${exampleFiles}*-square*`, async (route) => {
    const number = /(\d)-square/.exec(route.request().url())?.[1];
    const body = await readFile(new URL(`${number}-720.webp`, pictures));
    await route.fulfill({ body, contentType: "image/webp" });
  });
}

/** The service's real status, with the times of the page's clock. */
async function showStatus(page: Page, now: Date): Promise<void> {
  await page.route("**/api/status", async (route) => {
    const status = (await (await route.fetch()).json()) as ServiceStatus;
    const parts = status.parts.map((part) => ({
      ...part,
      since: part.since && new Date(now.getTime() - 3_600_000).toISOString(),
    }));
    await route.fulfill({ json: { ...status, checkedAt: now.toISOString(), parts } });
  });
}

const confirmed: OutputOf<typeof verifyEmail> = {
  message: "Tu email está confirmado",
  status: "confirmed",
  email: null,
  user: null,
};

const paid: OutputOf<typeof readCheckout> = {
  status: "paid",
  plan: "growth",
  accountMailed: false,
  isSignedIn: false,
};

/** Adds an emoji font, which a machine without a screen may not have. */
async function lendEmoji(page: Page): Promise<void> {
  const file = (await readFile(packageFilePath(emojiFile))).toString("base64");
  // Under the names of fallback families of the pages' styles.
  await page.addInitScript(`
    const emoji = Uint8Array.from(atob("${file}"), (letter) => letter.charCodeAt(0));
    const unicodeRange = "U+2600-27BF, U+2B50, U+FE0F, U+1F000-1FAFF";
    for (const family of ["Segoe UI", "Trebuchet MS"])
      document.fonts.add(new FontFace(family, emoji, { unicodeRange }));`);
}

/**
 * Prepares what a page needs beside its address, such as the answer to a mailed link, a payment or an order
 * that took days.
 * @returns the address to go to
 */
export async function preparePage(
  page: Page,
  { address }: Screen,
  { now, demo }: { now: Date; demo: Person },
): Promise<string> {
  await lendEmoji(page);
  if (address === examplePath) await showExampleWeek(page, now);
  if (address === "/estado") await showStatus(page, now);
  if (address.startsWith("/verificar"))
    await page.route("**/api/auth/verify-email", (route) => route.fulfill({ json: confirmed }));
  if (address.startsWith("/pago"))
    await page.route("**/api/billing/checkouts/*", (route) => route.fulfill({ json: paid }));
  if (address !== "/chat/teo") return address;
  const { body } = await demo.call(listConversations, { params: { workerId: "teo" }, query: {} });
  return `${address}?c=${body[0]!.id}`;
}
