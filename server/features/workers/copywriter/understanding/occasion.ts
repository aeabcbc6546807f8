import { fold } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import { announcements } from "../lexicon/announcements.ts";
import { seasons } from "../lexicon/seasons.ts";
import type { Request } from "./request.ts";
import { deliverableWord } from "./subject-candidate.ts";

/** Every season as it is called, folded; a pattern of them all compiles to a megabyte. */
const names = new Set(
  seasons.flatMap(({ match }) => match).filter((name) => !/^(?:para|por) /.test(name)),
);
const mostWords = Math.max(...[...names].map((name) => name.split(" ").length));

/** «Post por el día del padre del combo»: the order, up to the occasion that stands before its thing. */
const orderFor = new RegExp(
  `(?<![a-zA-ZÀ-ÖØ-ž])(${deliverableWord}) (?:para|por|de|con motivo de|con) ?(?:el |la |las |los |l )?`,
  "giu",
);
const thingOf =
  /^(?: de (?:enero|julio|agosto|verano|invierno|fin de temporada))?,? (?=(?:del? (?!este|20\d\d|a[nñ]o)|con (?!\d)|sobre )[a-zA-ZÀ-ÖØ-ž])/iu;
/** «Post para regalar en navidad las cestas»: what it is for stands before the thing. */
const orderToGive = `(?<![a-zA-ZÀ-ÖØ-ž])(${deliverableWord}) para regalar`;
const toGive = new RegExp(
  `${orderToGive},? (?=(?:el|la|los|las|un|una|unos|unas) [a-zA-ZÀ-ÖØ-ž])`,
  "giu",
);
const toGiveFor = new RegExp(`${orderToGive} (?:en|por|para|a) (?:el |la |las |los )?`, "giu");
const given = /^,? (?=(?:el|la|los|las|un|una|unos|unas) [a-zA-ZÀ-ÖØ-ž])/iu;

/** Takes out the season that is named after each `order` and before `thing`. */
function withoutSeason(text: string, order: RegExp, thing: RegExp, joint: string): string {
  let said = "";
  let from = 0;
  for (const { 0: all, 1: piece, index } of text.matchAll(order)) {
    const at = index + all.length;
    const end = index < from ? undefined : endOfSeason(text.slice(at, at + 120), thing);
    if (end === undefined) continue;
    said += text.slice(from, index) + piece + joint;
    from = at + end;
  }
  return said + text.slice(from);
}

/** How far the longest season at the beginning of a text goes, with what `thing` begins by. */
function endOfSeason(text: string, thing: RegExp): number | undefined {
  const words = [...text.matchAll(/[a-zA-ZÀ-ÖØ-ž\d]+/gu)].slice(0, mostWords);
  for (const { 0: word, index } of words.reverse()) {
    const end = index + word.length;
    const begun = names.has(fold(text.slice(0, end))) && thing.exec(text.slice(end));
    if (begun) return end + begun[0].length;
  }
  return undefined;
}

/** News that a clause may name and say nothing of. */
const news =
  /^(?:aniversario|sorteo|concurso|apertura|inauguracion|reapertura|mudanza|novedad|aviso|anuncio|promo(?:cion)?|oferta)$/;

/** Whether a clause only names the occasion or the news. */
export function isLabel(clause: string): boolean {
  const folded = fold(clause);
  const bare = folded.replace(/^(?:el|la|las|los|nuestro|mi|un|gran) /, "");
  return names.has(folded) || names.has(bare) || news.test(bare);
}

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
  const plain = withoutSeason(
    withoutSeason(withMonth(text), orderFor, thingOf, " "),
    toGiveFor,
    given,
    " de ",
  );
  const said = plain
    .replace(toGive, "$1 de ")
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
