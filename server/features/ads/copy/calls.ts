import { fold } from "#copywriter/spanish/fold.ts";
import { hasVerb } from "./facts/has-verb.ts";
import { addressed } from "./page/address-forms.ts";
import type { SourceWords } from "./page/source-words.ts";
import { countUse, usesMax, type Week } from "./week.ts";

/** Of a page that speaks to nobody. */
const voiceless = [
  "Más información en la web",
  "Más en la web de {biz}",
  "Todo, en la web de {biz}",
];
const voicelessPhone = [
  "Información en el {phone}",
  "Teléfono: {phone}",
  "Más información: {phone}",
];
const phoneCalls = [
  "[Llámanos|Llámenos|Llamanos|Llamadnos] al {phone}",
  "[Pregúntanos|Pregúntenos|Preguntanos|Preguntadnos] en el {phone}",
  "[Llama|Llame|Llamá|Llamad] al {phone}",
  "[Te|Le|Te|Os] atendemos en el {phone}",
];
const whatsappCalls = [
  "[Escríbenos|Escríbanos|Escribinos|Escribidnos] por WhatsApp al {whatsapp}",
  "[Pregunta|Pregunte|Preguntá|Preguntad] por WhatsApp al {whatsapp}",
  "[Te|Le|Te|Os] respondemos por WhatsApp en el {whatsapp}",
];
const voicelessWhatsapp = ["WhatsApp: {whatsapp}"];
const deliveries = ["[Pide|Pida|Pedí|Pedid] a domicilio en {biz}"];
const visits = ["[Te|Le|Te|Os] esperamos en {place}"];
const voicelessVisits = ["Estamos en {place}"];

/** A call in the page's form of address, with the business's name, place and numbers. */
export const filled = (
  template: string,
  { form, businessName, place, phone, whatsapp }: SourceWords,
): string =>
  addressed(template, form)
    .replaceAll("{biz}", businessName)
    .replaceAll("{place}", place ?? businessName)
    .replaceAll("{phone}", phone ?? "")
    .replaceAll("{whatsapp}", whatsapp ?? "");

const uncried = (call: string): string => call.replace(/[¡!.]/g, "").trim();

/** Who is called and who is written to: a number for WhatsApp need not answer calls. */
function numbersOf({ phone, whatsapp, isVoiceless }: SourceWords): string[] {
  const written = whatsapp ? (isVoiceless ? voicelessWhatsapp : whatsappCalls) : [];
  const called = phone && phone !== whatsapp ? (isVoiceless ? voicelessPhone : phoneCalls) : [];
  return called.length > 0 ? [...called, ...written.slice(0, 1)] : written;
}

/** Of a shop whose customers come to it, folded. */
const awaiting =
  /\b(?:visit(?:a|e|anos|enos|adnos)|(?:te|le|os|los) esperamos|ven(?:id|ga|gan)? a |pas(?:a|e|ate|ese) por|nuestr[oa] (?:tienda|local)|mostrador|meson|sin cita)\b/;

/** What a reader can do, each once in a week as far as they go. */
export function actsOf({ source, action, chance }: Week, isVisit: boolean, told: string): string[] {
  // «Mándanos por WhatsApp …» at the number of the landline?
  if (/whats?app/i.test(told) && source.whatsapp && !source.isVoiceless) return whatsappCalls;
  const isShop = source.action === "shop";
  const phoned = isShop ? [] : numbersOf(source);
  const isOpen =
    isVisit || source.hours !== null || source.page.statements.some((text) => awaiting.test(text));
  const isVisited = source.place !== null && !isShop && isOpen;
  const visited = isVisited ? (source.isVoiceless ? voicelessVisits : visits) : [];
  // «Elige tu miel»: the page's own words are the best.
  const called = source.ownCalls.filter((call) => call.includes(" ") && hasVerb(call)).map(uncried);
  const said = source.isVoiceless ? voiceless : [...called, ...action.said];
  // Who is called is called first; who sells from a page is visited there.
  const isCalled =
    source.action === "call" || source.action === "quote" || source.action === "look";
  const own =
    isCalled && phoned.length > 0 ? [...called.slice(0, 2), ...phoned, ...visited] : undefined;
  const all = own ?? chance.shuffle([...said, ...phoned, ...visited]);
  return isVisit ? [...visited, ...all.filter((act) => !visited.includes(act))] : all;
}

/** What to do to have something sent, or brought home where the page says so; none if nothing is known. */
export function deliveriesOf(source: SourceWords, isHome: boolean): readonly string[] {
  const numbers = source.isVoiceless ? [] : numbersOf(source);
  return numbers.length > 0 || !isHome ? numbers : deliveries;
}

/** «Reservar visita» of the visit: a button of the page that names what is told. */
function callAbout({ calls }: SourceWords, subject: string): string | undefined {
  const told = ` ${fold(subject)} `;
  return calls.find((call) => {
    const noun = fold(call).split(" ").at(-1) ?? "";
    // «Solo las técnicas» is a choice of cookies.
    const isAsking = /^\p{L}+[aei]r(?:me|nos)?$/u.test(fold(call).split(" ")[0]!) || hasVerb(call);
    return (
      isAsking && noun.length > 4 && !anyShops.test(noun) && told.includes(` ${noun.slice(0, -1)}`)
    );
  });
}

const whatsappCtas = ["Escribir por WhatsApp", "Preguntar por WhatsApp", "Consultar por WhatsApp"];
const phoneCtas = ["Llamar", "Llamar ahora", "Llamar y preguntar"];
const visitCtas = ["Cómo llegar", "Ver dónde estamos"];

/** The buttons for what a text asks to do; undefined where its words are those of the page's action. */
function ctasOf(
  text: string,
  { phone, place, ownCalls, action }: SourceWords,
): string[] | undefined {
  if (/whats?app/i.test(text))
    return [...ownCalls.filter((call) => /whats?app/i.test(call)), ...whatsappCtas];
  if (phone && text.includes(phone)) return phoneCtas;
  // «Pedir cita» fits whoever is visited by appointment.
  const isDropIn = ["call", "chat", "look", "quote", "talk"].includes(action);
  return isDropIn && place && text.includes(place) ? visitCtas : undefined;
}

/** What a button of any page names. */
const anyShops =
  /^(?:productos?|tienda|catalogo|carrito|pedido|compra|online|ahora|precio|contacto)$/;

/** The page's own button on what it is beside there, and as often as it may the usual ones. */
export function ctaOf(
  { action, source, uses }: Week,
  {
    isVisit,
    isDelivery,
    isOfProduct,
    subject,
    text,
  }: Record<"isVisit" | "isDelivery" | "isOfProduct", boolean> & { subject: string; text: string },
): string {
  const asked = ctasOf(text, source)?.find((cta) => (uses.get(cta) ?? 0) < usesMax);
  if (asked) {
    countUse({ uses }, asked);
    return asked;
  }
  const called = callAbout(source, subject);
  if (called && (uses.get(called) ?? 0) < usesMax) {
    countUse({ uses }, called);
    return called;
  }
  // «Añadir al carrito» of a guarantee?
  const isOwn = isOfProduct || source.action !== "shop";
  const all = [
    ...(isVisit ? ["Cómo llegar"] : []),
    ...(isDelivery ? ["Pedir a domicilio"] : []),
    ...(isOwn ? source.ownCalls.slice(0, 2) : []),
    ...action.ctas,
  ];
  const free = all.filter((cta) => (uses.get(cta) ?? 0) < usesMax);
  const [cta = all[0]!] =
    isVisit || isDelivery
      ? free
      : free.toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
  uses.set(cta, (uses.get(cta) ?? 0) + 1);
  return cta;
}
