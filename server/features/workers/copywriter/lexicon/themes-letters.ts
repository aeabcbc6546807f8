import type { Theme } from "./themes.ts";

/** What is written to one person: a payment, an appointment, a birthday, a question left open. */
export const letterThemes: readonly Theme[] = [
  {
    id: "pending",
    match:
      /\b(?:no (?:me |nos )?(?:ha |han )?(?:contest|respond)\w*|dejo en visto|dejaron en visto|se quedo pensando|no (?:volvio|volvieron) a escribir|seguimiento a quien|pidio (?:presupuesto|precio) y)\b/,
    thing: "lo que quedó pendiente",
    write: () => ({
      hooks: [
        "Nos quedó pendiente [tu|su] consulta y no queremos que se pierda.",
        "[Te|Le] escribimos por lo que [preguntaste|preguntó] hace unos días.",
      ],
      lines: [
        "Si fue por el precio, por las fechas o porque faltaba un dato, [dínoslo|díganoslo] y lo vemos.",
        "Si ya no hace falta, con un «no, gracias» nos vale y no insistimos.",
      ],
      calls: [
        "¿Lo retomamos? [Responde|Responda] cuando [puedas|pueda].",
        "¿[Te|Le] ayudamos con alguna duda antes de decidir?",
      ],
    }),
  },
  {
    id: "payment",
    match:
      /\b(?:no (?:han )?paga\w*|impag\w+|me deben|deben la cuota|pagos? pendientes?|recordatorio de pago|facturas? pendientes?|cobrar (?:una |la )?(?:factura|cuota|deuda))\b/,
    thing: "el pago pendiente",
    write: () => ({
      hooks: [
        "Un recordatorio breve, por si se pasó.",
        "Queda un pago pendiente y lo decimos con tiempo.",
      ],
      lines: [
        "A todo el mundo se le traspapela algo. Si ya está hecho, gracias, y no hace falta contestar.",
        "Si hubo un problema con el cobro, lo vemos juntos sin complicaciones.",
      ],
      calls: [
        "[Responde|Responda] a este mensaje y lo dejamos resuelto.",
        "Si [prefieres|prefiere] otra forma de pago, [dínoslo|díganoslo].",
      ],
    }),
  },
  {
    id: "appointment",
    match:
      /\b(?:confirm\w+|record\w+|recordatorio de) (?:la |las |su |una |tu |mi )?(?:citas?|reservas?|turnos?)\b/,
    thing: "la cita",
    write: () => ({
      hooks: [
        "Un recordatorio corto de [tu|su] cita.",
        "[Te|Le] esperamos: un aviso para que no se pase.",
      ],
      lines: [
        "Si al final no [puedes|puede], con avisar basta y buscamos otro hueco.",
        "Con llegar cinco minutos antes va todo más tranquilo.",
      ],
      calls: [
        "[Responde|Responda] «SÍ» para confirmar, o [dinos|díganos] qué día [te|le] va mejor.",
      ],
    }),
  },
  {
    id: "birthday",
    match:
      /\b(?:felicit\w+|feliz|mensajes?|correos?|emails?|mails?|tarjetas?|automat\w+|whatsapp|detalle|descuento|regalo|cupon) (?:[a-zA-ZÀ-ÖØ-ž]+ ){0,5}cumpleanos\b|\bcumpleanos (?:de|a|para) (?:[a-zA-ZÀ-ÖØ-ž]+ )?(?:client\w+|pacientes?|alumn\w+|soci\w+|mascotas?|seguidor\w+|suscriptor\w+|huesped\w*)|\bcumpleaner\w+/u,
    thing: "el cumpleaños",
    write: () => ({
      hooks: ["Hoy es [tu|su] día. Felicidades.", "Felicidades: hoy las velas son [tuyas|suyas]."],
      lines: [
        "Que haya buena compañía, poca prisa y alguien que cante desafinando.",
        "No queríamos que pasara el día sin decirlo. Que lo de este año sea bueno.",
      ],
      calls: [
        "No hay nada que hacer con este mensaje. Solo eso: feliz cumpleaños.",
        "Si [pasas|pasa] por aquí estos días, [dínoslo|díganoslo] y brindamos.",
      ],
    }),
  },
  {
    id: "wishes",
    thing: "los buenos deseos",
    match: /\bfelicit\w+\b|\bfelices fiestas\b|\bfeliz (?:navidad|ano|dia)\b|\bbuenos deseos\b/,
    write: () => ({
      hooks: ["{wish}.", "De parte de toda la casa: {wish}.", "{wish} de parte de {biz}."],
      lines: [
        "Que haya sitio en la mesa, tiempo sin reloj y alguien que cuente la historia de siempre.",
        "Gracias por lo compartido hasta aquí. Que lo que viene traiga calma y buenas noticias.",
      ],
      calls: [
        "[Pásalo|Páselo] a quien [quieras|quiera] abrazar hoy.",
        "¿A quién [felicitas|felicita] primero? [Cuéntanoslo|Cuéntenoslo].",
      ],
    }),
  },
];
