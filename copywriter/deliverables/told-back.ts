import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { isNoun, list, ofPhrase, type Phrase, phrase } from "../spanish/phrase.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import {
  clausesOf,
  countOf,
  hasAny,
  issuesIn,
  quotedWords,
  startsWithAny,
} from "../understand/quoted-words.ts";
import type { QuotedMessage } from "../understand/request.ts";
import { type Listener, type Retold, retell, turnedWords } from "../understand/retell.ts";

export const listenerOf = ({ request, business }: Job): Listener => ({
  register: request.register,
  isSpain: business.country === "espana",
});

const anybody: Listener = { register: "tu", isSpain: true };
const isTold = (clause: string) => retell(clause, true, anybody) !== undefined;

/** A customer's words without what is only drawn. */
const written = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, " ")
    .replace(/[,.]?\s(?:es|será|sera|eso es) normal\s?\??$/iu, "")
    .replace(/[,.]?\s\b(?:ja|je)(?:ja|je)+j?\b/giu, "")
    .replace(/\s+/g, " ");

/** The clauses that praise and the clauses that blame; verdicts without a fact are left out. */
export function sidesOf({ text, kind }: QuotedMessage): { good: string[]; bad: string[] } {
  const good: string[] = [];
  const bad: string[] = [];
  let turned = false;
  const marked = written(text).replace(
    /,? (?:pero|aunque|eso s[ií],?|lo malo es que|lo bueno es que) /giu,
    (hit) => `. ${/eso|bueno/i.test(hit) ? "§+" : "§-"}`,
  );
  for (const clause of clausesOf(marked).flatMap(apart)) {
    const mark = /^§([+-])/u.exec(clause)?.[1];
    const told = clause
      .replace(/^§[+-]/u, "")
      .replace(/^(?:y|encima|además) /iu, "")
      .trim();
    const folded = fold(told);
    const praised = countOf(folded, quotedWords("praise"));
    const blamed = countOf(folded, quotedWords("complaint"));
    turned ||= mark === "-";
    if (/^(?:vuelvo|volver)/.test(folded)) continue;
    if (mark === "+" || (kind !== "complaint" && praised > blamed && !turned)) good.push(told);
    else if (kind === "mixed" && blamed + bad.length === 0 && !turned && good.length > 0)
      good.push(told);
    else if (
      isVerdict(folded) ||
      (hasAny(folded, quotedWords("insult")) && folded.split(" ").length < 6)
    )
      continue;
    // «… a los 8 meses» belongs to what stands before.
    else if (
      bad.length > 0 &&
      /^(?:a|en|de|con|por|para|sin|desde|hasta) /iu.test(told) &&
      !isTold(told)
    )
      bad.push(`${bad.pop()} ${told}`);
    else bad.push(told);
  }
  // That the thing came at all is not what went wrong.
  const faults = bad.filter(
    (clause) =>
      !/^(?:me|nos) lleg[oó] (?:el|la|los|las|mi|mis) \S+$|^(?:vinieron a|vino a|fuimos a|fui a) /iu.test(
        clause,
      ),
  );
  return { good, bad: faults.length > 0 ? faults : bad };
}

const isVerdict = (folded: string) =>
  quotedWords("verdicts").some((word) =>
    word.endsWith("*") ? folded.startsWith(word.slice(0, -1)) : folded === word,
  );

/** «llegó fría y tardaron 1 hora» are two. */
function apart(clause: string): string[] {
  const found: string[] = [];
  // «y 20 niños esperando»
  const whole = clause.replace(/ y (?=\d+ \p{L}+ \p{L}+ndo\b)/u, ", con ");
  for (const part of whole.split(/ (?:y|e) (?=\p{L})/u)) {
    const isOwn =
      isTold(part) ||
      hasAny(fold(part), quotedWords("symptoms")) ||
      /^(?:(?:me |nos )?(?:dicen|dijeron|encima|cada vez)|no (?:me|nos|se)) /iu.test(part) ||
      spoiltIn(part) !== undefined ||
      /^(?:el|la|los|las) \p{L}+ (?:ya |se |no )*\p{L}+(?:[ií]an|ban)\b/iu.test(part);
    const isApart =
      /^(?:\d|el |la |los |las |una? )/iu.test(part) && found.length > 0 && isTold(found.at(-1)!);
    if (found.length > 0 && !isOwn && !isApart) found.push(`${found.pop()} y ${part}`);
    else found.push(part);
  }
  return found;
}

/** «el camino de acceso fatal»: the thing that was spoilt. */
function spoiltIn(clause: string): string | undefined {
  const words = clause.split(" ");
  const isSpoilt = words.length > 2 && quotedWords("spoilt").includes(fold(words.at(-1)!));
  return isSpoilt && /^(?:el|la|los|las)$/iu.test(words[0]!)
    ? words.slice(0, -1).join(" ").replace(/ un$/iu, "")
    : undefined;
}

/** What went wrong, behind «Sentimos»: «que el wifi se cayera y que nadie avisara», «haber tardado 50 minutos». */
export function wrongsOf(clauses: readonly string[], listener: Listener): string {
  const texts: string[] = [];
  let first: Retold | undefined;
  let extra = "";
  for (const clause of clauses) {
    const back = turnedWords(clause, listener);
    const retold = retell(clause, true, listener);
    const named = retold ? undefined : spoiltIn(back);
    const asked = isWish(clause) ? retell(clause, false, listener) : undefined;
    if (/^era (?:para|pa|por|el|la|mi) /iu.test(clause)) extra = `, y más siendo ${back.slice(4)}`;
    else if (/^(?:el|la|los|las) \p{L}+ (?:ya |se |no )*\p{L}+(?:[ií]an|ban)\b/iu.test(clause))
      extra = texts.length > 0 ? `, cuando ${back}` : "";
    else if (asked && clauses.length > 1) extra = ` cuando ${asked.text}`;
    else if (texts.length > 2 || /^pagu[eé] |^(?:quiero|exijo|espero) que /iu.test(clause))
      continue;
    else if (named) texts.push(`lo ${ofPhrase(phrase(named))}`);
    else if (retold && (texts.length > 0 || clause.includes(" "))) {
      const goesOn =
        first?.form === "that" &&
        retold.form === "that" &&
        /^(?:no |se )?\p{L}+[ae]n?\b/u.test(retold.text) &&
        startsWithVerb(clause) &&
        !startsWithVerb(clauses[0]!);
      texts.push(retold.form === "that" && !goesOn ? `que ${retold.text}` : retold.text);
      first ??= retold;
    } else if (!retold)
      texts.push(
        ...issuesIn(fold(clause))
          .filter((noun) => !/precio/.test(noun) && !fragmentsOf([clause], listener))
          .slice(0, 1),
      );
  }
  return texts.length > 0 ? `${list(texts)}${extra}` : "";
}

/** What the customer had asked for. */
const isWish = (clause: string) => startsWithAny(fold(clause), quotedWords("wishes"));

const startsWithVerb = (clause: string) =>
  isTold(clause.split(" ").slice(0, 2).join(" ")) &&
  !/^(?:el|la|los|las|mi|mis|un|una|me|nos|se me|nadie) /iu.test(clause);

/** A complaint without a verb, told back: «3 semanas y ni un mensaje de tu consola». */
export const fragmentsOf = (clauses: readonly string[], listener: Listener, isAny = false) =>
  clauses
    .filter((clause) => clause.includes(" ") && !isTold(clause))
    .filter((clause) => isAny || /\d|\b(?:mi|mis)\b/iu.test(clause))
    .slice(0, 2)
    .map((clause) => turnedWords(clause, listener))
    .join(", ");

/** What is praised, behind «Nos alegra»: «saber que el piano quedó una joya», «haberte salvado las botas». */
export function praisesOf(text: string, isLoose: boolean, listener: Listener): string {
  const clauses = clausesOf(written(text)).flatMap(apart);
  const praised = (clause: string) => countOf(fold(clause), quotedWords("praise")) > 0;
  const good = clauses.filter((clause, at) => {
    if (praised(clause)) return true;
    const before = clauses[at - 1];
    const isBeside = before !== undefined && praised(before) && isTold(before);
    return isBeside && /\b(?:mi|mis|nuestr\w*)\b/.test(fold(clause));
  });
  const tell = (from: readonly string[]) =>
    from
      .map((clause) =>
        clause
          .replace(/^por cierto,? /iu, "")
          .replace(/,? (?:(?:y )?vuelvo|volver[eé]|(?:ja|je)+j?\b|gracias).*$/iu, ""),
      )
      .filter(
        (clause) =>
          clause.includes(" ") && !/^(?:(?:muchas |mil )?gracias|no tengo palabras)/iu.test(clause),
      )
      .flatMap((clause) => retell(clause, false, listener) ?? [])
      .slice(0, 2);
  const first = tell(good);
  const retold = first.length > 0 || !isLoose ? first : tell(clauses);
  return list(
    retold.map(({ form, text: told }, at) =>
      form === "having"
        ? told
        : at > 0 && retold[0]!.form !== "having"
          ? `que ${told}`
          : `saber que ${told}`,
    ),
  );
}

/** «Javi el master», «gracias Mikel»: a person who is thanked. */
export function personIn(text: string, { business }: Job): string | undefined {
  const own = fold(
    [business.name, business.place, ...business.products.map(({ bare }) => bare)].join(" "),
  );
  // Not «cuidar a Toby», who cannot be thanked for it.
  const named =
    /(?<!\b(?:a|de|del|con|en|para|la|el|por) )(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{2,})(?!\p{L})/gu;
  for (const [, name = ""] of text.matchAll(named))
    if (/\b(?:mi|mis|nuestr[oa]) \p{L}+ $/iu.test(text.slice(0, text.indexOf(name)))) continue;
    else if (!own.includes(fold(name)) && !isNoun(name) && !properNouns.test(name)) return name;
  return undefined;
}

const properNouns =
  /^(?:Google|Instagram|Facebook|Navidad|Semana|Muy|Todo|Gracias|Volver\p{L}*|Nos|Los|Las)$/u;

const isThing = (word: string) => !quotedWords("noThings").includes(fold(word));
const isArticle = /^(?:el|la|los|las|mi|mis|tu|su)$/iu;

/** The thing that a text speaks of: «el café», «las botas de tu abuela». */
export function nounPhraseOf(text: string, job: Job): Phrase | undefined {
  const listener = listenerOf(job);
  for (const clause of clausesOf(written(text))) {
    const words = plain(clause).split(" ");
    const [first = "", second = ""] = words;
    if (
      words.length < 4 &&
      /^\p{L}{4,}[oae]s?$/u.test(first) &&
      countOf(fold(second), quotedWords("praise")) > 0 &&
      !hasAny(fold(first), quotedWords("praise"))
    )
      return phrase(uncapitalized(correct(first)));
    for (const [at, word] of words.entries()) {
      const next = words[at + 1] ?? "";
      if (isArticle.test(word) && next && isThing(next) && !/(?:aron|ieron|ó)$/u.test(next)) {
        let end = at + 2;
        while (/^(?:de|del)$/iu.test(words[end] ?? "") && words[end + 1] && end - at < 6)
          end += isArticle.test(words[end + 1]!) ? 3 : 2;
        const np = turnedWords(words.slice(at, end).join(" "), listener);
        return /^(?:tus?|sus?) /u.test(np)
          ? { bare: np, full: np, gender: undefined, plural: false, hasArticle: false }
          : phrase(np);
      }
      // «cuidar a Toby»
      if (/^(?:a|con)$/iu.test(word) && /^\p{Lu}\p{Ll}+$/u.test(next) && at > 0)
        return { bare: next, full: next, gender: undefined, plural: false, hasArticle: false };
      if (isThing(word) && word.length > 3 && isNoun(word))
        return phrase(correct(word.toLowerCase()));
    }
  }
  return undefined;
}
