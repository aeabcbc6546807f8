import { subjectNamed, writeReply } from "#copywriter/index.ts";
import { tradeNamed } from "#copywriter/trades/trade-of.ts";

const campaign = () => import("#server/features/ads/campaign/campaign.ts");
const modelWishes = () => import("#server/features/ads/revisions/model-wishes.ts");
const modelWords = () => import("#server/features/ads/pictures/model-words.ts");

/**
 * Tasks of the writing threads. Each loads a function that takes and returns plain data, because they
 * cross threads. All but `writeReply` are imported at first use.
 */
const loaders = {
  writeReply: async () => writeReply,

  industryNamed: async () => industryNamed,
  subjectNamed: async () => subjectNamed,

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

/** The label of the trade that the first of some texts names. */
function industryNamed(texts: readonly (string | null)[]): string | null {
  for (const text of texts) {
    const trade = text ? tradeNamed(text) : undefined;
    if (trade) return trade.label;
  }
  return null;
}

export type TaskName = keyof typeof loaders;
/** The functions that the loaders return. */
export type Tasks = { [Name in TaskName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** Loads the function for a task name. */
export async function loadTask(name: string): Promise<(input: unknown) => unknown> {
  return (await loaders[name as TaskName]()) as (input: unknown) => unknown;
}
