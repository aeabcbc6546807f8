import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { ImageModel } from "#server/external/image-model.ts";
import type { Llm } from "#server/external/llm.ts";
import type { MadePicture, PictureRequest } from "#server/features/chat/chat.ts";
import { failureOf } from "#server/features/workers/workers.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type PictureFormat, pictureFormats } from "#shared/pictures.ts";
import { planOf } from "#shared/plans.ts";
import type { AdWriter, WriterCall } from "../ad-writer.ts";
import type { Box, Creative, Picture, TextBox } from "../creatives/creative.ts";
import type { DrawFailure, Renderer } from "../creatives/renderer.ts";
import { askModelForWords } from "./ask-model-for-words.ts";
import { generatePhoto } from "./photos.ts";
import { type PictureBrief, type PictureWords, requestedFormat } from "./picture-brief.ts";
import type { DraftedPicture, PictureFacts } from "./picture-look.ts";

export interface PictureDeps extends Pick<Platform, "db" | "log"> {
  llm: Llm;
  writer: AdWriter;
  renderer: Renderer;
  /** null when no image model is configured. */
  imageModel: ImageModel | null;
}

/**
 * Writes, lays out and draws a picture; on a paid plan with a photo of the image model where one is
 * configured. Without the photo it is drawn from type and colour, and the text says so.
 * @throws AppError `unavailable` when too much is being drawn; the signal's reason when aborted
 */
export async function makePicture(
  deps: PictureDeps,
  request: PictureRequest,
): Promise<MadePicture> {
  const { prompt, signal, userId } = request;
  const call = { caller: userId, signal };
  const brief = briefOf(request);
  const drafted = await deps.writer.draftPicture(brief, call);
  if (!drafted) return notRead();
  const format = request.format ?? requestedFormat(prompt);
  const own = ownPhoto(request);
  const model =
    !own && deps.imageModel && (await hasPaidPlan(deps, userId)) ? deps.imageModel : null;
  const [words, photo] = await Promise.all([
    wordsOf(deps, brief, drafted, call),
    model &&
      generatePhoto({ ...deps, imageModel: model }, drafted.facts, {
        prompt,
        format,
        userId,
        signal,
      }),
  ]);
  signal.throwIfAborted();
  if (photo?.type === "failed") {
    deps.log.warn({ userId, failure: photo.failure }, "No photo for a picture");
    if (photo.failure.kind === "refused")
      return { type: "failed", failure: failureOf(photo.failure) };
  }
  const usedPhoto = own ?? (photo?.type === "ready" ? photo : null);
  const drawn = await drawPicture(deps, request, {
    words,
    facts: drafted.facts,
    format,
    usedPhoto,
    isOwn: own !== null,
  });
  if (drawn.type === "failed") return drawn;
  const { png, thumbnail, width, height } = drawn;
  const generated = usedPhoto?.picture.generated ?? false;
  const picture = { format, width, height, alt: drawn.alt, generated };
  const missing = model !== null && usedPhoto === null;
  return { type: "made", png, thumbnail, picture, text: textOf(words, format, missing) };
}

/** The photo in the picture, with its bytes. */
interface Shown {
  picture: Picture;
  bytes: Buffer;
}

function ownPhoto({ photo }: PictureRequest): Shown | null {
  return photo && { picture: { ...photo.about, id: randomUUID() }, bytes: photo.bytes };
}

/** A language model's words where one is configured, else the copywriter's. */
async function wordsOf(
  deps: Pick<PictureDeps, "llm" | "writer">,
  brief: PictureBrief,
  drafted: DraftedPicture,
  call: WriterCall & { signal: AbortSignal },
): Promise<PictureWords> {
  if (deps.llm.local) return drafted.words;
  return await askModelForWords(deps, brief, drafted, call);
}

/** Only the fields that can be sent to a worker thread; a signal cannot. */
function briefOf({ prompt, order, history, profile, seed, today }: PictureRequest): PictureBrief {
  return { prompt, order, history, profile, seed, today };
}

interface Drawing {
  words: PictureWords;
  facts: PictureFacts;
  format: PictureFormat;
  usedPhoto: Shown | null;
  /** It is the person's own photo, which the picture must show. */
  isOwn: boolean;
}

type DrawnPicture =
  | { type: "drawn"; png: Buffer; thumbnail: Buffer; width: number; height: number; alt: string }
  | { type: "failed"; failure: AppError };

/**
 * Draws it, and draws it again when the layout left out something required: the price, which then
 * moves into the headline, or the person's own photo, which then gets more room.
 * @throws as the renderer does
 */
async function drawPicture(
  deps: PictureDeps,
  { prompt, seed, userId, signal }: PictureRequest,
  { words, facts, format, usedPhoto, isOwn }: Drawing,
): Promise<DrawnPicture> {
  const call = { caller: userId, signal };
  const look = { prompt, format, seed, ...(usedPhoto ? { photo: usedPhoto.picture } : {}) };
  const creative = await deps.writer.composePicture({ words, facts, look }, call);
  if (!creative) return notRead();
  const draw = async (one: Creative) => {
    const pictures = new Map(usedPhoto ? [[usedPhoto.picture.id, usedPhoto.bytes]] : []);
    const { renderer } = deps;
    return await renderer.draw({
      creative: one,
      pictures,
      formats: ["png", "thumbnail"],
      ...call,
    });
  };
  let drawnAs = creative;
  let answer = await draw(creative);
  for (const change of [pricedHeadline(words), ...(isOwn ? ownPhotoFirst(creative) : [])]) {
    if (answer.type === "failed" || !change?.isMissing(answer.drawn)) continue;
    drawnAs = change.apply(drawnAs);
    answer = await draw(drawnAs);
  }
  if (answer.type === "failed") {
    deps.log.error({ failure: answer.failure }, "A picture was not drawn");
    return { type: "failed", failure: notDrawn(answer.failure) };
  }
  const { png, thumbnail, width, height, boxes, subject } = answer.drawn;
  if (isOwn && !subject) return { type: "failed", failure: noRoom() };
  return { type: "drawn", png, thumbnail, width, height, alt: altOf(drawnAs, boxes, isOwn) };
}

/** Another try when something required was left out. */
interface Change {
  isMissing: (drawn: { boxes: readonly TextBox[]; subject: Box | null }) => boolean;
  apply: (creative: Creative) => Creative;
}

function pricedHeadline({ headlineWithPrice, price }: PictureWords): Change | null {
  if (!headlineWithPrice || !price) return null;
  return {
    isMissing: ({ boxes }) => !boxes.some(({ role }) => role === "price"),
    apply: (creative) => ({
      ...creative,
      texts: { ...creative.texts, headline: headlineWithPrice, price: undefined },
    }),
  };
}

/** First a layout made for one picture, then the same with the headline alone. */
function ownPhotoFirst({ picture }: Creative): Change[] {
  const isMissing: Change["isMissing"] = ({ subject }) => subject === null;
  const layout = picture?.kind === "cutout" ? "pedestal" : "ficha";
  const bare = { body: undefined, facts: undefined, masthead: undefined };
  return [
    { isMissing, apply: (creative) => ({ ...creative, layout, picture }) },
    {
      isMissing,
      apply: (creative) => ({
        ...creative,
        layout,
        picture,
        texts: { ...creative.texts, ...bare },
      }),
    },
  ];
}

/** Image models cost money, so only paying users get their photos. */
export async function hasPaidPlan(
  { db }: Pick<PictureDeps, "db">,
  userId: string,
): Promise<boolean> {
  const [user] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  return user !== undefined && planOf(user.plan).priceCents !== null;
}

const notRead = () => ({
  type: "failed" as const,
  failure: new AppError(
    "unavailable",
    "No hemos podido leer bien lo que pides para la imagen. No te hemos cobrado nada: pídela en una o dos frases.",
  ),
});

const noRoom = () =>
  new AppError(
    "unavailable",
    "Con tanto texto no cabe tu foto. No te hemos cobrado nada: pide la imagen con una frase más corta.",
  );

const notDrawn = ({ kind, detail }: DrawFailure) =>
  new AppError(
    kind === "too_slow" ? "upstream_timeout" : "unavailable",
    "No hemos podido dibujar la imagen. No te hemos cobrado nada: reinténtalo, o pídela con menos texto.",
    { cause: detail },
  );

/** All texts of the picture, in reading order. */
function altOf({ texts, picture }: Creative, boxes: readonly TextBox[], isOwn: boolean): string {
  const visibleTexts = boxes.filter(({ role, text }) => role !== "brand" && text.trim() !== "");
  const lines = visibleTexts.map(({ text }) => text.replace(/\u00a0/g, " ").trim());
  const of = texts.name ? `Imagen de ${texts.name}` : "Imagen";
  return `${of}${picture ? `, con ${isOwn ? "tu" : "una"} foto` : ""}: ${lines.join(" · ")}`.slice(
    0,
    600,
  );
}

function textOf(words: PictureWords, format: PictureFormat, withoutPhoto: boolean): string {
  const { label, use } = pictureFormats.find(({ id }) => id === format)!;
  const note = withoutPhoto
    ? "El modelo de fotos no ha contestado: la he compuesto con tipografía y color."
    : `Aquí la tienes. Formato: ${label.toLowerCase()}, para ${use}.`;
  return `${note}\n\n## Texto para «${words.headline.replace(/[«»]/g, "")}»\n\n${words.caption}`;
}
