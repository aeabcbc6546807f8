import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { oneOf } from "./fields.ts";

/** A kind of work that a worker delivers; each has a button. */
export interface Deliverable {
  /** The `contentType` of the request and of the content piece. */
  id: string;
  /** Shown on the button and on the finished piece. */
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
  /** Only for workers who draw pictures. */
  picture?: Deliverable;
}

export const chatPriceCredits = 1;
const deliverablePriceCredits = 2;
export const picturePriceCredits = 5;
/** The `contentType` of a picture. */
export const pictureType = "image";

function deliverable(id: string, label: string): Deliverable {
  return { id, label, priceCredits: deliverablePriceCredits };
}

/** Mel first, then the nine other workers in display order. */
export const workers = [
  {
    id: "mel",
    name: "Mel",
    emoji: "🧠",
    specialty: "Tu asistente personal y Brain Central",
    description: "Aprende tu negocio, decide qué conviene y reparte el trabajo entre el equipo.",
    isAssistant: true,
    deliverables: [
      deliverable("week-plan", "Plan de la semana"),
      deliverable("campaign-plan", "Plan de campaña"),
      deliverable("brand-brief", "Resumen de marca"),
      deliverable("idea-list", "Lista de ideas"),
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
      deliverable("post", "Post"),
      deliverable("carousel", "Carrusel"),
      deliverable("calendar", "Calendario"),
      deliverable("thread", "Hilo"),
      deliverable("bio", "Biografía"),
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
      deliverable("visual-concept", "Concepto visual"),
      deliverable("image-copy", "Texto para imagen"),
      deliverable("style-guide", "Guía de estilo"),
      deliverable("photo-brief", "Guion de fotos"),
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
      deliverable("ad", "Anuncio Meta"),
      deliverable("search-ad", "Anuncio Google"),
      deliverable("ad-test", "Prueba A/B"),
      deliverable("audience", "Público"),
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
      deliverable("comment-reply", "Respuesta a comentario"),
      deliverable("review-reply", "Respuesta a reseña"),
      deliverable("direct-message", "Mensaje directo"),
      deliverable("faq", "Preguntas frecuentes"),
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
      deliverable("email", "Correo"),
      deliverable("email-sequence", "Secuencia de correos"),
      deliverable("landing", "Landing page"),
      deliverable("newsletter", "Newsletter"),
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
      deliverable("metrics-plan", "Plan de métricas"),
      deliverable("posting-schedule", "Horario de publicación"),
      deliverable("month-plan", "Plan del mes"),
      deliverable("report", "Informe"),
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
      deliverable("product-page", "Ficha de producto"),
      deliverable("collection", "Colección"),
      deliverable("cart-recovery", "Carrito abandonado"),
      deliverable("store-audit", "Revisión de tienda"),
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
      deliverable("automation", "Automatización"),
      deliverable("welcome-flow", "Flujo de bienvenida"),
      deliverable("reactivation", "Reactivación"),
      deliverable("content-system", "Sistema de contenido"),
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
      deliverable("reel-script", "Guion de reel"),
      deliverable("video-ad", "Anuncio en vídeo"),
      deliverable("tutorial", "Tutorial"),
      deliverable("shot-list", "Lista de planos"),
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

/** All deliverables of a worker, the picture first. */
export function deliverablesOf(worker: Worker): readonly Deliverable[] {
  return worker.picture ? [worker.picture, ...worker.deliverables] : worker.deliverables;
}

/** The price of a request, or undefined when this worker does not deliver that. */
export function priceCreditsOf(worker: Worker, contentType: string): number | undefined {
  if (contentType === "chat") return chatPriceCredits;
  if (contentType === pictureType) return worker.picture?.priceCredits;
  return worker.deliverables.find((deliverable) => deliverable.id === contentType)?.priceCredits;
}

/** The Spanish label of a content type; «Respuesta» for chat and unknown types. */
export function contentTypeLabel(contentType: string): string {
  for (const worker of workers) {
    for (const deliverable of deliverablesOf(worker)) {
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
  summary: "List all workers, Mel first",
  output: z.object({ workers: z.array(workerSummary) }),
});

export const myWorkers = endpoint({
  method: "GET",
  path: "/api/auth/workers",
  access: "user",
  summary: "List the workers with whether the user's plan includes them; Mel is always included",
  output: z.array(z.object({ ...workerSummary.shape, available: z.boolean() })),
});
