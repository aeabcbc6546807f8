import type { Contacts } from "#db/schema-site-facts.ts";
import { absoluteUrl, type HtmlPage, visibleText } from "./page.ts";
import { childItems, itemText, type SchemaItem } from "./structured-data.ts";
import { plainText } from "./texts.ts";

const networks =
  /(^|\.)(instagram\.com|facebook\.com|tiktok\.com|youtube\.com|x\.com|twitter\.com|linkedin\.com|pinterest\.(com|es)|wa\.me|t\.me|tripadvisor\.(com|es))$/;
const sharing = /\/(sharer|share|intent|dialog|plugins|tr)([/?.]|$)|[?&](u|url|text)=/;

/** A telephone number; not the minutes of «15:00» before one. */
const numeral = "(?<![\\d:])\\+?\\(?\\d(?:[\\d().]|[\\s-](?=[\\d(])){6,18}\\d";

const taxWords =
  "nit|ruc|cuit|cuil|rfc|cif|nif|rut|rif|rtn|dni|nie|c\\.i\\.f|n\\.i\\.f|r\\.u\\.c|r\\.u\\.t";
/** What the tax office calls a business: «NIT 900.000.000-0», «RUC: 20000000001». */
const taxNumbers = [
  new RegExp(
    `(?<!\\p{L})(?:${taxWords})(?!\\p{L})[ .:;nº°#-]{0,6}[a-z]{0,4}[ -]?\\d[\\d. -]{5,14}\\d?[a-z]?`,
    "giu",
  ),
  /(?<![\d.])\d{1,3}\.\d{3}\.\d{3}-[\dk](?!\d)/giu,
  // «30-71234567-8»
  /(?<!\d)(?:20|23|24|27|30|33|34)-\d{8}-\d(?!\d)/gu,
];

/** «(021) 555 018 (0981) 555 018» are two. */
const beforeNext = /(?<=\d[\d\s-]{5,}\d)\s+(?=\(\d)/g;

/** A text whose numbers may be called, each apart from the next. */
const dialledText = (text: string): string =>
  taxNumbers
    .reduce((left, pattern) => left.replace(pattern, " · "), text)
    .replace(beforeNext, " · ");

/** A found number without what a bracket before it closed: «bus 33) 976 00 04 19». */
const unclosed = (number: string): string =>
  number.includes("(") ? number : number.replace(/^.*\)\s*/, "");

export function readContacts(page: HtmlPage, items: readonly SchemaItem[]): Contacts {
  const { $ } = page;
  const first = (read: (item: SchemaItem) => string | null) => {
    for (const item of items) {
      const text = read(item);
      if (text) return text;
    }
    return null;
  };
  const links = $("a[href]").toArray().slice(0, 4_000);
  const linkTarget = (scheme: string) => {
    const link = links.find(({ attribs }) => attribs.href!.toLowerCase().startsWith(scheme));
    return link ? decodeUri(link.attribs.href!.slice(scheme.length).split("?")[0]!) : null;
  };
  const phone =
    first((item) => itemText(item, "telephone")) ??
    linkTarget("tel:") ??
    findPhoneInText(page) ??
    onlyNumber(page);
  const printed = printedNumbers(page);
  const whatsapp = asPrinted(whatsappLinked(links), printed) ?? findWhatsappInText(page);
  const email = first((item) => itemText(item, "email")) ?? linkTarget("mailto:");
  const itemAddress = first(postalAddress);
  const addressElement = $("address")[0];
  const sameAs = items.flatMap((item) => item.values.get("sameAs") ?? []);
  const social = [...sameAs, ...links.map(({ attribs }) => attribs.href!)]
    .flatMap((href) => (typeof href === "string" ? (absoluteUrl(href, page.base) ?? []) : []))
    .filter((href) => isProfile(href));
  return {
    phone: phone && asPrinted(plainText(phone, 40).replace(/^tel:/i, ""), printed),
    ...(whatsapp ? { whatsapp: plainText(whatsapp, 40) } : {}),
    email: email && plainText(email.replace(/^mailto:/i, ""), 254),
    address: itemAddress ?? ((addressElement && visibleText(addressElement, 200)) || null),
    town: plainText(first((item) => itemText(item, "addressLocality")) ?? "", 80) || null,
    socialLinks: [...new Set(social)].slice(0, 10),
  };
}

function isProfile(href: string): boolean {
  const url = new URL(href);
  return networks.test(url.hostname) && url.pathname.length > 1 && !sharing.test(href);
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function postalAddress(item: SchemaItem): string | null {
  const [postal] = childItems(item, "address");
  const plain = item.values.get("address")?.find((value) => typeof value === "string");
  if (!postal) return typeof plain === "string" && plain.trim() ? plainText(plain, 200) : null;
  const parts = ["streetAddress", "postalCode", "addressLocality", "addressRegion"]
    .map((name) => itemText(postal, name))
    .filter((part) => part !== null);
  return parts.length === 0 ? null : plainText([...new Set(parts)].join(", "), 200);
}

/** The number of a link that opens a chat, with its country code: «+573000000731». */
function whatsappLinked(links: readonly { attribs: Record<string, string> }[]): string | null {
  const chat = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=)(?:\+|%2B)?(\d{8,15})(?!\d)/i;
  for (const { attribs } of links) {
    const digits = chat.exec(attribs.href ?? "")?.[1];
    if (digits) return `+${digits}`;
  }
  return null;
}

/** The numbers in the page's text, as customers dial them. */
function printedNumbers({ $ }: HtmlPage): string[] {
  const body = $("body")[0];
  const text = body ? dialledText(visibleText(body, 40_000)) : "";
  // The end of «10:00–15:00» in the line before is none of the number's.
  const whole = new RegExp(`(?<!\\d[:.,]?)${numeral}`, "g");
  return (text.match(whole) ?? []).slice(0, 60).map(unclosed);
}

/** The one number of the page that can be a telephone's though no word says so: «0980 000 195». */
function onlyNumber(page: HtmlPage): string | null {
  const dialled = printedNumbers(page).filter((one) => {
    const digits = one.replace(/\D/g, "");
    return digits.length >= 9 && digits.length <= 13 && /^[+(]?[0-9]/.test(one) && /[ -]/.test(one);
  });
  const different = new Set(dialled.map((one) => one.replace(/\D/g, "")));
  return different.size === 1 ? dialled[0]!.trim() : null;
}

/** A link's number as the page prints it: «+59899000417» is «099 000 417». */
function asPrinted(number: string | null, printed: readonly string[]): string | null {
  const digits = number?.replace(/\D/g, "") ?? "";
  if (digits.length < 7) return number;
  const found = printed.find((one) => {
    const own = one.replace(/\D/g, "").replace(/^0+/, "");
    return own.length >= 7 && digits.endsWith(own);
  });
  return found ?? number;
}

/** As people write it. */
const whatsappWords = "whats?app|wasap|guasap|watsap|wsp|wpp";
const beforeWhatsapp = new RegExp(`(${numeral}) ?\\((?:${whatsappWords})\\)`, "i");
const afterWhatsapp = new RegExp(`(?:${whatsappWords})[ :.)]{0,4}(${numeral})`, "i");

function findWhatsappInText({ $ }: HtmlPage): string | null {
  const body = $("body")[0];
  const text = body ? dialledText(visibleText(body, 20_000)) : "";
  return (afterWhatsapp.exec(text) ?? beforeWhatsapp.exec(text))?.[1] ?? null;
}

/** A phone number in the page's text after a word such as «teléfono»: in its foot, else anywhere. */
function findPhoneInText({ $ }: HtmlPage): string | null {
  const foot = $("footer, header, [class*=contact i], [id*=contact i]").toArray().slice(0, 8);
  const body = $("body")[0];
  for (const element of [...foot, ...(body ? [body] : [])]) {
    const text = dialledText(visibleText(element, element === body ? 20_000 : 1_500));
    const found =
      /\b(?:tel[eé]fonos?|tele?fs?|tel|tfno|tlf|fono|cel|celular|ll[aá]m[ae](?:nos)?|phone|whatsapp|m[oó]vil)[^\d+]{0,20}(\+?\d(?:[\d().]|[\s-](?=[\d(])){6,18}\d)/i;
    const phone = found.exec(text)?.[1];
    if (phone) return phone;
  }
  return null;
}
