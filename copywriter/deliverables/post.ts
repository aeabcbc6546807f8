import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { knowledgeOf } from "../knowledge.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import {
  aboutSubject,
  allowsEmoji,
  apartLine,
  audienceTo,
  brandLines,
  callFor,
  furtherFacts,
  grouped,
  hashtags,
  headlineOf,
  mentions,
  productList,
  subjectLine,
  tellParagraphs,
  toldFacts,
} from "../telling.ts";
import { isNotice } from "../telling-call.ts";
import type { Network } from "../understand/request.ts";

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

/** What is said without facts: the things on offer, for whom, and what sets the business apart. */
function introduction(job: Job): string[] {
  const products = productList(job, 4);
  const { audience, place } = job.business;
  const reader = job.request.audience ?? audience;
  return grouped(
    [
      products && sentence(capitalized(products)),
      reader &&
        sentence(`Para ${reader}${place && !reader.includes(place) ? `, en ${place}` : ""}`),
      ...brandLines(job, job.plainness === 0 ? 1 : 0),
    ].filter(Boolean),
  );
}

/** What the business does and for whom, where only one thing was told. */
function serviceLine({ business }: Job): string {
  const { audience, service } = business;
  if (!service) return "";
  const isSaid = mentions(service, audience) || graphemes(service) + graphemes(audience) > 110;
  return sentence(capitalized(isSaid || !audience ? service : `${service}, para ${audience}`));
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

/** One post, or another one of the same facts that begins differently. */
function writeOne(job: Job, at: number): { body: string; note?: string } {
  const { request, plainness } = job;
  const network = networkOf(job);
  const ending = request.limits.ending;
  const known = request.question ? explained(job) : undefined;
  const further = furtherFacts(job);
  // «Un post de lo nuestro»: what we do is the news.
  const ours = toldFacts(job).length === 0 ? job.facts()[0]?.text : undefined;
  const own =
    ours && job.business.service
      ? `${capitalized(ours)}: ${uncapitalized(job.business.service)}`
      : undefined;
  const hook =
    !own && (further.length === 0 || at > 0) && !known
      ? aboutSubject(job, "hook.trade", at + 1)[at]
      : undefined;
  const isOnlyHook = hook !== undefined && further.length === 0;
  const first = known
    ? { text: known.first, told: [] }
    : own
      ? { text: own, told: [] }
      : hook
        ? { text: hook, told: isOnlyHook ? toldFacts(job) : [] }
        : at > 0
          ? { text: subjectLine(job), told: [] }
          : headlineOf(job, 120);
  const facts = toldFacts(job);
  const call = ending === "?" ? job.say("hook.question") : ending ? sentence(ending) : callFor(job);
  const said = job
    .facts("contact")
    .filter(({ atoms }) => atoms.some(({ text }) => call.includes(text)));
  const told = known
    ? known.lines
    : facts.length > 0
      ? tellParagraphs(job, { skip: [...first.told, ...said] })
      : introduction(job);
  const reader = audienceTo(job);
  if (reader.split(" ").length > 3 && plainness < 2 && !known) told.unshift(sentence(reader));
  const isThin = further.length < 2 && plainness === 0 && !known && !isNotice(job);
  if (isOnlyHook) told.splice(0, told.length, sentence(subjectLine(job)));
  if (hook && !isOnlyHook && !facts.some(({ text }) => mentions(text, job.subject.bare)))
    told.unshift(sentence(subjectLine(job)));
  const about = isThin && !own ? aboutSubject(job, "fact.trade", 1) : [];
  if (isThin && facts.length > 0 && told.length + about.length === 0) told.push(serviceLine(job));
  const isLimited = request.limits.isShort || network === "x" || plainness > 0 || facts.length > 3;
  const brand = isThin
    ? [...about, ...(facts.length > 0 || hook ? [apartLine(job)] : [])]
    : !isLimited && !known && !isNotice(job)
      ? brandLines(job, 1)
      : [];
  const start =
    allowsEmoji(job) && !isNotice(job) && /^[\p{L}\d]/u.test(first.text)
      ? job.say("hook.emoji")
      : "";
  const parts = {
    first: `**${/[?!]$/.test(first.text) ? first.text : sentence(first.text)}**${start ? ` ${start}` : ""}`,
    told,
    brand,
    call: plainness === 2 && !ending ? "" : call,
    tags: hashtags(job, tagCount(job, network)),
  };
  const max = Math.min(request.limits.maxChars ?? 2200, network === "x" ? 280 : 2200);
  return { body: within(parts, max), note: known?.note };
}

export const post: Deliverable = {
  id: "post",
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

/** The richest form that fits: brand, hashtags, call and then the last lines are left out. */
function within(
  parts: {
    first: string;
    told: readonly string[];
    brand: readonly string[];
    call: string;
    tags: string;
  },
  max: number,
): string {
  const body = (told: readonly string[], brand: readonly string[], call: string, tags: string) =>
    [parts.first, ...told, ...brand, call, tags].filter(Boolean).join("\n\n");
  const { told, brand, call, tags } = parts;
  const forms = [
    body(told, brand, call, tags),
    body(told, [], call, tags),
    body(told, [], call, ""),
    body(told, [], "", ""),
  ];
  for (const form of forms) if (graphemes(form) <= max) return form;
  return body(told.slice(0, 1), [], "", "");
}
