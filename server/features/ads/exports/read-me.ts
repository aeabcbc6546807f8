import { orderFiles } from "#shared/ads.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

/** What lies beside it in the ZIP; a text that every computer opens. */
export function readMe({ businessName, number, pageUrl }: DeliveredOrder): string {
  const lines = [
    `Tus anuncios de ${businessName.replace(/\p{Cc}/gu, " ")} (pedido ${number})`,
    "",
    "imagenes/            Siete anuncios: el cuadrado es para Instagram; el horizontal, para Facebook.",
    `${orderFiles.strategyPdf}       La semana entera, para leer o imprimir: empieza por aquí.`,
    `${orderFiles.strategyHtml}      Lo mismo, para abrir en el navegador.`,
    `${orderFiles.calendar}       Las publicaciones con sus horas, para tu calendario.`,
    `${orderFiles.csv}       Los textos, para «Importar anuncios» del Administrador de anuncios de Meta.`,
    "                     Todo llega en pausa: pon tu página, tu zona y tu presupuesto antes de activarlo.",
    "",
    `Para pedir cambios: ${pageUrl}`,
  ];
  // Windows' own editor wants both marks.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
