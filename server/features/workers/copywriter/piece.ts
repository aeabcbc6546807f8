import type { WorkerId } from "#shared/workers.ts";
import { quotedComment } from "./comment.ts";
import type { Copy } from "./copy.ts";
import { newCopy } from "./copy.ts";
import type { Brief } from "./copywriter.ts";
import type { Draft } from "./draft.ts";
import { trueReasons } from "./draft.ts";
import { kinds } from "./kinds/kinds.ts";
import { voices } from "./lexicon/voices.ts";
import type { ListId } from "./lists.ts";
import { writeList } from "./lists.ts";
import { polish } from "./polish.ts";
import type { Request } from "./request.ts";
import { readRequest } from "./request.ts";
import { dice } from "./seed.ts";

const comments = new Set(["comment-reply", "review-reply", "direct-message"]);

/** The fenced blocks by which Mel, or a colleague, hands work on. */
export function orderBlocks(orders: readonly { workerId: WorkerId; prompt: string }[]): string {
  return orders
    .map(
      ({ workerId, prompt }) =>
        `\`\`\`encargo ${workerId}\n${prompt.replace(/\s+/g, " ").replace(/`/g, "'").trim()}\n\`\`\``,
    )
    .join("\n\n");
}

/**
 * A finished piece with the worker's words before it and the reasons after it; `request` when the
 * conversation says more than the message.
 */
export function writePiece(brief: Brief, opening?: string, request?: Request): string {
  const kind = kinds.get(brief.contentType) ?? kinds.get("post")!;
  const read =
    request ?? readRequest(brief.prompt, brief.profile?.products ?? [], !comments.has(kind.id));
  // What a customer wrote is no subject, no fact and no wish of ours.
  if (comments.has(kind.id) && quotedComment(brief.prompt, kind.id !== "direct-message"))
    Object.assign(read, {
      subject: undefined,
      facts: [],
      theme: undefined,
      announcement: undefined,
      wish: undefined,
    });
  const copy = newCopy(brief, read);
  return wrapped(copy, kind.write(copy), opening);
}

/** Short things by the handful, as a piece. */
export function writeListPiece(
  brief: Brief,
  id: ListId,
  request: Request,
  opening?: string,
): string {
  const copy = newCopy(brief, request);
  return wrapped(copy, writeList(copy, id, brief.workerId), opening);
}

function wrapped(copy: Copy, draft: Draft, opening: string | undefined): string {
  const { brief, request } = copy;
  const voice = voices[brief.workerId];
  const lines = dice(`${brief.seed}\n${brief.prompt}\nvoice`).shuffle(voice.done);
  const missing = brief.profile
    ? ""
    : "Aún no conozco tu negocio: sirve tal cual, y con tu nombre y tus productos en Brain Central quedará más tuyo.";
  const before = [opening ?? draft.note ?? lines[0], request.theme?.note, missing]
    .filter(Boolean)
    .join(" ");
  const reasons = trueReasons(copy, draft).map((reason, index) => `${index + 1}. ${reason}`);
  const after = reasons.length >= 2 ? `### Por qué está escrito así\n\n${reasons.join("\n")}` : "";
  const orders =
    draft.orders && brief.workerId === "mel"
      ? `### Siguiente paso\n\nTe dejo escrito lo que le pediría a cada uno.\n\n${orderBlocks(draft.orders)}`
      : "";
  return polish(
    [before, `## ${draft.title}`, draft.body, "---", after, orders].filter(Boolean).join("\n\n"),
  );
}
