import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { plain } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import { answerTo, join, nameSlot } from "./answer.ts";
import { reasonsOf } from "./comment-reply.ts";
import { toldFacts, toReader } from "./told-facts.ts";

const title = "Mensaje directo";

export const directMessage: Deliverable = {
  id: "direct-message",
  rule: "El mensaje (menos de 90 palabras), un seguimiento para tres días después y qué contestar a la objeción más probable.",
  write(job) {
    const { quoted, actionText } = job.request;
    if (actionText === "pedir reseña") return { title, body: job.say("message.review") };
    if (!quoted) return { title, body: outgoing(job) };
    const { first, facts, next } = answerTo(job, quoted, true);
    const hello = job.say("message.hello", { name: nameSlot(quoted) });
    const body = [hello, join(first, facts, next), job.say("answer.sign")];
    return { title, body: body.filter(Boolean).join("\n\n"), reasons: reasonsOf(quoted) };
  },
};

/** A message that the business sends by itself: why, what was told, one step. */
function outgoing(job: Job): string {
  const prompt = job.brief.prompt.slice(0, 3000);
  const charge = chargeIn(job, prompt);
  // «avisa a Clara que su vestido ya está listo»
  const told =
    /\b(?:avis|record|recuerd|dile|dec[ií]|confirm)\p{L}* a (\p{Lu}\p{Ll}+)(?: que)? /u.exec(
      prompt,
    );
  const reserved =
    /\b(?:los|las|quienes|clientes) (?:que )?(reserv|compr|pidi|encarg|contrat)(?:aron|eron) ([^:.,]{3,40})/iu.exec(
      prompt,
    );
  const follow =
    /\bque (?:nos |me )?(pidi[oó]|pregunt[oó]|solicit[oó]|consult[oó]) ([^,.:]{3,80}?)(?: y no .*)?$/iu.exec(
      prompt.trim(),
    );
  if (follow)
    return [
      job.say("message.hello", { name: " " }),
      job.say("message.follow", { what: done(follow, job) }),
      job.say("message.no-hurry"),
      job.say("answer.sign"),
    ].join("\n\n");
  const facts = charge ? sentence(charge.reason) : toldFacts(job);
  const parts = [
    job.say("message.hello", { name: told ? `, ${told[1]}` : " " }),
    join(
      reserved ? job.say("message.because", { what: done(reserved, job) }) : "",
      facts || (charge ? "" : job.say("message.why")),
      charge?.text,
    ),
    charge ? job.say("message.end-firm") : job.say("message.end"),
    job.say("answer.sign"),
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** «pidió», «reserv(aron)» of who reads: «pediste», «reservaste». */
function done([, verb = "", what = ""]: RegExpExecArray, { request }: Job): string {
  const stem = verb.replace(/[oó]$/iu, "");
  const isPedir = /^pidi/iu.test(stem);
  const ended =
    request.register === "usted"
      ? isPedir
        ? "pidió"
        : `${stem}ó`
      : isPedir
        ? "pediste"
        : `${stem}aste`;
  return `${ended} ${correct(plain(what))}`;
}

/** «hay que cobrarle 140 del depósito»: how much, of what, and why. */
function chargeIn(job: Job, prompt: string): { text: string; reason: string } | undefined {
  const order = /\bcobr(?:arles?|ar|o|amos) [^,.;\n]{1,90}/iu.exec(prompt)?.[0] ?? "";
  const found =
    /\s([$€]?\s?\d[\d.,]*(?:\s?(?:€|euros|pesos|soles|usd))?)(?: ((?:del?|por) .+)| .*)?$/iu.exec(
      order,
    );
  if (!found) return undefined;
  const [, typed = "", of = ""] = found;
  const isBare = /^\d[\d.,]*$/.test(typed.trim());
  const amount = isBare && job.business.country === "espana" ? `${typed.trim()} €` : typed.trim();
  const isOwed = /no (?:ha )?pag|debe|pendiente|impag|moros/iu.test(prompt);
  const what = correct(plain(of.replace(/ a (?:una?|el|la|los|las) .*$/iu, "")));
  const reason = prompt
    .replace(order, "")
    .split(/[,.;:]\s*/u)
    .find((clause) => /^\s*(?:una?|el|la) \p{L}+ \p{L}+(?:ó|io|o) /iu.test(clause));
  return {
    text: job.say(isOwed ? "message.owed" : "message.charge", {
      amount: correct(amount),
      of: what || " ",
    }),
    reason: reason ? toReader(correct(plain(reason)), job) : "",
  };
}
