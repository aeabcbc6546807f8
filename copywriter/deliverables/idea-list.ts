import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  aimOf,
  type Channel,
  channelsOf,
  feastAhead,
  isOwn,
  slotsOf,
  stack,
  telling,
  thingsOf,
  toldText,
} from "../planning.ts";
import { addDays, dateNamed, monthNamed, months, weekdaysNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { tellFact } from "../telling.ts";

/** What a piece is on each channel: a video, a photo, slides, words, something to answer. */
const formats = () => dataOf<Record<Channel, Readonly<Record<string, string>>>>("formats");

interface Idea {
  title: string;
  hook: string;
  format: string;
  why: string;
}

/** The time that was named: «en octubre», «entre semana», «los martes». */
export function timeOf(job: Job): string | undefined {
  const prompt = job.brief.prompt.slice(0, 3000);
  if (dateNamed(prompt, job.brief.today)) return undefined;
  const month = monthNamed(prompt);
  const words = [
    /entre semana/iu.test(prompt) ? "entre semana" : "",
    month === undefined ? "" : `en ${months[month]}`,
  ].filter(Boolean);
  const days = weekdaysNamed(prompt);
  if (words.length === 0 && days.length === 1) {
    const name = ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"];
    return `los ${name[days[0]!]}`;
  }
  return words.length > 0 ? words.join(" ") : undefined;
}

const newsRoles = new Set(["what", "benefit", "included", "price"]);

/** Different ideas about the owner's own things and facts, the ones nearest to the order first. */
export function ideasOf(job: Job, count: number): Idea[] {
  const { request, business } = job;
  const all = thingsOf(job);
  const isNamed = request.subject !== undefined && all[0] === request.subject;
  const things = isNamed ? [all[0]!] : all;
  const channels = channelsOf(job);
  const banned = request.bannedWords.map(fold).filter(Boolean);
  const ideas: Idea[] = [];
  const add = (use: string, extra: Readonly<Record<string, string | undefined>> = {}, most = 1) => {
    for (let made = 0; made < most && ideas.length < count; made += 1) {
      const thing = things[ideas.length % things.length]!;
      const other = all.find(({ bare }) => bare !== thing.bare) ?? thing;
      const line = job.say(use, {
        ...slotsOf(thing),
        q: fold(other.bare) === fold(thing.bare) ? undefined : other.full,
        ...formats()[channels[ideas.length % channels.length]!],
        ...extra,
      });
      if (line === "") return;
      const [title = "", hook = "", format = "", why = ""] = line.split(" // ");
      const folded = ` ${fold(line)}`;
      if (banned.some((word) => folded.includes(` ${word}`))) continue;
      if (request.bans.includes("question") && hook.includes("?")) continue;
      ideas.push({ title, hook, format, why });
    }
  };
  const quoted = (text: string, slot: string) => {
    const bare = text.replace(/[.\s]+$/u, "");
    return { [slot]: uncapitalized(bare), [`${slot}.cap`]: capitalized(bare) };
  };
  const when = timeOf(job);
  const news = telling(job).filter(
    ({ role, text }) => newsRoles.has(role) && text.length < 140 && !/^para /iu.test(text),
  );
  for (const fact of news.slice(0, 2)) add("idea.fact", quoted(tellFact(fact), "f"));
  if (when) add("idea.when", { when, "when.cap": capitalized(when) }, 2);
  const audience = request.audience?.replace(/ (?:sin|pero|aunque) .*$/iu, "");
  if (audience) add("idea.audience", { audience }, 2);
  const differences = job.shuffle(business.differences, "differences", (one) => one);
  for (const difference of differences.slice(0, isNamed ? 1 : 2))
    add("idea.difference", quoted(difference, "d"));
  const feast = request.occasion ?? feastAhead(job, addDays(job.brief.today, 6), 30)?.feast.name;
  if (feast && !when && (request.occasion || !isNamed))
    add("idea.feast", { feast, "feast.cap": capitalized(feast) }, 2);
  add("idea.any", {}, count + 4);
  return ideas.slice(0, count);
}

export const ideaList: Deliverable = {
  id: "idea-list",
  rule: "Entre 8 y 10 ideas numeradas; cada una con gancho, formato y por qué funcionaría.",
  write(job) {
    const { request, business } = job;
    const ideas = ideasOf(job, job.count(8, 20));
    const about = request.subject && isOwn(request.subject, job) ? request.subject : undefined;
    const start = toldText(job);
    const named =
      [about && capitalized(about.bare), request.occasion].filter(Boolean).join(", ") ||
      business.name;
    return {
      title: named ? `Lista de ideas: ${named}` : "Lista de ideas",
      body: stack(
        request.actionText && `**Para qué:** ${sentence(aimOf(job))}`,
        start && `**Punto de partida:** ${start}`,
        ideas
          .map(
            ({ title, hook, format, why }, at) =>
              `${at + 1}. **${title.replace(/[.\s]+$/u, "")}.** ${format}.\n   - **Gancho:** ${sentence(hook)}\n   - **Por qué:** ${sentence(why)}`,
          )
          .join("\n"),
      ),
    };
  },
};
