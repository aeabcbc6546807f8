import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";

/** Enough for a phone's photo. */
export const photoBytesMax = 10_000_000;
/** Per account. */
export const photosMax = 200;
export const photoMediaTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const photoNameMax = 120;

export const photoMessages = {
  tooLarge: "Esta foto pesa más de 10 MB. Prueba con una más ligera.",
  notOne: "Esto no es una foto PNG, JPEG ni WebP. Prueba con otra.",
  heic: "Es una foto HEIC, que aquí no se puede abrir. Guárdala o compártela como JPEG.",
  none: "Elige una foto",
} as const;

/** A user's photo. Its URLs are signed again for each answer. */
export const photo = z.object({
  id,
  /** The uploaded file's name. */
  name: z.string(),
  url: z.string(),
  /** A small WebP. */
  thumbnailUrl: z.string(),
  /** Like `url`, as a download with a file name. */
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
    "Upload a photo as the raw request body. It is rotated upright, downsized and stripped of metadata; a duplicate returns the existing photo",
  query: z.strictObject({ name: z._default(text({ max: photoNameMax }), "") }),
  upload: {
    field: "photo",
    maxBytes: photoBytesMax,
    mediaTypes: photoMediaTypes,
    messages: {
      tooLarge: photoMessages.tooLarge,
      wrongType: photoMessages.notOne,
      none: photoMessages.none,
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
  summary: "List the user's photos, newest first",
  query: z.strictObject(pageQuery),
  output: z.array(photo),
  paginated: true,
});

export const readPhoto = endpoint({
  method: "GET",
  path: "/api/photos/{photoId}",
  access: "user",
  summary: "Read one of the user's photos",
  params: photoIdParam,
  output: photo,
  errors: ["not_found"],
});

export const deletePhoto = endpoint({
  method: "DELETE",
  path: "/api/photos/{photoId}",
  access: "user",
  summary: "Delete a photo; it can be restored for 10 minutes. Pictures made with it stay",
  params: photoIdParam,
  output: z.object({ message: z.string() }),
  errors: ["not_found"],
});

export const restorePhoto = endpoint({
  method: "POST",
  path: "/api/photos/{photoId}/restore",
  access: "user",
  summary: "Restore a photo that was deleted less than 10 minutes ago",
  params: photoIdParam,
  output: photo,
  errors: ["not_found", "conflict"],
});
