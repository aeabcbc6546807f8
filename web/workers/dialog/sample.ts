export interface SampleAnswer {
  text: string;
  /** A deliverable, shown below the text. */
  piece?: { title: string; text: string };
}

/** The scripted talk with one worker. */
export interface Sample {
  /** Shown before the talk has started. */
  opening: string;
  greeting: string;
  /** Pairs of deliverable and how it is made, shown as one line. */
  capabilities: readonly (readonly [string, string])[];
  /** Questions with a button and a fixed answer. */
  questions: readonly { ask: string; answer: SampleAnswer }[];
  /** One of these answers any typed message, chosen at random. */
  replies: readonly [string, string, string, string, string];
}
