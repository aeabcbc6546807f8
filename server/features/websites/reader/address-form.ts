import type { Voice } from "#db/schema-site-facts.ts";
import { foldText } from "./texts.ts";

type Form = NonNullable<Voice["address"]>;

// Of folded text: lower case, without accents.
const folded: Record<Exclude<Form, "vos">, RegExp[]> = {
  tu: [
    /\b(tu|tus|ti|contigo|tuy[oa]s?|eres|puedes|quieres|tienes|necesitas|buscas|descubre|compra|reserva|elige)\b/g,
    /\b(disfruta|encuentra|llevate|pide|ven|conoce|prueba(?= (?:el|la|los|las|un|una|nuestr|gratis|tu))|consigue|suscribete|vuelves|eliges|prefieres)\b/g,
    /\b(vienes|pagas|traes|dejas|llevas|recoges|sabes|haces|dices|pides|encargal[oa]s?|dilo|dinos)\b/g,
    /\b(visita|llama|contacta|avisa|pregunta|consulta|envia|cuenta|deja|manda|escribe|pide|sigue|trae)nos\b/g,
  ],
  usted: [
    /\b(usted|ustedes|solicite|consulte|contacte|reserve|descubra|compre|elija|disfrute|encuentre|pongase)\b/g,
    /\b(conozca|pida|confie|ahorre|pruebe|llevese|pague|traiga|llame|venga|escriba|aviseme|llameme)\b/g,
    /\b(visite|llame|contacte|avise|pregunte|consulte|envie|cuente|deje|mande|escriba|pida|siga|traiga|diga)n?nos\b/g,
    /\b(les?|se l[ao]s?) \p{L}+[aei]mos\b/gu,
    /\bsus? (salud|empresa|hogar|casa|coche|familia|negocio|cita|confianza|tranquilidad|sonrisa|seguro|auto)\b/g,
  ],
  vosotros: [
    /\b(vosotr[oa]s|vuestr[oa]s?|venid|volved|descubrid|disfrutad|reservad|elegid|pedid|probad|pasad|traed)\b/g,
    /\b\p{L}{2,}[aei]dnos\b/gu,
  ],
};
// With accents, as they are written: «té» is no «te», «sois» has none.
const written: Record<Form, RegExp[]> = {
  tu: [/(?<!\p{L})te (?=\p{Ll}{2})/gu],
  usted: [],
  vosotros: [
    /(?<!\p{L})os (?=\p{Ll}{2})/gu,
    /(?<![\p{L}])\p{Ll}{2,}[áé]is(?!\p{L})|(?<!\p{L})sois(?!\p{L})/gu,
  ],
  vos: [
    /(?<!\p{L})(vos|sos|elegí|descubrí|vení|mirá|comprá|reservá)(?!\p{L})/giu,
    /(?<!\p{L})(encontrá|pedí|disfrutá|llevá|probá|conocé)(?!\p{L})/giu,
    /(?<!\p{L})(escribí|seguí|sumá|suscribí|animá|llamá|consultá|pasá|armá|hacé|decí)(nos|te)?(?!\p{L})/giu,
    /(?<!\p{L})\p{L}\p{Ll}+(?<!r)[áéí]s(?!\p{L})/gu,
  ],
};
/** Words that end as verbs of «vos» do. */
const notVos = new Set(
  `más además demás jamás atrás detrás quizás después través revés interés estrés inglés francés portugués
  japonés danés país anís maíz marqués cortés arnés ciprés compás estás cafés sofás bebés bufés tés chalés
  carnés puntapiés menús andrés tomás inés parís nicolás`.split(/\s+/),
);

/** How the page addresses its readers; null when fewer than two words tell. */
export function addressOf(text: string): Voice["address"] {
  const plain = foldText(text);
  const count = (form: Exclude<Form, "vos">) =>
    timesOf(folded[form], plain) + timesOf(written[form], text);
  const vos = written.vos
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((word) => !notVos.has(word.toLowerCase())).length;
  // «Se pide en recepción» asks nobody.
  const found = {
    tu: count("tu") - timesOf([/\bse (pide|compra|reserva|visita|deja|sigue)\b/g], plain),
    usted: count("usted"),
    // «Venís» is said to «vos» and to «vosotros»; where one pays in euros, to the latter.
    vosotros: count("vosotros") + (text.includes("€") ? vos : 0),
  };
  // «Te» and «tu» are said to «vos», too.
  if (!text.includes("€") && vos >= 2 && vos * 4 >= found.tu && vos > found.vosotros) return "vos";
  const [[address, most] = ["tu", 0]] = Object.entries(found).sort(([, a], [, b]) => b - a);
  return most >= 2 ? (address as Form) : null;
}

function timesOf(patterns: readonly RegExp[], text: string): number {
  return patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
}
