import { businessOf } from "#copywriter/business.ts";
import { type Job, newJob } from "#copywriter/job.ts";
import { clip, fold, plain } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import { callFor, hashtags } from "#copywriter/telling.ts";
import { readRequest } from "#copywriter/understand/read-request.ts";
import { type PictureBrief, type PictureWords, pictureLimits } from "./picture-brief.ts";
import { type RequestedWords, requestedWords } from "./requested-words.ts";
import { splitPrice } from "./split-price.ts";

const quoted = /[«“"]([^«»“”"\n]{2,90})[»”"]/gu;

/** A quoted product name is a subject and not literal wording, so its quotation marks are removed. */
function withoutProductQuotes({ prompt, profile }: PictureBrief): string {
  const names = [...(profile?.products ?? []), profile?.mainService ?? ""].map(fold);
  return prompt.replace(quoted, (all, words: string) =>
    names.includes(fold(words)) ? words : all,
  );
}

const requestedWordsOf = (brief: PictureBrief) =>
  requestedWords({ ...brief, prompt: withoutProductQuotes(brief) });

/** Prepares the copywriter for a picture's texts. */
export function preparePictureCopy(brief: PictureBrief): Job {
  const { profile, seed, today } = brief;
  const prompt = requestedWordsOf(brief)?.text ?? "";
  const pieceBrief = {
    workerId: "ani" as const,
    contentType: "image-copy",
    prompt,
    profile,
    history: [],
    seed,
    today,
  };
  const request = readRequest(pieceBrief);
  return newJob({ brief: pieceBrief, business: businessOf(profile), request, plainness: 0 });
}

/**
 * The words of a picture: the request's as the headline, and facts of the business below where there
 * is room. Pure; never throws.
 */
export function localWords(
  brief: PictureBrief,
  copy: Job = preparePictureCopy(brief),
): PictureWords {
  const quotes = [...withoutProductQuotes(brief).matchAll(quoted)]
    .map((match) => clip(plain(match[1]!), pictureLimits.headline))
    .filter(Boolean);
  const requested = requestedWordsOf(brief);
  const { headline, rest, price } = headlineAndRest(copy, quotes, requested);
  const body = rest && clip(rest, pictureLimits.body);
  const words: PictureWords = {
    headline: withoutFullStop(headline),
    ...(body && fold(body) !== fold(headline) ? { body } : {}),
    cta: callOf(copy),
    ...(price ? { price, headlineWithPrice: requested!.headline } : {}),
    ...listOf(copy),
    ...(quotes.length === 0 ? mastheadOf(copy, headline, requested !== null) : {}),
    caption: "",
  };
  return { ...words, caption: captionOf(copy, { ...words, ...(rest ? { body: rest } : {}) }) };
}

interface HeadlineAndRest {
  headline: string;
  /** The text below the headline; may be longer than its room. */
  rest?: string | undefined;
  price?: { text: string; note?: string };
}

function headlineAndRest(
  copy: Job,
  [firstQuote, secondQuote]: readonly string[],
  requested: RequestedWords | null,
): HeadlineAndRest {
  if (firstQuote) {
    return { headline: withClosedMarks(firstQuote, copy), rest: secondQuote ?? proofOf(copy) };
  }
  if (!requested) return { headline: ownHeadline(copy), rest: subjectLine(copy) };
  const rest = requested.rest || proofOf(copy);
  const priced = splitPrice(requested.headline);
  return priced ? { ...priced, rest } : { headline: requested.headline, rest };
}

/** When nothing was requested: a short line of the trade, else what the business sells. */
function ownHeadline(copy: Job): string {
  const line = copy.say("short.trade");
  const name = capitalize(shorten(copy.subject.bare, 62));
  return line && isFit(line, 62) ? line : name;
}

/** One of the business's differentiators. */
function proofOf(copy: Job): string | undefined {
  const [own] = copy.shuffle(copy.business.differences, "picture.proof", (text) => text);
  return own ? `${capitalize(own)}.` : undefined;
}

/** When nothing was requested: the business's subject and a differentiator. */
function subjectLine(copy: Job): string | undefined {
  const proof = proofOf(copy);
  if (!isNamed(copy)) return proof;
  const line = `${capitalize(shorten(copy.subject.bare, 56))}.`;
  const both = [line, proof].filter(Boolean).join(" ");
  return graphemes(both) <= 70 ? both : line;
}

/** The subject is in the request or is one of the business's products. */
function isNamed({ subject, business, request }: Job): boolean {
  if (/^[«(]/.test(subject.bare)) return false;
  const known = [request.subject, ...business.products];
  return known.some((one) => one && fold(one.bare) === fold(subject.bare));
}

/** Quoted words unchanged; only a missing ¿ or ¡ is added. */
function withClosedMarks(text: string, { brief }: Job): string {
  if (new RegExp(`${escapeRegExp(text)}\\?`, "u").test(brief.prompt)) return `¿${text}?`;
  return new RegExp(`${escapeRegExp(text)}!`, "u").test(brief.prompt) ? `¡${text}!` : text;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A call to action that fits a button. */
function callOf(copy: Job): string {
  const { trade } = copy.business;
  const write = "[Escríbenos|Escríbanos|Escribinos]";
  const pool = trade
    ? [trade.action.do, trade.action.ask, trade.action.infinitive, write]
    : [write];
  const texts = pool.map((text) => capitalize(copy.fill(text) ?? ""));
  return texts.find((text) => isFit(text, pictureLimits.cta)) ?? capitalize(copy.fill(write)!);
}

/** The items of a list: only what the owner wrote. */
function listOf({ brief, business }: Job): Partial<PictureWords> {
  const shelf = /\b(?:productos|cat[aá]logo|carta|colecci[oó]n|gama|servicios|todo lo que)\b/iu;
  const own = shelf.test(brief.prompt)
    ? business.products.map(({ bare }) => bare)
    : (brief.profile?.differentiators ?? []);
  const facts = own
    .map((text) => capitalize(plain(text)).replace(/\.$/, ""))
    .filter((text) => isFit(text, 42));
  return facts.length >= 3 ? { facts: facts.slice(0, 4) } : {};
}

/** A large single word: the first word of the headline, or of the product, if it is a noun. */
function mastheadOf(copy: Job, headline: string, isAsked: boolean): Partial<PictureWords> {
  const [word = ""] = (isAsked ? headline : isNamed(copy) ? copy.subject.bare : "").split(" ");
  return isNoun(word) && /^\p{L}{3,8}$/u.test(word) ? { masthead: capitalize(word) } : {};
}

function captionOf(copy: Job, { headline, body, price }: PictureWords): string {
  const offer = price ? `${price.text}${price.note ? ` ${price.note}` : ""}` : "";
  return [
    `**${/[.!?…]$/.test(headline) ? headline : `${headline}.`}**`,
    [body, offer && `${capitalize(offer)}.`].filter(Boolean).join(" "),
    callFor(copy),
    hashtags(copy, 5),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const isFit = (text: string, max: number) => text !== "" && graphemes(text) <= max;
const capitalize = (text: string) => text && text[0]!.toUpperCase() + text.slice(1);
const shorten = (text: string, max: number) => clip(text.replace(/[«»]/g, ""), max);

/** A headline of one sentence needs no full stop. */
const withoutFullStop = (text: string) =>
  /[.!?…].*\.$/u.test(text) ? text : text.replace(/\.$/, "");
