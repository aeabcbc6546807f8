import { monthlyPrice, planOf, type SoldPlanId, trialDays, trialPlanId } from "#shared/plans.ts";
import { workerNames } from "#web/billing/plan-names.ts";

/** The texts of /precios. Amounts, workers and credits come from the catalogue. */
const afterwards = monthlyPrice(planOf(trialPlanId));

export const pricesMeta = {
  title: `Precios: planes desde ${afterwards}`,
  description: `Planes Starter, Growth, Studio y Pro desde ${afterwards}, con ${trialDays} días de prueba y 30 días de garantía. Cancelas en dos clics, sin permanencia.`,
  keywords:
    "precios marketing con IA, planes Kolmena, equipo de marketing con inteligencia artificial, prueba gratis, Starter, Growth, Studio, Pro",
} as const;

export const head = {
  title: "Cuanto más crece tu negocio, más celdas se llenan",
  lead: "Precios en USD, impuestos incluidos y sin permanencia. Mel está en todos los planes y no ocupa celda.",
} as const;

export const trialBanner = {
  figure: String(trialDays),
  unit: "días gratis",
  title: "Prueba a seis especialistas antes de decidir",
  text: `Con 100 créditos y sin restricciones. Se pide tarjeta, pero hoy no pagas nada: al terminar sigues con Starter por ${afterwards}, o cancelas antes en dos clics.`,
  start: "Empezar prueba gratis",
} as const;

export interface PlanCard {
  plan: string;
  /** One line about who the plan is for. */
  line: string;
  features: readonly string[];
  popular?: true;
  /** For plans sold on request, without checkout: the label of the button. */
  ask?: string;
}

export const popularBadge = "MÁS POPULAR";
export const discountBadge = "30% OFF";
export const onRequest = "Bajo solicitud";

export const mainCards: readonly (PlanCard & { plan: SoldPlanId })[] = [
  {
    plan: "starter",
    line: "Publica cada semana sin dejarlo para mañana.",
    features: [
      "50 publicaciones al mes (100 créditos)",
      "Posts, carruseles y calendarios con Teo",
      "Imágenes y conceptos visuales con Ani",
    ],
  },
  {
    plan: "growth",
    line: "Vende además de publicar.",
    popular: true,
    features: [
      "200 publicaciones al mes (400 créditos)",
      "Todo lo de Starter",
      "Anuncios para Meta y Google con Bran",
      "Reseñas, comentarios y mensajes con Lía",
    ],
  },
  {
    plan: "studio",
    line: "Escribe todo lo que necesites.",
    features: [
      "Publicaciones y textos sin límite",
      "1.000 créditos al mes para imágenes",
      "Todo lo de Growth",
      "Correos y landing pages con Nai",
    ],
  },
  {
    plan: "pro",
    line: "Ocho especialistas, sin contar créditos.",
    features: [
      "Todo sin límite, con un uso razonable",
      "Todo lo de Studio",
      "Métricas y planes con Iko",
      "Tu tienda Shopify con Sofi",
      "Marketing automático con Marcos",
    ],
  },
];

export const specialCards: readonly PlanCard[] = [
  {
    plan: "video",
    line: "Vídeos y reels con Vivi. Se suma al plan que ya tengas.",
    features: ["25 vídeos al mes", "Entrega en 24 h"],
    ask: "Pedir Video Studio",
  },
  {
    plan: "agency",
    line: "Para quien lleva el marketing de otros negocios.",
    features: ["2.000 créditos al mes", "Todos los workers", "Marca blanca y API"],
    ask: "Hablar de Agency",
  },
];

export const included = {
  title: "En todos los planes",
  list: [
    "Mel y tu Brain Central",
    "Chat, entregas y versiones guardadas",
    "Subes o bajas de plan cuando quieras",
    "Cancelas en dos clics",
  ],
} as const;

export const guarantee = {
  figure: "30",
  unit: "días de garantía",
  title: "Si no te convence, te devolvemos el dinero",
  text: "Tienes 30 días desde tu primer pago. Escríbenos desde el correo de tu cuenta y te devolvemos ese importe por el mismo medio. Sin formularios y sin preguntas trampa.",
} as const;

export const priceQuestions = {
  title: "Antes de pagar, se suele preguntar",
  list: [
    {
      question: `¿Qué pasa cuando terminan los ${trialDays} días?`,
      answer: `Pasas a Starter, ${afterwards}, con ${workerNames(planOf(trialPlanId).workers)}. Te avisamos por correo 24 horas antes y puedes cancelar en dos clics, también durante la prueba: no pagas nada.`,
    },
    {
      question: "¿Por qué me pides la tarjeta para una prueba gratis?",
      answer:
        "Para que haya una sola prueba por persona y no se corte nada si te quedas. No se cobra hasta que termina.",
    },
    {
      question: "¿Qué es un crédito?",
      answer:
        "Lo que cuesta cada trabajo: 1 una respuesta en el chat, 2 una publicación u otra entrega de texto y 5 una imagen. El precio está siempre en el botón, antes de gastar, y los créditos se renuevan cada mes.",
    },
    {
      question: "¿Puedo cambiar de plan?",
      answer:
        "Sí, desde Configuración. Si subes, el cambio es inmediato: pagas solo la diferencia de los días que quedan y recibes los créditos de esos días. Si bajas, conservas tu plan hasta el final del mes pagado. Antes de confirmar ves el importe y la fecha.",
    },
    {
      question: "¿Cómo cancelo?",
      answer:
        "En Configuración, con dos clics. Conservas lo que ya pagaste hasta el final del periodo, no se vuelve a cobrar y tus textos siguen siendo tuyos.",
    },
    {
      question: "¿Los precios llevan impuestos?",
      answer:
        "Sí, van incluidos y aparecen desglosados en la factura. Se cobra en dólares (USD): tu banco aplica su propio cambio.",
    },
  ],
} as const;

export const contactWords = {
  title: "Escríbenos y lo vemos contigo",
  text: "Para Agency, Video Studio, facturas o una duda antes de pagar. Contesta una persona, por correo.",
  send: "Enviar consulta",
  sending: "Enviando...",
} as const;
