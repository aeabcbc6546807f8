import { fold, plain } from "../spanish/fold.ts";
import { hasAny, quotedWords, startOf } from "./quoted-words.ts";
import { isInfinitive, isOrder } from "./said-to.ts";
import { tokensOf } from "./tokens.ts";
import { mainVerbIn } from "./verbs.ts";

/** What the owner says beside a customer's words. */
export interface Owners {
  /** What is to be said, sentence by sentence; what begins with «que» is an order to who reads. */
  told: string[];
  /** What speaks of the customer to us: «el cliente no lo lavó a mano». */
  unsaid: string[];
  /** «sin disculparme» */
  noApology: boolean;
  /** «no podemos dar datos de su ficha» */
  isConfidential: boolean;
}

/** Takes words that carry nothing off a clause that orders: «y además», «quiero» before «que …». */
function bare(clause: string): string {
  let words = clause.trim().split(" ");
  const skip = (list: string) => {
    const found = startOf(fold(words.join(" ")), quotedWords(list));
    if (found) words = words.slice(found.split(" ").length);
    return found !== undefined;
  };
  while (skip("fillers"));
  const isThat = /^que$/iu.test(words[0] ?? "");
  if (isThat || startOf(fold(words.join(" ")), [...quotedWords("tell"), ...quotedWords("manners")]))
    return skip("through") ? `que ${words.join(" ")}` : words.join(" ");
  return clause.trim();
}

type Part = { kind: "none" } | { kind: "unsaid" } | { kind: "told"; text: string; isNew: boolean };

/** What one clause of the owner is: nothing for the customer, or what is to be said. */
function partOf(clause: string): Part {
  const text = bare(clause);
  const folded = fold(text);
  const none: Part = { kind: "none" };
  if (!/[\p{L}\d]/u.test(text) || isSource(folded)) return none;
  const has = (list: string) => startOf(folded, quotedWords(list)) !== undefined;
  const told = (text: string, isNew = true): Part =>
    quotedWords("apologies").includes(fold(text).replace(/^que /, ""))
      ? none
      : { kind: "told", text, isNew };
  if (
    has("manners") ||
    (has("ask") &&
      /^\S+ (?:a |de |en |por |si |qué |que |cu|d[oó]nde|c[oó]mo|desde|hasta)/u.test(folded))
  )
    return told(text);
  const order = startOf(folded, quotedWords("tell"));
  if (order) {
    const rest = text.split(" ").slice(order.split(" ").length).join(" ");
    const reported = /^que /iu.test(rest) ? rest : / (que .+)$/iu.exec(rest.slice(0, 400))?.[1];
    if (reported) return partOf(reported);
    return /^(?:s[íi]|no|claro)(?=[ ,]|$)|^(?:son |a |desde )?[\d$€]/iu.test(rest) ||
      /:$/u.test(text.split(" ")[order.split(" ").length - 1]!)
      ? told(rest)
      : none;
  }
  if (has("instructions") || isNegative(folded) || isManner(folded)) return none;
  if (has("them") && !/^(?:la|el) (?:cliente|paciente) (?:paga|puede|debe)/u.test(folded))
    return { kind: "unsaid" };
  return told(text, /^que |^si .+ que /iu.test(text));
}

/** «no le ofrezcas nada», «no le demos el precio»: it is we who are told not to. */
function isNegative(folded: string): boolean {
  const verb = /^(?:ni|no) (?:(?:le|les|lo|la|se|me|nos|te) )*(\p{L}+)/u.exec(folded)?.[1] ?? "";
  const [, form, end] = /^(.+?)(s|mos)$/u.exec(verb) ?? [];
  // «no podemos» tells.
  return form !== undefined && !(end === "mos" && isInfinitive(`${form}r`)) && isOrder(form);
}

/** «sin disculparme», «pero sin burlarse de los clientes» */
const isManner = (folded: string) => {
  const rest = /^(?:y |pero )?(?:sin|ni) (.+)$/u.exec(folded)?.[1];
  return rest !== undefined && startOf(rest, quotedWords("manner")) !== undefined;
};

/** «2 estrellas en google», «en tripadvisor» */
const isSource = (folded: string) =>
  /^(?:[1-5]|una|dos|tres|cuatro|cinco) estrellas?(?: |$)|^[1-5] 5$|^de parte de /u.test(folded) ||
  /^(?:en|de|por) (?:google|tripadvisor|booking|airbnb|facebook|instagram|whatsapp|la web)$/u.test(
    folded,
  );

/** The sentences of a text and their clauses, each with the mark before it. */
function clausesOf(text: string): { before: string; clause: string }[][] {
  const openers = [...quotedWords("tell"), ...quotedWords("manners")].map(
    (words) => words.split(" ")[0]!,
  );
  const isOpener = (word: string) => openers.includes(fold(word));
  return text
    .split(/[()\n…→]+|\.{2,}|(?:^|\s)[-—–]+\s|(?<=[.;!?])\s+/u)
    .map((sentence) => sentence.trim().replace(/[.;]+$/u, ""))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .map((sentence) => {
      const marked = plain(sentence)
        .replace(
          / (y|pero|ni) (?=(\p{L}+) ?(\p{L}*))/gu,
          (all, and: string, next: string, then: string) =>
            (/^(?:que|si|perdón)$/iu.test(next) && and === "y") ||
            isOpener(next) ||
            (/^(?:sin|ni)$/iu.test(next) && isManner(fold(`${next} ${then}`))) ||
            (next === "no" && /^(?:se|le|lo|quiero)$/u.test(then))
              ? `\u0001${and} `
              : all,
        )
        .replace(/, /gu, "\u0001, ");
      return marked.split("\u0001").map((part) => {
        const [, before = "", clause = ""] = /^(, |y |pero |ni )?(.*)$/su.exec(part) ?? [];
        return { before: before.trim(), clause: clause.trim() };
      });
    });
}

/** What the owner wants to be said and how, from corrected text. */
export function ownersIn(text: string): Owners {
  const owners: Owners = { told: [], unsaid: [], noApology: false, isConfidential: false };
  for (const sentence of clausesOf(text.slice(0, 2000))) {
    if (hasAny(fold(sentence.map(({ clause }) => clause).join(" ")), quotedWords("noApology")))
      owners.noApology = true;
    let isOpen = false;
    for (const { before, clause } of sentence) {
      const part = partFor(owners, clause);
      if (part.kind === "unsaid") owners.unsaid.push(clause);
      if (part.kind === "told") add(owners.told, { ...part, before, isOpen });
      isOpen = part.kind === "told";
    }
  }
  return owners;
}

/** What a clause is, and what it says of the whole. */
function partFor(owners: Owners, clause: string): Part {
  const folded = fold(clause);
  if (startOf(folded, quotedWords("cannot")) && hasAny(folded, quotedWords("secrets"))) {
    owners.isConfidential = true;
    return { kind: "none" };
  }
  // «…, pero no se lo digas así»: what was told before is for us.
  if (/^no (?:se lo|le) (?:digas|pongas|cuentes)/u.test(folded)) {
    owners.unsaid.push(...owners.told.splice(-1));
    return { kind: "none" };
  }
  return partOf(clause);
}

/** Puts a clause to the sentence before it, or begins one. */
function add(
  told: string[],
  {
    text,
    isNew,
    before,
    isOpen,
  }: { text: string; isNew: boolean; before: string; isOpen: boolean },
) {
  const last = told.at(-1);
  const body = text.replace(/^que /iu, "");
  const isOrdered = isOrder(body);
  const start = body === text || isOrdered || /^(?:si|cuando) /iu.test(body) ? text : body;
  if (!isOpen || last === undefined) told.push(start);
  else if (!isNew && before === "," && isWhole(last) && isWhole(text.replace(/^(?:y|si) /iu, "")))
    told.push(text.replace(/^y /iu, ""));
  else if (!isNew)
    told[told.length - 1] =
      `${last}${before === "," || before === "" ? "," : ` ${before}`} ${text}`;
  // «llame al …, que hay guardia»; «que llame y que pregunte por Laura»
  else if (body !== text && /^que /iu.test(last) && before === (isOrdered ? "y" : ","))
    told[told.length - 1] = `${last}${isOrdered ? " y" : ","} ${text}`;
  else told.push(start);
}

/** Whether a clause can stand as a sentence, and nothing before it waits for it. */
function isWhole(clause: string): boolean {
  const tokens = tokensOf(clause);
  return (
    !/^(?:o|pero|porque|aunque|cuando|donde|como|que|si|no,) /iu.test(
      clause.replace(/^.*, /su, ""),
    ) &&
    !/^(?:si|cuando|sí|no) [^,]*$/iu.test(clause) &&
    clause.length > 15 &&
    mainVerbIn(tokens, 0, tokens.length) >= 0
  );
}

/** Whether a clause surely is the owner's: an order to us, or what is said of our manner. */
export function isOwners(text: string): boolean {
  const folded = fold(text.slice(0, 120).replace(/^(?:y|pues|pero) /iu, ""));
  return (
    ["tell", "manners", "instructions"].some(
      (list) => startOf(folded, quotedWords(list)) !== undefined,
    ) ||
    /^(?:quiero|queremos) (?:que|contest|respond|una|un) ?/u.test(folded) ||
    /^que (?:me|nos) /u.test(folded)
  );
}
