import type { Copy } from "../copy.ts";
import type { Draft } from "../draft.ts";
import { plain } from "../language/escape.ts";
import { asOrder } from "../understanding/dictated.ts";
import { saidToReader } from "../understanding/letter.ts";
import { sample } from "./flows.ts";
import { stack, table } from "./layout.ts";
import { lowered } from "./letters/parts.ts";

/** «Cuando alguien pide una torta que le llegue un mensaje pidiendo…»: what happens, and what is sent. */
const parts =
  /(?<![a-zà-ž])cuando ((?:a )?(?:alguien|un[oa]?|se|les?|pregunt|(?:reserv|compr|contrat|agend|apart|encarg)en|pidan|escriban|piden|compran|reservan|escriben|contratan)[^,.;:]{0,80}?)(?:,? (?:que )?(?:se )?(?:les? )?(?:lleg(?:ue|a)|mand(?:e|en|ar|a)|env(?:íe|ie|iar)|avis(?:ar|e)|escrib(?:ir|a)|salga|record(?:ar|arle))(?:les?)?(?= )|,(?= (?:ped|dec|avis|record|dar|mand|ofrec)[a-zà-ž]*))(.*)$/u;
const wrapping =
  /^ ?(?:(?:un|una|el) )?(?:(?:mensaje|whatsapp|aviso|correo)(?: autom[aá]tico)? )?(?:de whatsapp |por whatsapp )?/u;

/** What the message says, of what the owner says it is for; "" when nothing sure. */
function saying(rest: string, copy: Copy): string {
  const { formal } = copy;
  const asked = /^(?:pidiendo|para pedir|pedir)(?:les?)? (.{3,140})$/u.exec(rest)?.[1];
  if (asked) {
    const what = lowered(saidToReader(asked, formal))
      .replace(/^(?:su |el |tu )?nombre/u, formal ? "su nombre" : "tu nombre")
      .replace(/^que /u, "");
    return copy.fill(
      /\d|anticipo|señ[ao]|dep[oó]sito|adelanto/u.test(asked)
        ? `Para confirmarlo, [te|le] pedimos ${what}`
        : `[Dinos|Díganos] ${what}`,
    );
  }
  const told =
    /^(?:diciendo|avisando|recordando|contando|decir|avisar|recordar|que diga|con el aviso de|para (?:decir|avisar|recordar))(?:les?)? (?:de )?que (.{4,160})$/u.exec(
      rest,
    )?.[1];
  if (told) return saidToReader(told, formal);
  // «Instrucciones para llegar y la hora de entrada, a partir de las 16».
  const [, what = "", of = "", hour = ""] =
    /^(?:con )?(?:las? |el |los )?((?:instrucciones|indicaciones|ubicaci[oó]n|direcci[oó]n|enlace|link|men[uú])[^,.;]{0,30}?)(?:,? y la hora de (entrada|llegada|salida|recogida),? ?(?:que es |es )?((?:a partir de|desde|a) las [^,.;]{1,12}))$/u.exec(
      rest,
    ) ?? [];
  if (what)
    return `${copy.fill(`Debajo [te|le] dejamos ${/^(?:instr|indic)/u.test(what) ? "las" : /^(?:ub|dir)/u.test(what) ? "la" : "el"} ${what}.`)} La hora de ${of} es ${hour}.`;
  const [, thing = "", also = ""] =
    /^con ((?:la|el|los|las) (?:direcci[oó]n|ubicaci[oó]n|enlace|link|men[uú]|precios?|horarios?|tarifas?|cat[aá]logo|instrucciones|datos)[^,.;]{0,30}?)(?:,? y (que .{4,100}))?$/u.exec(
      rest,
    ) ?? [];
  if (thing)
    return `${also ? `${saidToReader(also, formal)} ` : ""}${copy.fill(`Debajo [te|le] dejamos ${thing}.`)}`;
  const wish = /^para que ([a-zà-ž]+?)n?(?: (.{3,80}))?$/u.exec(rest);
  if (!wish) return "";
  const order = asOrder(`${wish[1]}n`, formal);
  return order && wish[2]
    ? saidToReader(`que ${wish[1]}n ${wish[2]}`, formal)
    : copy.fill("[Responde|Responda] a este mensaje y lo dejamos listo.");
}

/** An automation in the owner's own terms: what starts it and what it says; undefined when not told. */
export function onEvent(copy: Copy): Draft | undefined {
  // «Al que pregunta por domicilio: cuesta 4 mil» says what starts it and what is answered.
  const prompt = plain(copy.brief.prompt).replace(
    /^.{0,60}?(?<![a-zà-ž])(?:al? |a l[oa]s |para (?:el |l[oa]s )?)(?:que|quien(?:es)?) pregunt[ae]n? (por [^,.;:]{3,40}?|si [^,.;:]{3,60}?): ?(?=[^\n]{4,160}$)/iu,
    "cuando alguien pregunta $1, decir que ",
  );
  const found = parts.exec(prompt.toLowerCase());
  if (!found) return undefined;
  const [all, small = "", typed = ""] = found;
  // Names keep their capitals.
  const at = found.index + all.indexOf(small);
  const event = prompt
    .slice(at, at + small.length)
    .trim()
    .replace(/^(reserv|compr|contrat|agend|apart|encarg)[ae]n/u, "alguien $1a")
    .replace(/^p[ií]d[ae]n/u, "alguien pide")
    .replace(/^escrib[ae]n/u, "alguien escribe");
  if (/cita|turno|carrito|horario|cerrad|cumple/u.test(event)) return undefined;
  const says = saying(typed.trim().replace(wrapping, "").trim(), copy);
  if (!says) return undefined;
  const own = event.replace(/^(?:a )?(?:alguien|un cliente|una clienta|uno|una) /u, "");
  const opening = /(?<![a-zà-ž])(?:pid|encarg)/u.test(event)
    ? "Gracias por [tu|su] pedido."
    : /compr/u.test(event)
      ? "Gracias por [tu|su] compra."
      : /reserv/u.test(event)
        ? "Gracias por [tu|su] reserva."
        : /^les? /u.test(own)
          ? saidToReader(own, copy.formal)
          : "Gracias por escribir.";
  return {
    title: `Automatización: cuando ${event}`,
    body: stack(
      table(
        ["Pieza", "Regla"],
        [
          ["Empieza cuando", event],
          ["Solo si", "no está ya hablando con una persona del equipo"],
          ["Espera", "ninguna: sale al momento"],
          [
            "Paso 1",
            /^.*Debajo (?:te|le) dejamos/u.test(says)
              ? "Mensaje 1, con lo que falta pegado al final"
              : "Mensaje 1, tal como está abajo",
          ],
          ["Paso 2", "Si responde: aviso al equipo y se acaba el automático"],
          ["Se para si", "responde o pide no recibir más mensajes"],
          ["Se mide con", "cuántos responden de cada diez mensajes"],
        ],
      ),
      "### Mensaje 1",
      sample(copy, [copy.fill(opening), says]),
      "**Prueba antes de encenderla:** mándatela a ti, responde y comprueba que se para.",
    ),
    reasons: [
      "Empieza con lo que tú dijiste y dice lo que tú pediste.",
      "Tiene condición de parada: nadie recibe un mensaje automático cuando ya habla con una persona.",
    ],
  };
}
