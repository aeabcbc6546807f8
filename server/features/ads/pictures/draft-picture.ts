import type { Copy } from "#server/features/workers/copywriter/copy.ts";
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
export function pictureFactsOf(copy: Copy): PictureFacts {
  const { industry, tone, request, moment } = copy;
  return {
    businessName: copy.businessName,
    trade: {
      id: industry.id,
      label: industry.label,
      hexes: industry.colors.map(([, hex]) => hex),
    },
    tone: { id: tone.id, voice: tone.voice },
    formal: copy.formal,
    isDated: Boolean(request.announcement || request.when),
    seasonWords: [request.season?.name, moment].filter((words) => words !== undefined),
    photoIdea: copy.say(industry.shots),
    about: copy.brief.prompt,
  };
}
