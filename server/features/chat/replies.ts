import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";
import { and, desc, eq, lt } from "drizzle-orm";
import { messages } from "#db/schema.ts";
import type { Llm } from "#server/external/llm.ts";
import { readProfile } from "#server/features/brain/brain.ts";
import { linkedPicture } from "#server/features/content/content.ts";
import { readCredits } from "#server/features/credits/credits.ts";
import { readProject } from "#server/features/projects/projects.ts";
import { failureOf, replyRequest } from "#server/features/workers/workers.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ReplyEvent } from "#shared/chat.ts";
import { pictureType } from "#shared/workers.ts";
import { type Ask, type Begun, beginReply, beginRetry } from "./begin.ts";
import { readMessage } from "./conversations.ts";
import { drawReply, type PictureMaker } from "./drawn-replies.ts";
import { completeReply, failReply, interrupted, saveProgress } from "./generation.ts";
import type { LiveReplies, LiveReply, ReplyEnd, WrittenEnd } from "./live-replies.ts";

/** What writing replies needs beyond the platform. */
export interface ChatDeps extends Platform {
  llm: Llm;
  liveReplies: LiveReplies;
  files: Files;
  pictures: PictureMaker;
}

const progressEveryMs = 1_000;
const storePausesMs = [500, 1_000, 2_000, 4_000];
const historyMessages = 20;
const liveRepliesMax = 1_000;

/** Begins a reply and its writing, which goes on whoever listens. @throws AppError as beginReply */
export async function ask(deps: ChatDeps, question: Ask): Promise<Begun> {
  assertRoom(deps);
  const profile = readAhead(deps, question.userId);
  return write(deps, await beginReply(deps, question), profile);
}

/** Begins a failed or stopped reply anew. @throws AppError as beginRetry */
export async function retry(
  deps: ChatDeps,
  userId: string,
  failed: { messageId: string; requestId: string | null },
): Promise<Begun> {
  assertRoom(deps);
  const profile = readAhead(deps, userId);
  return write(deps, await beginRetry(deps, userId, failed), profile);
}

/** The business, read while the reply is begun: the first word waits for the slower of the two. */
function readAhead(deps: ChatDeps, userId: string): Profile {
  const profile = readProfile(deps, userId);
  // Whoever awaits it learns of a failure; when the reply does not begin, nobody does.
  profile.catch(() => undefined);
  return profile;
}

type Profile = ReturnType<typeof readProfile>;

function assertRoom(deps: ChatDeps): void {
  if (deps.liveReplies.count < liveRepliesMax) return;
  throw new AppError("unavailable", "Ahora mismo hay mucho trabajo. Prueba en unos segundos.", {
    retryAfterSeconds: 5,
  });
}

function write(deps: ChatDeps, begun: Begun, profile: Profile): Begun {
  if (!begun.fresh) return begun;
  const live = deps.liveReplies.open(begun.messageId);
  void writeReply(deps, begun, live, profile);
  return begun;
}

/** Runs the model and stores how it ended. Never throws: the reply itself carries the failure. */
async function writeReply(
  deps: ChatDeps,
  begun: Begun,
  live: LiveReply,
  profile: Profile,
): Promise<void> {
  let end: ReplyEnd;
  let storing = false;
  const progress = setInterval(async () => {
    // A slow database must not see an older text after a newer one, nor a queue of them.
    if (storing) return;
    storing = true;
    await keepUp(deps, live);
    storing = false;
  }, progressEveryMs);
  try {
    const failure = await runModel(deps, begun, live, profile);
    clearInterval(progress);
    // A model on this machine ends before its first word has left: readers come before the books.
    await immediate();
    end = await patiently(deps, live, () => {
      const { text, picture } = live.drawn ?? { text: live.text, picture: null };
      const whole = { content: text.trim(), picture };
      if (live.stopped) return completeReply(deps, begun, whole, "stopped");
      if (failure) return failReply(deps, begun, live.text, failure);
      return completeReply(deps, begun, whole, "done");
    });
  } catch (error) {
    deps.log.error("Reply failed", { messageId: begun.messageId, error });
    // The lease runs out by itself should even this not be stored.
    end = { status: "failed", failure: interrupted() };
    await failReply(deps, begun, live.text, interrupted()).catch((cause: unknown) => {
      deps.log.error("Failed reply was not stored", { messageId: begun.messageId, error: cause });
    });
  } finally {
    clearInterval(progress);
  }
  deps.liveReplies.close(live);
  live.finish(end);
}

/** Tries again while the lease lasts: a database that restarts must not cost a finished reply. */
async function patiently<T>(deps: ChatDeps, live: LiveReply, store: () => Promise<T>): Promise<T> {
  for (const pauseMs of storePausesMs) {
    try {
      return await store();
    } catch (error) {
      deps.log.warn("End of a reply was not stored yet", { messageId: live.messageId, error });
      await pause(pauseMs);
    }
  }
  return await store();
}

async function keepUp(deps: ChatDeps, live: LiveReply): Promise<void> {
  try {
    const { goOn, stopRequested } = await saveProgress(deps, live.messageId, live.text);
    if (stopRequested) live.stop();
    else if (!goOn) live.abandon();
  } catch (error) {
    deps.log.warn("Progress of a reply was not stored", { messageId: live.messageId, error });
  }
}

async function runModel(
  deps: ChatDeps,
  begun: Begun,
  live: LiveReply,
  reading: Profile,
): Promise<AppError | undefined> {
  const [profile, history, project] = await Promise.all([
    reading,
    readHistory(deps, begun),
    begun.projectId ? readProject(deps, begun.userId, begun.projectId) : null,
  ]);
  if (begun.contentType === pictureType) {
    return await drawReply(deps, begun, live, { profile, history });
  }
  const request = replyRequest({
    worker: begun.worker,
    contentType: begun.contentType,
    prompt: begun.prompt,
    profile,
    history,
    project,
    seed: begun.messageId,
    today: deps.now(),
    signal: live.signal,
  });
  for await (const part of deps.llm.reply(request)) {
    if (live.signal.aborted) break;
    if (part.type === "text") {
      live.append(part.text);
      // A model on this machine says everything in one breath: whoever reads along sees it word by word.
      if (live.followers > 0) await immediate();
    } else if (part.type === "failed") {
      // The local copywriter has no bad days: its failures are bugs.
      deps.log[deps.llm.local ? "error" : "warn"]("Model failed", {
        messageId: begun.messageId,
        failure: part.failure,
      });
      return failureOf(part.failure);
    }
  }
  if (live.signal.aborted && !live.stopped) return interrupted();
  if (!live.stopped && live.text.trim() === "")
    return failureOf({ kind: "garbage", detail: "empty" });
  return undefined;
}

async function readHistory(deps: ChatDeps, { conversationId, position }: Begun) {
  const questionAt = position - 1;
  if (questionAt <= 1) return [];
  const rows = await deps.db
    .select({ role: messages.role, content: messages.content })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), lt(messages.position, questionAt)))
    .orderBy(desc(messages.position))
    .limit(historyMessages);
  return rows.reverse().filter((row) => row.content !== "");
}

/** Waits for a reply's end and answers what `generate` promises. @throws AppError of the failure */
export async function replyResult(deps: ChatDeps, begun: Begun) {
  const live = deps.liveReplies.find(begun.messageId);
  if (live) {
    const end = await live.ended();
    if (end.status === "failed") throw end.failure;
    return await resultOf(deps, begun, end);
  }
  for await (const event of followStored(deps, begun, new AbortController().signal)) {
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
  reply: Pick<Begun, "userId" | "conversationId" | "messageId">,
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
  reply: Pick<Begun, "userId" | "conversationId" | "messageId">,
  { content, picture }: Pick<WrittenEnd, "content" | "picture">,
) {
  const [credits, linked] = await Promise.all([
    readCredits(deps, reply.userId),
    picture && linkedPicture(deps, reply.userId, picture),
  ]);
  return {
    content,
    result: content,
    picture: linked,
    conversationId: reply.conversationId,
    messageId: reply.messageId,
    creditsUsed: credits.used,
    creditsLimit: credits.limit,
  };
}

/** Events of a reply from its first word, until it ends or the reader has gone. */
export function replyEvents(
  deps: ChatDeps,
  begun: Begun,
  gone: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const events = follow(deps, begun, gone, { snapshot: !begun.fresh });
  return prepend(
    {
      type: "start",
      conversationId: begun.conversationId,
      promptMessageId: begun.promptMessageId,
      messageId: begun.messageId,
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

/** Events of a reply from where it stands. @throws AppError 404 */
export async function resumeEvents(
  deps: ChatDeps,
  userId: string,
  messageId: string,
  gone: AbortSignal,
): Promise<AsyncGenerator<ReplyEvent>> {
  const { row } = await readMessage(deps, userId, messageId);
  const reply = { userId, messageId, conversationId: row.conversationId };
  return follow(deps, reply, gone, { snapshot: true });
}

type Followed = Pick<Begun, "userId" | "messageId" | "conversationId">;

// Looks for the writer at once: by the time somebody reads, it may have ended.
function follow(
  deps: ChatDeps,
  reply: Followed,
  gone: AbortSignal,
  options: { snapshot: boolean },
): AsyncGenerator<ReplyEvent> {
  const live = deps.liveReplies.find(reply.messageId);
  if (!live) return followStored(deps, reply, gone);
  live.followers += 1;
  return followLive(deps, reply, live, gone, options);
}

async function* followLive(
  deps: ChatDeps,
  reply: Followed,
  live: LiveReply,
  gone: AbortSignal,
  { snapshot }: { snapshot: boolean },
): AsyncGenerator<ReplyEvent> {
  let sent = 0;
  try {
    if (snapshot) {
      sent = live.text.length;
      yield { type: "snapshot", content: live.text };
    }
    while (!gone.aborted) {
      if (live.text.length > sent) {
        const text = live.text.slice(sent);
        sent = live.text.length;
        yield { type: "delta", text };
      } else if (live.end) {
        yield await endEvent(deps, reply, live.end);
        return;
      } else {
        await live.changed(gone);
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
  gone: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let shown: string | null = null;
  while (!gone.aborted) {
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
      });
      return;
    }
    await pause(progressEveryMs);
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

/** Stops a reply wherever it is written. Harmless when it has ended. @throws AppError 404 */
export async function stopReply(deps: ChatDeps, userId: string, messageId: string) {
  await readMessage(deps, userId, messageId);
  await deps.db
    .update(messages)
    .set({ stopRequested: true })
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.userId, userId),
        eq(messages.status, "streaming"),
      ),
    );
  const live = deps.liveReplies.find(messageId);
  if (live) {
    live.stop();
    await live.ended();
  }
  return (await readMessage(deps, userId, messageId)).message;
}
