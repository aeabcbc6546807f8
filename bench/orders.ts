import sharp from "sharp";
import type { Format } from "#server/features/ads/creatives/creative.ts";
import { exampleCreative } from "#server/features/ads/creatives/examples/example-creatives.ts";
import { drawExamplePictures } from "#server/features/ads/creatives/examples/example-pictures.ts";
import { ordinaryExamples } from "#server/features/ads/creatives/examples/ordinary.ts";
import type { DrawRequest } from "#server/features/ads/creatives/renderer.ts";

/** The layouts that show a picture of the product. */
const picturedExamples = ordinaryExamples.filter(({ picture }) => picture);

/** Returns a function that makes one order's pictures to draw, each time with new copies of the bytes. */
export async function createOrders() {
  const drawn = await drawExamplePictures();
  for (const [id, bytes] of drawn.bytes) {
    if (drawn.pictures[id]?.kind === "photo") drawn.bytes.set(id, await asPrepared(bytes));
  }
  let count = 0;
  return (formats: readonly Format[], ads = picturedExamples.length): DrawRequest[] => {
    const pictures = new Map([...drawn.bytes].map(([id, bytes]) => [id, Buffer.from(bytes)]));
    const caller = `order ${++count}`;
    return picturedExamples.slice(0, ads).flatMap((example) =>
      formats.map((format) => {
        const creative = exampleCreative(example, drawn, format);
        const own = onlyOf(example.picture!, example.logo, pictures);
        return { creative, pictures: own, formats: ["png"], caller };
      }),
    );
  };
}

/** Encodes a photo as the product does when it prepares one. */
const asPrepared = (bytes: Buffer) =>
  sharp(bytes).removeAlpha().jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();

const onlyOf = (picture: string, logo: string | undefined, all: ReadonlyMap<string, Buffer>) =>
  new Map([...all].filter(([id]) => id === picture || id === logo));
