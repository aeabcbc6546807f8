import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { oneOf } from "./text.ts";

/** A kind of work that a worker delivers on its button. */
export interface Deliverable {
  /** The `contentType` of the request and of the content piece. */
  id: string;
  /** On the button and on the sheet. */
  label: string;
  priceCredits: number;
}

export interface Worker {
  id: string;
  name: string;
  emoji: string;
  specialty: string;
  description: string;
  isAssistant: boolean;
  deliverables: readonly Deliverable[];
  /** Who draws has it: a picture, on its button. */
  picture?: Deliverable;
}

export const chatPriceCredits = 1;
const deliverablePriceCredits = 2;
export const picturePriceCredits = 5;
/** The `contentType` of a picture. */
export const pictureType = "image";

function d(id: string, label: string): Deliverable {
  return { id, label, priceCredits: deliverablePriceCredits };
}

/** Mel first, then the nine specialists in the order in which they are always shown. */
export const workers = [
  {
    id: "mel",
    name: "Mel",
    emoji: "🧠",
    specialty: "Tu asistente personal y Brain Central",
    description: "Aprende tu negocio, decide qué conviene y reparte el trabajo entre el equipo.",
    isAssistant: true,
    deliverables: [
      d("week-plan", "Plan de la semana"),
      d("campaign-plan", "Plan de campaña"),
      d("brand-brief", "Resumen de marca"),
      d("idea-list", "Lista de ideas"),
    ],
  },
  {
    id: "teo",
    name: "Teo",
    emoji: "✍️",
    specialty: "Textos y redes sociales",
    description: "Escribe posts, carruseles, hilos y biografías con la voz de tu marca.",
    isAssistant: false,
    deliverables: [
      d("post", "Post"),
      d("carousel", "Carrusel"),
      d("calendar", "Calendario"),
      d("thread", "Hilo"),
      d("bio", "Biografía"),
    ],
  },
  {
    id: "ani",
    name: "Ani",
    emoji: "🎨",
    specialty: "Imágenes y creatividad",
    description: "Dibuja tus imágenes y piensa cómo se ve tu marca: conceptos, textos y estilo.",
    isAssistant: false,
    picture: { id: pictureType, label: "Imagen", priceCredits: picturePriceCredits },
    deliverables: [
      d("visual-concept", "Concepto visual"),
      d("image-copy", "Texto para imagen"),
      d("style-guide", "Guía de estilo"),
      d("photo-brief", "Guion de fotos"),
    ],
  },
  {
    id: "bran",
    name: "Bran",
    emoji: "🎯",
    specialty: "Anuncios",
    description: "Prepara anuncios para Meta y Google dentro de sus límites, listos para probar.",
    isAssistant: false,
    deliverables: [
      d("ad", "Anuncio Meta"),
      d("search-ad", "Anuncio Google"),
      d("ad-test", "Prueba A/B"),
      d("audience", "Público"),
    ],
  },
  {
    id: "lia",
    name: "Lía",
    emoji: "💬",
    specialty: "Comentarios y mensajes directos",
    description: "Responde comentarios, reseñas y mensajes como lo harías tú en un buen día.",
    isAssistant: false,
    deliverables: [
      d("comment-reply", "Respuesta a comentario"),
      d("review-reply", "Respuesta a reseña"),
      d("direct-message", "Mensaje directo"),
      d("faq", "Preguntas frecuentes"),
    ],
  },
  {
    id: "nai",
    name: "Nai",
    emoji: "📧",
    specialty: "Landing pages y email marketing",
    description: "Escribe correos que se abren y páginas que convencen, y analiza por qué.",
    isAssistant: false,
    deliverables: [
      d("email", "Correo"),
      d("email-sequence", "Secuencia de correos"),
      d("landing", "Landing page"),
      d("newsletter", "Newsletter"),
    ],
  },
  {
    id: "iko",
    name: "Iko",
    emoji: "📊",
    specialty: "Métricas y planificación",
    description: "Decide qué medir, cuándo publicar y qué cambiar según los números.",
    isAssistant: false,
    deliverables: [
      d("metrics-plan", "Plan de métricas"),
      d("posting-schedule", "Horario de publicación"),
      d("month-plan", "Plan del mes"),
      d("report", "Informe"),
    ],
  },
  {
    id: "sofi",
    name: "Sofi",
    emoji: "🛍️",
    specialty: "Shopify y e-commerce",
    description: "Mejora fichas, colecciones y carritos para que tu tienda venda más.",
    isAssistant: false,
    deliverables: [
      d("product-page", "Ficha de producto"),
      d("collection", "Colección"),
      d("cart-recovery", "Carrito abandonado"),
      d("store-audit", "Revisión de tienda"),
    ],
  },
  {
    id: "marcos",
    name: "Marcos",
    emoji: "⚙️",
    specialty: "Marketing automático 24/7",
    description: "Diseña flujos que trabajan solos: bienvenidas, seguimientos y reactivaciones.",
    isAssistant: false,
    deliverables: [
      d("automation", "Automatización"),
      d("welcome-flow", "Flujo de bienvenida"),
      d("reactivation", "Reactivación"),
      d("content-system", "Sistema de contenido"),
    ],
  },
  {
    id: "vivi",
    name: "Vivi",
    emoji: "🎬",
    specialty: "Vídeos y reels",
    description: "Escribe guiones de reels y vídeos con planos, textos en pantalla y sonido.",
    isAssistant: false,
    deliverables: [
      d("reel-script", "Guion de reel"),
      d("video-ad", "Anuncio en vídeo"),
      d("tutorial", "Tutorial"),
      d("shot-list", "Lista de planos"),
    ],
  },
] as const satisfies readonly Worker[];

export type WorkerId = (typeof workers)[number]["id"];
export const workerIds = workers.map((worker) => worker.id) as WorkerId[];
export const contentTypeIds: string[] = [
  "chat",
  pictureType,
  ...workers.flatMap((worker) =>
    worker.deliverables.map((deliverable) => deliverable.id as string),
  ),
];

export function findWorker(workerId: string): Worker | undefined {
  return workers.find((worker) => worker.id === workerId);
}

/** Everything that stands on a button of this worker: the picture first. */
export function kindsOf(worker: Worker): readonly Deliverable[] {
  return worker.picture ? [worker.picture, ...worker.deliverables] : worker.deliverables;
}

/** The price of a request, or undefined when this worker does not deliver that. */
export function priceCredits(worker: Worker, contentType: string): number | undefined {
  if (contentType === "chat") return chatPriceCredits;
  if (contentType === pictureType) return worker.picture?.priceCredits;
  return worker.deliverables.find((deliverable) => deliverable.id === contentType)?.priceCredits;
}

/** «Post», «Correo»…, or «Respuesta» for chat and unknown kinds. */
export function contentTypeLabel(contentType: string): string {
  for (const worker of workers) {
    for (const deliverable of kindsOf(worker)) {
      if (deliverable.id === contentType) return deliverable.label;
    }
  }
  return "Respuesta";
}

export const workerIdParam = z.strictObject({
  workerId: oneOf(workerIds, "Este worker no existe"),
});

const workerSummary = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  specialty: z.string(),
  description: z.string(),
  isAssistant: z.boolean(),
});

export const listWorkers = endpoint({
  method: "GET",
  path: "/api/workers",
  access: "public",
  summary: "The whole team, Mel first",
  output: z.object({ workers: z.array(workerSummary) }),
});

export const myWorkers = endpoint({
  method: "GET",
  path: "/api/auth/workers",
  access: "user",
  summary: "The workers that the person's plan opens; Mel is always among them",
  output: z.array(z.object({ ...workerSummary.shape, available: z.boolean() })),
});
