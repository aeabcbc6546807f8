import { fold, plain } from "#copywriter/spanish/fold.ts";
import { sentence } from "#copywriter/spanish/sentences.ts";
import { type AdBrief, isWithin, limits } from "../ad-copy.ts";
import { hoursInSpanish } from "../page/opening-hours.ts";
import { isOrder } from "../page/planted-orders.ts";
import type { ProductWords, SourceWords } from "../page/source-words.ts";
import { anyOf, startOf } from "../page/word-patterns.ts";
import type { Fact, FactTopic } from "./fact.ts";
import { hasVerb } from "./has-verb.ts";
import { shortForm, standsAlone, wordsMax } from "./short-form.ts";
import { withoutRepeats } from "./without-repeats.ts";
import { type Told, worthOf } from "./worth-of.ts";

const sentenceMax = 200;

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

/** Titles of a section that say nothing by themselves. */
const sectionTitle = startOf([
  "por que",
  "como (?:funciona|trabajamos|lo hacemos|comprar)",
  "nuestr\\w+",
  "sobre",
  "bienvenid\\w+",
  "(?:a )?quien(?:es)?",
  "que hacemos",
  "conoce",
  "descubre",
  "contact\\w+",
  "(?:de )?donde",
  "lo hacemos",
  "hazlo",
  "aprende",
  "gracias",
  "horari\\w+",
  "servicios?",
  "preguntas",
  "ventajas",
  "lo que",
  "todo lo que",
  "mas",
]);

/** What each of the seven advertisements of a site can be built on, in the page's order; pure. */
export function collectFacts(brief: AdBrief, source: SourceWords): Fact[] {
  const found = [
    ...statementFacts(source),
    ...markedFacts(brief.site.facts),
    ...source.quotes.map(({ text }) => reviewFact(text)),
    ...source.products.flatMap((product, at) => productFact(product, 500 + at)),
    ...businessFacts(source),
  ];
  return withoutRepeats(found);
}

function statementFacts({ says: all, products }: SourceWords): Fact[] {
  const says = all.filter(
    (one) => !isOtherwiseTold(one, products) && !isAgainst.test(fold(one.text)),
  );
  const headings = new Set(
    says.filter(({ place }) => place === "heading" || place === "title").map(({ text }) => text),
  );
  return says.flatMap((statement, at): Fact[] => {
    const { place, under, about } = statement;
    const text = withoutLabel(statement.text);
    const next = says[at + 1];
    const isHeading = place === "heading" || place === "title";
    // A heading and the sentence under it say one thing in two lengths.
    const told =
      isHeading && next && next.place !== "heading" && next.under === text && isTold(next.text)
        ? next
        : undefined;
    if (isHeading && sectionTitle.test(fold(text))) return [];
    const isTitled = !isHeading && under !== null && headings.has(under) && at > 0;
    // It was told with its heading.
    if (isTitled && says[at - 1]!.text === under && !sectionTitle.test(fold(under))) return [];
    const topic = about === "other" && told ? told.about : about;
    const mayTrim = !conditional.has(topic);
    const whole = sentence(told?.text ?? text);
    const question =
      place === "answer" &&
      under &&
      // What follows an answer seldom answers the same.
      says[at - 1]?.under !== under &&
      isQuestion(under, whole) &&
      !sectionTitle.test(fold(under))
        ? under
        : null;
    // «Si no abre, se la repetimos» is told under its heading, «Duplicado de llaves».
    const leans = !isHeading && !standsAlone(text);
    const own = shortForm(text, mayTrim);
    // «Si no abre, se la repetimos» is told under its heading, «Duplicado de llaves»; what is long, too.
    const isThing = place === "sentence" && !hasVerb(text) && !/\d/.test(text);
    const isLost = leans || (!isHeading && (own === null || isThing));
    const heading = isLost && under ? shortHeading(under) : null;
    const shortOfTold = told ? shortForm(told.text, mayTrim) : null;
    // «Garantía y devoluciones» says less than the sentence under it.
    const isBare = told !== undefined && !hasVerb(text) && !/\d/.test(text);
    const short = heading ?? (isBare ? (shortOfTold ?? own) : (own ?? shortOfTold));
    if (!isTold(whole) || (!short && !question) || (!question && leans && !heading)) return [];
    // Its condition cannot be told whole, and what is left is a label.
    if (isBare && short === own && !isWithin(whole, limits.pictureBody)) return [];
    return [
      fact({
        topic,
        sentence: whole,
        short: short ?? question!,
        lead: told && short === own ? text : heading,
        question,
        productIndex: productNamed(`${text} ${told?.text ?? ""}`, products),
        at,
        place,
        isAdded: statement.isAdded,
        pictureUrl: statement.pictureUrl ?? told?.pictureUrl,
      }),
    ];
  });
}

/** A heading that names what its sentences are about. */
function shortHeading(text: string): string | null {
  if (sectionTitle.test(fold(text)) || text.endsWith("?")) return null;
  return /^\p{L}{5,16}$/u.test(text) ? text : shortForm(text, false);
}

/** «Calefacción: La casa se calienta con leña» says all of it after the colon. */
function withoutLabel(text: string): string {
  const rest = /^[^:]{3,24}: (?=\p{Lu}[^:]+$)(.+)$/u.exec(text)?.[1] ?? "";
  return rest.split(" ").length >= 4 && hasVerb(rest) && standsAlone(rest) ? rest : text;
}

const isTold = (text: string) => isWithin(text, sentenceMax) && !isOrder(text);

/** A question that fits a picture, with an answer that fits below it and behind it. */
const isQuestion = (text: string, answer: string): boolean =>
  /^¿.*\?$/.test(text) &&
  text.split(/\s+/).length <= wordsMax &&
  isWithin(answer, limits.pictureBody) &&
  isWithin(`${text} ${answer}`, limits.primaryText);

/** What the shop does not do or sell, and when it is closed: true, and no reason to come. */
const isAgainst = anyOf([
  "hecho con \\w*web\\w*",
  "constructor\\w*",
  "espera",
  "descansa(?:mos)?",
  "crea tu (?:web|pagina|tienda)",
  "web (?:creada|disenada|hecha)",
  "disenad[oa] (?:por|con)",
  "normas?",
  "prohibid[oa]s?",
  "obligatori[oa]s?",
  "no se permiten?",
  "tasas?",
  "cerramos",
  "cerrad[oa]s?",
  "vacaciones",
  "agotad\\w+",
  "lista de espera",
  "no (?:acept|hac|atend|trabaj|admit|vend|envi)\\w*mos",
]);

/** Of a list of contacts, or of a product, which has its own way to be told. */
function isOtherwiseTold(
  { text, under, about }: SourceWords["says"][number],
  products: readonly ProductWords[],
): boolean {
  const isContacts = /\s[-–|·]\s.*\s[-–|·]\s/.test(text);
  const isCounter = /\bvisitantes? n|\bvisitas?: \d/i.test(text);
  const isDate = /^\d{1,2} (?:de )?\p{L}{3,10}\.? (?:de )?\d{4}$/u.test(text);
  const names = ` ${fold(text)} `;
  const isCharge =
    about === "shipping" &&
    /[€$]|S\//.test(text) &&
    !/gratis|sin c|incluid|desde|a partir/i.test(text);
  return (
    isCharge ||
    isContacts ||
    isCounter ||
    isDate ||
    products.some(
      ({ name, price, description }) =>
        description?.includes(text) ||
        fold(name) === fold(text) ||
        (under !== null && fold(name) === fold(under)) ||
        (price !== null && text.includes(price) && names.includes(` ${fold(name)} `)),
    )
  );
}

function fact(told: Told): Fact {
  const { place, isAdded, ...rest } = told;
  return { ...rest, key: fold(told.sentence), worth: worthOf(told) };
}

/** The product whose whole name the words have. */
function productNamed(text: string, products: readonly ProductWords[]): number | null {
  const words = ` ${fold(text)} `;
  return products.find(({ name }) => words.includes(` ${fold(name)} `))?.index ?? null;
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
          fact({
            topic,
            sentence: sentence(said),
            short: said,
            lead: null,
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
  lead: null,
  question: null,
  productIndex: null,
  worth: 2,
  at: 450,
});

function productFact(product: ProductWords, at: number): Fact[] {
  const { name, price, description, index, hasPicture, isAdded } = product;
  const said = description && isTold(description) ? sentence(description) : null;
  const whole = said ?? (price ? `${name}: ${price}.` : `${name}.`);
  // What has no price is told by what is done: «Revisamos su régimen cada enero».
  const done = price || !said ? null : shortForm(said, true);
  const isDone = done !== null && done.split(" ").length >= 3 && (hasVerb(done) || /\d/.test(done));
  const made = fact({
    topic: "product",
    sentence: whole,
    short: isDone ? done : name,
    lead: null,
    question: null,
    productIndex: index,
    at,
  });
  const isBare = !price && !isDone && !(said && isWithin(said, limits.pictureBody));
  const worth =
    made.worth +
    (said ? 1.5 : 0) +
    (price ? 0.5 : 0) +
    (hasPicture ? 1 : 0) +
    (isAdded ? 3 : 0) -
    (isBare && !hasPicture ? 5 : 0) -
    (at - 500) * 0.1;
  return [{ ...made, key: `product ${fold(name)}`, worth }];
}

/** What is true of any page that has a name: told only when nothing else is left. */
function businessFacts({ businessName, town, description }: SourceWords): Fact[] {
  const plainFact = (short: string, whole: string, at: number) =>
    fact({
      topic: "business" as const,
      sentence: sentence(whole),
      short,
      lead: null,
      question: null,
      productIndex: null,
      at,
    });
  const own = description && shortForm(description, true);
  return [
    ...(own ? [plainFact(own, description, 600)] : []),
    ...(town
      ? [plainFact(`${businessName}, en ${town}`, `${businessName} está en ${town}`, 601)]
      : []),
  ].filter(({ sentence: whole }) => isTold(whole));
}
