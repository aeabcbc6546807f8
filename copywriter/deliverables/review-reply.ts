import type { Deliverable } from "../draft.ts";
import { answerTo, isSolemn, join, nameSlot } from "./answer.ts";
import { reasonsOf } from "./comment-reply.ts";

export const reviewReply: Deliverable = {
  id: "review-reply",
  rule: "Una respuesta pública de 40 a 110 palabras: agradece, nombra lo concreto, asume o aclara y ofrece un contacto; sin datos privados ni compensaciones a cambio de borrar la reseña.",
  write(job) {
    const { quoted } = job.request;
    const title = "Respuesta a reseña";
    const name = nameSlot(quoted);
    const sign = job.say("answer.sign");
    if (!quoted)
      return {
        title,
        note: "Pégame la reseña entre comillas y contesto a lo que dice. Mientras tanto, esto sirve para una buena.",
        body: `${join(job.say("answer.thanks-plain", { name: " " }), job.say("review.end-good"))}\n\n${sign}`,
      };
    if (quoted.kind === "spam")
      return { title, note: job.say("answer.spam"), body: job.say("answer.spam-line") };
    const { first, facts, next } = answerTo(job, quoted, false);
    const isGood = quoted.kind === "praise";
    const end = isGood
      ? job.say(isSolemn(job) ? "review.end-solemn" : "review.end-good")
      : quoted.kind === "complaint" || quoted.kind === "mixed"
        ? job.say("review.end-bad")
        : "";
    const open =
      isGood || /^Gracias|^Muchas gracias/u.test(first)
        ? ""
        : job.say("review.thanks-telling", { name });
    const body =
      job.plainness === 2
        ? join(first, facts)
        : isGood
          ? join(first, facts, end)
          : join(open, first, facts, end, next);
    return { title, body: `${body}\n\n${sign}`, reasons: reasonsOf(quoted) };
  },
};
