export interface SampleAnswer {
  text: string;
  /** Something made, under what is said of it. */
  piece?: { title: string; text: string };
}

/** The scripted talk with one worker. */
export interface Sample {
  /** Before it begins. */
  opening: string;
  greeting: string;
  /** What is delivered, and how, in two halves of a line. */
  capabilities: readonly (readonly [string, string])[];
  /** What may be asked by a button. */
  questions: readonly { ask: string; answer: SampleAnswer }[];
  /** Any of the five answers whatever is typed. */
  replies: readonly [string, string, string, string, string];
}
