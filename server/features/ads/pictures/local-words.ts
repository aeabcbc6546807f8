import { type Copy, newCopy } from "#server/features/workers/copywriter/copy.ts";
import type { Brief } from "#server/features/workers/copywriter/copywriter.ts";
import { clip, fold, plain } from "#server/features/workers/copywriter/language/escape.ts";
import { isNoun } from "#server/features/workers/copywriter/language/grammar.ts";
import { graphemes, hashtag } from "#server/features/workers/copywriter/language/polish.ts";
import { readRequest } from "#server/features/workers/copywriter/understanding/request.ts";
import { type PictureBrief, type PictureWords, pictureLimits } from "./picture-brief.ts";

/** What only orders a picture, and how it is to look: no word of it belongs into one. */
const order =
  /^\s*(?:(?:hola|oye|porfa|por favor)[,.]?\s+)?(?:(?:me\s+)?(?:hazme|haz|haces|crea|créame|dibuja|dibújame|genera|genérame|diseña|diséñame|prepara|prepárame|quiero|necesito|dame|pon)\s+)?(?:(?:una?|otra|la)\s+)?(?:imagen|foto|creatividad|cartel|dibujo|gráfica|historia|story|banner|horizontal|vertical|cuadrada|apaisada)(?!\p{L})(?:\s+(?:cuadrada|vertical|horizontal|bonita|chula|nueva|moderna|elegante|sencilla|divertida|alegre))*(?:\s+(?:para|de)\s+(?:instagram|facebook|whatsapp|redes(?: sociales)?|stories))?(?:\s+(?:en|con(?: tonos?| colores?| fondo)?|de color)\s+(?:azul|verde|roj[oa]|naranja|amarill[oa]|rosa|morad[oa]|turquesa|marrón|negr[oa]|blanc[oa])s?)?(?:\s+(?:para|de)\s+(?:mi|nuestr[oa])\s+\p{L}+\s*[:,])?(?:\s+(?:que\s+)?(?:anuncie|diga|promocione|presente|cuente)(?!\p{L})|\s+para\s+(?:anunciar|presentar|promocionar|contar)(?!\p{L})|\s+(?:sobre|de|con|para)(?!\p{L})|\s*[:,])?\s*/iu;

/** The request without the words that order a picture. */
const subjectOf = (prompt: string): string => prompt.replace(order, "").trim();

const quoted = /[«“"]([^«»“”"\n]{2,90})[»”"]/gu;

/** «Hogaza de centeno» in quotes is one of the products, and no wording. */
function withoutMarks({ prompt, profile }: PictureBrief): string {
  const names = [...(profile?.products ?? []), profile?.mainService ?? ""].map(fold);
  return prompt.replace(quoted, (all, words: string) =>
    names.includes(fold(words)) ? words : all,
  );
}

/** The copy of what was asked: the engine that writes all texts, told that a picture's are wanted. */
export function copyOf(brief: PictureBrief): Copy {
  const { profile, seed, today } = brief;
  const prompt = subjectOf(withoutMarks(brief));
  const asked: Brief = {
    workerId: "ani",
    contentType: "image-copy",
    prompt,
    profile,
    history: [],
    seed,
    today,
  };
  return newCopy(asked, readRequest(prompt, profile?.products ?? []));
}

/** The words of a picture, from the request and what is known of the business. Pure; never throws. */
export function localWords(brief: PictureBrief, copy: Copy = copyOf(brief)): PictureWords {
  const quotes = [...withoutMarks(brief).matchAll(quoted)].map((match) =>
    clip(plain(match[1]!), pictureLimits.headline),
  );
  const { headline, body } = said(copy, quotes.filter(Boolean));
  const cta = callOf(copy);
  const words: PictureWords = {
    headline: bare(headline),
    ...(body && fold(body) !== fold(headline) ? { body } : {}),
    cta,
    ...priceOf(copy),
    ...itemsOf(copy),
    caption: "",
  };
  return { ...words, caption: captionOf(copy, words) };
}

/** What stands large, and the line under it. */
function said(copy: Copy, quotes: readonly string[]): { headline: string; body?: string } {
  const { brief, request, subject } = copy;
  const [first, second] = quotes;
  if (first) return { headline: marked(first, copy), body: second ?? about(copy) };
  const { announcement } = request;
  if (announcement) {
    const fact = factOf(copy);
    return {
      headline: copy.fit(announcement.hooks, 48),
      body: fact ?? copy.fit(announcement.lines, pictureLimits.body),
    };
  }
  const question = /¿([^¿?]{6,60})\?/u.exec(brief.prompt)?.[1];
  // Not one that is put to whoever draws.
  if (
    question &&
    !/^(?:puedes|podr[ií]as|me |qu[eé]|cu[aá]l|c[oó]mo|haces|tienes|cu[aá]nto|sabes)/iu.test(
      question,
    )
  ) {
    return { headline: `¿${plain(question)}?`, body: about(copy) };
  }
  const written = headlineWritten(copy);
  if (written) return written;
  if (request.offer) {
    const name = capital(short(subject.bare, 34));
    return { headline: dated(name, copy) ?? name, body: sentenceOf(copy, pictureLimits.body) };
  }
  return { headline: copy.fit(hooksOf(copy), 62), body: about(copy) };
}

/** «Factura en dos clics: prueba gratis de 14 días» is a headline and its line already. */
function headlineWritten({ brief, request }: Copy): { headline: string; body: string } | null {
  const match = /^([^:\n]{8,48}):\s+([^:\n]{6,90})$/u.exec(brief.prompt.trim());
  const [, before = "", after = ""] = match ?? [];
  if (!match || isPriced(request.offer) || /^(?:mi|un[oa]?|nuestr[oa]|para|sobre)\s/iu.test(before))
    return null;
  if (plain(before) !== before || plain(after).length < after.length - 1) return null;
  return { headline: capital(before), body: `${capital(plain(after)).replace(/\.$/, "")}.` };
}

const isPriced = (offer: string | undefined) => /^\$?\d/.test(offer ?? "");

/** A sentence of the person's own. */
const factOf = ({ request }: Copy): string | undefined =>
  request.facts.find(
    (text) => graphemes(text) <= pictureLimits.body && text.split(" ").length >= 3,
  );

/** With its day, unless the name says it already. */
function dated(name: string, { request, moment }: Copy): string | null {
  const when = request.when ?? (moment ? `para ${moment}` : undefined);
  if (!when) return null;
  const day = fold(when).replace(/^(?:el|los|la|las|este|esta|para|hasta) /, "");
  return fold(name).includes(day) ? null : `${name}, ${when}`;
}

/** Said of a text that goes on under it, which a picture does not. */
const ofPosts = /\{biz\}|\bley?end|\b(?:[Ll]ee|[Ll]ea|desliza|guarda|guarde)\b/;

const hooksOf = ({ industry }: Copy): string[] =>
  [...(industry.says ?? []), ...industry.hooks].filter((text) => !ofPosts.test(text));

function sentenceOf(copy: Copy, max: number): string {
  return copy.fit(hooksOf(copy), max);
}

/** What it is about, with its day or season, or with what makes the business its own. */
function about(copy: Copy): string | undefined {
  const { subject, differentiators, dice } = copy;
  const fact = factOf(copy);
  if (fact) return fact;
  const own = differentiators.length > 0 ? differentiators[dice.below(differentiators.length)] : "";
  const proof = own ? `${capital(own)}.` : "";
  if (!isNamed(copy)) return proof || undefined;
  const name = capital(short(subject.bare, 56));
  const line = `${dated(name, copy) ?? name}.`;
  const both = `${line} ${proof}`.trim();
  return graphemes(both) <= 70 ? both : line;
}

/** It was said, or is one of the business's products. */
function isNamed({ subject, industry, products, request }: Copy): boolean {
  if (/^[«(]/.test(subject.bare)) return false;
  const known = [request.subject?.bare ?? "", ...products].some(
    (name) => fold(name) === fold(subject.bare),
  );
  return known && fold(subject.bare) !== fold(industry.thing);
}

/** Quoted words exactly as given, but for a mark that was left open. */
function marked(text: string, { brief }: Copy): string {
  if (new RegExp(`${escaped(text)}\\?`, "u").test(brief.prompt)) return `¿${text}?`;
  return new RegExp(`${escaped(text)}!`, "u").test(brief.prompt) ? `¡${text}!` : text;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the reader is asked to do, short enough for a button. */
function callOf(copy: Copy): string {
  const { announcement } = copy.request;
  if (announcement) return copy.fill("[Escríbenos|Escríbanos]");
  const pool = ["{Act}", "{Lead}", "{Inf}"];
  const known = fold([copy.subject.bare, ...copy.products, copy.brief.prompt].join(" "));
  // A shop of plants has no bunch of flowers to order.
  const isOwn = (text: string) =>
    !/\bramo\b/.test(text) || /\b(?:ramos?|flor(?:es)?)\b/.test(known);
  const found = pool
    .map((one) => copy.fill(one))
    .find((text) => isFit(text, pictureLimits.cta) && isOwn(text));
  return found ?? copy.fill("[Escríbenos|Escríbanos]");
}

/** A price or a discount, as the person stated it. */
function priceOf({ request, subject }: Copy): Partial<PictureWords> {
  const [offer] = (request.offer ?? "").split(", ");
  if (!offer) return {};
  const percent = /^un (\d{1,2} %) (de descuento)$/.exec(offer);
  if (percent) return { price: { text: `−${percent[1]}`, note: percent[2] } };
  const price = /^(\$?\d[\d.,×]*(?: ?€)?)(?: (.{2,18}))?$/u.exec(offer);
  if (price) return { price: { text: price[1]!, ...(price[2] ? { note: price[2] } : {}) } };
  return fold(subject.bare).includes(fold(offer)) ? {} : { note: capital(short(offer, 40)) };
}

/** What a list or a shelf is made of: only what the owner wrote. */
function itemsOf(copy: Copy): Partial<PictureWords> {
  const { brief, products, subject } = copy;
  const shelf = /\b(?:productos|cat[aá]logo|carta|colecci[oó]n|gama|servicios|todo lo que)\b/iu;
  const facts = (brief.profile?.differentiators ?? [])
    .map((text) => capital(plain(text)).replace(/\.$/, ""))
    .filter((text) => isFit(text, 42));
  const names = products.map((name) => capital(name)).filter((name) => isFit(name, 30));
  const [word = ""] = subject.bare.split(" ");
  return {
    ...(facts.length >= 3 ? { facts: facts.slice(0, 4) } : {}),
    ...(names.length >= 3 && shelf.test(brief.prompt)
      ? { items: names.slice(0, 3).map((name) => ({ name })) }
      : {}),
    ...(isNamed(copy) && isNoun(word) && /^\p{L}{3,8}$/u.test(word)
      ? { masthead: capital(word) }
      : {}),
  };
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
    [body, offer && `${capital(offer)}.`].filter(Boolean).join(" "),
    call,
    [...new Set(tags)].slice(0, 5).join(" "),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const isFit = (text: string, max: number) => text !== "" && graphemes(text) <= max;
const capital = (text: string) => text && text[0]!.toUpperCase() + text.slice(1);
const short = (text: string, max: number) => clip(text.replace(/[«»]/g, ""), max);

/** A headline of one sentence needs no full stop. */
const bare = (text: string) => (/[.!?…].*\.$/u.test(text) ? text : text.replace(/\.$/, ""));
