import { fold } from "#server/features/workers/copywriter/language/escape.ts";
import { isNoun } from "#server/features/workers/copywriter/language/grammar.ts";
import { type Dice, dice } from "#server/features/workers/copywriter/language/seed.ts";
import type { Industry } from "#server/features/workers/copywriter/lexicon/industry.ts";
import { type Angle, angles } from "../creatives/creative.ts";
import { type Ad, type AdBrief, isWithin, limits, type PictureWords } from "./ad-copy.ts";
import type { Frames } from "./frames/frames.ts";
import { aboutBusiness, farewell } from "./frames/frames-of-houses.ts";
import { lastResorts, shortest } from "./frames/last-resorts.ts";
import { type Circumstances, shortsOfAnything } from "./frames/lines-of-anything.ts";
import { isNaming, linesOf } from "./frames/lines-of-kind.ts";
import { kindOf, poolsOf, wayOf } from "./frames/pools.ts";
import { hasOwnWords, isFarewell, isFee } from "./kinds/kinds.ts";
import {
  type Action,
  type ActionName,
  actionNameOf,
  actionOtherwise,
  actions,
  tagsOf,
  tradeAbout,
} from "./kinds/trades.ts";
import { addressed } from "./page/address-forms.ts";
import { type ProductWords, type SourceWords, sourceWords } from "./page/site-words.ts";
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
import { spreadProducts } from "./spread-products.ts";

/** The texts of one order, written one advertisement after the other. */
interface Week {
  source: SourceWords;
  brief: AdBrief;
  /** Folded texts, lines and calls that are used up: no two texts of a week are alike. */
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

function writeAd(week: Week, angle: Angle, turn: ProductWords | undefined): Ad {
  const { source, brief } = week;
  // A farewell is not sold by its parts.
  const product = isFarewell(tradeAbout(source.trade, turn?.name ?? "")) ? undefined : turn;
  const chance = dice(`${brief.seed} ${fold(brief.businessName)} ${angle}`);
  const others = product ? chance.shuffle(source.products.filter((one) => one !== product)) : [];
  const trade = tradeAbout(source.trade, product?.name ?? "");
  const kind = kindOf(source, product);
  const actionName = actionFor(source, trade);
  const action: Action = actions[actionName];
  const circumstances: Circumstances = {
    action: actionName,
    isNamed: product !== undefined,
    isPriced: product !== undefined && product.price !== null,
    isLocal: source.town !== null && !source.sendsParcels && !isFarOrPacked(product),
  };
  const quote = angle === "proof" ? source.quotes[0] : undefined;
  const season = kind?.gift && !trade.solemn ? seasonNear(brief.today) : undefined;
  const phrasing: Phrasing = {
    form: source.form,
    page: source.page,
    lent: [
      ...(season ? [season.name, capital(season.name)] : []),
      ...(source.hours ? ["Abrimos"] : []),
      ...(quote ? [quote.source, "Reseña en nuestra web"] : []),
    ],
    subject: product?.noun ?? nameOnly(source.businessName),
    slots: {
      ...siteSlots(source),
      ...(product
        ? productSlots(product, others, action.choosable === true)
        : nameSlots(source.businessName)),
      moment: season?.name,
      ...(kind?.away && product ? { town: undefined } : {}),
      chosen:
        action.choosable && others.length > 0
          ? addressed("[Tú eliges|Usted elige|Vos elegís]", source.form)!
          : undefined,
    },
  };
  const way = wayOf(kind, product);
  const pools = isFarewell(trade)
    ? farewell[angle]
    : poolsOf(angle, kind, product, season !== undefined && angle === "urgency");
  const lines = linesOf(angle, {
    kind,
    trade,
    circumstances,
    standsInLines: product?.noun.hasArticle === true && !isFee(product.name),
    season,
    chance,
  });
  const shorts = hasOwnWords(trade)
    ? trade.shorts
    : (kind?.shorts ?? shortsOfAnything(circumstances));
  const writer = { week, phrasing, pools, lines, action, chance, shorts, way };
  const texts = quote ? quoted(writer, quote) : argued(writer);
  return {
    angle,
    ...texts,
    hashtags: hashtagsOf([
      source.businessName,
      quote ? null : product?.tag,
      source.town,
      ...chance.shuffle(tagsOf(source)),
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

/** Nobody looks for these in a town: they are sent, sold as a pass or held on a screen. */
const isFarOrPacked = (product: ProductWords | undefined): boolean =>
  /\b(?:pack|lote|caja|kit|set|online|on line|tarjeta|suscripcion|bono|cuota|pase|abono|domicilio|plan|tarifa)\b/.test(
    fold(product?.name ?? ""),
  );

type Texts = Pick<Ad, "primaryText" | "headline" | "description" | "picture">;

interface Writer {
  week: Week;
  phrasing: Phrasing;
  pools: Frames;
  lines: readonly string[];
  shorts: readonly string[];
  way: keyof typeof shortest;
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
  return (
    first(forgetful(writer), writer.chance.shuffle(templates), max, slots) ??
    writer.week.source.businessName
  );
}

const forgetful = (writer: Writer): Writer => ({
  ...writer,
  week: { ...writer.week, taken: new Set<string>() },
});

function take(week: Week, ...texts: (string | null)[]): void {
  for (const text of texts) if (text) week.taken.add(fold(text));
}

function argued(writer: Writer): Texts {
  const { week } = writer;
  const { primaryText, line, picture, slots } = built(writer);
  const texts = { primaryText, ...titles(writer, slots, picture) };
  const body = bodyUnder(writer, slots, picture);
  take(week, line ?? null, primaryText, texts.headline, picture);
  return { ...texts, picture: { headline: picture, ...(body ? { body } : {}) } };
}

interface Built {
  primaryText: string;
  line: string | undefined;
  /** What stands large in the picture. */
  picture: string;
  slots: Record<string, string | undefined>;
}

/** The first line that leaves room for what is the site's own, and the sentence that follows it. */
function built(writer: Writer): Built {
  const { pools, chance, lines } = writer;
  const called = calls(writer);
  for (const template of lines) {
    const line = first(writer, [template], limits.pictureBody);
    const picture = line && pictureOf(writer, line);
    if (!picture) continue;
    const slots = { ...called, line };
    const isNamed = isNaming(template);
    const after = isNamed ? (pools.named ?? pools.primaryText) : pools.primaryText;
    const ways = pools.isOrdered
      ? after
      : [...chance.shuffle(after.filter(hasLine)), ...shortest[writer.way]];
    const primaryText = first(writer, ways, limits.primaryText, slots);
    if (primaryText) return { primaryText, line, picture, slots };
  }
  const templates = [...pools.primaryText, ...lastResorts.primaryText];
  const plain = templates.filter((one) => !hasLine(one));
  const picture =
    first(writer, pools.pictureHeadline, limits.pictureHeadline) ??
    first(forgetful(writer), pools.pictureHeadline, limits.pictureHeadline) ??
    firstOrAgain(writer, lastResorts.headline, limits.pictureHeadline);
  return {
    primaryText: firstOrAgain(writer, plain, limits.primaryText, called),
    line: undefined,
    picture,
    slots: called,
  };
}

const hasLine = (template: string) => template.includes("{line}");

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

/** What stands large in the picture beside a line: the line itself, where it is short enough. */
function pictureOf(writer: Writer, line: string): string | null {
  if (!isWithin(line, 84)) return null;
  const picture = writer.pools.pictureHeadline.includes("{line}")
    ? line.replace(/(?<=^[^.]*)\.$/, "")
    : first(writer, writer.pools.pictureHeadline, limits.pictureHeadline);
  if (!picture || !isWithin(picture, limits.pictureHeadline)) return null;
  return picture.split(" ").length > wordsMax ? null : picture;
}

/** What the reader is asked to do, said in another way each time while there is one. */
function calls({ action, phrasing, chance, week }: Writer): { act: string; Act: string } {
  const ways = chance.shuffle(action.said).map((way) => addressed(way, phrasing.form)!);
  const act = ways.find((way) => !week.taken.has(way)) ?? ways[0]!;
  week.taken.add(act);
  return { act, Act: capital(act) };
}

function titles(
  writer: Writer,
  slots: object,
  picture: string,
): Pick<Ad, "headline" | "description"> {
  const { pools, chance, week, phrasing } = writer;
  const headline =
    first(
      writer,
      [...chance.shuffle(pools.headline), ...lastResorts.headline],
      limits.headline,
      slots,
    ) ?? firstOrAgain(writer, lastResorts.headline, limits.headline);
  const shorts = chance.shuffle(writer.shorts);
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

function actionFor(source: SourceWords, trade: Industry): ActionName {
  const sells = source.products.some(({ price }) => price !== null);
  const { otherAction, page, house } = source;
  if (isFarewell(trade)) return "look";
  return otherAction
    ? actionOtherwise(otherAction, sells)
    : actionNameOf(trade, page.statements.join(" "), sells, house);
}
