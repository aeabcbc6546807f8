import type { Deliverable, Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import { verbs } from "../spanish/verbs.ts";
import { ownersIn } from "../understand/quoted-orders.ts";
import { hasAny, quotedWords } from "../understand/quoted-words.ts";
import { columnOf } from "../understand/to-reader.ts";
import { answerTo, join, nameSlot, noteOf, reasonsOf, toldTo } from "./answer.ts";

const title = "Mensaje directo";

export const directMessage: Deliverable = {
  id: "direct-message",
  rule: "El mensaje (menos de 90 palabras), un seguimiento para tres días después y qué contestar a la objeción más probable.",
  write(job) {
    const { quoted, actionText } = job.request;
    if (actionText === "pedir reseña") return { title, body: job.say("message.review") };
    if (!quoted) return outgoing(job);
    const { first, told, next } = answerTo(job, quoted, { isPrivate: true, isFull: false });
    const hello = job.say("message.hello", { name: nameSlot(quoted) });
    // The greeting has named them and said hello.
    const opening = capitalized(
      first.replace(/^Hola[^,.]*(?:, [^,.]+)??, /u, "").replace(`, ${quoted.name}`, ""),
    );
    const body = [hello, join(opening, told, next), job.say("answer.sign")];
    return {
      title,
      ...noteOf(job, quoted),
      body: body.filter(Boolean).join("\n\n"),
      reasons: reasonsOf(quoted),
    };
  },
};

const named =
  /(?<!\p{L})(?:a|para|se llama) (?:(?:don|doña|(?:la|el) (?:clienta?|señora?|señor)) )?(\p{Lu}\p{Ll}{2,})(?=[ ,.:]|$)/u;
/** «avisa a los alumnos que el lunes …» tells; «a los alumnos que faltaron» says who. */
const reported =
  / (?:de )?que (?=(?:el|la|los|las|su|sus|un|una|mañana|hoy|hay|ya|si|este|esta|no hay|lo|\p{L}+mos|\d+)(?!\p{L}))/iu;
const done =
  /(?<!\p{L})(compr|reserv|apart|encarg|contrat|ped|pid)(?:aron|ieron|ó|ió) (\p{L}[^:.,]*?)(?= y | pero | que |$)/iu;

/** The order to us at the beginning, and what is to be told. */
function headOf(prompt: string): { head: string; rest: string } {
  const colon = prompt.search(/:\s/);
  const end = colon > 0 && colon < 160 ? colon : prompt.search(/[.,;:]\s|$/);
  const head = prompt.slice(0, end);
  if (!hasAny(fold(head), quotedWords("sending"))) return { head: "", rest: prompt };
  // «a las que apartaron abrigo que tienen hasta el sábado»
  const [who, later] = [...head.matchAll(/ que /gu)];
  const isWho = who && / (?:l[oa]s?|el|quien(?:es)?)$/iu.test(head.slice(0, who.index));
  const that = colon === end ? null : isWho ? later : reported.exec(head);
  const rest = that ? prompt.slice(that.index) : prompt.slice(end + 1);
  return { head, rest: rest.trim().replace(/^de que /iu, "que ") };
}

/** A message that the business sends by itself: why, what was told, one step. */
function outgoing(job: Job): Draft {
  const names = job.business.products.map(({ bare }) => bare);
  const prompt = correct(job.brief.prompt.slice(0, 3000), names);
  const name = named.exec(prompt)?.[1];
  const { head, rest } = headOf(prompt);
  const { told } = ownersIn(asDone(rest, job).replace(/se llama \p{Lu}\p{Ll}+[.,]?/u, ""));
  const said = toldTo(job, told);
  const body = [
    job.say("message.hello", { name: name ? `, ${name}` : " " }),
    join(
      why(job, head) || (said ? "" : job.say("message.why")),
      said,
      /perd[óo]n|disculp/iu.test(rest) ? job.say("message.sorry") : "",
    ),
    job.plainness < 2 ? job.say("message.end") : "",
    job.say("answer.sign"),
  ];
  return {
    title,
    ...(said ? {} : { note: job.say("message.empty") }),
    body: body.filter(Boolean).join("\n\n"),
  };
}

/** «una productora devolvió …, hay que cobrarle»: who is written to did it. */
function asDone(text: string, { request }: Job): string {
  const [start = "", verb] = /^una? \p{L}+ (\p{L}+[óo]) /iu.exec(text) ?? [];
  const forms = verbs().find(({ others }) => others[0]?.[1] === verb)?.others[0];
  const isAddressed = /(?<!\p{L})les? |[aei]rles?(?!\p{L})/iu.test(text);
  return forms && isAddressed
    ? `${forms[columnOf(request.register)]} ${text.slice(start.length)}`
    : text;
}

/** «para los que reservaron la cena» → «Te escribimos porque reservaste la cena.» */
function why(job: Job, head: string): string {
  const [, stem, what] = done.exec(head) ?? [];
  if (!stem || !what) return "";
  const verb = verbs().find(({ infinitive }) => infinitive.startsWith(stem.replace("pid", "ped")));
  const did = verb?.others[0]?.[columnOf(job.request.register)];
  return did ? job.say("message.because", { what: `${did} ${plain(what)}` }) : "";
}
