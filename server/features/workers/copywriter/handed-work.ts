import type { WorkerId } from "#shared/workers.ts";

/** What is asked of a colleague: the fields of a hand-off that the conversation does not give. */
export interface Work {
  /** One of the colleague's kinds. */
  kind: string;
  /** Else it is about what the conversation is about, unless it is `ofHouse`. */
  about?: string;
  ofHouse?: true;
  count?: number;
  goal?: string;
  note?: string;
}

export type Job = readonly [WorkerId, Work];
