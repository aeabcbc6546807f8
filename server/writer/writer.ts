import type { Brief } from "#copywriter/brief.ts";
import type { AdWriter, WriterCall } from "#server/features/ads/ad-writer.ts";
import { questions } from "#server/features/ads/revisions/questions.ts";
import type { SubjectNamed } from "#server/features/chat/chat.ts";
import type { WrittenReply } from "#server/features/workers/local-model.ts";
import { plainReply } from "#server/features/workers/plain-reply.ts";
import { AppError } from "#server/platform/errors.ts";
import type { TaskName, Tasks } from "./tasks.ts";
import type { WritingThreads } from "./writing-threads.ts";

/** The local copywriter, running off the event loop. */
export interface Writer extends AdWriter {
  /** The reply; or after the deadline a free one that says there is no answer. */
  writeReply(brief: Brief, call: WriterCall): Promise<WrittenReply>;
  /** Label of the first known industry in these texts; null when there is none. */
  industryNamed(texts: readonly (string | null)[], call: WriterCall): Promise<string | null>;
  /** Subject of a request: «hogaza de centeno». */
  subjectNamed: SubjectNamed;
  /** Warms up the code that writes replies. */
  warm(): Promise<void>;
  /** Stops the threads, whatever they are doing. */
  close(): Promise<void>;
}

/** Runs the tasks. */
export type TaskRunner = Pick<WritingThreads, "run" | "warm" | "close">;

/** Deadline of tasks that a person waits for: a reply, a wish or a picture. */
const shortMs = 300;
/** Deadline of campaigns of seven ads, which run in a job or before slower rendering. */
const longMs = 2_000;

type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

const writingFailed = () =>
  new AppError(
    "unavailable",
    "No hemos podido preparar los textos ahora mismo. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60 },
  );

/** Runs each task with its deadline and returns a simple fallback when it is not done in time. */
export function createWriter(engine: TaskRunner): Writer {
  async function runTask<Name extends TaskName>(
    name: Name,
    input: Input<Name>,
    { caller, signal }: WriterCall,
    deadlineMs = shortMs,
  ): Promise<{ value: Output<Name> } | null> {
    const outcome = await engine.run({ name, input, caller, deadlineMs, signal });
    return outcome.type === "done" ? { value: outcome.value as Output<Name> } : null;
  }

  async function plainCampaign(input: Input<"composePlainCampaign">, call: WriterCall) {
    const plain = await runTask("composePlainCampaign", input, call, longMs);
    if (!plain) throw writingFailed();
    return plain.value;
  }

  return {
    async writeReply(brief, call) {
      const written = await runTask("writeReply", brief, call);
      if (!written) return { text: plainReply(brief), isAnswer: false };
      return written.value;
    },
    industryNamed: async (texts, call) =>
      (await runTask("industryNamed", texts, call))?.value ?? null,
    subjectNamed: async (request, call) =>
      (await runTask("subjectNamed", request, call))?.value ?? null,

    async composeLocalCampaign(input, call) {
      const composed = await runTask("composeLocalCampaign", input, call, longMs);
      return composed?.value ?? (await plainCampaign(input, call));
    },
    campaignRequest: async (input, call) =>
      (await runTask("campaignRequest", input, call, longMs))?.value ?? null,
    async composeModelCampaign(asked, call) {
      const composed = await runTask("composeModelCampaign", asked, call, longMs);
      return composed?.value ?? (await plainCampaign(asked.input, call));
    },

    async understandWords(asked, call) {
      const read = await runTask("understandWords", asked, call);
      return read?.value ?? { type: "unclear", question: questions.nothing, because: "unknown" };
    },
    wishesQuestion: async (asked, call) =>
      (await runTask("wishesQuestion", asked, call))?.value ?? null,
    readModelWishes: async (asked, call) =>
      (await runTask("readModelWishes", asked, call))?.value ?? null,
    otherAds: async (asked, call) =>
      (await runTask("otherAds", asked, call, longMs))?.value ?? { usual: [], priceless: [] },

    draftPicture: async (brief, call) =>
      (await runTask("draftPicture", brief, call))?.value ?? null,
    pictureQuestion: async (asked, call) =>
      (await runTask("pictureQuestion", asked, call))?.value ?? null,
    wordPicture: async (asked, call) =>
      (await runTask("wordPicture", asked, call))?.value ?? asked.drafted.words,
    composePicture: async (asked, call) =>
      (await runTask("composePicture", asked, call))?.value ?? null,

    warm: () => engine.warm(),
    close: () => engine.close(),
  };
}
