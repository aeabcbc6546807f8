// Writes the posts of the Instagram demonstration anew with the local copywriter:
// node scripts/write-instagram.ts
// A test says when they are no longer what it writes. Read them before keeping them: the seeds are
// chosen by hand.
import { writeFile } from "node:fs/promises";
import { writeCopy } from "#server/features/workers/copywriter/copywriter.ts";
import { type DemoContentType, reachOf } from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";
import { bakery } from "./write-examples.ts";

interface Request {
  type: DemoContentType;
  worker: WorkerId;
  contentType: string;
  ask: string;
  seed: string;
  /** Of web/ads/example: the advertisement that goes with it. */
  picture: number;
  today?: string;
  /** Where the words to publish stand, in a piece that is more than a post. */
  parts?: readonly RegExp[];
}

const requests: readonly Request[] = [];

function write({ worker, contentType, ask, seed, today }: Request): string {
  return writeCopy({
    workerId: worker,
    contentType,
    prompt: ask,
    profile: bakery,
    history: [],
    seed,
    today: new Date(`${today ?? "2026-11-20"}T09:00:00Z`),
  });
}
