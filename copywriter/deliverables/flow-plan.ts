import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { months } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";

interface Words {
  moments: readonly { id: string; label: string; match: readonly string[] }[];
  channels: readonly { says: Channel; match: readonly string[] }[];
  sending: readonly string[];
  starting: readonly string[];
  times: readonly { match: string; says: string }[];
  orders: readonly string[];
  empty: readonly string[];
}

type Channel = "Correo" | "WhatsApp" | "SMS" | "Llamada";

/** One message of a flow, as far as it was told. */
export interface Step {
  /** «a los 3 días», «2 meses antes», «la víspera» */
  when?: string;
  channel?: Channel;
  /** «si no contesta», «tras entregar» */
  condition?: string;
  /** What it says or brings: «consejos de embalaje». */
  says: string[];
}

/** An automation as the owner told it. */
export interface Plan {
  /** «cuando alguien complete el formulario de la web» */
  trigger?: string;
  steps: Step[];
  /** Named beside the steps: «2 mensajes por WhatsApp». */
  channel?: Channel;
}

/** What has happened to whoever receives the messages: «asked», «booked», «away». */
export interface Moment {
  id: string;
  label: string;
  /** «hace 2 semanas» */
  ago?: string;
}

const words = () => dataOf<Words>("lines/flow");
const tokensOf = (text: string) => fold(text).split(" ");
const monthNames = new Set<string>(months);
const unit = /^(?:minutos?|min|horas?|h|dias?|semanas?|mes|meses|anos?)$/;
const accents: Readonly<Record<string, string>> = {
  dia: "día",
  dias: "días",
  ano: "año",
  anos: "años",
};

/** «hace 4 meses», «hace dos semanas» */
function agoOf(text: string): string | undefined {
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    const [amount = "", name = ""] = tokens.slice(at + 1);
    if (
      /^(?:hace|llevan?|desde|en)$/.test(token) &&
      numberOf(amount) !== undefined &&
      unit.test(name)
    )
      return `hace ${amount} ${accents[name] ?? name}`;
  }
  return undefined;
}

/** What the message is about, from the words of the order. */
export function momentOf(job: Job): Moment | undefined {
  const typed = correct(job.brief.prompt.slice(0, 3000));
  const tokens = tokensOf(`${job.request.audience ?? ""} ${typed}`);
  const ago = agoOf(typed);
  const text = ` ${tokens.join(" ")} `;
  if (
    / no (?:han? )?(?:vien|vuelv|volv|compr|aparec|pide|reserv|ven|veng)/.test(text) ||
    / (?:inactiv|dormid|aun no|todavia no)/.test(text) ||
    job.request.deliverable === "reactivation"
  )
    return { id: "away", label: "clientes que no vienen", ...(ago ? { ago } : {}) };
  // What a message asks («que reserven») has not happened yet.
  const { trigger } = planOf(job);
  const event = trigger ? ` ${fold(trigger)} ` : text;
  const found = words().moments.find(({ match }) =>
    match.some((word) => event.includes(` ${word}`)),
  );
  return found && { id: found.id, label: found.label, ...(ago ? { ago } : {}) };
}

/** The first time in a clause, with the clause without it. */
function timeIn(clause: string): { when: string; rest: string } | undefined {
  const parts = clause.split(" ");
  const folded = parts.map((part) => fold(part));
  const text = ` ${folded.join(" ")} `;
  const told = words().times.find(({ match }) => text.includes(` ${match} `));
  if (told) {
    const length = told.match.split(" ").length;
    const at = folded.findIndex(
      (_, index) => folded.slice(index, index + length).join(" ") === told.match,
    );
    return { when: told.says, rest: without(parts, at, at + length) };
  }
  for (const [at, token] of folded.entries()) {
    const name = folded[at + 1] ?? "";
    if (numberOf(token) === undefined || !unit.test(name) || folded[at - 1] === "hace") continue;
    const isRelative = /^(?:antes|despues)$/.test(folded[at + 2] ?? "");
    const start = /^(?:los|las)$/.test(folded[at - 1] ?? "") ? at - 2 : at - 1;
    const isDelay = /^(?:a|en|tras|pasados|pasadas)$/.test(folded[start] ?? "");
    if (!isRelative && !isDelay) continue;
    const span = `${token} ${accents[name] ?? name}`;
    const feminine = /^(?:hora|semana)/.test(name);
    const plural = name.endsWith("s");
    const when = isRelative
      ? `${span} ${folded[at + 2] === "antes" ? "antes" : "después"}`
      : `${plural ? (feminine ? "a las" : "a los") : feminine ? "a la" : "al"} ${plural ? span : span.split(" ")[1]}`;
    return { when, rest: without(parts, isDelay ? start : at, at + (isRelative ? 3 : 2)) };
  }
  const month = folded.findIndex(
    (part, at) => /^(?:en|cada)$/.test(folded[at - 1] ?? "") && monthNames.has(part),
  );
  if (month > 0)
    return {
      when: `${folded[month - 1]} ${parts[month]}`,
      rest: without(parts, month - 1, month + 1),
    };
  return undefined;
}

const without = (parts: readonly string[], from: number, to: number) =>
  [...parts.slice(0, from), ...parts.slice(to)].join(" ");

function channelIn(clause: string): { channel: Channel; rest: string } | undefined {
  const parts = clause.split(" ");
  for (const { says, match } of words().channels) {
    const at = parts.findIndex((part) => match.includes(fold(part)));
    if (at < 0) continue;
    const from = /^(?:un|una|el|la|por|de)$/i.test(parts[at - 1] ?? "") ? at - 1 : at;
    return { channel: says, rest: without(parts, from, at + 1) };
  }
  return undefined;
}

/** Clauses at marks, and at «y» where another step begins. */
function clausesOf(text: string): string[] {
  return text
    .replace(/[()]/g, ",")
    .split(
      /[,;:\n]\s*|\.\s+|\s+y\s+(?=(?:si|luego|después|tras|otro|otra|sms|whatsapp|un whatsapp|un sms|\d|la víspera|a l[ao]s)\b)/iu,
    )
    .map((clause) => clause.replace(/^y\s+/i, "").replace(/\.$/, "").trim())
    .filter(Boolean)
    .slice(0, 40);
}

const looseEnd = /\s+(?:con|de|para|y|que|le|les|por|a|en)$/i;

/** What stands in a clause beside channel, time and verb of sending. */
function contentOf(clause: string): string {
  let text = clause.trim();
  const parts = text.split(" ");
  const at = parts.findIndex((part) => words().sending.includes(fold(part)));
  if (at >= 0 && at < 4) text = parts.slice(at + 1).join(" ");
  text = text.replace(/^(?:que|q)\s+(?=(?:traig|llev|veng))/i, "").replace(looseEnd, "");
  return text
    .replace(/^(?:con|de|para|y|que|le|les)\s+(?=\S)/i, "")
    .replace(/^(?:y|que)\s+/i, "")
    .trim();
}

/** Whether a text tells what the flow does («mandarles algo», «clientas que no vienen») and is not for its readers. */
export function isOrder(text: string): boolean {
  const tokens = tokensOf(text);
  return (
    tokens.some((token) => words().sending.includes(token)) ||
    tokens.includes("que") ||
    words().starting.some((word) => ` ${tokens.join(" ")} `.startsWith(` ${word} `))
  );
}

/** A brief is read once, however many messages ask for its plan. */
const plans = new WeakMap<object, Plan>();

/** Reads trigger and steps from the order; steps stay empty when none was told. */
export function planOf(job: Job): Plan {
  const known = plans.get(job.brief);
  if (known) return known;
  const names = [job.business.name, ...job.business.products.map(({ bare }) => bare)];
  const plan: Plan = { steps: [] };
  for (const clause of clausesOf(correct(job.brief.prompt.slice(0, 1500), names)))
    readClause(plan, clause);
  const channel = channelIn(correct(job.brief.prompt.slice(0, 1500)))?.channel;
  if (channel && channel !== "Llamada" && plan.steps.every((step) => !step.channel))
    plan.channel = channel;
  plan.steps = plan.steps
    .filter(({ when, channel, says }) => when || channel || says.length > 0)
    .slice(0, 8);
  plans.set(job.brief, plan);
  return plan;
}

function readClause(plan: Plan, clause: string): void {
  const folded = ` ${fold(clause)} `;
  if (words().orders.some((word) => folded.includes(` ${word} `))) return;
  let rest = clause;
  // «avisar a los clientes de que reserven»
  const told = /^(.*?)\ba (l[oa]s? .{3,60}?) (?:de )?que (\S+n .*)$/i.exec(rest);
  if (told && !plan.trigger && told[1]!.split(" ").some((part) => isSending(part))) {
    const timed = timeIn(told[1]!);
    plan.trigger = `a ${told[2]}`;
    plan.steps.push({ ...(timed ? { when: timed.when } : {}), says: [told[3]!] });
    return;
  }
  const fixed = plan.trigger ? undefined : fixedTime(rest);
  if (fixed) {
    const channel = channelIn(fixed.rest);
    const content = contentOf(channel?.rest ?? fixed.rest);
    plan.trigger = fixed.trigger;
    plan.steps.push({
      when: fixed.when,
      ...(channel ? { channel: channel.channel } : {}),
      says: content ? [content] : [],
    });
    return;
  }
  if (!plan.trigger) {
    const start = startOf(rest);
    if (start !== undefined) {
      const parts = rest.slice(start).split(" ");
      const end = parts.findIndex((part, at) => at > 0 && isSending(part));
      const own = end < 0 ? parts : parts.slice(0, end);
      plan.trigger = own
        .join(" ")
        .replace(looseEnd, "")
        .replace(/^para\s+/i, "");
      if (end < 0) return;
      rest = parts.slice(end).join(" ");
    }
  }
  if (!plan.trigger && plan.steps.length === 0 && /^\S+ (?:que|q) /i.test(rest)) {
    plan.trigger = rest;
    return;
  }
  const condition = /^(?:si|tras|cuando)\s/i.test(rest) ? conditionOf(rest) : undefined;
  if (condition) rest = rest.slice(condition.length).trim();
  const sent = rest.split(" ");
  if (words().sending.includes(fold(sent[0]!)) && /^(?:que|q)$/i.test(sent[1] ?? "")) {
    plan.steps.push({ says: [sent.slice(2).join(" ")] });
    return;
  }
  const channel = channelIn(rest);
  const timed = timeIn(channel?.rest ?? rest) ?? (condition ? timeIn(condition) : undefined);
  const isSaid = /^que\s/i.test(rest) && !channel;
  if (isSaid) {
    addContent(plan, contentOf(rest));
    return;
  }
  const sends = words().sending.includes(fold(rest.split(" ")[0] ?? ""));
  if (!channel && !timed && !condition && !sends) {
    addContent(plan, contentOf(rest));
    return;
  }
  const content = contentOf(
    timed && !condition
      ? timed.rest
      : timed
        ? (timeIn(channel?.rest ?? rest)?.rest ?? channel?.rest ?? rest)
        : (channel?.rest ?? rest),
  );
  plan.steps.push({
    ...(timed ? { when: timed.when } : {}),
    ...(channel ? { channel: channel.channel } : {}),
    ...(condition ? { condition: (timeIn(condition)?.rest ?? condition).trim() } : {}),
    says: content && !words().empty.includes(fold(content)) ? [content] : [],
  });
}

/** «2 días antes de que venza la semana para renovar», «a los 11 meses de la última afinación» */
function fixedTime(clause: string): { trigger: string; when: string; rest: string } | undefined {
  const timed = timeIn(clause);
  if (!timed) return undefined;
  const parts = clause.split(" ");
  const last = fold(timed.when).split(" ").at(-1)!;
  const end = parts.findIndex((part) => fold(part) === last);
  if (!/^(?:del?|desde)$/i.test(parts[end + 1] ?? "")) return undefined;
  const tail = parts.slice(end + 1);
  const stop = tail.findIndex((part, at) => at > 0 && (isSending(part) || /^para$/i.test(part)));
  const what = (stop < 0 ? tail : tail.slice(0, stop)).join(" ");
  const rest = stop < 0 ? "" : tail.slice(/^para$/i.test(tail[stop]!) ? stop + 1 : stop).join(" ");
  return { trigger: `${timed.when} ${what}`, when: `${timed.when} ${what}`, rest };
}

const isSending = (part: string) =>
  words().sending.includes(fold(part)) ||
  words().channels.some(({ match }) => match.includes(fold(part)));

/** Where the words begin that say what starts a flow. */
function startOf(clause: string): number | undefined {
  const parts = clause.split(" ");
  let from = 0;
  for (const [at] of parts.entries()) {
    const behind = ` ${parts
      .slice(at, at + 5)
      .map((part) => fold(part))
      .join(" ")} `;
    if (at < 5 && words().starting.some((word) => behind.startsWith(` ${word} `))) return from;
    from += parts[at]!.length + 1;
  }
  return undefined;
}

/** «si no contesta», «tras entregar»: up to the channel, the time or the verb that sends. */
function conditionOf(clause: string): string {
  const parts = clause.split(" ");
  const end = parts.findIndex(
    (part, at) =>
      at > 1 &&
      (words().sending.includes(fold(part)) ||
        words().channels.some(({ match }) => match.includes(fold(part))) ||
        /^(?:pedir|un|una)$/i.test(part)),
  );
  return parts.slice(0, end < 0 ? Math.min(parts.length, 4) : end).join(" ");
}

function addContent(plan: Plan, content: string): void {
  if (content === "" || words().empty.includes(fold(content))) return;
  const last = plan.steps.at(-1);
  if (last) last.says.push(content);
  else plan.steps.push({ says: [content] });
}
