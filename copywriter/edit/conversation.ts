import { brandToneIds } from "#shared/brain.ts";
import { workers } from "#shared/workers.ts";
import type { Brief } from "../brief.ts";
import { type Business, businessOf } from "../business.ts";
import { hasWord, stems } from "../check/spelling.ts";
import { asOne, type Piece, partsOf } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { readRequest } from "../understand/read-request.ts";
import type { Edit, Request } from "../understand/request.ts";
import { replaced } from "../understand/values.ts";
import { factWithout } from "./removals.ts";

/** The piece that is changed, and what it was written from. */
export interface Conversation {
  piece: Piece;
  /** The order, to write the piece once more. */
  order: Brief;
  business: Business;
  /** What the order and all later changes ask for. */
  request: Request;
  /** The texts of the same conversation before this piece. */
  earlier: readonly string[];
}

/** The changes that a message asks for. */
export const editsOf = ({ edits }: Request, _prompt?: string): readonly Edit[] => edits;

/** How many messages back an order is looked for. */
const reach = 12;

/** Reads the conversation before a change; undefined when there is no piece. */
export function conversationOf(brief: Brief): Conversation | undefined {
  const { history } = brief;
  const last = history.findLastIndex(
    ({ role, content }) => role === "worker" && partsOf(content).pieces.length > 0,
  );
  if (last < 0) return undefined;
  const piece = lastOrder(partsOf(history[last]!.content).pieces);
  const deliverable = deliverableOf(piece.title, brief.workerId);
  const changes: Edit[][] = [];
  let found: { order: Brief; request: Request } | undefined;
  for (let at = last - 1; at >= 0 && at > last - 2 * reach; at -= 1) {
    const { role, content } = history[at]!;
    if (role !== "user") continue;
    const order = {
      ...brief,
      contentType: "chat",
      handoff: null,
      prompt: content,
      history: history.slice(0, at),
    };
    const request = readRequest(order);
    found = { order, request };
    const { edits } = request;
    if (edits.length === 0 || at === 0) break;
    changes.unshift([...edits]);
  }
  if (!found) return undefined;
  const { order } = found;
  let { request } = found;
  if (deliverable && deliverable !== request.deliverable)
    request = { ...readRequest({ ...order, contentType: deliverable }), deliverable };
  return {
    piece,
    order,
    business: businessOf(brief.profile),
    earlier: history
      .slice(0, last)
      .filter(({ role }) => role === "worker")
      .flatMap(({ content }) => partsOf(content).pieces.map(({ body }) => body)),
    request: changes.flat().reduce(withEdit, { ...request, edits: [] }),
  };
}

/** The sheets of the last kind in a reply, as one piece. */
function lastOrder(pieces: readonly Piece[]): Piece {
  const kindOf = ({ title }: Piece) => fold(title).split(" ")[0];
  const last = pieces.at(-1)!;
  return asOne(pieces.filter((piece) => kindOf(piece) === kindOf(last)));
}

/** The kind that a heading names, of this worker or of a colleague. */
function deliverableOf(title: string, workerId: string): string | undefined {
  const folded = fold(title);
  const own = workers.filter(({ id }) => id === workerId);
  const labels = [...own, ...workers].flatMap(({ deliverables }) => deliverables);
  const starting = labels.filter(({ label }) => folded.startsWith(fold(label)));
  const longest = starting.reduce((best, one) => Math.max(best, one.label.length), 0);
  return (
    starting.find(({ label }) => label.length === longest) ??
    labels.find(({ label }) => folded.split(" ")[0] === fold(label).split(" ")[0])
  )?.id;
}

/** What is asked for after one more change. */
export function withEdit(request: Request, edit: Edit): Request {
  switch (edit.kind) {
    case "register":
      return { ...request, register: edit.register };
    case "tone":
      return { ...request, tone: brandToneIds.find((id) => id === edit.tone) ?? request.tone };
    case "audience":
      return { ...request, audience: edit.audience };
    case "network":
      return { ...request, network: edit.network };
    case "remove": {
      const facts = request.facts.flatMap((fact) => factWithout(fact, edit.what, request) ?? []);
      const { subject, ...rest } = request;
      const gone = typeof edit.what === "object" ? stems(edit.what.text) : [];
      const isGone = subject && gone.some((stem) => hasWord(fold(subject.bare), stem));
      return typeof edit.what === "object"
        ? {
            ...(isGone ? rest : request),
            facts,
            bannedWords: [...request.bannedWords, edit.what.text],
          }
        : {
            ...request,
            facts,
            bans: [...request.bans, edit.what],
            wants: request.wants.filter((want) => want !== edit.what),
          };
    }
    case "add":
      if (typeof edit.what === "object")
        return { ...request, facts: [...request.facts, edit.what.fact] };
      return edit.what === "emoji" || edit.what === "hashtags"
        ? {
            ...request,
            wants: [...request.wants, edit.what],
            bans: request.bans.filter((ban) => ban !== edit.what),
          }
        : request;
    case "replace":
      return {
        ...request,
        facts: request.facts.map((fact) => ({
          ...fact,
          text: replaced(fact.text, edit).text,
          atoms: fact.atoms.map((atom) => {
            const { text, isChanged } = replaced(atom.text, edit);
            return isChanged ? { kind: atom.kind, text } : atom;
          }),
        })),
      };
    default:
      return request;
  }
}
