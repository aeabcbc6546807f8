import { company } from "./company.ts";

export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs; a list of strings inside is a bulleted list. */
  body: readonly (string | readonly string[])[];
}

export const legalUpdated = "24 de noviembre de 2026";

export const legalIntro =
  "Escrito para que se entienda. Si algo no queda claro, escríbenos antes de aceptar y te lo explicamos.";

/** Terms, privacy, intellectual property, refunds and company, in that order. */
export const legalSections: readonly LegalSection[] = [
  {
    id: "terminos",
    title: "Términos de uso",
    body: [
      `Estos términos regulan el uso de ${company.brand}, un servicio en línea que genera textos, imágenes y planes de marketing con ayuda de inteligencia artificial. Al crear una cuenta los aceptas. Si los usas en nombre de una empresa, confirmas que puedes obligarla.`,
      "Para usar el servicio necesitas una cuenta con un correo tuyo y tener al menos 18 años. Cuida tu contraseña: lo que se haga con tu cuenta se entiende hecho por ti, salvo que nos avises de un acceso ajeno.",
      "El trabajo se mide en créditos. Cada acción muestra su precio antes de gastarlo. Un trabajo que falla por nuestra culpa o por la de un proveedor no cuesta nada.",
      "No está permitido:",
      [
        "usar el servicio para engañar, acosar, suplantar a otra persona o enviar correo no solicitado;",
        "pedir contenidos ilegales o que infrinjan derechos de terceros;",
        "intentar entrar en cuentas o datos ajenos, sobrecargar el servicio o saltarse sus límites.",
      ],
      "Si incumples estas reglas podemos limitar o cerrar tu cuenta. Salvo en casos graves, te avisaremos antes y podrás explicarte.",
      "Los textos y las imágenes se generan de forma automática y pueden contener errores. Revísalos antes de publicarlos, sobre todo precios, fechas, afirmaciones sobre salud o dinero y todo lo que la ley te exija demostrar. No prometemos ventas ni resultados concretos.",
      "Ponemos un cuidado razonable en que el servicio esté disponible, pero puede haber paradas por mantenimiento o averías. Nada de lo que dicen estos términos limita los derechos que la ley reconoce a los consumidores.",
      "Podemos cambiar estos términos. Si el cambio te afecta de verdad, te avisaremos por correo antes de que se aplique y podrás dejar el servicio.",
    ],
  },
  {
    id: "privacidad",
    title: "Privacidad",
    body: [
      `El responsable de tus datos es ${company.holder}. Para cualquier cuestión sobre ellos escribe a ${company.contactEmail}.`,
      "Tratamos estos datos:",
      [
        "los de tu cuenta: nombre, nombre de usuario, correo y contraseña (de la contraseña solo guardamos una huella que no permite leerla);",
        "los de tu negocio que tú escribes en Brain Central;",
        "lo que pides, las respuestas y los contenidos que se generan;",
        "si pides Web Ads, la dirección de tu web, lo que se lee en ella y el correo al que llega el pedido;",
        "de tus pagos, el importe, la fecha y el resultado: los datos de la tarjeta los recibe Stripe, nuestro proveedor de pagos, y nosotros no los guardamos;",
        "datos técnicos de tus sesiones y de los intentos de entrar en tu cuenta, como la fecha, la dirección IP y el tipo de navegador, para protegerla.",
      ],
      "Los usamos para prestarte el servicio (ejecución del contrato), para mantenerlo seguro (interés legítimo) y para cumplir obligaciones legales, como conservar facturas. No vendemos tus datos.",
      "Según la configuración del servicio, tus peticiones se procesan en nuestros propios servidores o se envían a un proveedor de modelos de lenguaje o de imagen que actúa por encargo nuestro. La pantalla indica cuándo trabaja el modo local, que no envía nada fuera. No incluyas en tus peticiones datos personales de terceros que no sean necesarios.",
      "Esta web guarda en tu navegador solo lo suyo: la sesión; una cookie que lo reconoce durante los 180 días siguientes a la última vez que iniciaste sesión en él, solo para dejarte entrar aunque otras personas prueben contraseñas en tu cuenta; la preferencia de tema claro u oscuro; una marca de que has iniciado sesión en él; el momento en que empezó la cuenta atrás de una oferta; y, hasta que cierras la pestaña, lo que aún no has enviado. No hay píxeles publicitarios ni analítica de terceros. Si algún día los hubiera, te pediríamos permiso antes.",
      "Conservamos tus datos mientras tengas la cuenta. Puedes borrarla tú en Configuración, en tu panel: se van tu perfil, lo que has escrito, lo que se ha generado y tus pedidos con sus archivos, y tus planes terminan en ese momento.",
      "Después quedan los importes y las fechas de tus pagos sin tu nombre, y sus facturas en Stripe, porque la ley obliga a conservarlos; los correos ya enviados, catorce días en nuestra cola; y lo que haya en copias de seguridad hasta que caducan. Si tuviste la prueba gratis, conservamos también su mes y una huella de tu correo y de tu tarjeta, que no permite leerlos y solo sirve para que la prueba no se repita (interés legítimo contra el abuso).",
      "Lo leído en una web se borra a los siete días; lo que nos escribes en el formulario de contacto, al año; y un pedido de Web Ads, con sus archivos, a los doce meses del pago.",
      `Puedes acceder a tus datos y llevártelos cuando quieras: en Configuración, «Descargar mis datos» te los da todos en un archivo que se puede leer tal cual o con otro programa. También puedes corregirlos, pedir que se borren, oponerte a un uso o limitarlo: escribe a ${company.contactEmail} desde el correo de tu cuenta. Si crees que no lo hacemos bien, puedes reclamar ante la autoridad de protección de datos de tu país; en España es la Agencia Española de Protección de Datos (aepd.es).`,
    ],
  },
  {
    id: "propiedad",
    title: "Propiedad intelectual",
    body: [
      "Lo que escribes es tuyo. Lo que el equipo genera para ti también: te cedemos los derechos que podamos tener sobre ello para que lo uses, lo cambies y lo publiques donde quieras, sin límite de tiempo ni de lugar.",
      "Dos avisos honestos. Los contenidos generados por inteligencia artificial pueden no estar protegidos por derechos de autor en algunos países. Y peticiones parecidas pueden dar resultados parecidos a personas distintas.",
      "Nos das permiso para guardar y procesar tus contenidos solo en lo necesario para prestarte el servicio.",
      `La marca ${company.brand}, los personajes del equipo, el diseño y el programa son de ${company.holder} o de quienes nos los licencian. No puedes copiarlos ni revenderlos como servicio propio sin permiso.`,
      `Si crees que algo publicado aquí infringe un derecho tuyo, escribe a ${company.contactEmail} con los datos para localizarlo y lo revisaremos.`,
    ],
  },
  {
    id: "reembolsos",
    title: "Reembolsos y cancelación",
    body: [
      "La cuenta gratis no pide tarjeta y no se convierte en un plan de pago por su cuenta.",
      "En los planes de pago hay una garantía de 30 días desde tu primer pago: si no te convence, escríbenos y te devolvemos ese importe. Puedes cancelar cuando quieras; conservas lo pagado hasta el final del periodo y no se vuelve a cobrar.",
      "Si no podemos entregar un encargo de Web Ads, te devolvemos el importe completo. Las revisiones incluidas pueden pedirse dentro de los 7 días siguientes a la entrega. Si tras ellas el resultado no te sirve, puedes pedir la devolución del 50 % del importe dentro de los 14 días siguientes a la entrega final.",
      "Si resides en la Unión Europea, tienes además 14 días para desistir de una compra a distancia, salvo que el contenido digital ya se haya entregado por completo con tu acuerdo expreso.",
      `Para pedir un reembolso escribe a ${company.contactEmail} desde el correo de tu cuenta. La devolución se hace por el mismo medio de pago.`,
    ],
  },
  {
    id: "empresa",
    title: "Datos de la empresa",
    body: [
      `${company.brand} es un servicio de ${company.holder}. ${company.details}`,
      `Contacto: ${company.contactEmail}.`,
      "Si hay un desacuerdo, intentemos resolverlo hablando. Si no es posible, los consumidores pueden acudir a los tribunales de su domicilio y a los medios de resolución que la ley ponga a su alcance.",
    ],
  },
];
