import { deliverablesOf, findWorker } from "#shared/workers.ts";
import type { Brief } from "./brief.ts";
import { businessOf } from "./business.ts";
import { answerOf, isGibberish, isWorry, type Reply } from "./chat/answers.ts";
import { handOn, isHandedOn } from "./chat/hand-on.ts";
import { type Job, newJob } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { aPhrase, list, phrase } from "./spanish/phrase.ts";
import { polish } from "./spanish/polish.ts";
import type { Request } from "./understand/request.ts";

export type { Reply } from "./chat/answers.ts";
export { isHandedOn } from "./chat/hand-on.ts";

/** The answer where no piece is written: a colleague's piece, a question to the worker, a greeting. */
export function writeChat(brief: Brief, request: Request): Reply {
  const business = businessOf(brief.profile);
  const isHanded = isHandedOn(brief, request);
  // What a question is about is no thing of the owner's, unless it names a product.
  const asked = ` ${fold(brief.prompt)} `;
  const product = business.products.find(({ bare }) =>
    asked.includes(` ${fold(bare).split(" ")[0]}`),
  );
  const jobFor = (about: Request) => newJob({ brief, business, request: about, plainness: 0 });
  const job = jobFor({ ...request, subject: product });
  const offers = offersOf(job);
  const unknown = { text: polish(job.say("chat.unknown", { offers })), isAnswer: false };
  if (isHanded && !isOrder(request)) {
    const beside = answerOf(job, offers, isWorry(brief.prompt) ? "worry" : "beside");
    if (beside) return { ...beside, text: polish(beside.text) };
    if (isGibberish(brief.prompt)) return unknown;
  }
  if (isHanded) return { text: polish(handOn(jobFor(request), offers)), isAnswer: true };
  const answer = answerOf(job, offers);
  if (answer) return { ...answer, text: polish(answer.text) };
  return unknown;
}

const soft = new Set(["term", "name", "number"]);

/** Whether a piece about something with its data is ordered: «baño y corte S/ 55». */
const isOrder = ({ facts }: Request): boolean =>
  facts.some(({ atoms }) => atoms.some(({ kind }) => !soft.has(kind)));

/** «un post, un carrusel, un calendario o un hilo» */
function offersOf({ brief }: Job): string {
  const labels = deliverablesOf(findWorker(brief.workerId)!)
    .filter(({ id }) => id !== "image")
    .map(({ label }) => aPhrase(phrase(label.replace(/ (?=Meta|Google)/, " de "))));
  return list(labels).replace(/ [ye] (?=[^,]+$)/, " o ");
}
