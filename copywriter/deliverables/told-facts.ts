import type { Job } from "../job.ts";
import { list } from "../spanish/phrase.ts";
import { inRegister } from "../spanish/register.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { saidTo } from "../understand/quoted-orders.ts";
import type { Fact, QuotedMessage, Register } from "../understand/request.ts";
import type { Listener } from "../understand/retell.ts";

/** What the owner told, as sentences; fragments get the verb they need. */
export function toldFacts(job: Job): string {
  const parts: string[] = [];
  let fragments: string[] = [];
  const flush = () => {
    // «cuesta 70 € y dura dos horas», but «Hasta 10 kilos. Cuesta 12 €.»
    const verbs = fragments.filter((text) => /^(?:es|dura|cuesta) /u.test(text));
    const rest = fragments.filter((text) => !verbs.includes(text)).join(", ");
    const isTail = verbs.length > 0 && rest.startsWith("con ");
    if (isTail) parts.push(sentence(`${list(verbs)}, ${rest}`));
    else {
      const both = verbs.includes(fragments[0] ?? "") ? [list(verbs), rest] : [rest, list(verbs)];
      parts.push(...both.filter(Boolean).map(sentence));
    }
    fragments = [];
  };
  const { quoted } = job.request;
  if (quoted?.ordered) return orderedFacts(job, quoted);
  for (const fact of job.facts()) {
    const text = (
      quoted ? toListener(fact.text, job) : toReader(withoutOrder(fact.text), job)
    ).replace(/(?<!,) pero /gu, ", pero ");
    const clause = asClause(fact, text, quoted?.topics?.includes("age") ?? false);
    if (/^(?:no|s[ií]|nada)$/iu.test(text)) continue;
    if (/^depende$/iu.test(text)) parts.push("Depende de cada caso.");
    else if (fact.isSentence || /^(?:¿|Si no )/u.test(clause)) {
      flush();
      parts.push(sentence(clause));
    } else fragments.push(clause);
  }
  flush();
  return parts.join(" ");
}

/** What was ordered to be said, as sentences to the customer. */
function orderedFacts(job: Job, { ordered = [], topics = [], kind }: QuotedMessage): string {
  const names = job.business.products.map(({ bare }) => bare);
  const isTime = topics.includes("time") || kind === "grief";
  const parts: string[] = [];
  for (const clause of ordered) {
    const said = saidTo(clause, job.request.register, names);
    // «sentimos» has said it already.
    if (
      !said ||
      (/pedimos (?:perdón|disculpas)$/u.test(said) && /^(?:complaint|mixed)$/.test(kind))
    )
      continue;
    const isPrice =
      /^(?:[$€]|S\/)\s?\d|^\d[\d.,]* ?(?:€|euros?|pesos|soles|d[oó]lares|usd)/iu.test(said) ||
      (topics.includes("price") && /^\d[\d.,]*(?: (?:con|sin|por)\b|$)/u.test(said));
    const isSpan = isTime && /^(?:unos |unas )?\d+ ?(?:d[ií]as|horas|semanas|minutos)/iu.test(said);
    const text = isPrice ? `cuesta ${said}` : isSpan ? `tarda ${said}` : said;
    const last = parts.at(-1) ?? "";
    if (
      /^(?:cuesta|tarda) /u.test(text) &&
      /^(?:cuesta|tarda) /u.test(last) &&
      !last.includes(" y ")
    )
      parts.push(`${parts.pop()} y ${text}`);
    else parts.push(text);
  }
  return parts.map(sentence).join(" ");
}

/** «Avisa a Clara que su vestido está listo»: what is said. */
const withoutOrder = (text: string) =>
  text.replace(/^(?:avis|record|recuerd|dile|dec[ií]|confirm)\p{L}*(?: a \p{L}+)?(?: que)? /iu, "");

/** A fragment with the verb it needs: «hora y media» → «dura hora y media». */
function asClause({ isSentence, role }: Fact, text: string, isAge: boolean): string {
  if (isSentence) return text;
  const age = isAge && /\d$/.test(text) ? `${text} años` : text;
  if (role === "price" && /^(?:[$€]|\d|S\/)/u.test(text)) return `cuesta ${text}`;
  if (/^(?:m[ií]nimo|m[aá]ximo) (?!de\b)/iu.test(text))
    return `el ${uncapitalized(text).replace(" ", " es de ")}`;
  if (/^(?:una |media |\d+ )?(?:horas?|minutos|min)\b/iu.test(text)) return `dura ${text}`;
  if (/^(?:mayores|menores|adultos|ni[nñ]os)/iu.test(text)) return `es para ${age}`;
  if (/^(?:a partir|desde los)/iu.test(text)) return `es ${age}`;
  return /^\p{L}+ incluid[oa]s?$/iu.test(text) ? `con ${uncapitalized(text)}` : text;
}

/** «puede» → «puedes», «podés» */
function modal(verb: string, register: Register): string {
  const [tu, vos] = {
    debe: ["debes", "debés"],
    tiene: ["tienes", "tenés"],
    puede: ["puedes", "podés"],
  }[verb.toLowerCase()] ?? [verb, verb];
  return inRegister([tu!, verb, vos!], register);
}

/** «el cliente no cicló el acuario» is asked, not reproached; «que él debe mandar» becomes theirs. */
function toListener(text: string, { request }: Job): string {
  const usted = request.register === "usted";
  const blame =
    /^(?:el cliente|la clienta|ella|él|la señora|el señor) no (\p{L}+ó) (.{3,80})$/iu.exec(text);
  if (blame) {
    const verb = usted ? blame[1]! : blame[1]!.replace(/ió$/u, "iste").replace(/ó$/u, "aste");
    return `¿${capitalized(verb)} ${blame[2]} antes?`;
  }
  return (
    (
      usted
        ? text
        : text.replace(/(?<!\p{L})([Ll])e(?= \p{L}+mos(?!\p{L}))/gu, (_, letter: string) =>
            letter === "L" ? "Te" : "te",
          )
    )
      .replace(/(?<= que )(?:él|el|ella) (debe|tiene|puede)\b/iu, (_, verb: string) =>
        usted ? verb : modal(verb, request.register),
      )
      // «Falta una pieza llega el lunes» are two.
      .replace(
        /(?<=\p{L}{3}) (?=(?:llegan?|salen?|vienen?|vuelven?) (?:el|la|mañana|hoy|este|esta) )(?<!\b(?:que|y|no|se|nos|ya) )/u,
        ": ",
      )
  );
}

/** «dónde lo puso y cuánto riega» → «dónde lo pusiste y cuánto riegas» */
export function toSecondPerson(text: string, { register }: Listener): string {
  const accented = text
    .replace(/^a que (?=\p{L}+ )/u, "a qué ")
    .replace(/^que (?=\p{L}+ )/u, "qué ");
  if (register === "usted") return accented;
  return accented
    .replace(/(?<=\bl[oa]s? )puso\b/u, "pusiste")
    .replace(
      /(\p{L}{2,})ó(?!\p{L})/gu,
      (_, stem: string) => `${stem}${stem.endsWith("i") ? "ste" : "aste"}`,
    )
    .replace(/(?<= )(rieg|us|tom|lav|guard|tien|compr|limpi|com)([ae])(?!\p{L})/gu, "$1$2s");
}

/** «una productora devolvió una lámpara» → «devolviste una lámpara»; «su vestido» → «tu vestido». */
export function toReader(text: string, { request }: Job): string {
  const usted = request.register === "usted";
  const done = /^(?:una?|el|la) \p{L}+ (\p{L}{3,}ó) (.+)$/u.exec(text);
  if (done) {
    const verb = done[1]!;
    const yours = verb.endsWith("ió") ? `${verb.slice(0, -1)}ste` : `${verb.slice(0, -1)}aste`;
    return `${usted ? verb : yours} ${done[2]}`;
  }
  if (usted) return text;
  return text
    .replace(
      /^su (cita|reserva|clase|turno|revisión|pedido) (?=(?:mañana|hoy|el|la|este|esta|a las) )/iu,
      "su $1 es ",
    )
    .replace(
      /(?:,? )?si no puede,? que (?:nos )?avise/iu,
      `. Si no ${modal("puede", request.register)}, ${inRegister(["avísanos", "avísenos", "avisanos"], request.register)}`,
    )
    .replace(/^\. /u, "")
    .replace(
      /(?<!\p{L})([Ss])(us?)(?= \p{L})/gu,
      (_, letter: string, rest: string) => `${letter === "S" ? "T" : "t"}${rest}`,
    )
    .replace(/^(puede|tiene|debe)(?= )/iu, (verb) => modal(verb, request.register))
    .replace(/(?<!\p{L})([Ll])es(?= \p{L}+mos)/gu, (_, letter: string) =>
      letter === "L" ? "Te" : "te",
    );
}
