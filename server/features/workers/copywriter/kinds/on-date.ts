import type { Copy } from "../copy.ts";
import type { Draft } from "../draft.ts";
import { plain } from "../language/escape.ts";
import { asOrder } from "../understanding/dictated.ts";
import { saidToReader } from "../understanding/letter.ts";
import { isPrice } from "../understanding/offers.ts";
import { sample } from "./flows.ts";
import { stack, table } from "./layout.ts";
import { lowered } from "./letters/parts.ts";

const weekday = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)";
/** «El día 28», «el 5 de cada mes», «cada primer lunes del mes», «todos los lunes», «a fin de mes». */
const dates: readonly RegExp[] = [
  /(?<![a-zà-ž])(?:(?:el|cada|los|todos los) d[ií]as? \d{1,2}(?: de cada mes| del mes)?(?! de (?!cada)[a-zà-ž]| ?[:h])|(?:el|los) \d{1,2} (?:de cada mes|del mes|de todos los meses))/u,
  new RegExp(
    `(?<![a-zà-ž])(?:cada|el|todos los|los) (?:primer|segundo|tercer|[uú]ltimo)s? (?:${weekday}|d[ií]a)(?: h[aá]bil)? (?:del mes|de cada mes|de mes)`,
    "u",
  ),
  /(?<![a-zà-ž])(?:a |cada )(?:fin(?:al|ales)?|principios?|primeros) de (?:cada )?mes(?![a-zà-ž])/u,
  new RegExp(`(?<![a-zà-ž])(?:cada|todos los) ${weekday}(?! (?:del|de cada) mes)(?![a-zà-ž])`, "u"),
  /(?<![a-zà-ž])(?:cada mes|todos los meses|mensual|mensualmente)(?![a-zà-ž])/u,
];
const bills =
  "(?:cuotas?|mensualidad(?:es)?|rentas?|alquiler|arriendo|colegiatura|pensi[oó]n|abonos?|recibos?|membres[ií]a|suscripci[oó]n|matr[ií]cula|expensas|gastos comunes|facturas?|pagos?)";
const more = "(?: (?:de|del) (?!cada)(?:(?:la|el|los|las) )?[a-zà-ž]+)?";

/** How the date stands after «llega»: «el día 28 de cada mes». */
function dateSaid(found: string): string {
  const text = found.replace(/^(?:los|todos los|cada) (?=d[ií]as? \d)/u, "el ");
  if (/^(?:el|los) (?:d[ií]as? )?\d/u.test(text))
    return `llega el día ${/\d+/u.exec(text)![0]} de cada mes`;
  if (/(?:primer|segundo|tercer|ltimo)/u.test(text))
    return `llega el ${text
      .replace(/^(?:cada|el|todos los|los) /u, "")
      .replace(/os (?=[a-zà-ž])/u, "o ")
      .replace(/ers (?=[a-zà-ž])/u, "er ")
      .replace(/(?:del|de cada|de) mes$/u, "de cada mes")}`;
  if (/fin/u.test(text)) return "llega el último día laborable del mes";
  if (/princip|primeros/u.test(text)) return "llega el primer día laborable del mes";
  if (/mes/u.test(text)) return "llega cada mes el día que tú fijas";
  return `llega el ${text.replace(/^(?:cada|todos los) /u, "").replace(/(?<=s[aá]bado|domingo)s$/u, "")} de cada semana`;
}

/** What has to be paid: «la cuota». */
function billIn(prompt: string): string | undefined {
  const [, article = "la", bill = ""] =
    new RegExp(
      `(?<![a-zà-ž])(?:pag(?:uen|ar|o)|abon(?:en|ar)|ingresen|cobr(?:o|ar)|rec(?:o|ue)rd[a-zà-ž]*|avis[a-zà-ž]*)(?:les|le)?(?: (?:de|del|para|que))?(?: pag(?:uen|ar)| el pago de| el pago del)? ?(?:(la|el|los|las|su|sus) )?(${bills}${more})(?![a-zà-ž])`,
      "u",
    ).exec(prompt) ?? [];
  if (!bill) return undefined;
  const plural = /^[a-zà-ž]+s(?: |$)/u.test(bill);
  const male = /^(?:alquiler|arriendo|abono|recibo|gasto|pago)/u.test(bill);
  const own = /^su/u.test(article) || article === "la" ? "" : article;
  return `${own || (male ? (plural ? "los" : "el") : plural ? "las" : "la")} ${bill}`;
}

/** «Son 35 mil»: how much is to be paid, as it was written. */
const amount =
  /(?<![\d.,:])((?:S\/ ?|Bs\.? ?|[$€₡₲] ?|Q)\d[\d.,]*(?: mil)?|\d[\d.,]* ?(?:€|mil(?: pesos)?|euros?|pesos?|soles|d[oó]lares|colones|guaran[ií]es|lucas|quetzales|lempiras|bol[ií]vianos)(?![a-zà-ž]))/iu;

/** What the message says; "" when nothing sure. */
function saying(prompt: string, starts: string, copy: Copy): string {
  const asked =
    /(?<![a-zà-ž])(?:pedir|pida|solicitar)(?:les?)? (?:a (?:los|las|mis) [a-zà-ž]+ )?((?:que )?(?:el|la|los|las|sus?) [^,.;:]{3,60}?)(?: a (?:los|las|mis|cada) .*)?$/u.exec(
      prompt,
    )?.[1];
  if (asked)
    return copy.fill(
      `Como cada ${/mes/u.test(starts) ? "mes" : "semana"}, [te|le] pedimos ${copy.formal ? asked : asked.replace(/^s(?=us? )/u, "t")}. Con responder a este mensaje es suficiente.`,
    );
  const told =
    /(?<![a-zà-ž])(?:record(?:ar|ando)|avis(?:ar|e|o)|recordatorio|dec?ir)(?:les?)? (?:a (?:los|las|mis) [a-zà-ž]+ )?(?:de )?que (?!paguen)([^.;]{4,120})$/u.exec(
      prompt,
    )?.[1];
  if (told) {
    const said = `${saidToReader(told, copy.formal).replace(/\.$/u, "")}.`;
    const [first = ""] = told.split(" ");
    return asOrder(first, copy.formal) ? `Un recordatorio: ${lowered(said)}` : said;
  }
  const thing =
    /(?<![a-zà-ž])(?:recordatorio|aviso|record(?:ar|arles|ando)|avisar(?:les)?) (?:de |para )?((?:la|el|los|las) [^,.;:\d]{3,40}|de(?:l) [^,.;:\d]{3,40})/u
      .exec(prompt)?.[1]
      ?.replace(/^del /u, "el ")
      .replace(/ (?:el|los|cada|todos) (?:d[ií]as?|primer|[uú]ltimo|\d).*$/u, "")
      .trim();
  return thing && !/^(?:el|los) (?:d[ií]a|mes)/u.test(thing)
    ? `Un recordatorio: ${lowered(thing)}.`
    : "";
}

/** An automation that a day of the month or of the week starts; undefined when none was told or nothing sure is known of what it says. */
export function onDate(copy: Copy): Draft | undefined {
  const prompt = plain(copy.brief.prompt).toLowerCase();
  if (
    /(?<![a-zà-ž])(?:cuando|si alguien|cumple|cita|turno|reserva|carrito|publi|post|antes|despu[eé]s)/u.test(
      prompt,
    )
  )
    return undefined;
  const found = dates.map((one) => one.exec(prompt)?.[0]).find(Boolean);
  if (!found) return undefined;
  const rest = prompt.replace(found, " ").replace(/\s+/gu, " ").trim();
  const bill = /pedir|pida|solicit/u.test(rest) ? undefined : billIn(rest);
  const { offer } = copy.request;
  const cost =
    offer && isPrice(offer)
      ? offer
      : amount.exec(plain(copy.brief.prompt).replace(new RegExp(found, "iu"), " "))?.[1];
  const price = cost ? ` Importe: ${cost.replace(/[.,]+$|, [a-zà-ž].*$/u, "")}.` : "";
  const starts = dateSaid(found);
  const says = bill
    ? copy.fill(
        `Un recordatorio: ya toca pagar ${bill}.${price} Si ya está hecho, no [tienes|tiene] que hacer nada.`,
      )
    : saying(rest, starts, copy);
  if (!says) return undefined;
  const day = Number(/\d+/u.exec(starts)?.[0] ?? 0);
  return {
    title: `Automatización: ${bill ? `recordatorio de pago de ${bill}`.replace(" de el ", " del ") : `aviso ${starts.replace(/^llega /u, "")}`}`,
    body: stack(
      table(
        ["Pieza", "Regla"],
        [
          ["Empieza cuando", starts],
          [
            "Solo si",
            bill
              ? "no consta como pagado y dio permiso para recibir mensajes"
              : "dio permiso para recibir mensajes",
          ],
          [
            "Espera",
            `ninguna: sale a las 10:00${day > 28 ? "; el mes que no tiene ese día, sale el último" : ""}`,
          ],
          ["Paso 1", "Mensaje 1, tal como está abajo"],
          ...(bill ? [["Paso 2", "Si paga: se apunta y no sale nada más ese mes"]] : []),
          [
            bill ? "Paso 3" : "Paso 2",
            "Si responde con una duda: le contesta una persona, ese mismo día",
          ],
          [
            "Se para si",
            bill
              ? "paga, responde, deja de ser cliente o pide no recibir más mensajes"
              : "responde, deja de ser cliente o pide no recibir más mensajes",
          ],
          [
            "Se mide con",
            bill
              ? "cuántos pagan en los tres días siguientes, de cada diez avisados"
              : "cuántos responden de cada diez avisados",
          ],
        ],
      ),
      "### Mensaje 1",
      sample(copy, [
        says,
        /a este mensaje/u.test(says)
          ? ""
          : copy.fill("Cualquier duda, [responde|responda] a este mensaje."),
      ]),
      "**Prueba antes de encenderla:** mándatela a ti, responde y comprueba que se para.",
    ),
    reasons: [
      "Sale el día que dijiste, y solo ese día.",
      bill
        ? "Quien ya pagó no lo recibe: eso se comprueba antes de enviar."
        : "Dice una sola cosa, la que pediste.",
    ],
  };
}
