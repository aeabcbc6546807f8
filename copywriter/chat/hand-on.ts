import { formatHandoff } from "#shared/handoffs.ts";
import { findWorker, type WorkerId, workers } from "#shared/workers.ts";
import type { Brief } from "../brief.ts";
import type { Job } from "../job.ts";
import { handoffTo } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { sentence } from "../spanish/sentences.ts";
import type { Fact, Request } from "../understand/request.ts";

const workerOf = (deliverable: string): WorkerId | undefined =>
  workers.find((worker) => worker.deliverables.some(({ id }) => id === deliverable))?.id;

/** Whether a piece is left to a colleague: every one that Mel does not plan herself, and Mel's by others. */
export function isHandedOn({ workerId }: Brief, { isColleagues, deliverable }: Request): boolean {
  // Ideas are everybody's.
  if (!isColleagues || deliverable === "idea-list") return false;
  const owner = workerOf(deliverable);
  return owner !== undefined && owner !== workerId;
}

/** Who does it, and the work as a hand-off that carries everything told. */
export function handOn(job: Job, offers: string): string {
  const { request, brief } = job;
  const all = [request.deliverable, ...(request.also ?? [])];
  const pieces = [...new Set(all)].flatMap((deliverable) => {
    const workerId = workerOf(deliverable);
    return workerId && workerId !== brief.workerId && workerId !== "mel"
      ? [{ deliverable, workerId }]
      : [];
  });
  if (pieces.length === 0) return job.say("chat.mel", { offers });
  const names = [...new Set(pieces.map(({ workerId }) => findWorker(workerId)!.name))];
  const use =
    brief.workerId !== "mel"
      ? "chat.colleague"
      : names.length > 1
        ? "chat.handoff.many"
        : "chat.handoff";
  const who = names.length > 1 ? list(names.map((name) => `**${name}**`)) : names[0]!;
  return [
    job.say(use, { who, offers }),
    ...pieces.map(({ deliverable, workerId }) =>
      formatHandoff(workerId, handoffOf(job, deliverable, workerId).fields),
    ),
  ].join("\n\n");
}

/** «Llenar la tienda el sábado» is what a piece is for and when, and nothing to be published. */
function wishOf(fact: Fact): { goal: string; date: string } | undefined {
  if (fact.isSentence || !/^\p{L}{2,}(?:ar|er|ir)(?= )/u.test(fact.text)) return undefined;
  const day = fact.atoms.find(({ kind }) => kind === "weekday")?.text;
  const at = day === undefined ? -1 : fact.text.indexOf(` el ${day}`);
  if (at < 0) return { goal: fact.text, date: "" };
  return { goal: fact.text.slice(0, at), date: fact.text.slice(at + 1) };
}

function handoffOf(job: Job, deliverable: string, workerId: WorkerId) {
  const { request } = job;
  const wishes = job.facts().flatMap((fact) => wishOf(fact) ?? []);
  const networks = [...new Set([request.network, ...request.networks])];
  const { maxChars, maxWords, isShort } = request.limits;
  return handoffTo(
    job,
    { deliverable, workerId },
    {
      subject: job.subject.full,
      date: request.occasion ?? wishes.find(({ date }) => date !== "")?.date,
      goal: wishes[0]?.goal,
      channels: networks.filter((one) => one !== undefined),
      facts: job.facts().filter((fact) => !wishOf(fact)),
      notes: [
        request.question ? sentence(request.question.text) : "",
        job.say("chat.note.characters", { n: maxChars?.toString() }),
        job.say("chat.note.words", { n: maxWords?.toString() }),
        isShort ? job.say("chat.note.short") : "",
        request.quoted ? `«${request.quoted.text}»` : "",
      ],
    },
  );
}
