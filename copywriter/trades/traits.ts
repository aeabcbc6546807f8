/** What is true of a trade whatever its name; lines ask for them. */
export const traits = [
  /** Something to eat or drink. */
  "edible",
  /** Things that are bought and taken home. */
  "goods",
  /** Made one by one, by hand. */
  "craft",
  /** Work done for somebody. */
  "service",
  /** Done at the customer's home or site. */
  "at-home",
  /** By appointment. */
  "bookable",
  /** Taught: lessons, courses, workshops. */
  "taught",
  /** Played, visited, enjoyed with others: escape rooms, tours, boat trips. */
  "leisure",
  /** Lent or rented. */
  "rental",
  /** A place to sleep: hotels, rural houses, dog hotels. */
  "lodging",
  /** Weddings, parties, company events. */
  "events",
  /** Health and body: nothing is promised. */
  "care",
  /** Looks: hair, nails, skin, clothes. */
  "looks",
  "pets",
  "children",
  "vehicles",
  "homes",
  "plants",
  /** Software and things done on a screen. */
  "digital",
  /** Law, taxes, papers, money. */
  "papers",
  "repairs",
  /** A joke at the customer's worry does harm. */
  "sober",
  /** A farewell: not even a smile. */
  "solemn",
] as const;
export type Trait = (typeof traits)[number];
