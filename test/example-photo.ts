import sharp from "sharp";

/** A photo as a phone takes it, with its GPS position; its green is in no business's palette. */
export async function examplePhoto({
  width = 1200,
  height = 900,
  lying = false,
}: {
  width?: number;
  height?: number;
  lying?: boolean;
} = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="${width}" height="${height}" preserveAspectRatio="none"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0a9a2a"/><stop offset="1" stop-color="#35d64f"/></linearGradient></defs><rect width="1200" height="900" fill="url(#g)"/><circle cx="600" cy="480" r="260" fill="#f3e2c4"/><path d="M430 480q172-200 344 0" stroke="#7a4a28" stroke-width="40" fill="none"/></svg>`;
  return await sharp(Buffer.from(svg))
    .jpeg({ quality: 88 })
    .withMetadata({
      ...(lying ? { orientation: 6 } : {}),
      exif: {
        IFD0: { Make: "Ejemplo" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1", GPSLongitudeRef: "W" },
      },
    })
    .toBuffer();
}
