import type { Wish } from "./wishes.ts";

export interface Proposal {
  /** As it is offered, and as it is sent. */
  words: string;
  wish: Wish;
  /** What the picture must show for it to be about anything. */
  about?: "price" | "photo";
}

/** Changes that people ask for most, in the order in which they are offered. */
export const proposals: readonly Proposal[] = [
  {
    words: "Más grande el precio",
    wish: { kind: "resize", part: "price", bigger: true },
    about: "price",
  },
  { words: "Otro color", wish: { kind: "shade", shade: "other" } },
  { words: "Otra foto", wish: { kind: "picture", choice: "other" }, about: "photo" },
  { words: "Sin logo", wish: { kind: "logo", shown: false } },
  { words: "Texto más corto", wish: { kind: "shorten", part: "all" } },
  { words: "Otro diseño", wish: { kind: "layout" } },
];
