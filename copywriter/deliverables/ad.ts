import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { brandLines } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import {
  buttonOf,
  callBeside,
  headlines,
  leftOut,
  offerFacts,
  offerLead,
  offerSentences,
  packed,
  placeOf,
  serviceOf,
} from "./selling-points.ts";

export const metaLimits = { title: 40, description: 30, seen: 125 } as const;

export interface AdParts {
  title: string;
  text: string;
  description: string;
}

/** An ad as pages and users know it. */
export const adLines = ({ title, text, description }: AdParts, button: string) =>
  [
    `**Titular:** ${title}`,
    `**Texto principal:** ${text}`,
    description && `**Descripción:** ${description}`,
    `**Botón:** ${button}`,
  ]
    .filter(Boolean)
    .join("\n\n");

/** Who advertises, and where, as far as it fits. */
export function descriptionOf(job: Job): string {
  const { name } = job.business;
  const place = placeOf(job);
  if (job.request.bans.includes("business")) return "";
  const isPlaced = fold(name).includes(fold(place));
  const texts = [place && !isPlaced ? `${name}, en ${place}` : "", name];
  return texts.find((text) => text && graphemes(text) <= metaLimits.description) ?? "";
}

/** The same sentences, each text with another one first; the owner's order comes first. */
function textsOf(job: Job, facts: readonly Fact[]): string[][] {
  const { call, rest } = callBeside(job, facts);
  const lead = offerLead(job, rest);
  const told = offerSentences(job, rest);
  const service = sentence(serviceOf(job));
  const [own] = brandLines(job, 1);
  const [side, other] = job.request.question?.sides ?? [];
  const asked = side && other ? [`¿${capitalized(side)} o ${other}?`] : [];
  const first = [...asked, lead, ...told].filter(Boolean);
  const texts = [
    told.length > 1 ? first : [...first, service, told.length === 0 ? (own ?? "") : ""],
    lead ? [...told, lead] : [service, ...told],
    own ? [own, ...first] : [],
    call ? [call, ...first] : [],
  ].map((sentences) => [...new Set([...sentences, call])].filter(Boolean));
  return texts.filter(
    ([start], at) => start && texts.findIndex(([other]) => other === start) === at,
  );
}

const networkNames: Partial<Record<string, string>> = {
  linkedin: "LinkedIn",
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
};

export const ad: Deliverable = {
  id: "ad",
  rule: "Un anuncio para Meta, o tantas variantes como se pidan. Cada una con «Texto principal», «Título» (máximo 40), «Descripción» (máximo 30) y «Botón» (uno de los de Meta, como «Más información» o «Comprar»). Sin atributos personales, promesas de salud ni superlativos que no se puedan probar.",
  write(job) {
    const facts = offerFacts(job);
    const { limits, network } = job.request;
    const asked =
      limits.maxCharsEach ?? limits.maxChars ?? (limits.isShort ? metaLimits.seen : 2000);
    // A limit that no text can keep is meant for the title.
    const max = asked < 60 ? 2000 : asked;
    const titles = headlines(job, facts, asked < 60 ? asked : metaLimits.title);
    const texts = textsOf(job, facts)
      .slice(0, job.count(1, 5))
      .map((sentences) => packed(sentences, max));
    const ads = texts.map(({ text }) =>
      adLines(
        {
          title: titles[0] ?? job.business.name,
          text,
          description: descriptionOf(job),
        },
        buttonOf(job),
      ),
    );
    const [first = ""] = texts[0]?.text.split(/(?<=[.!?]) /) ?? [];
    return {
      title: `Anuncio para ${networkNames[network ?? ""] ?? "Meta"}`,
      body:
        ads.length === 1
          ? ads[0]!
          : ads.map((text, at) => `### Anuncio ${at + 1}\n\n${text}`).join("\n\n"),
      note: leftOut([...new Set(texts.flatMap(({ left }) => left))]) || undefined,
      reasons: [
        graphemes(first) <= metaLimits.seen && first
          ? "La primera frase se lee entera antes de «ver más»."
          : "",
        ads.length > 1
          ? "Cada anuncio empieza por una frase distinta: así se ve cuál funciona."
          : "Dice lo que contaste, con tus palabras y en tu orden.",
      ].filter(Boolean),
    };
  },
};
