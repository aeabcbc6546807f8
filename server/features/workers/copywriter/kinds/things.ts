import type { Copy } from "../copy.ts";
import { isThing } from "../own-words.ts";

/** Trades where people fill a cart; elsewhere it is a request left half done. */
export const carts = new Set(
  "ecommerce fashion jewelry florist bookshop stationery toys haberdashery household gifts perfumery bakery gaming saas".split(
    " ",
  ),
);

/** What is eaten or drunk. */
export const edible = new Set(["restaurant", "bakery", "cafe", "bar", "ice-cream", "grocer"]);

/** Words of who compares and decides. */
export const weighing = /decidir|decide|criterio|datos|equivocarse|conviene|\bcaso\b/iu;

/** Trades whose things can be put in front of a camera. */
const tangible = new Set(
  "restaurant bakery cafe ice-cream plants ecommerce fashion jewelry florist bookshop toys automotive real_estate hotel gaming".split(
    " ",
  ),
);

/** Where some of what is sold can be held in a hand, and some is done. */
const madeThings = new Set(
  "general crafts grocer hardware optician bicycles tailor carpentry stationery haberdashery household gifts perfumery".split(
    " ",
  ),
);

/** Where what is sold is a place, which nobody holds near a lens. */
const places = new Set(["real_estate", "hotel"]);

/** Whether what is asked for can be put before a camera by itself. */
export const standsAlone = ({ industry, subject }: Copy): boolean =>
  !told.test(subject.bare) &&
  (tangible.has(industry.id) || (madeThings.has(industry.id) && isThing(subject)));
/** What happens with people in a room, whatever else is sold there. */
const told = /^(?:cuentacuentos|charlas?|clubs?|talleres|presentaci[oó]n)(?![a-zà-ž])/u;

/** The shot that shows what is asked for; a service is told by somebody instead. */
export function subjectShot(copy: Copy): string {
  return copy.fill(
    standsAlone(copy)
      ? places.has(copy.industry.id)
        ? copy.say(["{s}, con la luz de la mañana", "{s}, con la ventana abierta"])
        : copy.say(["{s}, en primer plano", "{s}, con luz de lado", "{s}, en uso y sin posar"])
      : copy.request.silent || copy.request.faceless
        ? "las manos en plena tarea, sin cara"
        : "una persona a cámara, hablando {de s}",
  );
}

/** How near a shot is, as its own words say. */
export function sizeOf(shot: string): string {
  const text = shot.toLowerCase();
  if (/desde arriba|cenital/.test(text)) return "Cenital";
  if (
    /muy de cerca|primer plano|detalle|las manos|la mano|unas manos|apret[oó]n|la pluma|el l[aá]piz|el dedo|la agenda|expedientes|zapatos|gotas?\b|los dedos|el sello|la mecha|\b(?:pies|llaves?|l[aá]mpara|libreta|mapa|taza|tijeras?|etiqueta|lazo|bocado|gesto)\b/.test(
      text,
    )
  )
    return "Detalle";
  if (
    /desde la calle|el lugar|el grupo|el pasillo|la sala|la fila|la vista|entrada|fachada|vac[ií]o|escaparate|la mesa llena|horizonte|paisaje|r[oó]tulo|aeropuerto|bandeja llena|luz de la ma[nñ]ana/.test(
      text,
    )
  )
    return "General";
  if (/retrato|\bcara (?!a)|mirada|sonrisa|a cámara/.test(text) && !/sin cara/.test(text))
    return "Retrato";
  return "Medio";
}
