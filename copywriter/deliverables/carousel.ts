import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { knowledgeOf } from "../knowledge.ts";
import { sentence } from "../spanish/sentences.ts";
import {
  aboutSubject,
  brandLines,
  callFor,
  furtherFacts,
  grouped,
  hashtags,
  headlineOf,
  subjectLine,
  tellFact,
} from "../telling.ts";

/** What stands on each slide but the first and the last. */
function slidesOf(job: Job): { cover: string; slides: string[]; note?: string } {
  if (job.request.question) {
    const { title, points, missing, isEmpty } = knowledgeOf(job, 5);
    // Better an honest piece about the thing than a promise that the slides do not keep.
    if (isEmpty) return { ...slidesAbout(job), cover: title, note: missing };
    const isCounted = points.every((point) => point.title !== "");
    const slides = points.map((point, at) =>
      isCounted
        ? `${at + 1}. **${point.title}**\n\n${point.text}`
        : point.title
          ? `**${point.title}**\n\n${point.text}`
          : `**${point.text}**`,
    );
    return { cover: title, slides, note: missing };
  }
  return slidesAbout(job);
}

/** The thing itself: what was told of it, or what is known of its family and the business. */
function slidesAbout(job: Job): { cover: string; slides: string[] } {
  const first = headlineOf(job, 70);
  const slides = job
    .facts()
    .filter((fact) => !first.told.includes(fact))
    .map((fact) => `**${sentence(tellFact(fact))}**`);
  if (furtherFacts(job).length === 0 && job.request.subject) {
    const [cover = first.text] = aboutSubject(job, "hook.trade", 1);
    const about = [subjectLine(job), ...aboutSubject(job, "fact.trade", 2), ...brandLines(job, 1)];
    return { cover, slides: about.filter(Boolean).map((text) => `**${sentence(text)}**`) };
  }
  if (slides.length === 0)
    slides.push(...job.business.products.slice(0, 4).map(({ bare }) => `**${sentence(bare)}**`));
  if (slides.length < 2 && job.plainness === 0)
    slides.push(
      ...[...aboutSubject(job, "fact.trade", 2), ...brandLines(job, 2)].map(
        (text) => `**${text}**`,
      ),
    );
  const most = Math.max(2, (job.request.limits.count ?? 9) - 2);
  // More told than slides were asked for: the last one carries the rest.
  if (slides.length > most)
    slides.splice(most - 1, slides.length, slides.slice(most - 1).join("\n\n"));
  return { cover: first.text, slides };
}

export const carousel: Deliverable = {
  id: "carousel",
  rule: "Entre 5 y 8 láminas; título (máximo 60) y texto (máximo 140) por lámina; la primera engancha, la última pide una acción. Al final, el texto que acompaña y los hashtags.",
  write(job) {
    const { cover, slides, note } = slidesOf(job);
    const call = callFor(job);
    const number = slides.length + 2;
    const caption = [
      sentence(cover),
      ...(job.request.question
        ? brandLines(job, 1)
        : grouped(
            job
              .facts()
              .filter((fact) => !headlineOf(job, 70).told.includes(fact))
              .map((fact) => sentence(tellFact(fact))),
            240,
          ).slice(0, 2)),
      call,
      hashtags(job, 6),
    ].filter((line, at, all) => line && all.indexOf(line) === at);
    return {
      title: `Carrusel de ${number} láminas`,
      body: [
        `### Lámina 1: portada\n\n**${cover}**`,
        ...slides.map((slide, at) => `### Lámina ${at + 2}\n\n${slide}`),
        `### Lámina ${number}: final\n\n**${call}**`,
        `### Texto que acompaña\n\n${caption.join("\n\n")}`,
      ].join("\n\n"),
      note,
    };
  },
};
