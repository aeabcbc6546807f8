import type { BrandTone } from "#shared/brain.ts";
import { type HandoffFields, normalizeFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";
import type { Order } from "../draft.ts";
import type { Work } from "../handed-work.ts";
import { networkName } from "../kinds/teo.ts";
import { fold } from "../language/escape.ts";
import { phrase } from "../language/grammar.ts";

const tones: Readonly<Record<BrandTone, string>> = {
  professional: "profesional",
  casual: "informal",
  friendly: "cercano",
  authoritative: "experto",
  playful: "divertido",
  luxury: "elegante",
};

/** «¿Por dónde empiezo?» was asked of us and is nothing to tell anybody. */
function isAsked(prompt: string, told: string): boolean {
  const questions = prompt.match(/¿[^?]*\?|[^.!?¿\n]*\?/gu) ?? [];
  return questions.some((question) => fold(question).includes(fold(told)));
}

/** A product that was named between quotes is a thing like any other. */
function subjectOf({ subject, products }: Copy): string {
  const quoted = /^«(.+)»$/u.exec(subject.full)?.[1];
  const product = quoted && products.find((one) => fold(one) === fold(quoted));
  return product ? phrase(product).full : subject.full;
}

/** Work for a specialist, with all that the person said of it. */
export function order(copy: Copy, workerId: WorkerId, work: Work): Order {
  const { wish, season, when, offer, audience, tone, emoji, hashtags, facts } = copy.request;
  const goal =
    work.goal ??
    (wish && wish.id !== "sell"
      ? copy.fill("{aim}").replace("darte", "darnos").replace("tus", "nuestros")
      : undefined);
  const notes = [
    work.note ?? "",
    audience ? `Dirigido a ${audience}.` : "",
    emoji === false ? "Sin emojis." : "",
    hashtags ? "" : "Sin hashtags.",
    ...facts.filter(
      (told) => !isAsked(copy.brief.prompt, told) && !fold(work.note ?? "").includes(fold(told)),
    ),
  ].filter(Boolean);
  const subject = work.about ?? (work.ofHouse ? undefined : subjectOf(copy));
  const date = [season?.name, when].filter(Boolean).join(", ");
  const said: HandoffFields = {
    deliverable: work.kind,
    ...(subject ? { subject } : {}),
    ...(goal ? { goal } : {}),
    ...(date ? { date } : {}),
    ...(offer ? { offer } : {}),
    ...(work.kind === "post" ? { network: networkName(copy) } : {}),
    ...(copy.formal ? { tone: "de usted" } : tone ? { tone: tones[tone] } : {}),
    ...(work.count ? { count: work.count } : {}),
    ...(notes.length > 0 ? { note: notes.join("\n") } : {}),
  };
  return { workerId, fields: normalizeFields(said) };
}
