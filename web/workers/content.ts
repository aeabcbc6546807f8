import type { WorkerId } from "#shared/workers.ts";

/** Each worker's job as one verb, for the honeycomb. */
export const verbs: Readonly<Record<string, string>> = {
  mel: "dirige",
  teo: "escribe",
  ani: "diseña",
  bran: "anuncia",
  lia: "responde",
  nai: "convierte",
  iko: "mide",
  sofi: "vende",
  marcos: "automatiza",
  vivi: "filma",
};

/** Texts of /ai-workers. Names, specialties and deliverables come from shared/workers.ts. */
export const teamPage = {
  title: "Nueve especialistas alrededor de Mel",
  lead: "Ella conoce tu negocio y reparte el trabajo; los demás lo hacen. Toca una celda y habla un momento con quien la ocupa, sin registro.",
  delivers: "Entrega",
  prices: "Cada entrega cuesta 2 créditos; una imagen, 5; charlar, 1.",
  free: "Con la cuenta gratis trabajas con Mel y con Teo.",
  description:
    "Mel y nueve especialistas con IA: qué hace cada uno, qué entrega y cómo pedírselo en español.",
  keywords:
    "AI workers, agentes de marketing con IA, community manager con IA, redactor con IA, diseñador con IA, asistente de marketing en español",
} as const;

/** Example requests to each worker, in a business owner's words. */
export const exampleRequests: Readonly<Record<WorkerId, string>> = {
  mel: "Quiero llenar la tienda el sábado por la mañana",
  teo: "Un post para anunciar lo nuevo de esta semana, sin ponerme cursi",
  ani: "¿Qué fotos hago de mis pasteles con el móvil?",
  bran: "Un anuncio para la gente que vive a diez minutos",
  lia: "Me han dejado dos estrellas por la espera. ¿Qué contesto?",
  nai: "Un correo para los que no vienen desde el verano",
  iko: "¿Qué números miro cada lunes para saber si esto funciona?",
  sofi: "Entran en mi tienda y se van. ¿Por qué no me compran?",
  marcos: "Los mensajes de bienvenida para quien me deja su correo",
  vivi: "Un reel de quince segundos, sin salir yo",
};

/** Shown to somebody who has just filled in Brain Central. */
export const firstTaskWords = {
  greeting: ({ businessName, offer }: { businessName: string; offer: string }) =>
    `Teo ya sabe qué ofrece ${businessName}: ¿empezamos con un post sobre «${offer}»?`,
  prompt: (offer: string) => `Un post de Instagram que dé ganas de probar «${offer}»`,
  begin: "Pedírselo a Teo",
  price: "2 créditos",
  close: "Ahora no",
} as const;
