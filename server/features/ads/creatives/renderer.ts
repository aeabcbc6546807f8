import type { Creative, DrawnCreative, FileFormat } from "./creative.ts";
import type { PaintedSheet } from "./draw.ts";
import type { Pictures } from "./paint.ts";
import type { Rejected } from "./pictures/decode.ts";
import type { PictureColors } from "./pictures/picture-colors.ts";
import type { PreparedLogo } from "./pictures/prepare-logo.ts";
import type { PreparedOwnPhoto } from "./pictures/prepare-own-photo.ts";
import type { PreparedPicture } from "./pictures/prepare-picture.ts";
import type { Sheet } from "./scene.ts";

/** Callers take turns, and one caller's answers come in the order in which it asked. */
interface Asked {
  caller: string;
  /** From the moment at which it is its turn; 20 s when absent. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

export interface DrawRequest<F extends FileFormat = FileFormat> extends Asked {
  creative: Creative;
  /** What it names, by id; the same `Buffer` again is not sent again. */
  pictures: Pictures;
  /** Files to make: only what is needed, each takes its time. None: it is set, and not painted. */
  formats: readonly F[];
}

/** What a file found on a site, or sent by somebody, may become. */
export interface PreparedUses {
  picture: PreparedPicture;
  logo: PreparedLogo;
  colors: PictureColors;
  photo: PreparedOwnPhoto;
}

export interface PrepareRequest<U extends keyof PreparedUses = keyof PreparedUses> extends Asked {
  use: U;
  /** A stranger's. */
  bytes: Buffer;
}

export interface PaintRequest extends Asked {
  sheet: Sheet;
}

export interface DrawFailure {
  /** `impossible`: it cannot be drawn as it is; the others may go well another time. */
  kind: "impossible" | "too_slow" | "crashed";
  /** For the log. */
  detail: string;
  /** How many times it was tried. */
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

/** Draws outside the server's process, as much at a time as the machine bears. */
export interface Renderer {
  /**
   * @throws AppError `unavailable` when too much is waiting, or the server stops before it is drawn
   * @throws the signal's reason when it is aborted
   */
  draw<F extends FileFormat>(request: DrawRequest<F>): Promise<DrawAnswer<F>>;
  /**
   * Makes of a stranger's file what a creative needs, or tells its colours, or says why not.
   * @throws as `draw`
   */
  prepare<U extends keyof PreparedUses>(request: PrepareRequest<U>): Promise<PrepareAnswer<U>>;
  /**
   * Paints what is set already.
   * @throws as `draw`
   */
  paint(request: PaintRequest): Promise<PaintAnswer>;
  /** Finishes what is being drawn if it takes no longer than moments, refuses what waits. */
  close(): Promise<void>;
}
