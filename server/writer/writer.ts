import type { AdWriter, WriterCall } from "#server/features/ads/ad-writer.ts";
import { questions } from "#server/features/ads/revisions/questions.ts";
import type { SubjectNamed } from "#server/features/chat/chat.ts";
import type { Brief } from "#server/features/workers/copywriter/copywriter.ts";
import type { WrittenReply } from "#server/features/workers/local-model.ts";
import { plainReply } from "#server/features/workers/plain-reply.ts";
import { AppError } from "#server/platform/errors.ts";
import type { TaskName, Tasks } from "./tasks.ts";
import type { WritingThreads } from "./writing-threads.ts";

/** Whoever writes and reads in Spanish, off the event loop. */
export interface Writer extends AdWriter {
  /** In time the reply, else one that says that there is none, which is free. */
  writeReply(brief: Brief, call: WriterCall): Promise<WrittenReply>;
  /** The engine's own word for the trade that these texts name; null where they name none it knows. */
  industryNamed(texts: readonly (string | null)[], call: WriterCall): Promise<string | null>;
  /** What a request is about, as the engine understands it: «hogaza de centeno». */
  subjectNamed: SubjectNamed;
  /** Loads and compiles all that replies are written with. */
  warm(): Promise<void>;
  /** Ends the threads, whatever they do. */
  close(): Promise<void>;
}

/** What runs the tasks. */
export type Engine = Pick<WritingThreads, "run" | "warm" | "close">;

/** Of a reply, a wish or a picture, while a person waits. */
const shortMs = 300;
/** Of seven advertisements, in a job or before pictures that take longer. */
const longMs = 2_000;

type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

const notWritten = () =>
  new AppError(
    "unavailable",
    "No hemos podido preparar los textos ahora mismo. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60 },
  );

/** Gives each task its deadline, and what is plain and right to whatever is not done by then. */
export function createWriter(engine: Engine): Writer {
  async function done<Name extends TaskName>(
    name: Name,
    input: Input<Name>,
    { caller, signal }: WriterCall,
    deadlineMs = shortMs,
  ): Promise<{ value: Output<Name> } | null> {
    const outcome = await engine.run({ name, input, caller, deadlineMs, signal });
    return outcome.type === "done" ? { value: outcome.value as Output<Name> } : null;
  }

  async function plainCampaign(input: Input<"composePlainCampaign">, call: WriterCall) {
    const plain = await done("composePlainCampaign", input, call, longMs);
    if (!plain) throw notWritten();
    return plain.value;
  }

  return {
    async writeReply(brief, call) {
      const written = await done("writeReply", brief, call);
      if (!written) return { text: plainReply(brief), isAnswer: false };
      return written.value;
    },
    industryNamed: async (texts, call) => (await done("industryNamed", texts, call))?.value ?? null,
    subjectNamed: async (request, call) =>
      (await done("subjectNamed", request, call))?.value ?? null,

    async composeLocalCampaign(input, call) {
      const composed = await done("composeLocalCampaign", input, call, longMs);
      return composed?.value ?? (await plainCampaign(input, call));
    },
    campaignRequest: async (input, call) =>
      (await done("campaignRequest", input, call, longMs))?.value ?? null,
    async composeModelCampaign(asked, call) {
      const composed = await done("composeModelCampaign", asked, call, longMs);
      return composed?.value ?? (await plainCampaign(asked.input, call));
    },

    async understandWords(asked, call) {
      const read = await done("understandWords", asked, call);
      return read?.value ?? { type: "unclear", question: questions.nothing, because: "unknown" };
    },
    wishesQuestion: async (asked, call) =>
      (await done("wishesQuestion", asked, call))?.value ?? null,
    readModelWishes: async (asked, call) =>
      (await done("readModelWishes", asked, call))?.value ?? null,
    otherAds: async (asked, call) =>
      (await done("otherAds", asked, call, longMs))?.value ?? { usual: [], priceless: [] },

    draftPicture: async (brief, call) => (await done("draftPicture", brief, call))?.value ?? null,
    pictureQuestion: async (asked, call) =>
      (await done("pictureQuestion", asked, call))?.value ?? null,
    wordPicture: async (asked, call) =>
      (await done("wordPicture", asked, call))?.value ?? asked.drafted.words,
    composePicture: async (asked, call) =>
      (await done("composePicture", asked, call))?.value ?? null,

    warm: () => engine.warm(),
    close: () => engine.close(),
  };
}
