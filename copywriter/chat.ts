import type { Brief } from "./brief.ts";
import { businessOf } from "./business.ts";
import { answerOf, offersOf, type Reply } from "./chat/answers.ts";
import { handOn, isHandedOn } from "./chat/hand-on.ts";
import { newJob } from "./job.ts";
import { polish } from "./spanish/polish.ts";
import type { Request } from "./understand/request.ts";

export type { Reply } from "./chat/answers.ts";
export { isHandedOn } from "./chat/hand-on.ts";

/** The answer where no piece is written: a colleague's piece, a question to the worker, a greeting. */
export function writeChat(brief: Brief, request: Request): Reply {
  const job = newJob({ brief, business: businessOf(brief.profile), request, plainness: 0 });
  const offers = offersOf(job);
  if (isHandedOn(brief, request) && !isGibberish(brief.prompt))
    return { text: polish(handOn(job, offers)), isAnswer: true };
  const answer = answerOf(job, offers);
  return answer
    ? { ...answer, text: polish(answer.text) }
    : { text: polish(job.say("chat.unknown", { offers })), isAnswer: false };
}

/** No words of any language. */
const isGibberish = (prompt: string): boolean =>
  prompt.length < 60 && /[bcdfghjklmnñpqrstvwxz]{5}/iu.test(prompt) && !/[\d€$]/.test(prompt);
