import { dataOf } from "../data.ts";

/** What tú, usted and vos say: «pides», «pide», «pedís». */
export type Forms = readonly [tu: string, usted: string, vos: string];

export interface Verb {
  infinitive: string;
  present: Forms;
  order: Forms;
  /** «no pidas», «que pidas». */
  subjunctive: Forms;
  /** Past, future, conditional, imperfect. */
  others: readonly Forms[];
}

interface VerbData {
  regular: string;
  irregular: Record<
    string,
    { present: string; order: string; past?: string; future?: string; imperfect?: string }
  >;
}

const acute: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };
export const unaccented = (word: string) =>
  word.replace(/[áéíóú]/g, (vowel) => vowel.normalize("NFD")[0]!);

/** The stem as it is under stress: «cont» → «cuent», «envi» → «enví». */
function stressed(stem: string, change: string): string {
  if (change === "") return stem;
  const from = { ie: "e", ue: "o", u: "o", i: "e", í: "i", ú: "u" }[change] ?? "";
  const vowel = stem.includes(from) ? from : change === "ue" ? "u" : "i";
  const at = stem.lastIndexOf(vowel);
  return stem.slice(0, at) + change + stem.slice(at + 1);
}

/** The stem before -a of -er and -ir verbs, and before -e of -ar verbs: «busc» → «busqu», «conoc» → «conozc». */
function beforeOther(stem: string, kind: string, infinitive: string): string {
  if (kind === "a") {
    if (stem.endsWith("z")) return `${stem.slice(0, -1)}c`;
    if (stem.endsWith("c")) return `${stem.slice(0, -1)}qu`;
    return stem.endsWith("g") ? `${stem}u` : stem;
  }
  if (/[aeiou]c(?:er|ir)$/.test(infinitive)) return `${stem.slice(0, -1)}zc`;
  if (stem.endsWith("gu")) return stem.slice(0, -1);
  return stem.endsWith("g") ? `${stem.slice(0, -1)}j` : stem;
}

function conjugate(
  infinitive: string,
  change: string,
  odd: VerbData["irregular"][string] | undefined,
): Verb {
  const kind = unaccented(infinitive).at(-2)!;
  const stem = infinitive.slice(0, -2);
  const strong = stressed(stem, change);
  const [end, other] = kind === "a" ? ["a", "e"] : ["e", "a"];
  const three = (text: string): Forms => {
    const [tu = "", usted = "", vos = tu] = text.split(" ");
    return [tu, usted, vos];
  };
  const vosEnd = acute[kind]!;
  const present = odd
    ? three(odd.present)
    : ([`${strong}${end}s`, `${strong}${end}`, `${stem}${vosEnd}s`] as const);
  const polite = `${beforeOther(strong, kind, infinitive)}${other}`;
  const order = odd ? three(odd.order) : ([`${strong}${end}`, polite, `${stem}${vosEnd}`] as const);
  const future = odd?.future ?? unaccented(infinitive);
  const weak =
    kind === "i" && /^(?:i|ie|ue)$/.test(change)
      ? stressed(stem, change === "ue" ? "u" : "i")
      : stem;
  const past = odd?.past ?? (kind === "a" ? `${stem}aste ${stem}ó` : `${stem}iste ${weak}ió`);
  const imperfect =
    odd?.imperfect ?? (kind === "a" ? `${stem}abas ${stem}aba` : `${stem}ías ${stem}ía`);
  // «que esperaras», «si tuvieras»
  const [began = ""] = past.split(" ");
  const root = began.replace(/[aií]ste$/, "");
  const joint =
    kind === "a" && !odd?.past ? "a" : /íste$/.test(began) ? "ye" : /[ju]$/.test(root) ? "e" : "ie";
  const base = `${odd?.past || kind === "a" ? root : weak}${joint}ra`;
  const wished = `${base}s ${base}`;
  return {
    infinitive,
    present,
    order,
    subjunctive: [
      `${order[1]}s`.replace("dés", "des"),
      order[1],
      `${order[1]}s`.replace("dés", "des"),
    ],
    others: [past, wished, `${future}ás ${future}á`, `${future}ías ${future}ía`, imperfect].map(
      three,
    ),
  };
}

let list: readonly Verb[] | undefined;

/** The verbs of `verbs.yaml`. */
export function verbs(): readonly Verb[] {
  if (list) return list;
  const { regular, irregular } = dataOf<VerbData>("spanish/verbs");
  const rows = regular.split(" ").map((row) => row.split(":") as [string, string?]);
  list = [
    ...Object.keys(irregular).map((infinitive) => conjugate(infinitive, "", irregular[infinitive])),
    ...rows
      .filter(([infinitive]) => !(infinitive in irregular))
      .map(([infinitive, change = ""]) => conjugate(infinitive, change, undefined)),
  ];
  return list;
}

const vowelGroup = /[iuüy]?[aeoáéó][iuy]?(?![aeoáéíóú])|[iuü]?[aeoáéó]|[íú]|[iu]+/g;

/** An order with pronouns, with the accent it needs: «pide» + «nos» + «lo» → «pídenoslo». */
export function withPronouns(order: string, pronouns: readonly string[]): string {
  if (pronouns.length === 0) return order;
  const tail = pronouns.join("");
  const groups = [...order.matchAll(vowelGroup)];
  const accented = /[áéíóú]/.test(order);
  // «pedí» + «lo»: the stress falls where it is read anyway.
  if (accented && groups.length > 0 && /[áéí]$/.test(order))
    return pronouns.length === 1 ? unaccented(order) + tail : order + tail;
  if (accented || (groups.length === 1 && pronouns.length === 1)) return order + tail;
  const group = groups[Math.max(0, groups.length - 2)]!;
  const inside = Math.max(
    group[0].search(/[aeo]/),
    group[0].search(/[aeo]/) < 0 ? group[0].length - 1 : 0,
  );
  const at = group.index + inside;
  return (
    order.slice(0, at) + (acute[order.charAt(at)] ?? order.charAt(at)) + order.slice(at + 1) + tail
  );
}

/** Nouns that look like orders with pronouns: vos says «regalo» of watering. */
const noOrders = new Set(["tomate", "mandala", "comete", "regalo", "regala", "regalos", "regalas"]);
const pronounTail = /^(.{1,14}?)(me|te|se|nos)?(l[oae]s?|me|te|se|nos)$/;

/** An order and its pronouns: «pídenoslo» → «pide», «nos», «lo». */
export function splitOrder(
  word: string,
  register: 0 | 1 | 2,
): { verb: Verb; pronouns: string[] } | undefined {
  if (noOrders.has(word) || (register === 2 && word.endsWith("ales"))) return undefined;
  const [, base = "", first, second = ""] = pronounTail.exec(unaccented(word)) ?? [];
  if (!base) return undefined;
  const splits = [
    [base, first, second],
    [base + (first ?? ""), second],
  ];
  for (const [stem = "", ...pronouns] of splits) {
    const verb = ordersOf(register).get(stem);
    if (verb) return { verb, pronouns: pronouns.filter((one) => one !== undefined) };
  }
  return undefined;
}

const byOrder: Map<string, Verb>[] = [];

/** Verbs by their order without accents. */
export function ordersOf(register: 0 | 1 | 2): Map<string, Verb> {
  byOrder[register] ??= new Map(
    [...verbs()].reverse().map((verb) => [unaccented(verb.order[register]), verb]),
  );
  return byOrder[register];
}

/** «apuntate» → «apúntate»: an order with pronouns, as tú or usted say it, with its accent; undefined for other words. */
export function orderSpelling(word: string): string | undefined {
  if (word.length < 5 || /[aeiu]les$/.test(word)) return undefined;
  for (const register of [0, 1] as const) {
    const found = splitOrder(word, register);
    const spelt = found && withPronouns(found.verb.order[register], found.pronouns);
    if (spelt && spelt !== word && unaccented(spelt) === word) return spelt;
  }
  return undefined;
}
