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
  /** Its name or noun, for a hashtag; null where that says too little. */
  tag: string | null;
  /** Exactly as the page has it; `before` is the crossed-out one. */
  price: string | null;
  before: string | null;
  /** What holds for this price: «sin la tela». */
  note: string | null;
  /** What it is one of, as a heading of the page says: «Ceviches». */
  group: string | null;
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
  /** Street and number, with their town where the page has it: «calle Ejemplo 31, Valencia». */
  place: string | null;
  phone: string | null;
  /** The number that is written to: it may be the telephone's. */
  whatsapp: string | null;
  /** When it is open, in one line without a stop: «De lunes a viernes, de 9:00 a 20:00». */
  hours: string | null;
  /** What holds for all prices: «IVA no incluido». */
  priceNote: string | null;
  /** What comes on top of all prices: «+ IVA». */
  tax: string | null;
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
  /** What the shop is: «Panadería». */
  trade: string | null;
  /** What the shop is and where, for hashtags: «Panadería Soria». */
  tags: readonly string[];
  action: ActionName;
  /** Words on the page's own buttons, at most 24 graphemes each. */
  calls: string[];
  /** Those of them that fit the action, at most 24 graphemes each. */
  ownCalls: string[];
  page: PageText;
}
