import { fold } from "#copywriter/spanish/fold.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import { isWithin, limits } from "./ad-copy.ts";
import { filled } from "./calls.ts";
import { afterColon } from "./facts/after-colon.ts";
import { shorterOf } from "./facts/cut-short.ts";
import { promiseIn } from "./facts/promise-in.ts";
import { addressed } from "./page/address-forms.ts";
import { doneTo } from "./page/done-to.ts";
import { kindOf } from "./page/product-names.ts";
import { tellsTrade } from "./page/shop-trade.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";
import type { TextsInput } from "./texts-input.ts";

/** The words in bold under a picture, the best first: the offer, then what is told, then the shop. */
export function titlesOf({ source, fact, question, product }: TextsInput): string[] {
  const { businessName: biz, town } = source;
  const isOffer = fact.topic === "product" && product !== undefined;
  const { kicker, short, sentence: whole, answer } = fact;
  const isAsked = question !== null && short === question;
  const large = isAsked ? [] : [short, ...shorterOf(short, limits.headline)];
  const named = promiseIn(whole) ?? "";
  const told =
    kicker && !isAsked
      ? // «15 % de descuento» without «Hermanos» would be everybody's.
        [`${kicker}: ${afterColon(short)}`, ...(kicker.includes(" ") ? [kicker] : [])]
      : [...large, named, ...shorterOf(whole, limits.headline)];
  const both = `${question} ${(answer ?? whole).replace(/\.$/, "")}`;
  // «¿Y si algo falla?» is ours; what answers it is the shop's.
  const isOwn = question !== null && fact.question === null;
  const asked = question ? [both, ...(isOwn ? [short] : []), question] : [];
  const ofShop = [...(town ? [`${biz}, en ${town}`] : []), biz];
  const offers = isOffer ? offersOf(product, source) : [];
  return [...offers, ...asked, ...told, ...tradeOf(source), ...ofShop];
}

/** What is sold with its price, as much of its name as has room. */
function offersOf(product: ProductWords, source: SourceWords): string[] {
  const { name, price } = product;
  const done = doneTo(product, source);
  const [head = name] = name.split(/,| \(/);
  const names = [...(done ? [done] : []), name, head];
  return [...(price ? names.map((one) => `${one}: ${price}`) : []), ...names];
}

/** «Acuarios y peces en Concepción», or the trade alone if it says enough. */
function tradeOf({ trade, town }: SourceWords): string[] {
  if (trade && town) return [`${trade} en ${town}`];
  return trade?.includes(" ") ? [trade] : [];
}

const calling = "[Llámanos y te|Llámenos y le|Llamanos y te|Llamadnos y os] contamos";
const writing = "[Escríbenos y te|Escríbanos y le|Escribinos y te|Escribidnos y os] contamos";

/** Below the title: what is true of the whole shop, the most telling first. */
export function descriptionsOf(input: TextsInput, others: readonly string[]): string[] {
  const { source, product, acts, asides } = input;
  const { businessName: biz, town, place, phone, whatsapp, hours, action } = source;
  const known = others.map(fold).join(" ");
  // One text asks for one thing.
  const isCalled = /whats?app/i.test(known) || (phone !== null && known.includes(fold(phone)));
  const isWritten = /whats?app/i.test(known);
  const label = phone === whatsapp ? "WhatsApp" : "Tel.";
  const door = place && !known.includes(fold(place)) ? capitalized(place) : null;
  const ofDoor = [hours, door, isCalled || !phone ? null : `${label} ${phone}`];
  const calls = acts.filter((act) => !/\{[pw]/.test(act)).map((act) => filled(act, source));
  const kind = product && kindOf(product, source);
  return [
    ...asides,
    ...(product?.price && source.priceNote ? [capitalized(source.priceNote)] : []),
    sinceOf(source) ?? "",
    // «Gomería en Rosario» under «Gomería Prueba, en Rosario» says it twice.
    ...tradeOf(source).filter(() => !known.includes(fold(biz)) || !tellsTrade(biz, source.trade)),
    ...(action === "shop" ? [] : ofDoor.map((text) => text ?? "")),
    ...(kind ? [kind] : []),
    // A number belongs to the text.
    ...(isCalled ? [] : calls.filter((call) => !call.includes(biz))),
    ...(town ? [`En ${town}`] : []),
    biz,
    phone && action !== "shop"
      ? addressed(isWritten ? writing : calling, source.form)
      : "Más en la web",
  ].filter((text) => text !== "");
}

/** «Vivero desde 2003», where the page says of the shop that it began then. */
function sinceOf({ says, trade, town }: SourceWords): string | null {
  for (const { text, about } of says) {
    if (about !== "since") continue;
    const [, year] = /\b(?:desde|en) (?:el |el año )?((?:1[89]|20)\d\d)\b/i.exec(text) ?? [];
    if (year && /desde|abr(?:imos|ió)|fund|empe[zc]/i.test(text)) {
      // Under a price «Desde 2003» would be the price's.
      const told = [trade, town && `En ${town}`].map((what) => what && `${what} desde ${year}`);
      return told.find((text) => text && isWithin(text, limits.description)) ?? null;
    }
  }
  return null;
}
