import type { DemoContentType } from "#shared/instagram.ts";

/** The texts of /instagram-demo. Figures come from shared/instagram.ts. */
export const demoMeta = {
  title: "Demo de Instagram: cinco publicaciones al día",
  description:
    "Genera una publicación, mira qué haría cada uno de los ocho workers y simula una campaña de 7, 15 o 30 días en Instagram, sin conectar tu cuenta.",
  keywords:
    "publicaciones para Instagram con IA, ideas de posts, simulador de campaña de Instagram, calendario de Instagram, community manager con IA",
} as const;

export const demoHead = {
  line1: "Instagram, cinco veces",
  line2: "al\u00a0día,",
  mark: "sin abrirlo",
  lead: "Prueba cómo trabajaría tu equipo antes de conectar nada. Todo lo que ves aquí es una simulación: no se publica nada.",
} as const;

/** The tabs; `id` is the hash of the address that opens each. */
export const demoTabs = [
  { id: "generar", label: "Generar contenido" },
  { id: "equipo", label: "Ver 8 workers" },
  { id: "campana", label: "Simular campaña" },
] as const;

export const generateTexts = {
  title: "¿Qué publicamos hoy?",
  kinds: [
    { id: "team", title: "El equipo", text: "Quién hace qué en tu negocio" },
    { id: "trending", title: "Tendencia", text: "Lo que se celebra estos días, llevado a lo tuyo" },
    { id: "testimonial", title: "Testimonio", text: "La frase de una clienta, bien puesta" },
    { id: "spotlight", title: "Un worker en primer plano", text: "Eliges quién y ves su parte" },
  ] satisfies { id: DemoContentType; title: string; text: string }[],
  who: "¿De quién?",
  start: "Generar publicación",
  pending: "Generando...",
  sample: "Publicación de ejemplo",
  credit:
    "Lumbre es una panadería inventada. El texto es del redactor local de Kolmena, sin retocar, y la imagen, de su dibujante.",
  reachOfOne: "Alcance estimado",
  reachNote: "un supuesto nuestro para una cuenta pequeña.",
  failed: "No se ha podido generar la publicación",
} as const;

export const teamTexts = {
  title: "La misma panadería, ocho maneras de contarla",
  lead: "Cada uno publica desde su oficio. Esta es la primera línea de lo que haría hoy para Lumbre.",
  reach: "vistas estimadas",
  failed: "No se ha podido cargar al equipo",
  retry: "Reintentar",
} as const;

export const campaignTexts = {
  legend: "Duración de la campaña",
  result: "La campaña simulada",
  start: "Simular campaña",
  pending: "Simulando...",
  perDay: "al día",
  reach: "vistas estimadas",
  workers: "workers",
  formulaTitle: "De dónde sale el alcance:",
  formulaEnd:
    "Esa cifra es un supuesto nuestro para una cuenta pequeña, no una medición ni una promesa: el tuyo dependerá de tu cuenta.",
  comb: "Cada columna es un día y cada celda, una publicación con el color de quien la hace.",
  posts: "publicaciones",
  benefits: "Qué cambia en tu semana",
  guide: "Conectar tu cuenta lleva unos 9 minutos.",
  guideLink: "Ver la guía en cuatro pasos",
  failed: "No se ha podido simular la campaña",
} as const;

export const demoClosing = {
  lines: ["Tu próxima quincena", "cabe en un panal"],
  lead: "La panadería no existe; tu negocio, sí. Cuéntale a Mel qué vendes y a quién, y el equipo escribe de lo tuyo.",
  signedInLink: "dashboard",
  crew: ["marcos", "lia", "ani", "iko", "nai"],
} as const;

/** The texts of /instagram-setup. */
export const setupMeta = {
  title: "Conectar Instagram en cuatro pasos",
  description:
    "Guía para preparar tu cuenta de Instagram: cuenta de empresa, página de Facebook, app de desarrollador y credenciales. Unos 9 minutos en total.",
  keywords:
    "conectar Instagram, cuenta de empresa de Instagram, vincular Instagram con Facebook, app de Meta for Developers, Access Token de Instagram",
} as const;

export const setupHead = {
  title: "Tu Instagram, preparado en cuatro pasos",
  lead: "Entre Instagram, Facebook y Meta hay que tocar unas cuantas pantallas. Se hace una sola vez y sales con las cuatro claves que pide el formulario.",
  minutes: "minutos, más o menos",
} as const;

interface SetupStep {
  title: string;
  minutes: number;
  /** The instructions, in order. */
  actions: readonly string[];
  /** How to see that the step is done; the end of a sentence that starts with «Listo cuando». */
  result: string;
  link?: { href: string; label: string };
}

export const setupSteps: readonly SetupStep[] = [
  {
    title: "Crea una cuenta de empresa",
    minutes: 2,
    actions: [
      "En la app de Instagram, abre tu perfil y entra en Configuración y actividad.",
      "Toca «Tipo de cuenta y herramientas» y después «Cambiar a cuenta profesional».",
      "Elige una categoría y marca «Empresa».",
    ],
    result: "tu perfil muestra la categoría y el botón «Panel para profesionales».",
  },
  {
    title: "Vincula Instagram con tu página de Facebook",
    minutes: 2,
    actions: [
      "Abre tu página de Facebook. Si aún no tienes una, créala con el nombre de tu negocio.",
      "En la configuración de la página, entra en «Cuentas vinculadas» y elige Instagram.",
      "Inicia sesión con la cuenta de empresa del paso anterior.",
    ],
    result: "la página muestra tu usuario de Instagram entre las cuentas vinculadas.",
  },
  {
    title: "Crea una app de desarrollador",
    minutes: 3,
    actions: [
      "Entra en Meta for Developers con el Facebook que administra la página.",
      "Pulsa «Crear app», ponle el nombre de tu negocio y elige el tipo «Empresa».",
      "Añade a la app el acceso a la API de Instagram.",
    ],
    result: "la app aparece en «Mis apps», en modo de desarrollo.",
    link: { href: "https://developers.facebook.com/apps/", label: "Abrir Meta for Developers" },
  },
  {
    title: "Consigue las credenciales",
    minutes: 2,
    actions: [
      "En la app, abre Configuración y después Básica: ahí están el App ID y el App Secret.",
      "En el Explorador de la API Graph, genera un token con permiso para publicar en Instagram.",
      "Copia el identificador de tu página desde su apartado «Información».",
    ],
    result: "tienes las cuatro claves: App ID, App Secret, Access Token y Page ID.",
  },
];

export const setupWords = {
  done: "Completado",
  doneSign: "Hecho",
  doneWhen: "Listo cuando",
  again: "Volver a este paso",
  all: "Los cuatro pasos están hechos. Ya puedes probar la conexión.",
  formTitle: "Conectar la cuenta",
  simulated:
    "Esta conexión es una simulación: dura dos segundos, no envía tus claves a ningún sitio y no guarda nada. Para probarla vale cualquier texto.",
  fields: [
    { id: "appId", label: "App ID", hint: "Solo números", missing: "Escribe el App ID" },
    {
      id: "appSecret",
      label: "App Secret",
      hint: "Letras y números",
      missing: "Escribe el App Secret",
      secret: true,
    },
    {
      id: "accessToken",
      label: "Access Token",
      hint: "Suele empezar por EAA",
      missing: "Escribe el Access Token",
      secret: true,
    },
    { id: "pageId", label: "Page ID", hint: "Solo números", missing: "Escribe el Page ID" },
  ],
  show: "Mostrar",
  hide: "Ocultar",
  start: "Conectar Instagram",
  pending: "Conectando...",
  connected: "¡Conectado!",
  connectedText:
    "Era una simulación: no se ha enviado nada y el formulario ya está vacío. Así se vería tu cuenta conectada.",
  connectedLink: "Simular una campaña",
} as const;
