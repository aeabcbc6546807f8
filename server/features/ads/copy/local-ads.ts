import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { type Angle, angles } from "../creatives/creative.ts";
import { type Ad, type AdBrief, isWithin, limits, type PictureWords } from "./ad-copy.ts";
import { type Dice, dice } from "./dice.ts";
import { type Action, type ActionName, actions } from "./kinds/actions.ts";
import type { AdTrade } from "./kinds/ad-trade.ts";
import { hasOwnWords, isFarewell, isFee } from "./kinds/kinds.ts";
import { actionNameOf, actionOtherwise, tagsOf, tradeAbout } from "./kinds/trades.ts";
import { addressed } from "./page/address-forms.ts";
import { sourceWords } from "./page/site-words.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";
import {
  capital,
  fillTemplate,
  hashtagsOf,
  nameOnly,
  nameSlots,
  type Phrasing,
  productSlots,
  siteSlots,
  timesIn,
} from "./phrasing.ts";
import { seasonNear } from "./season-near.ts";
import { spreadProducts } from "./spread-products.ts";
import { aboutBusiness, farewell } from "./templates/business-templates.ts";
import { kindOfProduct, shortFormOf, templatesFor } from "./templates/choose-templates.ts";
import { fallbacks, shortTemplates } from "./templates/fallbacks.ts";
import { type Circumstances, genericShorts } from "./templates/generic-lines.ts";
import { isNaming, linesOf } from "./templates/lines.ts";
import type { AdTemplates } from "./templates/templates.ts";

/** The texts of one order, written one advertisement after the other. */
interface Week {
  source: SourceWords;
  brief: AdBrief;
  /** Folded texts, lines and calls that are used up: no two texts of a week are alike. */
  used: Set<string>;
}

/**
 * Seven advertisements, one of each angle, from the words of the site and of its trade. Pure, and
 * the same for the same brief; never throws.
 */
export function writeLocalAds(brief: AdBrief): Ad[] {
  const source = sourceWords(brief);
  const week: Week = { source, brief, used: new Set() };
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
  const kind = kindOfProduct(source, product);
  const actionName = actionFor(source, trade);
  const action: Action = actions[actionName];
  const circumstances: Circumstances = {
    action: actionName,
    isNamed: product !== undefined,
    isPriced: product !== undefined && product.price !== null,
    isLocal: source.town !== null && !source.sendsParcels && !isFarOrPacked(product),
  };
  const quote = angle === "proof" ? source.quotes[0] : undefined;
  const season = kind?.gift && !trade.isSolemn ? seasonNear(brief.today) : undefined;
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
  const shortForm = shortFormOf(kind, product);
  const templates = isFarewell(trade)
    ? farewell[angle]
    : templatesFor(angle, kind, product, season !== undefined && angle === "urgency");
  const lines = linesOf(angle, {
    kind,
    trade,
    circumstances,
    standsInLines: product?.noun.hasArticle === true && !isFee(product.name),
    season,
    chance,
  });
  const shorts = hasOwnWords(trade) ? trade.shorts : (kind?.shorts ?? genericShorts(circumstances));
  const writer = { week, phrasing, templates, lines, action, chance, shorts, shortForm };
  const texts = quote ? writtenOnQuote(writer, quote) : writtenOnLine(writer);
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
  templates: AdTemplates;
  lines: readonly string[];
  shorts: readonly string[];
  shortForm: keyof typeof shortTemplates;
  action: Action;
  chance: Dice;
}

/** The first that fits and was not said before, in this order. */
function firstUnused(
  writer: Writer,
  templates: readonly string[],
  max: number,
  slots = {},
): string | null {
  const { week, phrasing } = writer;
  const filled = { ...phrasing, slots: { ...phrasing.slots, ...slots } };
  for (const template of templates) {
    const text = fillTemplate(template, filled, max);
    if (text !== null && !week.used.has(fold(text))) return text;
  }
  return null;
}

/** The same, or where all of them were said before one of them again: a name is never used up. */
function firstUnusedOrAny(
  writer: Writer,
  templates: readonly string[],
  max: number,
  slots = {},
): string {
  const found = firstUnused(writer, templates, max, slots);
  if (found !== null) return found;
  return (
    firstUnused(withNothingUsed(writer), writer.chance.shuffle(templates), max, slots) ??
    writer.week.source.businessName
  );
}

const withNothingUsed = (writer: Writer): Writer => ({
  ...writer,
  week: { ...writer.week, used: new Set<string>() },
});

function markUsed(week: Week, ...texts: (string | null)[]): void {
  for (const text of texts) if (text) week.used.add(fold(text));
}

function writtenOnLine(writer: Writer): Texts {
  const { week } = writer;
  const { primaryText, line, picture, slots } = builtOnLine(writer);
  const texts = { primaryText, ...titles(writer, slots, picture) };
  const body = bodyUnder(writer, slots, picture);
  markUsed(week, line ?? null, primaryText, texts.headline, picture);
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
function builtOnLine(writer: Writer): Built {
  const { templates, chance, lines } = writer;
  const called = callToAction(writer);
  for (const template of lines) {
    const line = firstUnused(writer, [template], limits.pictureBody);
    const picture = line && pictureOf(writer, line);
    if (!picture) continue;
    const slots = { ...called, line };
    const isNamed = isNaming(template);
    const after = isNamed ? (templates.named ?? templates.primaryText) : templates.primaryText;
    const ways = templates.isOrdered
      ? after
      : [...chance.shuffle(after.filter(hasLine)), ...shortTemplates[writer.shortForm]];
    const primaryText = firstUnused(writer, ways, limits.primaryText, slots);
    if (primaryText) return { primaryText, line, picture, slots };
  }
  const candidates = [...templates.primaryText, ...fallbacks.primaryText];
  const plain = candidates.filter((one) => !hasLine(one));
  const picture =
    firstUnused(writer, templates.pictureHeadline, limits.pictureHeadline) ??
    firstUnused(withNothingUsed(writer), templates.pictureHeadline, limits.pictureHeadline) ??
    firstUnusedOrAny(writer, fallbacks.headline, limits.pictureHeadline);
  return {
    primaryText: firstUnusedOrAny(writer, plain, limits.primaryText, called),
    line: undefined,
    picture,
    slots: called,
  };
}

const hasLine = (template: string) => template.includes("{line}");

/** Below the picture's headline; it may say what another advertisement says as its title. */
function bodyUnder(
  { templates, phrasing }: Writer,
  slots: object,
  picture: string,
): string | undefined {
  const filled = { ...phrasing, slots: { ...phrasing.slots, ...slots } };
  const { n, biz } = phrasing.slots;
  const repeats = (text: string) =>
    fold(text) === fold(picture) ||
    [n, biz].some((name) => timesIn(picture, name) > 0 && timesIn(text, name) > 0);
  return (
    templates.pictureBody
      .map((template) => fillTemplate(template, filled, limits.pictureBody))
      .find((text) => text !== null && !repeats(text)) ?? undefined
  );
}

const wordsMax = 14;

/** What stands large in the picture beside a line: the line itself, where it is short enough. */
function pictureOf(writer: Writer, line: string): string | null {
  if (!isWithin(line, 84)) return null;
  const picture = writer.templates.pictureHeadline.includes("{line}")
    ? line.replace(/(?<=^[^.]*)\.$/, "")
    : firstUnused(writer, writer.templates.pictureHeadline, limits.pictureHeadline);
  if (!picture || !isWithin(picture, limits.pictureHeadline)) return null;
  return picture.split(" ").length > wordsMax ? null : picture;
}

/** What the reader is asked to do, said in another way each time while there is one. */
function callToAction({ action, phrasing, chance, week }: Writer): { act: string; Act: string } {
  const ways = chance.shuffle(action.said).map((way) => addressed(way, phrasing.form)!);
  const act = ways.find((way) => !week.used.has(way)) ?? ways[0]!;
  week.used.add(act);
  return { act, Act: capital(act) };
}

function titles(
  writer: Writer,
  slots: object,
  picture: string,
): Pick<Ad, "headline" | "description"> {
  const { templates, chance, week, phrasing } = writer;
  const headline =
    firstUnused(
      writer,
      [...chance.shuffle(templates.headline), ...fallbacks.headline],
      limits.headline,
      slots,
    ) ?? firstUnusedOrAny(writer, fallbacks.headline, limits.headline);
  const shorts = chance.shuffle(writer.shorts);
  const described = templates.description.flatMap((one) => (one === "{short}" ? shorts : [one]));
  const description =
    described
      .map((one) =>
        fillTemplate(
          one,
          { ...phrasing, slots: { ...phrasing.slots, ...slots } },
          limits.description,
        ),
      )
      .find(
        (text) =>
          text &&
          !fold(headline).includes(fold(text)) &&
          fold(text) !== fold(picture) &&
          !week.used.has(`description ${fold(text)}`),
      ) ?? phrasing.slots.biz!;
  week.used.add(`description ${fold(description)}`);
  return { headline, description };
}

/** A customer's words, and the business that they are about. */
function writtenOnQuote(writer: Writer, quote: { text: string; source: string }): Texts {
  const { week } = writer;
  const slots = { ...callToAction(writer), quote: quote.text, source: quote.source };
  const primaryText =
    firstUnused(
      writer,
      [
        "«{quote}». {source}. {biz}, en {town}.",
        "«{quote}». {source}.",
        "«{quote}». {biz}, en {town}.",
        "«{quote}». {biz}.",
      ],
      limits.primaryText,
      slots,
    ) ?? firstUnusedOrAny(writer, fallbacks.primaryText, limits.primaryText, slots);
  const headline = firstUnusedOrAny(
    writer,
    [
      "Lo que cuentan de {biz}",
      "{biz}, contado por clientes",
      ...aboutBusiness.proof.headline,
      ...fallbacks.headline,
    ],
    limits.headline,
    slots,
  );
  const description = firstUnusedOrAny(
    writer,
    ["{fact}", "En {town}", "Reseña en nuestra web", "{biz}"],
    limits.description,
    slots,
  );
  markUsed(week, primaryText, headline);
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

function actionFor(source: SourceWords, trade: AdTrade): ActionName {
  const sells = source.products.some(({ price }) => price !== null);
  const { otherAction, page, house } = source;
  if (isFarewell(trade)) return "look";
  return otherAction
    ? actionOtherwise(otherAction, sells)
    : actionNameOf(trade, page.statements.join(" "), sells, house);
}
