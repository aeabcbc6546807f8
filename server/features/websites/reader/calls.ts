import { lowerCapitals } from "./capitals.ts";
import { hasCart } from "./cart.ts";
import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { foldText } from "./texts.ts";

const callsMax = 12;
const lengthMax = 40;
const elementsMax = 3_000;

/**
 * The words on the page's buttons and calls to action, such as «Reservar mesa», in the page's order:
 * each once, at most 12 of at most 40 characters; «Carrito» at the end where its header has a cart.
 */
export function readCalls(page: HtmlPage): string[] {
  const calls = buttonWords(page);
  return hasCart(page) ? [...calls.slice(0, callsMax - 1), "Carrito"] : calls;
}

function buttonWords({ $ }: HtmlPage): string[] {
  const calls = new Map<string, string>();
  for (const found of $("a, button, input, .btn, .button, .boton")
    .slice(0, elementsMax)
    .toArray()) {
    if (calls.size >= callsMax) break;
    const element = found as Element;
    if (!mayCall(element)) continue;
    const words = lowerCapitals(wordsOf(element), new Map());
    const text = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const key = foldText(text);
    if (isCall(text, key, isButton(element)) && !calls.has(key)) calls.set(key, text);
  }
  return [...calls.values()];
}

const buttonNames = /(^|[\s_-])(btn|button|boton|cta|call-to-action)|(btn|button|boton)([\s_-]|$)/i;

function isButton({ name, attribs }: Element): boolean {
  return (
    name === "button" ||
    name === "input" ||
    attribs.role === "button" ||
    buttonNames.test((attribs.class ?? "").slice(0, 400))
  );
}

function mayCall(element: Element): boolean {
  const { name, attribs } = element;
  if (name === "input") return /^(submit|button)$/i.test(attribs.type ?? "") && isShown(element);
  if (attribs["aria-expanded"] !== undefined && name === "button") return false;
  return isShown(element);
}

const otherParts =
  /cookie|consent|gdpr|newsletter|subscri|suscri|mailchimp|mc4wp|search|buscador|comment|login|signin|modal|popup|pagination|swiper|slick|carousel/i;

/** Whether neither it nor one of its near ancestors is hidden or a banner, a search or a sign-up. */
function isShown(element: Element): boolean {
  let at: Node | null = element;
  for (let level = 0; at && isElement(at) && level < 8; level += 1) {
    if (/^(body|html|main)$/.test(at.name)) return true;
    const { attribs }: Element = at;
    if (attribs.hidden !== undefined || /display\s*:\s*none/i.test(attribs.style ?? ""))
      return false;
    const names = `${attribs.class ?? ""} ${attribs.id ?? ""} ${attribs.role ?? ""}`;
    if (otherParts.test(names.slice(0, 400))) return false;
    at = at.parent as Node | null;
  }
  return true;
}

const wordsOf = (element: Element) =>
  (element.name === "input" ? (element.attribs.value ?? "").slice(0, 80) : visibleText(element, 80))
    .replace(/\s+/g, " ")
    .replace(/[:\s]+\+?\d[\d\s.-]{6,}\d$/, "")
    .replace(/^[^\p{L}\d¿¡]+|[^\p{L}\d)!?]+$/gu, "");

const verbs = new RegExp(
  `^(${[
    "reserv(a|ar|e|ad|á|as)( \\p{L}+){0,4}",
    "(pide|pida|pedir|pedí|pedid|solicita|solicitar|solicite|solicitá)( \\p{L}+){0,4}",
    "(compra|comprar|compre|comprá|encarga|encargar|encargue|regala|regalar|llévatelo|lo quiero)( \\p{L}+){0,3}",
    "(añade|añadir|agregar|agrega|agregá|sumar|suma) .{2,30}",
    "(llama|llamar|llámanos|llámenos|llamanos|llame|escríbenos|escríbanos|escribinos|contáctanos|contacta|contactar)( \\p{L}+){0,3}",
    "(apúntate|apuntarme|inscríbete|inscribirme|inscribirse|matricúlate|prueba|probar|empieza|empezar|únete)( \\p{L}+){0,4}",
    "(ver|descubre|descubrir|conoce|conocer|visita|visitar|descarga|descargar|consulta|consultar|elige|elegir)( \\p{L}+){1,4}",
    "(calcula|calcular|alquila|alquilar|contrata|contratar|agenda|agendar|cotiza|cotizar|dona|donar|ven)( \\p{L}+){0,4}",
    "(cita|presupuesto|consulta|clase|visita|prueba) (previa|privada|gratis|gratuita|online|de prueba)",
    "(book|buy|order|shop|add to|get|call) (\\p{L}+ ?){1,3}",
  ].join("|")})$`,
  "iu",
);

/** Buttons that work the page and do not sell. */
const otherButtons =
  /^(buscar?|acepto?|aceptar.*|rechaz.*|configur.*|preferencias.*|cerrar|close|suscri.*|ver|ver mas.*|ver (todos?|todas?|detalles?|mapa|en (el|un) mapa|producto|opciones)|leer mas.*|lee mas.*|saber mas.*|mas.*|enviar.*|entrar|acceder|acceso.*|inici.*|login|log in|registr.*|crear cuenta.*|mi cuenta|menu|abrir.*|siguiente|anterior|atras|volver.*|next|prev.*|compartir.*|comparte.*|siguenos.*|seguir.*|publicar.*|responder.*|comentar.*|filtr.*|ordenar.*|mostrar.*|cargar.*|aplicar.*|actualizar.*|ir a.*|ir directamente.*|gestionar.*|agotad[oa].*|sin stock.*|menu .*|saltar.*|skip.*|copiar.*|imprimir.*|continuar.*|ok|vale|de acuerdo|entendido.*|si|no|search|submit|accept.*|read more|learn more|view more|es|en|ca|eu|gl|fr|de|pt|it|carrito.*|ver (el |mi )?(carrito|cesta).*|finalizar.*|elegir|seleccionar|whatsapp|facebook|instagram|twitter|youtube|tiktok|inicio|home|blog|contacto|aviso legal|politica.*|play|pause|reproducir.*|pausar.*|\d+)$/;

function isCall(text: string, key: string, isButtonLike: boolean): boolean {
  if (text.length < 3 || text.length > lengthMax || !/\p{L}{3}/u.test(text)) return false;
  if (/[@…]|https?:|\d{3}|[€$]/.test(text) || otherButtons.test(key)) return false;
  if (/\s(al?|el|la|por|de|en|con|y)$/i.test(text)) return false;
  if (text.split(" ").length > 6 || /[¿?:]/.test(text)) return false;
  return isButtonLike || verbs.test(text);
}
