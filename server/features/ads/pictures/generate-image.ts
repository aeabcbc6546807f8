import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ImageModel } from "#server/external/image-model.ts";
import { releaseCredits, reserveCredits, settleCredits } from "#server/features/credits/credits.ts";
import { takeLease } from "#server/platform/database/leases.ts";
import { abortAfter } from "#server/platform/deadline.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, type Limit, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { formatByRatio, type generateImage as generateImageEndpoint } from "#shared/pictures.ts";
import { picturePriceCredits, pictureType } from "#shared/workers.ts";
import type { Picture } from "../creatives/creative.ts";
import { hasBlockedWords } from "./blocked-words.ts";
import { dayFolder, releasePicture } from "./jobs.ts";
import { hasPaidPlan, type PictureDeps } from "./make-picture.ts";
import { generatePhoto } from "./photos.ts";
import type { PictureBrief, PictureWords } from "./picture-brief.ts";
import type { DraftedPicture } from "./picture-look.ts";

type Deps = PictureDeps & Platform & { files: Files };
type Answer = OutputOf<typeof generateImageEndpoint>;

interface ImageRequest {
  prompt: string;
  one_line_summary: string;
  aspect_ratio: keyof typeof formatByRatio;
}

const fromAddress: Limit = { rule: "generate-image:address", max: 12, windowSeconds: 3_600 };
const fromAll: Limit = { rule: "generate-image:all", max: 600, windowSeconds: 3_600 };

const linkSeconds = 3_600;
const fileBytesMax = 4 * 1024 * 1024;
const wholeMs = 120_000;
/** Longer than one photo and two drawings can take. */
const leaseSeconds = 400;
const pollEveryMs = 200;
/** By then a process that has not settled the credits must have died. */
const releaseAfterSeconds = 900;

/**
 * Draws a small picture from a sentence, for anybody. The same request on the same day gets the same
 * file. On a paid plan it contains a photo of the image model for the price of a picture; without
 * credits, or when the model fails, it is drawn without a photo for free.
 * @throws AppError `rate_limited`
 */
export async function generateImage(
  deps: Deps,
  request: ImageRequest,
  { userId, client }: { userId: string | null; client: Pick<Client, "ip"> },
): Promise<Answer> {
  await throttle(
    deps,
    { ...fromAddress, subject: addressBlock(client.ip) },
    { wider: [{ ...fromAll, subject: "all" }] },
  );
  // A picture that a person pays for has its own file; all others share one.
  const payer =
    userId !== null && deps.imageModel && (await hasPaidPlan(deps, userId)) ? userId : "";
  const id = createHash("sha256")
    .update(JSON.stringify([request, payer]))
    .digest("hex")
    .slice(0, 40);
  const key = `${dayFolder(deps.now())}/${id}/imagen.webp`;
  const brief = briefOf(request, id, deps.now());
  const drafted = await deps.writer.draftPicture(brief, writerCall);
  if (!drafted) return { fallbackText: conceptOf(genericWords) };
  const { words } = drafted;
  if (hasBlockedWords(`${request.prompt} ${request.one_line_summary}`))
    return { fallbackText: conceptOf(words) };
  const { imageModel } = deps;
  const drawing = { drafted, seed: id, key };
  const isStoredNow =
    payer !== "" && imageModel
      ? await drawWithPhotoOnce(deps, imageModel, request, { ...drawing, userId: payer })
      : (await isStored(deps.files, key)) || (await draw(deps, request, drawing));
  if (!isStoredNow) return { fallbackText: conceptOf(words) };
  const imageUrl = await deps.files.link(key, {
    name: "imagen.webp",
    expiresInSeconds: linkSeconds,
    inline: true,
  });
  return { imageUrl };
}

function briefOf(request: ImageRequest, seed: string, today: Date): PictureBrief {
  const prompt = request.one_line_summary || request.prompt;
  return { prompt, history: [], profile: null, seed, today };
}

async function isStored(files: Files, key: string): Promise<boolean> {
  const file = await files.openStream(key);
  file?.stream.destroy();
  return file !== null;
}

interface Drawing {
  drafted: DraftedPicture;
  seed: string;
  key: string;
  photo?: { picture: Picture; bytes: Buffer };
}

/** Draws and stores it; false when that fails. */
async function draw(deps: Deps, request: ImageRequest, drawing: Drawing): Promise<boolean> {
  const { drafted, seed, key, photo } = drawing;
  const look = {
    prompt: request.prompt,
    format: formatByRatio[request.aspect_ratio],
    seed,
    ...(photo ? { photo: photo.picture } : {}),
  };
  try {
    const creative = await deps.writer.composePicture({ ...drafted, look }, writerCall);
    if (!creative) return false;
    const answer = await deps.renderer.draw({
      creative,
      pictures: new Map(photo ? [[photo.picture.id, photo.bytes]] : []),
      formats: ["webp"],
      // All public requests share one turn, so that orders and paying users come in between.
      caller: "generate-image",
      signal: abortAfter(wholeMs, tooSlow),
    });
    if (answer.type === "failed") {
      deps.log.warn({ failure: answer.failure }, "A picture was not drawn");
      return false;
    }
    const { webp } = answer.drawn;
    await deps.files.put(key, webp, { contentType: "image/webp", maxBytes: fileBytesMax });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ error }, "A picture was not drawn");
    return false;
  }
}

const tooSlow = () => new AppError("upstream_timeout", "La imagen está tardando demasiado");

/**
 * Draws it with a model's photo, else without. A parallel request for the same picture, in any
 * process, waits for the result, so that the model is paid once.
 */
async function drawWithPhotoOnce(
  deps: Deps,
  imageModel: ImageModel,
  request: ImageRequest,
  { userId, ...drawing }: Drawing & { userId: string },
): Promise<boolean> {
  const { key } = drawing;
  for (const late = AbortSignal.timeout(wholeMs); !late.aborted; await pause(pollEveryMs)) {
    if (await isStored(deps.files, key)) return true;
    const lease = await takeLease(deps, `generate-image:${key}`, leaseSeconds);
    if (!lease) continue;
    try {
      // The lease's previous holder may have just stored it.
      if (await isStored(deps.files, key)) return true;
      if (await drawWithPaidPhoto(deps, imageModel, request, userId, key)) return true;
      return await draw(deps, request, drawing);
    } finally {
      await lease.release();
    }
  }
  return await draw(deps, request, drawing);
}

/** Draws it with a model's photo and settles the credits; false, and free, when that fails. */
async function drawWithPaidPhoto(
  deps: Deps,
  imageModel: ImageModel,
  request: ImageRequest,
  userId: string,
  key: string,
): Promise<boolean> {
  const work = { userId, ref: `picture:${randomUUID()}`, credits: picturePriceCredits };
  if (!(await reserve(deps, work))) return false;
  let isDrawn = false;
  try {
    const call = { caller: userId };
    const drafted = await deps.writer.draftPicture(briefOf(request, work.ref, deps.now()), call);
    if (!drafted) return false;
    const photo = await generatePhoto({ ...deps, imageModel }, drafted.facts, {
      prompt: request.prompt,
      format: formatByRatio[request.aspect_ratio],
      userId,
      signal: abortAfter(wholeMs, tooSlow),
    });
    if (photo.type === "failed") {
      deps.log.warn({ userId, failure: photo.failure }, "No photo for a picture");
      return false;
    }
    isDrawn = await draw(deps, request, { drafted, seed: work.ref, key, photo });
    return isDrawn;
  } catch (error) {
    // Time ran out, or the renderer's queue is full.
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ userId, error }, "No photo for a picture");
    return false;
  } finally {
    if (isDrawn) await settleCredits(deps, work);
    else await releaseCredits(deps, work);
  }
}

async function reserve(
  deps: Deps,
  work: { userId: string; ref: string; credits: number },
): Promise<boolean> {
  try {
    await deps.db.transaction(async () => {
      await reserveCredits(deps, { ...work, workerId: "ani", contentType: pictureType });
      const { userId, ref } = work;
      await deps.jobs.later(
        releasePicture,
        { userId, ref },
        { startAfterSeconds: releaseAfterSeconds },
      );
    });
    return true;
  } catch (error) {
    const refused = ["payment_required", "forbidden", "rate_limited"];
    if (error instanceof AppError && refused.includes(error.code)) return false;
    throw error;
  }
}

/** All public requests share one turn of the writer, too. */
const writerCall = { caller: "generate-image" };

/** For a request that could not be read in time: words that suit any business. */
const genericWords: Pick<PictureWords, "headline" | "body"> = {
  headline: "Lo que haces, en una frase",
  body: "Un detalle que te distinga",
};

/** Describes the picture that could not be drawn. */
function conceptOf({
  headline,
  body,
  price,
}: Pick<PictureWords, "headline" | "body" | "price">): string {
  const offer = price
    ? ` y ${[price.text, price.note].filter(Boolean).join(" ")} bien visible`
    : "";
  const under = body ? `, debajo «${body}»` : "";
  return `Así sería tu imagen: «${headline}» en letra grande${under}${offer}, con los colores de tu marca y un botón que diga qué hacer.`;
}
