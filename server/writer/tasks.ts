import { writeCopy } from "#server/features/workers/copywriter/copywriter.ts";

const campaign = () => import("#server/features/ads/campaign/campaign.ts");
const modelWishes = () => import("#server/features/ads/revisions/model-wishes.ts");
const modelWords = () => import("#server/features/ads/pictures/model-words.ts");

type Campaign = Awaited<ReturnType<typeof campaign>>;
type ModelWishes = Awaited<ReturnType<typeof modelWishes>>;
type ModelWords = Awaited<ReturnType<typeof modelWords>>;
/** What a task is given; all of it is plain data. */
type Of<Verb extends (input: never) => unknown> = Parameters<Verb>[0];

/** What is written and read off the event loop. All but the replies load when they are first asked. */
export const tasks = {
  writeReply: writeCopy,

  async industryNamed(texts: readonly (string | null)[]): Promise<string | null> {
    const { industryOf } = await import(
      "#server/features/workers/copywriter/lexicon/industries.ts"
    );
    for (const text of texts) {
      const industry = text ? industryOf(text) : undefined;
      if (industry && industry.id !== "general") return industry.label;
    }
    return null;
  },

  composeLocalCampaign: async (input: Of<Campaign["composeLocalCampaign"]>) =>
    (await campaign()).composeLocalCampaign(input),
  composePlainCampaign: async (input: Of<Campaign["composePlainCampaign"]>) =>
    (await campaign()).composePlainCampaign(input),
  campaignRequest: async (input: Of<Campaign["campaignRequest"]>) =>
    (await campaign()).campaignRequest(input),
  composeModelCampaign: async (input: Of<Campaign["composeModelCampaign"]>) =>
    (await campaign()).composeModelCampaign(input),

  async understandWords({ words, context }: AskedWords) {
    const { understandWords } = await import(
      "#server/features/ads/revisions/understanding/understand.ts"
    );
    return understandWords(words, context);
  },
  wishesQuestion: async (input: Of<ModelWishes["wishesQuestion"]>) =>
    (await modelWishes()).wishesQuestion(input),
  readModelWishes: async (input: Of<ModelWishes["readModelWishes"]>) =>
    (await modelWishes()).readModelWishes(input),
  async otherAds(input: Of<OtherAdsFor>) {
    const { otherAdsFor } = await import("#server/features/ads/revisions/other-ads.ts");
    return otherAdsFor(input);
  },

  async draftPicture(brief: Of<DraftPicture>) {
    const { draftPicture } = await import("#server/features/ads/pictures/draft-picture.ts");
    return draftPicture(brief);
  },
  pictureQuestion: async (input: Of<ModelWords["pictureQuestion"]>) =>
    (await modelWords()).pictureQuestion(input),
  wordPicture: async (input: Of<ModelWords["wordPicture"]>) =>
    (await modelWords()).wordPicture(input),
  async composePicture({ words, facts, look }: AskedPicture) {
    const { creativeOf } = await import("#server/features/ads/pictures/picture-look.ts");
    return creativeOf(words, facts, look);
  },
};

type UnderstandWords =
  typeof import("#server/features/ads/revisions/understanding/understand.ts").understandWords;
type OtherAdsFor = typeof import("#server/features/ads/revisions/other-ads.ts").otherAdsFor;
type DraftPicture = typeof import("#server/features/ads/pictures/draft-picture.ts").draftPicture;
type CreativeOf = typeof import("#server/features/ads/pictures/picture-look.ts").creativeOf;

interface AskedWords {
  words: Parameters<UnderstandWords>[0];
  context: Parameters<UnderstandWords>[1];
}
interface AskedPicture {
  words: Parameters<CreativeOf>[0];
  facts: Parameters<CreativeOf>[1];
  look: Parameters<CreativeOf>[2];
}

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
