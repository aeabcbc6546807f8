import * as z from "zod/mini";
import { type Creative, type DrawnCreative, type FileFormat, formatSizes } from "../creative.ts";
import type { PaintedSheet } from "../draw.ts";
import type { Sheet } from "../scene.ts";
import type { Rejected } from "../source-pictures/decode.ts";
import type { PictureColors } from "../source-pictures/picture-colors.ts";
import type { PreparedLogo } from "../source-pictures/prepare-logo.ts";
import type { PreparedOwnPhoto } from "../source-pictures/prepare-own-photo.ts";
import type { PreparedPicture } from "../source-pictures/prepare-picture.ts";

/** A picture to draw; the process has cached the bytes of earlier messages. */
export interface DrawMessage {
  type: "draw";
  creative: Creative;
  formats: readonly FileFormat[];
  /** The cache key of each picture's bytes, by the picture's id in the creative. */
  keys: ReadonlyMap<string, number>;
  /** Bytes to cache. */
  added: ReadonlyMap<number, Buffer>;
  /** Keys to remove from the cache. */
  dropped: readonly number[];
}

/** A file to prepare. */
export interface PrepareMessage {
  type: "prepare";
  use: "picture" | "logo" | "colors" | "photo";
  bytes: Buffer;
}

/** A finished sheet to paint. */
export interface PaintMessage {
  type: "paint";
  sheet: Sheet;
}

/** A message to a drawing process, sent one at a time. */
export type DrawerRequest = DrawMessage | PrepareMessage | PaintMessage;

/** The result of preparing a file. */
export type Prepared = PreparedPicture | PreparedLogo | PictureColors | PreparedOwnPhoto | Rejected;

const startsWith = (bytes: unknown, sign: string): boolean =>
  Buffer.isBuffer(bytes) && bytes.subarray(0, sign.length).toString("latin1") === sign;

const jpegSign = "\xff\xd8\xff";

function isDrawn(value: unknown): value is DrawnCreative {
  const { width, height, png, webp, sample, thumbnail, boxes, sceneHash } =
    value as Partial<DrawnCreative>;
  return (
    Object.values(formatSizes).some((size) => size.width === width && size.height === height) &&
    (png === undefined || startsWith(png, "\x89PNG\r\n\x1a\n")) &&
    (webp === undefined || startsWith(webp, "RIFF")) &&
    [sample, thumbnail].every((bytes) => bytes === undefined || startsWith(bytes, jpegSign)) &&
    Array.isArray(boxes) &&
    typeof sceneHash === "string"
  );
}

function isPainted(value: unknown): value is PaintedSheet {
  const { png, thumbnail } = value as Partial<PaintedSheet>;
  return startsWith(png, "\x89PNG\r\n\x1a\n") && startsWith(thumbnail, "RIFF");
}

const isColor = (value: unknown) => typeof value === "string" && /^#[\da-f]{6}$/.test(value);

const isFile = (bytes: unknown) =>
  startsWith(bytes, "\x89PNG\r\n\x1a\n") || startsWith(bytes, jpegSign);
const isSized = ({ width, height }: { width?: number; height?: number }) =>
  [width, height].every((side) => Number.isInteger(side) && side! > 0);

function isPrepared(value: unknown): value is Prepared {
  const { picture, logo, bytes, colors, rejected, whole, thumbnail, drawn } = value as Partial<
    PreparedPicture & PreparedLogo & PictureColors & PreparedOwnPhoto & Rejected
  >;
  if (whole !== undefined) {
    const hasFiles = isFile(whole.bytes) && startsWith(thumbnail, "RIFF");
    return hasFiles && isSized(whole) && drawn?.picture !== undefined && isPrepared(drawn);
  }
  if (typeof rejected === "string") return true;
  if (colors !== undefined) {
    return Array.isArray(colors) && colors.length <= 4 && colors.every((one) => isColor(one));
  }
  return isSized(picture ?? logo ?? {}) && isFile(bytes);
}

/** A message of a drawing process: `ready` once, then one answer per message. */
export const drawerAnswer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("drawn"),
    drawn: z.custom<DrawnCreative>((value) => value instanceof Object && isDrawn(value)),
    rssBytes: z.number(),
  }),
  z.object({
    type: z.literal("prepared"),
    prepared: z.custom<Prepared>((value) => value instanceof Object && isPrepared(value)),
    rssBytes: z.number(),
  }),
  z.object({
    type: z.literal("painted"),
    painted: z.custom<PaintedSheet>((value) => value instanceof Object && isPainted(value)),
    rssBytes: z.number(),
  }),
  z.object({ type: z.literal("impossible"), detail: z.string(), rssBytes: z.number() }),
]);
export type DrawerAnswer = z.infer<typeof drawerAnswer>;
