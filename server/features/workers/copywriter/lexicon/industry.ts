/** The words of a trade. Texts are templates (see `template.ts`) without claims about one business. */
export interface Industry {
  id: string;
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
