import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized } from "../spanish/sentences.ts";
import type { QuotedMessage } from "../understand/request.ts";
import { answerTo, join } from "./answer.ts";

export const commentReply: Deliverable = {
  id: "comment-reply",
  rule: "Tres respuestas posibles de 15 a 60 palabras, de más breve a más cálida.",
  write(job) {
    const { quoted } = job.request;
    const title = "Respuesta a comentario";
    if (!quoted) {
      return {
        title,
        note: "Pégame el comentario entre comillas y contesto a lo que dice. Mientras tanto, esto sirve para dar las gracias.",
        body: options(job.several("answer.thanks-plain", 3, { name: " " })),
      };
    }
    if (quoted.kind === "spam")
      return { title, note: job.say("answer.spam"), body: job.say("answer.spam-line") };
    const count = job.plainness === 2 ? 1 : job.count(3, 5);
    return { title, body: options(versions(job, quoted, count)), reasons: reasonsOf(quoted) };
  },
};

/** From brief to warm: the answer, then with what belongs to it, at last with a farewell. */
function versions(job: Job, quoted: QuotedMessage, count: number): string[] {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { first, facts, next } = answerTo(job, quoted, false);
    // The shortest goes straight to the answer.
    const isBrief = at === 0 && facts !== "" && /^(?:question|other)$/.test(quoted.kind);
    const text = isBrief ? join(capitalized(facts), next) : join(first, facts, next);
    if (text && !made.includes(text)) made.push(text);
  }
  return made;
}

const options = (texts: readonly string[]) =>
  texts.length === 1
    ? texts[0]!
    : texts.map((text, at) => `### Opción ${at + 1}\n\n${text}`).join("\n\n");

/** Why an answer is as it is, by what it answers. */
export function reasonsOf({ kind }: QuotedMessage): string[] {
  if (kind === "complaint" || kind === "mixed")
    return [
      "Nombra lo que pasó, sin discutir en público.",
      "No ofrece compensación que no hayas dicho: eso lo decides tú.",
    ];
  if (kind === "praise")
    return ["Agradece lo concreto y no con una frase de plantilla.", "No aprovecha para vender."];
  if (kind === "question")
    return ["Responde primero.", "Solo da los datos que están en tu mensaje o en Brain Central."];
  return [];
}
