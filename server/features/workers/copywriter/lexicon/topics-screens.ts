import type { Topics } from "./topic.ts";

/** Programs, and the machines that they run on. */
export const screenTopics: Topics = {
  saas: [
    {
      match: ["factura", "cobro", "contab"],
      own: /factura/,
      hooks: [
        "La factura sale y nadie la teclea dos veces.",
        "Cobrar a tiempo empieza por facturar a tiempo.",
        "Fin de mes sin buscar números en el correo.",
      ],
      says: [
        "Con la factura electrónica, el dato se escribe una vez y llega a quien tiene que llegar.",
        "Numeración, impuestos y vencimientos en el mismo sitio: menos huecos donde perder un cobro.",
        "Saber qué está pendiente de cobro, de un vistazo, cambia la conversación con el cliente.",
      ],
      tips: [["Vencimiento a la vista", "Ordenar por fecha de cobro, no por fecha de emisión."]],
    },
    {
      match: ["crm", "cliente", "ventas", "pipeline"],
      hooks: [
        "El cliente llamó y nadie sabe quién lo llevaba.",
        "La próxima llamada, apuntada donde todos la ven.",
      ],
      says: [
        "Un historial compartido evita preguntarle al cliente lo mismo dos veces.",
        "Menos campos y más uso: un CRM vacío es un formulario caro.",
      ],
    },
    {
      match: ["informe", "panel", "integracion", "automatiz", "funcion", "modulo", "app"],
      own: /informe/,
      hooks: [
        "Un dato que llega solo vale por dos reuniones.",
        "Lo que se repite cada lunes puede hacerse solo.",
      ],
      says: [
        "Automatizar conviene donde el paso es siempre igual y el error, siempre el mismo.",
        "Medir cuánto se tarda hoy es la mejor forma de saber si compensa.",
      ],
    },
  ],
  technology: [
    {
      match: ["reparac", "pantalla", "bateria", "movil", "ordenador", "portatil"],
      own: /ventilador|arreglar/,
      hooks: ["Antes de cambiarlo, mirarlo.", "La batería dura lo que dura la paciencia."],
      says: [
        "Contar qué pasó justo antes del fallo ahorra media búsqueda.",
        "Una copia antes de llevarlo a revisar: cinco minutos que valen por todo lo guardado.",
      ],
    },
    {
      match: ["seguridad", "copia", "backup", "antivirus"],
      own: /copia|contrasena/,
      hooks: [
        "La copia de seguridad se valora el día después.",
        "El correo urgente que pide una clave casi nunca es urgente.",
      ],
      says: [
        "Una copia que no se ha probado a recuperar todavía no es una copia.",
        "La mayoría de los sustos entran por un enlace y una prisa.",
      ],
    },
    {
      match: ["web", "desarrollo", "pagina", "tienda"],
      hooks: [
        "La página se decide por lo que el cliente busca, no por el color.",
        "Si tarda en abrir, nadie espera.",
      ],
      says: [
        "Qué haces, dónde estás y cómo se contacta: eso tiene que verse sin bajar.",
        "En el teléfono se ve primero; en la reunión, después.",
      ],
    },
    {
      match: ["soporte", "mantenim", "red", "wifi"],
      hooks: [
        "Lo mejor del mantenimiento es no notarlo.",
        "La red falla cuando todos están conectados.",
      ],
      says: [
        "Revisar antes de que falle cuesta menos que parar una mañana.",
        "Una lista de equipos y claves bien guardada evita el pánico.",
      ],
    },
  ],
};
