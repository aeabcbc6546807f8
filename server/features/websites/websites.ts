import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { analyses } from "#db/schema-ads.ts";
import type { WebFetch } from "#server/external/web-fetch.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { SiteAnalysis, websiteInput } from "#shared/websites.ts";
import { siteFailure } from "./failures.ts";
import type { PictureColorsReader } from "./picture-colors.ts";
import type { RunningReadings } from "./running-readings.ts";
import { readSiteAddress, type SiteAddress } from "./site-address.ts";

export interface WebsiteDeps extends Platform {
  webFetch: WebFetch;
  runningReadings: RunningReadings;
  /** Reads the colours of a stranger's picture where that can harm nothing; none where it cannot. */
  pictureColors: PictureColorsReader;
}

/** What was read of a site, and for whom. */
export type Analysis = typeof analyses.$inferSelect;

const hourly = { windowSeconds: 3600 };
const fromAddress = { rule: "analyze-address", max: 30, ...hourly };
const fromPerson = { rule: "analyze-person", max: 15, ...hourly };
const fromAll = { rule: "analyze-all", max: 1_000, ...hourly, subject: "all" };

const freshMs = 3_600_000;
const keptMs = 7 * 24 * 3_600_000;

/** What a site said, and when. */
export type Reading = Pick<Analysis, "address" | "url" | "facts" | "readAt">;

/**
 * Reads a public page, or answers from what was read of it within an hour.
 * @param who account or e-mail address of whoever asks
 * @param onBegin called once it is allowed
 * @throws AppError `rate_limited`, or why the site cannot be read, with a sentence for `websiteUrl`
 */
export async function readWebsite(
  deps: WebsiteDeps,
  websiteUrl: string,
  { who, client, onBegin }: { who: string; client: Client; onBegin?: () => void },
): Promise<Reading> {
  const site = readSiteAddress(websiteUrl);
  if (!site) throw siteFailure("address");
  const block = addressBlock(client.ip);
  await throttle(
    deps,
    { ...fromAddress, subject: block },
    { wider: [{ ...fromPerson, subject: who }, fromAll] },
  );
  onBegin?.();
  const known = await freshReading(deps, site);
  if (known) return known;
  return await deps.runningReadings.during([`ip:${block}`, `person:${who}`], () =>
    readNow(deps, site),
  );
}

/**
 * Reads a public page and keeps what it tells for seven days, under an id that only who asked knows.
 * @param onBegin called once it is allowed
 * @throws AppError as `readWebsite`
 */
export async function analyzeWebsite(
  deps: WebsiteDeps,
  { websiteUrl, email, businessName }: z.output<typeof websiteInput>,
  client: Client,
  onBegin?: () => void,
): Promise<Analysis> {
  const reading = await readWebsite(deps, websiteUrl, {
    who: email,
    client,
    ...(onBegin ? { onBegin } : {}),
  });
  const now = deps.now();
  const [kept] = await deps.db
    .insert(analyses)
    .values({
      id: randomUUID(),
      email,
      businessName,
      ...reading,
      createdAt: now,
      expiresAt: new Date(now.getTime() + keptMs),
    })
    .returning();
  return kept!;
}

async function freshReading({ db, now }: WebsiteDeps, site: SiteAddress): Promise<Reading | null> {
  const [row] = await db
    .select({
      address: analyses.address,
      url: analyses.url,
      facts: analyses.facts,
      readAt: analyses.readAt,
    })
    .from(analyses)
    .where(
      and(
        eq(analyses.address, site.canonical),
        gt(analyses.readAt, new Date(now().getTime() - freshMs)),
      ),
    )
    .orderBy(desc(analyses.readAt))
    .limit(1);
  return row ?? null;
}

async function readNow(
  { webFetch, pictureColors, now, log }: WebsiteDeps,
  site: SiteAddress,
): Promise<Reading> {
  // Most starts of the program never read a stranger's page.
  const { fetchSite } = await import("./fetch-site.ts");
  const read = await fetchSite({ webFetch, pictureColors }, site.urls);
  if (read.ok) {
    return { address: site.canonical, url: read.url, facts: read.facts, readAt: now() };
  }
  log.info({ address: site.canonical, ...read }, "A site could not be read");
  throw siteFailure(read.kind);
}

/**
 * An analysis by its id, while it is kept.
 * @throws AppError `not_found`
 */
export async function readAnalysis(
  { db, now }: Pick<Platform, "db" | "now">,
  id: string,
): Promise<Analysis> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), gt(analyses.expiresAt, now())));
  if (!row) throw notFound("Este análisis ya no está. Vuelve a analizar tu web.");
  return row;
}

/** What the person who asked is shown. */
export function describeAnalysis({ id, url, businessName, facts }: Analysis): SiteAnalysis {
  return {
    id,
    url,
    title: facts.title ?? facts.siteName ?? businessName,
    description: facts.description ?? "",
    language: facts.language ?? facts.wordsLanguage,
    tone: facts.tone,
    addressForm: facts.addressForm,
    products: facts.products,
    colors: facts.colors.map(({ hex }) => hex),
    logoUrl: facts.logos[0]?.url ?? null,
    pictureUrls: facts.pictures.map((picture) => picture.url),
    fonts: facts.fonts,
    phone: facts.phone,
    address: facts.address,
    socialLinks: facts.socialLinks,
  };
}

export interface ForgettingDeps extends Platform {
  files: Files;
}

/** Forgets what was read for an address, for whom it belongs to. */
export async function forgetAnalyses(
  { db, files }: Pick<ForgettingDeps, "db" | "files">,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  await forgetThose({ db, files }, eq(sql`lower(${analyses.email})`, email.toLowerCase()), signal);
}

/** Forgets what nobody came back for, with the pictures that were made of it. */
export async function forgetOldAnalyses(
  { db, now, files }: Pick<ForgettingDeps, "db" | "now" | "files">,
  signal: AbortSignal,
): Promise<void> {
  await forgetThose({ db, files }, lte(analyses.expiresAt, now()), signal);
}

async function forgetThose(
  { db, files }: Pick<ForgettingDeps, "db" | "files">,
  which: SQL,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const over = await db.select({ id: analyses.id }).from(analyses).where(which).limit(100);
    if (over.length === 0) return;
    // Files first: whoever stops in between comes back for the rest.
    for (const { id } of over) while ((await files.remove(`analyses/${id}`)).more);
    const ids = over.map(({ id }) => id);
    await db.delete(analyses).where(inArray(analyses.id, ids));
  }
}
