import type { Industry } from "./industry.ts";

/** What a family says otherwise than its trade: another step to ask for, its own questions and tags. */
type Own = Partial<
  Pick<
    Industry,
    | "lead"
    | "leadInf"
    | "word"
    | "people"
    | "thing"
    | "faqs"
    | "asks"
    | "backs"
    | "shots"
    | "shorts"
    | "tags"
    | "search"
  >
>;

/** One family of what a trade sells, and lines that are true of any such thing. */
export interface Topic extends Own {
  /** Folded beginnings of words of the subject. */
  match: readonly string[];
  /** The words that set its things apart: a line that names one of them is only for that one. All of `match` when absent. */
  apart?: readonly string[];
  /** Folded words of a message that is about this family whatever it calls the thing: «piso en alquiler». */
  asked?: RegExp;
  /** Subjects (folded) whose wearer or reader decides before the thing itself: «pijamas de algodón para bebé». */
  whom?: RegExp;
  /** Subjects (folded) that mean the whole family: no line of it names another thing. */
  whole?: RegExp;
  /** Lines of the trade (folded) that only fit this family. */
  own?: RegExp;
  hooks: readonly string[];
  /** What it does, when it is needed, how one chooses: knowledge, never a promise. */
  says: readonly string[];
  /** What goes wrong without it. */
  pains?: readonly string[];
  /** What a customer does about it, when it is not what the trade says. */
  act?: string;
  inf?: string;
  tips?: readonly (readonly [string, string])[];
  /** No jokes around this one, whatever the tone. */
  sober?: boolean;
}

/** By trade. */
export type Topics = Readonly<Record<string, readonly Topic[]>>;
