/** A text of an advertisement that a person can name. */
export type Part = "title" | "body" | "cta" | "price" | "post" | "adTitle" | "adDescription";

/** What can be asked to stay as it is. */
export type Keepable = "picture" | "layout" | "colors" | "logo" | "price" | "texts";

export type Shade = "light" | "dark" | "vivid" | "soft" | "other";

/** One change of one advertisement, understood. Colours are `#rrggbb`. */
export type Wish =
  | { kind: "write"; part: Part; text: string; before?: string; adds?: true }
  | { kind: "replace"; from: string; to: string }
  | { kind: "remove"; part: "price" | "body" | "hashtags" | "emoji" | "name" }
  | { kind: "hashtags"; tags: string[]; only: boolean }
  /** What the site itself says, where it says it. */
  | { kind: "show"; what: "price" | "phone" | "address" | "website" }
  | { kind: "resize"; part: "price" | "title" | "logo" | "picture"; bigger: boolean }
  | { kind: "shorten"; part: "title" | "post" | "all" }
  | { kind: "rewrite"; part: "title" | "body" | "post" | "all" }
  | { kind: "capitals"; on: boolean }
  | { kind: "logo"; shown: boolean }
  | { kind: "picture"; choice: PictureChoice }
  | { kind: "layout" }
  | { kind: "font" }
  | { kind: "colors"; hexes: string[] }
  | { kind: "ground"; hex: string }
  | { kind: "shade"; shade: Shade }
  | { kind: "tint"; part: "cta" | "title" | "price"; hex: string };

export type PictureChoice = "other" | "none" | { named: string } | { place: number };

export type Understood =
  /** `undone` says what of it no advertisement can have. */
  | { type: "understood"; wishes: Wish[]; keeps: Keepable[]; undone?: string[] }
  /** `because` is for the language model: it may know better what is not in the grammar. */
  | { type: "unclear"; question: string; because: "missing" | "unknown" | "impossible" };

/** What the advertisement says now: words are looked up there, never trusted. */
export interface WishContext {
  texts: readonly string[];
  /** The picture's, as it is written; its currency is taken over where none was typed. */
  price: string | null;
}
