import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import {
  calmHouse,
  houses,
  personHouse,
  serviceHouses,
  shelfHouses,
} from "../lexicon/introductions.ts";
import { hasTopics, isLoose } from "../lexicon/topics.ts";
import { goods } from "../lexicon/ways-to-order.ts";
import { differencesOf, isSaidIn } from "../understanding/differences.ts";
import { about, isOnePerson, isOnTheShelf, isSold } from "./introduction.ts";
import { aboutItself, free, isBroad, stem } from "./itself.ts";
import { flow, stack } from "./layout.ts";
import { offerLine, saleOfAll } from "./offer-line.ts";
import { asksLast, presentation, proof, scene } from "./paragraphs.ts";
import { listLead, points } from "./points.ts";
import { edible } from "./things.ts";
import { explains, toldLeads } from "./told-leads.ts";
import { knownOf, openQuestions, toldInPerson, unexplained } from "./unexplained.ts";

/** Nobody tells a kitchen what they expect of a soup. */
const weighed = /buscas|decid|criterio|compar|encaja|elegir|dudas|orden importa|preguntas? /iu;

const hour = /(?<![a-zà-ž])a las? \d|\d{1,2}(?::\d{2}| ?(?:h|hs|hrs|am|pm)(?![a-zà-ž]))/iu;

/** News that is of one thing where one is named: whose hours they are, of what there is little left. */
const ofAThing = new Set(["hours", "last-places", "last-units"]);

/** The body of a text for customers, shaped by the tone: fragments, lists or full sentences. */
export function body(copy: Copy, hookLine: string): string {
  const { tone, request, industry } = copy;
  if (request.announcement) {
    // News and thanks are not about a product: no bridge to one, only what the person said.
    if (request.subject && ofAThing.has(request.announcement.id))
      return stack(
        flow(about(copy, hookLine), copy.say(request.announcement.lines)),
        proof(copy),
        offerLine(copy),
      );
    return stack(
      flow(request.facts.join(" "), copy.say(request.announcement.lines)),
      offerLine(copy),
    );
  }
  if (hookLine === saleOfAll(copy))
    return stack(flow(request.facts.join(" "), copy.say(request.season?.lines ?? [])), proof(copy));
  const offer = offerLine(copy);
  if (copy.howTo) {
    const steps = copy.howTo.steps.map(
      ([title, text], index) => `${index + 1}. **${title}.** ${text}`,
    );
    return stack(request.facts.join(" "), steps.join("\n"), offer);
  }
  if (explains(copy)) return stack(points(copy, 3), proof(copy), offer);
  if (unexplained(copy))
    return stack(
      request.facts.join(" "),
      copy.say(openQuestions),
      knownOf(copy),
      request.length === "short" ? "" : copy.say(toldInPerson),
      request.length === "short" ? "" : proof(copy),
      offer,
    );
  if (request.question && !asksLast(copy)) return stack(about(copy, hookLine), offer);
  // What is true of the thing follows the first line; who sells it, and how, stands together after it.
  const ours = request.facts.length === 0;
  const topic = about(copy, hookLine) || (request.facts.length === 0 ? house(copy, hookLine) : "");
  // Two sentences of the owner's say more than any of ours.
  const leads = toldLeads(copy);
  const unknown = industry.id === "general" && request.facts.length > 0;
  const told =
    unknown ||
    // Who told this much is not interrupted by what holds for any house of the trade.
    request.facts.join(" ").length > (tone.id === "authoritative" ? 60 : 80) ||
    // Who is invited to an evening needs the hour and no advice.
    request.facts.some((text) => hour.test(text)) ||
    (leads.length > 0 &&
      ((request.facts.length > 1 && !industry.says) || tone.id === "authoritative"));
  const first = told ? "" : scene(copy);
  // «Elegir bien la actividad…» is said once.
  const known = echoes(first, hookLine) ? scene(copy) : first;
  const short = request.length === "short";
  if (short)
    return stack(
      request.facts.length > 0 ? topic : flow(topic, known),
      request.audience ? proof(copy) : "",
      offer,
    );
  // What sets the house apart is said once.
  const ownOnce = (more: string) => {
    const before = `${topic} ${known} ${hookLine} ${more}`;
    const said = fold(before);
    const first = copy.differentiators.some((text) => said.includes(fold(text)))
      ? ""
      : proof(copy, false, before);
    return flow(first, alsoOwn(copy, `${said} ${fold(first)}`, first));
  };
  if (told) return stack(topic, ownOnce(""), offer);
  // Who is about to ask says so last.
  const asking = copy.goal.id === "engagement" && !namesThing(copy, topic);
  const signed = (own: string) => (asking ? flow(own, topic) : flow(topic, own));
  const last = ours && namesThing(copy, `${hookLine} ${known}`) && known !== "";
  const long = request.length === "long";
  const more = long
    ? stack(tip(copy), flow(copy.say(copy.industry.scenes), presentation(copy)))
    : "";
  if (tone.id === "authoritative") {
    const list = criteria(copy, long ? 4 : 3);
    const own = ownOnce(list);
    if (!list && last) return stack(known, signed(own), offer);
    return list && last
      ? stack(list, signed(own), offer)
      : stack(list ? topic : flow(topic, known), list, own, offer);
  }
  // With two concrete things said, a turn of phrase between them says nothing.
  const bare = [
    request.facts.length > 0,
    offer,
    copy.differentiators.length > 0,
    known && industry.says,
  ].filter(Boolean);
  const second = bare.length < 3 ? anotherLine(copy, known) : "";
  const voiced = industry.id !== "general" || tone.id === "playful" || tone.id === "luxury" ? 1 : 0;
  const turns = tone.turns.filter(
    (line) =>
      (!topic || !line.includes("{biz}")) && !(edible.has(industry.id) && weighed.test(line)),
  );
  const turn = second || industry.solemn || bare.length > voiced ? "" : copy.fresh(turns);
  const own = ownOnce(`${second} ${turn}`);
  const others =
    (copy.goal.id === "awareness" && !offer && copy.dice.below(2) === 0) ||
    (industry.id === "general" && !offer)
      ? presentation(copy, `${hookLine} ${topic} ${known} ${own}`)
      : "";
  if (last)
    return stack(
      flow(known, tone.id === "luxury" ? "" : flow(second, turn)),
      flow(signed(own), others),
      more,
      offer,
    );
  if (tone.id === "luxury") return stack(flow(topic, known), turn, own, more, offer);
  return copy.dice.below(2) === 0
    ? stack(flow(topic, known), flow(second, turn), flow(own, others), more, offer)
    : stack(flow(topic, known), flow(second, turn, own), others, more, offer);
}

/** Whether a line says again what the first line said. */
function echoes(line: string, hookLine: string): boolean {
  const before = ` ${fold(hookLine)}`;
  const words = new Set(fold(line).split(" "));
  return [...words].filter((word) => word.length > 5 && before.includes(` ${word}`)).length > 1;
}

/** Whether the lines say themselves which thing they are about. */
function namesThing({ subject }: Copy, text: string): boolean {
  const [head] = fold(subject.bare)
    .split(" ")
    .filter((word) => word.length > 3);
  return head !== undefined && ` ${fold(text)}`.includes(` ${stem(head)}`);
}

/** A tip of the trade as one sentence. */
function tip(copy: Copy): string {
  const [chosen] = copy.dice.shuffle(copy.industry.tips);
  return chosen ? `**${copy.fill(chosen[0])}.** ${copy.fill(chosen[1])}` : "";
}

/** Who offers what the first line named. */
function house(copy: Copy, hookLine: string): string {
  if (copy.businessName && hookLine.includes(copy.businessName)) return "";
  const sold = isSold(copy) || (goods.has(copy.industry.id) && copy.industry.id !== "general");
  const calm = copy.goal.id === "sales" && copy.industry.sober === true;
  const done = copy.goal.id === "sales" && !sold;
  return copy.fresh(
    isOnePerson(copy) && (calm || done || copy.goal.id === "awareness")
      ? [personHouse]
      : calm
        ? [calmHouse]
        : isOnTheShelf(copy)
          ? shelfHouses
          : (sold ? houses : serviceHouses)[copy.goal.id],
  );
}

/** A second thing that is true of what the text is about; "" where the trade knows none or the first was long. */
function anotherLine(copy: Copy, before: string): string {
  const { industry, request, fresh } = copy;
  if (!industry.says || industry.says.length < 3 || request.facts.length > 0) return "";
  if (request.season || before.length > 150) return "";
  const start = (line: string) => line.split(" ").slice(0, 2).join(" ");
  const short = industry.says.filter(
    (line) => line.length < 150 && !before.startsWith(start(line)),
  );
  return fresh(aboutItself(copy, short)) || (isBroad(copy) ? "" : fresh(free(copy, short)));
}

/** Whether a difference stands in a text, in its own words or in a sentence. */
function isTold(text: string, said: string): boolean {
  const { telling, stating } = differencesOf([text]);
  return (
    isSaidIn(text, said) ||
    [text, telling, stating].some((words) => words !== undefined && said.includes(fold(words)))
  );
}

/** What else sets the house apart, in the owner's words: the best may be the second. */
function alsoOwn(copy: Copy, said: string, first: string): string {
  const { differentiators, tone, request } = copy;
  if (tone.id === "luxury" || request.length === "short") return "";
  const other = differentiators.slice(0, 3).find((text) => !isTold(text, said));
  if (!other || /[.!?:;]/.test(other)) return "";
  const { having, telling, stating } = differencesOf([other]);
  const one = isOnePerson(copy);
  const sentence =
    (one ? undefined : telling) ?? stating ?? (having && `${one ? "tengo" : "tenemos"} ${other}`);
  // Not twice in a handful of posts.
  return copy.fresh([
    sentence
      ? `${first.startsWith("Además") ? "Y" : "Además,"} ${sentence}.`
      : `${other[0]!.toUpperCase()}${other.slice(1)}.`,
  ]);
}

/** What an expert would look at first, numbered: what is true of the thing itself, else advice of the trade. */
function criteria(copy: Copy, count: number): string {
  const { says } = copy.industry;
  // Advice of the trade may be about another of its things.
  if (!says && hasTopics(copy.industry.id) && !isLoose(copy.industry, copy.subject.bare)) return "";
  if (!says && copy.industry.id === "general") return "";
  if (!says) return `${listLead(copy)}\n\n${points(copy, count)}`;
  const own = copy.several(aboutItself(copy, says), count);
  const lines = own.length >= 3 || isBroad(copy) ? own : copy.several(says, count);
  return lines.length < 3
    ? ""
    : `${listLead(copy)}\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join("\n")}`;
}
