import { clip, fold, plain } from "../language/escape.ts";
import type { Request } from "../understanding/request.ts";

/** «[aá]» for each letter that people leave without its accent. */
const pairs = new Map(
  Object.entries({ a: "[aá]", e: "[eé]", i: "[ií]", o: "[oó]", u: "[uúü]", n: "[nñ]" }),
);

const loosely = (text: string) =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD")[0]!;
      return pairs.get(bare.toLowerCase()) ?? bare.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");

const swap =
  /^(?:y |pero |ahora |porfa,? |por favor,? )*(?:c[aá]mbia[a-zà-ž]*|sustituye|reemplaza|en vez de|en lugar de|donde (?:dice|pone))\s+(?:la palabra |lo de )?[«"'“]?([^«»"'“”\n]{2,40}?)[»"'”]?,?\s+(?:por|pon(?:er?)?|di(?:g[ao])?|usa)\s+[«"'“]?([^«»"'“”\n]{1,60}?)[»"'”]?\.?$/iu;

/** «3x2» as the texts write it. */
const asDeal = (text: string) => text.replace(/(\d)\s?[x×]\s?(?=\d)/giu, "$1×");

const articles = /^(?:el|la|los|las|un|una) /iu;

/** «Fondo: lo que sea» with other words, wherever the old ones stand in the piece. */
function relabelled(piece: string, label: string, value: string): string | undefined {
  const line = new RegExp(`^((?:- )?\\*\\*${loosely(label)}:\\*\\* )(.+?)(\\.?)$`, "imu").exec(
    piece,
  );
  if (!line) return undefined;
  const [all, head = "", old = "", stop = ""] = line;
  const said = `${value[0]!.toUpperCase()}${value.slice(1)}`;
  const small = (text: string) => `${text[0]!.toLowerCase()}${text.slice(1)}`;
  return piece
    .replace(all, () => `${head}${said}${stop}`)
    .replaceAll(small(old), () => small(value));
}

/** The piece with one thing said instead of another, as «cambia X por Y» names them; undefined when X is not in it. */
export function replacedIn(piece: string, prompt: string): string | undefined {
  const [, from = "", to = ""] = swap.exec(prompt.trim()) ?? [];
  const own = asDeal(plain(from).replace(articles, ""));
  const other = asDeal(clip(plain(to), 60));
  if (own.length < 2 || !other) return undefined;
  const label = relabelled(piece, own, other);
  if (label) return label;
  // «La hogaza» by «barra»: the article goes with the noun that it was said with.
  const bothNamed = articles.test(plain(from)) && articles.test(other);
  const pattern = new RegExp(
    `(?<![a-zA-ZÀ-ÖØ-ž\\d])${bothNamed ? loosely(plain(from)) : loosely(own)}(?![a-zA-ZÀ-ÖØ-ž\\d])`,
    "giu",
  );
  const said = bothNamed ? other : other.replace(articles, "");
  const text = piece.replace(pattern, (all) =>
    /^[A-ZÀ-ÖØ-Þ]/u.test(all) ? `${said[0]!.toUpperCase()}${said.slice(1)}` : said,
  );
  return text === piece ? undefined : text;
}

/** The piece with the new price or day in the place of the old; undefined when the old does not stand in it. */
export function updated(piece: string, before: Request, after: Request): string | undefined {
  let text = piece;
  for (const [old, now] of [
    [before.offer, after.offer],
    [before.when, after.when],
  ] as const) {
    if (!old || !now || fold(old) === fold(now)) continue;
    const next = text.replace(
      new RegExp(`(?<![a-zA-ZÀ-ÖØ-ž\\d])${loosely(old)}(?![a-zA-ZÀ-ÖØ-ž\\d])`, "giu"),
      (all) => (/^[A-ZÀ-ÖØ-Þ]/u.test(all) ? `${now[0]!.toUpperCase()}${now.slice(1)}` : now),
    );
    if (next === text) return undefined;
    text = next;
  }
  return text === piece ? undefined : text;
}
