import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { oneOf, text } from "./fields.ts";

/** The shapes in which a picture is drawn, as people choose them. */
export const pictureFormats = [
  { id: "square", label: "Cuadrada", use: "Instagram y Facebook", width: 1080, height: 1080 },
  { id: "portrait", label: "Vertical 4:5", use: "Instagram", width: 1080, height: 1350 },
  { id: "story", label: "Historia 9:16", use: "Historias y estados", width: 1080, height: 1920 },
  { id: "wide", label: "Horizontal", use: "Facebook y enlaces", width: 1200, height: 628 },
] as const;
export const pictureFormatIds = ["square", "portrait", "story", "wide"] as const;
export type PictureFormat = (typeof pictureFormatIds)[number];
export const pictureFormat = oneOf(pictureFormatIds, "Elige un formato de la lista");

/** A picture as a person gets it; its addresses are signed anew at each reading. */
export const picture = z.object({
  /** Shown; good for twelve hours. */
  url: z.string(),
  /** A small WebP of it; the picture itself where none was kept. */
  thumbnailUrl: z.string(),
  /** The same, saved under a name. */
  downloadUrl: z.string(),
  format: z.enum(pictureFormatIds),
  width: z.int(),
  height: z.int(),
  /** What it says and shows, in Spanish. */
  alt: z.string(),
  /** A photo made by a model is part of it. */
  generated: z.boolean(),
});
export type Picture = z.output<typeof picture>;

const aspectRatios = ["1:1", "4:5", "9:16", "16:9"] as const;

/** The shape that comes nearest to an aspect ratio. */
export const formatOfRatio: Record<(typeof aspectRatios)[number], PictureFormat> = {
  "1:1": "square",
  "4:5": "portrait",
  "9:16": "story",
  "16:9": "wide",
};

export const generateImage = endpoint({
  method: "POST",
  path: "/api/generate-image",
  access: "public",
  summary:
    "A picture from a sentence: drawn here, or by the configured model for who pays a plan (5 credits); `fallbackText` when it cannot be drawn now",
  body: z.strictObject({
    prompt: text({
      min: 3,
      max: 600,
      short: "Describe la imagen que quieres",
      long: "Descríbela en 600 caracteres como máximo",
    }),
    /** What stands large in it; taken from the prompt without it. */
    one_line_summary: z._default(text({ max: 160 }), ""),
    aspect_ratio: z._default(oneOf(aspectRatios, "Elige una proporción de la lista"), "16:9"),
  }),
  output: z.union([z.object({ imageUrl: z.string() }), z.object({ fallbackText: z.string() })]),
});
