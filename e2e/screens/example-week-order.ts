import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { exampleFiles, exampleOrder } from "#test/example-order.ts";
import { showOrder } from "#test/showing-order.ts";
import { written } from "#web/ads/example/written.ts";

const pictures = new URL("../../web/ads/example/", import.meta.url);

/** Shows the site's own example of Web Ads as the order that it would be. */
export async function showExampleWeek(page: Page, now: Date): Promise<void> {
  const order = exampleOrder(now);
  await showOrder(page, {
    ...order,
    businessName: written.name,
    websiteUrl: "https://lumbre.example/",
    email: "hola@lumbre.example",
    colors: [...written.colors],
    ads: order.ads.map((ad, at) => {
      const { angle, date, instagramAt, facebookAt, goal, why, ...texts } = written.ads[at]!;
      const { primaryText, headline, hashtags } = texts;
      return {
        ...ad,
        ...{ angle, date, instagramAt, facebookAt, goal, why },
        texts: { ...ad.texts, primaryText, headline, hashtags: [...hashtags] },
      };
    }),
  });
  // Asked before what showOrder answers with: the last route comes first.
  await page.route(`**${exampleFiles}*-square*`, async (route) => {
    const number = /(\d)-square/.exec(route.request().url())?.[1];
    const body = await readFile(new URL(`${number}-720.webp`, pictures));
    await route.fulfill({ body, contentType: "image/webp" });
  });
}
