import type { ActionName } from "../actions.ts";
import type { SiteWords } from "../ad-copy.ts";
import type { AddressForm } from "./address-forms.ts";
import type { PageText } from "./page-text.ts";

/** Something the site sells, as its page names it. */
export interface ProductWords {
  /** Among the site's products. */
  index: number;
  /** As a title: «Hogaza de centeno». */
  name: string;
  /** Its first words, for a hashtag; null where one word says too little. */
  tag: string | null;
  /** Exactly as the page has it; `before` is the crossed-out one. */
  price: string | null;
  before: string | null;
  /** Whole sentences of the page about it, in Spanish. */
  description: string | null;
  hasPicture: boolean;
  /** Typed by the buyer, who wants it told. */
  isAdded: boolean;
}

/** A site as the local writer needs it: safe, short, in Spanish. */
export interface SourceWords {
  businessName: string;
  town: string | null;
  products: ProductWords[];
  /** Safe statements in Spanish and in the site's own form of address, in the page's order. */
  says: NonNullable<SiteWords["says"]>;
  /** The page's own sentence about itself, without its stop; null if it is in another language. */
  description: string | null;
  quotes: { text: string; source: string }[];
  form: AddressForm;
  /** The page speaks to nobody: neither do its advertisements. */
  isVoiceless: boolean;
  tone: SiteWords["tone"];
  tradeId: string;
  /** Of the trade, where the title names it and nothing else. */
  tags: readonly string[];
  /** What the page is about, for hashtags: its most told nouns, the first with its town. */
  topics: readonly string[];
  action: ActionName;
  /** Words on the page's own buttons that fit the action, at most 24 graphemes each. */
  ownCalls: string[];
  page: PageText;
}
