import { adsPriceCents } from "#shared/ads.ts";
import { formatDollars } from "#shared/money.ts";
import { monthlyPrice, planOf, trialPlanId } from "#shared/plans.ts";

/** The texts of the home page. Those of the examples are in written.ts. */
export const websiteLabel = "La dirección de tu web";

export const hero = {
  line1: "Tu equipo de marketing con IA,",
  line2: "trabajando mientras",
  mark: "tú vendes",
  lead: "Le cuentas tu negocio a Mel una sola vez. Ella reparte el trabajo entre nueve especialistas que escriben, diseñan y planifican con tu voz. Tú revisas y publicas.",
  website: {
    start: "Ver mis anuncios",
    terms: "Sin registro ni tarjeta: ves la propuesta gratis y decides.",
  },
  steps: [
    { title: "Leemos tu web", text: "Qué vendes, a qué precio y cómo lo cuentas." },
    { title: "Sacamos tu marca", text: "Colores, logo y fotos de tus productos." },
    { title: "Ves tu semana", text: "Siete anuncios, cada uno con su día y su hora." },
  ],
  start: "Empezar prueba gratis",
  demos: "Ver demos",
  team: "Conocer al equipo",
  terms: "3 días, 100 créditos, 6 workers.",
} as const;

export const examples = {
  title: "Pídelo como se lo dirías a alguien de tu equipo",
  lead: "Una panadería, seis encargos. Toca uno y lee lo que entrega cada especialista, sin retocar.",
  legend: "Elige un encargo",
  credit:
    "Lumbre no existe. El texto sí: es lo que escribe el redactor local de Kolmena, sin retocar.",
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
  lead: "Das la dirección de tu web y decides con la propuesta delante. Recibes las imágenes, los textos y una estrategia de publicación en segundos, como máximo en 24 horas, con 3\u00a0revisiones gratis por imagen.",
  start: "Crear mis Web Ads",
  example: "Ejemplo: la semana de un negocio ficticio",
  credit:
    "Ejemplo: Hoja Lenta, una tienda de plantas de Quito, no existe; sus siete anuncios los hizo Kolmena, sin retocar.",
} as const;

export const showcase = {
  sector: "restaurantes",
  trade: "Imágenes y creatividad",
  title: "El mismo arroz. Otra historia.",
  said: "Decía",
  says: "Dice",
  changed: "Ani cambió",
  talk: "Hablar con Ani",
  more: "Ver más antes y después",
  credit: (name: string) =>
    `Ejemplo: ${name} no existe; el antes es un dibujo y el anuncio lo hizo Kolmena, sin retocar.`,
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

export const comparison = {
  title: "¿No puedo hacerlo con otra IA?",
  lead: "Sí, y a veces te conviene. Esto es lo que cambia.",
  caption: "Kolmena, una IA genérica y otras plataformas de marketing, pregunta a pregunta",
  question: "Qué se compara",
  columns: ["IA genérica", "Otras plataformas", "Kolmena"],
  rows: [
    {
      question: "Qué sabe de tu negocio",
      answers: [
        "Lo que le expliques, o lo que hayas dejado configurado.",
        "Lo que cabe en su plantilla.",
        "Se lo cuentas a Mel una vez y todo el equipo escribe con eso delante.",
      ],
    },
    {
      question: "Qué te entrega",
      answers: [
        "Un texto que luego recortas y colocas.",
        "Un editor y un calendario por llenar.",
        "La pieza entera: texto, hashtags, el porqué y, si la pides, la imagen.",
      ],
    },
    {
      question: "Quién reparte el trabajo",
      answers: [
        "Tú, mensaje a mensaje.",
        "Tú, con sus herramientas.",
        "Mel: elige al especialista y te deja el encargo escrito.",
      ],
    },
    {
      question: "Quién publica",
      answers: [
        "Tú: copias y pegas.",
        "Muchas lo hacen por ti. Ahí ganan.",
        "Tú también, y cuando quieras. Te llega listo para pegar.",
      ],
    },
    {
      question: "Lo que cuesta",
      answers: [
        "Nada o una cuota al mes, más tus horas.",
        "Una cuota, a menudo por usuario o por red.",
        `Hay cuenta gratis; los planes, desde ${monthlyPrice(planOf(trialPlanId))}. El precio de cada trabajo está en su botón.`,
      ],
    },
    {
      question: "Cuándo te conviene",
      answers: [
        "Si te gusta escribir tus instrucciones y tienes tiempo.",
        "Si ya tienes quien escriba y solo te falta programar.",
        "Si quieres abrir el lunes y encontrarte la semana escrita.",
      ],
    },
  ],
} as const;

export const testimonials = {
  title: "Lo que cuentan",
  first: {
    words:
      "Los lunes miraba el móvil sin saber qué publicar. Ahora abro la semana hecha, cambio dos palabras y vuelvo al horno.",
    who: "Dueña de panadería, Valencia",
    how: "Trabaja con Teo e Iko",
    worker: "teo",
  },
  others: [
    {
      words:
        "Pegué la dirección del taller y reconoció mis colores y hasta las bicis. Por quince dólares, ni lo dudé.",
      who: "Mecánico de bicicletas, Bogotá",
      how: "Web Ads",
      worker: "bran",
    },
    {
      words: "Lía contesta como contestaría yo un martes de buen humor.",
      who: "Florista, Montevideo",
      how: "Mensajes con Lía",
      worker: "lia",
    },
    {
      words:
        "Nai me preguntó la fecha y el precio antes de escribir. Ningún programa me había preguntado nada.",
      who: "Fisioterapeuta, Monterrey",
      how: "Correos con Nai",
      worker: "nai",
    },
    {
      words: "Yo contaba corazones. Iko me hizo contar pedidos.",
      who: "Dueño de cafetería, Lima",
      how: "Informes con Iko",
      worker: "iko",
    },
  ],
  smallPrint: "Ejemplos ilustrativos",
} as const;

export const planRows = {
  title: "Empieza con dos celdas. El resto, a tu ritmo.",
  lead: "Mel está en todos los planes y no ocupa celda. Precios en USD, impuestos incluidos y sin permanencia.",
  more: "Comparar todos los planes",
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

export const homeClosing = {
  lines: ["El lunes,", "la semana", "ya está hecha"],
  lead: "Empieza la prueba, cuéntale tu negocio a Mel en cuatro pasos y pide el primer post.",
  leadSignedIn: "Cuéntale a Mel qué quieres mover y deja encargada la semana.",
  crew: ["iko", "mel", "teo", "nai", "lia"],
} as const;

export const homeMeta = {
  title: "Tu equipo de marketing con IA",
  description:
    "Mel aprende tu negocio y reparte el trabajo entre nueve especialistas con IA: posts, imágenes, anuncios, correos y planes en español, listos para publicar.",
  keywords:
    "equipo de marketing con IA, marketing para pequeños negocios, agentes de IA en español, posts y anuncios con IA, marketing automático",
} as const;
