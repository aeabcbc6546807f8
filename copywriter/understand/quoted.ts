import type { BusinessFacts } from "#shared/brain.ts";
import type { Brief } from "../brief.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { nameIn, withoutName } from "./quoted-name.ts";
import { isOwners, ownersIn } from "./quoted-orders.ts";
import { hasAny, issuesIn, quotedWords, readKind, startOf, topicsIn } from "./quoted-words.ts";
import type { QuotedMessage } from "./request.ts";
import { rolesOf } from "./roles.ts";
import { saidTo } from "./said-to.ts";
import { tokensOf } from "./tokens.ts";

export interface QuotedContext {
  /** "chat" or a deliverable. */
  contentType: string;
  profile?: BusinessFacts | null;
  history?: Brief["history"];
}

interface Found {
  before: string;
  said: string;
  after: string;
  kind?: "question" | "complaint";
  /** All that stands behind, where `after` leaves out what is said to us. */
  aside?: string;
}

/**
 * What a customer wrote, and what the owner wants to be said to them. `rest` holds the latter for
 * the reader of facts. Undefined when nobody's words are told.
 */
export function readQuoted(
  typed: string,
  { contentType, profile, history = [] }: QuotedContext,
): { quoted: QuotedMessage; rest: string } | undefined {
  const names = [profile?.businessName ?? "", ...(profile?.products ?? [])].filter(Boolean);
  const text = correct(typed.slice(0, 3000), names);
  if (isPage(text)) return undefined;
  const found = foundIn(text, contentType) ?? answeredLater(text, names, history);
  if (!found) return undefined;
  const said = withoutInjection(found.said.slice(0, 900));
  const outside = `${found.before}\n${found.aside ?? found.after}`;
  const count = starsIn(outside);
  const name = nameIn(found);
  // «… y otra "me encanta"»: a second customer's words are not the owner's.
  const after = withoutName(found.after, name)
    .replace(/(?<!\p{L})otr[oa]s?[^"«“.]{0,20}["«“][^"»”]{3,}["»”]/giu, " ")
    .replace(/[1-5]? ?[⭐★☆]+/gu, "\n");
  const owners = ownersIn(`${ownersBefore(found.before)}\n${after}`);
  // «dale las gracias» says nothing beside the thanks.
  const told = owners.told.filter((clause) => saidTo(clause, "tu") !== "");
  const questions = found.kind === "question" ? pairsIn(found.said) : [];
  const isAnswered = questions.length > 1 && questions.some(({ answer }) => answer);
  const folded = fold(said);
  return {
    quoted: {
      text: said,
      kind: kindOf(found, said, count, told.length > 0),
      ...(name ? { name } : {}),
      ...(count ? { stars: count } : {}),
      about: issuesIn(said),
      topics: topicsIn(folded),
      isSerious: hasAny(folded, quotedWords("symptoms")) || hasAny(folded, quotedWords("serious")),
      isReview:
        contentType === "review-reply" ||
        count !== undefined ||
        hasAny(fold(outside), quotedWords("reviews")),
      ...(told.length > 0 ? { ordered: told } : {}),
      ...(owners.unsaid.length > 0 ? { unsaid: owners.unsaid } : {}),
      ...(hasAny(fold(outside), quotedWords("noApology")) ? { noApology: true } : {}),
      ...(owners.isConfidential ? { isConfidential: true } : {}),
      ...(found.kind === "question" ? { questions: isAnswered ? questions : [] } : {}),
    },
    rest: [
      ...told.map((clause) => saidTo(clause, "tu")),
      ...(isAnswered ? questions.flatMap(({ answer }) => answer ?? []) : []),
    ].join(". "),
  };
}

const foundIn = (text: string, contentType: string): Found | undefined =>
  inQuotes(text) ??
  learnt(text) ??
  afterLabel(text) ??
  reported(text) ??
  whole(text, contentType) ??
  spokenOf(text) ??
  stars(text);

/** From the first to the last word that looks like a customer's, by what was learnt of many messages. */
function learnt(text: string): Found | undefined {
  const tokens = tokensOf(text);
  const roles = rolesOf(tokens, "lia", false);
  const from = roles.indexOf("quote");
  const to = roles.lastIndexOf("quote");
  if (from < 0 || roles.slice(from, to).some((role) => role === "piece" || role === "reply"))
    return undefined;
  const end = /^[?!)]$/.test(tokens[to + 1]?.key ?? "") ? to + 1 : to;
  const said = text.slice(tokens[from]!.start, tokens[end]!.end);
  const [, inside] = /^[^"«“]{0,60}["«“]([^"»”]{3,})["»”]?[.\s]*$/u.exec(said) ?? [];
  const { before = "", said: asked = said, kind } = (!inside && reported(said)) || {};
  return {
    before: `${text.slice(0, tokens[from]!.start)} ${before}`.trim(),
    said: (inside ?? withoutLabel(asked)).trim(),
    after: tokens
      .slice(end + 1)
      .flatMap(({ text: word, kind: of }, at) =>
        roles[end + 1 + at] === "wish" || roles[end + 1 + at] === "aside"
          ? []
          : [[word, of] as const],
      )
      .map(([word, of]) => (of === "mark" ? word : ` ${word}`))
      .join(""),
    aside: text.slice(tokens[end]!.end),
    ...(kind ? { kind } : {}),
  };
}

/** «Una mamá comenta: ¿tienen clases?» */
function withoutLabel(said: string): string {
  const [all = "", label = ""] = /^([^:?!]{3,50}): /u.exec(said) ?? [];
  return hasAny(fold(label), quotedWords("labels")) ? said.slice(all.length) : said;
}

/** The answer to a question of the message before, which was left open. */
function answeredLater(
  text: string,
  names: readonly string[],
  history: Brief["history"],
): Found | undefined {
  const folded = fold(text);
  const isNew = startOf(folded, quotedWords("sending")) && !folded.startsWith("dile que");
  const asked = isNew ? undefined : history.findLast(({ role }) => role === "user");
  const before = asked && foundIn(correct(asked.content.slice(0, 3000), names), "comment-reply");
  return before?.said && before.after.trim() === "" ? { ...before, after: text } : undefined;
}

function kindOf(
  { kind }: Found,
  said: string,
  count: number | undefined,
  isAnswered: boolean,
): QuotedMessage["kind"] {
  const read = readKind(said, count);
  // Whom the owner answers is no spammer.
  if (read === "spam" && isAnswered) return "other";
  if (kind === "question" && read !== "joke") return "question";
  return kind === "complaint" && !/^(?:praise|question|grief)$/.test(read) ? "complaint" : read;
}

/** Questions of many are answered on a page. */
const isPage = (text: string) =>
  !/["«“]/u.test(text) && hasAny(fold(text.slice(0, 300)), quotedWords("pages"));

const pairs: Readonly<Record<string, string>> = {
  "«": "»",
  "“": "”",
  '"': '"',
  "‘": "’",
  "„": "“",
  "‹": "›",
};

function inQuotes(text: string): Found | undefined {
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]!;
    const close =
      pairs[mark] ?? (mark === "'" && !/\p{L}/u.test(text[at - 1] ?? "") ? "'" : undefined);
    if (!close) continue;
    const end = text.indexOf(close, at + 1);
    if (end < 0 && mark === "'") continue;
    const said = text.slice(at + 1, end < 0 ? undefined : end).trim();
    const before = text.slice(0, at).trim();
    // «mensaje para quienes compraron "Pan en casa"» quotes a thing.
    const isSpoken =
      said.split(/\s+/).length > 3 ||
      /[?!]/.test(said) ||
      before === "" ||
      hasAny(fold(before), quotedWords("labels"));
    if (said.length > 2 && isSpoken && !/hashtag|t[íi]tulo/iu.test(before))
      return { before, said, after: end < 0 ? "" : text.slice(end + 1) };
    at = end < 0 ? text.length : end;
  }
  return undefined;
}

/** «comentario: ¿cuánto cuesta? (son 70 euros)», «reseña de Nuria: me encanta. Dale las gracias» */
function afterLabel(text: string): Found | undefined {
  const colon = text.search(/:\s|\n/);
  if (colon < 0 || colon > 100) return undefined;
  const before = text.slice(0, colon);
  const folded = fold(before);
  const last = folded.split(" ").at(-1)!;
  // «contesta: …» and «mensaje para los que reservaron: …» are ours to say.
  if (!hasAny(folded, quotedWords("labels")) || quotedWords("tell").includes(last))
    return undefined;
  if (/(?:^| )(?:preguntas|para|avisando|avisa)(?: |$)/.test(folded)) return undefined;
  const rest = text.slice(colon + 1).trim();
  const end = ownersStart(rest);
  return { before, said: rest.slice(0, end).trim(), after: rest.slice(end) };
}

/** Where, behind a customer's words without quotation marks, the owner begins to speak. */
function ownersStart(text: string): number {
  for (const { index, 0: stop } of text.matchAll(/\s*\(|\s[—–→-]+\s|(?<=[.!?…])\s+|,\s+|\n+/gu)) {
    const rest = text.slice(index + stop.length);
    if (/[(—–→-]/u.test(stop)) return index;
    if (
      stop.startsWith(",")
        ? isOwners(rest) && !/^(?:gracias|por favor|con |en )/iu.test(rest)
        : isOwners(rest)
    )
      return index;
    const asked = text.slice(0, index).trimEnd().endsWith("?");
    if (asked && startOf(fold(rest.slice(0, 80)), quotedWords("answers"))) return index;
  }
  return text.length;
}

/** «una mamá pregunta si es peligroso, su hijo tiene 7», «un vecino se queja de que …» */
function reported(text: string): Found | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const phraseAt = (at: number) =>
    fold(
      words
        .slice(at, at + 4)
        .map(([one]) => one)
        .join(" "),
    );
  for (const at of words.keys()) {
    const complaint = startOf(phraseAt(at), quotedWords("complains"));
    const verb = complaint ?? startOf(phraseAt(at), quotedWords("asks"));
    if (!verb) continue;
    if (
      verb === "diciendo que" &&
      !hasAny(fold(text.slice(0, words[at]!.index)), quotedWords("labels"))
    )
      continue;
    let next = at + verb.split(" ").length;
    // «pregunta un seguidor si …», «preguntan por Facebook si …»
    if (!complaint && /^(?:una?|por|en) \p{L}+ /u.test(phraseAt(next))) {
      const far = startOf(phraseAt(next + 2), quotedWords("askers"));
      if (far && far !== "para") next += 2;
    }
    if (
      !words[next] ||
      (!complaint && startOf(phraseAt(next), quotedWords("askers")) === undefined)
    )
      continue;
    const from = words[next]!.index;
    const after = text.slice(from);
    // «si tal (sí) y si cual (no)»: each answer stands beside its question.
    const isPaired = (after.match(/\(/g) ?? []).length > 1;
    const end = isPaired ? after.lastIndexOf(")") + 1 : reportedEnd(after);
    return {
      before: text.slice(0, words[at]!.index),
      said: after.slice(0, end).trim(),
      after: after.slice(end),
      kind: complaint ? "complaint" : "question",
    };
  }
  return undefined;
}

function reportedEnd(text: string): number {
  for (const { index, 0: stop } of text.matchAll(/\s*\(|[.;:]\s+|,\s+|\n+/gu)) {
    const rest = text.slice(index + stop.length);
    if (!stop.startsWith(",") || isOwners(rest)) return index;
    if (
      /^(?:s[íi]|no)(?=[ ,.]|$)/iu.test(rest) &&
      !/^si (?:el|la|los|las|su|me|puede|es) /iu.test(rest)
    )
      return index;
  }
  return text.length;
}

/** A button for replies was pressed and the customer's words stand alone. */
function whole(text: string, contentType: string): Found | undefined {
  if (isOwners(text)) return undefined;
  // «Pésimo servicio. 1 estrella. Responde educado»
  const isAnswered = /^(?:contest|respond)/u.test(fold(text.slice(ownersStart(text)).trim()));
  if (!isAnswered && !/^(?:comment|review)-reply$/.test(contentType)) return undefined;
  if (/^(?:como|que|para|un|una|plantilla|respuesta|\d) /.test(fold(text)) && !/[?!]/.test(text))
    return undefined;
  const end = ownersStart(text);
  return { before: "", said: text.slice(0, end).trim(), after: text.slice(end) };
}

/** «¿qué le digo a un cliente que quiere cambiarlo? …»: the first sentence tells what they want. */
function spokenOf(text: string): Found | undefined {
  if (!startOf(fold(text.slice(0, 80)), quotedWords("askUs"))) return undefined;
  const end = text.search(/[.?;\n]\s/u);
  return end < 0
    ? undefined
    : { before: "", said: text.slice(0, end).trim(), after: text.slice(end + 1) };
}

/** «me dejaron 5 estrellas sin texto» */
const stars = (text: string): Found | undefined =>
  starsIn(text) && text.length < 90 ? { before: text, said: "", after: "" } : undefined;

/** What stands before the customer's words is mostly a label; whole sentences of it are the owner's. */
function ownersBefore(before: string): string {
  const parts = before
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((part) => !/^¡?(?:hola|buen)/iu.test(part));
  const label = parts.at(-1) ?? "";
  const isLabel =
    label.trim() === "" ||
    hasAny(fold(label), quotedWords("labels")) ||
    isOwners(label) ||
    !/[.!?]\s*$/u.test(label);
  return (isLabel ? parts.slice(0, -1) : parts).join("\n");
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
  const drawnBehind = /([1-5]) ?[⭐★]/u.exec(text)?.[1];
  if (drawnBehind) return Number(drawnBehind);
  const told = /\b([1-5]|una|dos|tres|cuatro|cinco) estrellas?\b/.exec(fold(text))?.[1];
  if (told) return numberWords.indexOf(told) + 1 || Number(told);
  const drawn = [...text].filter((letter) => letter === "★" || letter === "⭐").length;
  return drawn > 0 ? Math.min(drawn, 5) : undefined;
}

/** «si la leña va seca (18 meses) y si subimos a un tercero (no, solo a la puerta)» */
export function pairsIn(text: string): { ask: string; answer?: string }[] {
  const found: { ask: string; answer?: string }[] = [];
  const parts = text.slice(0, 2500).split(/\(([^()]{1,300})\)/u);
  for (let at = 0; at < parts.length && found.length < 12; at += 2) {
    const asks = parts[at]!.split(
      /,\s+|\s+[ye] (?=(?:si|cu[aá]nt\p{L}*|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]|con|a) )|[.;?¿\n]+/iu,
    )
      .map((ask) =>
        ask
          .replace(/^\s*(?:y|e|-|\d+[.)])\s+/iu, "")
          .replace(/^que (?=si )/iu, "")
          .trim(),
      )
      .filter((ask) => /\p{L}{2}/u.test(ask) && !isOwners(ask));
    for (const ask of asks) found.push({ ask: plain(ask) });
    const answer = parts[at + 1];
    const last = found.at(-1);
    if (answer && last) last.answer = plain(answer);
  }
  return found;
}
