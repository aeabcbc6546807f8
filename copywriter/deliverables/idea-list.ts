import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  bulleted,
  type Channel,
  channelsOf,
  isForUs,
  slotsOf,
  stack,
  tellable,
  thingsOf,
} from "../planning.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";

/** What a piece is on each channel: a video, a photo, slides, words, something to answer. */
const formats = () => dataOf<Record<Channel, Readonly<Record<string, string>>>>("formats");

/** Ideas as «what // how // why», the owner's facts first and then the owner's things. */
function ideasOf(job: Job, count: number): string[][] {
  const { request, business } = job;
  const things = thingsOf(job);
  const channels = channelsOf(job);
  const banned = request.bannedWords.map(fold).filter(Boolean);
  const ideas: string[][] = [];
  const add = (use: string, extra: Readonly<Record<string, string | undefined>> = {}): boolean => {
    if (ideas.length >= count) return false;
    const thing = things[ideas.length % Math.max(1, things.length)];
    const other = things.find((one) => one !== thing);
    const line = job.say(use, {
      ...(thing && slotsOf(thing)),
      q: other?.full,
      ...formats()[channels[ideas.length % channels.length]!],
      ...extra,
    });
    const isBanned = banned.some((word) => ` ${fold(line)}`.includes(` ${word}`));
    if (line && !isBanned) ideas.push(line.split(" // "));
    return line !== "";
  };
  for (const fact of tellable(job).slice(0, 4))
    add("idea.fact", { f: fact.text.replace(/[.\s]+$/u, "") });
  const { occasion, audience = "" } = request;
  if (occasion) add("idea.feast", { "feast.cap": capitalized(occasion) });
  if (audience && audience.split(" ").length < 5) add("idea.audience", { audience });
  for (const difference of business.differences.slice(0, 2))
    add("idea.difference", { d: uncapitalized(difference) });
  while (add("idea.any"));
  return ideas;
}

export const ideaList: Deliverable = {
  id: "idea-list",
  rule: "Entre 6 y 10 ideas numeradas, primero las que salen de lo que ha contado la persona; cada una con cómo hacerla y por qué funcionaría.",
  write(job) {
    const ideas = ideasOf(job, job.count(6, 20));
    const asked = job
      .facts()
      .filter(isForUs)
      .map(({ text }) => sentence(text));
    const about = job.request.occasion ?? job.business.name;
    return {
      title: about ? `Lista de ideas: ${capitalized(about)}` : "Lista de ideas",
      body: stack(
        asked.length > 0 &&
          `**${job.fill("Lo que [buscas|busca|buscás]")}:**\n\n${bulleted(asked)}`,
        ideas
          .map(
            ([what = "", how = "", why = ""], at) =>
              `${at + 1}. **${capitalized(what)}**\n   - **Cómo:** ${sentence(how)}\n   - **Por qué:** ${sentence(why)}`,
          )
          .join("\n"),
      ),
    };
  },
};
