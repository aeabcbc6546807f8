import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";

/**
 * What a reply is asked for, as plain JSON: the local copywriter writes from it. Language models
 * get the same in words (prompt.ts).
 */
export type Brief = {
  workerId: string;
  /** `chat` or one of the worker's deliverables. */
  contentType: string;
  /** What the person typed. */
  prompt: string;
  /** What was handed on, as data; the prompt then says it in a sentence. */
  handoff: HandoffFields | null;
  /** null before the wizard is finished. */
  profile: BusinessFacts | null;
  project: { name: string; description: string; type: string } | null;
  /** What was said before the prompt, oldest first, trimmed. */
  history: { role: "user" | "worker"; content: string }[];
  /** Same seed and brief, same text. */
  seed: string;
  /** The person's day, `2026-11-20`. */
  today: string;
};
