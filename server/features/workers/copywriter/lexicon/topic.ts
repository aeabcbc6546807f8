/** One family of what a trade sells, and lines that are true of any such thing. */
export interface Topic {
  /** Folded beginnings of words of the subject. */
  match: readonly string[];
  /** Lines of the trade (folded) that only fit this family. */
  own?: RegExp;
  hooks: readonly string[];
  /** What it does, when it is needed, how one chooses: knowledge, never a promise. */
  says: readonly string[];
  tips?: readonly (readonly [string, string])[];
  /** No jokes around this one, whatever the tone. */
  sober?: boolean;
}

/** By trade. */
export type Topics = Readonly<Record<string, readonly Topic[]>>;
