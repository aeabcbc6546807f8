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
import type { Creative, TextBox } from "../creatives/creative.ts";
import type { DrawFailure, Renderer } from "../creatives/renderer.ts";
import { askModelForWords } from "./ask-model-for-words.ts";
import { takePhoto } from "./photos.ts";
import { formatNamed, type PictureBrief, type PictureWords } from "./picture-brief.ts";
import type { DraftedPicture } from "./picture-look.ts";

export interface PictureDeps extends Pick<Platform, "db" | "log"> {
  llm: Llm;
  writer: AdWriter;
  renderer: Renderer;
  /** null: nobody makes photos. */
  imageModel: ImageModel | null;
}

/**
 * Writes, sets and draws a picture; who pays a plan gets a model's photo in it where one is
 * configured. Without the photo it is drawn from type and colour, and the text says so.
 * @throws AppError `unavailable` when too much is being drawn; the signal's reason when aborted
 */
export async function makePicture(
  deps: PictureDeps,
  request: PictureRequest,
): Promise<MadePicture> {
  const { prompt, signal, seed, userId } = request;
  const call = { caller: userId, signal };
  const brief = briefOf(request);
  const drafted = await deps.writer.draftPicture(brief, call);
  if (!drafted) return notRead();
  const format = request.format ?? formatNamed(prompt);
  const model = deps.imageModel && (await hasPaidPlan(deps, userId)) ? deps.imageModel : null;
  const [words, photo] = await Promise.all([
    wordsOf(deps, brief, drafted, call),
    model &&
      takePhoto({ ...deps, imageModel: model }, drafted.facts, { prompt, format, userId, signal }),
  ]);
  signal.throwIfAborted();
  if (photo?.type === "failed") {
    deps.log.warn({ userId, failure: photo.failure }, "No photo for a picture");
    if (photo.failure.kind === "refused")
      return { type: "failed", failure: failureOf(photo.failure) };
  }
  const ready = photo?.type === "ready" ? photo : null;
  const look = { prompt, format, seed, ...(ready ? { photo: ready.picture } : {}) };
  const creative = await deps.writer.composePicture({ words, facts: drafted.facts, look }, call);
  if (!creative) return notRead();
  const drawn = await drawPicture(deps, {
    creative,
    pictures: new Map(ready ? [[ready.picture.id, ready.bytes]] : []),
    caller: userId,
    signal,
  });
  if (drawn.type === "failed") return drawn;
  const { png, thumbnail, width, height } = drawn;
  const picture = { format, width, height, alt: drawn.alt, generated: ready !== null };
  const missing = model !== null && ready === null;
  return { type: "made", png, thumbnail, picture, text: textOf(words, format, missing) };
}

/** What a language model writes, where there is one; else the copywriter's own. */
async function wordsOf(
  deps: Pick<PictureDeps, "llm" | "writer">,
  brief: PictureBrief,
  drafted: DraftedPicture,
  call: WriterCall & { signal: AbortSignal },
): Promise<PictureWords> {
  if (deps.llm.local) return drafted.words;
  return await askModelForWords(deps, brief, drafted, call);
}

/** Exactly what goes to a thread: no signal can. */
function briefOf({ prompt, history, profile, seed, today }: PictureRequest): PictureBrief {
  return { prompt, history, profile, seed, today };
}

interface Drawing {
  creative: Creative;
  pictures: Map<string, Buffer>;
  caller: string;
  signal: AbortSignal;
}

/** @throws as the renderer does */
async function drawPicture(
  { renderer, log }: Pick<PictureDeps, "renderer" | "log">,
  drawing: Drawing,
): Promise<
  | { type: "drawn"; png: Buffer; thumbnail: Buffer; width: number; height: number; alt: string }
  | { type: "failed"; failure: AppError }
> {
  const answer = await renderer.draw({ ...drawing, formats: ["png", "thumbnail"] });
  if (answer.type === "failed") {
    log.error({ failure: answer.failure }, "A picture was not drawn");
    return { type: "failed", failure: notDrawn(answer.failure) };
  }
  const { png, thumbnail, width, height, boxes } = answer.drawn;
  return { type: "drawn", png, thumbnail, width, height, alt: altOf(drawing.creative, boxes) };
}

/** What models cost is spent on people who pay. */
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

const notDrawn = ({ kind, detail }: DrawFailure) =>
  new AppError(
    kind === "too_slow" ? "upstream_timeout" : "unavailable",
    "No hemos podido dibujar la imagen. No te hemos cobrado nada: reinténtalo, o pídela con menos texto.",
    { cause: detail },
  );

/** Everything that is written in it, in the order in which it is read. */
function altOf({ texts, picture }: Creative, boxes: readonly TextBox[]): string {
  const said = boxes.filter(({ role, text }) => role !== "brand" && text.trim() !== "");
  const lines = said.map(({ text }) => text.replace(/\u00a0/g, " ").trim());
  const of = texts.name ? `Imagen de ${texts.name}` : "Imagen";
  return `${of}${picture ? ", con una foto" : ""}: ${lines.join(" · ")}`.slice(0, 600);
}

function textOf(words: PictureWords, format: PictureFormat, withoutPhoto: boolean): string {
  const { label, use } = pictureFormats.find(({ id }) => id === format)!;
  const note = withoutPhoto
    ? "El modelo de fotos no ha contestado: la he compuesto con tipografía y color."
    : `Aquí la tienes. Formato: ${label.toLowerCase()}, para ${use}.`;
  return `${note}\n\n## Texto para «${words.headline.replace(/[«»]/g, "")}»\n\n${words.caption}`;
}
