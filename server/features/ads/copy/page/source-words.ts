import type { Phrase } from "#copywriter/spanish/phrase.ts";
import type { SiteWords } from "../ad-copy.ts";
import type { ActionName } from "../kinds/actions.ts";
import type { AdTrade } from "../kinds/ad-trade.ts";
import type { KindName } from "../kinds/kinds.ts";
import type { AddressForm } from "./address-forms.ts";
import type { PageText } from "./page-text.ts";

/** Something the site sells, ready to stand in a sentence. */
export interface ProductWords {
  /** Among the site's products. */
  index: number;
  /** As a title: «Hogaza de centeno». */
  name: string;
  noun: Phrase;
  /** Its first words, for a hashtag. */
  tag: string;
  /** Exactly as the page has it. */
  price: string | null;
}

/** A site as the local writer needs it: safe, short, in Spanish. */
export interface SourceWords {
  businessName: string;
  town: string | null;
  products: ProductWords[];
  /** Short statements of the page, in Spanish: prizes, rating, years, hours. */
  statements: string[];
  award: string | null;
  hours: string | null;
  /** The page's own sentence about itself, without its stop; null if it is in another language. */
  description: string | null;
  quotes: { text: string; source: string }[];
  form: AddressForm;
  tone: SiteWords["tone"];
  trade: AdTrade;
  /** What the house does, if it is known. */
  house: KindName | undefined;
  /** What to ask the reader to do where the trade is one that has no words here. */
  otherAction: ActionName | undefined;
  sendsParcels: boolean;
  page: PageText;
}
