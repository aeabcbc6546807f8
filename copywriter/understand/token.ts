/** A piece of the message, with its place in it. */
export interface Token {
  kind: "word" | "number" | "quote" | "link" | "mark" | "sign";
  text: string;
  /** Folded, with abbreviations written out; of a mark, the mark. */
  key: string;
  start: number;
  end: number;
}
