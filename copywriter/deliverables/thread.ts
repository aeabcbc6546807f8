import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { knowledgeOf } from "../knowledge.ts";
import { clip } from "../spanish/fold.ts";
import { graphemes, sentence } from "../spanish/sentences.ts";
import { aboutSubject, brandLines, callFor, headlineOf, tellFact } from "../telling.ts";

/** Short ones together while they fit in one message. */
function joined(lines: readonly string[], max: number): string[] {
  const made: string[] = [];
  for (const line of lines) {
    const last = made.at(-1);
    if (last !== undefined && graphemes(last) + graphemes(line) < max)
      made[made.length - 1] = `${last} ${line}`;
    else made.push(line);
  }
  return made;
}

function messagesOf(job: Job): { messages: string[]; note?: string } {
  const call = callFor(job);
  if (job.request.question) {
    const { title, points, missing, isEmpty } = knowledgeOf(job, 5);
    if (isEmpty) return { ...messagesAbout(job, call, title), note: missing };
    const lines = points.map(({ title: head, text }) =>
      head ? `**${sentence(head)}** ${text}` : text,
    );
    return {
      messages: [
        `**${title.endsWith("?") ? title : sentence(title)}** Va en hilo.`,
        ...lines,
        call,
      ],
      note: missing,
    };
  }
  return messagesAbout(job, call);
}

function messagesAbout(job: Job, call: string, title?: string): { messages: string[] } {
  const first = title ? { text: title, told: [] } : headlineOf(job, 200);
  const told = job
    .facts()
    .filter((fact) => !first.told.includes(fact))
    .map((fact) => sentence(tellFact(fact)));
  const wanted = (job.request.limits.count ?? 7) - 2;
  const lines = told.length > Math.max(1, wanted) ? joined(told, 150) : told;
  const brand =
    lines.length < 3 && job.plainness === 0
      ? [...aboutSubject(job, "fact.trade", 2), ...brandLines(job, 2)]
      : [];
  return {
    messages: [
      `**${/[?!]$/.test(first.text) ? first.text : sentence(first.text)}** Va en hilo.`,
      ...lines,
      ...brand,
      call,
    ],
  };
}

export const thread: Deliverable = {
  id: "thread",
  rule: "Entre 5 y 8 mensajes numerados «1/…», cada uno de 280 como máximo; el primero se entiende solo y el último pide una acción.",
  write(job) {
    const { messages, note } = messagesOf(job);
    const all = messages.filter(Boolean);
    return {
      title: `Hilo de ${all.length} mensajes`,
      body: all.map((text, at) => `${at + 1}/${all.length} ${clip(text, 272)}`).join("\n\n"),
      note,
    };
  },
};
