import { fold } from "#copywriter/spanish/fold.ts";
import { sentence } from "#copywriter/spanish/sentences.ts";
import { type Ad, isWithin, limits } from "./ad-copy.ts";
import type { Fact } from "./facts/fact.ts";
import { addressed } from "./page/address-forms.ts";
import { isFlawed } from "./page/flaws.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";

/** Texts of a week that are said already, folded: none is said twice. */
export type Said = Set<string>;

export type Texts = Pick<Ad, "primaryText" | "headline" | "description"> & {
  picture: { headline: string; body?: string };
};

export interface TextsInput {
  source: SourceWords;
  fact: Fact;
  /** Asked in the picture and answered by the fact. */
  question: string | null;
  /** What the fact is about. */
  product: ProductWords | undefined;
  /** Another fact that goes with it. */
  support?: Fact;
  /** What the reader is asked to do, in other words each time, `{biz}` for the name. */
  acts: readonly string[];
  said: Said;
}

/** The texts of an advertisement that tells one fact of the page. */
export function textsOfFact(input: TextsInput): Texts {
  const { fact, question, said } = input;
  const large = question ?? fact.short;
  const body = bodyOf(input, large);
  const primaryText = firstFree(primaryTexts(input), limits.primaryText, said);
  const headline = firstFree(titles(input), limits.headline, said);
  const description = firstFree(
    descriptions(input).filter(
      (text) => fold(text) !== fold(headline) && !fold(primaryText).includes(fold(text)),
    ),
    limits.description,
    said,
    "d ",
  );
  for (const text of [primaryText, headline, large]) said.add(fold(text));
  said.add(`d ${fold(description)}`);
  return {
    primaryText,
    headline,
    description,
    picture: { headline: large, ...(body ? { body } : {}) },
  };
}

/** A customer's words, and the business that they are about. */
export function textsOfQuote(input: TextsInput, quote: { text: string; source: string }): Texts {
  const { source, acts, said } = input;
  const biz = source.businessName;
  const told = [`«${quote.text}». ${quote.source}.`, `«${quote.text}».`];
  const primaryText = firstFree(
    // «… en nuestra web. Entra en la web.»
    [
      ...acts
        .filter((act) => !act.includes("web"))
        .map((act) => `${told[0]} ${filled(act, source)}.`),
      ...told,
    ],
    limits.primaryText,
    said,
  );
  const headline = firstFree(
    [`Lo que cuentan de ${biz}`, `${biz}, contado por clientes`, biz],
    limits.headline,
    said,
  );
  const description = firstFree(descriptions(input), limits.description, said, "d ");
  for (const text of [primaryText, headline]) said.add(fold(text));
  said.add(`d ${fold(description)}`);
  return { primaryText, headline, description, picture: { headline: quote.text } };
}

/** The first that fits and is new, else the first that fits. */
function firstFree(texts: readonly string[], max: number, said: Said, key = ""): string {
  const fitting = texts.filter((text) => isWithin(text, max) && text !== "" && !isFlawed(text));
  return fitting.find((text) => !said.has(key + fold(text))) ?? fitting[0] ?? texts.at(-1)!;
}

/** The answer, or the whole of what the large words shorten. */
function bodyOf(
  { fact, question, product, support }: TextsInput,
  large: string,
): string | undefined {
  const candidates = question
    ? [answerOf(fact, product), `${fact.short}.`]
    : fact.topic === "product" && product
      ? [fact.short === product.name ? sentence(product.description ?? "") : `${product.name}.`]
      : [restOf(fact), fact.sentence, support?.sentence ?? ""];
  return candidates.find(
    (text) =>
      text !== "" && isWithin(text, limits.pictureBody) && !repeats(text, large) && !isFlawed(text),
  );
}

/** What the sentence says beyond its beginning, which stands large: «La lista de espera es de cinco meses.» */
function restOf({ sentence: whole, short }: Fact): string {
  // «Trabajamos solos: nada se manda fuera.»
  const end = `: ${short.toLowerCase()}.`;
  if (whole.toLowerCase().endsWith(end)) return sentence(whole.slice(0, -end.length));
  if (!whole.startsWith(short) || whole.length < short.length + 12) return "";
  return sentence(whole.slice(short.length).replace(/^[\s,;:.–—(-]+(?:[ye] (?=\S))?|^ [ye] /, ""));
}

/** The longest first; a price is the whole answer to what something costs. */
function answersOf(fact: Fact, product: ProductWords | undefined, source: SourceWords): string[] {
  const answer = answerOf(fact, product);
  if (fact.topic !== "product") return [answer, sentence(fact.short)];
  const described = product?.description ? [`${answer} ${sentence(product.description)}`] : [];
  return [...described, `${answer.slice(0, -1)}, en ${source.businessName}.`, answer];
}

function answerOf(fact: Fact, product: ProductWords | undefined): string {
  return fact.topic === "product" && product?.price ? sentence(product.price) : fact.sentence;
}

/** Whether one says nothing that the other does not. */
function repeats(text: string, large: string): boolean {
  const known = new Set(fold(large).split(" "));
  const words = fold(text).split(" ");
  return words.filter((word) => !known.has(word)).length < Math.min(3, words.length);
}

function primaryTexts({
  source,
  fact,
  question,
  product,
  support,
  acts,
  said,
}: TextsInput): string[] {
  const free = acts.filter((act) => !said.has(`act ${act}`));
  const ways = free.length > 0 ? free : acts;
  const named = ways.map((act) => filled(act, source));
  const calls = [...named.filter((act) => act.includes(source.businessName)), ...named];
  const tellings = question
    ? answersOf(fact, product, source).map((answer) => `${question} ${answer}`)
    : [
        ...(support ? [`${fact.sentence} ${support.sentence}`] : []),
        ...tellingsOf(fact, product, source),
      ];
  const called = tellings.flatMap((told) => calls.map((call) => `${told} ${call}.`));
  const timesNamed = (text: string) => text.split(source.businessName).length - 1;
  const fitting = called.filter(
    (text) => isWithin(text, limits.primaryText) && timesNamed(text) <= 1,
  );
  // A whole sentence alone before half a one with a call.
  const [first = ""] = tellings;
  const alone = isWithin(first, limits.primaryText) ? [first] : [];
  return [
    ...fitting.filter((text) => text.startsWith(first)),
    ...alone,
    ...fitting,
    ...tellings,
    `${fact.short}.`,
  ];
}

const filled = (template: string, { form, businessName }: SourceWords): string =>
  addressed(template, form).replaceAll("{biz}", businessName);

/** The fact, the longest telling first. */
function tellingsOf(
  fact: Fact,
  product: ProductWords | undefined,
  { businessName, town }: SourceWords,
): string[] {
  const short = sentence(fact.short);
  if (fact.topic !== "product" || !product) {
    const priced = product?.price && !fact.sentence.includes(product.price);
    const led =
      fact.lead && !repeats(fact.sentence, fact.lead)
        ? [`${sentence(fact.lead)} ${fact.sentence}`]
        : [];
    return [
      ...led,
      ...(priced ? [`${fact.sentence} ${product.name}: ${product.price}.`] : []),
      fact.sentence,
      short,
    ];
  }
  const { name, price, before, description } = product;
  const offered = price
    ? [before ? `${name}: antes ${before}, ahora ${price}.` : `${name}: ${price}.`]
    : [`${name}, en ${businessName}.`];
  const told = description ? sentence(description) : null;
  return [
    ...(told ? offered.map((offer) => `${offer} ${told}`) : []),
    ...(before ? offered : []),
    ...(price && town ? [`${name}: ${price}, en ${businessName}, ${town}.`] : []),
    ...(price ? [`${name}: ${price}, en ${businessName}.`] : []),
    ...offered,
  ];
}

function titles({ source, fact, question, product }: TextsInput): string[] {
  const { businessName: biz, town } = source;
  const ofProduct =
    fact.topic === "product" && product
      ? [
          ...(product.price ? [`${product.name}: ${product.price}`] : []),
          `${product.name}, en ${biz}`,
          ...(town ? [`${product.name} en ${town}`] : []),
          product.name,
        ]
      : [];
  return [
    ...ofProduct,
    fact.short,
    ...(fact.lead ? [fact.lead] : []),
    ...(question ? [question] : []),
    ...(town ? [`${biz}, en ${town}`] : []),
    biz,
  ];
}

function descriptions({ source, acts }: TextsInput): string[] {
  const { businessName: biz, town } = source;
  const called = acts.map((act) => filled(act, source));
  return [
    ...(town ? [`En ${town}`] : []),
    biz,
    ...called.filter((call) => !call.includes(biz)),
    ...called,
    "Más en la web",
  ];
}
