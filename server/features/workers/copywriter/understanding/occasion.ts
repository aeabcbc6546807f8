import { fold } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import { announcements } from "../lexicon/announcements.ts";
import { seasons } from "../lexicon/seasons.ts";
import type { Request } from "./request.ts";
import { deliverableWord } from "./subject.ts";

const accents: Readonly<Record<string, string>> = {
  a: "[aá]",
  e: "[eé]",
  i: "[ií]",
  o: "[oó]",
  u: "[uú]",
  n: "[nñ]",
};
/** Every season as it may be typed, the longest name first: «san valentín», «dia de la madre». */
const names = seasons
  .flatMap(({ match }) => match)
  .filter((name) => !/^(?:para|por) /.test(name))
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[aeioun]/g, (letter) => accents[letter]!))
  .join("|");

/** «Post por el día del padre del combo»: the occasion between the order and the thing. */
const between = new RegExp(
  `(?<![a-zA-ZÀ-ÖØ-ž])(${deliverableWord}) (?:para|por|de|con motivo de|con) ?(?:el |la |las |los |l )?(?:${names})(?: de (?:enero|julio|agosto|verano|invierno|fin de temporada))?,? (?=(?:del? (?!este|20\\d\\d|a[nñ]o)|con (?!\\d)|sobre )[a-zA-ZÀ-ÖØ-ž])`,
  "giu",
);
/** «Post para regalar en navidad las cestas»: what it is for stands before the thing. */
const given = new RegExp(
  `(?<![a-zA-ZÀ-ÖØ-ž])(${deliverableWord}) para regalar(?: (?:en|por|para|a) (?:el |la |las |los )?(?:${names}))?,? (?=(?:el|la|los|las|un|una|unos|unas) [a-zA-ZÀ-ÖØ-ž])`,
  "giu",
);
/** A clause that only names the occasion or the news. */
const label = new RegExp(
  `^(?:(?:el|la|las|los|nuestro|mi|un|gran) )?(?:${names}|aniversario|sorteo|concurso|apertura|inauguraci[oó]n|reapertura|mudanza|novedad|aviso|anuncio|promo(?:ci[oó]n)?|oferta)$`,
  "iu",
);
export const isLabel = (clause: string): boolean => label.test(clause.trim());

/** How one takes part, as owners note it and as readers are told: tú, usted. */
const steps: readonly [RegExp, string, string][] = [
  [/(?<![a-zà-ž])seguirnos(?![a-zà-ž])/giu, "síguenos", "síganos"],
  [/(?<![a-zà-ž])seguir (?:la|nuestra) (?:cuenta|p[aá]gina)(?![a-zà-ž])/giu, "síguenos", "síganos"],
  [/(?<![a-zà-ž])(?:mencionar|etiquetar|menciona|etiqueta)(?= a )/giu, "etiqueta", "etiquete"],
  [/(?<![a-zà-ž])comentar(?![a-zà-ž])/giu, "comenta", "comente"],
  [/(?<![a-zà-ž])compartir(?![a-zà-ž])/giu, "comparte", "comparta"],
  [/(?<![a-zà-ž])dar(?:le)?(?= (?:a )?(?:me gusta|like))/giu, "da", "dé"],
];
const raffle =
  /(sorteamos [^.:\n]{4,80}?)(?::| -|,)? (?:para participar:? )?(?:hay que |solo )?(?=(?:seguir(?:nos)?|mencionar|etiquetar|comentar|compartir|darle?|dar) )/iu;
const taking = (text: string, formal: boolean) =>
  raffle.test(text)
    ? steps.reduce(
        (said, [words, toFriend, toStranger]) =>
          said.replace(words, formal ? toStranger : toFriend),
        text.replace(raffle, "$1. Para participar: "),
      )
    : text;

/** «Cuesta 90 dólares ese mes»: the month that the message named before. */
function withMonth(text: string): string {
  const named =
    /\ben (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu;
  const month = named.exec(text);
  const only = /(?<![a-zà-ž])(?:,\s*)?(?:solo|s[oó]lo) ese (?:mismo )?mes(?![a-zà-ž])/iu;
  if (month && only.test(text)) return text.replace(only, "");
  return month
    ? text.replace(
        /(?<![a-zà-ž])(?:durante |en |todo )?ese (?:mismo )?mes(?![a-zà-ž])/giu,
        `en ${month[1]!.toLowerCase()}`,
      )
    : text;
}

/**
 * A message whose occasion no longer stands before its thing, with news said as a sentence: «post
 * del taller», «Sorteamos una cesta», «cumplimos 10 años».
 */
export function saidPlainly(text: string, formal: boolean): string {
  const said = withMonth(text)
    .replace(between, "$1 ")
    .replace(given, "$1 de ")
    .replace(
      /(?<![a-zà-ž])((?:nuestro |mi |el )?(?:aniversario|cumplea[nñ]os))(?:,| de| del?|:)? (?:los )?(\d{1,3}) a[nñ]os(?![a-zà-ž])/giu,
      "$1, cumplimos $2 años",
    )
    .replace(
      /(?:(?<=^|[.;\n] ?)(?:un |el |nuestro )?|(?<![a-zà-ž])(?:post|publicaci[oó]n|historia|texto) (?:de |del |para )?(?:un |el |nuestro )?)sorteo (?:de|para ganar) (?=(?:un|una|unos|unas|dos|tres|el|la|\d)(?![a-zà-ž]))/giu,
      ". Sorteamos ",
    )
    .replace(
      /((?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) \d{1,2}) (?=\d\s?[x×]\s?\d)/giu,
      "$1, ",
    )
    .replace(/^[. ]+/u, "");
  return taking(hiring.test(fold(text)) ? hired(said) : said, formal);
}

const hiring = announcements.find(({ id }) => id === "hiring")!.match;
/** «Busco mozo…, mandar cv»: as the house says it to whoever may come. */
const hired = (text: string) =>
  text
    .replace(
      /(?<![a-zà-ž])(?:busco|necesito|necesitamos|estamos buscando|se (?:busca|necesita|solicita)|solicit(?:o|amos))(?= (?!que |hacer |escribir |(?:un |una )?(?:post|publicaci[oó]n|texto|aviso|anuncio)))/giu,
      "buscamos",
    )
    .replace(
      /(?<![a-zà-ž])(?:mand|envi)(?:ar|en)(?: (?:el|su|tu|un))? (?:cv|c\.v\.|curr[ií]cul(?:um|o)s?)(?![a-zà-ž])/giu,
      "enviar el CV",
    )
    .replace(/(?<![a-zA-ZÀ-ÖØ-ž])cv(?![a-zA-ZÀ-ÖØ-ž])/gu, "CV");

/** «Roscón de Reyes» needs no «para Reyes» beside it. */
export function momentOf(request: Request, subject: Phrase): string | undefined {
  const name = request.announcement ? undefined : request.season?.name;
  const last = name && fold(name).split(" ").at(-1)!.replace(/s$/, "");
  return last && fold(subject.bare).includes(last) ? undefined : name;
}
