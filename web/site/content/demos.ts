import { monthlyPrice, planOf, trialPlanId } from "#shared/plans.ts";
import type { DemoWorker } from "../demos/demo-workers.ts";

/** The texts of /demos. The workers' texts are in demos/texts/. */
export const demosHead = {
  title: "Siete especialistas, tu negocio y",
  mark: "ocho segundos",
  lead: "Dinos cómo se llama y qué vendes. Verás un post, una imagen, un anuncio, una respuesta, un correo, una semana y una ficha: con tu nombre y delante de ti.",
} as const;

export const demoForm = {
  label: "Datos para la demo",
  businessName: "Nombre de tu negocio",
  industry: "Industria",
  optional: "opcional",
  product: "¿Qué vendes?",
  productExample: "Ej.: suscripción semanal de flores",
  email: "Tu email",
  start: "Ver a mi equipo trabajar",
  terms: "Gratis, sin tarjeta y sin registro.",
  withoutScript: "La demo necesita JavaScript. También puedes leer trabajos hechos en la portada.",
} as const;

export const sevenJobs = {
  title: "Cada segundo empieza alguien",
  lead: "Siete trabajos distintos para el mismo negocio.",
} as const;

/** What each worker makes (short and full name), and the labels while working and when done. */
export const jobs: Record<
  DemoWorker,
  { short: string; whole: string; doing: string; done: string }
> = {
  teo: { short: "un post", whole: "Post para Instagram", doing: "escribiendo", done: "Listo" },
  ani: {
    short: "una imagen",
    whole: "Imagen horizontal",
    doing: "dibujando",
    done: "Lista",
  },
  bran: { short: "un anuncio", whole: "Anuncio para Meta", doing: "afinando", done: "Listo" },
  lia: {
    short: "una respuesta",
    whole: "Respuesta a un mensaje",
    doing: "contestando",
    done: "Lista",
  },
  nai: { short: "un correo", whole: "Boletín por correo", doing: "redactando", done: "Listo" },
  iko: { short: "una semana", whole: "Plan de la semana", doing: "planificando", done: "Lista" },
  sofi: { short: "una ficha", whole: "Ficha de producto", doing: "ordenando", done: "Lista" },
};

export const run = {
  label: "Lo que hace tu equipo",
  change: "Cambiar datos",
  progress: "Trabajos terminados",
  ready: "Tu equipo",
  readyMark: "empieza",
  finished: "Tu equipo ya ha",
  finishedMark: "terminado",
  note: "Textos de muestra, escritos por oficios, con tus datos puestos. Con tu cuenta se escriben para ti desde cero.",
} as const;

export const pieces = {
  audience: "A quién se enseña",
  headline: "Titular",
  text: "Texto principal",
  subject: "Asunto",
  week: "Tres piezas esta semana",
  hours: "A qué hora",
  days: ["L", "M", "X", "J", "V", "S", "D"],
  searchTitle: "Título en Google",
  searchText: "Descripción",
  pictureWords: "Texto de la foto",
} as const;

export const closingCard = {
  title: "Esto ha sido una demo. Imagina la semana entera.",
  lead: "En la prueba, Mel lee tu web y el equipo trabaja con tus datos de verdad: 3\u00a0días, 100 créditos y 6 workers.",
  start: "Empezar prueba gratis",
  terms: `Después, ${monthlyPrice(planOf(trialPlanId))}. Se requiere tarjeta.`,
} as const;

export const exampleCases = {
  title: "Seis negocios, antes y después",
  lead: "Negocios inventados; anuncios compuestos por Ani, sin retocar.",
  drag: "Arrastra la celda.",
  prices: "Ver precios",
} as const;

export const testimonial = {
  title: "Lo que cuentan",
  quote:
    "Escribí tres datos en el mostrador, entre clienta y clienta. Antes de que la siguiente pagara ya tenía qué publicar.",
  who: "Dueña de una mercería, Rosario",
  smallPrint: "Ejemplo ilustrativo",
  start: "Empezar prueba gratis",
} as const;

export const demosClosing = {
  lines: ["Ocho segundos.", "Ahora, tres días."],
  crew: ["ani", "bran", "lia", "mel", "sofi"],
} as const;

export const demosMeta = {
  title: "Demos: siete AI workers trabajan para tu negocio",
  description:
    "Escribe qué vendes y siete AI workers te hacen un post, una imagen, un anuncio, una respuesta, un correo, un plan y una ficha. Sin registro.",
  keywords:
    "demo marketing con IA, posts para Instagram, anuncios con IA, ficha de producto, calendario de contenidos",
} as const;
