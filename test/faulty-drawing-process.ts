// The drawing program, but for headlines that are orders to fail; words alone are drawn in no time.
import { existsSync, writeFileSync, writeSync } from "node:fs";
import type { Creative, DrawnCreative } from "#server/features/ads/creatives/creative.ts";
import { answerDrawings, pipeFd } from "#server/features/ads/creatives/process/answer-drawings.ts";
import type { Prepared } from "#server/features/ads/creatives/process/drawing-messages.ts";

// What draws is loaded by whoever needs it: most of these processes only live to fail.
const signOfPng = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Holds its thread for ever, as native code can; a loop would hold a core as well. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** As if it were drawn: what it says, in a file that is none. */
function asIfDrawn({ layout, texts }: Creative): DrawnCreative {
  const [width, height] = [1200, 628];
  const line = { role: "headline" as const, x: 0, y: 0, width, height, color: "#000000" };
  const boxes = [{ ...line, text: texts.headline }];
  const set = { width, height, layout, boxes, subject: null, dropped: [], sceneHash: "" };
  return { ...set, png: signOfPng };
}

async function prepare(bytes: Buffer): Promise<Prepared> {
  const order = bytes.toString("latin1", 0, 5);
  if (order === "HANG!") hang();
  if (order === "CRASH") process.kill(process.pid, "SIGSEGV");
  if (order === "BOGUS") return { picture: { width: 3 } } as never;
  const { preparePicture } = await import(
    "#server/features/ads/creatives/pictures/prepare-picture.ts"
  );
  return await preparePicture(bytes);
}

answerDrawings({
  prepare: {
    picture: prepare,
    async logo(bytes) {
      const { prepareLogo } = await import(
        "#server/features/ads/creatives/pictures/prepare-logo.ts"
      );
      return await prepareLogo(bytes);
    },
    colors: prepare,
    photo: prepare,
  },
  paintSheet: () => Promise.reject(new Error("Only words are drawn here")),
  async drawCreative(creative) {
    const [order, file] = creative.texts.headline.split(" ", 2);
    if (order === "HANG") {
      if (file) writeFileSync(file, "");
      hang();
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
    return asIfDrawn(creative) as never;
  },
});
