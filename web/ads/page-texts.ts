import { adsPerOrder, adsPriceCents } from "#shared/ads.ts";
import { formatDollars, formatUsd } from "#shared/money.ts";
import { revisionDays, revisionsPerAd } from "#shared/revisions.ts";

/** Texts of /instant-ads outside of its steps. */
const price = formatUsd(adsPriceCents);

export const adsMeta = {
  title: `Web Ads: ${adsPerOrder} anuncios de tu web por ${price}`,
  description: `Pega la dirección de tu web y recibe ${adsPerOrder} anuncios para Instagram y Facebook con tus colores y productos. La propuesta es gratis; ${price}, un solo pago.`,
  keywords:
    "anuncios para Instagram y Facebook, crear anuncios con IA, anuncios desde mi web, diseño de anuncios para negocios, Web Ads, Meta Ads en español",
} as const;

/** For the page's social preview picture. */
export const adsPicture = { title: "Tu web,", mark: "siete anuncios" } as const;

export const included = [
  {
    what: `${adsPerOrder} anuncios en dos formatos.`,
    detail: `${adsPerOrder * 2} imágenes: 1080×1080 para Instagram y 1200×628 para Facebook.`,
  },
  {
    what: "Sus textos.",
    detail: "Texto principal, titular, descripción y hashtags, dentro de los límites de Meta.",
  },
  {
    what: "Tu estrategia de la semana.",
    detail: "Qué día, a qué hora, para qué y por qué. En PDF y en web.",
  },
  {
    what: "Archivos para trabajar.",
    detail: "Todo en un ZIP, los textos en CSV para Meta y el calendario en ICS.",
  },
  {
    what: `Hasta ${revisionsPerAd} revisiones gratis por imagen.`,
    detail: `Las pides con tus palabras durante ${revisionDays} días.`,
  },
  {
    what: "En segundos; como máximo 24 horas.",
    detail: "Te avisamos por correo, con un enlace privado. Si no llegamos, te devolvemos todo.",
  },
] as const;

/** Shown beside the form on wide screens. */
export const promises = [
  "Leemos solo tu página pública y no tocamos nada en ella",
  "Precios y reseñas: solo los que ya están en tu web",
  `Hasta ${revisionsPerAd} revisiones gratis por imagen`,
] as const;

export const offer = {
  figure: formatDollars(adsPriceCents),
  unit: "USD, un solo pago",
  title: "Una semana entera, sin cuota ni permanencia",
  text: "Impuestos incluidos. No hace falta cuenta, ni tarjeta para ver la propuesta.",
} as const;

export const adsQuestions = {
  title: "Antes de pegar tu web",
  list: [
    {
      question: "¿Cuándo recibo mis anuncios?",
      answer:
        "En segundos; como máximo 24 horas desde el pago. Ves el avance en la página de tu pedido y te llega un correo con un enlace privado. Si no pudiéramos entregarlo, te devolvemos el importe completo.",
    },
    {
      question: "¿Qué se lee de mi web?",
      answer:
        "La página que pegas, como la vería cualquier visitante: textos, productos, precios, colores, logo y fotos. Guardamos lo leído siete días. En tu web no cambiamos nada.",
    },
    {
      question: "¿Se inventan precios, ofertas u opiniones?",
      answer:
        "No. Cada precio, cifra y reseña está en tu página o lo has añadido tú; lo que no está, no se dice.",
    },
    {
      question: "¿Y si un anuncio no me convence?",
      answer: `Pides el cambio con tus palabras («más grande el precio», «otro color», «sin logo»), hasta ${revisionsPerAd} veces por imagen y durante ${revisionDays} días. Si aun así no te sirve, puedes pedir la devolución del 50 % dentro de los 14 días siguientes a la entrega.`,
    },
    {
      question: "¿Y si mi web no tiene fotos?",
      answer:
        "Puedes subir las tuyas antes de pagar, hasta seis. Sin ninguna diseñamos con tus colores y tus letras, y la propuesta te enseña el resultado.",
    },
    {
      question: "¿Y si mi web dice muy poco?",
      answer:
        "Te decimos qué falta antes de pagar y lo añades en tres campos: qué vendes, qué te distingue y una oferta. Hasta que haya seis datos que contar no se puede pedir: nadie paga por anuncios vacíos.",
    },
    {
      question: "¿Kolmena publica por mí?",
      answer:
        "No. Recibes las imágenes y los textos listos, con el día y la hora. Publicas tú, cuando quieras, y son tuyos.",
    },
  ],
} as const;
