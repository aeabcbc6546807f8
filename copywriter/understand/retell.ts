import { dataOf } from "../data.ts";
import { correct } from "../spanish/correct.ts";
import { plain } from "../spanish/fold.ts";
import { isNoun } from "../spanish/phrase.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import type { Register } from "./request.ts";

type Forms = Readonly<Record<string, string>>;
interface Verbs {
  bare: Forms;
  past: Forms;
  present: Forms;
  first: Readonly<Record<string, readonly string[]>>;
  done: Forms;
  things: readonly string[];
  ours: readonly string[];
  nouns: readonly string[];
  light: readonly string[];
}
const verbs = () => dataOf<Verbs>("understand/retell");

/** To whom it is told again. */
export interface Listener {
  register: Register;
  /** Several people are «vosotros». */
  isSpain: boolean;
}

export interface Retold {
  /** «el wifi se cayera» behind «que», «haber tardado 50 minutos», or «tu hija no para de tocar» as it is. */
  text: string;
  form: "that" | "having" | "as-told";
}

interface Verb {
  at: number;
  /** As spelled in the tables. */
  form: string;
  person: "I" | "we" | "you" | "it" | "they";
}

/** Between them and the verb no subject stands. */
const isLight = (word: string) => verbs().light.includes(word.toLowerCase());
const opensClause = /^(?:que|cuando|porque|si|donde|como|quien|mientras|aunque)$/iu;

const pastInRe = /^(?:esp|m|t|ret|adm|resp|sup)[ei]ré$/;
const asks = /^(?:cu[aá]l(?:es)?|cu[aá]nt[oa]s?|qué|c[oó]mo|d[oó]nde|cu[aá]ndo|quién)$/iu;

/** The finite verb of one word, told by its ending and by tables. */
function readVerb(word: string, at: number, words: readonly string[]): Verb | undefined {
  const { bare, past, present, first, nouns } = verbs();
  const small = word.toLowerCase();
  const before = words[at - 1]?.toLowerCase() ?? "";
  if (
    /^(?:el|un|la|los|las|una|de|del|con|sin|por|al|su|mi|tu|muy|más|en|este|ese)$/.test(before) &&
    !/^(?:la|los|las)$/.test(before)
  )
    return undefined;
  if (small === "para" && words[at + 1] !== "de") return undefined;
  const isSure = isLight(before) || (at > 1 && /io$|^(?:llego|tardo|quedo)$/.test(small));
  const form = bare[small] && isSure ? bare[small] : small;
  if (nouns.includes(form) || form.length < 2) return undefined;
  if (first[form]) return { at, form, person: "I" };
  // «ya lo había publicado»
  if (
    form === "había" &&
    at > 0 &&
    (before === "que" || words.slice(0, at).every((one) => isLight(one)))
  )
    return { at, form: "había", person: /[aei]do$|cho$/.test(words[at + 1] ?? "") ? "I" : "it" };
  if (past[form] ?? present[form])
    return { at, form, person: form.endsWith("n") && form !== "son" ? "they" : "it" };
  if (form.length < 4 && form !== "dio") return undefined;
  if (/(?:[^aeiou]|[gq]u)(?:aron|ieron)$|[jy]eron$/.test(form)) return { at, form, person: "they" };
  if (/(?:asteis|isteis|aste|iste)$/.test(form)) return { at, form, person: "you" };
  if (
    /[áéíóú]bamos$|[ai]mos$/.test(form) &&
    !/^(?:vamos|estamos|ramos|últimos|mismos|próximos|máximos|mínimos|primos|racimos)$/.test(form)
  )
    return { at, form, person: "we" };
  if (/ó$/.test(form)) return { at, form, person: "it" };
  // «ahorraré» is still to come.
  if (/[aei]ré$/.test(form) && !pastInRe.test(form)) return undefined;
  if (/[éí]$/.test(form)) return { at, form, person: "I" };
  // «me marean», «nos molesta»
  if (
    /[^aiou]an?$/.test(form) &&
    /^(?:me|nos|le|les|se)$/.test(before) &&
    form.length > 4 &&
    !/aban?$/.test(form)
  )
    return { at, form, person: form.endsWith("n") ? "they" : "it" };
  if (/[^aeiou]aban?$/.test(form)) return { at, form, person: form.endsWith("n") ? "they" : "it" };
  return undefined;
}

/** «tardó» → «tardara» */
function subjunctive(form: string): string | undefined {
  const { past, present } = verbs();
  return (
    past[form] ??
    present[form] ??
    (/yó$/.test(form)
      ? form.replace(/ó$/, "era")
      : /ió$/.test(form)
        ? form.replace(/ó$/, "era")
        : /ó$/.test(form)
          ? form.replace(/ó$/, "ara")
          : /ron$/.test(form)
            ? form.replace(/ron$/, "ran")
            : /aban?$/.test(form)
              ? form.replace(/aba(n?)$/, "ara$1")
              : /[^aiou]an?$/.test(form)
                ? form.replace(
                    /([cgz]?)a(n?)$/,
                    (_, stem: string, end: string) =>
                      `${({ c: "qu", g: "gu", z: "c" })[stem] ?? stem}e${end}`,
                  )
                : undefined)
  );
}

/** «tardaron», «salvaste» → «tardado», «salvado» */
const done = (form: string) =>
  verbs().done[form] ??
  form
    .replace(/(?:aron|aste|asteis|ó)$/, (end) =>
      /i$/.test(form.slice(0, -end.length)) && end === "ó" ? "do" : "ado",
    )
    .replace(/(?:ieron|iste|isteis)$/, "ido");

/** «compré» → «compraste», «compró» or after «que» «compraras», «comprara». */
function ofListener(form: string, isThat: boolean, { register }: Listener): string | undefined {
  const usted = register === "usted";
  const known = form === "había" ? ["habías", "había", "hubieras", "hubiera"] : verbs().first[form];
  if (known) return known[(isThat ? 2 : 0) + Number(usted)];
  const stem = /é$/.test(form)
    ? form
        .slice(0, -1)
        .replace(/qu$/, "c")
        .replace(/gu$/, "g")
        .replace(/c$/, (c) => (/qué$/.test(form) ? c : "z"))
    : form.slice(0, -1);
  if (/é$/.test(form)) return stem + (isThat ? (usted ? "ara" : "aras") : usted ? "ó" : "aste");
  if (/í$/.test(form)) return stem + (isThat ? (usted ? "iera" : "ieras") : usted ? "ió" : "iste");
  return undefined;
}

/** «nos quedamos» of customers → «os quedasteis», «se quedaron»; after «que» «os quedarais», «se quedaran». */
function ofListeners(form: string, isThat: boolean, { isSpain }: Listener): string | undefined {
  const ends = isThat
    ? isSpain
      ? ["arais", "ierais"]
      : ["aran", "ieran"]
    : isSpain
      ? ["asteis", "isteis"]
      : ["aron", "ieron"];
  const stem: Forms = { dormimos: "durm", pedimos: "pid", sentimos: "sint", servimos: "sirv" };
  if (form === "fuimos" && !isThat) return isSpain ? "fuisteis" : "fueron";
  if (form === "fuimos" || form === "dijimos") return undefined;
  if (stem[form] && (isThat || !isSpain)) return `${stem[form]}${ends[1]}`;
  if (/amos$/.test(form)) return form.replace(/amos$/, ends[0]!);
  return /imos$/.test(form) ? form.replace(/imos$/, ends[1]!) : undefined;
}

/**
 * A customer's clause told back to them: «mi perro volvió con un rasguño» → «tu perro volviera con un
 * rasguño» behind «que»; undefined when its verb is not known for sure.
 */
export function retell(clause: string, isThat: boolean, listener: Listener): Retold | undefined {
  const words = small(correct(plain(clause)))
    .replace(/^(?:y|pero|e|que|además) /iu, "")
    .split(" ");
  if (words.length > 26 || asks.test(words[0]!)) return undefined;
  const found = words.flatMap(
    (word, at) => readVerb(word.replace(/[^\p{L}]/gu, ""), at, words) ?? [],
  );
  // «El limonero que compré se secó»: what stands in the relative clause is not what happened.
  const relative = words.findIndex(
    (word, at) => word === "que" && /^(?:el|la|los|las|una?|mis?)$/.test(words[at - 2] ?? ""),
  );
  const main =
    found.find(({ at }) => !words.slice(0, at).some((word) => opensClause.test(word))) ??
    (relative > 0 ? found.filter(({ at }) => at > relative)[1] : undefined);
  if (!main) return undefined;
  const before = words.slice(0, main.at);
  const isBare = before.every((word) => isLight(word));
  const next = words[main.at + 1] ?? "";
  const { things, ours } = verbs();
  const isOurs =
    main.person === "you" ||
    (isBare &&
      ((main.person === "they" &&
        (before.some((word) => /^(?:me|nos)$/i.test(word)) ||
          !/(?<!^d|^n|^l|^un)[ao]s$/.test(next)) &&
        !(things.includes(main.form) && before.some((word) => /^(?:me|nos|le|se)$/i.test(word))) &&
        !/aban$|n$/.test(subjunctive(main.form) === main.form ? "n" : "") &&
        /ron$/.test(main.form) &&
        !before.includes("se")) ||
        (main.person === "it" && ours.includes(main.form) && !/^una?$/i.test(next))));
  const us = before.map((word) => word.toLowerCase());
  const told: string[] = [];
  for (const [at, word] of words.entries()) {
    const verb = found.find((one) => one.at === at);
    const here = verb === main;
    if (here && isOurs) continue;
    if (at < main.at && isOurs && isBare) continue;
    const that = isThat && here;
    const changed =
      verb?.person === "I"
        ? ofListener(verb.form, that, listener)
        : verb?.person === "we"
          ? ofListeners(verb.form, that, listener)
          : that
            ? subjunctive(verb!.form)
            : verb
              ? verb.form
              : undefined;
    if (verb && changed === undefined && (here || verb.person === "I" || verb.person === "we"))
      return undefined;
    told.push(
      changed && verb
        ? word.replace(/[\p{L}]+/u, changed)
        : turned(
            word,
            words[at + 1] ?? "",
            found.some((one) => one.at === at + 1 && /^(?:I|we)$/.test(one.person)),
            listener,
          ),
    );
  }
  if (!isOurs) return { text: told.join(" "), form: isThat ? "that" : "as-told" };
  const whom = us.includes("me")
    ? listener.register === "usted"
      ? "le"
      : "te"
    : us.includes("nos")
      ? listener.isSpain
        ? "os"
        : "les"
      : us.includes("se") && main.person === "it"
        ? "nos"
        : "";
  const what = us.find((word) => /^l[ao]s?$/.test(word)) ?? "";
  const having = `haber${whom || us.find((word) => /^les?$/.test(word)) || ""}`;
  // «me la entregaron»: «habértela entregado».
  const both = whom && what ? `habér${/^l/.test(whom) ? "se" : whom}${what}` : "";
  const not = us.includes("no") ? "no " : "";
  return {
    text: `${not}${both || `${having}${whom ? "" : what}`} ${done(main.form)} ${told.join(" ")}`.trim(),
    form: "having",
  };
}

/** «mi» → «tu», «su»; what is not of the customer stays. */
function turned(
  word: string,
  next: string,
  reflexive: boolean,
  { register, isSpain }: Listener,
): string {
  const usted = register === "usted";
  const table: Forms = {
    me: usted ? (reflexive || /^l[aeo]s?$/.test(next) ? "se" : "le") : "te",
    mi: usted ? "su" : "tu",
    mis: usted ? "sus" : "tus",
    mí: usted ? "usted" : register === "vos" ? "vos" : "ti",
    yo: usted ? "usted" : register === "vos" ? "vos" : "tú",
    conmigo: usted ? "con usted" : register === "vos" ? "con vos" : "contigo",
    nos: isSpain ? "os" : reflexive ? "se" : "les",
    nuestro: isSpain ? "vuestro" : "su",
    nuestra: isSpain ? "vuestra" : "su",
    nuestros: isSpain ? "vuestros" : "sus",
    nuestras: isSpain ? "vuestras" : "sus",
    vuestro: "nuestro",
    vuestra: "nuestra",
  };
  const small = word.toLowerCase();
  const changed = table[small];
  return changed ?? word.replace(/(?<=[aei]r)me$/u, usted ? "le" : "te");
}

/** A clause without a finite verb, told back: «3 semanas y ni un mensaje de tu consola». */
export const turnedWords = (clause: string, listener: Listener) =>
  uncapitalized(correct(plain(clause)))
    .split(" ")
    .map((word, at, words) => turned(word, words[at + 1] ?? "", false, listener))
    .join(" ");

/** With a small first letter, but for a name: «Andrea es un sol». */
function small(text: string): string {
  const [first = "", next = ""] = text.split(" ");
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    !isLight(first) &&
    !isArticle.test(first) &&
    !isNoun(first) &&
    readVerb(first, 0, [first]) === undefined &&
    readVerb(next, 1, [first, next]) !== undefined;
  return isName ? text : uncapitalized(text);
}
const isArticle = /^(?:el|mis?|una?|en|a|de|por|con|todo|nadie|esto|eso|sus?|este|esta|cada)$/iu;
