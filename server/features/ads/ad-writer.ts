import type { Campaign, CampaignInput } from "./campaign/campaign.ts";
import type { AskedAds } from "./copy/model-ads.ts";
import type { Creative } from "./creatives/creative.ts";
import type { ComposedAd } from "./material/material.ts";
import type { PictureBrief, PictureWords } from "./pictures/picture-brief.ts";
import type { DraftedPicture, PictureFacts, PictureLook } from "./pictures/picture-look.ts";
import type { OtherAds, RevisionContext } from "./revisions/draft.ts";
import type { CurrentTexts, Wish, WishReading } from "./revisions/wishes.ts";

/** Identifies the caller and carries its abort signal. */
export interface WriterCall {
  /** One call per caller runs at a time; callers take turns. */
  caller: string;
  signal?: AbortSignal | undefined;
}

/** A question to a language model. */
export interface ModelQuestion {
  system: string;
  content: string;
}

/**
 * Reads and writes the texts of ads in worker threads, because a stranger's text can take long.
 * A call that fails or runs out of time falls back to generic texts, or to what its comment says.
 * Each method rejects with AppError `unavailable` when too many calls wait, or with the signal's
 * reason.
 */
export interface AdWriter {
  /** Seven ads written from the page; from lines that suit any business when time runs out. */
  composeLocalCampaign(input: CampaignInput, call: WriterCall): Promise<Campaign>;
  /** Null when time ran out. */
  campaignRequest(input: CampaignInput, call: WriterCall): Promise<ModelQuestion | null>;
  composeModelCampaign(
    asked: { input: CampaignInput; asked: AskedAds; label: string },
    call: WriterCall,
  ): Promise<Campaign>;

  /** When time runs out the words count as not understood: the customer is asked, free of charge. */
  understandWords(
    asked: { words: string; context: CurrentTexts },
    call: WriterCall,
  ): Promise<WishReading>;
  /** Null when time ran out. */
  wishesQuestion(
    asked: { typed: string; context: RevisionContext },
    call: WriterCall,
  ): Promise<ModelQuestion | null>;
  /** Null when the answer is unusable. */
  readModelWishes(
    asked: { answer: string; typed: string; context: RevisionContext },
    call: WriterCall,
  ): Promise<WishReading | null>;
  /** As many as time allowed. */
  otherAds(
    asked: { shown: ComposedAd; wishes: readonly Wish[]; context: RevisionContext },
    call: WriterCall,
  ): Promise<OtherAds>;

  /** Null when time ran out; then nothing can be drawn. */
  draftPicture(brief: PictureBrief, call: WriterCall): Promise<DraftedPicture | null>;
  pictureQuestion(
    asked: { brief: PictureBrief; facts: PictureFacts },
    call: WriterCall,
  ): Promise<ModelQuestion | null>;
  /** Returns the draft when the answer is unusable. */
  wordPicture(
    asked: { brief: PictureBrief; drafted: DraftedPicture; answer: string },
    call: WriterCall,
  ): Promise<PictureWords>;
  /** Null when time ran out. */
  composePicture(
    asked: { words: PictureWords; facts: PictureFacts; look: PictureLook },
    call: WriterCall,
  ): Promise<Creative | null>;
}
