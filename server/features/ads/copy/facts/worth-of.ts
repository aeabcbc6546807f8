import { appealOf } from "#copywriter/appeal/appeal.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import type { SourceWords } from "../page/source-words.ts";
import { anyOf } from "../page/word-patterns.ts";
import type { Fact, FactTopic } from "./fact.ts";
import { hasVerb } from "./has-verb.ts";
import { wordsMax } from "./short-form.ts";

/** A fact before it is weighed. */
export interface Told extends Omit<Fact, "key" | "worth"> {
  place?: SourceWords["says"][number]["place"];
  isAdded?: boolean;
  /** It is told by no more than the heading above it. */
  isLabel?: boolean;
  hasPrice?: boolean;
  /** With what its section goes on to say. */
  isSection?: boolean;
}

/** How much a topic alone makes of a fact. */
const topicWorth: Partial<Record<FactTopic, number>> = {
  guarantee: 3,
  returns: 3,
  shipping: 2,
  booking: 2,
  gift: 3,
  discount: 3,
  since: 3,
  award: 3,
  people: 2,
  number: 2,
  material: 3,
  origin: 3,
  process: 3,
  measure: 1,
  payment: -3,
  hours: -3,
  place: 0,
  product: 2,
  other: 0,
  business: -2,
};

const isLabel = ({ topic, short, sentence: whole }: Told) =>
  topic !== "product" &&
  topic !== "business" &&
  whole.length <= short.length + 2 &&
  short.split(" ").length <= 4 &&
  !/\d/.test(short) &&
  !hasVerb(short);

/** A reason to come, folded. */
const pleasing = anyOf([
  "gratis",
  "gratuit\\w+",
  "sin (?:coste|costo|cargo|gastos|intereses|compromiso|permanencia|esperas)",
  "incluid\\w+",
  "regal\\w+",
  "de por vida",
  "garant\\w+",
  "mismo dia",
  "24 horas",
  "propi[oa]s?",
  "a mano",
  "caser[oa]s?",
  "famili\\w+",
  "generacion\\w*",
  "descuent\\w+",
]);
/** What people must do or may not do, folded. */
const restricting = anyOf([
  "solo (?!\\w+ (?:paciente|perro))",
  "solamente",
  "unicamente",
  "minimo",
  "hay que",
  "deben?",
  "necesit\\w+",
  "avis\\w+",
  "deposit\\w+",
  "senal",
  "anticip\\w+",
  "por favor",
  "se ruega",
  "segun disponibilidad",
]);

/** What people ask before they buy; other questions come after. */
const asked: ReadonlySet<FactTopic> = new Set([
  "shipping",
  "returns",
  "guarantee",
  "booking",
  "discount",
  "gift",
]);
const refusing =
  /\bno (?!hace falta|hay que|necesita|cobr|se paga|tiene coste)|\b(?:solo|salvo|excepto) /;

/** Of an address, folded. */
export const addressStart =
  /^(?:calle|c|av|avda|avenida|plaza|pza|paseo|carretera|camino|jiron|carrera|carrer|colonia|rua|ronda|travesia|glorieta|pasaje|pje|jr|passeig|vereda|ruta|calzada|bulevar|poligono)\b/;

const streetWithin = /\b(?:calle|carretera|avenida|plaza|poligono|jiron)\b.*(?:\d| s n\b)/;
/** Whether it is where the shop is and nothing else. */
export const isAddress = (short: string): boolean =>
  addressStart.test(fold(short)) ||
  // «42200 Almazán», «3, Centro, 72000 Puebla, Pue»
  /^\d{4,6} \p{Lu}/u.test(short) ||
  (/, \d{5} \p{Lu}/u.test(short) && (/^\d/.test(short) || !hasVerb(short))) ||
  (streetWithin.test(fold(short)) && !hasVerb(short));

/** «Surquillo, desde 2004», «Sauce, Canelones, desde 2004». */
const isBareSince = (short: string): boolean =>
  short.split(" ").length <= 3 ||
  (short.split(/,? desde /)[0] ?? "").split(" ").every((word) => /^\p{Lu}/u.test(word));

/** How much of this business alone a fact is; higher is better. */
function worthOf(told: Told): number {
  const { topic, short, sentence: whole, place } = told;
  return (
    (topicWorth[topic] ?? 0) +
    (/\d/.test(short) ? 1.5 : 0) +
    (/\s\p{Lu}\p{Ll}/u.test(short) ? 0.5 : 0) +
    (short.split(" ").length >= 3 ? 0.5 : -0.5) +
    (short.length < whole.length - 2 ? 0.3 : 0) +
    // A section told whole holds together.
    (told.isSection && told.kicker ? 2 : 0) +
    (told.isSection && !/\d/.test(short) && /\d/.test(whole) ? 1.5 : 0) +
    // What the page says first and largest it means most.
    (place === "title" ? 2 : 0) +
    (pleasing.test(fold(whole)) ? 1 : 0) +
    // What the shop does when something goes wrong is what people trust.
    (told.answer ? 4 : 0) -
    (restricting.test(fold(whole)) ? 1.5 : 0) -
    // An answer that refuses something is no reason to come.
    (told.question && !told.answer && !asked.has(topic) ? 4 : 0) -
    (told.question && !told.answer && refusing.test(fold(whole)) ? 4 : 0) -
    // «Material eléctrico»: a label says nothing of the shop.
    (isLabel(told) ? (told.kicker ? 2 : 5) : 0) -
    (told.isLabel ? 4 : 0) -
    // «Surquillo, desde 2004»: what is?
    (topic === "since" && isBareSince(short) ? 6 : 0) -
    (short.split(" ").length > wordsMax && topic !== "review" && place !== "title" ? 1.5 : 0) -
    // «7 días hábiles»: of what?
    (!told.kicker && /^\d+ \p{L}+(?: \p{L}+)?$/u.test(short) && !pleasing.test(fold(short))
      ? 4
      : 0) -
    // An address alone is no reason to come.
    (isAddress(short) ? 7 : 0)
  );
}

/** What art directors would say of the words counts most; a grade is 0 to 3. */
const gradeWorth = 10;
const middleGrade = 1.4;
const rulesShare = 0.4;
const labelCost = 5;
/** What the buyer typed is told. */
const addedWorth = 12;

/** A fact with its worth and key. @param more what else there is of this business in it, as `worthOf` counts */
export function weighed(told: Told, more = 0): Fact {
  const { place, isAdded, isLabel: isBare, isSection, hasPrice, ...rest } = told;
  const { kicker, short, sentence: whole, answer } = told;
  const isProduct = told.topic === "product";
  const below = whole.length > short.length + 1 ? whole : null;
  // A promise is read as the page has it, in one sentence.
  const words = answer ? { large: whole, below: null } : { large: short, below };
  const line = { kicker, ...words, isProduct, hasPrice: hasPrice === true };
  const worth =
    gradeWorth * (appealOf(line) - middleGrade) +
    rulesShare * (worthOf(told) + more) +
    (isAdded ? addedWorth : 0) -
    // «Cordero y cerdo» heads a section and says nothing.
    (isBare ? labelCost : 0);
  return { ...rest, key: fold(whole), worth };
}
