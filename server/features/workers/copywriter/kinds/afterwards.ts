import type { Copy } from "../copy.ts";
import type { Recipe } from "../lexicon/recipes.ts";
import { saidToReader } from "../understanding/letter.ts";

const numbers = "(?:\\d{1,3}|una?|dos|tres|cuatro|seis)";
const span = `(?:al d[ií]a siguiente|al otro d[ií]a|(?:a l[oa]s |(?:despu[eé]s de|pasad[oa]s|tras) (?:l[oa]s )?)?${numbers} (?:d[ií]as?|semanas?|mes(?:es)?|horas?))`;
const later = new RegExp(
  `(?<![a-zà-ž])(${span})(?: despu[eé]s)?(?: (?:de la|desde la|desde el|de(?=l ))((?: |l )[a-zà-ž]+))?(?![a-zà-ž])`,
  "u",
);
const question =
  /(?<![a-zà-ž])pregunt(?:ar|e|en|a)(?:les?)?(?: [^,.;:]{0,25}?)?? (c[oó]mo|qu[eé] tal|si) ([^,.;:?]{2,60})/u;

/** «A los 15 días del tatuaje preguntar cómo cicatriza»: undefined when nobody is asked how it went. */
export function asksAfter({ brief, formal }: Copy): Recipe | undefined {
  const prompt = brief.prompt.toLowerCase();
  const [found = "", when = "", thing = ""] = later.exec(prompt) ?? [];
  const [, how = "", rest = ""] =
    question.exec(prompt.replace(found, " ").replace(/\s+/gu, " ")) ?? [];
  if (!when || !how) return undefined;
  const next = /siguiente|otro d[ií]a/u.test(when);
  const long = when.replace(/^(?:a l[oa]s|despu[eé]s de|pasad[oa]s|tras) (?:l[oa]s )?/u, "");
  const feminine = /^de la|desde la/u.test(/(?:de|desde) la(?= )/u.exec(found)?.[0] ?? "");
  const since = thing
    ? `${feminine ? "la" : "el"} ${thing.replace(/^l /u, "").trim()}`
    : `${formal ? "su" : "tu"} última visita`;
  const elapsed = next
    ? ""
    : `${/^(?:una?|1) /u.test(long) ? "Ha" : "Han"} pasado ${long} desde ${since}. `;
  const said = saidToReader(rest.trim(), formal)
    .replace(/^(?:le|les) /iu, formal ? "le " : "te ")
    .replace(/\.$/u, "");
  const asked = `${said[0]!.toLowerCase()}${said.slice(1)}`;
  return {
    id: "asks-after",
    name: next
      ? "Pregunta al día siguiente"
      : `Pregunta ${/semana|hora/u.test(long) && !/^una? /u.test(long) ? "a las" : "a los"} ${long}`.replace(
          / a l[oa]s (?=una? )/u,
          " al cabo de ",
        ),
    match: /./u,
    trigger: next
      ? `termina ${thing ? since : "el servicio o la visita"}`
      : `${/^(?:una?|1) /u.test(long) ? "ha" : "han"} pasado ${long} desde ${thing ? since : "la última visita"}`,
    condition: "dio permiso para recibir mensajes y no hay una queja abierta",
    wait: next ? "hasta las 11:00 del día siguiente" : `${long}, y sale a las 11:00`,
    steps: [
      "Mensaje 1: la pregunta, sin venta",
      "Si responde: le contesta una persona, ese mismo día",
      "Si no responde: nada más",
    ],
    stop: "responde o pide no recibir más mensajes",
    measure: "cuántos responden de cada diez mensajes",
    open: [
      how === "si"
        ? `${elapsed}¿${asked[0]!.toUpperCase()}${asked.slice(1)}? [Cuéntanos|Cuéntenos] en una línea.`
        : `${elapsed}¿${/^q/u.test(how) ? "Qué tal" : "Cómo"} ${asked}? [Cuéntanos|Cuéntenos] en una línea.`,
    ],
    call: true,
    dated: true,
  };
}

const done = "(?:list|terminad|arreglad|reparad|hech|acabad|preparad)";
const ready = new RegExp(
  `cuando (?:ya )?(?:(?:(?:el|la|los|las|sus?) )([a-zà-ž]+(?: de [a-zà-ž]+)?) )?(?:ya )?(?:est[aáeé]n?|quede|queden|qued[oó]) (?:ya )?${done}([oa]s?)(?![a-zà-ž])(?: (?:el|la|los|las|sus?) ([a-zà-ž]+(?: de [a-zà-ž]+)?))?`,
  "u",
);

/** «Avisar cuando el arreglo está listo». */
export function whenReady({ brief, formal }: Copy): Recipe | undefined {
  const [, first, ending = "", second] = ready.exec(brief.prompt.toLowerCase()) ?? [];
  const thing = first ?? second;
  if (!thing) return undefined;
  const many = ending.endsWith("s");
  const is = `${many ? "están" : "está"} list${ending}`;
  const article = `${ending.startsWith("a") ? "la" : many ? "lo" : "el"}${many ? "s" : ""}`;
  const whose = `${formal ? "Su" : "Tu"}${many ? "s" : ""}`;
  return {
    id: "ready",
    name: `Aviso de ${thing} ${many ? "listos" : "listo"}`.replace(/listos?$/u, `list${ending}`),
    match: /./u,
    trigger: `se marca que ${article} ${thing} ${is}`,
    condition: "no se le ha avisado ya",
    wait: "ninguna: sale al momento, dentro del horario de atención",
    steps: [
      `Mensaje 1: ${article} ${thing} ${is}`,
      "Si responde: le contesta una persona",
      "Si no pasa nada en 5 días: aviso al equipo, no otro mensaje",
    ],
    stop: `se entrega o responde`,
    measure: "días que pasan desde el aviso hasta la entrega",
    open: [`${whose} ${thing} ya ${is}.`],
    call: true,
    dated: true,
  };
}
