import { setTimeout as pause } from "node:timers/promises";
import { pictureWithLinks } from "#server/features/content/content.ts";
import { readCredits } from "#server/features/credits/credits.ts";
import { AppError } from "#server/platform/errors.ts";
import type { StreamLimit } from "#server/platform/http/open-streams.ts";
import type { ReplyEvent } from "#shared/chat.ts";
import { readMessage } from "./conversations.ts";
import type { ChatDeps } from "./deps.ts";
import type { LiveReply, ReplyEnd, WrittenEnd } from "./live-replies.ts";
import { isFreeReply, type StartedReply } from "./reply.ts";
import { interrupted } from "./stored-replies.ts";

/** As often as the writer of a reply stores its progress. */
const pollEveryMs = 1_000;

/** Each asks the database once a second when another process writes. */
export const replyStreamLimit: StreamLimit = {
  max: 2_000,
  message:
    "Tienes respuestas abiertas en demasiados sitios a la vez. Esta se sigue escribiendo: vuelve a mirar en unos segundos.",
  retryAfterSeconds: 10,
};
const followersOfPerson = 20;

/** Waits for a reply's end and answers what `generate` promises. @throws AppError of the failure */
export async function replyResult(deps: ChatDeps, started: StartedReply) {
  const live = deps.liveReplies.find(started.messageId);
  if (live) {
    const end = await live.ended();
    if (end.status === "failed") throw end.failure;
    return await resultOf(deps, started, end);
  }
  for await (const event of followStored(deps, started, new AbortController().signal)) {
    if (event.type === "error") throw new AppError("unavailable", event.message);
    if (event.type === "done") {
      const { contentId, ...rest } = event;
      if (contentId === null) throw stoppedEarly();
      return { ...rest, contentId };
    }
  }
  throw interrupted();
}

async function resultOf(
  deps: ChatDeps,
  reply: Pick<StartedReply, "userId" | "conversationId" | "messageId">,
  end: WrittenEnd,
) {
  const { contentId } = end;
  if (contentId === null) throw stoppedEarly();
  return { ...(await doneFields(deps, reply, end)), contentId };
}

const stoppedEarly = () =>
  new AppError("conflict", "Has detenido la respuesta antes de la primera palabra");

async function doneFields(
  deps: ChatDeps,
  reply: Pick<StartedReply, "userId" | "conversationId" | "messageId">,
  { content, picture, isFree }: Pick<WrittenEnd, "content" | "picture" | "isFree">,
) {
  const [credits, linked] = await Promise.all([
    readCredits(deps, reply.userId),
    picture && pictureWithLinks(deps, reply.userId, picture),
  ]);
  return {
    content,
    result: content,
    picture: linked,
    conversationId: reply.conversationId,
    messageId: reply.messageId,
    creditsUsed: credits.used,
    creditsLimit: credits.limit,
    isFree,
  };
}

/**
 * Events of a reply from its first word, until it ends or the reader has gone.
 * @throws AppError `rate_limited` when it has begun before and its person follows too many
 */
export function replyEvents(
  deps: ChatDeps,
  started: StartedReply,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  // Nobody who has just asked is sent away: new replies have limits of their own, and each one reader.
  if (!started.isNew) takePlace(deps, started.userId, signal);
  const events = follow(deps, started, signal, { snapshot: !started.isNew });
  return prepend(
    {
      type: "start",
      conversationId: started.conversationId,
      promptMessageId: started.promptMessageId,
      messageId: started.messageId,
    },
    events,
  );
}

async function* prepend(
  first: ReplyEvent,
  rest: AsyncGenerator<ReplyEvent>,
): AsyncGenerator<ReplyEvent> {
  yield first;
  yield* rest;
}

/**
 * Events of a reply from where it stands.
 * @throws AppError 404; `rate_limited` when it is being written and the person follows too many
 */
export async function resumeEvents(
  deps: ChatDeps,
  userId: string,
  messageId: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<ReplyEvent>> {
  const { row } = await readMessage(deps, userId, messageId);
  if (row.status === "streaming") takePlace(deps, userId, signal);
  const reply = { userId, messageId, conversationId: row.conversationId };
  return follow(deps, reply, signal, { snapshot: true });
}

function takePlace(deps: ChatDeps, userId: string, signal: AbortSignal): void {
  deps.replyStreams.take([{ subject: userId, max: followersOfPerson }], signal);
}

type Followed = Pick<StartedReply, "userId" | "messageId" | "conversationId">;

// Looks for the writer at once: by the time somebody reads, it may have ended.
function follow(
  deps: ChatDeps,
  reply: Followed,
  signal: AbortSignal,
  options: { snapshot: boolean },
): AsyncGenerator<ReplyEvent> {
  const live = deps.liveReplies.find(reply.messageId);
  if (!live) return followStored(deps, reply, signal);
  live.followers += 1;
  return followLive(deps, reply, live, signal, options);
}

async function* followLive(
  deps: ChatDeps,
  reply: Followed,
  live: LiveReply,
  signal: AbortSignal,
  { snapshot }: { snapshot: boolean },
): AsyncGenerator<ReplyEvent> {
  let sent = 0;
  try {
    if (snapshot) {
      sent = live.text.length;
      yield { type: "snapshot", content: live.text };
    }
    while (!signal.aborted) {
      if (live.text.length > sent) {
        const text = live.text.slice(sent);
        sent = live.text.length;
        yield { type: "delta", text };
      } else if (live.end) {
        yield await endEvent(deps, reply, live.end);
        return;
      } else {
        await live.changed(signal);
      }
    }
  } finally {
    live.followers -= 1;
  }
}

/** Follows a reply that another process writes, or that has ended, through the database. */
async function* followStored(
  deps: ChatDeps,
  reply: Followed,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let shown: string | null = null;
  while (!signal.aborted) {
    const { row, picture } = await readMessage(deps, reply.userId, reply.messageId);
    if (row.content !== shown) {
      shown = row.content;
      yield { type: "snapshot", content: row.content };
    }
    if (row.status === "failed") {
      yield {
        type: "error",
        message: row.failure ?? interrupted().message,
        code: row.failureCode ?? "unavailable",
      };
      return;
    }
    if (row.status !== "streaming") {
      yield await endEvent(deps, reply, {
        status: row.status,
        contentId: row.contentId,
        content: row.content,
        picture,
        isFree: isFreeReply(row),
      });
      return;
    }
    await pause(pollEveryMs);
  }
}

async function endEvent(deps: ChatDeps, reply: Followed, end: ReplyEnd): Promise<ReplyEvent> {
  if (end.status === "failed") {
    return { type: "error", message: end.failure.message, code: end.failure.code };
  }
  return {
    type: "done",
    status: end.status,
    contentId: end.contentId,
    ...(await doneFields(deps, reply, end)),
  };
}
