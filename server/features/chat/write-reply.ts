import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";
import { and, desc, eq, lt } from "drizzle-orm";
import { messages } from "#db/schema.ts";
import { findProject } from "#server/features/projects/projects.ts";
import { failureOf, replyRequest } from "#server/features/workers/workers.ts";
import type { AppError } from "#server/platform/errors.ts";
import type { BusinessProfile } from "#shared/brain.ts";
import { pictureType } from "#shared/workers.ts";
import type { ChatDeps } from "./deps.ts";
import { drawReply } from "./draw-reply.ts";
import type { LiveReply, ReplyEnd } from "./live-replies.ts";
import { nameConversation } from "./name-conversation.ts";
import type { StartedReply } from "./reply.ts";
import { completeReply, failReply, interrupted, saveProgress } from "./stored-replies.ts";

const progressEveryMs = 1_000;
const storePausesMs = [500, 1_000, 2_000, 4_000];
const historyMessages = 20;

/**
 * Runs the model and stores how it ended. Never throws: the reply itself carries the failure.
 * @param profileRead the business's, read while the reply was started
 */
export async function writeReply(
  deps: ChatDeps,
  started: StartedReply,
  live: LiveReply,
  profileRead: Promise<BusinessProfile | null>,
): Promise<void> {
  let end: ReplyEnd;
  let storing = false;
  const progress = setInterval(async () => {
    // One at a time: on a slow database an older text could overwrite a newer one.
    if (storing) return;
    storing = true;
    await storeProgress(deps, live);
    storing = false;
  }, progressEveryMs);
  try {
    const failure = await runModel(deps, started, live, profileRead);
    clearInterval(progress);
    // The local copywriter ends without yielding: its text goes out before the end is stored.
    await immediate();
    end = await storeWithRetries(deps, live, () => {
      const { text, picture } = live.drawn ?? { text: live.text, picture: null };
      const whole = { content: text.trim(), picture, isAnswer: live.isAnswer };
      if (live.stopped) return completeReply(deps, started, whole, "stopped");
      if (failure) return failReply(deps, started, live.text, failure);
      return completeReply(deps, started, whole, "done");
    });
  } catch (error) {
    deps.log.error({ messageId: started.messageId, error }, "Reply failed");
    // The lease runs out by itself should even this not be stored.
    end = { status: "failed", failure: interrupted() };
    await failReply(deps, started, live.text, interrupted()).catch((cause: unknown) => {
      deps.log.error({ messageId: started.messageId, error: cause }, "Failed reply was not stored");
    });
  } finally {
    clearInterval(progress);
  }
  // Never rejects here: the reply would have failed by it.
  const profile = await profileRead.catch(() => null);
  await nameConversation(deps, started, end, profile?.products ?? []);
  deps.liveReplies.close(live);
  live.finish(end);
}

/** Tries again while the lease lasts: a database that restarts must not cost a finished reply. */
async function storeWithRetries<T>(
  deps: ChatDeps,
  live: LiveReply,
  store: () => Promise<T>,
): Promise<T> {
  for (const pauseMs of storePausesMs) {
    try {
      return await store();
    } catch (error) {
      deps.log.warn({ messageId: live.messageId, error }, "End of a reply was not stored yet");
      await pause(pauseMs);
    }
  }
  return await store();
}

async function storeProgress(deps: ChatDeps, live: LiveReply): Promise<void> {
  try {
    const { goOn, stopRequested } = await saveProgress(deps, live.messageId, live.text);
    if (stopRequested) live.stop();
    else if (!goOn) live.abandon();
  } catch (error) {
    deps.log.warn({ messageId: live.messageId, error }, "Progress of a reply was not stored");
  }
}

async function runModel(
  deps: ChatDeps,
  started: StartedReply,
  live: LiveReply,
  profileRead: Promise<BusinessProfile | null>,
): Promise<AppError | undefined> {
  const [profile, history, project] = await Promise.all([
    profileRead,
    readHistory(deps, started),
    started.projectId ? findProject(deps, started.userId, started.projectId) : undefined,
  ]);
  if (started.contentType === pictureType) {
    return await drawReply(deps, started, live, { profile, history });
  }
  const request = replyRequest({
    worker: started.worker,
    contentType: started.contentType,
    prompt: started.prompt,
    order: started.order,
    profile,
    history,
    project: project ?? null,
    seed: started.messageId,
    today: deps.now(),
    userId: started.userId,
    signal: live.signal,
  });
  for await (const part of deps.llm.reply(request)) {
    if (live.signal.aborted) break;
    if (part.type === "text") {
      live.append(part.text);
      // The local copywriter never yields: readers would get the whole text as one piece.
      if (live.followers > 0) await immediate();
    } else if (part.type === "finished") {
      live.isAnswer = part.isAnswer ?? true;
    } else if (part.type === "failed") {
      // The local copywriter can only have too much to do: its other failures are bugs.
      const isBug = deps.llm.local && part.failure.kind !== "overloaded";
      deps.log[isBug ? "error" : "warn"](
        {
          messageId: started.messageId,
          failure: part.failure,
        },
        "Model failed",
      );
      return failureOf(part.failure, { isLocal: deps.llm.local });
    }
  }
  if (live.signal.aborted && !live.stopped) return interrupted();
  if (!live.stopped && live.text.trim() === "")
    return failureOf({ kind: "garbage", detail: "empty" });
  return undefined;
}

async function readHistory(deps: ChatDeps, { conversationId, position }: StartedReply) {
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
