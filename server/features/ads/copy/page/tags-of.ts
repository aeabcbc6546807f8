import { fold } from "#copywriter/spanish/fold.ts";
import { hashtag } from "#copywriter/spanish/hashtag.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import type { SiteWords } from "../ad-copy.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { isOrder } from "./planted-orders.ts";
import { isKnownPlace } from "./town-of.ts";
import { anyOf, startOf } from "./word-patterns.ts";

const tagsMax = 5;

/** Words of any business's name or title. */
const ofAny = startOf(
  [
    "nuestr",
    "casa$",
    "centro$",
    "tienda",
    "clinica$",
    "estudio$",
    "taller$",
    "talleres$",
    "escuela$",
    "academia$",
    "hotel$",
    "restaurante$",
    "bar$",
    "don$",
    "dona$",
    "hijos",
    "hermanos",
    "servicio",
    "ejempl",
    "muestra",
    "prueba",
    "demo",
    "inicio",
    "bienvenid",
    "mejor",
    "calidad",
    "precio",
    "venta",
    "compra",
    "empresa",
    "negocio",
    "grupo",
    "oficial",
    "pagina",
    "online",
    "desde",
    "todo",
    "tipo",
    "gente",
    "cosa",
    "forma",
    "mundo",
    "manera",
    "barrio",
    "ciudad",
    "calle",
    "espana",
    "mexico",
  ].map((word) => (word.endsWith("$") ? word.slice(0, -1) : `${word}\\w*`)),
);
const isGeneral = anyOf([
  "salud",
  "bienestar",
  "consulta",
  "ventas?",
  "sitio",
  "creador",
  "clase",
  "arte",
  "dias?",
  "horas?",
  "anos?",
  "mes(?:es)?",
  "semanas?",
  "clientes?",
  "personas?",
  "piezas?",
  "mini",
  "euros?",
  "pesos?",
  "lunes",
  "viernes",
  "sabados?",
  "unidad(?:es)?",
  "familias?",
  "manos?",
  "lugar(?:es)?",
  "telefonos?",
]);

interface Tagged {
  site: SiteWords;
  businessName: string;
  town: string | null;
  /** Of the trade; only those that the page itself says are used. */
  tradeTags: readonly string[];
  /** Whether the name says what it is: «Imprenta Ejemplo». */
  isTradeName: boolean;
}

/**
 * What the shop is, and what fits it and its place as hashtags: what name and title say it is
 * («Panadería»), that with its town, the town. At most four; pure.
 */
export function shopTags({ site, businessName, town, tradeTags, isTradeName }: Tagged): {
  trade: string | null;
  tags: string[];
} {
  const named = tradeWordsOf(site, businessName, town, isTradeName);
  const phrase =
    kindIn(site, businessName, named[0]) ??
    pairIn(businessName, named[0]) ??
    (named[0] ? phraseOf(site, businessName, town, named[0]) : null);
  const trade = [...(phrase ? [phrase] : []), ...named];
  const page = fold(
    [site.title, site.description, ...(site.says ?? []).map(({ text }) => text)].join(" "),
  );
  const said = tradeTags.filter((tag) => page.includes(fold(tag)) && !isGeneral.test(fold(tag)));
  const words = [...new Set([...trade, ...said.map(titled)])].slice(0, 2);
  return {
    trade: words[0] ?? null,
    tags: [...(town && words[0] ? [`${words[0]} ${town}`] : []), ...words, ...(town ? [town] : [])],
  };
}

/** Of «panadería», «veterinaria», «lavadero». */
const tradeEnd = /(?:ria|ario|logia|torio|ero|dero|dor|eca)s?$/;

/** Nouns of the business's name, and of its title: what its page also says in small letters. */
function tradeWordsOf(
  site: SiteWords,
  businessName: string,
  town: string | null,
  isTradeName: boolean,
): string[] {
  const { title, description, says = [], products } = site;
  const places = new Set(fold(town ?? "").split(" "));
  const told = [description, ...says.map(({ text }) => text), ...products.map(({ name }) => name)];
  const small = new Set(
    told.flatMap((text) => text?.match(/(?<!\p{L})\p{Ll}{4,18}/gu) ?? []).map(stemOf),
  );
  const wordsIn = (text: string | null, isTag: (word: string) => boolean) =>
    text && !isOrder(text)
      ? (text.match(/\p{L}{4,18}/gu) ?? []).filter(
          (word) =>
            !places.has(fold(word)) &&
            !ofAny.test(fold(word)) &&
            !isGeneral.test(fold(word)) &&
            !isKnownPlace(word) &&
            isTag(word),
        )
      : [];
  const named = wordsIn(
    businessName,
    (word) => isThing(word) || (small.has(stemOf(word)) && !hasVerb(word)),
  );
  const isThingHere = (word: string) => isThing(word) && small.has(stemOf(word));
  const titles = wordsIn(title, isThingHere);
  const seen = new Set<string>();
  // «Tinta Norte» is a name, and its page is about tattoos.
  const name = fold(businessName).split(" ").slice(0, 2).join(" ");
  const words = [...told, title].map((text) => fold(text ?? "")).join(" ");
  const page = ` ${words.replaceAll(name, "")} `;
  const countOf = (word: string) => page.split(` ${stemOf(word)}`).length - 1;
  const first = named[0] ?? "";
  const isSure = first === "" || isTradeName || tradeEnd.test(fold(first));
  const others = [...titles, ...wordsIn(description, isThingHere)];
  const most = isSure ? undefined : others.find((word) => countOf(word) > countOf(first) + 1);
  // «Podológica» is no thing.
  return [
    ...(most ? [most] : []),
    ...named.filter((word) => !/[aeo]log?ica$|ica$/.test(fold(word)) || isThing(word)),
    ...titles,
  ]
    .filter((word) => !seen.has(stemOf(word)) && seen.add(stemOf(word)))
    .map(titled);
}

/** «Máquinas de coser», where the page says it in small letters too. */
function kindIn(
  { description, says = [] }: SiteWords,
  businessName: string,
  word: string | undefined,
): string | null {
  const [kind] = new RegExp(`${word ?? "-"} de \\p{L}{4,}`, "iu").exec(businessName) ?? [];
  const page = [description, ...says.map(({ text }) => text)].join(" ");
  return kind && page.includes(kind.toLowerCase()) ? titled(kind) : null;
}

/** «Escuela Infantil», «Clínica Dental»: what the noun says is told by the word after it. */
function pairIn(businessName: string, word: string | undefined): string | null {
  const [, pair = ""] =
    /(?:^| )((?:escuela|clínica|centro|estudio|academia|tienda) (?!de )\p{L}{4,})/iu.exec(
      businessName,
    ) ?? [];
  const [, second = ""] = pair.split(" ");
  // «Acuática» is no name of anybody's.
  const isKind =
    (word !== undefined && stemOf(second) === stemOf(word)) ||
    /(?:ic|iv|ari|os)[ao]$|(?:al|ar|il)$/.test(fold(second));
  return second !== "" && isKind ? titled(pair) : null;
}

/** What the title calls it in two or three words, of which one is its noun: «Libros usados». */
function phraseOf(
  { title, says = [] }: SiteWords,
  businessName: string,
  town: string | null,
  noun: string,
): string | null {
  const titles = [title, ...says.flatMap(({ text, place }) => (place === "title" ? [text] : []))];
  const parts = titles
    .filter((text): text is string => text !== null && !isOrder(text))
    .flatMap((text) => text.split(/\s[-–—|·:]\s|[,.|]\s*/))
    .map((part) => part.replace(/\s+en \p{Lu}.*$/u, "").trim());
  const found = parts.find(
    (part) =>
      /^\p{L}+(?: \p{L}+){1,2}$/u.test(part) &&
      part.length <= 28 &&
      part.split(" ").some((word) => stemOf(word) === stemOf(noun)) &&
      !fold(part).includes(fold(town ?? "-")) &&
      !fold(part).includes(fold(businessName)) &&
      !fold(businessName).includes(fold(part)) &&
      !/ [ye] /.test(part) &&
      !/^(?:tu|su|mi|vuestr\w+) /i.test(part) &&
      !fold(part)
        .split(" ")
        .every((word) => fold(businessName).split(" ").includes(word)) &&
      !hasVerb(part),
  );
  return found ? titled(found) : null;
}

const stemOf = (word: string): string => fold(word).replace(/(?:es|s)$/, "");

const isThing = (word: string): boolean => isNoun(word.toLowerCase()) && !hasVerb(word);

const titled = (word: string): string => word[0]!.toUpperCase() + word.slice(1).toLowerCase();

/** «La Muestra Helados de» of a longer name. */
const hangingEnd = /(?: (?:de|del|la|el|los|las|y|e|en|para|con))+$/i;

/** At most five, each once: the name, what is advertised, then the shop's own. */
export function hashtagsOf(words: readonly (string | null | undefined)[]): string[] {
  const seen = new Set<string>();
  return words
    .map((word) => word?.split(" ").slice(0, 4).join(" ").replace(hangingEnd, ""))
    .flatMap((word) => (word ? [hashtag(word)] : []))
    .filter((tag) => tag !== "" && !seen.has(fold(tag)) && seen.add(fold(tag)))
    .slice(0, tagsMax);
}
