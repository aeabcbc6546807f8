import type { Deliverable } from "../draft.ts";
import { answerTo, isSolemn, join, noteOf, reasonsOf } from "./answer.ts";

export const reviewReply: Deliverable = {
  id: "review-reply",
  rule: "Una respuesta pública de 40 a 110 palabras: agradece, nombra lo concreto, asume o aclara y ofrece un contacto; sin datos privados ni compensaciones a cambio de borrar la reseña.",
  write(job) {
    const { quoted } = job.request;
    const title = "Respuesta a reseña";
    const sign = job.say("answer.sign");
    if (!quoted)
      return {
        title,
        note: "Pégame la reseña entre comillas y contesto a lo que dice. Mientras tanto, esto sirve para una buena.",
        body: `${join(job.say("answer.thanks", { name: " " }), job.say("review.end-good"))}\n\n${sign}`,
      };
    if (quoted.kind === "spam")
      return { title, note: job.say("answer.spam"), body: job.say("answer.spam-line") };
    const isGood = quoted.kind === "praise";
    const { first, told, next } = answerTo(job, quoted, { isPrivate: false, isFull: !isGood });
    const end =
      isGood && job.plainness === 0 && !job.request.limits.isShort
        ? job.say(isSolemn(job) ? "review.end-solemn" : "review.end-good")
        : "";
    return {
      title,
      ...noteOf(job, quoted),
      body: [join(first, told, next, end), sign].filter(Boolean).join("\n\n"),
      reasons: reasonsOf(quoted),
    };
  },
};
