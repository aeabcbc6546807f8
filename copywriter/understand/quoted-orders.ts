import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import { verbs, withPronouns } from "../spanish/verbs.ts";
import { isInstruction, quotedWords, startsWithAny } from "./quoted-words.ts";
import type { Register } from "./request.ts";

const opens = /^(?:y |pero )?(?:q|que|tambi[eé]n (?:q|que)) /iu;

/** Where, among the owner's words, begins what is to be said: «3 estrellas. dile que …» */
export function orderStart(after: string): number {
  for (const { index, 0: stop } of after.matchAll(/^[\s.,;:»”"')]*|[.,;:)]\s+/gu)) {
    const at = index + stop.length;
    const folded = fold(after.slice(at, at + 60));
    const [first = "", second = ""] = folded.split(" ");
    if (startsWithAny(folded, quotedWords("manners"))) return at;
    const isTold =
      /^(?:q|que)$|^\d/.test(second) || /^[^.;]{3,80}, (?:y )?(?:q|que) /iu.test(after.slice(at));
    if (
      quotedWords("orderTell").includes(first) &&
      second &&
      !after.slice(at).startsWith(`${first},`) &&
      isTold
    )
      return at;
  }
  return -1;
}

/**
 * What the owner orders to be said, «dile que …, que … y que …», clause by clause and without the
 * ordering words.
 */
export function orderedIn(after: string): string[] {
  const text = plain(after.replace(/[()]/gu, ", ")).slice(0, 900);
  const isOrder = (word: string) => quotedWords("orderTell").includes(word);
  const parts = text
    .replace(/ y (?=(?:q|que) )/giu, ", ")
    .replace(/ y (?=(\p{L}+))/giu, (and, next: string) => (isOrderWord(next) ? ", " : and))
    // «… para revisar que la revisión no se cobra» gives the reason.
    .replace(/(\p{L}+[aei]r(?:l[oa]s?)?) (?:q|que) (?=(?:el|la|los|las|no) )/giu, "$1: ")
    .split(/[,;\n]\s+|\.\s+|[.;]$/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const found: string[] = [];
  for (const part of parts) {
    const isNew = opens.test(part);
    const words = part.replace(opens, "");
    const [verb = "", que = ""] = fold(words).split(" ");
    const said =
      isOrder(verb) && que
        ? words
            .split(" ")
            .slice(/^(?:q|que)$/.test(que) ? 2 : 1)
            .join(" ")
        : words;
    if (
      quotedWords("orderAsk").includes(verb) &&
      /^(?:donde|cuant|que|cual|como|cuando|si$)/.test(que)
    )
      continue;
    if (said === words && isInstruction(said) && !startsWithAny(fold(said), quotedWords("manners")))
      continue;
    const last = found.at(-1);
    // «hay crudo, ladrillo y verde»: the list goes on.
    if (!isNew && last && said === words && !/\d/.test(said) && /^\p{L}+ y \p{L}+/u.test(said))
      found.push(`${found.pop()}, ${said}`);
    else found.push(said);
  }
  return found;
}

const isOrderWord = (word: string) =>
  quotedWords("orderTell").includes(fold(word)) ||
  quotedWords("manners").some((manner) => manner.split(" ")[0] === fold(word));

/** What an order of manners tells beside: «ofrécele la suscripción» → «la suscripción». */
export const matterOf = (clause: string) =>
  startsWithAny(fold(clause), quotedWords("manners"))
    ? (/^(?:ofr|prop|inv)\S+ (.+)$/iu.exec(clause)?.[1] ?? "")
    : clause;

export const isApology = (clause: string) =>
  /^(?:p[ie]d\S+|discul\S+) ?(?:perdon|disculpas?)?/.test(fold(clause)) &&
  /perdon|disculp/.test(fold(clause));

const pronouns = /^(?:no |me |nos |le |les |lo |la |los |las |se |te )*/iu;

let bySubjunctive: Map<string, ReturnType<typeof verbs>[number]> | undefined;
const verbOf = (word: string) => {
  bySubjunctive ??= new Map(
    [...verbs()].reverse().map((verb) => [fold(verb.subjunctive[1]), verb]),
  );
  return bySubjunctive.get(fold(word)) ?? bySubjunctive.get(fold(word).replace(/n$/, ""));
};
/** Nouns and adjectives that look like «que …e», «que …a». */
const noOrder = /^(?:sobre|entre|este|once|quince|clase|parte|base|cerca|media|nombre|carta)$/iu;

/** «lo traiga para revisarlo» → «tráelo …», «no venga» → «no vengas»; undefined when it does not begin so. */
function asOrder(text: string, register: Register): string | undefined {
  const light = pronouns.exec(text)![0];
  const [word = "", ...rest] = text.slice(light.length).split(" ");
  const verb = noOrder.test(word) ? undefined : verbOf(word);
  if (!verb) return undefined;
  const at = register === "usted" ? 1 : register === "vos" ? 2 : 0;
  const own = light
    .trim()
    .toLowerCase()
    .split(" ")
    .filter((one) => one && one !== "no")
    .map((one) => (one === "se" && register !== "usted" ? "te" : one));
  const isBare = rest.length === 0 && /^(?:venir|volver)$/.test(verb.infinitive);
  const thing = own.find((one) => /^l[oa]s?$/.test(one)) ?? "";
  // «tráelo para revisar» says what is looked at.
  const tail = isBare
    ? `cuando ${register === "usted" ? "quiera" : "quieras"}`
    : rest.join(" ").replace(/^(para \p{L}+[aei]r)(?=$|[:,])/u, `$1${thing}`);
  return /(?:^| )no /iu.test(light)
    ? ["no", ...own, verb.subjunctive[at], tail].filter(Boolean).join(" ")
    : [withPronouns(verb.order[at], own), tail].filter(Boolean).join(" ");
}

/** «si quiere», «puede», «su», «la esperamos»: of who reads. */
function ofReader(text: string, register: Register): string {
  if (register === "usted") return text;
  const vos = register === "vos";
  const have = vos ? "tenés" : "tienes";
  const table: Readonly<Record<string, string>> = {
    quiere: vos ? "querés" : "quieres",
    puede: vos ? "podés" : "puedes",
    prefiere: vos ? "preferís" : "prefieres",
    necesita: vos ? "necesitás" : "necesitas",
    gusta: vos ? "gustás" : "gustas",
  };
  return text
    .replace(
      /(?<!\p{L})(si |si no |^|cuando |y )(quiere|puede|prefiere|necesita|gusta)(?= |,|$)/giu,
      (_, before: string, verb: string) => before + table[verb.toLowerCase()],
    )
    .replace(/^tiene (?=(?:toda la )?raz[oó]n|que )/iu, `${have} `)
    .replace(/(?<!\p{L})(su|sus)(?= \p{L})/giu, (word) => `t${word.slice(1)}`)
    .replace(
      /(?<!\p{L})(?:le|les|lo|la) (?=(?:esper|llam|atend|invit|avis|ayud)[aei]mos)/giu,
      "te ",
    )
    .replace(/(?<!\p{L})les? (?=\p{L}+mos(?!\p{L}))/giu, "te ")
    .replace(/(?<!\p{L})se (?=l[oa]s? \p{L}+(?:mos|o)(?!\p{L}))/giu, "te ");
}

/** One ordered clause as it is said to the customer; "" for what is not said again. */
export function saidTo(clause: string, register: Register, names: readonly string[]): string {
  const folded = fold(clause);
  const usted = register === "usted";
  const you = usted ? "le" : "te";
  const rest = (words: number) => clause.split(" ").slice(words).join(" ");
  const clean = (text: string) => correct(text, names);
  if (
    /^(?:lo |te |le |la )?(?:sentimos|siento|lamentamos|acompanamos)(?: mucho)?$|^perdon$|^agrade\S+$/.test(
      folded,
    )
  )
    return "";
  if (/^(?:pid|ped)\p{L}* (?:perdon|disculpas?)/u.test(folded))
    return `${you} pedimos ${/perdon/.test(folded) ? "perdón" : "disculpas"}${rest(2) ? ` ${clean(rest(2))}` : ""}`;
  if (/^disculpate|^discúlpate/u.test(folded)) return `${you} pedimos disculpas`;
  if (/^(?:dale|dele|agradec\p{L}*)(?: las)?(?: gracias)?(?: por|$)/u.test(folded))
    return folded.includes(" por ")
      ? `gracias por ${ofReader(clean(clause.slice(folded.indexOf(" por ") + 5)), register)}`
      : "";
  const offer = /^(ofrec|propon|invit)\p{L}*(?: a (?:el|ella))? /u.exec(folded);
  if (offer) {
    const verb = { ofrec: "ofrecemos", propon: "proponemos", invit: "invitamos" }[offer[1]!];
    return `${you} ${verb} ${ofReader(clean(clause.slice(offer[0].length)), register)}`;
  }
  const text = clean(clause.replace(/^(?:y |q |que )/iu, "")).replace(
    /((?:pregunte|llame|busque)n? (?:por|a)) (\p{Ll}{3,})(?=$|[,.])/u,
    (_, before: string, name: string) => `${before} ${capitalized(name)}`,
  );
  const accented = text
    .replace(/(?<=\p{L}) esta(?=$|,| list[oa]s?$| abiert[oa]$)/u, " está")
    .replace(/ a que (?=hora)/u, " a qué ");
  const small = accented.charAt(0).toLowerCase() + accented.slice(1);
  const [, when = "", body = small] =
    /^(si (?:no )?(?:quiere|puede|prefiere|gusta|necesita)(?: \p{L}+[aei]r)?),? (.+)$/iu.exec(
      small,
    ) ?? [];
  const [head = "", ...more] = body.split(/ y (?=\p{L}+)/u);
  const order = asOrder(head, register);
  if (order) {
    const others = more.map((part) => asOrder(part, register) ?? ofReader(part, register));
    const whole = [order, ...others].join(" y ");
    return when
      ? `${ofReader(when, register)}, ${ofReader(whole, register)}`
      : ofReader(whole, register);
  }
  const yes =
    /^si (?=se |hay |lo |la |ten|pod|hac|lleg|va|ad|at|en|\p{L}+mos(?!\p{L}))/iu.test(body) &&
    !body.includes(",");
  const answer = yes ? body.replace(/^si /iu, "sí, ") : body;
  return ofReader(when ? `${when}, ${answer}` : answer, register).replace(
    /(?<!,) pero /gu,
    ", pero ",
  );
}
