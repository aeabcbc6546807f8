import { formatHandoff } from "#shared/handoffs.ts";
import { isFulfilled } from "./check/facts.ts";
import { wordsOf } from "./check/words.ts";
import type { Draft } from "./draft.ts";
import type { Job } from "./job.ts";
import { isSetLine, splitLine } from "./piece.ts";
import { fold } from "./spanish/fold.ts";
import { polish } from "./spanish/polish.ts";
import { graphemes } from "./spanish/sentences.ts";
import type { Atom, Request } from "./understand/request.ts";

/** A draft as the chat shows it: a word of the worker, the piece between «## » and «---», its reasons. */
export function replyOf(draft: Draft, job: Job): string {
  const body = [
    draft.body,
    ...(draft.handoffs ?? []).map(({ workerId, fields }) => formatHandoff(workerId, fields)),
  ].join("\n\n");
  const opening = job.say(`opening.${job.brief.workerId}`) || job.say("opening.done");
  const reasons = reasonsOf(draft, job);
  return polish(
    [
      [draft.note ?? opening, questionOf(job.request)].filter(Boolean).join(" "),
      `## ${draft.title}`,
      body,
      "---",
      reasons.length > 0 ? `### Por qué está escrito así\n\n${reasons.join("\n")}` : "",
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  );
}

/** Asks about what was not understood, in one sentence. */
function questionOf({ unclear }: Request): string {
  const [first = ""] = unclear;
  const asked = first.replace(/[«»¿?¡!#*|`]/g, "").trim();
  return asked !== "" && asked.length <= 80 ? `¿Qué quieres decir con «${asked}»?` : "";
}

const reasonUses = ["facts", "price", "action", "length", "unpriced"];

/** No names, and of numbers only those alone or with the plural that they count: not «3 abrimos». */
function isQuotable({ kind, text }: Atom): boolean {
  if (kind === "name" || kind === "term" || kind === "place" || /^\d{1,2}$/.test(text))
    return false;
  if (kind !== "number") return true;
  const counted = fold(text.replace(/[\d.,:\s]+/, "")).split(" ");
  return /\d/.test(text) && counted.every((word) => /s$/.test(word) && !/mos$/.test(word));
}

/** Two or three numbered reasons that are true of this text; none when fewer than two are. */
function reasonsOf(draft: Draft, job: Job): string[] {
  const { request } = job;
  const stands = request.facts
    .flatMap(({ atoms }) => atoms)
    .filter((atom) => isQuotable(atom) && isFulfilled(atom, draft.body))
    .map(({ text }) => text.replace(/[*«»]/g, ""));
  const shown = [...new Set(stands)].slice(0, 3).join(", ");
  const price = request.facts.flatMap(({ atoms }) => atoms).find(({ kind }) => kind === "price");
  const first = draft.body.split("\n").find((line) => line.trim() !== "" && !isSetLine(line)) ?? "";
  const length = graphemes(splitLine(first).text.replace(/\*/g, ""));
  const values = {
    shown: stands.length > 1 ? shown : undefined,
    price:
      price && /[^\d.,\s]/.test(price.text) && isFulfilled(price, draft.body)
        ? price.text
        : undefined,
    // A bare number may be the price.
    unpriced: /\d/.test(job.brief.prompt + draft.body) ? undefined : "precio",
    length: request.deliverable === "post" && length <= 125 ? String(length) : undefined,
    action: request.actionText,
  };
  const computed = reasonUses.flatMap((use) => job.say(`opening.reason-${use}`, values) || []);
  // Of a plan nobody asks whether its facts stand in it.
  const own = wordsOf("sent").has(request.deliverable) ? computed : [];
  const reasons = [...new Set([...(draft.reasons ?? []), ...own])].slice(0, 3);
  return reasons.length >= 2 ? reasons.map((reason, at) => `${at + 1}. ${reason}`) : [];
}
