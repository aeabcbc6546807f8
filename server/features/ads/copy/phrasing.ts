import { canFill, fill } from "#copywriter/compose.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import { hashtag } from "#copywriter/spanish/hashtag.ts";
import { aPhrase, isNoun, ofPhrase, type Phrase, phrase } from "#copywriter/spanish/phrase.ts";
import { polish } from "#copywriter/spanish/polish.ts";
import { isWithin } from "./ad-copy.ts";
import { isCommonThing } from "./kinds/kinds.ts";
import { type AddressForm, addressed } from "./page/address-forms.ts";
import { untrueIn } from "./page/claims.ts";
import type { PageText } from "./page/page-text.ts";
import { standsInSentence } from "./page/product-names.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";

export type Slots = Readonly<Record<string, string | undefined>>;

export const capital = (text: string): string => text && text[0]!.toUpperCase() + text.slice(1);

/** What a template of one advertisement can be filled with. */
export interface Phrasing {
  slots: Slots;
  subject: Phrase;
  form: AddressForm;
  page: PageText;
  /** What is true without the page. */
  lent: readonly string[];
}

/** A doubled word or sentence, a mark left alone: what seams can make of good parts. */
export function isFlawed(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  const sentences = text.split(/(?<=[.!?…])\s+/).map(fold);
  return (
    hasDoubledWord(text) ||
    // A model's JSON may say what no database can keep.
    /(?!\n)[\p{Cc}\p{Cs}]/u.test(text) ||
    /[{}<>[\]|]|\bundefined\b|,\s*[.,]|\s[,.;:]|[?!…]\.|\.\.|:\s*:/.test(text) ||
    count("¿") !== count("?") ||
    count("¡") !== count("!") ||
    count("«") !== count("»") ||
    count("(") !== count(")") ||
    new Set(sentences).size !== sentences.length
  );
}

/** Names may double theirs: «Bora Bora». */
function hasDoubledWord(text: string): boolean {
  const doubled = [...text.matchAll(/(?<!\p{L})(\p{L}{2,}),? (\1)(?!\p{L})/giu)];
  return doubled.some(([, , second = ""]) => !/^\p{Lu}/u.test(second));
}

/** One template filled, or null where it cannot be, is too long, flawed or not true. */
export function fillTemplate(template: string, phrasing: Phrasing, max: number): string | null {
  const { slots, subject, form, page, lent } = phrasing;
  const plain = addressed(template, form);
  if (plain === null) return null;
  const fillers = { values: slots, subject, register: form };
  if (!canFill(plain, fillers)) return null;
  const filled = withArticle(polish(fill(plain, fillers)), slots.biz);
  const text = capital(max > 60 ? filled : filled.replace(/(?<![.…])\.$/, ""));
  if (!isWithin(text, max) || isFlawed(text)) return null;
  if ([slots.n, slots.biz, slots.town].some((name) => timesIn(text, name) > 1)) return null;
  return untrueIn(text, page, lent).length === 0 ? text : null;
}

/** A name keeps its article: «de El Trompo», never «del Trompo». */
function withArticle(text: string, name = ""): string {
  const [article, ...rest] = name.split(" ");
  if (article !== "El" || rest.length === 0) return text;
  const own = rest.join(" ");
  return text.replaceAll(`del ${own}`, `de ${name}`).replaceAll(` al ${own}`, ` a ${name}`);
}

/** How often a name stands in a text, whole. */
export function timesIn(text: string, name: string | undefined): number {
  const key = fold(name ?? "");
  // Every space twice, so that two in a row are two.
  const spaced = ` ${fold(text).replaceAll(" ", "  ")} `;
  return key === "" ? 0 : spaced.split(` ${key.replaceAll(" ", "  ")} `).length - 1;
}

/** What every advertisement of a site can say. */
export function siteSlots(source: SourceWords): Record<string, string | undefined> {
  const [fact, fact2] = source.statements;
  return {
    biz: source.businessName,
    town: source.town ?? undefined,
    desc: source.description ?? undefined,
    fact,
    fact2,
    hours: source.hours ?? undefined,
    open: /^(?:De|Todos) /.test(source.hours ?? "")
      ? `Abrimos ${source.hours![0]!.toLowerCase()}${source.hours!.slice(1)}`
      : undefined,
    rating: source.statements.find((text) => /opiniones$/.test(text)),
    year: source.statements.map((text) => /^Desde (\d{4})$/.exec(text)?.[1]).find(Boolean),
    award: source.award ?? undefined,
  };
}

/** What is said of one product among others. */
export function productSlots(
  product: ProductWords,
  others: readonly ProductWords[],
  choosable: boolean,
): Slots {
  // «Derramas y obras y contabilidad» would be no list.
  const joined = / [ye] /i;
  const alone = joined.test(product.name) ? [] : others.filter(({ name }) => !joined.test(name));
  const [second, third] = alone;
  const { noun } = product;
  return {
    N: product.name,
    n: noun.bare,
    s: noun.full,
    S: capital(noun.full),
    la: noun.hasArticle ? noun.full : undefined,
    La: noun.hasArticle ? capital(noun.full) : undefined,
    "de s": ofPhrase(noun),
    un: aPhrase(noun),
    s2: second?.noun.hasArticle ? second.noun.full : undefined,
    s3: third?.noun.hasArticle ? third.noun.full : undefined,
    // «24 €/pers.» would end the sentence.
    price: product.price?.replace(/\.$/, ""),
    n2: second && listed(second),
    N2: second?.name,
    price2: second?.price?.replace(/\.$/, ""),
    n3: third && listed(third),
    alt: choosable && second ? listed(second) : undefined,
    alt2: choosable && third ? listed(third) : undefined,
  };
}

/** Within a list: «suelo pélvico», where a name of one word may be a brand. */
const listed = ({ name, noun }: ProductWords): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ||
  /^\p{Lu}\p{Ll}+(?:ciones|s|ismo|terapia)$/u.test(name)
    ? lower(name)
    : noun.bare;

/** What putting off says of a business that names nothing it sells. */
export const nameSlots = (businessName: string): Slots => ({
  n: businessName,
  s: businessName,
  S: businessName,
  "de s": `de ${businessName}`,
});

/** «Rompecabezas» is one thing, and «los». */
const compound =
  /^(?:rompe|saca|para|porta|abre|corta|quita|guarda|lava|cubre|salva|posa|pasa|cuenta)\p{L}{3,}s\b/iu;

/** Nouns whose end does not say their gender. */
const unusual = new Map([
  ..."tren bol set pack kit puf brownie cruasan tinte corte ceviche postre dulce aceite mueble estuche tomate coche the champu gel serum body jersey chal pie cable flan kimono mate album cojin croissant combo blister mix robot cupcake donut tupper sushi poke bowl mocasin snack reloj arnes taco kilim calzone armazon"
    .split(" ")
    .map((noun) => [noun, "el"] as const),
  ..."leche carne llave clase base serie sal miel piel luz crema fideua paella orden lavadora stout ipa lager"
    .split(" ")
    .map((noun) => [noun, "la"] as const),
]);

/** «Acuario 60 litros» is said «acuario de 60 litros». */
const measure =
  /(?<=\p{L})(?= \d[\d.,]* ?(?:litros?|l|ml|cl|kg|kilos?|g|gramos|metros?|cm|plazas|piezas|unidades|uds)$)|(?<=^\p{L}+)(?= \d+ (?:horas|días|sesiones|clases|noches|meses|semanas|personas)$)/iu;
/** Words of medicine and of courses: no house is called so. */
const learned =
  /^\p{Lu}\p{Ll}*(?:podia|grafía|logía|terapia|patía|nomía|tomía|plastia|scopia|metría|pedia|doncia)$/u;

/** The name of something sold, as a noun: «Mocasines Clara» are «los mocasines Clara». */
export function namedThing(written: string): Phrase {
  const name = written.replace(measure, " de");
  if (compound.test(name)) {
    const bare = lower(name);
    return { bare, full: `el ${bare}`, gender: "m", plural: false, hasArticle: true };
  }
  const noun = commonNoun(name);
  return standsInSentence(noun) ? noun : nameOnly(written);
}

const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1);

function commonNoun(name: string): Phrase {
  const [head = "", ...rest] = name.split(" ");
  const known = phrase(learned.test(name) ? lower(name) : name);
  const gender = unusual.get(fold(head));
  if (!gender && (known.hasArticle || !/^\p{Lu}\p{Ll}+$/u.test(head))) return known;
  const common = isNoun(head) || isCommonThing(name) ? phrase(lower(head)) : known;
  const noun = gender ? phrase(`${gender} ${lower(head)}`) : common;
  if (!noun.hasArticle) return known;
  const bare = [noun.bare, ...rest].join(" ");
  return { ...noun, bare, full: `${noun.full.split(" ")[0]} ${bare}` };
}

/** A business speaks of itself by its name. */
export const nameOnly = (businessName: string): Phrase => ({
  ...phrase("x"),
  bare: businessName,
  full: businessName,
  gender: undefined,
  plural: false,
  hasArticle: false,
});

/** At most five, each once. */
export function hashtagsOf(words: readonly (string | null | undefined)[]): string[] {
  const seen = new Set<string>();
  return words
    .flatMap((word) => (word ? [hashtag(word)] : []))
    .filter((tag) => tag !== "" && !seen.has(fold(tag)) && seen.add(fold(tag)))
    .slice(0, 5);
}
