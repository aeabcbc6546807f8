import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { knowledgeOf } from "../knowledge.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import {
  aboutSubject,
  audienceTo,
  brandLines,
  callFor,
  emojiOf,
  furtherFacts,
  grouped,
  hashtags,
  headlineOf,
  productList,
  subjectLine,
  tellParagraphs,
} from "../telling.ts";
import type { Fact, Network } from "../understand/request.ts";

export const networkNames: Record<Network, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  x: "X",
  whatsapp: "WhatsApp",
  google: "Google",
  youtube: "YouTube",
  pinterest: "Pinterest",
};

/** The network asked for, else the first of the profile on which posts are written. */
export function networkOf(job: Job): Network {
  const told = job.request.network ?? job.request.networks[0];
  if (told) return told;
  const own = job.business.platforms.find(
    (platform) => platform !== "email" && platform !== "tiktok",
  );
  return own === "twitter" ? "x" : own && own in networkNames ? (own as Network) : "instagram";
}

/** What is said where nothing was told: the things on offer, for whom, and what sets the business apart. */
function introduction(job: Job): string[] {
  const products = job.request.subject ? "" : productList(job, 4);
  return grouped(
    [products && sentence(capitalized(products)), ...brandLines(job, 2)].filter(Boolean),
  );
}

/** The points of a question, numbered where each has a heading. */
function explained(job: Job): { first: string; lines: string[]; note?: string } {
  const { title, points, missing } = knowledgeOf(job, 5);
  const lines = points.map((point, at) =>
    point.title ? `${at + 1}. **${sentence(point.title)}** ${point.text}` : point.text,
  );
  return { first: title, lines: [lines.join("\n")].filter(Boolean), note: missing };
}

function tagCount(job: Job, network: Network): number {
  if (job.request.wants.includes("hashtags")) return 8;
  return network === "linkedin" || network === "facebook"
    ? 3
    : network === "x"
      ? 2
      : network === "whatsapp" || network === "google"
        ? 0
        : 6;
}

/** The first line: of a second post about the same another one. */
function firstLine(job: Job, at: number): { text: string; told: readonly Fact[] } {
  const isTold = furtherFacts(job).length > 0;
  const hook = isTold && at === 0 ? undefined : aboutSubject(job, "hook.trade", at + 1)[at];
  if (hook) return { text: hook, told: [] };
  if (at > 0) return { text: subjectLine(job), told: [] };
  const isNew = job.facts().length === 0 && job.request.subject === undefined;
  return isNew && job.business.service
    ? { text: capitalized(job.business.service), told: [] }
    : headlineOf(job, 140);
}

/** One post, or another one of the same facts that begins differently. */
function writeOne(job: Job, at: number): { body: string; note?: string } {
  const { request, plainness } = job;
  const network = networkOf(job);
  const { ending } = request.limits;
  const known = request.question ? explained(job) : undefined;
  const first = known ? { text: known.first, told: [] } : firstLine(job, at);
  const facts = job.facts();
  const call = ending === "?" ? job.say("hook.question") : ending ? sentence(ending) : callFor(job);
  const said = job
    .facts("contact")
    .filter(({ atoms }) => atoms.some(({ text }) => call.includes(text)));
  // Beside facts of the owner nothing general is said.
  const about =
    facts.length === 0 && plainness === 0 && !known ? aboutSubject(job, "fact.trade", 2) : [];
  const told = known
    ? known.lines
    : facts.length > 0
      ? tellParagraphs(job, { skip: [...first.told, ...said] })
      : introduction(job);
  const reader = audienceTo(job);
  if (reader.split(" ").length > 3 && !known) told.unshift(sentence(capitalized(reader)));
  const emoji = request.wants.includes("emoji") ? ` ${emojiOf(job) || "✨"}` : "";
  const parts = {
    first: `**${/[?!]$/.test(first.text) ? first.text : sentence(first.text)}**${emoji}`,
    told: [...told, ...about],
    call: plainness === 2 && !ending ? "" : call,
    tags: hashtags(job, tagCount(job, network)),
  };
  const max = Math.min(request.limits.maxChars ?? 2200, network === "x" ? 280 : 2200);
  return { body: within(parts, max), note: known?.note };
}

export const post: Deliverable = {
  id: "post",
  mayBeBare: true,
  rule: "Gancho en la primera línea (menos de 125), cuerpo de 40 a 150 palabras, llamada a la acción y entre 5 y 8 hashtags al final en una línea. Máximo 2.200; en X, 280 con hashtags.",
  write(job) {
    const { limits, question } = job.request;
    const title = `Post para ${networkNames[networkOf(job)]}`;
    const count = question ? 1 : Math.min(3, limits.count ?? 1);
    const posts = Array.from({ length: count }, (_, at) => writeOne(job, at));
    if (count === 1) return { title, ...posts[0]! };
    const [first, ...rest] = posts.map(({ body }) => body);
    const further = rest.map((body, at) => `---\n\n## ${title}, opción ${at + 2}\n\n${body}`);
    return { title: `${title}, opción 1`, body: [first, ...further].join("\n\n") };
  },
};

/** The richest form that fits: hashtags, call and then the last lines are left out. */
function within(
  {
    first,
    told,
    call,
    tags,
  }: { first: string; told: readonly string[]; call: string; tags: string },
  max: number,
): string {
  const forms = [
    [first, ...told, call, tags],
    [first, ...told, call],
    [first, ...told],
    [first, ...told.slice(0, 1)],
  ].map((lines) => lines.filter(Boolean).join("\n\n"));
  return forms.find((form) => graphemes(form) <= max) ?? first;
}
