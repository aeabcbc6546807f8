import { createHash } from "node:crypto";
import type { WebFailureKind, WebFetch } from "#server/external/web-fetch.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Log } from "#server/platform/log.ts";
import type { PreparedLogo } from "../creatives/pictures/prepare-logo.ts";
import type { PreparedPicture } from "../creatives/pictures/prepare-picture.ts";
import { isSamePicture, rankPictures } from "../creatives/pictures/rank-pictures.ts";
import type { Renderer } from "../creatives/renderer.ts";
import {
  type KeptLogo,
  type KeptPicture,
  type LateSource,
  type Material,
  materialFileKey,
} from "./material.ts";
import { type MaterialSource, materialSources } from "./material-sources.ts";

export interface MaterialDeps {
  webFetch: WebFetch;
  renderer: Pick<Renderer, "prepare">;
  files: Pick<Files, "put">;
  log: Log;
}

export interface MaterialInput {
  facts: Analysis["facts"];
  /** `analyses/<id>` or `orders/<id>`. */
  folder: string;
  /** Those that are advertised; the first of the facts' when absent. */
  products?: Analysis["facts"]["products"];
  /** What the folder has already: only what is missing is added to it. */
  known?: Material | null;
  /** What gave nothing before is asked for once more, whoever's fault it was: the pictures are paid. */
  lastChance?: boolean;
}

/** Of a site's answers; its shop must not wait for a photo. */
const fetchMs = 5_000;
/** Of all of it: what is not ready by then is not shown. */
const wholeMs = 40_000;
const prepareMs = 15_000;
const pictureBytesMax = 8 * 1024 * 1024;
const logoBytesMax = 2 * 1024 * 1024;
const keptBytesMax = 16 * 1024 * 1024;
const picturesMax = 16;
const atOnce = 6;
const flatnessMax = 0.8;
/** How often a preview asks for what there was no time for; a site that was silent it asks once. */
const previewTriesMax = 2;
/** With what the order itself asks for. */
const triesMax = 4;

/** A site that fails so may answer another time. */
const mayAnswer: ReadonlySet<WebFailureKind> = new Set(["refused", "too_slow"]);

/** A file that became something, is known to become nothing, or may be asked for again. */
interface Tried extends MaterialSource {
  prepared: PreparedPicture | PreparedLogo | null;
  lateBy?: LateSource["by"];
}

/**
 * A site's pictures and sign, made ready to be drawn with and kept under `<folder>/material/`. A site
 * that has none, or does not give them, has none here.
 * @throws the signal's reason; AppError `unavailable` when files cannot be kept
 */
export async function prepareMaterial(
  deps: MaterialDeps,
  { facts, folder, products = facts.products, known, lastChance = false }: MaterialInput,
  signal: AbortSignal,
): Promise<Material> {
  const done = new Set(known?.tried);
  const before = new Map(known?.late?.map((one) => [one.url, one]));
  const sources = materialSources(facts, products).filter(
    ({ url }) => !done.has(url) && isWorthAsking(before.get(url), lastChance),
  );
  if (known && sources.length === 0) return known;
  const overdue = AbortSignal.timeout(wholeMs);
  const found = await inTurns(sources, atOnce, (source) =>
    tryFile(deps, source, folder, AbortSignal.any([signal, overdue])),
  );
  signal.throwIfAborted();
  for (const { url, lateBy } of found) {
    if (lateBy) before.set(url, { url, by: lateBy, times: (before.get(url)?.times ?? 0) + 1 });
    else before.delete(url);
  }
  const pictures = rankedPictures(found);
  const room = picturesMax - (known?.pictures.length ?? 0);
  const kept = await Promise.all(
    pictures.slice(0, room).map(async ({ url, picture, bytes }): Promise<KeptPicture> => {
      const extension = bytes[0] === 0xff ? "jpg" : "png";
      const file = { ...picture, id: idOf(url), sourceUrl: url, extension } as const;
      await deps.files.put(materialFileKey(folder, file), bytes, { maxBytes: keptBytesMax });
      return file;
    }),
  );
  return {
    pictures: [...(known?.pictures ?? []), ...kept],
    logo: known?.logo ?? (await keepLogo(deps, folder, found)),
    tried: [...done, ...found.filter(({ lateBy }) => !lateBy).map(({ url }) => url)],
    ...(before.size > 0 ? { late: [...before.values()] } : {}),
  };
}

function isWorthAsking(late: LateSource | undefined, lastChance: boolean): boolean {
  if (!late) return true;
  return lastChance ? late.times < triesMax : late.by === "us" && late.times < previewTriesMax;
}

type FoundPicture = MaterialSource & PreparedPicture;

/** The best first; a product's own rather than the page's copy of it. */
function rankedPictures(found: readonly Tried[]): FoundPicture[] {
  const pictures = found.flatMap(({ prepared, ...source }): FoundPicture[] =>
    prepared && "picture" in prepared ? [{ ...source, ...prepared }] : [],
  );
  const ofProducts = pictures.filter(({ ofProduct }) => ofProduct);
  const ofPage = pictures.filter(
    (picture) =>
      !picture.ofProduct &&
      // What stands for a page is often its name on a card.
      picture.traits.flatness < flatnessMax &&
      !ofProducts.some((other) => isSamePicture(picture, other)),
  );
  return rankPictures([...ofProducts, ...ofPage], (one, other) => one.ofProduct && other.ofProduct);
}

/** The first that stands by itself; for an opaque one a letter stands in. */
async function keepLogo(
  { files }: Pick<MaterialDeps, "files">,
  folder: string,
  found: readonly Tried[],
): Promise<KeptLogo | null> {
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

async function tryFile(
  { webFetch, renderer, log }: MaterialDeps,
  source: MaterialSource,
  folder: string,
  signal: AbortSignal,
): Promise<Tried> {
  const { url, use } = source;
  const nothing = { ...source, prepared: null };
  try {
    const answer = await webFetch.get(url, {
      accept: ["image/*", "application/octet-stream"],
      maxBytes: use === "logo" ? logoBytesMax : pictureBytesMax,
      deadlineMs: fetchMs,
      signal,
    });
    if (!answer.ok) return mayAnswer.has(answer.kind) ? { ...nothing, lateBy: "site" } : nothing;
    if (answer.status >= 500) return { ...nothing, lateBy: "site" };
    if (answer.status >= 400) return nothing;
    const prepared = await renderer.prepare({
      use,
      bytes: answer.body,
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
    // Out of time, or there is too much to do.
    if (signal.aborted || error instanceof AppError) return { ...nothing, lateBy: "us" };
    throw error;
  }
}

async function inTurns<T, U>(
  list: readonly T[],
  hands: number,
  work: (item: T) => Promise<U>,
): Promise<U[]> {
  const made = new Array<U>(list.length);
  const places = list.keys();
  const hand = async () => {
    for (const at of places) made[at] = await work(list[at]!);
  };
  await Promise.all(Array.from({ length: Math.min(hands, list.length) }, hand));
  return made;
}

/** The same address has the same name in any folder. */
const idOf = (url: string): string => createHash("sha256").update(url).digest("hex").slice(0, 20);
