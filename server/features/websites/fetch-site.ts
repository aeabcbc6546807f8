import type { WebAnswer, WebFailure, WebFetch } from "#server/external/web-fetch.ts";
import { openPageReader, ReadingLimitError } from "./page-reader.ts";
import type { PictureColorsReader } from "./picture-colors.ts";
import { decodePage } from "./reader/decode.ts";
import { type SiteColor, withColors } from "./reader/ranked-colors.ts";
import type { SiteFacts } from "./reader/site.ts";

const wholeMs = 10_000;
/** Of all that is waited for beside the page: without it, there is still the page. */
const besideMs = 4_000;
/** What came late may still be read. */
const readingMinMs = 3_000;
/** For the colours of a picture, when drawing processes are busy or start. */
const colorsMinMs = 200;
const colorsMaxMs = 3_000;
const pageBytesMax = 2 * 1024 * 1024;
const sheetBytesMax = 512 * 1024;
const manifestBytesMax = 128 * 1024;
const pictureBytesMax = 3 * 1024 * 1024;
const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"];
const manifestTypes = ["application/manifest+json", "application/json", "text/json", "text/plain"];
const pageTypes = ["text/html", "application/xhtml+xml"];

/** What reads a site's bytes, and what reads its pictures. */
export interface SiteReading {
  webFetch: WebFetch;
  pictureColors: PictureColorsReader;
}

export interface ReadPage {
  ok: true;
  /** After redirects. */
  url: string;
  facts: SiteFacts;
}

/**
 * Reads the first of these addresses that answers, with its style sheets and manifest, within ten
 * seconds in all.
 */
export async function fetchSite(
  reading: SiteReading,
  urls: readonly string[],
): Promise<ReadPage | WebFailure> {
  const end = performance.now() + wholeMs;
  const { webFetch } = reading;
  const answer = await firstAnswer(webFetch, urls, end);
  if (!answer.ok) return answer;
  const reader = openPageReader(Math.max(readingMinMs, end - performance.now()));
  try {
    const { manifest, stylesheets } = await reader.open(answer);
    const deadlineMs = Math.max(1, Math.min(besideMs, end - performance.now()));
    const text = async (url: string, accept: string[], maxBytes: number) => {
      const got = await webFetch.get(url, { accept, maxBytes, deadlineMs });
      return got.ok && got.status < 400 ? decodePage(got.body, got.charset) : null;
    };
    const [manifestText, ...sheets] = await Promise.all([
      manifest === null ? null : text(manifest, manifestTypes, manifestBytesMax),
      ...stylesheets.map((url) => text(url, ["text/css"], sheetBytesMax)),
    ]);
    const facts = await reader.read({
      stylesheets: sheets.filter((sheet) => sheet !== null),
      manifest: manifestText ?? null,
    });
    const colors = await drawnColors(reading, facts, end);
    return { ok: true, url: answer.url, facts: { ...facts, colors } };
  } catch (error) {
    if (error instanceof ReadingLimitError) return error.failure;
    throw error;
  } finally {
    await reader.close();
  }
}

/** The colours with those of the mark, and of the first picture where there are hardly any. */
async function drawnColors(
  { webFetch, pictureColors }: SiteReading,
  facts: SiteFacts,
  end: number,
): Promise<SiteColor[]> {
  const mark = facts.logos.find(({ url }) => !/\.(svg|ico)($|\?)/.test(url))?.url;
  const shown = facts.colors.length < 3 ? facts.pictures[0]?.url : undefined;
  const deadlineMs = Math.min(besideMs, end - performance.now());
  if (deadlineMs < 200) return facts.colors;
  const [ofMark, ofPicture] = await Promise.all(
    [mark, shown].map(async (url) => {
      if (!url) return [];
      const got = await webFetch.get(url, {
        accept: pictureTypes,
        maxBytes: pictureBytesMax,
        deadlineMs,
      });
      if (!got.ok || got.status >= 400) return [];
      // A page without the colours of its pictures is still a page.
      const leftMs = Math.max(colorsMinMs, Math.min(colorsMaxMs, end - performance.now()));
      const signal = AbortSignal.timeout(Math.ceil(leftMs));
      return await pictureColors({ url, bytes: got.body, signal });
    }),
  );
  // Style sheets may be of a theme that was bought; the mark is the owner's own.
  return withColors(withColors(facts.colors, ofMark ?? [], 0.3), ofPicture ?? [], 0.15);
}

async function firstAnswer(
  webFetch: WebFetch,
  urls: readonly string[],
  end: number,
): Promise<WebAnswer | WebFailure> {
  let failure: WebFailure | undefined;
  for (const [at, url] of urls.entries()) {
    const left = end - performance.now();
    // Whoever drops what comes to one port may answer on the other.
    const deadlineMs = Math.max(1, at < urls.length - 1 ? left * 0.6 : left);
    const answer = await webFetch.get(url, {
      accept: pageTypes,
      maxBytes: pageBytesMax,
      deadlineMs,
    });
    if (answer.ok) return answer;
    failure ??= answer;
    // Somebody answered: the other scheme would say the same.
    if (answer.kind !== "refused" && answer.kind !== "too_slow") return answer;
  }
  return failure!;
}
