import { industries as formChoices } from "#shared/brain.ts";
import type { Brief } from "../copywriter.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { general, industryOf, isOwnTrade } from "../lexicon/industries.ts";
import type { Industry } from "../lexicon/industry.ts";
import { topicOf } from "../lexicon/topics.ts";

/** What a business is. */
export interface Trade {
  /** As its owner calls it, or chose it. */
  trade: string;
  /** Whose words fit best. */
  guess: Industry;
  /** It names a trade that we have no words for: `guess` is only what its service reminds of. */
  unknown: boolean;
}

/** Reads what a business is: from its industry, else from its service, else from what is asked. */
export function tradeOf({ profile, prompt }: Pick<Brief, "profile" | "prompt">): Trade {
  const trade = clip(plain(`${profile?.industry ?? ""}`), 60);
  const chosen = industryOf(`${profile?.industry ?? ""}`);
  if (chosen.id !== general.id) {
    const within = profile ? narrower(chosen, profile) : undefined;
    return { trade: within?.label ?? trade, guess: within ?? chosen, unknown: false };
  }
  const guess = industryOf(profile?.mainService || tradeWords(prompt));
  // «Apicultura» says what it is: the word «miel» of its service makes no grocer's of it.
  return { trade, guess, unknown: guess.id !== general.id && isOwnTrade(trade) };
}

/** What owners choose from the form's ten, and the trades that stand under it. */
const inside: Readonly<Record<string, readonly string[]>> = {
  restaurant: ["bakery", "cafe", "bar", "ice-cream"],
  fitness: ["yoga", "dance"],
  beauty: ["hair", "tattoo"],
  education: ["languages", "driving", "music", "dance", "nursery"],
  finance: ["advisory"],
  healthcare: ["dental", "psychology", "vet", "optician", "carers"],
  automotive: ["workshop", "car-wash"],
};

const fromTheForm = new Set(formChoices.flatMap(({ id, label }) => [id, fold(label)]));

/**
 * A bakery chooses «Restaurante», a hairdresser «Belleza»: their service or name says so, or else
 * they sell what only the narrower trade has words for («Mechas»).
 */
function narrower(chosen: Industry, profile: NonNullable<Brief["profile"]>): Industry | undefined {
  const ids = inside[chosen.id];
  if (!ids || !fromTheForm.has(fold(`${profile.industry}`))) return undefined;
  const service = `${profile.mainService ?? ""}`;
  const named = [service, `${profile.businessName ?? ""}`]
    .map(industryOf)
    .find(({ id }) => id !== general.id);
  if (named) return ids.includes(named.id) ? named : undefined;
  for (const thing of [service, ...(profile.products ?? [])]) {
    if (topicOf(chosen.id, thing)) return undefined;
    const knows = ids.find((id) => topicOf(id, thing));
    if (knows) return industryOf(knows);
  }
  return undefined;
}

/** A prompt without the words of our own trade, which would pass for the customer's. */
function tradeWords(prompt: string): string {
  return prompt
    .slice(0, 300)
    .replace(
      /\b(?:fotos?|fotograf[ií]as?|im[aá]gen(?:es)?|v[ií]deos?|reels?|historias?|anuncios?|campañas?|ideas?|dise[nñ]os?|textos?|webs?|p[aá]ginas?|marketing|redes|planes?|eventos?|viajes?|regalos?)\b/giu,
      " ",
    );
}
