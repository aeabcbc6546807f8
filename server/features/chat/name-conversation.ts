import { and, eq } from "drizzle-orm";
import { conversations } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";
import { conversationTitle } from "./conversations.ts";
import type { ReplyEnd } from "./live-replies.ts";
import type { StartedReply } from "./reply.ts";

/** What a request is about, in its own words; null where it names nothing. */
export type SubjectNamed = (
  request: { prompt: string; products: readonly string[] },
  call: { caller: string },
) => Promise<string | null>;

interface Deps extends Pick<Platform, "db" | "log"> {
  subjectNamed: SubjectNamed;
}

const titleLengthMax = 80;
/** Whoever names a subject does so at the beginning. */
const readLengthMax = 600;

/**
 * Calls a conversation that began with a piece of work by its subject, «Hogaza de centeno», instead
 * of by the beginning of its question. A name that a person gave stays. Never fails: it is a name.
 */
export async function nameConversation(
  deps: Deps,
  started: StartedReply,
  end: ReplyEnd,
  products: readonly string[],
): Promise<void> {
  if (started.position !== 2 || end.status !== "done") return;
  if (!end.picture && !/^## /m.test(end.content)) return;
  try {
    const { conversationId, userId } = started;
    const prompt = started.prompt.slice(0, readLengthMax);
    const subject = await deps.subjectNamed({ prompt, products }, { caller: userId });
    const title = subject && titleOf(subject);
    if (!title) return;
    const unnamed = eq(conversations.title, conversationTitle(started.prompt));
    await deps.db
      .update(conversations)
      .set({ title })
      .where(and(eq(conversations.id, conversationId), unnamed));
  } catch (error) {
    deps.log.warn({ messageId: started.messageId, error }, "Conversation was not named");
  }
}

/** «Hogaza de centeno», without the quotation marks in which somebody named it. */
function titleOf(subject: string): string {
  const bare = subject.replace(/[«»“”"*_`]/g, "").trim();
  const [first = "", ...rest] = bare;
  return bare.length > titleLengthMax ? "" : first.toLocaleUpperCase("es") + rest.join("");
}
