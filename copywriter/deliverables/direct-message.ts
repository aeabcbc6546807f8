import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { capitalized } from "../spanish/sentences.ts";
import { ownersIn } from "../understand/quoted-orders.ts";
import { answerTo, join, nameSlot, reasonsOf, toldTo, unsaidNote } from "./answer.ts";

const title = "Mensaje directo";

export const directMessage: Deliverable = {
  id: "direct-message",
  rule: "El mensaje (menos de 90 palabras), un seguimiento para tres días después y qué contestar a la objeción más probable.",
  write(job) {
    const { quoted, actionText } = job.request;
    if (actionText === "pedir reseña") return { title, body: job.say("message.review") };
    if (!quoted) return { title, body: outgoing(job) };
    const { first, told, next } = answerTo(job, quoted, { isPrivate: true, isFull: false });
    const hello = job.say("message.hello", { name: nameSlot(quoted) });
    // The greeting has named them and said hello.
    const opening = capitalized(
      first.replace(/^Hola[^,.]*(?:, [^,.]+)??, /u, "").replace(`, ${quoted.name}`, ""),
    );
    const body = [hello, join(opening, told, next), job.say("answer.sign")];
    return {
      title,
      ...unsaidNote(job, quoted),
      body: body.filter(Boolean).join("\n\n"),
      reasons: reasonsOf(quoted),
    };
  },
};

/** «mensaje para los que reservaron: …», «avisa a Clara de que …» */
const header =
  /^[^:.,\n]{0,120}?(?:mensaje|whatsapp|dm|escr[íi]be\p{L}*|m[áa]nda\p{L}*|av[íi]sa\p{L}*|dile|recu[ée]rda\p{L}*|record[áa]\p{L}*)(?!\p{L})[^:.,\n]{0,120}/iu;
const named = /(?<!\p{L})(?:a|para|se llama) (\p{Lu}\p{Ll}{2,})(?=[ ,.:]|$)/u;

/** A message that the business sends by itself: what was told, and one step. */
function outgoing(job: Job): string {
  const names = job.business.products.map(({ bare }) => bare);
  const prompt = correct(job.brief.prompt.slice(0, 3000), names);
  const name = named.exec(prompt)?.[1];
  const head = header.exec(prompt)?.[0] ?? "";
  // «avisa a Clara de que su vestido está listo»: what is told follows in the same clause.
  const that = / (?:de )?(?=que )/iu.exec(
    head.replace(
      / que (?:reserv|compr|pid|encarg|contrat|vin|no |nos |ya |lleva|han |est)\p{L}*/giu,
      (all) => "_".repeat(all.length),
    ),
  );
  const rest = prompt.slice(that ? that.index : head.length).replace(/^[\s:.,]+/u, "");
  const { told } = ownersIn(rest.replace(/se llama \p{Lu}\p{Ll}+[.,]?/u, ""));
  const said = toldTo(job, told);
  return [
    job.say("message.hello", { name: name ? `, ${name}` : " " }),
    said || job.say("message.why"),
    job.plainness < 2 ? job.say("message.end") : "",
    job.say("answer.sign"),
  ]
    .filter(Boolean)
    .join("\n\n");
}
