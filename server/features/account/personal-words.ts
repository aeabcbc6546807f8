/** What others know of a person, for checking their password. */
export interface PersonalWords {
  email: string;
  username: string;
  name: string;
}

/** Enough for a birthday and a sign; with more digits and signs a password is no simple variant. */
const maxAddedCharacters = 8;
const minWordLength = 3;
const letterFor: Readonly<Record<string, string>> = {
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
 * Whether a password consists only of a person's name, username, e-mail address or its domain, in any
 * order and case, also with digits and signs added or instead of letters: «anaperez», «ana.perez1»,
 * «P3rez-Ana-1985».
 */
export function isMadeOfPersonalWords(password: string, person: PersonalWords): boolean {
  const texts = personalTexts(person);
  if (texts.some((text) => lettersAndDigits(text) === lettersAndDigits(password))) return true;
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{M}]+/u));
  const words = new Set(
    [...texts, ...parts].map(lettersAndDigits).filter((word) => word.length >= minWordLength),
  );
  // «perez1» unchanged, «p3r3z» with digits read as letters, «p3rez1» without the digits at its ends.
  const ends = /^[^\p{L}]+|[^\p{L}]+$/gu;
  const readings = [password, replaceDigits(password), replaceDigits(password.replace(ends, ""))];
  return readings.some((reading) => consistsOf(reading, words));
}

function personalTexts({ email, username, name }: PersonalWords): string[] {
  const [mailbox = "", domain = ""] = email.split("@");
  return [email, mailbox, domain, domain.replace(/\.[^.]*$/, ""), username, name];
}

function replaceDigits(value: string): string {
  return [...value].map((sign) => letterFor[sign] ?? sign).join("");
}

/** Letters and digits only, without case and accents. */
function lettersAndDigits(value: string): string {
  return value
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Whether every letter belongs to one of the words, with few other characters. */
function consistsOf(password: string, words: ReadonlySet<string>): boolean {
  const text = lettersAndDigits(password);
  if (!/\p{L}/u.test(text)) return false;
  // By position: the fewest digits and signs outside words in the text before it.
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
  return added[text.length]! <= maxAddedCharacters;
}
