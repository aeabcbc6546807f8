import { createHash, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { analyses } from "#db/schema-ads.ts";
import { readAnalysis } from "#server/features/websites/websites.ts";
import { AppError, invalid, notFound } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import { detectMediaType } from "#server/platform/files/media-types.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import { ownPicturesMax } from "#shared/ads.ts";
import type { OwnPicture } from "#shared/own-pictures.ts";
import { photoMediaTypes, photoMessages } from "#shared/photos.ts";
import type { Renderer } from "../creatives/renderer.ts";
import { readOwnPhoto } from "../pictures/read-own-photo.ts";
import {
  type Material,
  materialFileKey,
  type OwnStoredPicture,
  ownPictureFolder,
  ownSourceUrl,
} from "./material.ts";

interface Deps extends Platform {
  files: Files;
  renderer: Pick<Renderer, "prepare">;
}

const hourly = { windowSeconds: 3600 };
const addressLimit = { rule: "own-picture-address", max: 40, ...hourly };
/** More than six, since pictures are tried and deleted again. */
const analysisLimit = { rule: "own-picture-analysis", max: 24, ...hourly };

const linkSeconds = 3600;
/** Far more than a picture of at most 2400 pixels needs. */
const fileBytesMax = 16 * 1024 * 1024;

/**
 * Stores a picture for the ads of an analysis: turned upright, without metadata, written anew. The same
 * bytes again give the stored picture.
 * @throws AppError `not_found`, `invalid` at `picture`, `conflict` when there are six, `rate_limited`,
 *   `unavailable`
 */
export async function addOwnPicture(
  deps: Deps,
  analysisId: string,
  { bytes, client }: { bytes: Buffer; client: Client },
): Promise<OwnPicture> {
  await throttle(
    deps,
    { ...addressLimit, subject: addressBlock(client.ip) },
    { wider: [{ ...analysisLimit, subject: analysisId }] },
  );
  const { ownPictures } = await readAnalysis(deps, analysisId);
  const type = detectMediaType("", bytes.subarray(0, 64));
  if (!photoMediaTypes.some((one) => one === type)) {
    throw invalid({ picture: isHeic(bytes) ? photoMessages.heic : photoMessages.notOne });
  }
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const existing = ownPictures.find((picture) => picture.digest === digest);
  if (existing) return await withLink(deps, analysisId, existing);
  assertRoom(ownPictures);
  const read = await readOwnPhoto(deps, bytes, folderOf(analysisId));
  if (read.type === "refused") throw invalid({ picture: read.because });
  const { photo, thumbnail, drawing } = read;
  const id = randomUUID();
  const picture: OwnStoredPicture = {
    ...drawing.about,
    id,
    sourceUrl: ownSourceUrl(id),
    extension: drawing.bytes[0] === 0xff ? "jpg" : "png",
    digest,
    whole: { width: photo.width, height: photo.height },
  };
  const put = (key: string, file: Buffer) => deps.files.put(key, file, { maxBytes: fileBytesMax });
  try {
    await put(materialFileKey(folderOf(analysisId), picture), drawing.bytes);
    await put(thumbnailKey(analysisId, id), thumbnail);
    return await withLink(deps, analysisId, await saveRow(deps, analysisId, picture));
  } catch (error) {
    await removeFiles(deps, analysisId, id);
    throw error;
  }
}

/** The format of iPhones, which computers upload unchanged. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

function assertRoom(pictures: readonly OwnStoredPicture[]): void {
  if (pictures.length < ownPicturesMax) return;
  throw new AppError("conflict", `Caben ${ownPicturesMax} fotos: borra una para subir otra.`, {
    fields: { picture: `Caben ${ownPicturesMax} fotos: borra una para subir otra.` },
  });
}

/** Adds the picture to its analysis; the stored one when the same was uploaded in parallel. */
async function saveRow(
  deps: Deps,
  analysisId: string,
  picture: OwnStoredPicture,
): Promise<OwnStoredPicture> {
  const kept = await changePictures(deps, analysisId, (pictures) => {
    if (pictures.some(({ digest }) => digest === picture.digest)) return pictures;
    assertRoom(pictures);
    return [...pictures, picture];
  });
  const stored = kept.find(({ digest }) => digest === picture.digest) ?? picture;
  if (stored.id !== picture.id) await removeFiles(deps, analysisId, picture.id);
  return stored;
}

/** Changes an analysis's list under a lock, so that parallel uploads hold its limit. */
async function changePictures(
  { db, now }: Deps,
  analysisId: string,
  change: (pictures: OwnStoredPicture[]) => OwnStoredPicture[],
): Promise<OwnStoredPicture[]> {
  return await db.transaction(async () => {
    const [row] = await db
      .select({ ownPictures: analyses.ownPictures })
      .from(analyses)
      .where(and(eq(analyses.id, analysisId), gt(analyses.expiresAt, now())))
      .for("update");
    if (!row) throw notFound("Este análisis ya no está. Vuelve a analizar tu web.");
    const ownPictures = change(row.ownPictures);
    if (ownPictures !== row.ownPictures) {
      await db.update(analyses).set({ ownPictures }).where(eq(analyses.id, analysisId));
    }
    return ownPictures;
  });
}

/** @throws AppError `not_found` */
export async function listOwnPictures(deps: Deps, analysisId: string): Promise<OwnPicture[]> {
  const { ownPictures } = await readAnalysis(deps, analysisId);
  return await Promise.all(ownPictures.map((picture) => withLink(deps, analysisId, picture)));
}

/** Orders have copies of their own. @throws AppError `not_found` */
export async function deleteOwnPicture(
  deps: Deps,
  analysisId: string,
  pictureId: string,
): Promise<void> {
  await changePictures(deps, analysisId, (pictures) => {
    const kept = pictures.filter(({ id }) => id !== pictureId);
    if (kept.length === pictures.length) throw notFound("Esta foto no existe");
    return kept;
  });
  await removeFiles(deps, analysisId, pictureId);
}

async function removeFiles(
  { files }: Pick<Deps, "files">,
  analysisId: string,
  pictureId: string,
): Promise<void> {
  while ((await files.remove(ownPictureFolder(folderOf(analysisId), pictureId))).more);
}

async function withLink(
  { files }: Pick<Deps, "files">,
  analysisId: string,
  { id, whole }: OwnStoredPicture,
): Promise<OwnPicture> {
  const thumbnailUrl = await files.link(thumbnailKey(analysisId, id), {
    name: "foto.webp",
    expiresInSeconds: linkSeconds,
    inline: true,
  });
  return { id, thumbnailUrl, ...whole };
}

/**
 * The pictures that the edits name, in their order.
 * @throws AppError `invalid` when one of them is not the analysis's
 */
export function chosenOwnPictures(
  ownPictures: readonly OwnStoredPicture[],
  pictureIds: readonly string[] = [],
  field = "edits.pictureIds",
): OwnStoredPicture[] {
  return pictureIds.map((pictureId) => {
    const picture = ownPictures.find(({ id }) => id === pictureId);
    if (!picture)
      throw invalid({ [field]: "Una de las fotos ya no está: quítala o súbela otra vez" });
    return picture;
  });
}

/** The material with the buyer's own pictures first. Pure. */
export function withOwnPictures(
  material: Material,
  ownPictures: readonly OwnStoredPicture[],
): Material {
  if (ownPictures.length === 0) return material;
  const own = ownPictures.map(({ digest, whole, ...picture }) => picture);
  return { ...material, pictures: [...own, ...material.pictures] };
}

const folderOf = (analysisId: string) => `analyses/${analysisId}`;
const thumbnailKey = (analysisId: string, id: string) =>
  `${ownPictureFolder(folderOf(analysisId), id)}/small.webp`;
