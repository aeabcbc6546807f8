/** What everybody who knows a person can put into a password for them. */
export interface PersonalWords {
  email: string;
  username: string;
  name: string;
}

/** A birthday, a year and a sign: more figures and signs than that are no simple variant any more. */
const addedAtMost = 8;
const wordAtLeast = 3;
const looksLike: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Whether a password is nothing but somebody's name, username, address or its domain, in any order
 * and case, also with figures and signs added or in the place of letters: «anaperez», «ana.perez1»,
 * «P3rez-Ana-1985».
 */
export function isOwnWords(password: string, person: PersonalWords): boolean {
  const wholes = wholesOf(person);
  if (wholes.some((whole) => bare(whole) === bare(password))) return true;
  const parts = wholes.flatMap((whole) => whole.split(/[^\p{L}\p{M}]+/u));
  const words = new Set(
    [...wholes, ...parts].map(bare).filter((word) => word.length >= wordAtLeast),
  );
  // «perez1» as it is, «p3r3z» with figures for letters, «p3rez1» with those at its ends added.
  const ends = /^[^\p{L}]+|[^\p{L}]+$/gu;
  const readings = [password, readAsLetters(password), readAsLetters(password.replace(ends, ""))];
  return readings.some((reading) => isMadeOf(reading, words));
}

function wholesOf({ email, username, name }: PersonalWords): string[] {
  const [mailbox = "", domain = ""] = email.split("@");
  return [email, mailbox, domain, domain.replace(/\.[^.]*$/, ""), username, name];
}

function readAsLetters(value: string): string {
  return [...value].map((sign) => looksLike[sign] ?? sign).join("");
}

/** Letters and figures alone, without case and accents. */
function bare(value: string): string {
  return value
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Whether every letter belongs to one of the words, and little else is there. */
function isMadeOf(password: string, words: ReadonlySet<string>): boolean {
  const text = bare(password);
  if (!/\p{L}/u.test(text)) return false;
  // Per place in the text: how many figures and signs are no part of a word on the way there.
  const added = Array<number>(text.length + 1).fill(Number.POSITIVE_INFINITY);
  added[0] = [...password.matchAll(/[^\p{L}\p{M}\p{N}]/gu)].length;
  for (let at = 0; at < text.length; at++) {
    const here = added[at]!;
    const reach = (to: number, cost: number) => {
      added[to] = Math.min(added[to]!, cost);
    };
    if (/\p{N}/u.test(text[at]!)) reach(at + 1, here + 1);
    for (const word of words) if (text.startsWith(word, at)) reach(at + word.length, here);
  }
  return added[text.length]! <= addedAtMost;
}
