import { fold } from "#server/features/workers/copywriter/escape.ts";
import { isNoun } from "#server/features/workers/copywriter/grammar.ts";
import type { Industry } from "#server/features/workers/copywriter/lexicon/industry.ts";
import { toneFor } from "#server/features/workers/copywriter/lexicon/tones.ts";
import { type Dice, dice } from "#server/features/workers/copywriter/seed.ts";
import { type Angle, angles } from "../creatives/creative.ts";
import { type Ad, type AdBrief, isWithin, limits, type PictureWords } from "./ad-copy.ts";
import { addressed } from "./address-forms.ts";
import {
  type AngleLines,
  aboutBusiness,
  aboutProduct,
  lastResorts,
  shortest,
  withoutFeast,
  withoutPrice,
} from "./angle-lines.ts";
import { linesOf } from "./lines-of-trade.ts";
import {
  capital,
  hashtagsOf,
  nameOnly,
  nameSlots,
  type Phrasing,
  productSlots,
  said,
  siteSlots,
  timesIn,
} from "./phrasing.ts";
import { seasonNear } from "./season-near.ts";
import { type ProductWords, type SourceWords, sourceWords } from "./site-words.ts";
import { spreadProducts } from "./spread-products.ts";
import { type Action, actionOf, isFestive, isOfTrade, tradeAbout } from "./trades.ts";

/** The texts of one order, written one advertisement after the other. */
interface Week {
  source: SourceWords;
  brief: AdBrief;
  /** Folded texts and lines that are used up. */
  taken: Set<string>;
}

/**
 * Seven advertisements, one of each angle, from the words of the site and of its trade. Pure, and
 * the same for the same brief; never throws.
 */
export function writeLocalAds(brief: AdBrief): Ad[] {
  const source = sourceWords(brief);
  const week: Week = { source, brief, taken: new Set() };
  const chance = dice(`${brief.seed} ${fold(brief.businessName)}`);
  const turns = chance.shuffle(source.products);
  // What has a price is what an offer is made of.
  const offered = turns.find(({ price }) => price !== null) ?? turns[0];
  // Who is quoted speaks of the business.
  const days = (brief.days ?? angles).filter((day) => day !== "proof" || !source.quotes[0]);
  const products = spreadProducts(turns, offered, days);
  return angles.map((angle) => writeAd(week, angle, products.get(angle) ?? offered));
}

function writeAd(week: Week, angle: Angle, product: ProductWords | undefined): Ad {
  const { source, brief } = week;
  const chance = dice(`${brief.seed} ${fold(brief.businessName)} ${angle}`);
  const others = product ? chance.shuffle(source.products.filter((one) => one !== product)) : [];
  const trade = tradeAbout(source.trade, product?.name ?? "");
  const action = actionFor(source, trade);
  const quote = angle === "proof" ? source.quotes[0] : undefined;
  const season = isFestive(trade) && !trade.solemn ? seasonNear(brief.today) : undefined;
  const phrasing: Phrasing = {
    form: source.form,
    page: source.page,
    lent: [
      ...(season ? [season.name] : []),
      ...(quote ? [quote.source, "Reseña en nuestra web"] : []),
    ],
    subject: product?.noun ?? nameOnly(source.businessName),
    slots: {
      ...siteSlots(source),
      ...(product
        ? productSlots(product, others, action.choosable === true)
        : nameSlots(source.businessName)),
      moment: season?.name,
      chosen:
        action.choosable && others.length > 0
          ? addressed("[Tú eliges|Usted elige|Vos elegís]", source.form)!
          : undefined,
    },
  };
  const pools = poolsOf(angle, product, season !== undefined);
  const lines = linesOf(angle, {
    trade,
    source,
    isChoice: action.choosable === true,
    season,
    chance,
  });
  const writer = { week, phrasing, pools, lines, action, chance };
  const texts = quote ? quoted(writer, quote) : argued(writer);
  return {
    angle,
    ...texts,
    hashtags: hashtagsOf([
      source.businessName,
      quote ? null : product?.tag,
      source.town,
      ...chance.shuffle(trade.tags),
    ]),
    cta: action.cta,
    button: action.button,
    picture: {
      ...texts.picture,
      ...(angle === "offer" ? offerOf(product, others) : {}),
      ...(angle === "benefit" ? factsOf(source) : {}),
      ...(quote ? {} : mastheadOf(product)),
    },
    productIndex: quote ? null : (product?.index ?? null),
  };
}

type Texts = Pick<Ad, "primaryText" | "headline" | "description" | "picture">;

interface Writer {
  week: Week;
  phrasing: Phrasing;
  pools: AngleLines;
  lines: readonly string[];
  action: Action;
  chance: Dice;
}

/** The first that fits and was not said before, in this order. */
function first(
  writer: Writer,
  templates: readonly string[],
  max: number,
  slots = {},
): string | null {
  const { week, phrasing } = writer;
  const filled = { ...phrasing, slots: { ...phrasing.slots, ...slots } };
  for (const template of templates) {
    const text = said(template, filled, max);
    if (text !== null && !week.taken.has(fold(text))) return text;
  }
  return null;
}

/** The same, or where all of them were said before one of them again: a name is never used up. */
function firstOrAgain(
  writer: Writer,
  templates: readonly string[],
  max: number,
  slots = {},
): string {
  const found = first(writer, templates, max, slots);
  if (found !== null) return found;
  const again = { ...writer, week: { ...writer.week, taken: new Set<string>() } };
  return (
    first(again, writer.chance.shuffle(templates), max, slots) ?? writer.week.source.businessName
  );
}

function take(week: Week, ...texts: (string | null)[]): void {
  for (const text of texts) if (text) week.taken.add(fold(text));
}

function argued(writer: Writer): Texts {
  const { week, pools, chance } = writer;
  const { line, picture } = pictureLine(writer);
  const slots = { ...calls(writer), line };
  // Those that say the line come first; the others are for a line that is too long.
  const own = (pool: readonly string[]) => [
    ...chance.shuffle(pool.filter((one) => one.includes("{line}"))),
    ...pool.filter((one) => !one.includes("{line}")),
  ];
  const primaryText = firstOrAgain(
    writer,
    [...own(pools.primaryText), ...shortest, ...lastResorts.primaryText],
    limits.primaryText,
    slots,
  );
  const texts = { primaryText, ...titles(writer, slots, picture) };
  const body = bodyUnder(writer, slots, picture);
  take(week, line ?? null, primaryText, texts.headline);
  return { ...texts, picture: { headline: picture, ...(body ? { body } : {}) } };
}

/** Below the picture's headline; it may say what another advertisement says as its title. */
function bodyUnder(
  { pools, phrasing }: Writer,
  slots: object,
  picture: string,
): string | undefined {
  const filled = { ...phrasing, slots: { ...phrasing.slots, ...slots } };
  const { n, biz } = phrasing.slots;
  const repeats = (text: string) =>
    fold(text) === fold(picture) ||
    [n, biz].some((name) => timesIn(picture, name) > 0 && timesIn(text, name) > 0);
  return (
    pools.pictureBody
      .map((template) => said(template, filled, limits.pictureBody))
      .find((text) => text !== null && !repeats(text)) ?? undefined
  );
}

const wordsMax = 14;

/** The trade's line that the advertisement is built on, and what stands large in its picture. */
function pictureLine(writer: Writer): { line: string | undefined; picture: string } {
  const { week, pools, lines } = writer;
  for (const line of lines) {
    const text = first(writer, [line], limits.pictureBody);
    // It must leave room for what is the site's own.
    if (!text || !isWithin(text, 84)) continue;
    const large = pools.pictureHeadline.includes("{line}");
    const picture = large
      ? text.replace(/(?<=^[^.]*)\.$/, "")
      : first(writer, pools.pictureHeadline, limits.pictureHeadline);
    if (!picture || !isWithin(picture, limits.pictureHeadline)) continue;
    if (picture.split(" ").length > wordsMax) continue;
    take(week, text, picture);
    return { line: text, picture };
  }
  const picture =
    first(writer, pools.pictureHeadline, limits.pictureHeadline) ??
    firstOrAgain(writer, lastResorts.headline, limits.pictureHeadline);
  week.taken.add(fold(picture));
  return { line: undefined, picture };
}

function calls({ action, phrasing, chance }: Writer): { act: string; Act: string } {
  const act = addressed(action.said[chance.below(action.said.length)]!, phrasing.form)!;
  return { act, Act: capital(act) };
}

function titles(
  writer: Writer,
  slots: object,
  picture: string,
): Pick<Ad, "headline" | "description"> {
  const { pools, chance, week, phrasing } = writer;
  const { tone, trade } = week.source;
  const voiced = chance.shuffle(toneFor(trade, tone).headlines);
  const headline =
    first(
      writer,
      [
        ...chance.shuffle(pools.headline).flatMap((one) => (one === "{tone}" ? voiced : [one])),
        ...lastResorts.headline,
      ],
      limits.headline,
      slots,
    ) ?? firstOrAgain(writer, lastResorts.headline, limits.headline);
  const about = tradeAbout(trade, phrasing.slots.N ?? "");
  const shorts = chance.shuffle(
    about.shorts.filter((short) => isOfTrade(short, about, week.source)),
  );
  const described = pools.description.flatMap((one) => (one === "{short}" ? shorts : [one]));
  const description =
    described
      .map((one) =>
        said(one, { ...phrasing, slots: { ...phrasing.slots, ...slots } }, limits.description),
      )
      .find(
        (text) =>
          text &&
          !fold(headline).includes(fold(text)) &&
          fold(text) !== fold(picture) &&
          !week.taken.has(`description ${fold(text)}`),
      ) ?? phrasing.slots.biz!;
  week.taken.add(`description ${fold(description)}`);
  return { headline, description };
}

/** A customer's words, and the business that they are about. */
function quoted(writer: Writer, quote: { text: string; source: string }): Texts {
  const { week } = writer;
  const slots = { ...calls(writer), quote: quote.text, source: quote.source };
  const primaryText =
    first(
      writer,
      [
        "«{quote}». {source}. {biz}, en {town}.",
        "«{quote}». {source}.",
        "«{quote}». {biz}, en {town}.",
        "«{quote}». {biz}.",
      ],
      limits.primaryText,
      slots,
    ) ?? firstOrAgain(writer, lastResorts.primaryText, limits.primaryText, slots);
  const headline = firstOrAgain(
    writer,
    [
      "Lo que cuentan de {biz}",
      "{biz}, contado por clientes",
      ...aboutBusiness.proof.headline,
      ...lastResorts.headline,
    ],
    limits.headline,
    slots,
  );
  const description = firstOrAgain(
    writer,
    ["{fact}", "En {town}", "Reseña en nuestra web", "{biz}"],
    limits.description,
    slots,
  );
  take(week, primaryText, headline);
  return { primaryText, headline, description, picture: { headline: quote.text, quote } };
}

function poolsOf(angle: Angle, product: ProductWords | undefined, isFeast: boolean): AngleLines {
  if (!product) return aboutBusiness[angle];
  if (angle === "urgency" && !isFeast) return withoutFeast;
  return angle === "offer" && product.price === null ? withoutPrice : aboutProduct[angle];
}

function offerOf(
  product: ProductWords | undefined,
  others: readonly ProductWords[],
): Partial<PictureWords> {
  const all = product ? [product, ...others].slice(0, 3) : [];
  return {
    ...(product?.price ? { price: { text: product.price } } : {}),
    ...(all.length === 3
      ? {
          items: all.map(({ name, price, index }) => ({
            name,
            ...(price ? { priceText: price } : {}),
            productIndex: index,
          })),
        }
      : {}),
  };
}

function factsOf({ statements, town }: SourceWords): Partial<PictureWords> {
  const facts = [...statements, ...(town ? [`En ${town}`] : [])].slice(0, 4);
  return facts.length >= 3 ? { facts } : {};
}

/** The product's own noun, if it is short enough to fill a cover. */
function mastheadOf(product: ProductWords | undefined): Partial<PictureWords> {
  const word = product?.noun.bare.split(" ")[0] ?? "";
  return isNoun(word) && /^\p{L}{3,8}$/u.test(word) ? { masthead: capital(word) } : {};
}

function actionFor(source: SourceWords, trade: Industry): Action {
  const sells = source.products.some(({ price }) => price !== null);
  return actionOf(trade, source.page.statements.join(" "), sells);
}
