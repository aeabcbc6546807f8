import type { Element } from "./page.ts";

/** A price with the element that names its product. */
export interface Card {
  /** Names the product; often also has its price and its picture. */
  element: Element;
  /** Has the price. */
  place: Element;
  name: string;
  /** What its sentences tell besides the price, where they tell the price. */
  description?: string | null;
}
