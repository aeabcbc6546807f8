import type { Copy } from "../copy.ts";
import { small } from "../kinds/layout.ts";
import { monthNamed, planningEve, seasonsAhead } from "../language/dates.ts";

/** In which form, what, and why. */
type SeasonIdea = [format: string, title: string, why: string];

/** No countdown and no offer on these days. */
const quietDays = new Set(["all-saints", "womens-day", "dead", "souls"]);
/** Times of the year that have no day to count towards. */
const spans = new Set(["summer", "spring", "autumn", "winter", "back-to-school"]);

/** What can be published for the moment that was named, beside its own first lines. */
export function seasonIdeas({ request: { season }, products }: Copy): SeasonIdea[] {
  if (!season) return [];
  const on = `para ${season.name}`;
  if (quietDays.has(season.id))
    return [
      ["Post", `Una foto y una línea ${on}`, "Sin precio ni oferta: ese día acompaña mejor."],
      ["Reel", `Los preparativos ${on}`, "Tres planos cortos y sonido real."],
    ];
  const [one, other] = products.map((name) => small(name.replace(/[«»{}[\]<>|]/g, "")));
  const dated: SeasonIdea[] =
    (season.day || season.rule) && !spans.has(season.id)
      ? [
          [
            "Post",
            `Hasta cuándo se puede pedir o reservar ${on}`,
            "La fecha límite, en grande: es lo que todo el mundo pregunta.",
          ],
          ["Historia", `Cuenta atrás ${on}`, "Recuerda la fecha sin repetir el mismo texto."],
        ]
      : [];
  return [
    one && other
      ? [
          "Historia",
          `Encuesta ${on}, ¿${one} o ${other}?`,
          "Votar cuesta un toque; al día siguiente se enseña qué ganó.",
        ]
      : ["Historia", `¿Qué falta ${on}?`, "Las respuestas dan para el siguiente post."],
    ["Reel", `Los preparativos ${on}`, "Tres planos cortos: antes, durante y listo."],
    [
      "Carrusel",
      `Ideas ${on}, una por lámina`,
      one
        ? `Empieza por ${one}; el precio, donde lo haya.`
        : "Una foto por idea, y pocas palabras.",
    ],
    ...dated,
  ];
}

/** «5 ideas de historias» are stories, and about what was named. */
export const onlyForm = ({ brief }: Copy): string | undefined =>
  /\b(?:historias?|stories)\b/i.test(brief.prompt)
    ? "Historia"
    : /\breels?\b/i.test(brief.prompt)
      ? "Reel"
      : /\bcarrusel(?:es)?\b/i.test(brief.prompt)
        ? "Carrusel"
        : undefined;

/** «Ideas para diciembre» are for what is celebrated in December. */
export function inItsMonth(copy: Copy): Copy {
  const { request, brief } = copy;
  if (request.season || !monthNamed(brief.prompt)) return copy;
  const eve = planningEve(brief.prompt, copy.today);
  const feasts = seasonsAhead(eve, 31, copy.location);
  const season = (feasts.find(({ season }) => season.id === "christmas") ?? feasts[0])?.season;
  return season ? { ...copy, request: { ...request, season } } : copy;
}
