import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import { isApology, matterOf, orderedIn, orderStart, saidTo } from "./quoted-orders.ts";
import {
  clausesOf,
  data,
  hasAny,
  isInstruction,
  issuesIn,
  quotedWords,
  readKind,
  startsWithAny,
} from "./quoted-words.ts";
import type { QuotedMessage } from "./request.ts";

export interface QuotedContext {
  workerId: string;
  /** "chat" or a deliverable. */
  contentType: string;
}

/**
 * What a customer wrote, and the rest of the message: what the owner says beside it, without the
 * orders to us. Undefined when nobody's words are told.
 */
export function readQuoted(
  text: string,
  context: QuotedContext,
): { quoted: QuotedMessage; rest: string } | undefined {
  const typed = text.slice(0, 3000);
  // Questions of many are answered on a page.
  if (/preguntas frecuentes|\bfaq\b/.test(fold(typed)) && !/["«“]/u.test(typed)) return undefined;
  const found =
    inQuotes(typed, context) ??
    afterLabel(typed) ??
    reported(subjectFirst(typed)) ??
    whole(typed, context);
  if (!found) return silentStars(typed, context);
  const said = withoutInjection(found.said.slice(0, 900));
  const outside = `${found.before} ${found.after}`;
  const start = orderStart(found.after);
  const orders = start < 0 ? [] : orderedIn(found.after.slice(start));
  const before = start < 0 ? found : { ...found, after: found.after.slice(0, start) };
  const rest = ownersOf(before);
  if (start >= 0) rest.askBack ??= ownersOf(found).askBack;
  const questions =
    found.asked && !found.isComplaint ? questionsIn(found.asked.slice(0, 600)) : undefined;
  const answer = answerOf(rest.clauses[0] ?? orders.find((clause) => !clause.includes(" ")) ?? "");
  const isBare = /^(?:no|s[ií]|claro(?: que s[ií])?)$/iu;
  const ordered = orders.filter((clause) => !isBare.test(clause));
  const heard = readKind(said, starsIn(outside));
  const isSorry = orders.some(isApology) && /^(?:other|question|joke)$/.test(heard);
  const kindOf = (found.isComplaint && heard !== "praise") || isSorry ? "complaint" : heard;
  const folded = fold(said);
  const name = rest.name ?? nameIn(found.before);
  const stars = starsIn(outside);
  return {
    quoted: {
      text: said,
      kind: found.asked && !found.isComplaint ? "question" : kindOf,
      ...(name ? { name } : {}),
      ...(stars ? { stars } : {}),
      about: aboutOf(folded, kindOf),
      topics: data()
        .topics.filter(({ ask }) => hasAny(folded, ask))
        .map(({ id }) => id),
      isSerious: hasAny(folded, quotedWords("symptoms")) || hasAny(folded, quotedWords("serious")),
      isReview:
        hasAny(fold(outside), quotedWords("reviews")) ||
        stars !== undefined ||
        context.contentType === "review-reply",
      ...(answer ? { answer } : {}),
      ...(rest.askBack ? { askBack: rest.askBack } : {}),
      ...(rest.tell ? { tell: rest.tell } : {}),
      ...(ordered.length > 0 ? { ordered } : {}),
      ...(questions && questions.length > 0 ? { questions } : {}),
    },
    rest: [...rest.clauses, ...ordered.filter(isAsTold).map(matterOf).filter(Boolean)].join(". "),
  };
}

/** «dice una clienta que …» → «una clienta dice que …» */
const subjectFirst = (text: string) =>
  text.replace(
    /^(dicen?|se quejan?|preguntan?) ((?:una?|el|la|los|las|unos) \p{L}+) (?=(?:que|q|de|si|por|cu[aá]nto) )/iu,
    "$2 $1 ",
  );

/** What an order to the customer changes is no fact as it stands: «elija día», «lo sentimos». */
function isAsTold(clause: string): boolean {
  const said = saidTo(clause, "tu", []);
  const [first = ""] = fold(clause).split(" ");
  return (
    said !== "" &&
    (/\d/.test(clause) ||
      startsWithAny(first, quotedWords("manners")) ||
      ` ${fold(said)} `.includes(` ${first} `) ||
      (!!matterOf(clause) && matterOf(clause) !== clause))
  );
}

/** «me dejaron 5 estrellas sin texto» */
function silentStars(
  text: string,
  { workerId }: QuotedContext,
): { quoted: QuotedMessage; rest: string } | undefined {
  const stars = workerId === "lia" ? starsIn(text) : undefined;
  if (!stars || text.length > 90) return undefined;
  const kind = stars > 3 ? "praise" : "complaint";
  return { quoted: { text: "", kind, stars, about: [], isReview: true }, rest: "" };
}

interface Found {
  before: string;
  said: string;
  after: string;
  /** A question in reported speech. */
  asked?: string;
  isComplaint?: boolean;
}

const pairs: Readonly<Record<string, string>> = {
  "«": "»",
  "“": "”",
  '"': '"',
  "‘": "’",
  "„": "“",
};

function inQuotes(text: string, { workerId, contentType }: QuotedContext): Found | undefined {
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]!;
    const close =
      pairs[mark] ?? (mark === "'" && !/\p{L}/u.test(text[at - 1] ?? "") ? "'" : undefined);
    if (!close) continue;
    const end = text.indexOf(close, at + 1);
    if (end < 0 && mark === "'") continue;
    const said = text.slice(at + 1, end < 0 ? undefined : end).trim();
    const before = text.slice(0, at).trim();
    const isReply = workerId === "lia" || /-reply$|^direct-message$/.test(contentType);
    if (
      said.length > 2 &&
      (isReply || hasAny(fold(before), quotedWords("labels"))) &&
      !/hashtag|titulo/.test(fold(before))
    )
      return { before, said, after: end < 0 ? "" : text.slice(end + 1) };
    at = end < 0 ? text.length : end;
  }
  return undefined;
}

/** «comentario: cuanto cuesta?? (son 70 euros)» */
function afterLabel(text: string): Found | undefined {
  const colon = text.search(/:\s/);
  if (colon < 0 || colon > 90) return undefined;
  const before = fold(text.slice(0, colon));
  if (!hasAny(before, quotedWords("labels")) || hasAny(before, quotedWords("orders")))
    return undefined;
  // «mensaje para los que reservaron: …» is ours to say.
  if (/\bpreguntas\b|\b(?:para|avisando|avisa) /.test(before)) return undefined;
  const rest = text.slice(colon + 1).trim();
  const bracket = rest.search(/\(/);
  const end = bracket < 0 ? rest.length : bracket;
  return { before: text.slice(0, colon), said: rest.slice(0, end).trim(), after: rest.slice(end) };
}

/** «una mamá pregunta si es peligroso, su hijo tiene 7» */
function reported(text: string): Found | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}$€%]+/gu)];
  const asks = quotedWords("asks");
  const askers = quotedWords("askers");
  for (const [at, { index, 0: word }] of words.entries()) {
    const phrase = fold(
      words
        .slice(at, at + 2)
        .map(([one]) => one)
        .join(" "),
    );
    const verb = asks.find((ask) => ask === fold(word) || ask === phrase);
    if (!verb) continue;
    const next = words[at + verb.split(" ").length];
    if (!next || !askers.includes(fold(next[0]).replace(/^q$/, "que"))) continue;
    const after = text.slice(next.index);
    const end = answerStart(after);
    const before = text.slice(0, index).trim();
    const isComplaint = /^(?:se quej|dice)/.test(verb);
    // «pregunta por …» asks; «dice que …» complains, and only so.
    if (verb.startsWith("dice") && !/^q(?:ue)?$/.test(fold(next[0]))) continue;
    // «su hijo tiene 7» is of the asker, too.
    const context =
      /^[,.;]\s+(?:su|sus|es para su|tiene|quiere|dice que)\s[^,.;()]{1,80}/iu.exec(
        after.slice(end),
      )?.[0] ?? "";
    const answers = after.slice(end + context.length);
    const asked = after.slice(0, end).trim();
    const theirs = isComplaint ? inFirstPerson(asked.replace(/^(?:de )?(?:que|q) /iu, "")) : "";
    const said = (theirs || `${before} ${asked}${context}`)
      .replace(/^(?:me|nos) (?=\S+ )/iu, "")
      .trim();
    const bracketed = /^\s*\(/.test(answers);
    return { before: "", said, after: answers, asked: bracketed ? after : asked, isComplaint };
  }
  return undefined;
}

/** «las fotos le salieron oscuras» as it was said: «las fotos me salieron oscuras». */
const inFirstPerson = (text: string) =>
  text
    .replace(/ y (?:quiere|pide|exige|reclama) .*$/iu, "")
    .replace(
      /(?<!\p{L})(le|les|su|sus)(?!\p{L})/giu,
      (word) => ({ le: "me", les: "nos", su: "mi", sus: "mis" })[word.toLowerCase()] ?? word,
    );

/** Where the owner's answer begins: at a bracket, an order, or a clause that answers. */
function answerStart(asked: string): number {
  for (const { index, 0: stop } of asked.matchAll(/\s\(|[,.;:]\s+/gu)) {
    const rest = fold(asked.slice(index + stop.length));
    if (stop.includes("(")) return index;
    if (
      /^(?:y )?(?:si|cuanto|cuando|donde|como|que|cual) /.test(rest) &&
      !/^si (?:hay|se|claro|ten|pod|lo|la|hac|abr|hasta|desde|con|pero|esta|solo)/.test(rest) &&
      !/^s[íÍ]/u.test(asked.slice(index + stop.length))
    )
      continue;
    return index;
  }
  return asked.length;
}

function whole(text: string, { contentType }: QuotedContext): Found | undefined {
  if (!/^(?:comment|review)-reply$/.test(contentType) || isInstruction(text)) return undefined;
  if (/^(?:como|que|para|un|una|plantilla|respuesta|\d) /.test(fold(text)) && !/[?!]/.test(text))
    return undefined;
  const bracket = text.search(/\(/);
  const end = bracket < 1 ? text.length : bracket;
  return { before: "", said: text.slice(0, end).trim(), after: text.slice(end) };
}

/** Orders to a machine inside of a customer's words are neither followed nor told again. */
const withoutInjection = (said: string) =>
  said
    .split(/(?<=[.!?\n])\s+/u)
    .filter((part) => {
      const has = (list: string) => hasAny(fold(part), quotedWords(list));
      return !has("injectionSigns") && !(has("injectionVerbs") && has("injectionThings"));
    })
    .join(" ")
    .trim();

const numberWords = ["una", "dos", "tres", "cuatro", "cinco"];
function starsIn(text: string): number | undefined {
  const folded = fold(text);
  const told = /\b([1-5]|una|dos|tres|cuatro|cinco) estrellas?\b/.exec(folded)?.[1];
  if (told) return numberWords.indexOf(told) + 1 || Number(told);
  const drawn = [...text].filter((letter) => letter === "★" || letter === "⭐").length;
  return drawn > 0 ? Math.min(drawn, 5) : undefined;
}

function nameIn(before: string): string | undefined {
  // «contéstale a juan carlos que puso»
  const saidBy =
    / a (\p{L}{3,}(?: \p{L}{3,})?) (?:que|q) (?:puso|escrib|dice|dijo|coment|dej|pregunt)/iu.exec(
      before,
    );
  const isAnswered =
    saidBy !== null &&
    /(?<!\p{L})(?:contest|respond|dile|dec[ií]le)\p{L}*$/iu.test(before.slice(0, saidBy.index)) &&
    !/^(?:una? |el |la |los |las |est)/iu.test(saidBy[1]!);
  const typed = isAnswered ? saidBy[1] : undefined;
  if (typed)
    return typed
      .split(" ")
      .map(capitalized)
      .join(" ")
      .replace(/^D(?=o[nñ]a? )/u, "d");
  return /(?:^|\b(?:de|clienta?|señora?|se llama|a) )(\p{Lu}\p{Ll}{2,})(?= (?:dice|pregunta|escribe|pone|puso)|:|$)/u.exec(
    before,
  )?.[1];
}

interface Owners {
  clauses: string[];
  name?: string;
  askBack?: string;
  tell?: string;
}

/** What the owner says beside the customer's words, clause by clause. */
function ownersOf({ before, after }: Found): Owners {
  const found: Owners = { clauses: [] };
  const label = before.trim().replace(/:$/, "");
  const own = hasAny(fold(label), quotedWords("labels")) ? "" : before;
  for (const clause of [...clausesOf(own), ...clausesOf(after)]) {
    const part = clause
      .replace(/^(?:les?|yo) (?:digo|dije|contesto) (?:que |q )/iu, "")
      .replace(/ pero (?=(?:no (?:se lo|le) |con |sin ))/u, "\n")
      .split("\n")[0]!;
    const folded = fold(part);
    const [first = ""] = folded.split(" ");
    const order = part.slice(part.indexOf(" ") + 1);
    if (
      /^-?\s?\p{Lu}\p{Ll}{2,}(?: (?:y )?\p{Lu}\p{Ll}+)?$/u.test(part) &&
      !found.name &&
      !isInstruction(part)
    ) {
      found.name = part.replace(/^-\s?/, "");
    } else if (
      quotedWords("orderAsk").includes(first) &&
      / (?:donde|cuant|que|cual|como|cuando|si|desde|a que|de que)/.test(
        ` ${folded.slice(first.length)}`,
      )
    ) {
      found.askBack = correct(plain(order.replace(/\bq\b/g, "que")));
    } else if (quotedWords("orderTell").includes(first) && /^(?:q|que) /.test(fold(order))) {
      const said = order.replace(/^(?:q|que) /i, "");
      if (
        /^(?:no |se |lo |la |nos |me )*[a-z]{3,}[ea]n? /i.test(`${fold(said)} `) &&
        !/^(?:hubo|falta|el|la|este|esta) /.test(fold(said))
      )
        found.tell = correct(`que ${plain(said)}`);
      else found.clauses.push(said);
    } else if (!isInstruction(part) && !(starsIn(part) && folded.split(" ").length < 3)) {
      found.clauses.push(part);
    }
  }
  return found;
}

function answerOf(clause: string): "yes" | "no" | undefined {
  const folded = fold(clause);
  return startsWithAny(folded, quotedWords("no"))
    ? "no"
    : startsWithAny(folded, quotedWords("yes"))
      ? "yes"
      : undefined;
}

/** «si la leña va seca (18 meses) y si subimos a un tercero (no, solo a la puerta)» */
export function questionsIn(
  text: string,
  names: readonly string[] = [],
): { ask: string; answer?: string }[] {
  const found: { ask: string; answer?: string }[] = [];
  const parts = text.split(/\(([^()]{1,300})\)/u);
  for (let at = 0; at < parts.length && found.length < 12; at += 2) {
    const asks = parts[at]!.split(
      /,\s+|\s+y (?=(?:si|cu[aá]nt\p{L}*|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]) )|[.;?¿\n]+/iu,
    )
      .map((ask) => ask.replace(/^\s*(?:y|e|-|\d+[.)])\s+/iu, "").trim())
      .filter((ask) => /\p{L}{2}/u.test(ask) && !isInstruction(ask));
    for (const ask of asks) found.push({ ask: correct(plain(ask), names) });
    const answer = parts[at + 1];
    const last = found.at(-1);
    if (answer && last) last.answer = correct(plain(answer), names);
  }
  return found;
}

function aboutOf(folded: string, kind: QuotedMessage["kind"]): string[] {
  if (kind !== "question" && kind !== "joke") return issuesIn(folded);
  return data()
    .topics.filter(({ ask }) => hasAny(folded, ask))
    .map(({ noun }) => noun);
}
