import type { Brief } from "./copywriter.ts";
import { months, planningEve, whenNamed } from "./language/dates.ts";
import { clip, fold, plain } from "./language/escape.ts";
import type { Phrase } from "./language/grammar.ts";
import { agreeing, aPhrase, list, ofPhrase, toPhrase } from "./language/grammar.ts";
import { graphemes, polish } from "./language/polish.ts";
import type { Dice } from "./language/seed.ts";
import { dice } from "./language/seed.ts";
import type { Slots } from "./language/template.ts";
import { render, usable } from "./language/template.ts";
import type { GoalWords } from "./lexicon/goals.ts";
import { goals } from "./lexicon/goals.ts";
import type { HowTo } from "./lexicon/how-to.ts";
import { besideIts, underItsName } from "./lexicon/industries.ts";
import type { Industry } from "./lexicon/industry.ts";
import { wishes } from "./lexicon/seasons.ts";
import type { Tone } from "./lexicon/tone.ts";
import { toneFor } from "./lexicon/tones.ts";
import { asWare, fitting, forChildren, taughtBy, topicOf, withLinesOf } from "./lexicon/topics.ts";
import { orderedAs } from "./lexicon/ways-to-order.ts";
import { hushed, inItsOwnWords, inSeason, withItsName, withOwnTips } from "./own-words.ts";
import { chooseSubject } from "./understanding/chosen-subject.ts";
import { differencesOf, inFull, isSaidIn } from "./understanding/differences.ts";
import { howToAsked } from "./understanding/how-to.ts";
import { momentOf } from "./understanding/occasion.ts";
import { isPrice } from "./understanding/offers.ts";
import { inLocalSteps, inLocalWords, localised, localWords } from "./understanding/regions.ts";
import type { Request } from "./understanding/request.ts";
import { respell } from "./understanding/spelling.ts";
import { tradeOf } from "./understanding/trade.ts";
import { aimOf, goalFor } from "./understanding/wishes.ts";

/** Everything a kind of text needs to write itself. */
export interface Copy {
  brief: Brief;
  request: Request;
  industry: Industry;
  tone: Tone;
  goal: GoalWords;
  subject: Phrase;
  formal: boolean;
  dice: Dice;
  businessName: string;
  location: string;
  products: readonly string[];
  differentiators: readonly string[];
  values: readonly string[];
  today: Date;
  /** What is to be shown step by step, when the steps are known. */
  howTo: HowTo | undefined;
  /** The season or occasion as «la Navidad», unless what is asked for already names it. */
  moment: string | undefined;
  /** One template of the pool that can be filled and was not used yet, filled; "" if none. */
  say(pool: readonly string[]): string;
  /** The same, but "" when every one was used: for what may be left out. */
  fresh(pool: readonly string[]): string;
  /** Up to `count` different ones. */
  several(pool: readonly string[], count: number): string[];
  fill(template: string): string;
  /** The first filled candidate of at most `max` graphemes; the trade's short lines as a last resort. */
  fit(pool: readonly string[], max: number): string;
  /** How many of something: what was asked, or the usual number. */
  count(usual: number, most?: number): number;
  /** The same job with other choices, sharing what was already said. */
  variant(key: string): Copy;
  /** An emoji when the voice of the brand has them, with a space before; else "". */
  emoji(): string;
}

function lower(text: string): string {
  return /^[A-ZÀ-ÖØ-Þ](?:[a-zß-öø-ž]|\s)/u.test(text) &&
    !/^[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]*\s[A-ZÀ-ÖØ-Þ]/u.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;
}
const capital = (text: string) => text && text[0]!.toUpperCase() + text.slice(1);

/** A town or a quarter, as «por Rosario» can say it; a country, a region of the world or the net is no such place. */
function nearby(location: string): string | undefined {
  const place = location.split(/[,(/|;]/)[0]!.trim();
  return /^[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž]+(?: (?:de |del |la |las |el |los )*[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-ž]+){0,3}$/u.test(
    place,
  ) &&
    !/\b(?:online|internet|todo|toda|mundo|latinoam|hispano|am[eé]rica|europa|espa[nñ]a|m[eé]xico|argentina|colombia|per[uú]|chile|ecuador|uruguay|venezuela|nacional|global)/iu.test(
      place,
    )
    ? place
    : undefined;
}

/** A list item of the profile, safe and short, ready to stand inside a sentence. */
function item(text: string, max = 70): string {
  return lower(clip(plain(text), max).replace(/[.]+$/, ""));
}

/** «Viernes 18 de diciembre» says «el viernes 18 de diciembre». */
const saysWhen = (facts: readonly string[], when: string) =>
  facts.some((text) =>
    fold(text).includes(fold(when).replace(/^(?:el|la|los) | a las? \d.*$/g, "")),
  );

/** A date that ends something, or a span, belongs to the price beside it. */
const limited = /^(?:hasta|antes|a partir|del) /;

/** «2×1, el miércoles»: the offer with its day, unless a sentence of the person already says when. */
function offerWithDate({ offer, when, facts }: Request, prompt: string): string | undefined {
  if (!offer || !when || saysWhen([...facts, offer], when)) return offer;
  // «12 €, el viernes» reads as if it cost something else on Thursday.
  const only = fold(prompt).includes(`solo ${fold(when)}`) ? `, solo ${when}` : "";
  if (isPrice(offer) && !limited.test(when)) return `${offer}${only}`;
  return `${offer}${when.startsWith("hasta ") ? " " : ", "}${when}`;
}
const mentions = (text: string, words: readonly string[]) =>
  words.some((word) => ` ${fold(text)} `.includes(` ${word}`));

/** «El curso nocturno»: what is taught says which lines fit, not that it is taught. */
const classHead =
  /^(?:cursos?|clases?|taller(?:es)?|sesi[oó]n(?:es)?|bonos?|academia|escuela)(?: de)? /iu;

/** Services that say nothing of their thing. */
const serviceHead =
  /^(?:mantenimientos?|reparaci[oó]n(?:es)?|instalaci[oó]n(?:es)?|revisi[oó]n(?:es)?|consultas?|sesi[oó]n(?:es)?|clases?|visitas?|plan(?:es)?|bonos?|servicios?|tratamientos?|cursos?|talleres|alquiler|puesta a punto|primera [a-zà-ž]+|valoraci[oó]n(?:es)?|presupuestos?) /iu;

const monthly = new Set(["calendar", "month-plan"]);
const dayed = new Set(["post", "email", "newsletter", "direct-message", "thread", "carousel"]);

const happens =
  /^(?:abrimos|tenemos|hay (?!que)|salen?|llegan?|hacemos|estrenamos|celebramos|servimos|empiezan?|vuelven?|cerramos|presentamos|organizamos|regalamos|sorteamos|ofrecemos|horneamos|preparamos) /;

/** «El domingo, la hogaza.»: the day that was named, when nothing else in the text would say it. */
function withDay(brief: Brief, request: Request, subject: Phrase): Request {
  const { when, facts, offer, announcement, season } = request;
  if (
    !when ||
    (offer && !(isPrice(offer) && !limited.test(when))) ||
    !dayed.has(brief.contentType) ||
    subject.bare.startsWith("«")
  )
    return request;
  if (saysWhen(facts, when) || request.theme?.id === "thanks") return request;
  // Saint Valentine's day is the 14th, and nobody needs both.
  if (season?.day && when.includes(`${season.day[1]} de ${months[season.day[0] - 1]}`))
    return request;
  // «El torneo de los viernes» already says it.
  if (fold(subject.bare).includes(fold(when).replace(/^(?:el|los) /, ""))) return request;
  const [first] = facts;
  // «Abrimos de 8 a 14» on the day that was named, unless the sentence has its own.
  if (first && (whenNamed(first) || /^\d|\bel \d{1,2}\b/.test(first))) return request;
  if (first && happens.test(fold(first))) {
    const small = `${first[0]!.toLowerCase()}${first.slice(1)}`;
    return { ...request, facts: [`${capital(when)}, ${small}`, ...facts.slice(1)] };
  }
  const said =
    announcement?.id === "closing" ? `Cerramos ${when}.` : `${capital(when)}, ${subject.full}.`;
  return { ...request, facts: first ? [said, ...facts] : [said] };
}

/** Gathers the brief and its reading into a `Copy`. */
export function newCopy(brief: Brief, asked: Request): Copy {
  const profile = brief.profile;
  const { trade, guess, unknown } = tradeOf(brief);
  const guessed = localised(unknown ? underItsName(trade) : guess, profile?.audienceLocation ?? "");
  const formal = asked.formal;
  let toneId = asked.tone ?? profile?.brandTone ?? "friendly";
  if (formal && (toneId === "casual" || toneId === "playful")) toneId = "friendly";
  const products = (profile?.products ?? [])
    .map((product) => clip(plain(product), 60))
    .filter(Boolean);
  const key = [brief.seed, brief.workerId, brief.contentType, fold(brief.prompt), toneId].join(
    "\n",
  );
  const chooser = dice(key);
  const differentiators = (profile?.differentiators ?? [])
    .map((text) => item(respell(text).replace(/(?<![a-zà-ž])whatsapp(?![a-zà-ž])/giu, "WhatsApp")))
    .map(inFull)
    .filter((text) => text.length > 2 && !mentions(text, asked.without))
    .filter((text) => !isSaidIn(text, asked.facts.join(" ")));
  const values = (profile?.brandValues ?? [])
    .map((text) => item(text, 40))
    .filter((text) => text.length > 2);
  const message = fold(brief.prompt);
  const location = clip(plain(profile?.audienceLocation ?? ""), 50);
  const subject = chooseSubject({
    request: asked,
    products,
    service: profile?.mainService ?? "",
    industry: guessed,
    chooser,
    message,
    prompt: brief.prompt,
    place: location,
    contentType: brief.contentType,
  });
  const said = `${message} ${fold(`${subject.bare} ${profile?.mainService ?? ""} ${products.join(" ")}`)}`;
  const words = localWords(said, location, asked.formal);
  const howTo = inLocalSteps(howToAsked(brief.prompt, guessed.id, subject), words);
  const dated = withDay(brief, { ...asked, facts: withItsName(asked.facts, subject) }, subject);
  const request = howTo ? { ...dated, theme: undefined } : dated;
  const own = topicOf(guessed.id, subject.bare.replace(classHead, ""), message);
  const near = own ? guessed : besideIts(guessed, trade);
  // «El mantenimiento mensual» of who looks after pools is about pools.
  const ofTrade = taughtBy(guessed.id, trade, subject.bare, message);
  const thing =
    ofTrade || forChildren(guessed.id, trade) || (!own && serviceHead.test(`${subject.bare} `))
      ? `${subject.bare} ${trade}`
      : asWare(subject.bare, trade, own);
  const known = inLocalWords(
    unknown ? withLinesOf(near, guess, subject) : fitting(near, thing, message),
    words,
  );
  const spoken =
    asked.announcement || asked.theme?.thing || ofTrade
      ? known
      : inItsOwnWords(known, subject, { differentiators, values }, message);
  const advised =
    guessed.id === "general" && /\b(?:consejos?|tips?|trucos?|claves|errores)\b/u.test(message)
      ? withOwnTips(spoken, differentiators)
      : spoken;
  const timely = inSeason(advised, request.season?.id, { message, location });
  const voiced = toneId === "luxury" ? hushed(timely) : timely;
  const fitted = orderedAs(
    voiced,
    trade,
    classHead.test(`${subject.bare} `),
    `${message} ${fold(differentiators.join(" "))}`,
  );
  const businessName = clip(plain(profile?.businessName ?? ""), 60);
  const audience = item(request.audience ?? profile?.targetAudience ?? "", 80);
  const shared = {
    brief,
    request,
    industry: fitted,
    tone: toneFor(fitted, toneId),
    subject,
    formal,
    businessName,
    location,
    goal: goals[request.wish?.goal ?? goalFor(subject.bare, profile?.primaryGoal)],
    products,
    differentiators,
    values,
    howTo,
    moment: momentOf(request, subject),
    today: monthly.has(brief.contentType) ? planningEve(brief.prompt, brief.today) : brief.today,
  };
  const apart = differencesOf(differentiators);
  const base: Record<string, string | undefined> = {
    biz: businessName,
    s: subject.full,
    "de s": ofPhrase(subject),
    "a s": toPhrase(subject),
    "un s": aPhrase(subject),
    n: subject.bare,
    of: /^[a-zA-ZÀ-ÖØ-ž]+ de ([a-zA-ZÀ-ÖØ-ž]+(?: [a-zA-ZÀ-ÖØ-ž]+)? [ye] [a-zA-ZÀ-ÖØ-ž]+(?: [a-zA-ZÀ-ÖØ-ž]+)?)$/u.exec(
      subject.bare,
    )?.[1],
    loc: location,
    cerca: nearby(location),
    aud: audience,
    when: request.when,
    offer: offerWithDate(request, brief.prompt),
    season: request.season?.name,
    wish: wishes[request.season?.id ?? ""] ?? "Felicidades",
    "para momento": shared.moment && `para ${shared.moment}`,
    act: fitted.act,
    inf: fitted.inf,
    lead: fitted.lead,
    leadInf: fitted.leadInf,
    word: fitted.word,
    people: guessed.people,
    place: guessed.place,
    ...apart,
    alone: apart.alone && agreeing(apart.alone, subject),
    vals: list(values.slice(0, 3)),
    aim: request.wish ? aimOf(request.wish, brief.prompt) : shared.goal.aim,
  };
  return build(shared, base, key, new Set());
}

type Shared = Omit<
  Copy,
  "say" | "fresh" | "several" | "fill" | "fit" | "count" | "variant" | "emoji" | "dice"
>;

function build(
  shared: Shared,
  base: Record<string, string | undefined>,
  key: string,
  used: Set<string>,
): Copy {
  const chooser = dice(key);
  const { industry, differentiators } = shared;
  const pick = <T>(items: readonly T[]) => items[chooser.below(items.length)];
  const values: Record<string, string | undefined> = {
    ...base,
    ask: pick(industry.asks.filter((text) => !used.has(text))) ?? pick(industry.asks),
    back: pick(industry.backs),
    diff: chooser.below(2) ? list(differentiators.slice(0, 2)) : pick(differentiators),
  };
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value) values[capital(name)] = capital(value);
  }
  const slots: Slots = {
    values,
    subject: shared.subject,
    formal: shared.formal,
    vos: shared.brief.vos ?? false,
  };
  const asking: Slots = {
    ...slots,
    values: {
      ...values,
      ask: values.ask?.replace(/^¿[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž]| )/u, (start) => start.toLowerCase()),
    },
  };
  // After a colon a question goes on in small letters.
  const sentence = (template: string) =>
    polish(render(template, /: \{ask\}/.test(template) ? asking : slots));
  // A lone lower-case slot stands inside a sentence: «sobre la hogaza», not «sobre La hogaza».
  const fill = (template: string) => {
    const text = sentence(template);
    const first = /^\{([a-zß-öø-ž][^}]*)\}/u.exec(template);
    const value = first && values[first[1]!];
    return value && /^[a-zß-öø-ž]/u.test(value) ? text[0]!.toLowerCase() + text.slice(1) : text;
  };
  const several = (pool: readonly string[], count: number) => {
    const can = pool.filter((template) => usable(template, slots));
    const fresh = chooser.shuffle(can.filter((template) => !used.has(template)));
    const chosen = [
      ...fresh,
      ...chooser.shuffle(can.filter((template) => used.has(template))),
    ].slice(0, count);
    for (const template of chosen) used.add(template);
    return chosen.map(sentence);
  };
  const { theme } = shared.request;
  const copy: Copy = {
    ...shared,
    request: theme
      ? {
          ...shared.request,
          announcement: {
            id: theme.id,
            match: theme.match,
            thing: theme.thing ?? shared.subject.bare,
            ...theme.write(industry, chooser, shared.request.subject !== undefined),
          },
        }
      : shared.request,
    dice: chooser,
    fill,
    several,
    say: (pool) => several(pool, 1)[0] ?? "",
    fresh: (pool) =>
      several(
        pool.filter((template) => !used.has(template)),
        1,
      )[0] ?? "",
    fit(pool, max) {
      for (const ordered of [pool, industry.shorts]) {
        const can = chooser.shuffle(ordered.filter((template) => usable(template, slots)));
        const fresh = [...can.filter((template) => !used.has(template)), ...can];
        for (const template of fresh) {
          const text = sentence(template);
          if (text && graphemes(text) <= max) {
            used.add(template);
            return text;
          }
        }
      }
      return clip(sentence(industry.shorts[0]!), max);
    },
    count: (usual, most = 10) => Math.min(most, shared.request.count ?? usual),
    variant: (name) => build(shared, base, `${key}\n${name}`, used),
    emoji() {
      if (shared.request.emoji === false) return "";
      const emoji = pick(shared.tone.emoji) ?? (shared.request.emoji ? "✨" : undefined);
      return emoji ? ` ${emoji}` : "";
    },
  };
  return copy;
}
