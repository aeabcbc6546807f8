import type { Llm } from "#server/external/llm.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { LiveReplies } from "./live-replies.ts";
import type { PictureMaker } from "./picture-maker.ts";

/** What writing replies needs beyond the platform. */
export interface ChatDeps extends Platform {
  llm: Llm;
  liveReplies: LiveReplies;
  files: Files;
  pictures: PictureMaker;
}
