import { writeReply } from "#server/features/workers/copywriter/copywriter.ts";

const campaign = () => import("#server/features/ads/campaign/campaign.ts");
const modelWishes = () => import("#server/features/ads/revisions/model-wishes.ts");
const modelWords = () => import("#server/features/ads/pictures/model-words.ts");

/**
 * Tasks of the writing threads. Each loads a function that takes and returns plain data, because they
 * cross threads. All but `writeReply` are imported at first use.
 */
const loaders = {
  writeReply: async () => writeReply,

  async industryNamed() {
    const { industryOf } = await import(
      "#server/features/workers/copywriter/lexicon/industries.ts"
    );
    return (texts: readonly (string | null)[]): string | null => {
      for (const text of texts) {
        const industry = text ? industryOf(text) : undefined;
        if (industry && industry.id !== "general") return industry.label;
      }
      return null;
    };
  },

  async subjectNamed() {
    const { readRequest } = await import(
      "#server/features/workers/copywriter/understanding/request.ts"
    );
    return ({ prompt, products }: { prompt: string; products: readonly string[] }) =>
      readRequest(prompt, products).subject?.bare ?? null;
  },

  composeLocalCampaign: async () => (await campaign()).composeLocalCampaign,
  composePlainCampaign: async () => (await campaign()).composePlainCampaign,
  campaignRequest: async () => (await campaign()).campaignRequest,
  composeModelCampaign: async () => (await campaign()).composeModelCampaign,

  async understandWords() {
    const { understandWords } = await import(
      "#server/features/ads/revisions/understanding/understand.ts"
    );
    return (asked: {
      words: Parameters<typeof understandWords>[0];
      context: Parameters<typeof understandWords>[1];
    }) => understandWords(asked.words, asked.context);
  },
  wishesQuestion: async () => (await modelWishes()).wishesQuestion,
  readModelWishes: async () => (await modelWishes()).readModelWishes,
  async otherAds() {
    const { otherAdsFor } = await import("#server/features/ads/revisions/other-ads.ts");
    return otherAdsFor;
  },

  async draftPicture() {
    const { draftPicture } = await import("#server/features/ads/pictures/draft-picture.ts");
    return draftPicture;
  },
  pictureQuestion: async () => (await modelWords()).pictureQuestion,
  wordPicture: async () => (await modelWords()).wordPicture,
  async composePicture() {
    const { composePictureCreative } = await import(
      "#server/features/ads/pictures/picture-look.ts"
    );
    return (asked: {
      words: Parameters<typeof composePictureCreative>[0];
      facts: Parameters<typeof composePictureCreative>[1];
      look: Parameters<typeof composePictureCreative>[2];
    }) => composePictureCreative(asked.words, asked.facts, asked.look);
  },
};

export type TaskName = keyof typeof loaders;
/** The functions that the loaders return. */
export type Tasks = { [Name in TaskName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** Loads the function for a task name. */
export async function loadTask(name: string): Promise<(input: unknown) => unknown> {
  return (await loaders[name as TaskName]()) as (input: unknown) => unknown;
}
