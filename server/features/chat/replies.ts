import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";
import { and, desc, eq, lt } from "drizzle-orm";
import { messages } from "#db/schema.ts";
import type { Llm } from "#server/external/llm.ts";
import { readProfile } from "#server/features/brain/brain.ts";
import { readProject } from "#server/features/projects/projects.ts";
import { failureOf, replyRequest } from "#server/features/workers/workers.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureType } from "#shared/workers.ts";
import { type Ask, type Begun, beginReply, beginRetry } from "./begin.ts";
import type { PictureMaker } from "./chat.ts";
import { readMessage } from "./conversations.ts";
import { drawReply } from "./drawn-replies.ts";
import { completeReply, failReply, interrupted, saveProgress } from "./generation.ts";
import type { LiveReplies, LiveReply, ReplyEnd } from "./live-replies.ts";

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
