import type { PhotoForDrawing } from "#db/schema-content.ts";

/** The files that are stored of an uploaded photo. */
export interface DecodedPhoto {
  type: "read";
  /** Upright, sRGB, without metadata: a JPEG, or a PNG where parts of it are transparent. */
  photo: { bytes: Buffer; width: number; height: number; extension: "jpg" | "png" };
  /** A small WebP. */
  thumbnail: Buffer;
  /** The image that is placed in drawings: its cut-out subject, or all of it. */
  drawing: { bytes: Buffer; about: PhotoForDrawing };
}

/** Decodes photos outside the server's process. */
export interface PhotoReader {
  /**
   * Does not throw for bad bytes: the answer `refused` says in Spanish what is wrong with them.
   * @throws AppError `unavailable`
   */
  read(bytes: Buffer, caller: string): Promise<DecodedPhoto | { type: "refused"; because: string }>;
}
