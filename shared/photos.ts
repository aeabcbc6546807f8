import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";

/** As much as a phone's photo has. */
export const photoBytesMax = 10_000_000;
/** Of one account. */
export const photosMax = 200;
export const photoMediaTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const photoNameMax = 120;

export const photoWords = {
  tooLarge: "Esta foto pesa más de 10 MB. Prueba con una más ligera.",
  notOne: "Esto no es una foto PNG, JPEG ni WebP. Prueba con otra.",
  heic: "Es una foto HEIC, que aquí no se puede abrir. Guárdala o compártela como JPEG.",
  none: "Elige una foto",
} as const;

/** A photo of the person's own; its addresses are signed anew at each reading. */
export const photo = z.object({
  id,
  /** As its file was called. */
  name: z.string(),
  url: z.string(),
  /** A small WebP of it. */
  thumbnailUrl: z.string(),
  /** The same, saved under a name. */
  downloadUrl: z.string(),
  width: z.int(),
  height: z.int(),
  createdAt: instant,
});
export type Photo = z.output<typeof photo>;

const photoIdParam = z.strictObject({ photoId: id });

export const addPhoto = endpoint({
  method: "POST",
  path: "/api/photos",
  access: "user",
  summary:
    "Keep a photo: its bytes are the body. Turned upright, made small and without its metadata; the same one again is the one that is there",
  query: z.strictObject({ name: z._default(text({ max: photoNameMax }), "") }),
  upload: {
    field: "photo",
    maxBytes: photoBytesMax,
    mediaTypes: photoMediaTypes,
    messages: {
      tooLarge: photoWords.tooLarge,
      wrongType: photoWords.notOne,
      none: photoWords.none,
    },
  },
  output: photo,
  status: 201,
  errors: ["conflict", "unavailable"],
});

export const listPhotos = endpoint({
  method: "GET",
  path: "/api/photos",
  access: "user",
  summary: "Photos of one's own, newest first",
  query: z.strictObject(pageQuery),
  output: z.array(photo),
  paginated: true,
});

export const readPhoto = endpoint({
  method: "GET",
  path: "/api/photos/{photoId}",
  access: "user",
  summary: "One photo of one's own",
  params: photoIdParam,
  output: photo,
  errors: ["not_found"],
});

export const deletePhoto = endpoint({
  method: "DELETE",
  path: "/api/photos/{photoId}",
  access: "user",
  summary: "Delete a photo; for 10 minutes it can be restored. What was drawn with it stays",
  params: photoIdParam,
  output: z.object({ message: z.string() }),
  errors: ["not_found"],
});

export const restorePhoto = endpoint({
  method: "POST",
  path: "/api/photos/{photoId}/restore",
  access: "user",
  summary: "Bring back a photo that was deleted less than 10 minutes ago",
  params: photoIdParam,
  output: photo,
  errors: ["not_found", "conflict"],
});
