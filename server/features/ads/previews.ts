import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { analyses } from "#db/schema-ads.ts";
import type { Llm } from "#server/external/llm.ts";
import { type Analysis, readAnalysis } from "#server/features/websites/websites.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AdEdits, PreviewEvent, WeekPreview } from "#shared/ads.ts";
import type { AdWriter } from "./ad-writer.ts";
import { editedFacts } from "./campaign/edited-facts.ts";
import type { Creative } from "./creatives/creative.ts";
import type { Renderer } from "./creatives/renderer.ts";
import { type Material, materialFileKey } from "./material/material.ts";
import { chosenOwnPictures, withOwnPictures } from "./material/own-pictures.ts";
import { type MaterialDeps, prepareMaterial } from "./material/prepare-material.ts";
import type { RunningMaterials } from "./material/running-materials.ts";
import { readinessOf } from "./readiness.ts";

export interface PreviewDeps extends Platform, MaterialDeps {
  llm: Pick<Llm, "local">;
  writer: AdWriter;
  renderer: Renderer;
  files: Files;
  runningMaterials: RunningMaterials;
}

const hourly = { windowSeconds: 3600 };
const addressLimit = { rule: "preview-address", max: 120, ...hourly };
const analysisLimit = { rule: "preview-analysis", max: 60, ...hourly };

const linkSeconds = 3600;
const sampleBytesMax = 1024 * 1024;
const drawMs = 10_000;

/** An analysis, and what the customer changed in it. */
interface PreviewRequest {
  analysisId: string;
  edits: AdEdits;
}

/** The texts of a week, and one function per ad that draws its thumbnail. */
interface Proposal {
  week: WeekPreview;
  drawings: ((signal?: AbortSignal) => Promise<string | null>)[];
}

/**
 * The seven ads that an order would start with, by day. The edits are not saved; the thumbnails
 * drawn with them are.
 * @throws AppError `not_found` when the analysis has expired, `invalid` for pictures that it does not
 *   have, `rate_limited`, `unavailable`
 */
export async function previewAds(
  deps: PreviewDeps,
  request: PreviewRequest,
  client: Client,
): Promise<WeekPreview> {
  const { week, drawings } = await proposeWeek(deps, request, client);
  const urls = await Promise.all(drawings.map((draw) => draw()));
  return { ...week, ads: week.ads.map((ad, at) => ({ ...ad, thumbnailUrl: urls[at]! })) };
}

/**
 * The same as events: first the texts, then each thumbnail. Drawing stops when the client leaves.
 * @throws as `previewAds`, before the first event
 */
export async function streamPreview(
  deps: PreviewDeps,
  request: PreviewRequest,
  { client, signal }: { client: Client; signal: AbortSignal },
): Promise<AsyncIterable<PreviewEvent>> {
  return previewEvents(await proposeWeek(deps, request, client), signal);
}

async function* previewEvents(
  { week, drawings }: Proposal,
  signal: AbortSignal,
): AsyncGenerator<PreviewEvent> {
  const running = drawings.map((draw) => draw(signal));
  // A client that leaves awaits none of them: a rejection must not count as unhandled.
  for (const drawn of running) drawn.catch(() => undefined);
  yield { type: "week", week };
  // Sent by day, whichever is drawn first.
  for (const [at, drawn] of running.entries()) {
    yield { type: "drawn", number: week.ads[at]!.number, thumbnailUrl: await drawn };
  }
}

async function proposeWeek(
  deps: PreviewDeps,
  { analysisId, edits }: PreviewRequest,
  client: Client,
): Promise<Proposal> {
  await throttle(
    deps,
    { ...addressLimit, subject: addressBlock(client.ip) },
    { wider: [{ ...analysisLimit, subject: analysisId }] },
  );
  const { facts, businessName, ownPictures } = await readAnalysis(deps, analysisId);
  const own = chosenOwnPictures(ownPictures, edits.pictureIds);
  const prepared = await prepareAnalysisMaterial(
    deps,
    analysisId,
    editedFacts(facts, edits).products,
  );
  const material = withOwnPictures(prepared, own);
  const { ads, schedule } = await deps.writer.composeLocalCampaign(
    { facts, businessName, edits, material, seed: analysisId, today: deps.now() },
    { caller: `preview:${addressBlock(client.ip)}` },
  );
  const readFile = fileReader(deps, analysisId, material);
  const previews = ads.map(({ copy: { headline, primaryText } }, at) => ({
    ...schedule[at]!,
    headline,
    primaryText,
    thumbnailUrl: null,
  }));
  return {
    week: { ads: previews, readiness: readinessOf(facts, edits), isDraft: !deps.llm.local },
    drawings: ads.map(
      ({ creatives }) =>
        (signal) =>
          thumbnailOf(deps, analysisId, creatives.square, { readFile, signal }),
    ),
  };
}

/**
 * The pictures of an analysis, prepared for these products where they are missing. Calls for the
 * same analysis run one after another, so that nothing is prepared twice.
 * @throws AppError `unavailable`
 */
export async function prepareAnalysisMaterial(
  deps: Omit<PreviewDeps, "llm">,
  analysisId: string,
  products: Analysis["facts"]["products"],
): Promise<Material> {
  return await deps.runningMaterials.run(analysisId, (closing) =>
    readOrPrepareMaterial(deps, analysisId, products, closing),
  );
}

async function readOrPrepareMaterial(
  deps: Omit<PreviewDeps, "llm">,
  analysisId: string,
  products: Analysis["facts"]["products"],
  signal: AbortSignal,
): Promise<Material> {
  const { facts, material: known } = await readAnalysis(deps, analysisId);
  const folder = folderOf(analysisId);
  // Returns `known` itself when nothing is left to fetch.
  const material = await prepareMaterial(deps, { facts, folder, products, known }, signal);
  if (material === known) return known;
  const [saved] = await deps.db
    .update(analyses)
    .set({ material })
    .where(eq(analyses.id, analysisId))
    .returning({ material: analyses.material });
  // In the database's key order, so that the same creative always hashes to the same file name.
  return saved?.material ?? material;
}

type ReadFile = (id: string) => Promise<Buffer | null>;

/** Reads each of the material's files once, when it is needed. */
function fileReader({ files }: PreviewDeps, analysisId: string, material: Material): ReadFile {
  const stored = [...material.pictures, ...(material.logo ? [material.logo] : [])];
  const reads = new Map<string, Promise<Buffer | null>>();
  return (id) => {
    const file = stored.find((one) => one.id === id);
    if (!file) return Promise.resolve(null);
    const bytes = reads.get(id) ?? files.read(materialFileKey(folderOf(analysisId), file));
    reads.set(id, bytes);
    return bytes;
  };
}

/** A link to the thumbnail, drawn unless it exists already; null if it cannot be drawn now. */
async function thumbnailOf(
  deps: PreviewDeps,
  analysisId: string,
  creative: Creative,
  { readFile, signal }: { readFile: ReadFile; signal: AbortSignal | undefined },
): Promise<string | null> {
  const { files, renderer, log } = deps;
  const name = createHash("sha256").update(JSON.stringify(creative)).digest("hex").slice(0, 24);
  const key = `${folderOf(analysisId)}/previews/${name}.jpg`;
  const link = () =>
    files.link(key, { name: "muestra.jpg", expiresInSeconds: linkSeconds, inline: true });
  if (await files.read(key)) return await link();
  try {
    const answer = await renderer.draw({
      creative,
      pictures: await picturesOf(creative, readFile),
      formats: ["sample"],
      caller: folderOf(analysisId),
      deadlineMs: drawMs,
      ...(signal ? { signal } : {}),
    });
    if (answer.type === "failed") {
      log.warn({ analysisId, ...answer.failure }, "A preview could not be drawn");
      return null;
    }
    await files.put(key, answer.drawn.sample, {
      contentType: "image/jpeg",
      maxBytes: sampleBytesMax,
    });
    return await link();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ analysisId, error }, "A preview could not be drawn");
    return null;
  }
}

async function picturesOf(
  { picture, logo, texts }: Creative,
  readFile: ReadFile,
): Promise<Map<string, Buffer>> {
  const named = [picture, logo, ...(texts.items ?? []).map((item) => item.picture)];
  const ids = [...new Set(named.flatMap((one) => one?.id ?? []))];
  const read = ids.map(async (id) => [id, await readFile(id)] as const);
  const found = await Promise.all(read);
  return new Map(found.flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
}

const folderOf = (analysisId: string) => `analyses/${analysisId}`;
