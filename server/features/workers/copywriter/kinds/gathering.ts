import type { Copy } from "../copy.ts";
import { graphemes } from "../language/polish.ts";
import { flow, stack } from "./layout.ts";
import { offerLine } from "./offer-line.ts";

const kinds =
  /(?<![a-zà-ž])(?:taller|curso intensivo|cata|charla|concierto|cena (?:maridaje|de gala)|excursi[oó]n|masterclass|audici[oó]n|recital|festival|exhibici[oó]n|clase abierta|visita guiada|jornada de puertas abiertas)(?![a-zà-ž])/iu;
const day =
  /(?<![a-zà-ž])(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) (?:d[ií]a )?\d{1,2}(?: de [a-zà-ž]+)?/iu;

/** What the owner told of something that has its day and its places; undefined for anything else. */
function told({ request }: Copy): string | undefined {
  if (request.announcement) return undefined;
  const [first] = request.facts;
  return first && kinds.test(first) && day.test(first) ? first : undefined;
}

/** Nobody books a place where anybody may walk in. */
export const isOpen = (copy: Copy): boolean =>
  /(?<![a-zà-ž])(?:entrada (?:libre|gratuita)|acceso libre|abierto al p[uú]blico|sin inscripci[oó]n)(?![a-zà-ž])/iu.test(
    copy.request.facts.join(" "),
  );

/** An invitation in the owner's words, with how to book: nothing on what else the house sells. */
export function gatheringOf(copy: Copy): string | undefined {
  const first = told(copy);
  if (!first) return undefined;
  return stack(
    `**${first}**`,
    flow(...copy.request.facts.slice(1)),
    offerLine(copy),
    isOpen(copy)
      ? copy.fill("[Te|Le] esperamos.")
      : copy.fill("Para reservar plaza, [responde|responda] a este correo."),
  );
}

/** «Taller de kokedamas: el sábado 19 de diciembre»; undefined where nothing is held or it is too long. */
export function gatheringSubject(copy: Copy): string[] | undefined {
  const first = told(copy);
  const when = first && day.exec(first);
  const what = when && first.slice(0, when.index).replace(/[ ,:]+(?:del?|es|ser[aá])?[ ,:]*$/u, "");
  const line = what && `${what}: ${when[0]}`;
  return line && graphemes(line) <= 55 && copy.fresh([line]) ? [line] : undefined;
}
