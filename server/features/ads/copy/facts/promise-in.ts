import { isNoun } from "#copywriter/spanish/phrase.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import { isWithin, limits } from "../ad-copy.ts";

const count = "(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta)";

/** What shops promise in the same words everywhere; the words around them are its conditions. */
const promises: readonly RegExp[] = [
  `${count} (?:años?|meses|días) de garantía`,
  `garantía de ${count} (?:años?|meses|días)`,
  `garantía de por vida`,
  `envíos? (?:gratis|gratuitos?) (?:desde|a partir de) [$€]? ?[\\d.,]+(?: ?€)?`,
  `(?:presupuestos?|(?:primera )?(?:visita|consulta|clase|sesión|valoración)|recogida|diagnóstico) (?:gratis|gratuit[oa]s?|sin compromiso|sin (?:coste|costo|cargo))`,
  `${count} (?:cuotas|meses|plazos) sin interés(?:es)?`,
  `\\d+ ?% de descuento`,
  `(?:más de )?${count} años de (?:experiencia|oficio|historia|ruta|taller)`,
  `${count} generaciones`,
].map((promise) => new RegExp(`(?<!\\p{L})${promise}(?!\\p{L})`, "iu"));

/** «Medidas gratis», «diagnóstico sin compromiso». */
const freeThing =
  /(?<!\p{L})(\p{L}{4,}) (?:gratis|gratuit[oa]s?|sin (?:compromiso|coste|costo|cargo))(?!\p{L})/iu;

/** Before or after it the promise is none. */
const denying = /(?<!\p{L})(?:no|sin|ni|nunca|hasta)(?: \p{L}+)?$/iu;

/** «… le hacemos», «tienen», «con»: what leads to a promise. */
const leading =
  "[,:]?(?: (?:(?:te|le|os|les) )?(?:hacemos|damos|ofrecemos|tienen?|tenemos|hay|con|y))?(?: (?:el|un|una))?";

/**
 * What a sentence says beside the promise that stands large above it: «Con 12 piezas o más.» of «Con 12 piezas
 * o más le hacemos el 10 % de descuento.»; null where the promise does not come out whole.
 */
export function besidePromise(whole: string, promise: string): string | null {
  const at = whole.toLowerCase().indexOf(promise.toLowerCase());
  if (at <= 0) return null;
  const before = whole.slice(0, at).trimEnd();
  const rest = whole.slice(at + promise.length);
  const [, head = "", lead = ""] = new RegExp(`^(.+?)(${leading})$`, "iu").exec(before) ?? [];
  // «Los trabajos tienen dos años de garantía en costuras» would be left without its verb.
  if (/mos|tiene|hay/.test(lead) && /\p{L}/u.test(rest)) {
    return rest.trim().split(" ").length >= 3 ? capitalized(rest.trim()) : null;
  }
  const isOpen = /(?:^| )(?:de|a|en|por|para|la|el|los|las|su|sus|tu|(?<!o )más|es|son|\d+)$/i.test(
    head,
  );
  const joint = /^ \p{L}/u.test(rest) ? (/^[,:]/.exec(lead)?.[0] ?? "") : "";
  return head.split(" ").length >= 2 && !isOpen ? `${head}${joint}${rest}` : null;
}

/**
 * A usual promise within a sentence that is too long for a picture: «Dos años de garantía» of «Los
 * trabajos tienen dos años de garantía en costuras y muelles». Null where there is none, or where the
 * sentence, which has its conditions, has no room below it.
 * @param whole a whole sentence with its stop
 */
export function promiseIn(whole: string): string | null {
  if (!isWithin(whole, limits.pictureBody)) return null;
  const free = freeThing.exec(whole);
  if (free && isNoun(free[1]!.toLowerCase()) && !denying.test(whole.slice(0, free.index).trim())) {
    return capitalized(free[0]);
  }
  for (const promise of promises) {
    const found = promise.exec(whole);
    if (found && !denying.test(whole.slice(0, found.index).trim())) return capitalized(found[0]);
  }
  return null;
}
