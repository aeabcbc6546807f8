import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { sentence } from "./spanish/sentences.ts";
import type { Trait } from "./trades/trade.ts";
import type { Action } from "./understand/request.ts";

export interface CallOptions {
  /** By which way, when the piece has one of its own: «respondiendo a este correo». */
  how?: string;
  /** Instead of the one that fits. */
  action?: Action;
}

/** Which action a business asks for when its owner named none: the first trait that it has. */
const byTrait: readonly (readonly [Trait, Action])[] = [
  ["solemn", "message"],
  ["sober", "message"],
  ["lodging", "book"],
  ["taught", "signup"],
  ["edible", "order"],
  ["leisure", "book"],
  ["rental", "book"],
  ["bookable", "book"],
  ["events", "quote"],
  ["repairs", "quote"],
  ["goods", "order"],
  ["homes", "quote"],
];

/** What was told, folded, a space on either side. */
const toldWords = (job: Job) =>
  ` ${fold(
    job
      .facts()
      .map(({ text }) => text)
      .join(" "),
  )} `;

const signs = () =>
  dataOf<{ signs: Record<"come" | "ask" | "sent" | "order" | "signup" | "book", string[]> }>(
    "lines/call",
  ).signs;

/** Whether what was told is only a notice, such as a day on which the shop is closed. */
export function isNotice(job: Job): boolean {
  const told = toldWords(job);
  return signs().ask.some((sign) => told.includes(` ${sign}`));
}

const offered: ReadonlySet<string> = new Set([
  "price",
  "percent",
  "number",
  "weekday",
  "date",
  "hour",
]);

/** What readers are asked to do: as told, else what this business lives from. */
export function actionFor(job: Job): Action {
  const { request, business } = job;
  if (request.action) return request.action;
  const told = toldWords(job);
  if (signs().come.some((sign) => told.includes(` ${sign}`))) return "come";
  if (isNotice(job) || job.tone === "luxury") return "message";
  for (const way of ["order", "signup", "book"] as const)
    if (signs()[way].some((sign) => told.includes(` ${sign}`))) return way;
  const isOffer = job.facts().some(({ atoms }) => atoms.some(({ kind }) => offered.has(kind)));
  // Where something is only told, nothing is sold.
  if (job.facts().length > 0 && !isOffer) return "message";
  const action = usualAction(job);
  const prices = job.facts("price");
  // Where a price stands, nobody needs to ask for one; where day and hour stand, one comes by.
  const isFixed = prices.length > 0 && !prices.some(({ text }) => /\bdesde\b/i.test(text));
  if (action === "quote" && isFixed) return "message";
  return action !== "book" && !business.isB2b && isMeeting(job) ? "come" : action;
}

/** Whether a day and an hour were told, and nothing is brought home. */
function isMeeting(job: Job): boolean {
  const kinds = new Set(job.facts().flatMap(({ atoms }) => atoms.map(({ kind }) => kind)));
  const told = toldWords(job);
  const isSent = signs().sent.some((sign) => told.includes(` ${sign}`));
  return kinds.has("hour") && (kinds.has("weekday") || kinds.has("date")) && !isSent;
}

function usualAction({ business }: Job): Action {
  if (business.isB2b) return "quote";
  const isTable = business.traits.has("edible") && business.traits.has("bookable");
  if (isTable) return "book";
  return byTrait.find(([trait]) => business.traits.has(trait))?.[1] ?? "message";
}

/** By which way, when a fact tells one: «por WhatsApp», «en el 600 000 123». */
function wayTold(job: Job): string | undefined {
  if (job.request.bans.includes("phone")) return undefined;
  for (const { text, atoms } of job.facts("contact")) {
    const phone = atoms.find(({ kind }) => kind === "phone");
    const link = atoms.find(({ kind }) => kind === "link");
    if (phone) return `en el ${phone.text}`;
    if (link) return `en ${link.text}`;
    if (/^(?:por|en|con|a través)\s/i.test(text) && text.length < 40) return text;
  }
  return undefined;
}

/** «pedir visita técnica» → «Pide visita técnica» in the reader's form. */
function commanded(job: Job, text: string, how: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const forms = dataOf<{ imperatives: Record<string, string> }>("lines/call").imperatives;
  const form = forms[fold(verb)];
  if (!form || rest.length === 0 || rest.length > 9) return "";
  const object = rest.join(" ");
  const way = /\b(?:por|en|con)\b/.test(object) ? "" : ` ${how}`;
  return job.fill(`${form} ${object}${way}.`.replace(/ +/g, " ").replace(" .", ".")) ?? "";
}

/** «Cita previa: 600 000 123.» when that is how the owner told it. */
function contactTold(job: Job): string {
  if (job.request.bans.includes("phone")) return "";
  const fact = job.facts("contact").find(({ atoms }) => atoms.some(({ kind }) => kind === "phone"));
  const phone = fact?.atoms.find(({ kind }) => kind === "phone")?.text ?? "";
  const at = fact ? fact.text.indexOf(phone) : -1;
  if (!fact || at < 0 || fact.isSentence) return "";
  return at > 3 ? sentence(fact.text) : "";
}

export function callLine(job: Job, { how, action = actionFor(job) }: CallOptions): string {
  const asked = job.facts("contact").find(({ isSentence }) => isSentence);
  if (asked) return sentence(asked.text);
  const contact = how ? "" : contactTold(job);
  if (contact) return contact;
  const way = wayTold(job) ?? how ?? "por mensaje";
  const told = job.request.actionText ? commanded(job, job.request.actionText, way) : "";
  return told || job.say(`call.${action}`, { how: way }) || job.say("call.message", { how: way });
}
