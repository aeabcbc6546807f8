import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";
import { company } from "./company.ts";
import { clearDataWords, consentLink } from "./navigation.ts";

export const legalMeta = {
  title: "Legal: términos, privacidad y reembolsos",
  description:
    "Términos de uso, privacidad, cookies, propiedad intelectual, reembolsos y datos de la empresa, en un español que se entiende.",
  keywords:
    "términos de uso, privacidad, cookies, propiedad intelectual, reembolsos, garantía, Kolmena",
} as const;

/** The title in the page's share picture. */
export const legalPicture = { title: "Lo legal, en un español", mark: "que se entiende" } as const;

/** Data that the site stores in the browser. */
export interface StoredItem {
  name: string;
  /** Cookie names or storage keys. */
  keys: readonly string[];
  what: string;
  until: string;
}

/** A paragraph, a bulleted list, a subheading, or the list of data stored in the browser. */
export type LegalPart =
  | string
  | readonly string[]
  | { heading: string }
  | { stored: readonly StoredItem[] };

export interface LegalSection {
  id: string;
  title: string;
  /** A summary in one or two sentences; legally the whole text applies. */
  brief: string;
  body: readonly LegalPart[];
}

export const legalUpdated = "24 de noviembre de 2026";

export const legalIntro =
  "Escrito para que se entienda. Cada apartado empieza por lo importante; si algo no queda claro, escríbenos antes de aceptar y te lo explicamos.";

const starter = monthlyPrice(planOf(trialPlanId));

const storedItems: readonly StoredItem[] = [
  {
    name: "Tu sesión",
    keys: ["__Host-kolmena"],
    what: "La cookie que te mantiene dentro. Solo la lee nuestro servidor.",
    until: "14 días sin entrar, 30 como máximo. Se borra al cerrar sesión.",
  },
  {
    name: "Tu navegador",
    keys: ["__Host-kolmena-device"],
    what: "Una cookie que lo reconoce, para dejarte entrar aunque otras personas prueben contraseñas en tu cuenta.",
    until: "180 días desde tu último inicio de sesión en él.",
  },
  {
    name: "Marca de sesión",
    keys: ["kolmena_signed_in"],
    what: "Dice que aquí se ha iniciado sesión, para no preguntar al servidor quién eres en cada página.",
    until: "Hasta que cierras sesión.",
  },
  {
    name: "Tema",
    keys: ["kolmena_theme"],
    what: "Si prefieres tu panel claro u oscuro.",
    until: "Hasta que vuelves al del sistema.",
  },
  {
    name: "Cuenta atrás",
    keys: ["urgency_countdown"],
    what: "Cuándo viste por primera vez la cuenta atrás de la oferta, para que siga donde iba.",
    until: "Hasta que la borras.",
  },
  {
    name: "Código de quien te recomendó",
    keys: ["kolmena_affiliate_code", "kolmena_affiliate_click"],
    what: "Si llegas por el enlace de alguien que nos recomienda: de quién es y qué visita fue. Nos llega al crear la cuenta, al empezar la prueba y al pagar.",
    until:
      "Hasta que lo borras o rechazas la medición de anuncios: mientras la rechaces no se guarda ninguno.",
  },
  {
    name: "Tu respuesta sobre los anuncios",
    keys: ["kolmena_consent"],
    what: "Solo si te la hemos pedido: qué dijiste, cuándo, con qué texto y un número al azar que la identifica.",
    until: "Seis meses, o hasta que la borras o la cambias.",
  },
  {
    name: "Cookies de Meta",
    keys: ["_fbp", "_fbc"],
    what: "Solo si te lo hemos preguntado y has aceptado: con ellas Meta (Facebook e Instagram) reconoce tu navegador y relaciona tu visita con nuestros anuncios. Al aceptar puede usar también las suyas.",
    until: "Las nuestras, 90 días, o hasta que lo retiras. Las suyas las decide Meta.",
  },
  {
    name: "Avisos y borradores",
    keys: [
      "kolmena_flash",
      "kolmena_draft",
      "kolmena_brain_draft",
      "kolmena_web_ads",
      "kolmena_place",
      "kolmena_starting",
    ],
    what: "El aviso que verás en la página siguiente, lo que has escrito y aún no has enviado y por dónde ibas leyendo.",
    until: "Hasta que cierras la pestaña.",
  },
  {
    name: "Cookies de Stripe",
    keys: ["__stripe_mid", "__stripe_sid"],
    what: "El campo de la tarjeta es de Stripe, que al abrirlo puede guardar las suyas contra el fraude. Con pagos de prueba no se carga.",
    until: "Las decide Stripe: un año como máximo.",
  },
];

/** Terms, privacy, cookies and storage, intellectual property, refunds and company, in that order. */
export const legalSections: readonly LegalSection[] = [
  {
    id: "terminos",
    title: "Términos de uso",
    brief:
      "Tú decides qué se publica y cuándo dejas el servicio. Nosotros decimos siempre el precio antes de cobrar o de gastar créditos.",
    body: [
      `Estos términos regulan el uso de ${company.brand}, un servicio en línea que genera textos, imágenes y planes de marketing con ayuda de inteligencia artificial. Al crear una cuenta o pagar un pedido los aceptas. Si lo haces en nombre de una empresa, confirmas que puedes obligarla.`,
      { heading: "Tu cuenta" },
      "Para abrirla necesitas un correo tuyo y tener al menos 18 años. Cuida tu contraseña: lo que se haga con tu cuenta se entiende hecho por ti, salvo que nos avises de un acceso ajeno. En Configuración ves desde dónde está abierta y puedes cerrar esas sesiones.",
      { heading: "Prueba gratis y planes" },
      `La prueba dura ${trialDays} días, incluye 100 créditos y seis especialistas, y pide una tarjeta. Hasta que termina no se cobra nada. Si no la cancelas antes, sigue como plan Starter, ${starter}: ves la fecha y el importe antes de confirmar la tarjeta y te los recordamos por correo 24 horas antes. Hay una prueba por persona, por correo y por tarjeta, y cada mes empieza un número limitado.`,
      "Los planes se pagan por meses adelantados y se renuevan solos hasta que los cancelas, en Configuración y con dos clics. Si subes de plan, pagas la diferencia de los días que quedan; si bajas o cancelas, conservas lo pagado hasta el final del periodo. Si un cobro falla, te avisamos y lo reintentamos; si sigue sin poder hacerse, el plan termina.",
      "Los precios están en dólares de Estados Unidos (USD) y llevan los impuestos incluidos. Cuando la pantalla dice «Pagos de prueba», no se cobra ninguna tarjeta.",
      { heading: "Créditos" },
      "El trabajo se mide en créditos. Cada acción muestra su precio antes de gastarlo. Un trabajo que falla por nuestra culpa o por la de un proveedor no cuesta nada. Los créditos del plan se renuevan con cada periodo y no se acumulan. Los planes sin límite admiten un uso razonable: el de un negocio, no el de un programa.",
      { heading: "Web Ads" },
      "Un pedido se paga una vez y son siete anuncios con sus textos, sus imágenes y una estrategia para publicarlos. Llegan como mucho 24 horas después del pago, casi siempre en minutos. Cada anuncio admite hasta tres revisiones gratis durante los 7 días siguientes a la entrega. La página del pedido es privada: entra quien tenga su enlace, así que no lo compartas con quien no deba verlo.",
      "Al darnos la dirección de una web confirmas que el negocio es tuyo o que trabajas para él, y que puedes usar su logo, sus textos y sus fotos.",
      { heading: "Lo que no está permitido" },
      [
        "usar el servicio para engañar, acosar, suplantar a otra persona o enviar correo no solicitado;",
        "pedir contenidos ilegales o que infrinjan derechos de terceros;",
        "intentar entrar en cuentas o datos ajenos, sobrecargar el servicio o saltarse sus límites.",
      ],
      "Si incumples estas reglas podemos limitar o cerrar tu cuenta. Salvo en casos graves, te avisaremos antes y podrás explicarte.",
      { heading: "Lo que puedes esperar" },
      "Los textos y las imágenes se generan de forma automática y pueden contener errores. Revísalos antes de publicarlos, sobre todo precios, fechas, afirmaciones sobre salud o dinero y todo lo que la ley te exija demostrar. No prometemos ventas ni resultados concretos.",
      "Ponemos un cuidado razonable en que el servicio esté disponible, pero puede haber paradas por mantenimiento o averías. Nada de lo que dicen estos términos limita los derechos que la ley reconoce a los consumidores.",
      "Podemos cambiar estos términos. Si el cambio te afecta de verdad, te avisaremos por correo antes de que se aplique y podrás dejar el servicio.",
    ],
  },
  {
    id: "privacidad",
    title: "Privacidad",
    brief:
      "Guardamos lo que hace falta para trabajar para ti, no lo vendemos, y tú mismo puedes llevártelo o borrarlo.",
    body: [
      `El responsable de tus datos es ${company.holder}. Para cualquier cuestión sobre ellos escribe a ${company.contactEmail}.`,
      { heading: "Qué datos tratamos" },
      [
        "los de tu cuenta: nombre, nombre de usuario, correo y contraseña (de la contraseña solo guardamos una huella que no permite leerla);",
        "los de tu negocio que tú escribes en Brain Central;",
        "lo que pides, las respuestas y los contenidos que se generan;",
        "las fotos que añades, sin los datos que la cámara escribe en ellas, como el lugar en el que se hicieron;",
        "si pides Web Ads, la dirección de tu web, lo que se lee en ella, lo que añades (textos y fotos) y el correo al que llega el pedido;",
        "si pruebas la demo, el correo, el nombre, el sector y el producto del negocio que escribes en ella;",
        "si nos escribes, tu nombre, tu correo y tu mensaje;",
        "si llegas por el enlace de un afiliado, qué enlace, qué página y cuándo, y durante dos días una huella de tu dirección IP y tu navegador que no permite leerlos, para contar la visita una vez;",
        "de tus pagos, el importe, la fecha y el resultado: los datos de la tarjeta los recibe Stripe, nuestro proveedor de pagos, y nosotros no los guardamos;",
        "datos técnicos de tus sesiones y de los intentos de entrar en tu cuenta, como la fecha, la dirección IP y el tipo de navegador, para protegerla.",
      ],
      { heading: "Para qué y con qué derecho" },
      [
        "para prestarte el servicio que has pedido (ejecución del contrato);",
        "para contestar a quien nos escribe y saber quién se interesa por la demo (interés legítimo);",
        "para mantener el servicio seguro y que la prueba gratis no se repita (interés legítimo);",
        "para conservar facturas y pagos (obligación legal);",
        "para medir nuestros anuncios con Meta, solo si nos das permiso (consentimiento, que retiras cuando quieras).",
      ],
      "No vendemos tus datos, no usamos lo que escribes ni lo que se genera para publicidad y no te apuntamos a ninguna lista: los correos que recibes son los de tu cuenta, tus pagos y tus pedidos.",
      { heading: "Quién más los trata" },
      "Stripe cobra por encargo nuestro. Meta Platforms Ireland recibe, solo con tu permiso, lo que se explica en «Cookies y lo que guarda tu navegador». Según la configuración del servicio, tus peticiones se procesan en nuestros propios servidores o se envían a un proveedor de modelos de lenguaje o de imagen que actúa por encargo nuestro y puede estar fuera del Espacio Económico Europeo, con las garantías que exige la ley. La pantalla indica cuándo trabaja el modo local, que no envía nada fuera. No incluyas en tus peticiones datos personales de terceros que no sean necesarios.",
      { heading: "Cuánto tiempo" },
      [
        "tu cuenta y lo que guardas en ella, mientras la tengas;",
        "lo leído en una web y las fotos que subes para sus anuncios, siete días;",
        "un pedido de Web Ads, con sus archivos, doce meses desde el pago; uno sin pagar, 90 días;",
        "las visitas por el enlace de un afiliado, 120 días;",
        "lo que escribes en el formulario de contacto o en la demo, un año;",
        "las sesiones, hasta que caducan o las cierras.",
      ],
      { heading: "Si borras tu cuenta" },
      "Lo haces tú en Configuración, en tu panel: se van tu perfil, lo que has escrito, tus fotos, lo que se ha generado y tus pedidos con sus archivos, y tus planes terminan en ese momento.",
      "Si eres afiliado, lo que no te hayamos pagado todavía se pierde con la cuenta, y tus comisiones quedan apuntadas sin tu nombre.",
      "Después quedan los importes y las fechas de tus pagos sin tu nombre, y sus facturas en Stripe, porque la ley obliga a conservarlos; los correos ya enviados, catorce días en nuestra cola; y lo que haya en copias de seguridad hasta que caducan. Si tuviste la prueba gratis, conservamos también su mes y una huella de tu correo y de tu tarjeta, que no permite leerlos y solo sirve para que la prueba no se repita.",
      { heading: "Tus derechos" },
      `Puedes acceder a tus datos y llevártelos cuando quieras: en Configuración, «Descargar mis datos» te los da todos en un archivo que se puede leer tal cual o con otro programa. También puedes corregirlos, pedir que se borren, oponerte a un uso o limitarlo: escribe a ${company.contactEmail} desde el correo de tu cuenta. Si crees que no lo hacemos bien, puedes reclamar ante la autoridad de protección de datos de tu país; en España es la Agencia Española de Protección de Datos (aepd.es).`,
    ],
  },
  {
    id: "cookies",
    title: "Cookies y lo que guarda tu navegador",
    brief:
      "Sin tu permiso no hay píxeles publicitarios ni analítica de terceros. Lo que se guarda está en esta lista.",
    body: [
      { stored: storedItems },
      `La cuenta atrás, el tema, tu respuesta sobre los anuncios y el código de quien te recomendó no hacen falta para que la web funcione: los quitas cuando quieras con «${clearDataWords.button}», al pie de la página. Lo demás lo borras cerrando sesión o desde los ajustes de tu navegador; sin la cookie de sesión no se puede entrar en una cuenta.`,
      { heading: "El píxel de Meta" },
      "Puede que midamos nuestros anuncios con el píxel de Meta. Si es así, te lo preguntamos en un aviso al pie de la página, y decir que no cuesta lo mismo que decir que sí. Mientras no aceptas no se pide nada a Meta. Si tu navegador envía la señal Global Privacy Control, contamos con que has dicho que no y ni te preguntamos.",
      "Si aceptas, Meta recibe qué páginas públicas ves, qué botones principales pulsas, si nos escribes y si abres un pago, además de tu dirección IP y de lo que tu navegador cuenta de sí mismo. No recibe lo que escribes, ni tu correo, ni el contenido de tus pedidos. Donde se escribe una contraseña o una tarjeta, en la página de un pedido y dentro de tu panel el píxel no se carga nunca.",
      `Cambias de idea cuando quieras en «${consentLink.label}», al pie de la página: al rechazar se borran las cookies de Meta de esta web y el código de quien te recomendó. Para poder demostrar que nos diste permiso guardamos durante tres años cuándo lo diste o lo retiraste, con qué texto y el número al azar que está en tu navegador; ni tu nombre ni tu dirección IP.`,
    ],
  },
  {
    id: "propiedad",
    title: "Propiedad intelectual",
    brief: "Lo que escribes es tuyo y lo que el equipo genera para ti, también.",
    body: [
      "Te cedemos los derechos que podamos tener sobre lo generado para que lo uses, lo cambies y lo publiques donde quieras, sin límite de tiempo ni de lugar, también cuando dejes el servicio.",
      "Dos avisos honestos. Los contenidos generados por inteligencia artificial pueden no estar protegidos por derechos de autor en algunos países. Y peticiones parecidas pueden dar resultados parecidos a personas distintas.",
      "Las imágenes y los documentos llevan escrito en sus metadatos cómo se hicieron, con los términos de IPTC. En algunos países la ley pide además que el público sepa que un contenido es de inteligencia artificial: compruébalo antes de publicar.",
      "Nos das permiso para guardar y procesar tus contenidos solo en lo necesario para prestarte el servicio. No los enseñamos a otros clientes ni los usamos como ejemplo.",
      `La marca ${company.brand}, los personajes del equipo, el diseño y el programa son de ${company.holder} o de quienes nos los licencian. No puedes copiarlos ni revenderlos como servicio propio sin permiso.`,
      `Si crees que algo publicado aquí infringe un derecho tuyo, escribe a ${company.contactEmail} con los datos para localizarlo y lo revisaremos.`,
    ],
  },
  {
    id: "reembolsos",
    title: "Reembolsos y cancelación",
    brief:
      "Planes: 30 días de garantía. Web Ads: revisiones durante 7 días y la mitad de vuelta durante 14.",
    body: [
      { heading: "Planes" },
      "Hay una garantía de 30 días desde tu primer pago: si no te convence, escríbenos y te devolvemos ese importe. Puedes cancelar cuando quieras; conservas lo pagado hasta el final del periodo y no se vuelve a cobrar. La cuenta gratis no pide tarjeta y no se convierte en un plan de pago por su cuenta.",
      { heading: "Web Ads" },
      [
        "Antes de la entrega, o si no podemos hacerla, te devolvemos el importe completo.",
        "Las revisiones incluidas pueden pedirse dentro de los 7 días siguientes a la entrega.",
        "Si tras ellas el resultado no te sirve, puedes pedir la devolución del 50 % del importe dentro de los 14 días siguientes a la entrega final.",
      ],
      { heading: "Derecho de desistimiento" },
      "Si resides en la Unión Europea, tienes además 14 días para desistir de una compra a distancia, salvo que el contenido digital ya se haya entregado por completo con tu acuerdo expreso.",
      { heading: "Cómo pedirlo" },
      `Escribe a ${company.contactEmail} desde el correo de tu cuenta o de tu pedido. La devolución se hace por el mismo medio de pago.`,
    ],
  },
  {
    id: "empresa",
    title: "Datos de la empresa",
    brief: "Quién está detrás y cómo encontrarnos.",
    body: [
      `${company.brand} es un servicio de ${company.holder}. ${company.details}`,
      `Contacto: ${company.contactEmail}.`,
      "Si hay un desacuerdo, intentemos resolverlo hablando. Si no es posible, los consumidores pueden acudir a los tribunales de su domicilio y a los medios de resolución que la ley ponga a su alcance.",
    ],
  },
];
