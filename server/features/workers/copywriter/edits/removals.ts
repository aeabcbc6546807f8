import { fold } from "../language/escape.ts";

const money =
  "(?:(?:US|RD|S\\/\\.?|Bs\\.?|Q|₡|\\$)\\s?\\$?\\s?\\d[\\d.,]*\\d|(?:S\\/\\.?|Bs\\.?|Q|₡|\\$)\\s?\\d|\\$?\\d[\\d.,]*(?: mil(?:lones)?)? ?(?:€|euros|pesos|soles|dólares|quetzales|bolivianos|usd|mxn|cop)(?![a-zA-ZÀ-ÖØ-ž]))";
const per =
  "(?:\\s?(?:al (?:mes|año|día)|por (?:persona|noche|sesión|clase|hora|unidad|kilo|mes)|la (?:noche|hora|sesión|unidad|clase|docena)|el (?:kilo|litro|par|metro)|cada un[oa]|\\/ ?(?:mes|noche|kg|hora|persona)))?(?:,? (?:más|con|sin) iva|, iva incluido)?";
const priced = new RegExp(
  `,?\\s*(?:(?<![a-zA-ZÀ-ÖØ-ž])(?:desde|por(?: solo)?|a(?: solo)?|con un precio de|al precio de|solo)\\s+)?${money}${per}`,
  "giu",
);

/** What is to leave a text: money, an offer, or the words that name it. */
export interface Removal {
  matches(text: string): boolean;
  /** The words that go although their sentence stays. */
  words?: RegExp;
}

const verb =
  /^(?:y |pero |ok,? |vale,? |ahora |por favor |porfa )*(?:qu[ií]t[a-zà-ž]*|elimin[a-zà-ž]*|borr[a-zà-ž]*|s[aá]c[aá][a-zà-ž]*|no (?:digas|pongas|menciones|hables|nombres))\s+(?:de\s+)?(.+)$/iu;
const leaving = /(?:^|\s|,)(?:pero |y )?sin (?:el |la |los |las |lo de(?:l)? )(.+)$/iu;
const filler = new Set(
  "lo los las el la de del al que eso esa ese esto esta este un una unos unas por para con en mi mis tu tus su sus y o parte frase linea palabra parrafo donde dice dices habla sobre hay pone porfa favor todo toda".split(
    " ",
  ),
);

/** The part of a message that says what is to leave; undefined when none is. */
export function unwanted(prompt: string): string | undefined {
  const said = verb.exec(prompt.trim())?.[1] ?? leaving.exec(prompt.trim())?.[1];
  return (
    (said ?? "")
      .split(/[.;\n]|,? (?:y|pero) (?=(?:pon|que|haz|a[ñn]ad|cambi|m[aá]s|hazlo)\b)/iu)[0]
      ?.trim() || undefined
  );
}

/** How to find what a message wants gone: «quita el precio», «sin el 3x2», «quita lo del horno». */
export function removalOf(said: string, offer: string | undefined): Removal | undefined {
  const folded = fold(said);
  if (/^(?:el |los |lo del )?(?:precios?|importes?|costes?|costos?)\b/.test(folded))
    return { matches: (text) => new RegExp(priced.source, "iu").test(text), words: priced };
  if (
    /^(?:el |la |los |las |lo de la |lo del )?(?:descuentos?|ofertas?|promos?|promocion(?:es)?|rebajas?)\b/.test(
      folded,
    )
  ) {
    const stated = offer ? fold(offer) : undefined;
    return {
      matches: (text) =>
        (stated !== undefined && fold(text).includes(stated)) ||
        /\d ?%|\d ?× ?\d|descuento|oferta|promoci/iu.test(text),
    };
  }
  const deal = /(\d)\s?[x×]\s?(\d)/iu.exec(said);
  if (deal) {
    const written = new RegExp(`${deal[1]}\\s?[x×]\\s?${deal[2]}`, "iu");
    return { matches: (text) => written.test(text) };
  }
  const words = folded
    .split(" ")
    .filter((word) => !filler.has(word) && (word.length > 2 || /^\d/.test(word)))
    .map((word) => (/[a-zA-ZÀ-ÖØ-ž]{4}/u.test(word) ? word.replace(/(?:es|s)$/, "") : word));
  if (words.length === 0 || words.length > 6) return undefined;
  return {
    matches: (text) => {
      const held = ` ${fold(text)}`;
      return words.every((word) => held.includes(` ${word}`));
    },
  };
}

const sentenceEnd = /(?<=[.?!…]["»”)*]*)\s+(?=[A-ZÀ-ÖØ-Þ¿¡«*\d])/u;
const isWhole = (text: string) =>
  (text.match(/[a-zA-ZÀ-ÖØ-ž]+/gu)?.length ?? 0) >= 3 &&
  !/(?:^|\s)(?:de|del|en|a|por|con|es|son|cuestan?|valen?|desde|solo|y|precio)[\s.:]*$/iu.test(
    text,
  );

const onlyWhen =
  /^(?:(?:solo|hasta|desde|de|del|el|los|las|este|esta|hoy|manana|en|todo) )*(?:hoy|manana|semana|mes|finde|fin de (?:semana|mes|ano)|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d+)(?: |$)/u;

/** «Lo nuestro: a, b y c.» without b; undefined when nothing would be left of the list. */
function unlisted(sentence: string, { matches }: Removal): string | undefined {
  const [, lead, list] = /^(.{3,70}: )([^:]+)$/u.exec(sentence) ?? [];
  if (!lead || !list || matches(lead)) return undefined;
  const end = /[.!]+\**$/u.exec(list)?.[0] ?? "";
  const named = list.slice(0, list.length - end.length).split(/, | [ye] /u);
  const kept = named.filter((one) => !matches(one));
  if (kept.length === 0 || kept.length === named.length || named.some((one) => one.length > 60))
    return undefined;
  // «2×1, este sábado» without the offer is no news of Saturday.
  if (kept.every((one) => onlyWhen.test(fold(one)))) return undefined;
  const last = kept.pop()!;
  return `${lead}${kept.length > 0 ? `${kept.join(", ")} y ${last}` : last}${end}`;
}

/** «Llegaron las hortensias, 3×2 este sábado.» without its second clause; undefined where the first one goes. */
function unsaid(sentence: string, { matches }: Removal): string | undefined {
  const end = /[.!?…]*\**$/u.exec(sentence)![0];
  const [first = "", ...rest] = sentence.slice(0, sentence.length - end.length).split(", ");
  if (rest.length === 0 || matches(first) || !isWhole(first)) return undefined;
  const kept = [first, ...rest.filter((clause) => !matches(clause))].join(", ");
  return matches(kept) || / (?:si|cuando|aunque|que) [^,]*$/iu.test(kept)
    ? undefined
    : `${kept}${end}`;
}

function fromSentence(sentence: string, removal: Removal): string {
  if (!removal.matches(sentence)) return sentence;
  const stars = /^(\*{1,2})(?!\*).*\1$/u.exec(sentence)?.[1] ?? "";
  const bare = stars ? sentence.slice(stars.length, -stars.length) : sentence;
  if (removal.words) {
    const cut = bare
      .replace(removal.words, "")
      .replace(/\s+([.,;:!?])/gu, "$1")
      .replace(/^[,;:.\s]+([a-zß-öø-ž])/u, (_, letter: string) => letter.toUpperCase())
      .trim();
    if (
      isWhole(cut) &&
      !/(?<![a-zà-ž])(?:precio|cuestan?|valen?|pag[ao]s?)(?![a-zà-ž])/iu.test(cut)
    )
      return `${stars}${cut}${stars}`;
  }
  return unlisted(sentence, removal) ?? unsaid(sentence, removal) ?? "";
}

/** What of a line stays; "" when nothing does. */
function fromLine(line: string, removal: Removal): string {
  if (!removal.matches(line)) return line;
  if (line.startsWith("|"))
    return line
      .split("|")
      .map((cell) => {
        const kept = fromLine(cell.trim(), removal);
        return cell.trim() ? ` ${kept || "—"} ` : cell;
      })
      .join("|");
  const lead = /^(?:- |\d+\. |\d+\/\d+ )?(?:\*\*[^*]{2,60}:\*\*\s*)?/u.exec(line)![0];
  const rest = line.slice(lead.length);
  // «Pie: 32 € · encargos · Tartas Celia».
  const parts = rest.includes(" · ")
    ? rest.split(" · ").map((part) => fromSentence(part, removal))
    : rest.split(sentenceEnd).map((sentence) => fromSentence(sentence, removal));
  const kept = parts.filter(Boolean).join(rest.includes(" · ") ? " · " : " ");
  return kept ? `${lead}${kept}` : "";
}

/** Lines without which a piece is none: they are written anew instead. */
const needed = /^(?:#|\*\*(?:Titular|Texto principal|Asunto|Título|Idea|Descripción):)/u;

/** The piece without it; undefined when it would lose a line that it needs. */
export function withoutIt(piece: string, removal: Removal): string | undefined {
  const blocks: string[] = [];
  for (const block of piece.split("\n\n")) {
    if (block.startsWith("#") && /^#[a-zA-ZÀ-ÖØ-ž]/u.test(block)) {
      blocks.push(block);
      continue;
    }
    const lines = block.split("\n").map((line) => [line, fromLine(line, removal)] as const);
    if (lines.some(([line, kept]) => needed.test(line) && !kept)) return undefined;
    // A heading keeps its words; what is under it loses them.
    const kept = lines.map(([line, rest]) => (line.startsWith("#") ? line : rest)).filter(Boolean);
    if (kept.length > 0) blocks.push(renumbered(kept).join("\n"));
  }
  const text = blocks.join("\n\n");
  const words = (one: string) => one.match(/[a-zA-ZÀ-ÖØ-ž]+/gu)?.length ?? 0;
  return words(text) >= Math.max(12, words(piece) * 0.4) ? text : undefined;
}

function renumbered(lines: readonly string[]): string[] {
  let at = 0;
  return lines.map((line) => {
    if (!/^\d+\. /.test(line)) return line;
    at += 1;
    return line.replace(/^\d+/, String(at));
  });
}
