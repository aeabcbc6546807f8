import { type Page, textOf, webAddress } from "./page.ts";
import { plainText } from "./texts.ts";
import { saidText, saidThings, type Thing } from "./things.ts";

export interface Contacts {
  phone: string | null;
  email: string | null;
  address: string | null;
  /** Town alone, where the page marks it. */
  town: string | null;
  socialLinks: string[];
}

const networks =
  /(^|\.)(instagram\.com|facebook\.com|tiktok\.com|youtube\.com|x\.com|twitter\.com|linkedin\.com|pinterest\.(com|es)|wa\.me|t\.me|tripadvisor\.(com|es))$/;
const sharing = /\/(sharer|share|intent|dialog|plugins|tr)([/?.]|$)|[?&](u|url|text)=/;

export function readContacts(page: Page, things: readonly Thing[]): Contacts {
  const { $ } = page;
  const first = (read: (thing: Thing) => string | null) => {
    for (const thing of things) {
      const text = read(thing);
      if (text) return text;
    }
    return null;
  };
  const links = $("a[href]").toArray().slice(0, 4_000);
  const after = (scheme: string) => {
    const link = links.find(({ attribs }) => attribs.href!.toLowerCase().startsWith(scheme));
    return link ? decoded(link.attribs.href!.slice(scheme.length).split("?")[0]!) : null;
  };
  const phone =
    first((thing) => saidText(thing, "telephone")) ?? after("tel:") ?? writtenPhone(page);
  const email = first((thing) => saidText(thing, "email")) ?? after("mailto:");
  const marked = first(postalAddress);
  const shown = $("address")[0];
  const said = things.flatMap((thing) => thing.values.get("sameAs") ?? []);
  const social = [...said, ...links.map(({ attribs }) => attribs.href!)]
    .flatMap((href) => (typeof href === "string" ? (webAddress(href, page.base) ?? []) : []))
    .filter((href) => isProfile(href));
  return {
    phone: phone && plainText(phone, 40).replace(/^tel:/i, ""),
    email: email && plainText(email.replace(/^mailto:/i, ""), 254),
    address: marked ?? ((shown && textOf(shown, 200)) || null),
    town: plainText(first((thing) => saidText(thing, "addressLocality")) ?? "", 80) || null,
    socialLinks: [...new Set(social)].slice(0, 10),
  };
}

function isProfile(href: string): boolean {
  const url = new URL(href);
  return networks.test(url.hostname) && url.pathname.length > 1 && !sharing.test(href);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function postalAddress(thing: Thing): string | null {
  const [postal] = saidThings(thing, "address");
  const plain = thing.values.get("address")?.find((value) => typeof value === "string");
  if (!postal) return typeof plain === "string" && plain.trim() ? plainText(plain, 200) : null;
  const parts = ["streetAddress", "postalCode", "addressLocality", "addressRegion"]
    .map((name) => saidText(postal, name))
    .filter((part) => part !== null);
  return parts.length === 0 ? null : plainText([...new Set(parts)].join(", "), 200);
}

/** A number that the page writes after a word for telephone. */
function writtenPhone({ $ }: Page): string | null {
  const foot = $("footer, header, [class*=contact i], [id*=contact i]").toArray().slice(0, 8);
  for (const element of foot) {
    const text = textOf(element, 1_500);
    const found =
      /(?:tel[eé]fono|tel|tfno|ll[aá]ma(?:nos)?|phone|whatsapp)[^\d+]{0,20}(\+?\d[\d\s().-]{7,18}\d)/i;
    const phone = found.exec(text)?.[1];
    if (phone) return phone;
  }
  return null;
}
