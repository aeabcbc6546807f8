import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import {
  audienceEnd,
  type Channel,
  type Clause,
  channelAt,
  clauseOf,
  isNotice,
  isOrder,
  isSend,
  isStop,
  said,
  timeAt,
  triggerIn,
  words,
} from "./flow-clause.ts";
import { messageParts } from "./message-parts.ts";
import { hasVerb, isFormOf } from "./to-readers.ts";

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
  /** The steps were numbered: «1: gracias. 2: recetas.» */
  isNumbered: boolean;
  channel?: Channel;
  /** The sentences that were read, folded: what they tell is in the plan. */
  read: string;
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
      at = audienceEnd(clause, at + 1);
    } else if (/^al?$/.test(key) && isStep && !timeAt(clause, at)) {
      // «a los compradores que buscan en esa zona»
      at = audienceEnd(clause, at);
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
    isNumbered: numbered.length > 1,
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
  const pending: string[] = [];
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
    const isHead = mark === ":" && !step.when && !step.channel && !start;
    // «Nuevo suscriptor de la cesta: …»
    const [opening = ""] = clause.keys;
    const isNamed = !isStep && !isPiece(opening) && !words().fillers.includes(opening);
    if (isHead && isNamed && !hasVerb(part)) plan.trigger ??= part;
    if (isHead) return;
    if (!isStep && !isRead) {
      // «A las clientas nuevas, …», «felicitación con un 15 %, por correo el mismo día»
      if (hasVerb(part)) return;
      if (clause.keys[0] === "a") plan.trigger ??= part.replace(/^a /i, "");
      else pending.push(part);
      continue;
    }
    const isBase = / (?:del?|desde) /.test(step.when ?? "") && !isSent(clause.keys);
    if (isEmpty && !plan.trigger && !last && isBase && !step.channel && !step.condition) {
      // «Un año después de la última vacuna, …»
      [plan.trigger, isRead] = [step.when, true];
    } else if (isEmpty && last && !last.notice && isAddition(step, last)) {
      // «…, 10 días antes, por WhatsApp»
      if (step.when) last.when = [last.when, step.when].filter(Boolean).join(", ");
      if (step.channel) last.channel = step.channel;
    } else if (isStep || (start && !isEmpty)) {
      const kept = isEmpty && pending.length > 0 ? [pending.splice(0).join(", ")] : [];
      plan.steps.push({ ...step, says: [...kept, ...step.says] });
      isRead = true;
    } else if (!isEmpty && last && !last.notice) {
      last.says = [[...last.says, ...step.says].join(", ")];
    } else if (!isEmpty && open) {
      // «… los datos que necesito: nombre, año»
      open.says = [open.says.length > 0 ? `${open.says[0]}: ${sentence}` : sentence];
      break;
    } else if (!isEmpty) plan.steps.push(step);
  }
  if (isRead) plan.read.push(fold(sentence));
}

/** «Flujo de bienvenida: …» names the piece. */
const isPiece = (key: string) => isNotice(key) || words().pieces.includes(key);

const isSent = (keys: readonly string[]) => keys.some((key) => isSend(key));

/** Whether a clause without content only adds its time or its channel to the step before. */
const isAddition = ({ when, channel, condition }: Draft, last: Draft) =>
  !condition &&
  !(when && channel) &&
  (!channel || !last.channel) &&
  (!when || last.says.length === 0);
