import { exportedTables } from "./registry.ts";

export interface ReadmeFacts {
  /** `YYYY-MM-DD` */
  date: string;
  contactEmail: string;
  /** Without confirmation, data stored under the address alone are not exported. */
  isEmailConfirmed: boolean;
}

/** Text of LEEME.txt: what the ZIP contains, what it does not, and why. */
export function readmeText({ date, contactEmail, isEmailConfirmed }: ReadmeFacts): string {
  const lines = [
    `Tus datos en Kolmena, a ${date}`,
    "",
    "QUÉ HAY AQUÍ",
    "",
    "contenidos      Tus contenidos, cada uno en un archivo que abre cualquier editor de texto.",
    "conversaciones  Tus conversaciones con el equipo, cada una en un archivo.",
    "imagenes        Las imágenes que Ani ha hecho para ti.",
    "fotos           Las fotos que has subido.",
    "anuncios        Las imágenes de tus pedidos de Instant Web Ads, con todas sus versiones.",
    "tablas          Créditos, facturas, pagos y pedidos, para abrir en una hoja de cálculo.",
    "datos.json      Todo, en un formato que otro programa puede leer: más abajo se explica.",
    "",
    "Las carpetas que no están es que no tienen nada.",
    "",
    "QUÉ NO HAY, Y POR QUÉ",
    "",
    "- Tu contraseña y las claves de tus sesiones: solo guardamos una huella de ellas, y con ella",
    "  quien encontrara este archivo podría intentar entrar en tu cuenta.",
    "- Los datos de tu tarjeta: los tiene Stripe, que cobra por nosotros. Aquí están la marca, las",
    "  últimas cifras y la caducidad, que es lo que guardamos. También guardamos un código de la",
    "  tarjeta que solo sirve para que no dé derecho a otra prueba.",
    "- Los enlaces privados de tus pedidos y sus documentos (calendario, estrategia): están en la",
    "  página de cada pedido, y quien tuviera el enlace podría verla.",
    "- Lo que se hace de lo tuyo para trabajar: miniaturas, recortes, medidas y pasos internos.",
    "- Lo que solo vive mientras el servicio trabaja: avisos de averías, tareas pendientes (como un",
    "  correo por enviar) y contadores que frenan abusos y no dicen de quién son.",
    ...(isEmailConfirmed
      ? []
      : [
          "- Lo que se haya pedido o escrito con tu correo sin entrar en tu cuenta: todavía no has",
          "  confirmado que el correo es tuyo. Confírmalo y descarga tus datos otra vez.",
        ]),
    "",
    "CÓMO LEER datos.json",
    "",
    "Cada parte tiene «about» (qué es), «fields» (qué significa cada campo) y «rows» (tus datos).",
    "Las fechas siguen la norma ISO 8601 y están en hora universal (UTC).",
    "Los importes son céntimos enteros, con su moneda al lado; null quiere decir que no hay nada.",
    "",
    ...exportedTables.map(({ key, about }) => `${key}: ${about}.`),
    "",
    "CONTACTO",
    "",
    `Para preguntar por tus datos, corregirlos o borrarlos: ${contactEmail}`,
  ];
  // Notepad on Windows needs the byte order mark and CRLF.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
