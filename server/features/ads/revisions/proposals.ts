import type { Wish } from "./wishes.ts";

export interface Proposal {
  /** Shown on the button, and sent as the typed words. */
  words: string;
  wish: Wish;
  /** Only proposed if the picture shows this. */
  requires?: "price" | "photo";
}

/** The most frequent changes, in the order in which they are shown. */
export const proposals: readonly Proposal[] = [
  {
    words: "Más grande el precio",
    wish: { kind: "resize", part: "price", bigger: true },
    requires: "price",
  },
  { words: "Otro color", wish: { kind: "shade", shade: "other" } },
  { words: "Otra foto", wish: { kind: "picture", choice: "other" }, requires: "photo" },
  { words: "Sin logo", wish: { kind: "logo", shown: false } },
  { words: "Texto más corto", wish: { kind: "shorten", part: "all" } },
  { words: "Otro diseño", wish: { kind: "layout" } },
];
