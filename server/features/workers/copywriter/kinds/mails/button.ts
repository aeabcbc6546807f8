import type { Copy } from "../../copy.ts";
import { graphemes } from "../../language/polish.ts";
import { infinitiveOf } from "../../understanding/dictated.ts";
import { begun } from "../letters/parts.ts";

const clickable =
  /^(?:pedir|reservar|encargar|hacer el pedido|agendar|probar la|preguntar|mandar|contar|solicitar|encontrar)(?![a-zà-ž])/u;

const toldWays: readonly [RegExp, string][] = [
  [/(?<![a-zà-ž])(?:inscripci|inscr[ií]b|matr[ií]cul)/u, "Quiero inscribirme"],
  [/(?<![a-zà-ž])(?:plazas|cupos?|lugares)(?![a-zà-ž])/u, "Reservar plaza"],
  [/(?<![a-zà-ž])reserv(?:as?|en|ar)(?![a-zà-ž])/u, "Reservar"],
  [/(?<![a-zà-ž])(?:encargos?|se encarga)(?![a-zà-ž])/u, "Hacer mi encargo"],
  [/(?<![a-zà-ž])pedidos?(?![a-zà-ž])/u, "Hacer mi pedido"],
  [
    /(?<![a-zà-ž])(?:cursos?|talleres|taller|tour|excursi[oó]n|campamento)(?![a-zà-ž])/u,
    "Reservar plaza",
  ],
];

export const anyway = "Responder a este correo";

/** What is done by answering or by a click, in the words of the trade: «Pedir cita». */
export function buttonFor(copy: Copy, told = ""): string {
  // What they are told to do first is what they do.
  for (const [words, label] of toldWays) if (words.test(told.toLowerCase())) return label;
  const way = copy
    .fill("{inf}")
    .toLowerCase()
    .split(/ o | (?:con|por) (?:un )?mensaje/u)[0]!;
  return clickable.test(way) && graphemes(way) <= 34 ? begun(way) : anyway;
}

/** The one call of a mail, that asks for what its button does. */
export function replyCall(copy: Copy, button: string): string {
  if (/^(?:Usar|Llamar|Escribir)/u.test(button)) return "";
  if (button === "Quiero inscribirme")
    return copy.fill("Para inscribir[te|se], [responde|responda] a este correo.");
  const way = button.toLowerCase().replace(/ mi /u, copy.formal ? " su " : " tu ");
  return copy.fill(
    button === anyway
      ? "Si [te|le] interesa, [responde|responda] a este correo."
      : `Para ${way}, [responde|responda] a este correo.`,
  );
}

/** «Manda las facturas antes del 12» → «Mandar las facturas»; "" where it is no order that a button can name. */
export function orderButton(order: string | undefined): string {
  const [, verb = "", rest = ""] =
    /^([A-ZÀ-ÖØ-Þ][a-zß-öø-ž]+) ((?:el|la|los|las|tu|su|tus|sus) [^,.;:]{3,60})/u.exec(
      order ?? "",
    ) ?? [];
  const infinitive = verb && infinitiveOf(verb);
  // Nobody comes or brings a thing by pressing a button.
  if (!infinitive || /^(?:traer|venir|pasar|llevar|recoger|probar)$/u.test(infinitive)) return "";
  const thing = rest
    .replace(
      / (?:antes|hasta|desde|para|por|en|al?|con|el|los|y|que|si|cuando|esta|este)(?: .*)?$/u,
      "",
    )
    .replace(/^tu(s?) /u, "mi$1 ")
    .replace(/^su(s?) /u, "mi$1 ");
  const text = `${begun(infinitive)} ${thing}`;
  return graphemes(text) <= 32 ? text : "";
}

/** «pedidos al 959 111 222» → «Llamar al 959 111 222»; "" without a number to ring. */
export function phoneButton(text: string): string {
  const number = /(?<![\d.,$€])(?:\+?\d[\d ]{6,14}\d)(?![\d.,]* ?(?:€|%|euros|pesos))/u.exec(
    text,
  )?.[0];
  if (!number) return "";
  return /whats ?app|wasap|wpp/iu.test(text)
    ? "Escribir por WhatsApp"
    : `Llamar al ${number.trim()}`;
}
