import type { Copy } from "../copy.ts";
import { small } from "../kinds/paragraphs.ts";

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
