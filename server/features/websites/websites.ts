import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { analyses } from "#db/schema-ads.ts";
import type { WebFailureKind, WebFetch } from "#server/external/web-fetch.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ErrorCode } from "#shared/endpoint.ts";
import type { SiteAnalysis, websiteInput } from "#shared/websites.ts";
import type { PictureColorsReader } from "./picture-colors.ts";
import type { ReadingLimiter } from "./reading-limiter.ts";
import { parseSiteAddress, type SiteAddress } from "./site-address.ts";

export interface WebsiteDeps extends Platform {
  webFetch: WebFetch;
  runningReadings: ReadingLimiter;
  /** Reads the colours of an untrusted picture in a separate process; none when that is not possible. */
  pictureColors: PictureColorsReader;
}

/** A stored reading of a site, with who asked for it. */
export type Analysis = typeof analyses.$inferSelect;

const hourly = { windowSeconds: 3600 };
const perAddressLimit = { rule: "analyze-address", max: 30, ...hourly };
const perPersonLimit = { rule: "analyze-person", max: 15, ...hourly };
const globalLimit = { rule: "analyze-all", max: 1_000, ...hourly, subject: "all" };

const freshMs = 3_600_000;
const retentionMs = 7 * 24 * 3_600_000;

/** What was read of a site, and when. */
export type SiteReading = Pick<Analysis, "address" | "url" | "facts" | "readAt">;

/**
 * Reads a public page, or returns a reading of it from the last hour.
 * @param who the caller's account id or email address
 * @param onBegin called after the rate limits allow the reading
 * @throws AppError `rate_limited`, or the reason for a failed reading with a sentence for `websiteUrl`
 */
export async function readWebsite(
  deps: WebsiteDeps,
  websiteUrl: string,
  { who, client, onBegin }: { who: string; client: Client; onBegin?: () => void },
): Promise<SiteReading> {
  const site = parseSiteAddress(websiteUrl);
  if (!site) throw siteFailure("address");
  const block = addressBlock(client.ip);
  await throttle(
    deps,
    { ...perAddressLimit, subject: block },
    { wider: [{ ...perPersonLimit, subject: who }, globalLimit] },
  );
  onBegin?.();
  const recent = await findRecentReading(deps, site);
  if (recent) return recent;
  return await deps.runningReadings.runLimited([`ip:${block}`, `person:${who}`], () =>
    readNow(deps, site),
  );
}

/**
 * Reads a public page and stores the analysis for seven days under an id that only the caller knows.
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
  const [saved] = await deps.db
    .insert(analyses)
    .values({
      id: randomUUID(),
      email,
      businessName,
      ...reading,
      createdAt: now,
      expiresAt: new Date(now.getTime() + retentionMs),
    })
    .returning();
  return saved!;
}

async function findRecentReading(
  { db, now }: WebsiteDeps,
  site: SiteAddress,
): Promise<SiteReading | null> {
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
): Promise<SiteReading> {
  // Imported lazily: many processes never read a site.
  const { fetchSite } = await import("./fetch-site.ts");
  const read = await fetchSite({ webFetch, pictureColors }, site.urls);
  if (read.ok) {
    return { address: site.canonical, url: read.url, facts: read.facts, readAt: now() };
  }
  log.info({ address: site.canonical, ...read }, "A site could not be read");
  throw siteFailure(read.kind);
}

/** The answer's message; the reason is reported at the field. */
const failureMessage = "No pudimos analizar tu sitio web. Verifica la URL.";

const failureReasons: Record<WebFailureKind | "address", [ErrorCode, string]> = {
  address: [
    "invalid",
    "Esa dirección no es válida. Escríbela como en el navegador: tunegocio.com.",
  ],
  invalid: ["forbidden", "No podemos leer esa dirección: solo leemos páginas públicas de internet"],
  not_found: ["not_found", "No encontramos esa página. Revisa que la dirección esté bien escrita."],
  refused: ["upstream_failed", "Esa web no responde ahora mismo o su conexión no es segura"],
  blocked: ["upstream_failed", "Esa web no deja que la lean programas como el nuestro"],
  too_slow: ["upstream_timeout", "Esa web tarda demasiado en responder. Prueba dentro de un rato."],
  not_a_page: ["invalid", "En esa dirección no hay una página web. Prueba con la de inicio."],
  too_big: ["invalid", "Esa página es demasiado grande. Prueba con otra de tu web."],
};

/** The answer when a site cannot be read, with the reason in Spanish at `websiteUrl`. */
function siteFailure(kind: WebFailureKind | "address"): AppError {
  const [code, websiteUrl] = failureReasons[kind];
  return new AppError(code, failureMessage, { fields: { websiteUrl } });
}

/**
 * An analysis by its id, until it expires.
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

/** The analysis as the API returns it. */
export function toSiteAnalysis({ id, url, businessName, facts }: Analysis): SiteAnalysis {
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

export interface AnalysisCleanupDeps extends Platform {
  files: Files;
}

/** Deletes all analyses for an email address, on its owner's request. */
export async function deleteAnalysesByEmail(
  { db, files }: Pick<AnalysisCleanupDeps, "db" | "files">,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  await deleteAnalyses(
    { db, files },
    eq(sql`lower(${analyses.email})`, email.toLowerCase()),
    signal,
  );
}

/** Deletes expired analyses with the pictures made from them. */
export async function deleteExpiredAnalyses(
  { db, now, files }: Pick<AnalysisCleanupDeps, "db" | "now" | "files">,
  signal: AbortSignal,
): Promise<void> {
  await deleteAnalyses({ db, files }, lte(analyses.expiresAt, now()), signal);
}

async function deleteAnalyses(
  { db, files }: Pick<AnalysisCleanupDeps, "db" | "files">,
  condition: SQL,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const expired = await db.select({ id: analyses.id }).from(analyses).where(condition).limit(100);
    if (expired.length === 0) return;
    // Files first: if this stops in between, the next run finds the rows and removes the rest.
    for (const { id } of expired) while ((await files.remove(`analyses/${id}`)).more);
    const ids = expired.map(({ id }) => id);
    await db.delete(analyses).where(inArray(analyses.id, ids));
  }
}
