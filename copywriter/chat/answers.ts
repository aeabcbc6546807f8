import { findWorker, workers } from "#shared/workers.ts";
import { dataOf } from "../data.ts";
import { figuresTold } from "../figures.ts";
import type { Job } from "../job.ts";
import { channelNames, channelsOf } from "../planning.ts";
import { weekdaysNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { hashtag } from "../spanish/hashtag.ts";
import { typeset } from "../spanish/marks.ts";
import { list } from "../spanish/phrase.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import type { Trait } from "../trades/trade.ts";

export interface Reply {
  text: string;
  /** False when the text only says that no answer was possible; such a reply is free. */
  isAnswer: boolean;
}

interface Answer {
  id: string;
  /** Each group needs one of its words. */
  when: readonly (readonly string[])[];
  not?: readonly string[];
  text: readonly string[];
  isAnswer?: false;
  /** Only where nothing more is said. */
  small?: true;
}

/** Whether a folded text, between spaces, has a word that begins so; «$» ends it, «#» is a digit. */
const has = (folded: string, word: string): boolean =>
  word === "#"
    ? /\d/.test(folded)
    : folded.includes(word.endsWith("$") ? ` ${word.slice(0, -1)} ` : ` ${word}`);

/** Whether a message tells of a trouble: «no me contestan». */
export const isWorry = (prompt: string): boolean =>
  dataOf<{ worries: string[] }>("answers").worries.some((word) => has(` ${fold(prompt)} `, word));

/** No words of any language. */
export const isGibberish = (prompt: string): boolean =>
  prompt.length < 60 && /[bcdfghjklmnñpqrstvwxz]{5}/iu.test(prompt) && !/[\d€$]/.test(prompt);

/** The known answer to what was asked, with the owner's facts in it; undefined when there is none. */
export function answerOf(
  job: Job,
  offers: string,
  only: "all" | "worry" | "beside" = "all",
): Reply | undefined {
  const prompt = job.brief.prompt.slice(0, 1000);
  const folded = ` ${fold(prompt)} `;
  const isLong = folded.split(" ").length > 9;
  const matching = dataOf<{ answers: Answer[] }>("answers").answers.filter(
    ({ when, not = [], small, isAnswer }) =>
      !(small && (isLong || only !== "all")) &&
      !(only === "beside" && isAnswer !== false) &&
      when.every((group) => group.some((word) => has(folded, word))) &&
      !not.some((word) => has(folded, word)),
  );
  const rank = ({ when, small }: Answer) => (small ? 0 : when.length);
  matching.sort((left, right) => rank(right) - rank(left));
  const slots = slotsOf(job, prompt, offers);
  for (const { text, isAnswer = true } of matching) {
    for (const line of text) {
      const filled = job.fill(line.replace("{difference}", slots.difference), slots);
      if (!filled) continue;
      const figures = isAnswer && line.includes("{s") ? job.say("chat.figures", slots) : "";
      return { text: [figures, filled].filter(Boolean).join(" "), isAnswer };
    }
  }
  return undefined;
}

const plurals = ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"];

function slotsOf(job: Job, prompt: string, offers: string) {
  const { business, brief, request } = job;
  const channels = channelsOf(job).map((channel) => channelNames[channel]);
  const days = weekdaysNamed(prompt);
  const [a, b] = request.question?.sides ?? sidesOf(request.asked ?? prompt);
  const tags = [
    business.industry,
    ...business.products.map(({ bare }) => bare),
    `${business.industry} ${business.place}`,
    business.place,
    business.name,
  ]
    .map(hashtag)
    .filter(Boolean);
  const [difference] = job.shuffle(business.differences, "differences", (one) => one);
  return {
    me: findWorker(brief.workerId)!.name,
    offers,
    channels: list(channels),
    firstChannel: channels[0],
    near: business.place || "tu zona",
    day: days.length > 0 ? `los ${list(days.map((day) => plurals[day]!))}` : undefined,
    amount: amountIn(typeset(prompt)),
    a,
    b,
    b0: b?.replace(/^\p{L}+[aei]r\s+/iu, ""),
    tags: [...new Set(tags)].slice(0, 7).join(" ") || undefined,
    difference: difference ? ` (por ejemplo, «${uncapitalized(difference)}»)` : "",
    figures: figuresTold(prompt),
    known: knownOf(job),
    who: whoWrites(prompt),
    ...(business.service || business.products.length > 0
      ? {}
      : { s: job.fill("lo que [vendes|vende|vendés]"), "s.bare": undefined, "s.title": undefined }),
    weather: weatherIn(prompt),
    gift: ["solemn", "sober", "care"].some((trait) => business.traits.has(trait as Trait))
      ? undefined
      : job.subject.full,
  };
}

/** What Brain Central says of the business, in one sentence. */
function knownOf({ business }: Job): string | undefined {
  const { name, service, products, audience, place } = business;
  if (!service) return undefined;
  return [
    name ? `${name} (${uncapitalized(service)})` : uncapitalized(service),
    place && `en ${place}`,
    audience && `para ${uncapitalized(audience)}`,
    products.length > 0 && `con ${list(products.slice(0, 4).map(({ bare }) => bare))}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The worker whose kind of piece is named. */
function whoWrites(prompt: string): string | undefined {
  const folded = ` ${fold(prompt)}`;
  return workers.find(({ deliverables }) =>
    deliverables.some(({ label }) => folded.includes(` ${fold(label).split(" ")[0]}`)),
  )?.name;
}

/** «¿qué es mejor, bajar el precio o regalar la matrícula?» → both sides. */
function sidesOf(asked: string): [string, string] | [] {
  const plain = asked.replace(/[¿?¡!]/g, "").trim();
  const sides =
    /(?:^|[,:] ?|\b(?:mejor|más|mas|conviene|entre)[,:]? )([^,:]{2,60}) [ou] ([^,:]{2,60})$/iu.exec(
      plain,
    );
  return sides ? [uncapitalized(sides[1]!.trim()), uncapitalized(sides[2]!.trim())] : [];
}

/** «15 mil pesos», «200 €» */
function amountIn(prompt: string): string | undefined {
  const { currencies } = dataOf<{ currencies: string[] }>("figures");
  const found = /([$€]\s?|S\/\.?\s?)?\d[\d.,]*(\s(?:mil|millones))?(\s?€|\s\p{L}+)?/iu.exec(prompt);
  if (!found) return undefined;
  const [all, sign, thousand, unit = ""] = found;
  if (sign || unit.includes("€") || currencies.includes(fold(unit))) return all.trim();
  return thousand ? all.slice(0, all.length - unit.length).trim() : undefined;
}

function weatherIn(prompt: string): string {
  const folded = fold(prompt);
  const known = dataOf<Record<string, string>>("weather");
  return Object.entries(known).find(([word]) => folded.includes(word))?.[1] ?? "el día";
}
