/** What everybody who knows a person can put into a password for them. */
export interface PersonalWords {
  email: string;
  username: string;
  name: string;
}

/** A birthday, a year and a sign: more than that is no simple variant any more. */
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
  const words = wordsOf(person);
  const folded = [...password].map((sign) => looksLike[sign] ?? sign).join("");
  // «perez1» with its figure gone, «p3r3z» with it read as a letter, «p3rez1» with both.
  const trimmed = [...trimEnds(password)].map((sign) => looksLike[sign] ?? sign).join("");
  return [password, folded, trimmed].some((read) => {
    const letters = lettersOf(read);
    const added = [...password].length - [...letters].length;
    return added <= addedAtMost && isMadeOf(letters, words);
  });
}

function trimEnds(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}

function wordsOf({ email, username, name }: PersonalWords): ReadonlySet<string> {
  const [mailbox = "", domain = ""] = email.split("@");
  const wholes = [mailbox, domain, domain.replace(/\.[^.]*$/, ""), username, name];
  const parts = wholes.flatMap((whole) => whole.split(/[^\p{L}\p{M}]+/u));
  const words = [...wholes, ...parts].map(lettersOf);
  return new Set(words.filter((word) => [...word].length >= wordAtLeast));
}

/** Letters alone, without case and accents. */
function lettersOf(value: string): string {
  return value
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
}

function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  if (letters.length === 0) return false;
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue;
    for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(letters.length);
}
