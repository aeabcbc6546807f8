/** Reads a picture's main colours as `#rrggbb`; an empty list when that fails or the signal aborts. */
export type PictureColorsReader = (picture: {
  url: string;
  bytes: Buffer;
  signal: AbortSignal;
}) => Promise<string[]>;
