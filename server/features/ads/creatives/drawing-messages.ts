import * as z from "zod/mini";
import { type Creative, type DrawnCreative, type FileFormat, formatSizes } from "./creative.ts";

/** What a drawing process is told, one at a time: it has the pictures it was sent before. */
export interface DrawMessage {
  creative: Creative;
  formats: readonly FileFormat[];
  /** Key of each picture's bytes by the id under which the creative names it. */
  keys: ReadonlyMap<string, number>;
  /** Bytes to keep. */
  added: ReadonlyMap<number, Buffer>;
  /** Keys of bytes to forget. */
  dropped: readonly number[];
}

const startsWith = (bytes: unknown, sign: string): boolean =>
  Buffer.isBuffer(bytes) && bytes.subarray(0, sign.length).toString("latin1") === sign;

function isDrawn(value: unknown): value is DrawnCreative {
  const { width, height, png, webp, boxes } = value as Partial<DrawnCreative>;
  return (
    Object.values(formatSizes).some((size) => size.width === width && size.height === height) &&
    (png === undefined || startsWith(png, "\x89PNG\r\n\x1a\n")) &&
    (webp === undefined || startsWith(webp, "RIFF")) &&
    Array.isArray(boxes)
  );
}

/** What it says: `ready` once, then one answer to each message. */
export const drawerMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("drawn"),
    drawn: z.custom<DrawnCreative>((value) => value instanceof Object && isDrawn(value)),
    rssBytes: z.number(),
  }),
  z.object({ type: z.literal("impossible"), detail: z.string(), rssBytes: z.number() }),
]);
export type DrawerMessage = z.infer<typeof drawerMessage>;
