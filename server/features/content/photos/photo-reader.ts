import type { PhotoForDrawing } from "#db/schema-content.ts";

/** A stranger's bytes made into what is kept of them. */
export interface ReadPhoto {
  type: "read";
  /** Upright, sRGB, without metadata: a JPEG, or a PNG where parts of it are transparent. */
  photo: { bytes: Buffer; width: number; height: number; extension: "jpg" | "png" };
  /** A small WebP of it. */
  thumbnail: Buffer;
  /** What is set into drawings: its thing, or all of it. */
  drawing: { bytes: Buffer; about: PhotoForDrawing };
}

/** Who opens photos, away from the server's process. */
export interface PhotoReader {
  /**
   * Never throws for what is in the bytes: `refused` says in Spanish what is wrong with them.
   * @throws AppError `unavailable`
   */
  read(bytes: Buffer, caller: string): Promise<ReadPhoto | { type: "refused"; because: string }>;
}
