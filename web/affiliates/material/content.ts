import type { MaterialPictureId } from "#shared/affiliate-material.ts";

/** Texts of /affiliate-strategy; those to copy are in shared/affiliate-texts.ts. */
export const materialMeta = {
  title: "Material para afiliados: textos e imágenes",
  description:
    "Mensajes, publicaciones, correos, imágenes con código QR y respuestas para recomendar Kolmena con tu enlace de afiliado.",
  keywords:
    "material para afiliados, textos para recomendar Kolmena, publicaciones para afiliados, imágenes con código QR",
} as const;

export const materialHead = {
  title: "Ya está escrito. Ponle",
  mark: "tu voz",
  lead: "Textos e imágenes con tu enlace puesto. Cambia lo que va entre [corchetes] y quita lo que tú no dirías.",
} as const;

export const linkWords = {
  label: "El enlace de todo lo que copies",
  copy: "Copiar",
  copied: "Copiado",
  notes: {
    sample: "Este enlace es de ejemplo y no cuenta para nadie.",
    asking: "Buscando tu enlace…",
    own: "Es el tuyo, y ya está en todos los textos e imágenes.",
    failed: "No hemos podido traer tu enlace. Mientras tanto, este es de ejemplo.",
  },
  join: { href: "/affiliate-signup", label: "Conseguir el mío" },
  retry: "Reintentar",
} as const;

export const notices = {
  link: { title: "¡Enlace copiado!" },
  sample: {
    title: "Copiado con un enlace de ejemplo",
    description: "Pon el tuyo antes de enviarlo.",
  },
  refused: {
    title: "No se ha podido copiar",
    description: "Tu navegador no lo permite: selecciona el texto y cópialo a mano.",
  },
} as const;

export const tabs = [
  { id: "mensajes", label: "Mensajes" },
  { id: "publicaciones", label: "Publicaciones" },
  { id: "correos", label: "Correos" },
  { id: "imagenes", label: "Imágenes" },
  { id: "respuestas", label: "Respuestas" },
] as const;
export type TabId = (typeof tabs)[number]["id"];

interface Advice {
  worker: string;
  title: string;
  text: string;
}

/** Picture and advice shown beside the texts of each tab. */
export const sidebars = {
  mensajes: {
    picture: "cuadrada",
    download: "Descargar esta imagen",
    advice: {
      worker: "lia",
      title: "Escribe a una persona, no a una lista",
      text: "Dile por qué te acordaste de ella, y que el enlace es de afiliado.",
    },
  },
  publicaciones: {
    picture: "vertical",
    download: "Descargar para historias",
    advice: {
      worker: "teo",
      title: "Enseña algo tuyo",
      text: "Una captura de lo que publicaste dice más que cualquier adjetivo.",
    },
  },
  correos: {
    picture: "firma",
    download: "Descargar para tu firma",
    advice: {
      worker: "nai",
      title: "Dos correos y nada más",
      text: "Escribe solo a quien te conoce o te dio permiso. Lo demás es spam, y puede cerrarte la cuenta.",
    },
  },
} as const satisfies Record<
  string,
  { picture: MaterialPictureId; download: string; advice: Advice }
>;

export const pictureWords = {
  lead: "Cinco imágenes con el código QR de tu enlace. Al descargar todo van también los textos.",
  zip: "Descargar todo (ZIP)",
  download: "Descargar",
  advice: {
    worker: "ani",
    title: "Deja entero el borde blanco",
    text: "Sin él, la cámara no encuentra el código. Pruébalo con tu móvil antes de imprimir.",
  },
} as const;

export const answerWords = {
  title: "Lo que no conviene decir",
  items: [
    "Que alguien «va a vender más», o cuánto: no se puede prometer.",
    "Que la prueba es «sin tarjeta»: sí la pide. Sin tarjeta es la cuenta gratis.",
    "Que lo usas, si no lo usas. Enseña solo lo que hiciste tú.",
    "Nada en nombre de Kolmena, ni anuncios de pago con su marca.",
  ],
} as const;
