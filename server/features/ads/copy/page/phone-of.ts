import { plain } from "#copywriter/spanish/fold.ts";
import type { SiteWords } from "../ad-copy.ts";

/** By country code, the digits of a number inside the country. */
const lengths: Record<string, number> = {
  "34": 9,
  "51": 9,
  "52": 10,
  "54": 10,
  "56": 9,
  "57": 10,
  "58": 10,
  "502": 8,
  "503": 8,
  "504": 8,
  "505": 8,
  "506": 8,
  "507": 8,
  "591": 8,
  "593": 9,
  "595": 9,
  "598": 8,
};

/** The business's number as its customers dial it, in groups: «984 000 000»; null for what is no number. */
export function phoneOf({ phone }: Pick<SiteWords, "phone">): string | null {
  const written = plain(phone ?? "");
  const digits = written.replace(/\D/g, "");
  // «900.000.000-0» is what the tax office calls a business.
  if (/^\d{1,3}\.\d{3}\.\d{3}-\d$|^\d{2}-\d{8}-\d$/.test(written)) return null;
  if (!/^[+\d][\d ().-]{6,22}$/.test(written) || digits.length < 7 || digits.length > 14)
    return null;
  // «+52 1 33 …»: the 1 was for mobiles.
  const bare = digits.replace(/^00/, "").replace(/^521(?=\d{10}$)/, "52");
  const code = Object.keys(lengths).find(
    (one) => bare.startsWith(one) && bare.length === one.length + lengths[one]!,
  );
  const isAbroad = written.startsWith("+") || written.startsWith("00") || digits.length > 10;
  const landline = /^\+56 (\d{2} \d{3} ?\d{4})$/.exec(written)?.[1];
  if (landline) return landline;
  if (code === "56" && isAbroad) return bare.slice(2).replace(/^(\d)(\d{4})(\d{4})$/, "$1 $2 $3");
  const ofCity = /^(33|55|56|81)(\d{4})(\d{4})$/.exec(bare.slice(2));
  if (code === "52" && isAbroad && ofCity) return ofCity.slice(1).join(" ");
  // At home one dials them with a 0: «099 000 417».
  const isWithZero = code === "593" || code === "595" || (code === "598" && bare[3] === "9");
  if (isWithZero && isAbroad) return grouped(`0${bare.slice(3)}`);
  if (code && isAbroad) return grouped(bare.slice(code.length));
  return /[ .-]/.test(written) ? written : grouped(digits);
}

/** In threes; what is left over makes the last group longer. */
function grouped(digits: string): string {
  if (digits.length === 8) return `${digits.slice(0, 4)} ${digits.slice(4)}`;
  if (digits.length > 10 || digits.length < 7) return digits;
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
