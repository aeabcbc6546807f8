import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import { photoBytesMax, photoMediaTypes, photoMessages } from "./photos.ts";

/** A buyer's own picture for the ads of one analysis. Its URL is signed again for each answer. */
export const ownPicture = z.object({
  id,
  /** A small WebP. */
  thumbnailUrl: z.string(),
  /** Of the thumbnail's whole picture, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type OwnPicture = z.output<typeof ownPicture>;

const ofAnalysis = z.strictObject({ analysisId: id });

export const addOwnPicture = endpoint({
  method: "POST",
  path: "/api/analyses/{analysisId}/pictures",
  access: "public",
  summary:
    "Upload a picture for the ads of an analysis as the raw request body. It is rotated upright, downsized and stripped of metadata; a duplicate returns the existing picture",
  params: ofAnalysis,
  upload: {
    field: "picture",
    maxBytes: photoBytesMax,
    mediaTypes: photoMediaTypes,
    messages: {
      tooLarge: photoMessages.tooLarge,
      wrongType: photoMessages.notOne,
      none: photoMessages.none,
    },
  },
  output: ownPicture,
  status: 201,
  errors: ["not_found", "conflict", "unavailable"],
});

export const listOwnPictures = endpoint({
  method: "GET",
  path: "/api/analyses/{analysisId}/pictures",
  access: "public",
  summary: "List the uploaded pictures of an analysis, oldest first",
  params: ofAnalysis,
  output: z.array(ownPicture),
  errors: ["not_found"],
});

export const deleteOwnPicture = endpoint({
  method: "DELETE",
  path: "/api/analyses/{analysisId}/pictures/{pictureId}",
  access: "public",
  summary: "Delete an uploaded picture of an analysis; orders that have it keep it",
  params: z.strictObject({ analysisId: id, pictureId: id }),
  output: z.object({ message: z.string() }),
  errors: ["not_found"],
});
