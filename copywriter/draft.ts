import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";
import type { Job } from "./job.ts";

/** What a deliverable writes; `reply.ts` puts the worker's words around it. */
export interface Draft {
  /** After `## `. */
  title: string;
  /** Markdown. Only what is published, sent or followed. */
  body: string;
  /** For the owner, before the piece: what is missing or could not be done. */
  note?: string;
  /** For «Por qué está escrito así»: only what is true of this text. */
  reasons?: readonly string[];
  /** What Mel hands on. */
  handoffs?: readonly { workerId: WorkerId; fields: HandoffFields }[];
}

/** One kind of piece. One file each, in `deliverables/`. */
export interface Deliverable {
  /** Of shared/workers.ts. */
  id: string;
  /** Said to a language model: parts and limits, in Spanish. */
  rule: string;
  /** The owner's sentences alone are one, too: a post, but no mail and no plan. */
  mayBeBare?: true;
  write(job: Job): Draft;
}
