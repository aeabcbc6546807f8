import type { BrandTone, Goal } from "#shared/brain.ts";

/** How a brand sounds. Templates as `template.ts` describes them; each list is tried in seeded order. */
export interface Tone {
  id: BrandTone;
  /** «cercano, como quien atiende en la barra», after «Tono:». */
  voice: string;
  does: readonly string[];
  avoids: readonly string[];
  emoji: readonly string[];
  /** First lines about the subject. */
  hooks: readonly string[];
  /** First lines that announce something new. */
  news: readonly string[];
  /** A sentence that ties the subject to the business. */
  turns: readonly string[];
  /** Sentences around a differentiator in the owner's words. */
  proof: readonly string[];
  values: readonly string[];
  audience: readonly string[];
  offer: readonly string[];
  /** Calls to action, by goal. */
  cta: Readonly<Record<Goal, readonly string[]>>;
  /** Ad headlines, at most 40 characters with a short subject. */
  headlines: readonly string[];
  /** Email subject lines. */
  subjects: readonly string[];
  greeting: string;
  signature: string;
  thanks: readonly string[];
  sorry: readonly string[];
  answer: readonly string[];
}
