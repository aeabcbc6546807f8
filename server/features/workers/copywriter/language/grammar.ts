import { feminineNouns, masculineNouns } from "../lexicon/nouns.ts";
import { fold } from "./escape.ts";

/** A noun phrase as a sentence needs it. */
export interface Phrase {
  /** Without article: «hogaza de centeno». */
  bare: string;
  /** With the article where one is due: «la hogaza de centeno», «Kolmena Pro». */
  full: string;
  /** Undefined when nothing safe can be said. */
  gender: "m" | "f" | undefined;
  plural: boolean;
  /** Names and infinitives take no article. */
  hasArticle: boolean;
}

const determiner =
  /^(?:(el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|est[aeo]s?|estas?|vuestr[oa]s?)\s+)+/iu;
const before =
  /^(?:nuev[oa]s?|gran(?:des)?|mejor(?:es)?|primer[oa]?s?|segund[oa]s?|últim[oa]s?|próxim[oa]s?|buen[oa]?s?|pequeñ[oa]s?|ric[oa]s?|famos[oa]s?)$/iu;
const loudA =
  /^(?:h?á[bcdfghjklmnñpqrstvwxyz]|agua|alma|arma|aula|ala|ancla|arca|área|hambre|hacha|hada|ama|arte|ave|asa|haba|acta|alta(?= de | en |$))\b/iu;

/** Whether a word is surely a noun of everyday trade. */
export function isNoun(word: string): boolean {
  const key = fold(word);
  return (
    [key, key.replace(/s$/, ""), key.replace(/es$/, "")].some(
      (form) => masculineNouns.has(form) || feminineNouns.has(form),
    ) || /(?:cion|sion|miento|eria)(?:es)?$/.test(key)
  );
}

function headGender(word: string): "m" | "f" | undefined {
  const key = fold(word);
  const singular = key
    .replace(/ces$/, "z")
    .replace(/([^aeiou])es$/, "$1")
    .replace(/s$/, "");
  for (const form of [key, singular, key.replace(/s$/, "")]) {
    if (masculineNouns.has(form)) return "m";
    if (feminineNouns.has(form)) return "f";
  }
  if (/(?:[cgstx]ion|nion|dad|tad|tud|umbre|iza|ez|icie)$/.test(singular)) return "f";
  if (/(?:aje|or|ambre|men|ismo|ete|al|il|el|an|in|on|ar|ing)$/.test(singular)) return "m";
  if (/(?:ema|oma|grama)$/.test(singular)) return "m";
  if (/a$/.test(singular)) return "f";
  if (/o$/.test(singular)) return "m";
  return undefined;
}

/** Whether a word is a noun that we know, in the singular or the plural. */
const isGood = (word: string) => {
  const key = fold(word);
  return [key, key.replace(/s$/, ""), key.replace(/es$/, "")].some(
    (form) => masculineNouns.has(form) || feminineNouns.has(form),
  );
};

function isName(words: string[]): boolean {
  const first = words[0] ?? "";
  if (/\d/.test(first) || /^[A-ZÀ-ÖØ-Þ]{2,}/u.test(first) || /.[A-ZÀ-ÖØ-Þ]/u.test(first))
    return true;
  if (/^[«(]/.test(first)) return true;
  // «Ruta por Islandia» is a route; «Casa Nácar» is a name.
  const place = words.findIndex((word, at) => at > 0 && /^[A-ZÀ-ÖØ-Þ][^A-ZÀ-ÖØ-Þ\d]/u.test(word));
  if (place > 0) {
    // «Collar Marea» is a collar with a name; «Casa Nácar» is only a name.
    if (!/^(?:casa|villa|hotel|bar|plaza|finca|hacienda|agua)$/iu.test(first) && isGood(first))
      return false;
    // «Tronco de Navidad» is what is eaten then.
    if (
      place > 1 &&
      /^(?:Navidad|Reyes|Pascua|Nochebuena|Nochevieja|Halloween)$/u.test(words[place]!) &&
      headGender(first)
    )
      return false;
    return (
      !(
        /^(?:de|del|por|en|a|al|para|desde)$/.test(words[place - 1]!) &&
        (masculineNouns.has(fold(first)) ||
          feminineNouns.has(fold(first)) ||
          /(?:cion|sion|dad|miento|aje|terapia|eria)$/.test(fold(first)))
      ) && /^[A-ZÀ-ÖØ-Þ]/u.test(first)
    );
  }
  if (!/^[A-ZÀ-ÖØ-Þ]/u.test(first)) return false;
  // «Gorrito», «Panera»: what ends so is a thing.
  if (words.length === 1 && /(?:it[oa]|ill[oa]|ader[oa]|encia|ancia|dor|dora)s?$/u.test(first))
    return false;
  const key = fold(first);
  const known = [key, key.replace(/s$/, ""), key.replace(/es$/, "")].some(
    (form) => masculineNouns.has(form) || feminineNouns.has(form),
  );
  if (known || /(?:cion|sion|dad|ismo|miento|aje|terapia|eria)$/.test(key)) return false;
  // «Peluquería canina», «Gafas progresivas»: common nouns, where «Kolmena» alone is a name.
  if (words.length > 1 && headGender(first)) return false;
  return words.length === 1
    ? !/s$/.test(key)
    : !/^(?:de|del|para|con|sin|a|al|en|por)$/.test(words[1]!);
}

/** «Cafés» are many, where «inglés» is one. */
const manyOf =
  /^(?:caf|beb|chal|pat|pur|consom|cu[nñ]ap|canap|carn|sof|pap|mam|t)[éá]s$|^(?:bic|tax|kiw|min|esqu|aj|rub|wif|ravol|sush|bikin|confet|espaguet|graffit|grafit)[ií]s$/iu;

/** What is done and takes no article, where «collar» and «hogar» do. */
const doing =
  /^(?:factur|compr|viaj|entren|cocin|bail|ahorr|recicl|medit|respir|nad|pint|adopt|don|alquil|reserv|adelgaz|estudi|cant|dibuj|jug|camin|programa|contrat|vend|corr|le|aprend|emprend|cos|tej|com|dorm|invert|conduc|escrib|viv|quit|arregl|instal|limpi|repar|lav|restaur|renov|tramit)(?:ar|er|ir)$/u;

/** Reads a noun phrase written by a person (already `plain`): article, gender, number, name or not. */
export function phrase(text: string): Phrase {
  const infinitive = /^(?:cómo|como)\s+([a-zà-ž]+(?:ar|er|ir|arse|erse|irse)\b.*)$/iu.exec(text);
  if (infinitive) return fixed(infinitive[1]!.toLowerCase(), "m");
  // «Lo que quedó pendiente», «lo nuevo».
  if (/^lo [a-zß-öø-ž]/u.test(text)) return fixed(text, "m");
  const match = determiner.exec(text);
  const article = match ? fold(match[0]).split(" ").at(-1)! : "";
  let bare = match ? text.slice(match[0].length) : text;
  const words = bare.split(" ");
  if (!match && words.length === 1 && doing.test(bare)) return fixed(bare, "m");
  const [verb = ""] = words;
  // «Pintar pisos», but «Sweater de hilo».
  const small = `${verb[0]?.toLowerCase()}${verb.slice(1)}`;
  if (!match && words.length > 1 && verb !== small && doing.test(small) && !isNoun(small))
    return fixed(`${small}${bare.slice(verb.length)}`, "m");
  if (!match && /^[a-zß-öø-ž]+(?:ar|er|ir)$/u.test(verb) && words.length > 1) {
    const key = fold(verb);
    if (!masculineNouns.has(key) && !feminineNouns.has(key)) return fixed(bare, "m");
  }
  // «Apadrina una colmena» is what a programme is called.
  if (
    !match &&
    /^[a-zA-ZÀ-ÖØ-ž]{3,}[ae]$/u.test(words[0]!) &&
    /^(?:una?|el|la|los|las|tu|su)$/i.test(words[1] ?? "") &&
    !isNoun(words[0]!)
  )
    return fixed(`${bare[0]!.toUpperCase()}${bare.slice(1)}`, undefined);
  // «Los 5 juguetes más vendidos» is no name.
  if (/^l[oa]s$/.test(article) && /^\d{1,2} [a-zß-öø-ž]/u.test(bare))
    return withArticle(bare, article === "las" ? "f" : "m", true);
  if (isName(words)) {
    const given = /^(?:la|una)$/.test(article)
      ? "f"
      : /^(?:el|un)$/.test(article)
        ? "m"
        : undefined;
    return given && /^(?:la|el)$/.test(article)
      ? withArticle(bare, given, false)
      : fixed(bare, undefined);
  }
  bare = bare.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u, (letter) => letter.toLowerCase());
  const head = words.find((word) => !before.test(word)) ?? words[0]!;
  const plural = /^(?:los|las|unos|unas|mis|tus|sus|nuestr[oa]s|est[ao]s)$/.test(article)
    ? true
    : /^(?:el|la|un|una|mi|tu|su|nuestr[oa]|est[ae])$/.test(article)
      ? false
      : manyOf.test(head) ||
        // «Tenis casuales» are shoes.
        (/^tenis$/iu.test(head) && /[aeo]s$|^(?:para|blanc|negr)/u.test(words[1] ?? "")) ||
        (/[^s]s$/i.test(head) &&
          !/(?:is|us|ís|és|ás|lunes|martes|jueves|viernes|pilates|crossfit)$/i.test(head));
  const said = /^(?:la|las|una|unas|nuestras?|estas?)$/.test(article)
    ? "f"
    : /^(?:los|un|unos|nuestros?|este|estos)$/.test(article)
      ? "m"
      : undefined;
  const gender = said ?? (article === "el" && !loudA.test(head) ? "m" : headGender(head));
  return gender ? withArticle(bare, gender, plural) : fixed(bare, undefined, plural);
}

function fixed(bare: string, gender: "m" | "f" | undefined, plural = false): Phrase {
  return { bare, full: bare, gender, plural, hasArticle: false };
}

function withArticle(bare: string, gender: "m" | "f", plural: boolean): Phrase {
  const loud = loudA.test(bare) && !plural;
  const article = plural ? (gender === "f" ? "las" : "los") : gender === "f" && !loud ? "la" : "el";
  return { bare, full: `${article} ${bare}`, gender, plural, hasArticle: true };
}

/** «de la hogaza», «del pan», «de Kolmena Pro». */
export function ofPhrase(noun: Phrase): string {
  return noun.hasArticle && noun.full.startsWith("el ") ? `d${noun.full}` : `de ${noun.full}`;
}

/** «a la hogaza», «al pan», «a Kolmena Pro». */
export function toPhrase(noun: Phrase): string {
  return noun.hasArticle && noun.full.startsWith("el ")
    ? `a${noun.full.slice(1)}`
    : `a ${noun.full}`;
}

/** «una hogaza», «un agua con gas», «unas flores»; names stay as they are. */
export function aPhrase(noun: Phrase): string {
  if (!noun.hasArticle) return noun.full;
  if (noun.plural) return noun.bare;
  return `${noun.gender === "f" && !loudA.test(noun.bare) ? "una" : "un"} ${noun.bare}`;
}

/** «Cosidas a mano» of one bag: «cosida a mano»; what does not bend stays as it is. */
export const agreeing = (text: string, { gender, plural }: Phrase): string =>
  gender
    ? text.replace(
        /^([a-zà-ž]+(?:[ai]d|hech|escrit))[oa]s?(?= )/iu,
        (_, stem: string) => `${stem}${gender === "f" ? "a" : "o"}${plural ? "s" : ""}`,
      )
    : text;

/** «a, b y c», with e before i- and never before hie-. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  const last = items.at(-1)!;
  const and = /^(?:i(?!a|e|o)|hi(?!a|e|o))/i.test(fold(last)) ? "e" : "y";
  return `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}
