/** A text of an advertisement that can be changed. */
export type AdPart = "title" | "body" | "cta" | "price" | "post" | "adTitle" | "adDescription";

/** What a customer can ask to keep unchanged. */
export type Keepable = "picture" | "layout" | "colors" | "logo" | "price" | "texts";

export type Shade = "light" | "dark" | "vivid" | "soft" | "other";

/** One change that a customer asks for in one advertisement. Colours are `#rrggbb`. */
export type Wish =
  | { kind: "write"; part: AdPart; text: string; before?: string; adds?: true }
  | { kind: "replace"; from: string; to: string }
  | { kind: "remove"; part: "price" | "body" | "hashtags" | "emoji" | "name" }
  | { kind: "hashtags"; tags: string[]; only: boolean }
  /** Shows a fact of the site; not possible if the site does not have it. */
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

export type WishReading =
  /** `undone`: sentences on the parts that no advertisement can have. */
  | { type: "understood"; wishes: Wish[]; keeps: Keepable[]; undone?: string[] }
  /** Only `unknown` is worth asking the language model about. */
  | { type: "unclear"; question: string; because: "missing" | "unknown" | "impossible" };

/** Texts of the advertisement as it is, to tell its own words from requests. */
export interface CurrentTexts {
  texts: readonly string[];
  /** The price in the picture; a typed price without a currency takes its currency. */
  price: string | null;
}
