/** How a country prints its money: the sign before or after the amount, and its marks. */
interface Print {
  sign: string;
  after?: true;
  gap?: true;
  /** Marks as in English: `1,250.50`. */
  english?: true;
  /** Money without cents. */
  whole?: true;
}

const prints: Record<string, Print> = {
  EUR: { sign: "€", after: true, gap: true },
  ARS: { sign: "$", gap: true },
  COP: { sign: "$", gap: true, whole: true },
  CLP: { sign: "$", whole: true },
  UYU: { sign: "$", gap: true },
  MXN: { sign: "$", english: true },
  PEN: { sign: "S/", gap: true, english: true },
  BOB: { sign: "Bs", gap: true },
  PYG: { sign: "Gs.", gap: true, whole: true },
  CRC: { sign: "₡", whole: true },
  GTQ: { sign: "Q", english: true },
  DOP: { sign: "RD$", english: true },
  BRL: { sign: "R$", gap: true },
  GBP: { sign: "£", english: true },
  USD: { sign: "US$", gap: true },
  CHF: { sign: "CHF", gap: true, english: true },
};
/** Where the dollar is the country's own money, or English is read. */
const dollarPlaces = /^(us|ec|sv|pa|pr|en)$/;

/**
 * An amount as the currency's country prints it, such as «$ 38.500» or «12,50 €».
 * @param currency ISO 4217 code; null prints the bare amount
 * @param place the country of the page in lower case, or its language where the country is unknown
 */
export function formatMoney(cents: number, currency: string | null, place: string | null): string {
  const own: Print = (currency && prints[currency]) || {
    sign: currency ?? "",
    after: true,
    gap: true,
  };
  const isDollar = currency === "USD" && dollarPlaces.test(place ?? "");
  const isEnglishEuro = currency === "EUR" && /^(en|ie|gb)$/.test(place ?? "");
  const print: Print = isDollar
    ? { sign: "$", english: true }
    : isEnglishEuro
      ? { sign: "€", english: true }
      : own;
  const digits = cents % 100 === 0 || print.whole ? 0 : 2;
  const amount = (cents / 100).toLocaleString(print.english ? "en" : "es", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  });
  const gap = print.gap && print.sign !== "" ? " " : "";
  return print.after ? `${amount}${gap}${print.sign}` : `${print.sign}${gap}${amount}`;
}

const countryOfHost = /\.(ar|mx|co|cl|pe|uy|py|bo|ec|cr|gt|do|hn|ni|sv|pa|ve|es|pr|ie|uk|us)$/;

/** The country of a page from its declared locale or its host, else its language; lower case. */
export function placeOfPage(locales: readonly (string | undefined)[], url: string): string | null {
  for (const locale of locales) {
    const region = /^[a-z]{2,3}[-_]([a-z]{2})\b/i.exec(locale?.trim() ?? "")?.[1];
    if (region) return region.toLowerCase();
  }
  const country = countryOfHost.exec(URL.parse(url)?.hostname ?? "")?.[1];
  return country ?? /^\s*([a-z]{2})/i.exec(locales[0] ?? "")?.[1]?.toLowerCase() ?? null;
}
