// The drawing program, but for headlines that are orders to fail.
import { existsSync, writeFileSync, writeSync } from "node:fs";
import { createDrawer } from "#server/features/ads/creatives/draw.ts";
import { prepareLogo } from "#server/features/ads/creatives/pictures/prepare-logo.ts";
import { preparePicture } from "#server/features/ads/creatives/pictures/prepare-picture.ts";
import { answerDrawings, pipeFd } from "#server/features/ads/creatives/process/answer-drawings.ts";
import type { Prepared } from "#server/features/ads/creatives/process/drawing-messages.ts";

const { drawCreative } = await createDrawer();

async function prepare(bytes: Buffer): Promise<Prepared> {
  const order = bytes.toString("latin1", 0, 5);
  if (order === "HANG!") for (;;);
  if (order === "CRASH") process.kill(process.pid, "SIGSEGV");
  if (order === "BOGUS") return { picture: { width: 3 } } as never;
  return await preparePicture(bytes);
}

answerDrawings({
  prepare: { picture: prepare, logo: prepareLogo },
  async drawCreative(creative, pictures, formats) {
    const [order, file] = creative.texts.headline.split(" ", 2);
    if (order === "HANG") {
      if (file) writeFileSync(file, "");
      for (;;);
    }
    if (order === "CRASH") process.kill(process.pid, "SIGSEGV");
    if (order === "CRASH_ONCE" && !existsSync(file!)) {
      writeFileSync(file!, "");
      process.kill(process.pid, "SIGSEGV");
    }
    if (order === "NONSENSE") return { png: "none" } as never;
    if (order === "GIBBERISH") writeSync(pipeFd, "seven bytes and more that are no message");
    if (order === "GARBLED") writeSync(pipeFd, Buffer.from([0, 0, 0, 4, 1, 2, 3, 4]));
    // Until somebody makes the file.
    if (order === "WAIT") {
      while (!existsSync(file!)) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return await drawCreative(creative, pictures, formats);
  },
});
