/** Every trade with words of its own; `general` has those of any. */
export type TradeId =
  | "electrician"
  | "plumber"
  | "carpentry"
  | "laundry"
  | "stationery"
  | "toys"
  | "music"
  | "dance"
  | "painter"
  | "gardener"
  | "pests"
  | "haberdashery"
  | "household"
  | "gifts"
  | "perfumery"
  | "outdoors"
  | "rental"
  | "carers"
  | "shades"
  | "upholstery"
  | "transfers"
  | "coworking"
  | "restaurant"
  | "ecommerce"
  | "saas"
  | "fitness"
  | "beauty"
  | "education"
  | "finance"
  | "healthcare"
  | "real_estate"
  | "automotive"
  | "cafe"
  | "bakery"
  | "hair"
  | "fashion"
  | "jewelry"
  | "florist"
  | "vet"
  | "dental"
  | "psychology"
  | "yoga"
  | "law"
  | "advisory"
  | "architecture"
  | "reforms"
  | "photography"
  | "events"
  | "hotel"
  | "travel"
  | "languages"
  | "nursery"
  | "cleaning"
  | "workshop"
  | "technology"
  | "ngo"
  | "gaming"
  | "bookshop"
  | "funeral"
  | "bicycles"
  | "optician"
  | "crafts"
  | "grocer"
  | "bar"
  | "hardware"
  | "agency"
  | "driving"
  | "locksmith"
  | "pet-shop"
  | "ice-cream"
  | "tattoo"
  | "plants"
  | "removals"
  | "car-wash"
  | "tailor"
  | "general";

/** The words of a trade. Texts are templates (see `template.ts`) without claims about one business. */
export interface Industry {
  id: TradeId;
  label: string;
  /** Folded beginnings of words that name the trade. */
  match: readonly string[];
  /** Imperative and infinitive of what a customer does: «reserva mesa», «reservar mesa». */
  act: string;
  inf: string;
  /** The same for asking before buying: «pide el menú de grupos». */
  lead: string;
  leadInf: string;
  /** What to send in a private message. */
  word: string;
  people: string;
  place: string;
  /** What to talk about when nobody said. */
  thing: string;
  hooks: readonly string[];
  scenes: readonly string[];
  pains: readonly string[];
  asks: readonly string[];
  backs: readonly string[];
  tips: readonly (readonly [string, string])[];
  faqs: readonly (readonly [string, string])[];
  shots: readonly string[];
  /** At most 30 characters each. */
  shorts: readonly string[];
  colors: readonly (readonly [string, string])[];
  tags: readonly string[];
  search: readonly string[];
  /** What is said otherwise where the customers are in Spain: its taxes, papers and flats. */
  spain?: Partial<Omit<Industry, "id" | "match" | "spain" | "region">>;
  /** Set on a trade that speaks as in Spain. */
  region?: "es";
  /** What is true of the thing asked for, when the trade knows it (see `topics.ts`). */
  says?: readonly string[];
  /** Trades where a joke at the customer's worry does harm. */
  sober?: boolean;
  /** A farewell: not even a smile, whatever the tone of the brand. */
  solemn?: boolean;
}
