import { adsPriceCents } from "#shared/ads.ts";
import { formatDollars } from "#shared/money.ts";
import { monthlyPrice, planOf, trialPlanId } from "#shared/plans.ts";

/** All the words of the home page. The examples' texts are in examples.ts. */
export const hero = {
  line1: "Tu equipo de marketing con IA,",
  line2: "trabajando mientras",
  mark: "tú vendes",
  lead: "Le cuentas tu negocio a Mel una sola vez. Ella reparte el trabajo entre nueve especialistas que escriben, diseñan y planifican con tu voz. Tú revisas y publicas.",
  start: "Empezar prueba gratis",
  team: "Conocer al equipo",
  terms: "3 días, 100 créditos, 6 workers.",
} as const;

export const examples = {
  title: "Pídelo como se lo dirías a alguien de tu equipo",
  lead: "Una panadería, seis encargos. Toca uno y lee lo que entrega cada especialista, sin retocar.",
  legend: "Elige un encargo",
} as const;

export const team = {
  title: "Una jefa, nueve especialistas y ninguna reunión",
  lead: "Le cuentas a Mel qué necesitas, con tus palabras. Ella sabe a quién pedírselo y deja el encargo escrito: lo envías con un toque.",
  key: [
    {
      title: "Mel conoce tu negocio y dirige.",
      text: "Guarda tu Brain Central: a quién vendes, qué te hace distinto y cómo suenas.",
    },
    {
      title: "Cada especialista tiene un oficio.",
      text: "Y al menos cuatro tipos de entrega: del post al plan del mes, de la respuesta a una reseña al guion de un reel.",
    },
  ],
  more: "Ver qué entrega cada uno",
} as const;

export const webAds = {
  figure: formatDollars(adsPriceCents),
  figureUnit: "USD, un solo pago",
  title: "Siete anuncios con tus colores y tus productos",
  lead: "Das la dirección de tu web y decides con la propuesta delante. Recibes las imágenes, los textos y una estrategia de publicación en segundos, como máximo en 24 horas, con 3 revisiones gratis por imagen.",
  label: "La dirección de tu web",
  start: "Ver mis anuncios",
  example: "Ejemplo: la semana de un negocio ficticio",
  credit: "Ejemplo: Lumbre no existe; sus siete anuncios los hizo Kolmena, sin retocar.",
  more: "Cómo funciona Web Ads",
} as const;

export const steps = {
  title: "Te conocen como si llevaran años en la tienda",
  lead: "Mel te hace las preguntas que haría una buena directora de marketing. Lo que respondes se nota en cada texto: el tono, el cliente, los productos y el objetivo.",
  cards: [
    {
      step: "Tu negocio",
      question: "¿Qué vendes?",
      answer: "Pan de masa madre y bollería del día",
    },
    {
      step: "Tu cliente",
      question: "¿A quién le hablas?",
      answer: "Vecinos del barrio que desayunan en casa",
    },
    { step: "Tu voz", question: "¿Cómo suenas?", answer: "Cercano, en Instagram y Facebook" },
    {
      step: "Lo que te distingue",
      question: "¿Por qué tú?",
      answer: "24 horas de reposo, harina de molino",
    },
  ],
} as const;

export const questions = {
  title: "Lo que se suele preguntar",
  list: [
    {
      question: "¿Qué es un crédito?",
      answer:
        "Lo que cuesta cada trabajo: 1 una respuesta en el chat, 2 una pieza pedida con su botón (un post, un anuncio, un correo) y 5 una imagen. El precio está siempre en el botón, antes de gastar.",
    },
    {
      question: "¿Y si una respuesta falla o la paro?",
      answer:
        "Si el fallo es nuestro, no gastas nada. Si la detienes antes de la primera palabra, tampoco; si ya había empezado, te quedas con lo escrito y cuesta su precio.",
    },
    {
      question: "¿Tengo que saber de marketing?",
      answer:
        "No. Dile a Mel qué quieres vender esta semana, como se lo dirías a alguien de tu equipo. Ella elige al especialista y le escribe el encargo.",
    },
    {
      question: "¿Necesito una tarjeta para empezar?",
      answer:
        "Para la prueba de 3 días con seis especialistas, sí; no se cobra hasta que termina. La cuenta gratis no pide tarjeta: trae 100 créditos, te deja trabajar con Mel y con Teo y no se convierte en un plan de pago por su cuenta.",
    },
    {
      question: "¿De quién es lo que crea mi equipo?",
      answer:
        "Tuyo, para usarlo donde quieras. Todo queda guardado: puedes leerlo, copiarlo y editarlo cuando quieras, con sus versiones.",
    },
    {
      question: "¿Publica Kolmena en mis redes?",
      answer:
        "No. Recibes los textos y las imágenes listos para publicar, y tú decides cuándo salen. Nadie publica en tu nombre.",
    },
  ],
} as const;

export const closing = {
  title: ["El lunes,", "la semana"],
  mark: "ya está hecha",
  lead: "Empieza la prueba, responde cuatro pasos y pide el primer post.",
  leadOfKnown: "Cuéntale a Mel qué quieres mover y deja encargada la semana.",
  start: "Empezar prueba gratis",
  terms: `3 días gratis. Después, ${monthlyPrice(planOf(trialPlanId))}. Cancelas cuando quieras.`,
} as const;

export const homeMeta = {
  title: "Tu equipo de marketing con IA",
  description:
    "Mel aprende tu negocio y reparte el trabajo entre nueve especialistas con IA: posts, imágenes, anuncios, correos y planes en español, listos para publicar.",
} as const;
