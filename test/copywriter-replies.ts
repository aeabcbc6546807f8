import { writeReply } from "#copywriter/index.ts";
import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import { parseHandoffs } from "#shared/handoffs.ts";
import type { WorkerId } from "#shared/workers.ts";

export interface CopywriterRequest {
  workerId: WorkerId;
  contentType: string;
  prompt: string;
  handoff?: HandoffFields | null;
}

/** Headings of plans, which may print their goal: the owner reads them. */
const plans = /^## (?:Plan|Calendario|Horario|Informe|Campaña|Sistema)/mu;

/** The local copywriter's reply, and what is wrong with it. */
export function writeCheckedReply(
  asked: CopywriterRequest,
  profile: BusinessFacts | null,
  seed: string,
) {
  const { text, isAnswer } = writeReply({
    ...asked,
    profile,
    history: [],
    seed,
    today: new Date("2026-11-20T10:00:00Z"),
  });
  const prose = text.replace(/^```[\s\S]*?^```$/gmu, "");
  const faults = [
    isAnswer ? "" : "says only that it has no answer",
    prose.trim().length < 60 ? "says nothing" : "",
    /[[\]{}]/.test(prose) ? "leaves a gap" : "",
    /```encargo mel/.test(text) ? "hands work to Mel" : "",
    /(?:^|[^*\p{L}])(?:Fecha|Cantidad|Pieza|Nota):/mu.test(prose) ? "prints a label" : "",
    !plans.test(text) && /(?:^|[^*\p{L}])Objetivo:/mu.test(prose) ? "prints the goal's label" : "",
    /(?<!¿)por d[oó]nde empiezo/iu.test(prose) ? "prints the owner's question" : "",
    ...instructionsOf(asked).map((words) =>
      fold(prose).includes(words) ? `prints «${words}»` : "",
    ),
    asked.handoff && !/^## /mu.test(text) ? "writes no piece" : "",
  ].filter(Boolean);
  return { text, faults, handoffs: parseHandoffs(text) };
}

/** Instructions to the copywriter, which the text must not repeat. */
function instructionsOf({ prompt, handoff }: CopywriterRequest): string[] {
  const notes = (handoff?.note ?? "").split("\n").filter((line) => /^\p{Ll}/u.test(line));
  const words = handoff ? [prompt, ...notes] : [prompt];
  // Goals and wishes («llenar…», «quiero…») may be repeated.
  return words
    .map(fold)
    .filter((text) => text.split(" ").length > 3 && !/^(?:llenar|quiero) /.test(text));
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
