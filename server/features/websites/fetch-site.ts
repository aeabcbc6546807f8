import type { SiteFacts } from "#db/schema-site-facts.ts";
import type { WebAnswer, WebFailure, WebFetch } from "#server/external/web-fetch.ts";
import { fetchLogos } from "./fetch-logos.ts";
import { ReadingLimitError, startPageReader } from "./page-reader.ts";
import type { PictureColorsReader } from "./picture-colors.ts";
import { decodePage } from "./reader/decode.ts";
import { addColors } from "./reader/ranked-colors.ts";

const totalMs = 10_000;
/** Deadline for linked files and pictures; the page is still useful without them. */
const linkedFilesMs = 4_000;
/** The parser gets at least this long, even when the download took most of the time. */
const parseMinMs = 3_000;
/** Bounds of the time for a picture's colours, since the rendering processes may be busy or starting. */
const colorsMinMs = 200;
const colorsMaxMs = 3_000;
const pageBytesMax = 2 * 1024 * 1024;
const sheetBytesMax = 512 * 1024;
const manifestBytesMax = 128 * 1024;
const pictureBytesMax = 3 * 1024 * 1024;
const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"];
const manifestTypes = ["application/manifest+json", "application/json", "text/json", "text/plain"];
const pageTypes = ["text/html", "application/xhtml+xml"];

/** How to fetch a site's files, and how to read the colours of its pictures. */
interface SiteAccess {
  webFetch: WebFetch;
  pictureColors: PictureColorsReader;
}

interface ReadPage {
  ok: true;
  /** The URL after redirects. */
  url: string;
  facts: SiteFacts;
}

/**
 * Reads the first of these URLs that answers, with its style sheets and manifest, in at most about ten
 * seconds.
 */
export async function fetchSite(
  reading: SiteAccess,
  urls: readonly string[],
): Promise<ReadPage | WebFailure> {
  const end = performance.now() + totalMs;
  const { webFetch } = reading;
  const answer = await fetchFirst(webFetch, urls, end);
  if (!answer.ok) return answer;
  const reader = startPageReader(Math.max(parseMinMs, end - performance.now()));
  try {
    const { manifest, stylesheets } = await reader.open(answer);
    const deadlineMs = Math.max(1, Math.min(linkedFilesMs, end - performance.now()));
    const linked = async (url: string, accept: string[], maxBytes: number) => {
      const response = await webFetch.get(url, { accept, maxBytes, deadlineMs });
      return response.ok && response.status < 400
        ? { text: decodePage(response.body, response.charset), url: response.url }
        : null;
    };
    const [manifestFile, ...sheets] = await Promise.all([
      manifest === null ? null : linked(manifest, manifestTypes, manifestBytesMax),
      ...stylesheets.map((url) => linked(url, ["text/css"], sheetBytesMax)),
    ]);
    const facts = await reader.read({
      stylesheets: sheets.filter((sheet) => sheet !== null),
      manifest: manifestFile?.text ?? null,
    });
    const seen = await readSeen(reading, facts, end);
    return { ok: true, url: answer.url, facts: { ...facts, ...seen } };
  } catch (error) {
    if (error instanceof ReadingLimitError) return error.failure;
    throw error;
  } finally {
    await reader.close();
  }
}

/**
 * The logos, those that answer first; and the page's colours, plus those of its logo, and of its first
 * picture if the page has few colours.
 */
async function readSeen(
  { webFetch, pictureColors }: SiteAccess,
  facts: SiteFacts,
  end: number,
): Promise<Pick<SiteFacts, "colors" | "logos">> {
  const firstPicture = facts.colors.length < 3 ? facts.pictures[0]?.url : undefined;
  const deadlineMs = Math.min(linkedFilesMs, end - performance.now());
  if (deadlineMs < 200) return { colors: facts.colors, logos: facts.logos };
  const limits = { deadlineMs, maxBytes: pictureBytesMax };
  const colorsOf = async (url: string, bytes: Buffer) => {
    // Reading a picture's colours gets little time, because the page is useful without them.
    const leftMs = Math.max(colorsMinMs, Math.min(colorsMaxMs, end - performance.now()));
    const signal = AbortSignal.timeout(Math.ceil(leftMs));
    return await pictureColors({ url, bytes, signal });
  };
  const [logos, pictureColorList] = await Promise.all([
    fetchLogos(webFetch, facts.logos, limits),
    firstPicture ? fetchColors(firstPicture) : [],
  ]);
  const logoColors = logos.first ? await colorsOf(logos.first.url, logos.first.bytes) : [];
  // The style sheets may belong to a bought theme, but the logo is the owner's.
  const colors = addColors(addColors(facts.colors, logoColors, 0.3), pictureColorList, 0.15);
  return { colors, logos: logos.logos };

  async function fetchColors(url: string): Promise<string[]> {
    const response = await webFetch.get(url, { ...limits, accept: pictureTypes });
    return response.ok && response.status < 400 ? await colorsOf(url, response.body) : [];
  }
}

async function fetchFirst(
  webFetch: WebFetch,
  urls: readonly string[],
  end: number,
): Promise<WebAnswer | WebFailure> {
  let failure: WebFailure | undefined;
  for (const [at, url] of urls.entries()) {
    const left = end - performance.now();
    // A site that drops packets to one port may still answer on the other.
    const deadlineMs = Math.max(1, at < urls.length - 1 ? left * 0.6 : left);
    const answer = await webFetch.get(url, {
      accept: pageTypes,
      maxBytes: pageBytesMax,
      deadlineMs,
    });
    if (answer.ok) return answer;
    failure ??= answer;
    // The server answered, so the other scheme would give the same result.
    if (answer.kind !== "refused" && answer.kind !== "too_slow") return answer;
  }
  return failure!;
}
