import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import {
  calmIntroductions,
  introductions,
  onTheShelf,
  serviceIntroductions,
} from "../lexicon/introductions.ts";
import { goods } from "../lexicon/ways-to-order.ts";
import { isThing } from "../own-words.ts";
import { isSentence } from "../understanding/facts.ts";
import { flow, small } from "./layout.ts";
import { edible } from "./things.ts";
import { practical, sameDay } from "./told-leads.ts";

/** What the text is about, when the first line has not said it: the person's own facts first. */
export function about(copy: Copy, hookLine: string): string {
  const facts = copy.request.facts
    .filter(
      (text) =>
        text !== hookLine &&
        !sameDay(copy, hookLine, text) &&
        !(copy.request.offer && practical.test(text)),
    )
    .join(" ");
  if (facts && !named(copy, `${hookLine} ${facts}`)) return withTheThing(copy, facts);
  // «Aceptamos Nequi» in the first line has not said what of.
  const untold = !facts && copy.request.facts.length > 0 && !named(copy, hookLine);
  if (!untold && (facts || copy.request.facts.length > 0)) return facts;
  return fold(hookLine).includes(fold(copy.subject.bare)) ? "" : introduction(copy, hookLine);
}

/** Whether a text says what it is about, or the message named nothing. */
function named({ request, subject }: Copy, text: string): boolean {
  if (!request.subject || subject.bare.startsWith("«")) return true;
  const said = ` ${fold(text)} `;
  const head = fold(subject.bare)
    .split(" ")
    .find((word) => word.length > 3);
  return said.includes(` ${(head ?? fold(subject.bare)).replace(/(?<=[aeo])s$/, "")}`);
}

/** «El piso de la calle Mayor: 3 habitaciones y terraza.» */
function withTheThing(copy: Copy, facts: string): string {
  const [first = ""] = facts.split(/(?<=\.) /u);
  return isSentence(first) || first.length > 90
    ? flow(introduction(copy, facts), facts)
    : `${copy.fill("{S}")}: ${small(facts)}`;
}

/** A sentence that names the thing and, where it can, the house; one question is enough. */
function introduction(copy: Copy, said: string): string {
  // A quotation of two sentences stands inside none of ours.
  if (/[.!?] /.test(copy.subject.bare)) return "";
  const sold = isSold(copy) || goods.has(copy.industry.id);
  const calm = copy.industry.sober || (copy.tone.id === "professional" && !sold);
  // Nobody looks for «pan del día».
  const oneOfAKind = / (?:de la|del) /.test(copy.subject.bare);
  const byGoal = calm ? calmIntroductions : sold ? introductions : serviceIntroductions;
  const pool = (isOnTheShelf(copy) ? onTheShelf : byGoal[copy.goal.id]).filter(
    (line) =>
      (!oneOfAKind || !line.includes("Busca]")) &&
      (!said.includes("?") || !line.includes("?")) &&
      // «Inglés para viajar en Salamanca» is no trip.
      (!/ (?:para|en) /.test(copy.subject.bare) || !/\?.*\{cerca\}|\{n\} en \{cerca/.test(line)) &&
      !(isOnePerson(copy) && /^(?:Somos|En \{biz\} nos)/u.test(line)),
  );
  return copy.fresh(namingHouse(pool)) || copy.fresh(pool) || copy.say(pool);
}

/** Where nothing lies on a shelf, whatever its name: «los testamentos», «el deslanado». */
const atWork = new Set(
  "law advisory psychology languages education driving music dance cleaning carers vet pests gardener painter electrician plumber tailor healthcare dental nursery architecture fitness yoga photography removals tattoo reforms laundry transfers finance agency".split(
    " ",
  ),
);

/** What a hairdresser's or a beauty salon also has on a shelf. */
const bottled =
  /^(?:champ|acondicionador|crema|aceite|mascarilla|s[eé]rum|cepillo|secador|plancha|cera|esmalte|perfume|jab[oó]n|lociones|loci[oó]n|kits?|sets?|productos?)/iu;

/** Whether the thing can be had, and is not done for somebody. */
export const isSold = ({ subject, industry }: Copy): boolean =>
  isThing(subject) &&
  !atWork.has(industry.id) &&
  ((industry.id !== "hair" && industry.id !== "beauty") || bottled.test(subject.bare));

const titles =
  /^(?:dra?|lic|ing|arq|psic[oó]log[oa]|abogad[oa]|m[eé]dic[oa]|fisioterapeuta|nutricionista|pod[oó]log[oa]|logopeda|dietista|arquitect[oa]|odont[oó]log[oa]|coach)\b/iu;

/** A house named as one person, who is no «somos». */
export const isOnePerson = ({ businessName }: Copy): boolean => titles.test(businessName);

/** What is bought over a counter, where the goal is to be asked about it. */
export const isOnTheShelf = ({ goal, industry: { id } }: Copy): boolean =>
  goal.id === "leads" &&
  (edible.has(id) || (goods.has(id) && id !== "general" && id !== "ecommerce"));

const namingHouse = (pool: readonly string[]) => pool.filter((line) => line.includes("{biz}"));
