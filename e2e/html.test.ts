import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setImmediate } from "node:timers/promises";
import { type CheerioAPI, load } from "cheerio";
import sharp from "sharp";
import { adsPriceCents } from "#shared/ads.ts";
import { planOf, plans } from "#shared/plans.ts";
import { suiteApp } from "#test/app.ts";
import { publicFolder } from "#test/browser.ts";
import { htmlErrorsOf } from "#test/html-validation.ts";
import { addressesOf, listedAddresses, pages } from "#web/pages.ts";
import { pictureAltText, sharePictures } from "../scripts/share-pictures/pictures.ts";

interface SchemaObject {
  "@type": string;
  [property: string]: unknown;
}
interface Offer {
  name?: string;
  price: string;
  priceCurrency: string;
  url: string;
  priceSpecification: { price: string };
}

const profiles = [
  { name: "Instagram", href: "https://www.instagram.com/kolmena" },
  { name: "LinkedIn", href: "https://www.linkedin.com/company/kolmena" },
];

describe("the HTML that the server sends, as search engines and other sites read it", () => {
  const site = suiteApp({ publicFolder, social: profiles });
  /** The origin in the pages' own metadata: `publicOrigin` of test/app.ts. */
  const origin = "http://localhost";
  const listed = listedAddresses();

  const ask = (path: string) => fetch(site.origin + path);
  const read = async (path: string) => await (await ask(path)).text();
  const opened = new Map<string, Promise<CheerioAPI>>();
  function open(path: string): Promise<CheerioAPI> {
    const page = opened.get(path) ?? read(path).then((html) => load(html));
    opened.set(path, page);
    return page;
  }
  async function metaOf(path: string, name: string): Promise<string> {
    const found = (await open(path))(`meta[name="${name}"], meta[property="${name}"]`);
    assert.equal(found.length, 1, `${path} has ${found.length} × ${name}`);
    return found.attr("content") ?? "";
  }
  async function structuredDataOf(path: string): Promise<SchemaObject[]> {
    const scripts = (await open(path))('script[type="application/ld+json"]');
    assert.equal(scripts.length, 1, path);
    const whole = JSON.parse(scripts.text());
    assert.equal(whole["@context"], "https://schema.org");
    return whole["@graph"];
  }
  const textOf = ($: CheerioAPI) => $("main").text().replace(/\s+/g, " ");

  it("every page is valid HTML", async () => {
    const paths = pages.flatMap(({ path, only }) =>
      path === "*"
        ? ["/esto-no-existe"]
        : addressesOf({
            path: path.replace(/\/:\w+\??$/, only ? "$&" : "/teo"),
            only: only ?? undefined,
          }),
    );
    // Many pages of the application have the same shell.
    const checked = new Set<string>();
    const wrong: string[] = [];
    for (const path of paths) {
      const html = await read(path);
      if (checked.has(html)) continue;
      checked.add(html);
      wrong.push(...(await htmlErrorsOf(html)).map((one) => `${path} · ${one}`));
      // The content security policy refuses inline styles.
      assert.doesNotMatch(html, / style="/, path);
      // Lets the product answer, which runs on this thread.
      await setImmediate();
    }
    assert.deepEqual(wrong, []);
  });

  it("every listed page has its own title, description and keywords, short enough for search results", async () => {
    const seen = new Map<string, string>();
    for (const path of listed) {
      const title = (await open(path))("title").text();
      const description = await metaOf(path, "description");
      const keywords = await metaOf(path, "keywords");
      assert.match(title, / · Kolmena$/, path);
      assert.ok(title.length <= 60, `${title.length} · ${title}`);
      const { length } = description;
      assert.ok(length >= 70 && length <= 155, `${length} · ${path} · ${description}`);
      assert.ok(keywords.split(", ").length >= 3, path);
      for (const words of [title, description, keywords]) {
        assert.equal(seen.get(words), undefined, `${path} says the same as ${seen.get(words)}`);
        seen.set(words, path);
      }
    }
  });

  it("every listed page has its own words and picture for sharing, with the picture's size and text", async () => {
    const pictures = new Set<string>();
    for (const path of listed) {
      const $ = await open(path);
      const address = origin + path;
      assert.equal($('link[rel="canonical"]').attr("href"), address);
      assert.equal(await metaOf(path, "og:url"), address);
      assert.equal(await metaOf(path, "og:type"), "website");
      assert.equal(await metaOf(path, "og:title"), $("title").text());
      assert.equal(await metaOf(path, "og:description"), await metaOf(path, "description"));
      assert.equal(await metaOf(path, "twitter:card"), "summary_large_image");
      const drawn = sharePictures[path];
      assert.ok(drawn, `${path} has no picture: scripts/share-pictures/pictures.ts`);
      assert.equal(await metaOf(path, "og:image:alt"), pictureAltText(drawn));
      const picture = await metaOf(path, "og:image");
      const answer = await ask(new URL(picture).pathname);
      assert.equal(answer.headers.get("content-type"), await metaOf(path, "og:image:type"), path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.ok(bytes.length < 100_000, `${picture} has ${bytes.length} bytes`);
      const { width, height, format } = await sharp(bytes).metadata();
      assert.deepEqual([width, height, format], [1200, 630, "jpeg"], picture);
      assert.equal(await metaOf(path, "og:image:width"), `${width}`);
      assert.equal(await metaOf(path, "og:image:height"), `${height}`);
      pictures.add(picture);
    }
    assert.equal(pictures.size, listed.length);
  });

  it("the structured data has the catalogue's prices and the organisation", async () => {
    const dollars = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2);
    for (const path of ["/", "/precios"]) {
      const software = (await structuredDataOf(path)).find(
        (one) => one["@type"] === "SoftwareApplication",
      );
      const offers = software?.offers as Offer[];
      assert.deepEqual(
        offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency]),
        plans.map(({ name, priceCents }) => [name, dollars(priceCents), "USD"]),
      );
      for (const { url, price, priceSpecification } of offers) {
        assert.equal(priceSpecification.price, price);
        const { pathname, hash } = new URL(url);
        const $ = await open(pathname);
        assert.ok(hash === "" || $(hash).length === 1, url);
      }
    }
    const priceOf = async (path: string) => {
      const product = (await structuredDataOf(path)).find((one) => one["@type"] === "Product");
      return (product?.offers as Offer | undefined)?.price;
    };
    assert.equal(await priceOf("/sofi"), dollars(planOf("sofi").priceCents));
    assert.equal(await priceOf("/instant-ads"), dollars(adsPriceCents));
    const us = (await structuredDataOf("/")).find((one) => one["@type"] === "Organization");
    assert.equal(us?.email, "hola@kolmena.example");
    assert.deepEqual(
      us?.sameAs,
      profiles.map(({ href }) => href),
    );
  });

  it("the structured data has the page's questions and breadcrumb, and no rating", async () => {
    for (const path of listed) {
      const $ = await open(path);
      const things = await structuredDataOf(path);
      const whole = JSON.stringify(things);
      assert.doesNotMatch(whole, /"(aggregateRating|ratingValue|reviews?)"|kolmena\.invalid/, path);
      const way = things.find((one) => one["@type"] === "BreadcrumbList");
      if (path === "/") assert.equal(way, undefined);
      else {
        const steps = way?.itemListElement as { position: number; name: string; item: string }[];
        assert.deepEqual(
          steps.map(({ item }) => item),
          [`${origin}/`, origin + path],
        );
        assert.ok(steps.every(({ name, position }, at) => name && position === at + 1));
      }
      const faq = things.find((one) => one["@type"] === "FAQPage");
      const questions = $("#preguntas summary");
      assert.equal(Boolean(faq), questions.length > 0, `${path}: ${questions.length} questions`);
      const list = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
      assert.equal(list.length, questions.length, path);
      for (const { name, acceptedAnswer } of list) {
        assert.ok(textOf($).includes(name), name);
        assert.ok(textOf($).includes(acceptedAnswer.text), acceptedAnswer.text);
      }
    }
  });

  it("the sitemap has exactly the listed pages, robots.txt names it, and all other pages are noindex", async () => {
    const robots = await read("/robots.txt");
    assert.match(robots, new RegExp(`^Sitemap: ${origin}/sitemap\\.xml$`, "m"));
    const map = load(await read("/sitemap.xml"), { xml: true });
    const named = map("urlset > url > loc").toArray();
    assert.deepEqual(
      named.map((one) => map(one).text()).toSorted(),
      listed.map((path) => origin + path).toSorted(),
    );
    for (const path of listed) assert.equal((await open(path))('meta[name="robots"]').length, 0);
    // Only public pages: private ones redirect strangers.
    const others = pages
      .filter(({ access }) => access === "public")
      .map(({ path }) => (path === "*" ? "/esto-no-existe" : path));
    for (const path of others.map((one) => one.replace(/:\w+\??/, "teo"))) {
      if (listed.includes(path) || path.startsWith("/para/")) continue;
      assert.match(await metaOf(path, "robots"), /noindex/, path);
    }
  });

  it("the manifest and its icons exist, each icon in its declared size", async () => {
    const $ = await open("/");
    const answer = await ask($('link[rel="manifest"]').attr("href") ?? "");
    const { icons, start_url } = (await answer.json()) as {
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
      start_url: string;
    };
    assert.equal((await ask(start_url)).status, 200);
    const touch = $('link[rel="apple-touch-icon"]').attr("href") ?? "";
    const all = [...icons, { src: touch, sizes: "180x180", type: "image/png" }];
    assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
    for (const { src, sizes, type } of all) {
      const icon = await ask(src);
      assert.equal(icon.headers.get("content-type"), type, src);
      if (sizes === "any") continue;
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      assert.equal(`${width}x${height}`, sizes, src);
    }
  });
});
