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
import { type MaterialDeps, prepareMaterial } from "./material/prepare-material.ts";
import type { RunningMaterials } from "./material/running-materials.ts";

export interface PreviewDeps extends Platform, MaterialDeps {
  llm: Pick<Llm, "local">;
  writer: AdWriter;
  renderer: Renderer;
  files: Files;
  runningMaterials: RunningMaterials;
}

const hourly = { windowSeconds: 3600 };
const fromAddress = { rule: "preview-address", max: 120, ...hourly };
const ofAnalysis = { rule: "preview-analysis", max: 60, ...hourly };

const linkSeconds = 3600;
const sampleBytesMax = 1024 * 1024;
const drawMs = 10_000;

/** Which analysis, and what its reader made of it. */
export interface PreviewAsked {
  analysisId: string;
  edits: AdEdits;
}

/** A week in words, and how its pictures are made: one for each of its advertisements. */
interface Proposal {
  week: WeekPreview;
  drawings: ((signal?: AbortSignal) => Promise<string | null>)[];
}

/**
 * The seven advertisements that an order would begin with, in the order of their days. Nothing is
 * kept of the edits but the pictures of what they show.
 * @throws AppError `not_found` when the analysis is over, `rate_limited`, `unavailable`
 */
export async function previewAds(
  deps: PreviewDeps,
  asked: PreviewAsked,
  client: Client,
): Promise<WeekPreview> {
  const { week, drawings } = await proposalFor(deps, asked, client);
  const urls = await Promise.all(drawings.map((draw) => draw()));
  return { ...week, ads: week.ads.map((ad, at) => ({ ...ad, thumbnailUrl: urls[at]! })) };
}

/**
 * The same, told while it is made: the words first. What nobody waits for is not drawn.
 * @throws as `previewAds`, before anything is told
 */
export async function followPreview(
  deps: PreviewDeps,
  asked: PreviewAsked,
  { client, signal }: { client: Client; signal: AbortSignal },
): Promise<AsyncIterable<PreviewEvent>> {
  return tellOf(await proposalFor(deps, asked, client), signal);
}

async function* tellOf(
  { week, drawings }: Proposal,
  signal: AbortSignal,
): AsyncGenerator<PreviewEvent> {
  const running = drawings.map((draw) => draw(signal));
  // Whoever leaves waits for none of them.
  for (const drawn of running) drawn.catch(() => undefined);
  yield { type: "week", week };
  // They come in the order of their days.
  for (const [at, drawn] of running.entries()) {
    yield { type: "drawn", number: week.ads[at]!.number, thumbnailUrl: await drawn };
  }
}

async function proposalFor(
  deps: PreviewDeps,
  { analysisId, edits }: PreviewAsked,
  client: Client,
): Promise<Proposal> {
  await throttle(
    deps,
    { ...fromAddress, subject: addressBlock(client.ip) },
    { wider: [{ ...ofAnalysis, subject: analysisId }] },
  );
  const analysis = await readAnalysis(deps, analysisId);
  const { facts, businessName } = analysis;
  const material = await analysisMaterial(deps, analysisId, editedFacts(facts, edits).products);
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
    week: { ads: previews, isDraft: !deps.llm.local },
    drawings: ads.map(
      ({ creatives }) =>
        (signal) =>
          thumbnailOf(deps, analysisId, creatives.square, { readFile, signal }),
    ),
  };
}

/**
 * The pictures of an analysis, and of these products if it lacks them; who asks meanwhile waits for
 * the same.
 * @throws AppError `unavailable`
 */
export async function analysisMaterial(
  deps: Omit<PreviewDeps, "llm">,
  analysisId: string,
  products: Analysis["facts"]["products"],
): Promise<Material> {
  return await deps.runningMaterials.next(analysisId, (closing) =>
    materialFor(deps, analysisId, products, closing),
  );
}

/** What the analysis has, with the pictures of these products if it lacks them. */
async function materialFor(
  deps: Omit<PreviewDeps, "llm">,
  analysisId: string,
  products: Analysis["facts"]["products"],
  signal: AbortSignal,
): Promise<Material> {
  const { facts, material: known } = await readAnalysis(deps, analysisId);
  const folder = folderOf(analysisId);
  // Asked for already, or in vain: nothing is fetched then.
  const material = await prepareMaterial(deps, { facts, folder, products, known }, signal);
  if (material === known) return known;
  const [kept] = await deps.db
    .update(analyses)
    .set({ material })
    .where(eq(analyses.id, analysisId))
    .returning({ material: analyses.material });
  // As it comes from the database each time, so that the same creative has the same name.
  return kept?.material ?? material;
}

type ReadFile = (id: string) => Promise<Buffer | null>;

/** Reads each of the material's files once, when it is needed. */
function fileReader({ files }: PreviewDeps, analysisId: string, material: Material): ReadFile {
  const kept = [...material.pictures, ...(material.logo ? [material.logo] : [])];
  const read = new Map<string, Promise<Buffer | null>>();
  return (id) => {
    const file = kept.find((one) => one.id === id);
    if (!file) return Promise.resolve(null);
    const bytes = read.get(id) ?? files.read(materialFileKey(folderOf(analysisId), file));
    read.set(id, bytes);
    return bytes;
  };
}

/** A link to the sample of a picture, drawn unless it was before; null if it cannot be just now. */
async function thumbnailOf(
  deps: PreviewDeps,
  analysisId: string,
  creative: Creative,
  { readFile, signal }: { readFile: ReadFile; signal: AbortSignal | undefined },
): Promise<string | null> {
  const { files, renderer, log } = deps;
  const name = createHash("sha256").update(JSON.stringify(creative)).digest("hex").slice(0, 24);
  const key = `${folderOf(analysisId)}/previews/${name}.webp`;
  const link = () =>
    files.link(key, { name: "muestra.webp", expiresInSeconds: linkSeconds, inline: true });
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
      contentType: "image/webp",
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
