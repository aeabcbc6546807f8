import type { Copy } from "../copy.ts";
import { isThing } from "../own-words.ts";
import { isShop } from "./concrete.ts";
import { standsAlone } from "./things.ts";

/** What nobody uses: it is looked at, or eaten. */
const lookedAt = new Set(
  "bakery restaurant cafe ice-cream plants florist jewelry grocer real_estate hotel".split(" "),
);
const gathered =
  /^(?:clubs?|sesi[oó]n(?:es)?|bodas?|fiestas?|eventos?|clases?|cursos?|taller(?:es)?|brunch|bonos?)(?![a-zA-ZÀ-ÖØ-ž])/u;

/** What sets a house apart and can be seen: «chimenea de leña», «terraza frente al mar». */
const visible = new Set(
  "chimenea terraza piscina alberca jardín patio horno brasa barra vistas escaparate bodega huerto azotea taller vivero obrador pistas parrilla biblioteca".split(
    " ",
  ),
);
const isVisible = (text: string) =>
  visible.has(text.replace(/^\d+ /u, "").split(" ")[0]!.toLowerCase());
const placed =
  /^(?:casas?|caba[ñn]as?|habitaci[oó]n(?:es)?|apartamentos?|pisos?|departamentos?|locales|local|sal[oó]n(?:es)?|oficinas?|villas?|bungalows?|suites?)(?![a-zà-ž])/u;

/** The thing itself before a camera, or nothing: a service is shown while it is done, with the trade's own shots. */
function ownShots(copy: Copy): string[] {
  const { bare } = copy.subject;
  if (/^(?:taller(?:es)?|clubs?)(?![a-zA-ZÀ-ÖØ-ž])/u.test(bare))
    return ["el grupo en plena sesión, visto desde atrás"];
  if (/^(?:clases?|cursos?)(?![a-zA-ZÀ-ÖØ-ž])/u.test(bare))
    return ["una clase en marcha, sin posar"];
  if (placed.test(bare))
    return ["{s}, desde la puerta y con las luces encendidas", "{s}, con la luz de la mañana"].map(
      (text) => copy.fill(text),
    );
  if (gathered.test(bare) && bare !== "brunch" && !/^brunch /u.test(bare)) return [];
  if (!standsAlone(copy) || !isThing(copy.subject)) return [];
  return (
    lookedAt.has(copy.industry.id)
      ? ["{s}, en primer plano", "{s}, con luz de lado"]
      : ["{s}, en primer plano", "{s}, en uso y sin posar"]
  ).map((text) => copy.fill(text));
}

/** What can be photographed or filmed without anybody talking, the thing first. */
export function photosOf(copy: Copy, total: number): string[] {
  const [seen] = copy.differentiators.filter(isVisible);
  const [first, ...rest] = ownShots(copy);
  const own = [
    first,
    seen?.replace(/^[A-ZÀ-ÖØ-Þ]/u, (letter) => letter.toLowerCase()),
    ...rest,
  ].filter((text) => text !== undefined);
  const place =
    isShop(copy) || !copy.location
      ? ["el paquete listo para salir", "el lugar donde se prepara"]
      : ["la entrada, vista desde la calle", "el lugar, preparado antes de abrir"];
  const shots = copy.several(
    copy.industry.shots.filter((shot) => !/a c[aá]mara|hablando|manos trabajando/iu.test(shot)),
    Math.max(1, total - own.length - (total > 4 ? 1 : 0)),
  );
  return [
    ...new Set([...own.slice(0, seen ? 2 : 1), ...shots, ...own.slice(seen ? 2 : 1), ...place]),
  ].slice(0, total);
}
