import { orderFiles } from "#shared/orders.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

/** LEEME.txt: describes the other files of the ZIP. */
export function composeReadMe({ businessName, number, pageUrl }: DeliveredOrder): string {
  const named = (name: string, about: string) => name.padEnd(18) + about;
  const lines = [
    `Tus anuncios de ${businessName.replace(/\p{Cc}/gu, " ")} (pedido ${number})`,
    "",
    named(orderFiles.strategyPdf, "La semana entera, para leer o imprimir: empieza por aquí."),
    named(orderFiles.strategyHtml, "Lo mismo, para abrir en el navegador."),
    named("imagenes", "Siete anuncios: el cuadrado es para Instagram; el otro, para Facebook."),
    named(orderFiles.calendar, "Las publicaciones con sus horas, para tu calendario."),
    named(orderFiles.csv, "Los textos, para «Importar anuncios» del Administrador de anuncios de"),
    named("", "Meta. Todo llega en pausa: pon tu página, tu zona y tu presupuesto."),
    "",
    `Para pedir cambios: ${pageUrl}`,
  ];
  // Windows Notepad needs the byte order mark and CRLF.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
