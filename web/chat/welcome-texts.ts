import type { BusinessFacts } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";

/** A suggested request that fills the composer when it is pressed. */
export interface Suggestion {
  prompt: string;
  /** `chat` or one of the worker's deliverables. */
  contentType: string;
}

type Facts = Pick<
  BusinessFacts,
  "businessName" | "mainService" | "products" | "audienceLocation"
> | null;

interface Welcome {
  /** Text after the greeting, with and without a business profile. */
  known: (business: string) => string;
  unknown: string;
  suggestions: (facts: Facts) => readonly Suggestion[];
}

function chat(prompt: string): Suggestion {
  return { prompt, contentType: "chat" };
}
function piece(contentType: string, prompt: string): Suggestion {
  return { prompt, contentType };
}

/** What the business sells, in its own words; lower case where only the sentence start was capitalised. */
function offer(facts: Facts): string {
  const first = facts?.products[0] || facts?.mainService;
  if (!first) return "lo que más vendo";
  const [word = ""] = first.split(" ");
  return /^\p{Lu}\p{Ll}*$/u.test(word) ? `${first[0]!.toLowerCase()}${first.slice(1)}` : first;
}

/** «del taller», «de hogaza». */
function ofOffer(facts: Facts): string {
  return `de ${offer(facts)}`.replace(/^de el /, "del ");
}

const welcomes: Record<WorkerId, Welcome> = {
  mel: {
    known: (business) =>
      `Ya conozco ${business}. Cuéntame qué quieres conseguir y te digo quién del equipo debe hacerlo: te dejo el encargo escrito.`,
    unknown:
      "Cuéntame qué vendes y qué quieres conseguir. Te digo quién del equipo debe hacerlo y te dejo el encargo escrito.",
    suggestions: () => [
      chat("Quiero vender más esta semana. ¿Por dónde empiezo?"),
      piece("week-plan", "Prepárame el plan de marketing de esta semana"),
      piece("idea-list", "Dame ideas para llenar los días flojos"),
      chat("¿Qué debería publicar mañana y quién lo escribe?"),
    ],
  },
  teo: {
    known: (business) =>
      `Escribo los posts, carruseles y biografías de ${business} con la voz de tu marca. ¿Qué publicamos hoy?`,
    unknown:
      "Escribo posts, carruseles, hilos y biografías listos para copiar. ¿Qué publicamos hoy?",
    suggestions: (facts) => [
      piece("post", `Un post de Instagram sobre ${offer(facts)}`),
      piece("carousel", `Un carrusel con consejos sobre ${offer(facts)}`),
      piece("calendar", "El calendario de publicaciones de la semana que viene"),
      chat("Dame tres ganchos distintos para anunciar una novedad"),
    ],
  },
  ani: {
    known: (business) =>
      `Dibujo imágenes de ${business} listas para publicar, y pienso conceptos, textos y fotos que puedes hacer con el móvil.`,
    unknown:
      "Dibujo imágenes listas para publicar, y pienso conceptos, textos para imagen y guías de estilo.",
    suggestions: (facts) => [
      piece("image", `Una imagen para anunciar ${offer(facts)}`),
      piece("visual-concept", `Un concepto visual para presentar ${offer(facts)}`),
      piece("photo-brief", "Una lista de fotos que pueda hacer yo con el móvil"),
      chat("¿Qué colores y tipografía le van a mi marca?"),
    ],
  },
  bran: {
    known: (business) =>
      `Preparo anuncios de ${business} para Meta y Google, dentro de sus límites y listos para probar.`,
    unknown: "Preparo anuncios para Meta y Google dentro de sus límites, listos para probar.",
    suggestions: (facts) => [
      piece("ad", `Un anuncio de Instagram para ${offer(facts)}`),
      piece("search-ad", "Un anuncio de Google para quien busca lo mío cerca de aquí"),
      piece("ad-test", "Dos versiones de un anuncio para saber cuál funciona"),
      chat("Tengo poco presupuesto: ¿cómo lo reparto?"),
    ],
  },
  lia: {
    known: (business) =>
      `Contesto comentarios, reseñas y mensajes de ${business} como lo harías tú en un buen día. Pégame lo que te han escrito.`,
    unknown:
      "Contesto comentarios, reseñas y mensajes como lo harías tú en un buen día. Pégame lo que te han escrito.",
    suggestions: () => [
      piece("review-reply", "Una clienta dice que quedó contenta pero esperó veinte minutos"),
      piece("comment-reply", "Contesta este comentario: «¿Cuánto cuesta?»"),
      piece("direct-message", "Un mensaje para quien pidió precio y no volvió a escribir"),
      piece("faq", "Las preguntas frecuentes de mis clientes"),
    ],
  },
  nai: {
    known: (business) =>
      `Escribo los correos y las páginas de ${business}: un asunto que se abre, una promesa y una sola acción.`,
    unknown: "Escribo correos que se abren y páginas que convencen, y te explico por qué.",
    suggestions: (facts) => [
      piece("email", `Un correo a mis clientes sobre ${offer(facts)}`),
      piece("landing", `Una página para vender ${offer(facts)}`),
      piece("newsletter", "La newsletter de este mes"),
      chat("Dame cinco asuntos de correo para una oferta de fin de semana"),
    ],
  },
  iko: {
    known: (business) =>
      `Decido contigo qué medir en ${business}, cuándo publicar y qué cambiar según los números.`,
    unknown: "Decido contigo qué medir, cuándo publicar y qué cambiar según los números.",
    suggestions: () => [
      piece("posting-schedule", "¿A qué horas publico para que me lean mis clientes?"),
      piece("metrics-plan", "¿Qué números debería mirar cada semana?"),
      piece("month-plan", "El plan del mes, con sus fechas señaladas"),
      chat("¿Qué métricas reviso si me ven mucho y me compran poco?"),
    ],
  },
  sofi: {
    known: (business) =>
      `Mejoro la tienda de ${business}: fichas, colecciones y carritos que se quedan a medias.`,
    unknown: "Mejoro fichas, colecciones y carritos para que tu tienda venda más.",
    suggestions: (facts) => [
      piece("product-page", `La ficha de producto ${ofOffer(facts)}`),
      piece("cart-recovery", "Los mensajes para quien dejó el carrito a medias"),
      piece("store-audit", "Una lista de lo que debo revisar en mi tienda"),
      chat("¿Cómo vendo más en mi tienda?"),
    ],
  },
  marcos: {
    known: (business) =>
      `Diseño para ${business} un marketing que trabaja solo: bienvenidas, seguimientos y reactivaciones.`,
    unknown: "Diseño flujos que trabajan solos: bienvenidas, seguimientos y reactivaciones.",
    suggestions: () => [
      piece("welcome-flow", "Los mensajes de bienvenida para quien me deja su correo"),
      piece("reactivation", "Recuperar a quien lleva tres meses sin comprar"),
      piece("automation", "Pedir una reseña dos días después de cada compra"),
      chat("¿Qué automatizo primero?"),
    ],
  },
  vivi: {
    known: (business) =>
      `Escribo los reels y vídeos de ${business} con planos, texto en pantalla y sonido. Se graban con un móvil.`,
    unknown: "Escribo guiones de reels y vídeos que puedes grabar con un móvil.",
    suggestions: (facts) => [
      piece("reel-script", `Un reel de quince segundos sobre ${offer(facts)}`),
      piece("video-ad", `Un anuncio en vídeo para ${offer(facts)}`),
      piece("shot-list", "La lista de planos para una mañana de grabación"),
      chat("Dame cinco ideas de reel que no me obliguen a hablar a cámara"),
    ],
  },
};

/** The worker's greeting: who they are and what they can do for this business. */
export function welcomeText(
  worker: { id: string; name: string },
  person: string,
  facts: Facts,
): string {
  const firstName = person.trim().split(/\s+/)[0];
  const welcome = welcomes[worker.id as WorkerId];
  const greeting = firstName ? `Hola, ${firstName}. Soy ${worker.name}.` : `Soy ${worker.name}.`;
  return `${greeting} ${facts?.businessName ? welcome.known(facts.businessName) : welcome.unknown}`;
}

/** Suggested first requests. */
export function suggestionsOf(workerId: string, facts: Facts): readonly Suggestion[] {
  return welcomes[workerId as WorkerId].suggestions(facts);
}
