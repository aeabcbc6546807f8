import type { KeptPicture } from "#db/schema.ts";
import type { PhotoForDrawing } from "#db/schema-content.ts";
import type { AppError } from "#server/platform/errors.ts";
import type { BusinessProfile } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { PictureFormat } from "#shared/pictures.ts";

/** A picture that somebody asks for in words. */
export interface PictureRequest {
  userId: string;
  prompt: string;
  /** What was handed on, as data; the prompt only says it in a sentence. */
  order: HandoffFields | null;
  /** Of the person's own, to stand in it. */
  photo: { about: PhotoForDrawing; bytes: Buffer } | null;
  /** null: what the words say, or square. */
  format: PictureFormat | null;
  profile: BusinessProfile | null;
  /** What was said before, oldest first. */
  history: readonly { role: "user" | "worker"; content: string }[];
  /** The same request with the same seed is the same picture, where no model takes part. */
  seed: string;
  today: Date;
  signal: AbortSignal;
}

export type MadePicture =
  | {
      type: "made";
      png: Buffer;
      /** A small WebP of the same. */
      thumbnail: Buffer;
      picture: Omit<KeptPicture, "id">;
      /** Markdown: what goes under it when it is published. */
      text: string;
    }
  | { type: "failed"; failure: AppError };

/** Who draws; the chat only asks, keeps and pays. */
export interface PictureMaker {
  /** Never throws for what a model or a drawing does. @throws the signal's reason when aborted */
  make(request: PictureRequest): Promise<MadePicture>;
}
