// The drawing process with faults on demand: a headline such as «CRASH» makes it fail, any other is answered at once.
import { existsSync, writeFileSync, writeSync } from "node:fs";
import type { Creative, DrawnCreative } from "#server/features/ads/creatives/creative.ts";
import type { Prepared } from "#server/features/ads/creatives/process/drawing-messages.ts";
import { pipeFd, runDrawingTasks } from "#server/features/ads/creatives/process/drawing-tasks.ts";

// The drawing code is imported on use only: most of these processes just fail.
const signOfPng = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Blocks its thread for ever, as native code can, without using a core. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** A result with the creative's headline, and a PNG that has only its signature. */
function fakeDrawing({ layout, texts }: Creative): DrawnCreative {
  const [width, height] = [1200, 628];
  const line = { role: "headline" as const, x: 0, y: 0, width, height, color: "#000000" };
  const boxes = [{ ...line, text: texts.headline }];
  const set = { width, height, layout, boxes, subject: null, dropped: [], sceneHash: "" };
  return { ...set, png: signOfPng };
}

async function prepare(bytes: Buffer): Promise<Prepared> {
  const fault = bytes.toString("latin1", 0, 5);
  if (fault === "HANG!") hang();
  if (fault === "CRASH") process.kill(process.pid, "SIGSEGV");
  if (fault === "BOGUS") return { picture: { width: 3 } } as never;
  const { preparePicture } = await import(
    "#server/features/ads/creatives/source-pictures/prepare-picture.ts"
  );
  return await preparePicture(bytes);
}

runDrawingTasks({
  prepare: {
    picture: prepare,
    async logo(bytes) {
      const { prepareLogo } = await import(
        "#server/features/ads/creatives/source-pictures/prepare-logo.ts"
      );
      return await prepareLogo(bytes);
    },
    colors: prepare,
    photo: prepare,
  },
  paintSheet: () => Promise.reject(new Error("Only words are drawn here")),
  async drawCreative(creative) {
    const [fault, file] = creative.texts.headline.split(" ", 2);
    if (fault === "HANG") {
      if (file) writeFileSync(file, "");
      hang();
    }
    if (fault === "CRASH") process.kill(process.pid, "SIGSEGV");
    if (fault === "CRASH_ONCE" && !existsSync(file!)) {
      writeFileSync(file!, "");
      process.kill(process.pid, "SIGSEGV");
    }
    if (fault === "NONSENSE") return { png: "none" } as never;
    if (fault === "GIBBERISH") writeSync(pipeFd, "seven bytes and more that are no message");
    if (fault === "GARBLED") writeSync(pipeFd, Buffer.from([0, 0, 0, 4, 1, 2, 3, 4]));
    // Waits until the test creates the file.
    if (fault === "WAIT") {
      while (!existsSync(file!)) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return fakeDrawing(creative) as never;
  },
});
