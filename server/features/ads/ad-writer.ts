import type { Campaign, CampaignInput } from "./campaign/campaign.ts";
import type { AskedAds } from "./copy/model-ads.ts";
import type { Creative } from "./creatives/creative.ts";
import type { ComposedAd } from "./material/material.ts";
import type { PictureBrief, PictureWords } from "./pictures/picture-brief.ts";
import type { DraftedPicture, PictureFacts, PictureLook } from "./pictures/picture-look.ts";
import type { OtherAds, RevisionContext } from "./revisions/draft.ts";
import type { Understood, Wish, WishContext } from "./revisions/wishes.ts";

/** Whose call it is. */
export interface WriterCall {
  /** Of one caller one call runs at a time, and callers take turns. */
  caller: string;
  signal?: AbortSignal | undefined;
}

/** A question to a language model. */
export interface ModelQuestion {
  system: string;
  content: string;
}

/**
 * Whoever reads and writes advertisements' words, off the event loop: strangers' texts may take long.
 * What is not done in time gets what is plain and always right; so does what fails.
 * Each rejects with AppError `unavailable` when too much is being written, or the signal's reason.
 */
export interface AdWriter {
  /** In time the seven of the page's words, else of lines that hold for any business. */
  composeLocalCampaign(input: CampaignInput, call: WriterCall): Promise<Campaign>;
  /** Null: not in time. */
  campaignRequest(input: CampaignInput, call: WriterCall): Promise<ModelQuestion | null>;
  composeModelCampaign(
    asked: { input: CampaignInput; asked: AskedAds; label: string },
    call: WriterCall,
  ): Promise<Campaign>;

  /** What is not read in time is not understood: it is asked about, and costs nothing. */
  understandWords(
    asked: { words: string; context: WishContext },
    call: WriterCall,
  ): Promise<Understood>;
  /** Null: not in time. */
  wishesQuestion(
    asked: { typed: string; context: RevisionContext },
    call: WriterCall,
  ): Promise<ModelQuestion | null>;
  /** Null where the answer does not help. */
  readModelWishes(
    asked: { answer: string; typed: string; context: RevisionContext },
    call: WriterCall,
  ): Promise<Understood | null>;
  /** As many as there were time for. */
  otherAds(
    asked: { shown: ComposedAd; wishes: readonly Wish[]; context: RevisionContext },
    call: WriterCall,
  ): Promise<OtherAds>;

  /** Null: not in time, and nothing can be drawn. */
  draftPicture(brief: PictureBrief, call: WriterCall): Promise<DraftedPicture | null>;
  pictureQuestion(
    asked: { brief: PictureBrief; facts: PictureFacts },
    call: WriterCall,
  ): Promise<ModelQuestion | null>;
  /** The draft itself where the answer does not help. */
  wordPicture(
    asked: { brief: PictureBrief; drafted: DraftedPicture; answer: string },
    call: WriterCall,
  ): Promise<PictureWords>;
  /** Null: not in time. */
  composePicture(
    asked: { words: PictureWords; facts: PictureFacts; look: PictureLook },
    call: WriterCall,
  ): Promise<Creative | null>;
}
