import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { brandLines, tellFact } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import {
  callBeside,
  isAskedOfUs,
  isOurs,
  offerFacts,
  placeOf,
  says,
  serviceOf,
  startsWithAny,
  told,
} from "./selling-points.ts";

interface Words {
  people: string[];
  women: string[];
  men: string[];
  both: string[];
  unwanted: string[];
  unwantedEnds: string[];
  intros: string[];
}
const words = () => dataOf<Words>("lines/audience");

interface Group {
  name: string;
  /** The owner's own sentence. */
  who: string;
  settings: [string, string][];
  message: string;
}

const hasWord = (text: string, all: readonly string[]) => all.some((word) => says(text, word));

const isUnwanted = (text: string) =>
  startsWithAny(text, words().unwanted) ||
  words().unwantedEnds.some((end) => ` ${fold(text)}`.endsWith(` ${end}`));

const ages = /\b(?:de )?(\d\d)\s?(?:a|y|-|–)\s?(\d\d)\b/;

/** Without the words that lead to who is named: «tengo», «los que nos llaman son». */
function whoIn(text: string): string {
  const parts = text.replace(/^también /iu, "").split(/\s+/);
  const at = parts.findIndex((word) => words().people.includes(fold(word)));
  return at > 0 && words().intros.includes(fold(parts[at - 1]!))
    ? parts.slice(at).join(" ")
    : parts.join(" ");
}

/** «Opositores de ayuntamientos» of «opositores de ayuntamientos, la mayoría …»; "" where nobody is named before a mark. */
function nameOf(who: string): string {
  const [name = ""] = who.split(/[,;:(.]| que /);
  return hasWord(name, words().people) && graphemes(name) <= 50 ? capitalized(name.trim()) : "";
}

/** How a group is set up, from what was told of it; a line of what nobody told is not there. */
function settingsOf(job: Job, { text, atoms }: Pick<Fact, "text" | "atoms">): [string, string][] {
  const { industry, products, isB2b } = job.business;
  const [, from, to] = ages.exec(text) ?? [];
  const isBoth =
    hasWord(text, words().both) || (hasWord(text, words().women) && hasWord(text, words().men));
  const sex = isBoth
    ? ""
    : hasWord(text, words().women)
      ? "Mujeres"
      : hasWord(text, words().men)
        ? "Hombres"
        : "";
  const typed = atoms
    .filter(({ kind }) => kind === "place" || kind === "name")
    .map(({ text: one }) => one);
  const places = typed.length > 0 ? list(typed) : placeOf(job) && `${placeOf(job)} y alrededores`;
  const interests = [industry, ...products.map(({ bare }) => bare)].filter(
    (one) => one && !/\d/.test(one),
  );
  const rows: [string, string][] = [
    ["Edad", from && to && Number(from) < Number(to) ? `${from}–${to}` : ""],
    ["Sexo", sex],
    ["Zona", places],
    ["Cargo", isB2b ? job.say("audience.roles") : ""],
    ["Intereses", list([...new Set(interests.map((one) => one.toLowerCase()))].slice(0, 4))],
  ];
  return rows.filter(([, value]) => value !== "");
}

/** What each audience reads: what was told of the offer, else what the business does, and what sets it apart; each begins with another sentence. */
function messagesOf(job: Job, facts: readonly Fact[]): (at: number) => string {
  const { call, rest } = callBeside(job, facts);
  const own = brandLines(job, 2);
  const offer = rest.length > 0 ? rest.map(told) : [sentence(serviceOf(job))];
  const lines = [...offer, ...own].filter(Boolean);
  return (at) => {
    const texts = at < lines.length ? [...lines.slice(at), ...lines.slice(0, at)] : own;
    return [...texts, call].filter(Boolean).join(" ");
  };
}

/** The groups that the owner tells of; else the customers of Brain Central. */
function groupsOf(job: Job, whos: readonly Fact[], messageAt: (at: number) => string): Group[] {
  const { audience } = job.business;
  const groups = whos.map((fact) => ({ ...fact, text: tellFact(fact) }));
  const all = groups.length > 0 || !audience ? groups : [{ text: audience, atoms: [] }];
  return all.slice(0, 3).map((fact, at) => ({
    name: nameOf(whoIn(fact.text)) || (groups.length > 0 ? "" : capitalized(audience)),
    who: sentence(capitalized(whoIn(fact.text))),
    settings: settingsOf(job, fact),
    message: messageAt(at),
  }));
}

/** Whom the order names («público para novios que se casan en 2027, de Miraflores»), with the notes that follow. */
function aimedAt(
  job: Job,
  facts: readonly Fact[],
  people: readonly Fact[],
): { who: Fact; facts: readonly Fact[] } | undefined {
  const typed = job.request.audience ?? "";
  // «un público que busque prototipos»
  const [, verb = "", thing = ""] =
    /^(?:que )?(busqu|quier|necesit)[ea]n? (.+)$/i.exec(typed) ?? [];
  const audience = thing ? `quienes ${seeking[fold(verb)]} ${thing}` : typed;
  const isTold = people.some(({ text }) => says(text, audience));
  if (!audience || isTold || isAskedOfUs(job, { text: audience })) return undefined;
  const notes = facts.filter(
    (fact) =>
      !says(fact.text, typed) &&
      !fact.isSentence &&
      !people.includes(fact) &&
      !isOurs(job, fact.text) &&
      isOfPeople(fact),
  );
  const text = [audience, ...notes.map((note) => note.text)].join(", ");
  const atoms = notes.flatMap((note) => note.atoms);
  return {
    who: { text, isSentence: false, role: "what", atoms },
    facts: facts.filter((fact) => notes.includes(fact) || says(fact.text, typed)),
  };
}

const seeking: Partial<Record<string, string>> = {
  busqu: "buscan",
  quier: "quieren",
  necesit: "necesitan",
};

const isOfPeople = ({ text, atoms }: Fact) =>
  ages.test(text) || !atoms.some(({ kind }) => ["price", "percent", "date"].includes(kind));

export const audience: Deliverable = {
  id: "audience",
  rule: "De dos a tres públicos: quiénes son, cómo se configuran (edad, zona, intereses), exclusiones y un mensaje para cada uno. Sin segmentar por salud, ideología, religión u origen.",
  write(job) {
    const facts = offerFacts(job).filter((fact) => !isAskedOfUs(job, fact));
    const unwanted = facts.filter(({ text }) => isUnwanted(text));
    const people = facts.filter(
      (fact) => !unwanted.includes(fact) && hasWord(fact.text, words().people),
    );
    const aimed = aimedAt(job, facts, people);
    const offer = facts.filter(
      (fact) => ![unwanted, people, aimed?.facts ?? []].some((all) => all.includes(fact)),
    );
    const messageAt = messagesOf(job, offer);
    const groups = groupsOf(job, aimed ? [aimed.who, ...people] : people, messageAt);
    if (groups.length < 3)
      groups.push({
        name: job.say("audience.warm-name"),
        who: job.say("audience.warm"),
        settings: [["Cómo se crea", job.say("audience.warm-how")]],
        message: messageAt(groups.length),
      });
    const excluded = [
      ...(job.request.exclusions ?? []).map((text) => sentence(text)),
      ...unwanted
        .filter(({ text }) => !job.request.exclusions?.some((one) => says(text, one)))
        .map(told),
    ];
    const parts = groups.map(({ name, who, settings, message }, at) =>
      [
        `### Público ${at + 1}${name ? `: ${name}` : ""}`,
        `**Quiénes son:** ${who}`,
        settings.map(([label, value]) => `- **${label}:** ${value}`).join("\n"),
        `**Mensaje:** ${message}`,
      ].join("\n\n"),
    );
    return {
      title: "Públicos para tus anuncios",
      body: [...parts, excluded.length > 0 ? `**Exclusiones:** ${excluded.join(" ")}` : ""]
        .filter(Boolean)
        .join("\n\n"),
      note:
        people.length > 0 || aimed
          ? undefined
          : "No me dijiste quién te compra: cuéntamelo en una frase y afino los públicos.",
      reasons: [],
    };
  },
};
