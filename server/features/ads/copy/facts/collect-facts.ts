import { fold, plain } from "#copywriter/spanish/fold.ts";
import { sentence } from "#copywriter/spanish/sentences.ts";
import { type AdBrief, isWithin, limits } from "../ad-copy.ts";
import { hoursInSpanish } from "../page/opening-hours.ts";
import { isOrder } from "../page/planted-orders.ts";
import type { ProductWords, SourceWords } from "../page/source-words.ts";
import type { Fact, FactTopic } from "./fact.ts";
import { hasVerb } from "./has-verb.ts";
import { isTold, isUntold } from "./is-told.ts";
import { shortForm, wordsMax } from "./short-form.ts";
import { statementFacts } from "./statement-facts.ts";
import { withoutRepeats } from "./without-repeats.ts";
import { isAddress, weighed } from "./worth-of.ts";

/** What each of the seven advertisements of a site can be built on, in the page's order; pure. */
export function collectFacts(brief: AdBrief, source: SourceWords): Fact[] {
  const found = [
    ...statementFacts(source).map((fact) => lessIfUntaxed(fact, source)),
    ...markedFacts(brief.site.facts),
    ...source.quotes.map(({ text }) => reviewFact(text)),
    ...source.products.flatMap((product, at) => productFact(product, 500 + at)),
    ...businessFacts(source),
  ];
  // Its name alone is told where nothing else is left.
  return withoutRepeats(found.filter(({ sentence: whole }) => !isNameOnly(whole, source)));
}

const untaxedCost = 6;

/** A price in a sentence does not say that a tax comes on top of all prices of the page. */
function lessIfUntaxed(fact: Fact, { tax }: SourceWords): Fact {
  const isPrice = tax !== null && /[€$]|S\/|euros/.test(fact.sentence);
  const isTaxed = isPrice && fold(fact.sentence).includes(fold(tax.replace("+ ", "")));
  return isPrice && !isTaxed ? { ...fact, worth: fact.worth - untaxedCost } : fact;
}

/** «Casa Ejemplo — desde 1998» at a page's foot. */
function isNameOnly(text: string, { businessName, products, town }: SourceWords): boolean {
  const names = new Set(`${fold(businessName)} ${fold(town ?? "")} en de desde`.split(" "));
  const words = fold(text).split(" ");
  const rest = words.filter((word) => !names.has(word));
  const isProduct = products.some(({ name }) => text.startsWith(name));
  return !isProduct && rest.length <= 1 && words.length - rest.length >= 2;
}

const labels: Record<string, FactTopic> = {
  Valoración: "rating",
  Premio: "award",
  Desde: "since",
  Horario: "hours",
  Servicio: "other",
};

/** Of structured data: «Valoración: 4,8 de 5, 212 opiniones». */
function markedFacts(facts: readonly string[]): Fact[] {
  return facts.flatMap((marked, at): Fact[] => {
    const [, label = "", value = ""] = /^(\p{L}+): (.+)$/u.exec(marked) ?? [];
    const topic = labels[label];
    if (!topic || isOrder(marked)) return [];
    const said = markedText(topic, plain(value));
    return said && isWithin(said, limits.pictureHeadline)
      ? [
          weighed({
            topic,
            sentence: sentence(said),
            short: said,
            kicker: null,
            under: null,
            question: null,
            productIndex: null,
            at: 400 + at,
          }),
        ]
      : [];
  });
}

function markedText(topic: FactTopic, said: string): string | null {
  if (topic === "since") return /^(1[5-9]|20)\d\d/.test(said) ? `Desde ${said.slice(0, 4)}` : null;
  if (topic === "hours") return hoursInSpanish(said);
  if (topic === "rating") return ratingText(said);
  return said.split(" ").length <= wordsMax ? said : null;
}

/** A rating that speaks for the business. */
function ratingText(said: string): string | null {
  const [, value = "", of = "", count = ""] =
    /^([\d,]+) de (\d+), (\d+) opiniones$/.exec(said) ?? [];
  const share = Number(value.replace(",", ".")) / Number(of);
  return share >= 0.8 && share <= 1 ? `${value} de ${of} en ${count} opiniones` : null;
}

/** A customer's words stand whole, however many they are. */
const reviewFact = (text: string): Fact => ({
  key: `review ${fold(text)}`,
  topic: "review",
  sentence: `«${text}».`,
  short: text,
  kicker: null,
  under: null,
  question: null,
  productIndex: null,
  worth: 8,
  at: 450,
});

function productFact(product: ProductWords, at: number): Fact[] {
  const { name, price, description, index, hasPicture, isAdded } = product;
  const said = description && isTold(description) ? sentence(description) : null;
  const whole = said ?? (price ? `${name}: ${price}.` : `${name}.`);
  // What has no price is told by what is done: «Revisamos su régimen cada enero».
  const done = price || !said ? null : shortForm(said, true);
  const isDone = done !== null && done.split(" ").length >= 3 && (hasVerb(done) || /\d/.test(done));
  const isBare = !price && !isDone && !(said && isWithin(said, limits.pictureBody));
  const more =
    (said ? 1.5 : 0) +
    (price ? 0.5 : 0) +
    (hasPicture ? 1 : 0) -
    (isBare && !hasPicture ? 5 : 0) -
    (at - 500) * 0.1;
  const made = weighed(
    {
      topic: "product",
      sentence: whole,
      short: isDone ? done : name,
      kicker: isDone && isWithin(name, limits.pictureKicker) ? name : null,
      under: null,
      question: null,
      productIndex: index,
      at,
      isAdded,
      hasPrice: price !== null,
    },
    more,
  );
  return [{ ...made, key: `product ${fold(name)}` }];
}

/** What is true of any page that has a name; its own sentence about itself says what is sold. */
function businessFacts({ trade, town, description }: SourceWords): Fact[] {
  const plainFact = (short: string, whole: string, at: number, more: number): Fact => {
    return weighed(
      {
        topic: "business",
        sentence: sentence(whole),
        short,
        kicker: null,
        under: null,
        question: null,
        productIndex: null,
        at,
      },
      more,
    );
  };
  const said = { text: description ?? "", place: "sentence", under: null, about: "other" } as const;
  const isOwn =
    description &&
    !isUntold(said, []) &&
    description.split(" ").length >= 5 &&
    !isAddress(description);
  const own =
    isOwn && !/\d{3}|(?:^|,) ?c\//.test(description) ? shortForm(description, true) : null;
  return [
    ...(own ? [plainFact(own, description!, 600, 5)] : []),
    ...(town && trade ? [plainFact(`${trade} en ${town}`, `${trade} en ${town}`, 601, 1)] : []),
  ].filter(({ sentence: whole }) => isTold(whole));
}
