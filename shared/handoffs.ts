import { promptLengthMax } from "./chat.ts";
import { characterCount } from "./fields.ts";
import {
  formatFields,
  type HandoffFields,
  handoffSentence,
  parseFields,
} from "./handoff-fields.ts";
import { type WorkerId, workerIds } from "./workers.ts";

/** A task from Mel for another worker, which the user sends with one click. */
export interface Handoff {
  /** Position among the message's hand-offs, from 0. */
  step: number;
  workerId: WorkerId;
  /** The task as sentences. */
  prompt: string;
  /** null for prose, which old messages and some models use. */
  fields: HandoffFields | null;
}

const handoffsMax = 20;
const opening = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/**
 * Reads the hand-offs in a message by Mel: fenced blocks that start with «```encargo teo», with
 * field lines such as «Tema: la hogaza» or prose. Skips empty, too long and unclosed blocks, and those
 * for unknown workers, so that a growing message only gains steps at its end.
 */
export function parseHandoffs(markdown: string): Handoff[] {
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
    const fields = parseFields(content, workerId);
    const prompt = fields ? handoffSentence(fields) : content;
    found.push({ step: found.length, workerId, prompt, fields });
    if (found.length === handoffsMax) break;
  }
  return found;
}

/** Writes a hand-off as {@link parseHandoffs} reads it. */
export function formatHandoff(workerId: WorkerId, fields: HandoffFields): string {
  return `\`\`\`encargo ${workerId}\n${formatFields(fields)}\n\`\`\``;
}

/** The worker in a block's info string; models also write «Encargo Lía». */
function addressee(info: string): WorkerId | undefined {
  const plain = info.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [word, id, more] = plain.trim().split(/[ \t]+/);
  if (word !== "encargo" || more !== undefined) return undefined;
  return workerIds.find((known) => known === id && known !== "mel");
}
