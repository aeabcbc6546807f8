import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { monthNamed } from "../spanish/dates.ts";
import { fold, plain } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { messageParts } from "./message-parts.ts";
import { formsOfOthers, isFormOf } from "./to-readers.ts";

interface Words {
  channels: readonly { says: Channel; match: readonly string[] }[];
  sends: readonly string[];
  orders: readonly string[];
  notices: readonly string[];
  times: readonly { match: string; says?: string }[];
  fillers: readonly string[];
}
export type Channel = "Correo" | "WhatsApp" | "SMS" | "Llamada";

/** One message of a flow, as far as it was told. */
export interface Step {
  /** «a los 3 días», «1 mes antes de que les caduque la ITV» */
  when?: string;
  channel?: Channel;
  /** «si no contesta» */
  condition?: string;
  /** What the owner says of its content, stretch by stretch. */
  says: readonly string[];
  /** For the owner and not for customers, as typed: «si dicen que peor que me avise a mí». */
  notice?: string;
}

/** An automation as the owner told it. */
export interface Plan {
  /** «cuando alguien complete el formulario» */
  trigger?: string;
  steps: readonly Step[];
  channel?: Channel;
  /** The sentences that were read, folded: what they tell is in the plan. */
  read: string;
}

const words = () => dataOf<Words>("lines/flow");
const unit = /^(?:minutos?|horas?|dias?|semanas?|mes|meses|anos?)$/;
const isNumber = (key: string) => /^una?$/.test(key) || numberOf(key) !== undefined;

/** A clause as words and folded words, read from left to right. */
interface Clause {
  words: string[];
  keys: string[];
}
const clauseOf = (text: string): Clause => {
  const all = text.split(" ").filter(Boolean);
  return { words: all, keys: all.map((word) => fold(word)) };
};
const said = ({ words: all }: Clause, from: number, to = all.length) =>
  all
    .slice(from, to)
    .join(" ")
    .replace(/[,;:.]+$/, "");

const channelAt = (key: string) => words().channels.find(({ match }) => match.includes(key))?.says;
const isSend = (key: string) => isFormOf(key, words().sends);
const isOrder = (key: string) => isSend(key) || isFormOf(key, words().orders);
const isNotice = (key: string) => words().notices.includes(key);

/** Where the words of a message begin: «les llegue», «mandarle», «un correo». */
function isStop(keys: readonly string[], at: number): boolean {
  const isThat = keys[at] === "que";
  const next = isThat || /^(?:les?|me|se|un|una)$/.test(keys[at]!) ? at + 1 : at;
  const key = keys[/^les?$/.test(keys[next] ?? "") ? next + 1 : next] ?? "";
  return (
    // «que les llegue», not «que llega el tablero»
    (isOrder(key) && (!isThat || formsOfOthers().wish.has(key))) ||
    (/^una?$/.test(keys[at]!) && (channelAt(key) !== undefined || isNotice(key)))
  );
}

const stopFrom = (keys: readonly string[], from: number): number => {
  for (let at = from; at < keys.length; at += 1) if (isStop(keys, at)) return at;
  return keys.length;
};

/** A time of sending at a word: «a los dos días», «10 días antes», «al mes», with what it counts from. */
export function timeAt(clause: Clause, at: number): { when: string; to: number } | undefined {
  const { keys } = clause;
  const told = words().times.find(
    ({ match }) => keys.slice(at, at + match.split(" ").length).join(" ") === match,
  );
  let to = at;
  if (told) to += told.match.split(" ").length;
  else if (/^(?:en|cada)$/.test(keys[at]!) && monthNamed(keys[at + 1] ?? "")) to += 2;
  else {
    const isDelay = /^(?:a|en|tras|pasad[oa]s)$/.test(keys[to]!);
    if (isDelay) to += 1;
    if (isDelay && /^l[oa]s$/.test(keys[to] ?? "")) to += 1;
    if (!isNumber(keys[to] ?? "") || !unit.test(keys[to + 1] ?? "")) return undefined;
    to += 2;
    const isRelative = /^(?:antes|despues)$/.test(keys[to] ?? "");
    if (!isDelay && !isRelative) return undefined;
    if (isRelative) to += 1;
  }
  if (/^(?:del?|desde)$/.test(keys[to] ?? ""))
    return { when: said(clause, at, stopFrom(keys, to)), to: stopFrom(keys, to) };
  return { when: told?.says ?? said(clause, at, to), to };
}

/** «cuando alguien reserve», «a los que compraron», «socios que no piden»: what sets the flow off. */
function triggerIn(clause: Clause): { trigger: string; to: number } | undefined {
  const { keys } = clause;
  const { present, past, wish } = formsOfOthers();
  for (let at = 0; at < Math.min(keys.length, 12); at += 1) {
    const key = keys[at]!;
    if (isOrder(key) && at > 0) return undefined;
    let from = at;
    if (key === "que" && at > 0) {
      let verb = at + 1;
      while (
        /^(?:no|ya|se|me|nos|les?|hace|mas|de)$/.test(keys[verb] ?? "") ||
        (verb > at + 1 && (isNumber(keys[verb] ?? "") || unit.test(keys[verb] ?? "")))
      )
        verb += 1;
      const isVerb =
        [present, past].some((forms) => forms.has(keys[verb] ?? "")) ||
        /^(?:es|son|ha|han|acaba|acaban)$/.test(keys[verb] ?? "");
      if (!isVerb || /^(?:quiero|necesito|para|lo|es|haz|pon)$/.test(keys[at - 1]!)) continue;
      while (from > 0 && !/^(?:para|a|quiero|avisar)$/.test(keys[from - 1]!)) from -= 1;
    } else if (/^(?:quien|quienes)$/.test(key) || (key === "cuando" && at < 4)) from = at;
    else if (
      /^(?:cada|en)$/.test(key) &&
      /^(?:vez que|cuanto)/.test(keys.slice(at + 1, at + 3).join(" "))
    )
      from = at;
    else if (
      (key === "al" || key === "tras") &&
      /[aei]r(?:se)?$/.test(keys[at + 1] ?? "") &&
      !wish.has(keys[at + 1]!)
    )
      from = at;
    else if (
      key === "despues" &&
      /^del?$/.test(keys[at + 1] ?? "") &&
      !unit.test(keys[at - 1] ?? "")
    )
      from = at;
    else continue;
    // The first verb behind it belongs to it: «los que piden valoración».
    let to = stopFrom(keys, at + 3);
    for (let next = at + 2; next < to; next += 1) {
      const time = timeAt(clause, next);
      if (time && isStop(keys, time.to) && time.to < keys.length) to = next;
    }
    while (to > at + 1 && /^(?:les?|que|y|se|me|a)$/.test(keys[to - 1]!)) to -= 1;
    return { trigger: said(clause, from, to), to };
  }
  return undefined;
}

/** Clauses of a sentence: at commas outside parentheses, and before «y» where another step begins. */
function clausesOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/[,;](?![^(]*\))\s+/u)) {
    const [first = "", ...others] = part.split(/ y (?![^(]*\))/u);
    parts.push(first);
    // «Un peluche y un libro» is one thing.
    for (const piece of others)
      if (startsStep(clauseOf(piece))) parts.push(piece);
      else parts.push(`${parts.pop()} y ${piece}`);
  }
  return parts.map((part) => part.replace(/^(?:y|e)\s+/i, "").trim()).filter(Boolean);
}

function startsStep(clause: Clause): boolean {
  const { keys } = clause;
  const [first = "", second = ""] = keys;
  return (
    timeAt(clause, 0) !== undefined ||
    first === "si" ||
    channelAt(/^(?:una?|otr[oa]|por)$/.test(first) ? second : first) !== undefined ||
    /^(?:luego|despues|tras|otr[oa])$/.test(first) ||
    isNotice(second)
  );
}

/** «que me avise a mí», «me avisas», «avísame»: for the owner. */
const isForOwner = (keys: readonly string[]) =>
  keys.some(
    (key, at) =>
      (isFormOf(key, ["avis", "lleg", "mand", "escrib"]) && /^(?:me)$/.test(keys[at - 1] ?? "")) ||
      /^(?:avisame|avisarme|avisenme|avisanos|avisarnos)$/.test(key),
  );

interface Draft extends Step {
  says: string[];
}

/** Reads the heads of a clause (time, condition, channel, order) up to what the message says. */
function readStep(clause: Clause, from: number): { step: Draft; isStep: boolean } {
  const { keys } = clause;
  const step: Draft = { says: [] };
  let isStep = false;
  let at = from;
  for (let is = true; at < keys.length && is; ) {
    const key = keys[at]!;
    const time = timeAt(clause, at);
    if (time) {
      step.when = step.when ? `${step.when}, ${time.when}` : time.when;
      at = time.to;
    } else if (/^(?:si|tras|cuando)$/.test(key) && !step.condition) {
      let end = at + 2;
      while (
        end < keys.length &&
        !isStop(keys, end) &&
        !channelAt(keys[end]!) &&
        !timeAt(clause, end)
      )
        end += 1;
      const inner = said(clause, at, end);
      step.condition = inner;
      at = end;
    } else if (channelAt(key)) {
      step.channel = channelAt(key)!;
      at += 1;
    } else if (isNotice(key)) {
      isStep = true;
      at += 1;
    } else if (isOrder(key) && /^al?$/.test(keys[at + 1] ?? "") && !timeAt(clause, at + 1)) {
      // «recordarle a cada cliente»
      isStep = true;
      at += keys[at + 1] === "al" ? 3 : 4;
    } else if (isSend(key)) {
      isStep = true;
      at += 1;
    } else if (
      words().fillers.includes(key) ||
      (key === "que" && (isStop(keys, at) || timeAt(clause, at + 1) !== undefined))
    )
      at += 1;
    else is = false;
  }
  isStep ||= step.when !== undefined || step.channel !== undefined || step.condition !== undefined;
  // «… preguntando cómo van, por WhatsApp», «la ubicación un día antes»
  let end = keys.length;
  for (let tail = Math.max(at + 1, end - 5); tail < end; tail += 1) {
    const time = timeAt(clause, tail);
    const channel =
      /^por$/.test(keys[tail]!) && tail === end - 2 ? channelAt(keys[tail + 1]!) : undefined;
    if (time?.to === end && !step.when) [step.when, end, isStep] = [time.when, tail, true];
    else if (channel && !step.channel) [step.channel, end, isStep] = [channel, tail, true];
  }
  const content = said(clause, at, end)
    .replace(/^del /i, "el ")
    .replace(/^(?:con\s+|(?:de|sobre|para)\s+(?=(?:el|la|los|las|lo|un|una|que)\s))/i, "");
  if (content) step.says.push(content);
  if (content && isFormOf(keys[at] ?? "", words().orders)) isStep = true;
  return { step, isStep };
}

const plans = new WeakMap<object, Plan>();

/** Trigger and steps of an order; steps stay empty where none was told. Read once for each brief. */
export function readPlan(job: Job): Plan {
  const known = plans.get(job.brief);
  if (known) return known;
  const names = [job.business.name, ...job.business.products.map(({ bare }) => bare)];
  const plan = planOf(correct(job.brief.prompt.slice(0, 1500), names), job.request.directives);
  plans.set(job.brief, plan);
  return plan;
}

/** The sentences of an order, each with the mark behind it. */
function sentencesIn(text: string): { sentence: string; mark: string }[] {
  const parts = text.split(/([.!?;](?=\s|$)|:\s|\n)(?![^(]*\))/u);
  return parts.flatMap((part, at) =>
    at % 2 === 0 ? { sentence: plain(part), mark: (parts[at + 1] ?? "").trim() } : [],
  );
}

/** A plan while it is read. */
interface Reading {
  trigger?: string;
  steps: Draft[];
  read: string[];
  /** How the owner wants it written, folded. */
  wishes: readonly string[];
}

export function planOf(text: string, directives: readonly string[] = []): Plan {
  const wishes = directives.map(fold).filter((wish) => !isFlow(wish));
  const plan: Reading = { steps: [], read: [], wishes };
  const numbered = messageParts(text);
  const head = numbered.length > 1 ? text.slice(0, numbered[0]!.from) : text;
  let before = "";
  for (const { sentence, mark } of sentencesIn(head)) {
    readSentence(plan, sentence, { mark, isListed: before === ":" && plan.read.length > 0 });
    before = mark;
  }
  if (numbered.length > 1) {
    for (const part of numbered) {
      const { step } = readStep(clauseOf(plain(part.text)), 0);
      plan.steps.push(step);
    }
    plan.read.push(fold(text.slice(numbered[0]!.from)));
  }
  const channel = clauseOf(text)
    .keys.map(channelAt)
    .find((one) => one && one !== "Llamada");
  return {
    ...(plan.trigger ? { trigger: plan.trigger } : {}),
    ...(channel ? { channel } : {}),
    steps: plan.steps.slice(0, 8),
    read: plan.read.join(" "),
  };
}

/** Whether a wish names a time, a channel or readers, and so belongs to the flow. */
function isFlow(wish: string): boolean {
  const clause = clauseOf(wish);
  return clause.keys.some(
    (key, at) =>
      key === "que" ||
      key === "quien" ||
      isNotice(key) ||
      channelAt(key) ||
      isStop(clause.keys, at) ||
      timeAt(clause, at),
  );
}

/** A clause without the wishes of how to write. */
function withoutWishes(part: string, wishes: readonly string[]): string {
  const { words: all, keys } = clauseOf(part);
  for (const wish of wishes) {
    const own = wish.split(" ");
    const at = keys.findIndex(
      (_, index) => keys.slice(index, index + own.length).join(" ") === wish,
    );
    if (at >= 0) return [...all.slice(0, at), ...all.slice(at + own.length)].join(" ");
  }
  return part;
}

function readSentence(
  plan: Reading,
  sentence: string,
  { mark, isListed }: { mark: string; isListed: boolean },
): void {
  const before = plan.steps.length;
  const open = isListed ? plan.steps.at(-1) : undefined;
  let isRead = isListed;
  for (const part of sentence === "" ? [] : clausesOf(sentence).slice(0, 30)) {
    const clause = clauseOf(withoutWishes(part, plan.wishes));
    if (clause.keys.length === 0) continue;
    const last = plan.steps.length > before ? plan.steps.at(-1) : undefined;
    if (isForOwner(clause.keys)) {
      plan.steps.push({ says: [], notice: part });
      isRead = true;
      continue;
    }
    const start = plan.trigger || plan.steps.length > 0 ? undefined : triggerIn(clause);
    if (start) [plan.trigger, isRead] = [start.trigger, true];
    const { step, isStep } = readStep(clause, start?.to ?? 0);
    const isEmpty = step.says.length === 0;
    // «Recordatorio de vacunas: …» is a title, «La pre-ITV son 29 €, …» a fact.
    if (mark === ":" && !step.when && !step.channel && !start) return;
    if (!isStep && !isRead) return;
    const isBase = / (?:del?|desde) /.test(step.when ?? "") && !isSent(clause.keys);
    if (isEmpty && !plan.trigger && !last && isBase && !step.channel && !step.condition) {
      // «Un año después de la última vacuna, …»
      [plan.trigger, isRead] = [step.when, true];
    } else if (isEmpty && last && !last.notice && isAddition(step, last)) {
      // «…, 10 días antes, por WhatsApp»
      if (step.when) last.when = [last.when, step.when].filter(Boolean).join(", ");
      if (step.channel) last.channel = step.channel;
    } else if (isStep || (start && !isEmpty)) {
      plan.steps.push(step);
      isRead = true;
    } else if (!isEmpty && last && !last.notice) {
      last.says = [[...last.says, ...step.says].join(", ")];
    } else if (!isEmpty && open?.says.length === 1) {
      // «… los datos que necesito: nombre, año»
      open.says = [`${open.says[0]}: ${sentence}`];
      break;
    } else if (!isEmpty) plan.steps.push(step);
  }
  if (isRead) plan.read.push(fold(sentence));
}

const isSent = (keys: readonly string[]) => keys.some((key) => isSend(key));

/** Whether a clause without content only adds its time or its channel to the step before. */
const isAddition = ({ when, channel, condition }: Draft, last: Draft) =>
  !condition &&
  !(when && channel) &&
  (!channel || !last.channel) &&
  (!when || last.says.length === 0);
