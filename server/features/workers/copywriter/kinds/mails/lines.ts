import { fold } from "../../language/escape.ts";
import { graphemes } from "../../language/polish.ts";
import { isSentence } from "../../understanding/facts.ts";
import { saidToReader } from "../../understanding/letter.ts";
import { detailIn, moment } from "../../understanding/mail-details.ts";
import { begun, lowered } from "../letters/parts.ts";

/** What a mail of one matter says: its lines for the inbox, and what stands between greeting and signature. */
export interface Mail {
  /** To one reader by name. */
  greeting?: string;
  /** The best first. */
  subjects: readonly string[];
  preheaders: readonly string[];
  main: string;
  /** What is true of the house or of the thing, for where there is room. */
  beside: string;
  call: string;
  button: string;
}

const most = 50;
export const fits = (text: string, max = most) => text !== "" && graphemes(text) <= max;
export const bare = (text: string) => text.replace(/[.:,;\s]+$/u, "");

/** A sentence as a subject line: whole, its first clause, or up to where it says when, for whom or with what. */
export function asSubject(sentence: string): string {
  const said = bare(sentence);
  if (fits(said) && !/^Presentamos /u.test(said)) return said;
  // «A partir de enero abrimos…», «Te ofrecemos la segunda gafa…»: the thing alone may fit.
  const whole = begun(
    said.replace(
      /^(?:(?:A partir de|Desde|En|Este|Esta) [^,]{3,25}?,? (?=[a-zà-ž]+[aei]mos )|(?:La semana que viene|La próxima semana|Est[ea] (?:semana|mes|fin de semana)|Mañana|Hoy),? (?=[a-zà-ž]+(?:mos|an?|en?) )|(?:El|Los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?) (?=[a-zà-ž]+mos )|(?:Te|Le) (?:ofrecemos|pedimos) |Tenemos |Presentamos )/u,
      "",
    ),
  );
  if (fits(whole)) return whole;
  // «Nuevo origen: café de Nariño», without the rest of the list.
  const starts = [...whole.matchAll(/[,:;.] /gu)].map(({ index }) => whole.slice(0, index));
  const first = starts.find(
    (text) =>
      fits(text) &&
      text.split(" ").length > 2 &&
      !/^(?:(?:Por|Para|En|Este|Esta|Desde|A partir) \S+(?: \S+)?|(?:El|Los) (?:\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\S*(?: \S+)?)$/u.test(
        text,
      ),
  );
  if (first) return first;
  const ends = [
    ...whole.matchAll(
      /[\s,]+(?=(?:desde|hasta|a(?= [$€]?\d)|a las?|que (?:empiezan?|comienzan?|arrancan?)|a partir|para|con|por(?! ?\D?\d)|solo(?= el| los| hoy| este| esta)|antes|porque|en|los|el|del)(?: |$)(?!cual))/gu,
    ),
  ]
    .map(({ index }) => index)
    .filter((at) => {
      const head = whole.slice(0, at);
      const next = whole.slice(at).trim().toLowerCase();
      return (
        fits(head) &&
        !/ que \S+$/u.test(head) &&
        !/ (?:si|cuando) /iu.test(head) &&
        head.split(" ").length > 2 &&
        !/ (?:de|del|y|o|el|la|los|las|un|una|a|al|que|con|en|por|para|si|no|se|es|son|desde|hasta|antes|también|ya|solo|más|muy)$/iu.test(
          head,
        ) &&
        (!/^(?:los|el|del) /u.test(next) || moment.exec(next)?.index === 0)
      );
    });
  const last = ends.at(-1);
  return last === undefined ? "" : bare(whole.slice(0, last));
}

/** Signs and names as they are written. */
const tidy = (text: string): string =>
  text
    .replace(
      /((?:reserv|encarg|avis)[a-zà-ž]* con \d+ (?:horas|d[ií]as))(?=[.,]|$)/giu,
      "$1 de antelación",
    )
    // «Circuito para dos $85.000», «5 clases 120 euros»
    .replace(
      /(?<=(\d+ )?[a-zà-ž]{3,}) (?<!(?:por|desde|hasta|solo|sólo|cuestan?|vale|valen|son|sale|salen|entrada|precio|tarifa|neta|cuota|matrícula|seña|señal|anticipo|más|menos|unos|sobre|casi|total|con|bono|antes|pagas|ahorra|ahorras|[a-zà-ž]+mos) )(?=\$ ?\d|\d[\d.,]* ?(?:€|euros|pesos|soles|dólares|mil(?![a-zà-ž])))/gu,
      (_, count?: string) => (count ? " por " : " a "),
    )
    .replace(/(?<=\d) ?%/gu, " %")
    .replace(/(?<![a-zà-ž.@])(?:instagram|facebook)(?![a-zà-ž.])/gu, begun)
    .replace(/(?<![a-zà-ž.@])whatsapp(?![a-zà-ž.])/gu, "WhatsApp")
    .replace(/(?<![a-zà-ž.@])google(?![a-zà-ž.])/gu, "Google")
    .replace(/(?<!\d)(\d) ?[x×] ?(?=\d(?!\d))/gu, "$1×")
    .replace(/(?<=\d )bs(?![a-zà-ž])/gu, "Bs")
    .replace(
      /^(En (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)) (?!(?:\S+ ){0,2}[a-zà-ž]+[aei]mos )/u,
      "$1, ",
    );

const priced = /[$€]|\d ?(?:euros|pesos|soles|dólares|mil)(?![a-zà-ž])/u;
const ownSentence =
  /^(?:se (?!trata)[a-zà-ž]+|habr[aá]|no [a-zà-ž]+|hay|también|ya|es|son|vale|incluye) /u;

/** Sentences to the reader of what was told; what has no verb goes after a colon. */
export function prose(typed: readonly string[], formal: boolean): string[] {
  const [opening = "", ...others] = typed;
  if (opening.startsWith("¿")) {
    const asked = bare(saidToReader(opening.replace(/[¿?]/gu, ""), formal));
    const question = asked.replace(
      /(?<= )les? (?=va |va$|fue|ha |pareci|est)/u,
      formal ? "le " : "te ",
    );
    return [`¿${begun(question)}?`, ...prose(others, formal)];
  }
  const clauses = typed.map((clause) =>
    // «Traje incluido» is worn, and nobody has brought anything.
    clause
      .replace(
        /^(promoci[oó]n|oferta|descuento|rebajas?) (?!del? |en |para |especial|por |con |hasta |a )(?=[a-zà-ž])/iu,
        "$1: ",
      )
      .replace(/^(?=traje (?!a |el |la |un))/iu, "con ")
      .replace(
        /^(?:disculpas|perd[oó]n) (?=por )/iu,
        formal ? "le pedimos disculpas " : "te pedimos disculpas ",
      ),
  );
  let text = "";
  let open = false;
  let alone = false;
  for (const clause of clauses) {
    // «Pasen la revisión» is asked of them.
    const whole =
      isSentence(clause) ||
      /^(?:que |[a-zà-ž]{3,}[ae]n (?:la|el|las|los|su|sus|por|al?|con|hasta|antes) )/iu.test(
        clause,
      );
    if (!text) text = clause;
    else if (
      ownSentence.test(clause.toLowerCase()) ||
      /^(?:nuev[oa]s?|[uú]ltim[oa]s?|pr[oó]xim[oa]s?) /iu.test(clause) ||
      // «Revisa la caldera. Revisión a 59 €»: a price is said apart.
      (alone && !whole && priced.test(clause)) ||
      (/^\d{1,2} ?%/u.test(clause) && isSentence(text)) ||
      (isSentence(clause) && isSentence(text) && !/^(?:que|y|o|pero|porque|si) /iu.test(clause))
    )
      text += `. ${begun(clause)}`;
    else if (/^que (?:el|la|los|las|este|esta|no|hay|se|ya) /iu.test(clause))
      text += `. ${begun(clause.slice(4))}`;
    else if (/^y (?:los?|las?|el|este|esta|desde|además) /iu.test(clause))
      text += `. ${begun(clause.slice(2))}`;
    else text += open && !whole ? `: ${clause}` : `, ${clause}`;
    alone = whole;
    open =
      !whole &&
      text === clause &&
      !clause.includes(":") &&
      !ownSentence.test(clause.toLowerCase()) &&
      !/^(?:por|para|en|este|esta|desde|a partir) /iu.test(clause);
  }
  return tidy(saidToReader(text, formal))
    .split(/(?<=[a-zà-ž)%€][.?!]) (?=[¿¡A-ZÀ-ÖØ-Þ\d])|(?<=[.?!]) (?=[¿¡A-ZÀ-ÖØ-Þ])/u)
    .filter(Boolean);
}

/** «- **Precio:** 45 €»: two or more of them make a list, one a sentence. */
export function details(clauses: readonly string[], all = false) {
  // What opens says what it is about.
  const found = clauses.map(
    (text, at) => [text, all || at > 0 ? detailIn(text) : undefined] as const,
  );
  const labelled = found.flatMap(([, one]) => (one ? [one] : []));
  const listed =
    labelled.length > 1 ||
    (labelled.length === 1 && ((all && labelled[0]![0] !== "Confirmar") || found.length === 1));
  return {
    rest: listed ? found.flatMap(([text, one]) => (one ? [] : [text])) : clauses,
    lines: !listed
      ? ""
      : labelled.length === 1
        ? /^(?:libre|grat)/iu.test(labelled[0]![1])
          ? `${labelled[0]![0]} ${lowered(labelled[0]![1])}.`
          : `${labelled[0]![0]}: ${labelled[0]![1]}.`
        : labelled.map(([label, text]) => `- **${label}:** ${tidy(text)}`).join("\n"),
    said: listed ? begun(tidy(found.flatMap(([text, one]) => (one ? [text] : [])).join(", "))) : "",
  };
}

const words = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 3 || /\d/u.test(word));
/** Whether a line says little that another has not said. */
function repeats(line: string, said: string): boolean {
  const own = words(line);
  const known = new Set(words(said));
  return own.filter((word) => known.has(word)).length > own.length * 0.6;
}

/** The subject and the preheader of a mail: what was told, and something that adds to it. */
export function inboxLines({ subjects, preheaders }: Mail): {
  subject: string;
  preheader: string;
  other: string;
} {
  const can = [...new Set(subjects.map(bare))].filter((text) => fits(text));
  const [subject = "", ...more] = can;
  // What the subject had no room for.
  const heads = preheaders
    .filter((text) => subject && fold(text).endsWith(` ${fold(subject)}`))
    .map((text) => text.slice(0, -subject.length).replace(/[\s,:.]+$/u, ""))
    .filter((text) => !/mos$/u.test(text));
  const tails = preheaders
    .map((text) => {
      const at = text.toLowerCase().indexOf(subject.toLowerCase());
      return subject && at >= 0 ? text.slice(at + subject.length) : "";
    })
    .filter((text) => /^[\s,:.]+\S+ /u.test(text))
    .map((text) => begun(text.replace(/^[\s,:.]+/u, "")));
  return {
    subject,
    preheader: bare(
      [...heads, ...tails, ...preheaders].find(
        (text) => text && !repeats(text, subject) && graphemes(text) <= 90,
      ) ?? "",
    ).replace(/^Y, c/u, "C"),
    other:
      more.find((text) => !fold(subject).includes(fold(text)) && !/^Novedades/u.test(text)) ?? "",
  };
}
