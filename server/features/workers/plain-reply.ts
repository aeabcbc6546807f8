import type { Brief } from "#copywriter/brief.ts";
import { contentTypeLabel } from "#shared/workers.ts";

/** Plain words only, so that they can stand in a sentence as they are. */
const plainWords = /^[\p{L}\d]{1,24}(?: [\p{L}\d]{1,24}){0,5}$/u;

/**
 * What is said when a text could not be written: that it costs nothing, and how to ask so that it
 * can. From what is at hand, without reading the message.
 */
export function plainReply({
  contentType,
  profile,
}: Pick<Brief, "contentType" | "profile">): string {
  const product = profile?.products.slice(0, 12).find((name) => plainWords.test(name));
  const about = product ?? "tu producto estrella";
  const what = contentType === "chat" ? "Un post" : contentTypeLabel(contentType);
  return [
    "No he podido leer bien tu mensaje, así que no me invento nada. **No te cuesta ningún crédito.**",
    `Prueba a pedírmelo en una o dos frases, sin listas largas ni texto repetido: qué quieres, sobre qué y para cuándo. Por ejemplo: «${what} sobre ${about} para este fin de semana».`,
  ].join("\n\n");
}
