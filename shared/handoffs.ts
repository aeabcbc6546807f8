import { promptLengthMax } from "./chat.ts";
import { characterCount } from "./fields.ts";
import { type HandoffFields, handoffSentence, readFields, writeFields } from "./handoff-fields.ts";
import { type WorkerId, workerIds } from "./workers.ts";

/** Work that Mel hands to a specialist: sent to that worker with one click. */
export interface Handoff {
  /** Place among the hand-offs of its message, from 0. */
  step: number;
  workerId: WorkerId;
  /** The same in a sentence. */
  prompt: string;
  /** null in messages from before there were fields, and for a model's prose. */
  fields: HandoffFields | null;
}

const handoffsMax = 20;
const opening = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/**
 * The hand-offs in a message by Mel, in their order: fenced blocks that open with
 * «```encargo teo». A block that is empty, too long, not closed (yet) or for nobody we know is
 * none, so a growing message only ever gains steps at its end. Its lines are fields, «Tema: la
 * hogaza», or else prose.
 */
export function readHandoffs(markdown: string): Handoff[] {
  const found: Handoff[] = [];
  let open: { fence: string; info: string; lines: string[] } | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    if (open === null) {
      const [, fence, info = ""] = opening.exec(line) ?? [];
      if (fence) open = { fence, info, lines: [] };
      continue;
    }
    const [, fence = ""] = closing.exec(line) ?? [];
    if (!fence.startsWith(open.fence)) {
      open.lines.push(line);
      continue;
    }
    const workerId = addressee(open.info);
    const content = open.lines.join("\n").trim();
    open = null;
    if (!workerId || content === "" || characterCount(content) > promptLengthMax) continue;
    const fields = readFields(content, workerId);
    const prompt = fields ? handoffSentence(fields) : content;
    found.push({ step: found.length, workerId, prompt, fields });
    if (found.length === handoffsMax) break;
  }
  return found;
}

/** A hand-off as it stands in a message: {@link readHandoffs} gives the same. */
export function writeHandoff(workerId: WorkerId, fields: HandoffFields): string {
  return `\`\`\`encargo ${workerId}\n${writeFields(fields)}\n\`\`\``;
}

/** Models also write «Encargo Lía». */
function addressee(info: string): WorkerId | undefined {
  const plain = info.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [word, id, more] = plain.trim().split(/[ \t]+/);
  if (word !== "encargo" || more !== undefined) return undefined;
  return workerIds.find((known) => known === id && known !== "mel");
}
