import type { Llm } from "#server/external/llm.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { OpenStreams } from "#server/platform/http/open-streams.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { LiveReplies } from "./live-replies.ts";
import type { SubjectNamed } from "./name-conversation.ts";
import type { PictureMaker } from "./picture-maker.ts";

/** What writing replies needs beyond the platform. */
export interface ChatDeps extends Platform {
  llm: Llm;
  liveReplies: LiveReplies;
  /** Those who follow a reply that has begun before. */
  replyStreams: OpenStreams;
  files: Files;
  pictures: PictureMaker;
  subjectNamed: SubjectNamed;
}
