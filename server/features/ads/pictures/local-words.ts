import { type Copy, newCopy } from "#server/features/workers/copywriter/copy.ts";
import type { Brief } from "#server/features/workers/copywriter/copywriter.ts";
import { clip, fold, plain } from "#server/features/workers/copywriter/language/escape.ts";
import { isNoun } from "#server/features/workers/copywriter/language/grammar.ts";
import { graphemes, hashtag } from "#server/features/workers/copywriter/language/polish.ts";
import { readRequest } from "#server/features/workers/copywriter/understanding/request.ts";
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

/** Prepares the copywriter's engine for a picture's texts. */
export function preparePictureCopy(brief: PictureBrief): Copy {
  const { profile, seed, today } = brief;
  const prompt = requestedWordsOf(brief)?.text ?? "";
  const engineBrief: Brief = {
    workerId: "ani",
    contentType: "image-copy",
    prompt,
    profile,
    history: [],
    seed,
    today,
  };
  return newCopy(engineBrief, readRequest(prompt, profile?.products ?? []));
}

/**
 * The words of a picture: the request's as the headline, and facts of the business below where there
 * is room. Pure; never throws.
 */
export function localWords(
  brief: PictureBrief,
  copy: Copy = preparePictureCopy(brief),
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
  copy: Copy,
  [firstQuote, secondQuote]: readonly string[],
  requested: RequestedWords | null,
): HeadlineAndRest {
  if (firstQuote) {
    return { headline: withClosedMarks(firstQuote, copy), rest: secondQuote ?? proofOf(copy) };
  }
  if (!requested) return { headline: copy.fit(hooksOf(copy), 62), rest: subjectLine(copy) };
  const rest = requested.rest || proofOf(copy);
  const priced = splitPrice(requested.headline, copy.request.offer);
  return priced ? { ...priced, rest } : { headline: requested.headline, rest };
}

/** The name with its day; null when there is no day or the name contains it. */
function nameWithDay(name: string, { request, moment }: Copy): string | null {
  const when = request.when ?? (moment ? `para ${moment}` : undefined);
  if (!when) return null;
  const day = fold(when).replace(/^(?:el|los|la|las|este|esta|para|hasta) /, "");
  return fold(name).includes(day) ? null : `${name}, ${when}`;
}

/** Hooks that only make sense above a longer text, which a picture does not have. */
const onlyForPosts = /\{biz\}|\bley?end|\b(?:[Ll]ee|[Ll]ea|desliza|guarda|guarde)\b/;

const hooksOf = ({ industry }: Copy): string[] =>
  [...(industry.says ?? []), ...industry.hooks].filter((text) => !onlyForPosts.test(text));

/** One of the business's differentiators. */
function proofOf({ differentiators, dice }: Copy): string | undefined {
  const own = differentiators.length > 0 ? differentiators[dice.below(differentiators.length)] : "";
  return own ? `${capitalize(own)}.` : undefined;
}

/** When nothing was requested: the business's subject with its day or a differentiator. */
function subjectLine(copy: Copy): string | undefined {
  const proof = proofOf(copy);
  if (!isNamed(copy)) return proof;
  const name = capitalize(shorten(copy.subject.bare, 56));
  const line = `${nameWithDay(name, copy) ?? name}.`;
  const both = [line, proof].filter(Boolean).join(" ");
  return graphemes(both) <= 70 ? both : line;
}

/** The subject is in the request or is one of the business's products. */
function isNamed({ subject, industry, products, request }: Copy): boolean {
  if (/^[«(]/.test(subject.bare)) return false;
  const known = [request.subject?.bare ?? "", ...products].some(
    (name) => fold(name) === fold(subject.bare),
  );
  return known && fold(subject.bare) !== fold(industry.thing);
}

/** Quoted words unchanged; only a missing ¿ or ¡ is added. */
function withClosedMarks(text: string, { brief }: Copy): string {
  if (new RegExp(`${escapeRegExp(text)}\\?`, "u").test(brief.prompt)) return `¿${text}?`;
  return new RegExp(`${escapeRegExp(text)}!`, "u").test(brief.prompt) ? `¡${text}!` : text;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A call to action that fits a button. */
function callOf(copy: Copy): string {
  const { announcement } = copy.request;
  if (announcement) return copy.fill("[Escríbenos|Escríbanos]");
  const pool = ["{Act}", "{Lead}", "{Inf}"];
  const known = fold([copy.subject.bare, ...copy.products, copy.brief.prompt].join(" "));
  // The trade's phrases about bouquets do not suit a shop that only sells plants.
  const isOwn = (text: string) =>
    !/\bramo\b/.test(text) || /\b(?:ramos?|flor(?:es)?)\b/.test(known);
  const found = pool
    .map((one) => copy.fill(one))
    .find((text) => isFit(text, pictureLimits.cta) && isOwn(text));
  return found ?? copy.fill("[Escríbenos|Escríbanos]");
}

/** The items of a list: only what the owner wrote. */
function listOf({ brief, products }: Copy): Partial<PictureWords> {
  const shelf = /\b(?:productos|cat[aá]logo|carta|colecci[oó]n|gama|servicios|todo lo que)\b/iu;
  const own = shelf.test(brief.prompt) ? products : (brief.profile?.differentiators ?? []);
  const facts = own
    .map((text) => capitalize(plain(text)).replace(/\.$/, ""))
    .filter((text) => isFit(text, 42));
  return facts.length >= 3 ? { facts: facts.slice(0, 4) } : {};
}

/** A large single word: the first word of the headline, or of the product, if it is a noun. */
function mastheadOf(copy: Copy, headline: string, isAsked: boolean): Partial<PictureWords> {
  const [word = ""] = (isAsked ? headline : isNamed(copy) ? copy.subject.bare : "").split(" ");
  return isNoun(word) && /^\p{L}{3,8}$/u.test(word) ? { masthead: capitalize(word) } : {};
}

function captionOf(copy: Copy, { headline, body, price }: PictureWords): string {
  const tags = [
    hashtag(copy.businessName),
    ...copy.industry.tags.map((tag) => `#${tag}`),
    hashtag(copy.location.split(",")[0] ?? ""),
  ].filter(Boolean);
  const offer = price ? `${price.text}${price.note ? ` ${price.note}` : ""}` : "";
  const call = copy.say(copy.tone.cta[copy.brief.profile?.primaryGoal ?? "sales"]);
  return [
    `**${/[.!?…]$/.test(headline) ? headline : `${headline}.`}**`,
    [body, offer && `${capitalize(offer)}.`].filter(Boolean).join(" "),
    call,
    [...new Set(tags)].slice(0, 5).join(" "),
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
