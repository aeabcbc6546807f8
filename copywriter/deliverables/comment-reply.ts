import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import type { QuotedMessage } from "../understand/request.ts";
import { answerTo, noteOf, reasonsOf, written } from "./answer.ts";

export const commentReply: Deliverable = {
  id: "comment-reply",
  rule: "Una respuesta de 15 a 60 palabras con los datos que dio la persona dueña; sin datos, dos posibles: una breve y otra más completa.",
  write(job) {
    const { quoted } = job.request;
    const title = "Respuesta a comentario";
    if (!quoted) {
      return {
        title,
        note: "Pégame el comentario entre comillas y contesto a lo que dice. Mientras tanto, esto sirve para dar las gracias.",
        body: job.say("answer.thanks", { name: " " }),
      };
    }
    if (quoted.kind === "spam")
      return { title, note: job.say("answer.spam"), body: job.say("answer.spam-line") };
    return {
      title,
      ...noteOf(job, quoted),
      body: options(versions(job, quoted)),
      reasons: reasonsOf(quoted),
    };
  },
};

/** One where the owner told what to say; else a short one and a fuller one. */
function versions(job: Job, quoted: QuotedMessage): string[] {
  const isPlain =
    job.plainness > 0 ||
    quoted.isConfidential ||
    quoted.ordered ||
    quoted.questions?.some(({ answer }) => answer);
  const usual = isPlain || !/^(?:praise|complaint)$/.test(quoted.kind) ? 1 : 2;
  const made = new Set<string>();
  for (let at = 0; at < job.count(usual, 3); at += 1)
    made.add(written(answerTo(job, quoted, { isPrivate: false, isFull: at % 2 === 1 })));
  made.delete("");
  return [...made];
}

const options = (texts: readonly string[]) =>
  texts.length === 1
    ? texts[0]!
    : texts.map((text, at) => `### Opción ${at + 1}\n\n${text}`).join("\n\n");
