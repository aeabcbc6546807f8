import { AppError } from "#server/platform/errors.ts";
import type { Log } from "#server/platform/log.ts";
import type { Renderer } from "../creatives/renderer.ts";

const deadlineMs = 4_000;

/**
 * The colours of a picture found on a site, `#rrggbb`, at most four; none when time runs out. Read in
 * a drawing process, because native code decodes a stranger's bytes.
 */
export async function readSiteColors(
  { renderer, log }: { renderer: Pick<Renderer, "prepare">; log: Log },
  { url, bytes, signal }: { url: string; bytes: Buffer; signal: AbortSignal },
): Promise<string[]> {
  try {
    const read = await renderer.prepare({ use: "colors", bytes, caller: url, deadlineMs, signal });
    if (read.type === "failed") {
      log.warn({ url, ...read.failure }, "The colours of a picture could not be read");
      return [];
    }
    return "rejected" in read.prepared ? [] : read.prepared.colors;
  } catch (error) {
    // Time ran out, or the renderer's queue is full.
    if (signal.aborted || error instanceof AppError) return [];
    throw error;
  }
}
