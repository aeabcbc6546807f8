import type { Creative, DrawnCreative, FileFormat } from "./creative.ts";
import type { PaintedSheet } from "./draw.ts";
import type { PictureBytes } from "./paint.ts";
import type { Sheet } from "./scene.ts";
import type { Rejected } from "./source-pictures/decode.ts";
import type { PictureColors } from "./source-pictures/picture-colors.ts";
import type { PreparedLogo } from "./source-pictures/prepare-logo.ts";
import type { PreparedOwnPhoto } from "./source-pictures/prepare-own-photo.ts";
import type { PreparedPicture } from "./source-pictures/prepare-picture.ts";

/** Callers take turns; one caller's answers come in the order of its requests. */
interface RendererRequest {
  caller: string;
  /** Counted from the start of the work; 20 s when absent. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

export interface DrawRequest<F extends FileFormat = FileFormat> extends RendererRequest {
  creative: Creative;
  /** Bytes by the ids in the creative; a `Buffer` that was sent before is not sent again. */
  pictures: PictureBytes;
  /** Files to make; each costs time. When empty, the creative is composed and not painted. */
  formats: readonly F[];
}

/** The result of preparing a site's or a person's file, by its use. */
export interface PreparedUses {
  picture: PreparedPicture;
  logo: PreparedLogo;
  colors: PictureColors;
  photo: PreparedOwnPhoto;
}

export interface PrepareRequest<U extends keyof PreparedUses = keyof PreparedUses>
  extends RendererRequest {
  use: U;
  /** May be hostile. */
  bytes: Buffer;
}

export interface PaintRequest extends RendererRequest {
  sheet: Sheet;
}

export interface DrawFailure {
  /** `impossible`: another try would fail, too; after the others it may succeed. */
  kind: "impossible" | "too_slow" | "crashed";
  /** For the log. */
  detail: string;
  /** Number of tries. */
  attempts: number;
}

export type DrawAnswer<F extends FileFormat = never> =
  | { type: "drawn"; drawn: DrawnCreative<F> }
  | { type: "failed"; failure: DrawFailure };

export type PrepareAnswer<U extends keyof PreparedUses> =
  | { type: "prepared"; prepared: PreparedUses[U] | Rejected }
  | { type: "failed"; failure: DrawFailure };

export type PaintAnswer =
  | { type: "painted"; painted: PaintedSheet }
  | { type: "failed"; failure: DrawFailure };

/** Draws in child processes, as many at a time as the machine can run. */
export interface Renderer {
  /**
   * @throws AppError `unavailable` when the queue is full, or the server stops before it is drawn
   * @throws the signal's reason when it is aborted
   */
  draw<F extends FileFormat>(request: DrawRequest<F>): Promise<DrawAnswer<F>>;
  /**
   * Prepares a stranger's file for a creative or reads its colours; says why when it is refused.
   * @throws as `draw`
   */
  prepare<U extends keyof PreparedUses>(request: PrepareRequest<U>): Promise<PrepareAnswer<U>>;
  /**
   * Paints a finished sheet.
   * @throws as `draw`
   */
  paint(request: PaintRequest): Promise<PaintAnswer>;
  /** Refuses waiting requests and gives running ones a moment to finish. */
  close(): Promise<void>;
}
