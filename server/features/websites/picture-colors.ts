/** Reads a picture's main colours, `#rrggbb`, before the signal aborts; none where that fails. */
export type PictureColorsReader = (picture: {
  url: string;
  bytes: Buffer;
  signal: AbortSignal;
}) => Promise<string[]>;
