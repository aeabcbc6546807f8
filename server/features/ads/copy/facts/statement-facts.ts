import { appealOfSentence } from "#copywriter/appeal/appeal.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import { capitalized, sentence } from "#copywriter/spanish/sentences.ts";
import { isWithin, limits } from "../ad-copy.ts";
import type { ProductWords, SourceWords } from "../page/source-words.ts";
import type { Fact, FactTopic } from "./fact.ts";
import { hasVerb } from "./has-verb.ts";
import { ifPromiseIn } from "./if-promise.ts";
import { isRefusal, isTold, isUntold } from "./is-told.ts";
import { claiming, isKicker, labelled, sectionTitle, tells } from "./labels.ts";
import { promiseIn } from "./promise-in.ts";
import { shortForm, standsAlone, titleWordsMax, wordsMax } from "./short-form.ts";
import { isAddress, weighed } from "./worth-of.ts";

/** Told with conditions, which must not be left out. */
const conditional = new Set<FactTopic>([
  "guarantee",
  "returns",
  "shipping",
  "payment",
  "hours",
  "booking",
  "gift",
  "discount",
]);

/** A page's statements that can be told, in its order. */
const toldStatements = ({ says, products, businessName }: SourceWords): Statement[] =>
  says
    .filter((one) => !isUntold(one, products))
    .flatMap(listed)
    .filter((one) => fold(one.text) !== fold(businessName) && !isUntold(one, products));

/** What a page says in its texts, as facts in its order; pure. */
export function statementFacts(source: SourceWords): Fact[] {
  const all = source.says.flatMap(listed);
  const isFree = (one: Statement) => !isUntold(one, source.products);
  const says = all.filter(isFree);
  const claims = new Set<string>();
  return says.flatMap((statement, at): Fact[] => {
    const { under } = statement;
    const next = says[at + 1];
    const promise = isHeading(statement) ? ifPromiseFact(statement, at) : null;
    if (promise) return [promise];
    if (isHeading(statement)) {
      const isName = fold(statement.text) === fold(source.businessName);
      if (isName || isSectionTitle(statement) || !isClaim(statement.text)) return [];
      // A heading and the sentence under it say one thing in two lengths.
      const told = next && !isHeading(next) && next.under === statement.text ? next : undefined;
      const first = told && isTold(told.text) ? told : undefined;
      const more = first ? sentencesAfter(first, all, isFree) : [];
      const facts = headingFact(statement, first, more, at, source);
      if (facts.length > 0) claims.add(statement.text);
      return facts;
    }
    // It was told with its heading.
    if (under !== null && claims.has(under) && says[at - 1]?.text === under) return [];
    const isFirst = all[all.indexOf(statement) - 1]?.under !== under;
    const more = isFirst ? sentencesAfter(statement, all, isFree) : [];
    return sentenceFact(statement, says[at - 1], more, at, source);
  });
}

/** What a section of the page goes on to say after one of its sentences, up to what cannot be told. */
function sentencesAfter(
  first: Statement,
  all: readonly Statement[],
  isFree: (statement: Statement) => boolean,
): string[] {
  const rest = all.slice(all.indexOf(first) + 1);
  const isEnd = (one: Statement) =>
    one.under !== first.under ||
    one.under === null ||
    one.place !== "sentence" ||
    !isFree(one) ||
    // «Se pierde si otra persona mete mano»
    appealOfSentence(one.text, one.under) < goingOn ||
    isAddress(one.text) ||
    // «El más vendido» is a badge, «50 minutos» tells something.
    !(hasVerb(one.text) || /\d/.test(one.text)) ||
    labelled(one.text).label !== null;
  const end = rest.findIndex(isEnd);
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => sentence(text));
}

/** What a section goes on to say must not take back what it said. */
const goingOn = 0.65;

/** As much of a section below its large words as is read in passing. */
const sectionMax = 95;

/** A sentence, and as many of those after it as a picture has room for below the large words. */
function withMore(whole: string, short: string, more: readonly string[]): string {
  const room = sectionMax + (whole.startsWith(short) ? short.length : 0);
  let told = whole;
  for (const next of more) {
    if (!isWithin(`${told} ${next}`, room)) break;
    told = `${told} ${next}`;
  }
  return told;
}

type Statement = SourceWords["says"][number];

const asideMax = 110;

/** Whole sentences that can be told beside another fact, however many words they have; pure. */
export function asideFacts(source: SourceWords): Fact[] {
  const { products, businessName } = source;
  return toldStatements(source).flatMap((one, at): Fact[] => {
    const text = withoutName(one.text, businessName);
    const isWhole =
      !isHeading(one) &&
      isWithin(text, asideMax) &&
      isTold(text) &&
      hasVerb(text) &&
      standsAlone(text) &&
      (one.place !== "answer" || !one.under?.endsWith("?"));
    if (!isWhole) return [];
    const { about: topic, place, under } = one;
    const whole = sentence(text);
    const productIndex = productNamed(text, products);
    return [
      weighed({
        topic,
        sentence: whole,
        short: whole,
        kicker: null,
        question: null,
        productIndex,
        under,
        at,
        place,
      }),
    ];
  });
}

const isHeading = ({ place }: Statement): boolean => place === "heading" || place === "title";

/** Of a page's own long title only its words count: «Lo que salió del mar hoy está en tu plato». */
const isSectionTitle = ({ place, text }: Statement): boolean =>
  sectionTitle.test(fold(text)) && (place !== "title" || text.split(" ").length < 5);

/** «300 m² de parque · Piscina con 12.000 bolas · Zona bebé» is three statements. */
function listed(statement: Statement): Statement[] {
  const dashed = statement.text.split(/\s+[-–—]\s+/);
  const parts = dashed.length > 2 ? dashed : statement.text.split(/\s+(?:[·•|]|\*+)\s+/);
  if (parts.length < 2 || statement.place === "answer") return [statement];
  // «3 muestras por 6 € · te los descontamos» is one.
  if (parts.some((part) => /^\p{Ll}/u.test(part))) {
    const told = parts.map((part) => part.replace(/\.$/, ""));
    return [{ ...statement, text: told.join(", ") }];
  }
  return parts.map((text) => ({
    ...statement,
    place: "bullet",
    text: capitalized(text.trim()),
    about: /\d/.test(text) ? "number" : "other",
  }));
}

/** Says something of the business, and is no mere label of what is under it. */
const isClaim = (heading: string): boolean =>
  hasVerb(heading) ||
  // «1-2 años» heads a list.
  (/\d/.test(heading) && heading.split(" ").length > 2) ||
  claiming.test(fold(heading)) ||
  heading.split(" ").length > 3;

function headingFact(
  heading: Statement,
  told: Statement | undefined,
  more: readonly string[],
  at: number,
  source: SourceWords,
): Fact[] {
  const topic = heading.about === "other" && told ? told.about : heading.about;
  // «Primera visita gratuita, y qué incluye»
  const text = heading.text.replace(/,? y (?:qué|cómo|cuánto|por qué) .*$/u, "");
  const short =
    shortForm(text, !conditional.has(topic), false, heading.place === "title") ??
    shortSentences(text);
  // «Lo que salió del mar, hoy en tu plato» goes on itself.
  const isCut = short !== null && short.length < text.length - 2;
  const whole = sentence((isCut ? undefined : told?.text) ?? text);
  if (!short || !isTold(whole)) return [];
  // Its condition cannot be told whole.
  const isCondition = topic !== "hours" && conditional.has(topic);
  if (told && isCondition && !isWithin(whole, limits.pictureBody)) return [];
  return [
    weighed({
      topic,
      sentence: isCut || !told ? whole : withMore(whole, short, more),
      short,
      kicker: null,
      question: null,
      productIndex: productNamed(`${heading.text} ${whole}`, source.products),
      under: heading.text,
      at,
      place: heading.place,
      isAdded: heading.isAdded,
      ...(heading.place === "title" ? { isTitle: true as const } : {}),
      ...pictureOf(told ?? heading),
    }),
  ];
}

const pictureOf = ({ pictureUrl }: Statement) => (pictureUrl ? { pictureUrl } : {});

function sentenceFact(
  statement: Statement,
  before: Statement | undefined,
  more: readonly string[],
  at: number,
  source: SourceWords,
): Fact[] {
  const { place, under, about: topic } = statement;
  const plain = withoutName(statement.text, source.businessName);
  const promise = ifPromiseFact(statement, at);
  if (promise) return [promise];
  const { label, text: unlabelled } = labelled(plain);
  // «Hermanos: 15 % de descuento» is of nobody else.
  const ownLabel = label && isKicker(label, source) ? label : null;
  const said = label && !ownLabel ? plain : unlabelled;
  // «Sí, desde 10 prendas» answers a question that does not stand there.
  const isAnswer = place === "answer" && under?.endsWith("?");
  const text = isAnswer ? said : capitalized(said.replace(/^(?:Sí,|También|Además,?) /u, ""));
  const whole = sentence(text);
  if (!isTold(whole) || isAddress(text.replace(source.businessName, ""))) return [];
  const question =
    place === "answer" &&
    under &&
    // What follows an answer seldom answers the same.
    before?.under !== under &&
    isQuestion(under, whole) &&
    !sectionTitle.test(fold(under))
      ? under
      : null;
  const found = [ownLabel, under].find((one) => one && isKicker(one, source)) ?? null;
  // «ORO»
  const heading = found && !/\p{Ll}/u.test(found) ? capitalized(found.toLowerCase()) : found;
  const mayTrim = !conditional.has(topic);
  const own = shortForm(text, mayTrim);
  const named = own ?? (heading ? shortForm(text, mayTrim, true) : null) ?? promiseIn(whole);
  // «Sin cargo extra» ends what the sentence before it says.
  const isTail =
    place === "sentence" &&
    before?.place === "sentence" &&
    before.under === under &&
    !hasVerb(text) &&
    !/\d/.test(text) &&
    // «Tercera generación de canteros» ends nothing.
    !["since", "people", "award"].includes(topic) &&
    text.split(" ").length < 5;
  if (isTail || /^\d+ ?%(?: \p{L}+)?$/u.test(text)) return [];
  // A thing without a verb is not told apart from its section: «Tapa de abeto» of which guitar?
  const isOpen = own !== null && place === "sentence" && !hasVerb(text) && !/\d/.test(text);
  const isOfShop = under === null || fold(under).includes(fold(source.businessName));
  if (isOpen && !heading && !isOfShop) return [];
  // «Honorarios» alone is no word to read in passing.
  const isNamed = heading?.includes(" ") && fold(heading) !== fold(source.businessName);
  const large = isNamed && isWithin(whole, limits.pictureBody) ? heading : null;
  const sentenceOwn = named || question ? null : longHeadline(text, under);
  const head = named || sentenceOwn || large || question ? null : headFor(whole, under, source);
  const short = named ?? sentenceOwn ?? large ?? head;
  if ((!short && !question) || isRefusal(short ?? "")) return [];
  const told = named && !question ? withMore(whole, named, more) : whole;
  const isSection = told !== whole;
  // «La piscina: los profesores son 6»: what says so itself is of no label, unless it says more with it.
  const isOwn = own !== null && hasVerb(text) && !isSection && !isBetterUnder(heading, own);
  const kicker =
    heading !== null &&
    head === null &&
    (heading === ownLabel || !isOwn) &&
    short !== heading &&
    !tells(short ?? "", heading)
      ? heading
      : null;
  return [
    weighed({
      topic,
      sentence: told,
      short: short ?? question!,
      kicker,
      question,
      productIndex: productNamed(text, source.products),
      under,
      at,
      place,
      isAdded: statement.isAdded,
      isLabel: short !== null && named === null && sentenceOwn === null,
      isSection,
      ...pictureOf(statement),
    }),
  ];
}

/** Whether art directors would rather read the words below their heading. */
function isBetterUnder(heading: string | null, large: string): boolean {
  return appealOfSentence(large, heading) > appealOfSentence(large) + 0.1;
}

/** «Si necesita tres tornillos, se lleva tres tornillos» has no shorter form, and needs none. */
function longHeadline(text: string, under: string | null): string | null {
  const large = text.replace(/\.$/, "");
  const fits =
    large.split(" ").length <= longWordsMax &&
    isWithin(large, limits.pictureHeadline) &&
    !/[()«»]|[.!?] /.test(large);
  const isStrong = fits && standsAlone(large) && hasVerb(large);
  return isStrong && appealOfSentence(large, under) >= appealing ? large : null;
}
const longWordsMax = 12;

/**
 * What a sentence that has no form in few words stands below: what the shop is and where. Null for one
 * that appeals to nobody.
 */
function headFor(whole: string, under: string | null, source: SourceWords): string | null {
  const { trade, town, businessName } = source;
  // «El galón le queda en $ 79.900»: of what?
  const isPrice = /[€$]|S\//.test(whole);
  const isWhole =
    isWithin(whole, limits.pictureBody) && standsAlone(whole) && hasVerb(whole) && !isPrice;
  if (!isWhole || appealOfSentence(whole, under) < appealing) return null;
  return trade && town ? `${trade} en ${town}` : businessName;
}
const appealing = 2.1;

/** «¿Llega roto?», and what the shop does then. */
function ifPromiseFact({ text, place, under, about, isAdded, ...one }: Statement, at: number) {
  const promise = ifPromiseIn(text);
  if (!promise || !isTold(text)) return null;
  const { question, answer } = promise;
  return weighed({
    topic: about,
    sentence: sentence(text),
    short: question,
    kicker: null,
    question,
    answer,
    productIndex: null,
    under,
    at,
    place,
    isAdded,
    ...(one.pictureUrl ? { pictureUrl: one.pictureUrl } : {}),
  });
}

/** «Subid. Caed. Volved a subir»: a title of a few short sentences. */
const shortSentences = (text: string): string | null =>
  text.split(" ").length <= titleWordsMax &&
  isWithin(text, limits.pictureHeadline) &&
  /\p{L}[.!?] [¿¡]?\p{Lu}/u.test(text) &&
  !/[:;()«»]/.test(text)
    ? text.replace(/\.$/, "")
    : null;

/** «Ferretería Ejemplo, en Puebla, atiende a maestros de obra» without the name that stands beside it. */
function withoutName(text: string, businessName: string): string {
  if (!text.startsWith(businessName)) return text;
  const rest = text
    .slice(businessName.length)
    .replace(/^,? (?:en|de) [^,]{3,30},/u, "")
    .replace(/^[\s,]+/, "");
  return rest.split(" ").length >= 3 && hasVerb(rest.split(" ").slice(0, 2).join(" "))
    ? capitalized(rest)
    : text;
}

/** A question that fits a picture, with an answer that fits below it and behind it. */
const isQuestion = (text: string, answer: string): boolean =>
  /^¿.*\?$/.test(text) &&
  text.split(/\s+/).length <= wordsMax &&
  isWithin(answer, limits.pictureBody) &&
  isWithin(`${text} ${answer}`, limits.primaryText);

/** The product whose whole name the words have. */
function productNamed(text: string, products: readonly ProductWords[]): number | null {
  const words = ` ${fold(text)} `;
  return products.find(({ name }) => words.includes(` ${fold(name)} `))?.index ?? null;
}
