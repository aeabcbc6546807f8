import { dataOf } from "#copywriter/data.ts";
import type { Job } from "#copywriter/job.ts";
import type { Trade } from "#copywriter/trades/trade.ts";
import { voices } from "#copywriter/voices.ts";
import { localWords, preparePictureCopy } from "./local-words.ts";
import type { PictureBrief } from "./picture-brief.ts";
import type { DraftedPicture, PictureFacts } from "./picture-look.ts";

/** The words of a picture and the facts behind its look. Pure. */
export function draftPicture(brief: PictureBrief): DraftedPicture {
  const copy = preparePictureCopy(brief);
  const words = localWords(brief, copy);
  return { words, facts: pictureFactsOf(copy) };
}

/** The facts that the look, the photo and the model's question need; plain data. */
export function pictureFactsOf(copy: Job): PictureFacts {
  const { business, request, tone } = copy;
  const trade = business.trade ?? dataOf<Trade>("trades/general");
  const [photoIdea = ""] = copy.shuffle(trade.shots, "picture.photo", (shot) => shot);
  return {
    businessName: business.name,
    trade: {
      id: trade.id,
      label: business.trade ? trade.label : business.industry || trade.label,
      hexes: trade.colors.map(({ hex }) => hex),
    },
    tone: { id: tone, voice: voices[tone] },
    formal: request.register === "usted",
    isDated: request.facts.some(({ role }) => role === "when" || role === "limit"),
    seasonWords: request.occasion ? [request.occasion] : [],
    photoIdea,
    about: copy.brief.prompt,
  };
}
