import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import {
  callFor,
  differences,
  emojiOf,
  productList,
  shorten,
  tellAll,
  tellFact,
} from "../telling.ts";
import { networkNames, networkOf } from "./post.ts";

const usualMax: Readonly<Record<string, number>> = { tiktok: 80, linkedin: 220, x: 160 };

/** As many parts as fit, the first ones first; what must stand is told before what may. */
function fitted(must: readonly string[], may: readonly string[], max: number): string {
  const parts = must.filter(Boolean);
  for (const part of may.filter(Boolean)) {
    if (graphemes([...parts, part].join(" ")) <= max) parts.push(part);
  }
  const text = parts.join(" ");
  return graphemes(text) <= max ? text : shorten(text, max);
}

export const bio: Deliverable = {
  id: "bio",
  rule: "Tres opciones de biografía de 150 caracteres como máximo cada una (X 160, TikTok 80): qué, dónde y cómo se pide.",
  write(job: Job) {
    const { business, request } = job;
    const network = networkOf(job);
    const { limits } = request;
    const max = limits.maxCharsEach ?? limits.maxChars ?? usualMax[network] ?? 150;
    const { sentences, points } = tellAll(job);
    const told = [...sentences, ...points.map(({ text }) => sentence(text))];
    const facts = job
      .facts()
      .map((fact) => capitalized(tellFact(fact)))
      .join(" · ");
    const where =
      business.place &&
      !business.name.includes(business.place) &&
      !told.some((text) => text.includes(business.place))
        ? business.place
        : "";
    const what = business.service || business.industry;
    const service = what ? sentence(where ? `${what}, en ${where}` : what) : "";
    const products = sentence(capitalized(productList(job, 3)));
    const [difference = ""] = differences(job, 1);
    const brand = difference.includes(" ") ? sentence(difference) : "";
    const call =
      limits.isShort || job.facts("contact").length > 0 || /\d{6}|\d{3} \d{3}/.test(told.join(" "))
        ? ""
        : callFor(job);
    const audience = business.audience ? sentence(`Para ${business.audience}`) : "";
    const emoji = emojiOf(job);
    const named = business.name ? `${business.name}.` : "";
    const options = [
      fitted(told, [service, call], max),
      fitted([named, ...told], [products, brand], max),
      fitted(
        [facts && sentence(facts)],
        [sentence(where ? `${business.name}, ${where}` : business.name), audience],
        max,
      ),
    ];
    const different = options.filter((text, at) => text && options.indexOf(text) === at);
    const count = limits.count ?? 3;
    const marked = different.map((text) =>
      emoji && graphemes(`${text} ${emoji}`) <= max ? `${text} ${emoji}` : text,
    );
    return {
      title: `Biografía para ${networkNames[network]}`,
      body: marked
        .slice(0, count)
        .map((text, at) => (marked.length > 1 ? `### Opción ${at + 1}\n\n${text}` : text))
        .join("\n\n"),
    };
  },
};
