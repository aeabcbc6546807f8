import { formatHandoff } from "#shared/handoffs.ts";
import { findWorker, type WorkerId, workers } from "#shared/workers.ts";
import type { Brief } from "../brief.ts";
import type { Job } from "../job.ts";
import { handoffTo } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { sentence } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";

export const workerOf = (deliverable: string): WorkerId | undefined =>
  workers.find((worker) => worker.deliverables.some(({ id }) => id === deliverable))?.id;

/** Whether a piece is left to a colleague: every one that Mel does not plan herself, and Mel's by others. */
export function isHandedOn({ workerId }: Brief, { isColleagues, deliverable }: Request): boolean {
  // Ideas are everybody's.
  if (!isColleagues || deliverable === "idea-list") return false;
  const owner = workerOf(deliverable);
  return owner !== undefined && owner !== workerId;
}

/** Who does it, and the work as a hand-off that carries everything told, whole and in order. */
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
  const many = names.length > 1 ? "chat.handoff.many" : "chat.handoff";
  const who = list(names.map((name) => `**${name}**`));
  const networks = [...new Set([request.network, ...request.networks])];
  const { maxChars, maxWords, isShort, count } = request.limits;
  const notes = [
    request.question ? sentence(request.question.text) : "",
    job.say("chat.note.characters", { n: maxChars?.toString() }),
    job.say("chat.note.words", { n: maxWords?.toString() }),
    isShort ? job.say("chat.note.short") : "",
    request.quoted ? `«${request.quoted.text}»` : "",
  ];
  return [
    job.say(brief.workerId === "mel" ? many : "chat.colleague", { who, offers }),
    ...pieces.map((piece) => {
      const { fields } = handoffTo(job, piece, {
        // A thing that nobody named is none of the order's.
        subject: request.subject?.full,
        date: request.occasion,
        channels: networks.filter((one) => one !== undefined),
        facts: job.facts(),
        notes,
        count,
      });
      return formatHandoff(piece.workerId, fields);
    }),
  ].join("\n\n");
}
