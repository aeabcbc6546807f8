import { clip, fold, plain } from "../language/escape.ts";
import type { Phrase } from "../language/grammar.ts";
import type { HowTo } from "../lexicon/how-to.ts";
import { howTos } from "../lexicon/how-to.ts";

const asked =
  /\bcomo (?:se )?(?!(?:va|estan?|es|son|negocio|empresa|siempre)\b)[a-zA-ZÀ-ÖØ-ž]+|\bpaso a paso\b|\btutorial\b|\bguia (?:para|de)\b|\bpasos para\b/u;

/** «Cómo hacemos…», «cómo se hace…»: a making, and no care. */
const own =
  /\bcomo (?:lo |la |los |las )?(?:hago|preparo|elaboro|se (?:hacen?|elaboran?|fabrican?)|(?:hac|elabor|fabric|produc|tej|cos|tost|horn)[a-zA-ZÀ-ÖØ-ž]*[aei]mos)\b/u;

const capital = (text: string) => text && text[0]!.toUpperCase() + text.slice(1);

/** «1) lavar 2) secar», «primero lavas, luego secas»: the steps of whoever asks, in order; none if not told. */
export function stepsTold(prompt: string): string[] {
  const text = prompt.slice(0, 2000);
  const numbered = text.split(/(?:^|\s)(?:paso )?\d{1,2}\s?(?:[).:-]|º|°)\s+/iu).slice(1);
  const ordered = numbered.length >= 2 ? numbered : inOrder(text);
  const clean = ordered
    .map((part) => plain(part.split(/[\n;]|\.(?=\s|$)/)[0]!).replace(/[.,:;]+$/, ""))
    .filter(
      (part) =>
        part.length >= 4 &&
        /[a-zA-ZÀ-ÖØ-ž]{3}/u.test(part) &&
        !/(?<![a-zà-ž])([a-zà-ž]+) \1(?![a-zà-ž])/iu.test(part),
    )
    .map((part) => capital(clip(part, 110)));
  return clean.length >= 2 ? clean.slice(0, 6) : [];
}

function inOrder(text: string): string[] {
  const first = /(?<![a-zà-ž])primero,? (.+)$/isu.exec(text)?.[1];
  return first
    ? first.split(
        /[,.;]? (?:y )?(?:luego|despu[eé]s|a continuaci[oó]n|por [uú]ltimo|al final|finalmente|y listo),? |[,;]? y (?=(?:se|lo|la|los|las) (?:deja|cura|hornea|seca|corta|pinta|cose|lava|tiñe|envasa|embotella|pule|barniza|enfr[ií]a|reposa|cuece|tuesta|dejamos|cortamos|cosemos|horneamos|pintamos|curamos|secamos|envasamos)n?(?![a-zà-ž]))/iu,
      )
    : [];
}

/** What a message asks to be shown step by step, when its own steps or the trade's are known. */
export function howToAsked(prompt: string, industryId: string, subject: Phrase): HowTo | undefined {
  const folded = fold(prompt);
  if (!asked.test(folded)) return undefined;
  const told = stepsTold(prompt);
  const trade = howTos[industryId]?.find(({ match }) => match.test(folded));
  // How the house makes its soap is not how to make a bar last.
  const known =
    trade && own.test(folded) && !/^(?:hacer (?!que )|preparar )/iu.test(trade.title)
      ? undefined
      : trade;
  if (told.length === 0) return known;
  return {
    match: asked,
    title:
      known?.title ??
      subject.bare
        .replace(/[«»]/g, "")
        .replace(/^(?:tutorial|gu[ií]a|v[ií]deo) (?:de |para |sobre )?/iu, ""),
    steps: told.map((step) => {
      const [head = "", ...rest] = step.split(": ");
      return rest.length > 0 ? [head, capital(rest.join(": ")), ""] : [clip(step, 40), step, ""];
    }),
  };
}

/** «Arreglar un pinchazo, en 5 pasos». */
export const howToTitle = ({ title, steps }: HowTo) =>
  `${capital(title)}, en ${steps.length} pasos`;
