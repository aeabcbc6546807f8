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

/** The thing itself before a camera, or nothing: a service is shown while it is done, with the trade's own shots. */
function ownShots(copy: Copy): string[] {
  const { bare } = copy.subject;
  if (/^(?:taller(?:es)?|clubs?)(?![a-zA-ZÀ-ÖØ-ž])/u.test(bare))
    return ["el grupo en plena sesión, visto desde atrás"];
  if (/^(?:clases?|cursos?)(?![a-zA-ZÀ-ÖØ-ž])/u.test(bare))
    return ["una clase en marcha, sin posar"];
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
  const own = ownShots(copy);
  const place =
    isShop(copy) || !copy.location
      ? ["el paquete listo para salir", "el lugar donde se prepara"]
      : ["la entrada, vista desde la calle", "el lugar, preparado antes de abrir"];
  const shots = copy.several(
    copy.industry.shots.filter((shot) => !/a c[aá]mara|hablando|manos trabajando/iu.test(shot)),
    Math.max(1, total - own.length - (total > 4 ? 1 : 0)),
  );
  return [...new Set([...own.slice(0, 1), ...shots, ...own.slice(1), ...place])].slice(0, total);
}
