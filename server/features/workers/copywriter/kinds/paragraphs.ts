import type { Copy } from "../copy.ts";
import { saidToOne } from "../language/addressing.ts";
import { fold } from "../language/escape.ts";
import { list, phrase } from "../language/grammar.ts";
import { graphemes } from "../language/polish.ts";
import { isLoose, topicOf } from "../lexicon/topics.ts";
import { givenTrades } from "../own-words.ts";
import { isOrder } from "../understanding/dictated.ts";
import { howToTitle } from "../understanding/how-to.ts";
import { isToldToCustomers } from "../understanding/told.ts";
import { answers, calmInvitations, doubts, farewells, graveCalls, plainCalls } from "./calls.ts";
import { isOnePerson, isSold } from "./introduction.ts";
import { aboutItself, free, isBroad, isUnknown, ownHooks, toneHooks } from "./itself.ts";
import { flow } from "./layout.ts";
import { saleOfAll } from "./offer-line.ts";
import { edible, weighing } from "./things.ts";
import { explains, toldLeads } from "./told-leads.ts";
import { heartfelt, isAddressed, unexplained } from "./unexplained.ts";

const isNews =
  /\b(?:nuev[oa]s? (?!los |las |el |la |de |del |y |para |en )[a-zà-ž]|estren\w*|lanz\w*|sale|salen|lleg(?:a|an|ó|aron)(?![a-zà-ž])|novedad\w*|inaugur\w*|apertura(?! de (?:puerta|cerradura|coche|auto|caja))|abrimos|presenta\w*)/iu;

/** First lines for something to eat, from what it is made of: «Centeno y nuez. El resto se muerde.» */
const bites = [
  "{of}. El resto se muerde.",
  "{of}. Poco más hace falta.",
  "Primero, {of}. Después, silencio.",
  "{of}, y una servilleta cerca.",
];

/** A customer's trouble, told as something that happens to many. */
export function trouble(copy: Copy): string {
  const pain = copy.say(copy.industry.pains);
  if (/[:?]/.test(pain) || pain.length > 100) return pain;
  return flow(
    pain,
    copy.say([
      "Pasa más de lo que parece.",
      "A mucha gente le suena.",
      "Casi todo el mundo lo ha vivido.",
      "Ocurre más de lo que se cuenta.",
    ]),
  );
}

/** «Por qué entrenar fuerza después de los 50» is its own first line. */
const titledSubject = /^«(?:\d+ |por qu[eé] |qu[eé] |c[oó]mo |cu[aá]ndo )/iu;

const explaining = [
  "{S}: tres cosas que conviene saber.",
  "{S}, en tres puntos.",
  "Tres ideas sobre {s}.",
];

/** The first line. */
export function hook(copy: Copy): string {
  const { request, tone, industry } = copy;
  if (request.announcement) {
    const { hooks } = request.announcement;
    // «Horario especial para Reyes.» says more than the same without its feast.
    return copy.fresh(hooks.filter((line) => line.includes("{season}"))) || copy.say(hooks);
  }
  if (request.question && !asksLast(copy)) return request.question;
  const sale = saleOfAll(copy);
  if (sale && copy.fresh([sale])) return sale;
  const leads = toldLeads(copy);
  if (request.heartfelt && !industry.solemn) {
    const line = copy.fresh(heartfelt);
    if (line) return line;
  }
  for (const lead of leads) if (copy.fresh([lead])) return lead;
  // A mail may open with what its subject line says; another of a handful may not.
  if (leads[0] && (request.count ?? 1) === 1) return leads[0];
  if (copy.howTo) return `${howToTitle(copy.howTo)}.`;
  if (explains(copy)) return copy.say(explaining);
  if (unexplained(copy)) return `¿${copy.subject.bare.slice(1, -1)}?`;
  if (titledSubject.test(copy.subject.bare)) return `${copy.subject.bare.slice(1, -1)}.`;
  if (request.season && !isBackground(copy)) {
    // No plan and no wreath beside the day of the dead.
    const line = copy.fresh(
      request.season.hooks.filter((text) => !industry.solemn || !text.includes("{")),
    );
    if (line) return line;
  }
  // «El concierto de fin de año: el viernes 18 de diciembre a las 20:30.»
  if (request.subject && /\d/.test(request.when ?? "") && !request.offer && !request.season) {
    const line = request.facts.some((text) => /\d/.test(text)) ? "" : copy.fresh(["{S}: {when}."]);
    if (line && graphemes(line) <= 110) return line;
  }
  const bare = fold(copy.subject.bare);
  const told = request.facts.some((text) => fold(text).includes(bare));
  if (edible.has(industry.id) && copy.dice.below(3) === 0) {
    const line = copy.fresh(bites);
    if (line) return line;
  }
  // The question comes last where the text is there to be answered.
  const asked = copy.goal.id === "engagement";
  const hooks = ownHooks(copy);
  const telling = asked ? hooks.filter(isTold) : hooks;
  const spare = asked ? industry.hooks.filter(isTold) : industry.hooks;
  // The person's own sentence already names the subject: the first line must not say it again.
  if (told) return copy.fresh(telling) || copy.fresh(spare) || copy.say(industry.hooks);
  if (isNews.test(copy.brief.prompt) && copy.dice.below(3) > 0) return copy.say(tone.news);
  const own = toneHooks(copy);
  const [one, other] = copy.dice.below(10) < toneOpens(copy) ? [own, telling] : [telling, own];
  return copy.fresh(one) || copy.fresh(other) || copy.fresh(spare) || copy.say(industry.hooks);
}

const isTold = (line: string) => !line.includes("?");

const natural = new Set(["spring", "summer", "autumn", "winter"]);

/** «Revisar la caldera antes del frío»: the time of year says when; what the trade knows of the thing says more. */
function isBackground(copy: Copy): boolean {
  const { request, industry, subject } = copy;
  const feast = fold(request.season?.name ?? "")
    .split(" ")
    .at(-1)!;
  // «La sesión de Navidad» is about sessions: nobody is late with a present.
  if (feast && industry.says && !isSold(copy) && fold(subject.bare).includes(feast)) return true;
  return (
    // «Post para el verano» is about the summer.
    request.subject !== undefined &&
    natural.has(request.season?.id ?? "") &&
    industry.says !== undefined &&
    !givenTrades.has(industry.id)
  );
}

/** How many of ten first lines are the tone's own: few where the trade knows the thing itself. */
function toneOpens(copy: Copy): number {
  const { industry, tone } = copy;
  if (industry.solemn && industry.says) return 0;
  // Nobody weighs up a croissant.
  if (edible.has(industry.id) && (tone.id === "professional" || tone.id === "authoritative"))
    return 0;
  // What nobody knows anything of is named, and not turned round.
  if (!industry.says && !isSold(copy) && !isLoose(industry, copy.subject.bare)) return 0;
  if (!industry.says || industry.id === "general") return 5;
  // Nobody is won for a riddle about a drain: what happens at home says more.
  return isSold(copy) ? 2 : 0;
}

/** A sentence about the season or occasion that was named; "" when none was, or news is told. */
export function momentLine(copy: Copy): string {
  const { season, announcement } = copy.request;
  return season && !announcement ? copy.fresh(season.lines) : "";
}

/** Something concrete: what the thing asked for is like, or a moment of the trade. */
export function scene(copy: Copy): string {
  const { request, industry } = copy;
  // Beside what the owner tells, a moment of another product says nothing.
  if (request.facts.length > 0 && !industry.says && !request.season) return "";
  // Of a thing that no trade knows nothing is known: a shorter text says what is sure.
  if (industry.id === "general" && !industry.says && !request.season) return "";
  // Nor of a thing that its trade does not sell.
  if (!industry.says && !request.season && isUnknown(copy)) return "";
  const pool = industry.says ?? industry.scenes;
  const thing =
    copy.fresh(aboutItself(copy, pool)) ||
    copy.fresh(free(copy, pool)) ||
    (isBroad(copy) ? "" : copy.fresh(pool)) ||
    (isBroad(copy) ? "" : copy.fresh(industry.scenes)) ||
    // An exclusive voice has sayings there, and none of them is about the thing.
    (copy.tone.id === "luxury" ? "" : copy.fresh(industry.pains)) ||
    // Better a shorter text than the same sentence in two of a handful.
    ((request.count ?? 1) > 1 || isBroad(copy) ? "" : copy.say(pool));
  if (!request.season || request.announcement || isBackground(copy)) return thing;
  // Of a whole summer little can be said that is not true of anything.
  if (industry.says && natural.has(request.season.id)) return thing;
  // The moment that was named goes through the whole text, beside the thing or in its place.
  const line = momentLine(copy);
  return industry.says && line.length + thing.length < 190 ? flow(line, thing) : line || thing;
}

/** The other products of the profile, as they stand inside a sentence. */
export function others(copy: Copy): string {
  // «Cremas de caléndula» beside «crema de calendula» would be the same thing twice.
  const one = (text: string) => fold(text).replace(/(?<=[aeo])s(?= |$)/g, "");
  const subject = one(copy.subject.bare);
  const said = copy.differentiators.map(fold);
  const names = copy.products
    .map(phrase)
    // Nobody has «quitar gotelé» for sale.
    .filter(({ hasArticle, gender }) => hasArticle || gender === undefined)
    .map(({ bare }) => bare)
    .filter(
      (name) =>
        /^[a-zA-ZÀ-ÖØ-ž\d][a-zA-ZÀ-ÖØ-ž\d ,.'’-]*$/u.test(name) && name.split(" ").length < 7,
    )
    .filter((name) => !one(name).includes(subject) && !subject.includes(one(name)))
    .filter((name) => !said.some((text) => text.includes(fold(name))));
  // Nobody wants a wreath offered beside a wedding bouquet, nor the other way round.
  const grave = (name: string) => topicOf(copy.industry.id, name)?.sober ?? false;
  return grave(subject) ? "" : list(names.filter((name) => !grave(name)).slice(0, 3));
}

/** Who speaks and what else there is, from the profile alone; "" when nothing more is known. */
export function presentation(copy: Copy, said = ""): string {
  const more = others(copy);
  if (!copy.businessName || !more) return "";
  return copy.say(
    namesHouse(copy, said)
      ? [`También tenemos ${more}.`, `Si [buscas|busca] otra cosa, también hay ${more}.`]
      : [
          `En {biz} también hay ${more}.`,
          `Y si [buscas|busca] otra cosa, en {biz} también hay ${more}.`,
        ],
  );
}

const namesHouse = ({ businessName }: Copy, said: string): boolean =>
  businessName !== "" && fold(said).includes(fold(businessName));

/** A sentence that serves the goal, apart from the call to action. */
export function aim(copy: Copy): string {
  const { id } = copy.goal;
  if (copy.industry.solemn) return copy.say(farewells);
  if (
    toldLeads(copy).length === 0 &&
    (id === "awareness" || (id === "retention" && copy.dice.below(2) === 0))
  ) {
    const line = presentation(copy);
    if (line) return line;
  }
  if (id === "engagement" && copy.industry.sober) return copy.say(calmInvitations);
  return copy.fresh(copy.goal.reasons);
}

/** Turns of phrase that are heard twice. */
const refrains = [
  "nada mas",
  "sin prisa",
  "con calma",
  "hablamos",
  "interesa",
  "criterio",
  "opinion",
  "aquí",
];
const repeats = (line: string, said: string): boolean => {
  const [one, other] = [fold(line), fold(said)];
  return refrains.some((words) => one.includes(words) && other.includes(words));
};

/** What sets the house apart as its words allow: «En Lumbre horneamos…», «con horno de leña». */
function difference(copy: Copy, opens: boolean, said: string): string {
  const framed = (line: string) => /\{diff\}/i.test(line);
  // The house is named once.
  const again = namesHouse(copy, said);
  const same = copy
    .fill("{having}")
    .toLowerCase()
    .startsWith(`${copy.subject.bare.split(" ")[0]!.toLowerCase()} `);
  const lines = copy.tone.proof.filter(
    (line) =>
      (!opens || !/^(?:Y|Además)[ ,]/u.test(line)) &&
      (!again || !line.includes("{biz}")) &&
      !(same && line.includes("{having}")) &&
      !(copy.industry.solemn && line.includes("agradece")) &&
      !(said.includes("?") && line.includes("?")) &&
      !repeats(line, said),
  );
  // A sentence says more than the same named.
  const spoken = isOnePerson(copy) ? [] : lines.flatMap((line) => inAVerb(line) ?? []);
  return (
    copy.fresh([...spoken, ...lines.filter((line) => /\{doing\}|\{saying\}/i.test(line))]) ||
    copy.fresh(lines.filter((line) => !framed(line))) ||
    copy.fresh(lines.filter(framed))
  );
}

/** The frame of what the house does, for what it only named. */
const inAVerb = (line: string): string | undefined =>
  /\{[dD]oing\}/u.test(line)
    ? line.replace("{doing}", "{telling}").replace("{Doing}", "{Telling}")
    : line.includes("{saying}")
      ? line.replace("{saying}", "{stating}")
      : undefined;

/**
 * A differentiator or the values in the voice of the brand, after whom the message names; `opens`
 * when nothing stands before it; `said` is the text so far; "" when none is known.
 */
export function proof(copy: Copy, opens = false, said = ""): string {
  const own = difference(copy, opens, said) || copy.fresh(copy.tone.values);
  // Whom the message names is whom the text is for.
  const { audience } = copy.request;
  if (!audience || isAddressed(copy)) return own;
  const { subject, request } = copy;
  // «Inglés para niños» has said for whom.
  if (fold(`${subject.bare} ${request.facts.join(" ")}`).includes(fold(audience))) return own;
  const one = saidToOne(audience, copy.formal);
  if (one && fold(request.facts.join(" ")).includes(fold(one))) return own;
  if (one) return flow(`Si ${one}, esto es para ${copy.formal ? "usted" : "ti"}.`, own);
  return copy.industry.sober ? own : flow(copy.fresh(copy.tone.audience), own);
}

/** «Que termine con una pregunta»: what is asked is asked last. */
export const asksLast = ({ brief }: Copy): boolean =>
  /(?:termin|acab|cierr|conclu)[a-zà-ž]* (?:con una pregunta|preguntando)|pregunta al final/iu.test(
    brief.prompt,
  );

/** Whether a call joins by «y» what has one already. */
const twice = (copy: Copy, line: string) =>
  /(?<=y )\{(?:lead|act)\}|\{(?:lead|act)\}(?=,? y )/iu.test(line) &&
  / y /.test(copy.fill(/lead/i.test(line) ? "{lead}" : "{act}"));

/** Trades that are called when something is broken: nobody is told to take their time. */
const urgent = new Set(["locksmith", "plumber", "electrician", "vet", "pests"]);
const explained = /con esto|con datos/iu;
const unhurried = /prisa|calma|\[quieras|desees|venga bien/u;

/** For a feast with its date people order in time: nobody is told to save it for some day. */
const sellsOn = ({ request, goal }: Copy) =>
  request.season &&
  !natural.has(request.season.id) &&
  (goal.id === "awareness" || goal.id === "retention")
    ? "sales"
    : goal.id;

export function callToAction(copy: Copy, said = ""): string {
  if (copy.industry.solemn && copy.goal.id !== "engagement")
    return copy.fresh(graveCalls) || copy.say(graveCalls);
  const { question } = copy.request;
  if (asksLast(copy)) return question ?? copy.say(["{ask}"]);
  if (question) return copy.fresh(answers) || copy.say(answers);
  // Who was just told what to do is not asked for something else.
  const calls =
    !copy.request.announcement &&
    copy.request.facts.some((text) => isOrder(text) || isToldToCustomers(text))
      ? doubts
      : (copy.request.announcement?.calls ?? copy.tone.cta[sellsOn(copy)]);
  // «Escríbenos y manda una foto y pregunta el precio»: one «y» is enough.
  const titled = copy.subject.bare.startsWith("«");
  const asked = said.includes("?") && copy.goal.id !== "engagement";
  const broad = isBroad(copy);
  const hurried = urgent.has(copy.industry.id);
  const single = calls.filter(
    (line) =>
      !twice(copy, line) &&
      !/mensaje.*mensaje/iu.test(copy.fill(line)) &&
      !(titled && line.includes("{s}")) &&
      !(asked && line.includes("?")) &&
      !repeats(line, said) &&
      !(broad && line.includes("{back}")) &&
      // Who has explained nothing has given nobody a criterion.
      (/^2\. /mu.test(said) || said === "" || !explained.test(line)) &&
      !(edible.has(copy.industry.id) && weighing.test(line)) &&
      !(hurried && unhurried.test(line)),
  );
  return copy.fresh(single) || copy.fresh(plainCalls[copy.goal.id]) || copy.say(calls);
}
