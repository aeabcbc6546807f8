import { createHash } from "node:crypto";
import type { WebFailureKind, WebFetch } from "#server/external/web-fetch.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Log } from "#server/platform/log.ts";
import type { Renderer } from "../creatives/renderer.ts";
import type { PreparedLogo } from "../creatives/source-pictures/prepare-logo.ts";
import type { PreparedPicture } from "../creatives/source-pictures/prepare-picture.ts";
import { isSamePicture, rankPictures } from "../creatives/source-pictures/rank-pictures.ts";
import {
  type Material,
  materialFileKey,
  type RetryableSource,
  type StoredLogo,
  type StoredPicture,
} from "./material.ts";
import { chooseMaterialSources, type MaterialSource } from "./material-sources.ts";

export interface MaterialDeps {
  webFetch: WebFetch;
  renderer: Pick<Renderer, "prepare">;
  files: Pick<Files, "put">;
  log: Log;
}

interface MaterialInput {
  facts: Analysis["facts"];
  /** `analyses/<id>` or `orders/<id>`. */
  folder: string;
  /** The advertised ones; all of the facts' when absent. */
  products?: Analysis["facts"]["products"];
  /** What the folder contains already; only missing files are added. */
  known?: Material | null;
  /** Fetches once more what failed before, because the customer has paid for the pictures. */
  lastChance?: boolean;
}

/** For one answer of the site. */
const fetchMs = 5_000;
/** For all files together; what is not ready by then is left out. */
const wholeMs = 40_000;
const prepareMs = 15_000;
const pictureBytesMax = 8 * 1024 * 1024;
const logoBytesMax = 2 * 1024 * 1024;
const keptBytesMax = 16 * 1024 * 1024;
const picturesMax = 16;
const atOnce = 6;
const flatnessMax = 0.8;
/** How often previews fetch what we had no time to prepare; from a silent site they fetch once. */
const previewTriesMax = 2;
/** Including the order's own tries. */
const triesMax = 4;

/** Failures after which the site may answer another time. */
const temporaryFailures: ReadonlySet<WebFailureKind> = new Set(["refused", "too_slow"]);

/** `prepared` is null when the file gave nothing; with `lateBy` it may be fetched again. */
interface FetchedFile extends MaterialSource {
  prepared: PreparedPicture | PreparedLogo | null;
  lateBy?: RetryableSource["by"];
}

/**
 * Fetches a site's pictures and logo, prepares them for drawing and stores them under
 * `<folder>/material/`. What the site does not have or does not answer is left out.
 * @throws the signal's reason; AppError `unavailable` when files cannot be stored
 */
export async function prepareMaterial(
  deps: MaterialDeps,
  { facts, folder, products = facts.products, known, lastChance = false }: MaterialInput,
  signal: AbortSignal,
): Promise<Material> {
  const done = new Set(known?.tried);
  const late = new Map(known?.late?.map((one) => [one.url, one]));
  const sources = chooseMaterialSources(facts, products).filter(
    ({ url }) => !done.has(url) && isWorthFetching(late.get(url), lastChance),
  );
  if (known && sources.length === 0) return known;
  const overdue = AbortSignal.timeout(wholeMs);
  const found = await mapConcurrently(sources, atOnce, (source) =>
    fetchFile(deps, source, folder, AbortSignal.any([signal, overdue])),
  );
  signal.throwIfAborted();
  for (const { url, lateBy } of found) {
    if (lateBy) late.set(url, { url, by: lateBy, times: (late.get(url)?.times ?? 0) + 1 });
    else late.delete(url);
  }
  const pictures = rankedPictures(found);
  const room = picturesMax - (known?.pictures.length ?? 0);
  const stored = await Promise.all(
    pictures.slice(0, room).map(async (one, at): Promise<StoredPicture> => {
      const { url, picture, bytes } = one;
      const better = pictures.slice(0, at).find((other) => isSamePicture(one, other));
      const extension = bytes[0] === 0xff ? "jpg" : "png";
      const file = {
        ...picture,
        id: idOf(url),
        sourceUrl: url,
        extension,
        ...(better ? { sameAs: idOf(better.url) } : {}),
      } as const;
      await deps.files.put(materialFileKey(folder, file), bytes, { maxBytes: keptBytesMax });
      return file;
    }),
  );
  return {
    pictures: [...(known?.pictures ?? []), ...stored],
    logo: known?.logo ?? (await keepLogo(deps, folder, found)),
    tried: [...done, ...found.filter(({ lateBy }) => !lateBy).map(({ url }) => url)],
    ...(late.size > 0 ? { late: [...late.values()] } : {}),
  };
}

function isWorthFetching(late: RetryableSource | undefined, lastChance: boolean): boolean {
  if (!late) return true;
  return lastChance ? late.times < triesMax : late.by === "us" && late.times < previewTriesMax;
}

type FoundPicture = MaterialSource & PreparedPicture;

/** Best first; a picture of the page that repeats a product's is dropped. */
function rankedPictures(found: readonly FetchedFile[]): FoundPicture[] {
  const pictures = found.flatMap(({ prepared, ...source }): FoundPicture[] =>
    prepared && "picture" in prepared ? [{ ...source, ...prepared }] : [],
  );
  const ofProducts = pictures.filter(({ ofProduct }) => ofProduct);
  const ofPage = pictures.filter(
    (picture) =>
      !picture.ofProduct &&
      // A page's preview image is often just its name on a flat ground.
      picture.traits.flatness < flatnessMax &&
      !ofProducts.some((other) => isSamePicture(picture, other)),
  );
  return rankPictures([...ofProducts, ...ofPage], (one, other) => one.ofProduct && other.ofProduct);
}

/** The first transparent logo; instead of an opaque one, an initial is drawn. */
async function keepLogo(
  { files }: Pick<MaterialDeps, "files">,
  folder: string,
  found: readonly FetchedFile[],
): Promise<StoredLogo | null> {
  for (const { url, prepared } of found) {
    if (!prepared || !("logo" in prepared) || prepared.logo.opaque) continue;
    const file = {
      ...prepared.logo,
      id: idOf(`logo ${url}`),
      sourceUrl: url,
      extension: "png",
    } as const;
    await files.put(materialFileKey(folder, file), prepared.bytes, { maxBytes: keptBytesMax });
    return file;
  }
  return null;
}

async function fetchFile(
  { webFetch, renderer, log }: MaterialDeps,
  source: MaterialSource,
  folder: string,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const { url, use, svg } = source;
  const nothing = { ...source, prepared: null };
  try {
    const bytes = svg ? Buffer.from(svg) : await fetchBytes(webFetch, source, signal);
    if (bytes === "late") return { ...nothing, lateBy: "site" };
    if (!bytes) return nothing;
    const prepared = await renderer.prepare({
      use,
      bytes,
      caller: folder,
      deadlineMs: prepareMs,
      signal,
    });
    if (prepared.type === "failed") {
      log.warn({ url, ...prepared.failure }, "A picture of a site could not be prepared");
      return prepared.failure.kind === "too_slow" ? { ...nothing, lateBy: "us" } : nothing;
    }
    return { ...source, prepared: "rejected" in prepared.prepared ? null : prepared.prepared };
  } catch (error) {
    // Time ran out, or the renderer's queue is full.
    if (signal.aborted || error instanceof AppError) return { ...nothing, lateBy: "us" };
    throw error;
  }
}

/** Null when the site has no such file; `late` when it may have it another time. */
async function fetchBytes(
  webFetch: WebFetch,
  { url, use }: MaterialSource,
  signal: AbortSignal,
): Promise<Buffer | "late" | null> {
  const answer = await webFetch.get(url, {
    accept: ["image/*", "application/octet-stream"],
    maxBytes: use === "logo" ? logoBytesMax : pictureBytesMax,
    deadlineMs: fetchMs,
    signal,
  });
  if (!answer.ok) return temporaryFailures.has(answer.kind) ? "late" : null;
  if (answer.status >= 500) return "late";
  return answer.status >= 400 ? null : answer.body;
}

async function mapConcurrently<T, U>(
  list: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<U>,
): Promise<U[]> {
  const results = new Array<U>(list.length);
  const indexes = list.keys();
  const worker = async () => {
    for (const at of indexes) results[at] = await work(list[at]!);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, list.length) }, worker));
  return results;
}

/** The same URL has the same id in every folder. */
const idOf = (url: string): string => createHash("sha256").update(url).digest("hex").slice(0, 20);
