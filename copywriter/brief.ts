import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";

/** What a reply is written from. */
export interface Brief {
  workerId: WorkerId;
  /** "chat" or a deliverable id of shared/workers.ts. */
  contentType: string;
  /** As typed; may be hostile. */
  prompt: string;
  /** The fields of a hand-off; the prompt then only repeats them in a sentence. */
  handoff?: HandoffFields | null;
  /** null before onboarding. */
  profile: BusinessFacts | null;
  /** Oldest first, without the prompt. */
  history: readonly { role: "user" | "worker"; content: string }[];
  /** The same brief with the same seed gives the same text. */
  seed: string;
  /** For dates, feasts and calendars; read in UTC. */
  today: Date;
}
