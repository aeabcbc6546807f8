import type { Topics } from "./topic.ts";

/** Those who put papers and accounts in order. */
export const officeTopics: Topics = {
  law: [
    {
      match: ["contrato", "clausula"],
      own: /clausula|firm|contrato/,
      hooks: [
        "Un contrato se discute antes de firmarlo; después, se sufre.",
        "La cláusula que nadie lee es la que se usa.",
        "Duración, salida y penalización: por ahí se empieza a leer.",
      ],
      says: [
        "Revisar un contrato es mirar qué pasa cuando algo va mal: quién responde, cuánto y en qué plazo.",
        "Lo que no dice el contrato también obliga: los silencios los rellena la ley.",
        "Un cambio pequeño en una cláusula, antes de la firma, evita una discusión larga después.",
      ],
      tips: [
        [
          "Empezar por el final",
          "Duración, prórroga y cómo se sale: ahí están casi todas las sorpresas.",
        ],
      ],
    },
    {
      match: ["laboral", "despid", "nomina", "trabajador"],
      hooks: [
        "Un despido tiene fecha, forma y plazo.",
        "Firmar como «recibido, no conforme» cambia cosas.",
      ],
      says: [
        "En lo laboral los plazos son cortos: lo primero es apuntar la fecha de la carta.",
        "Recibos de sueldo, mensajes y horarios: la prueba suele estar guardada en el teléfono.",
      ],
    },
    {
      match: ["divorcio", "herencia", "testamento", "custodia", "familia", "sucesion"],
      own: /acuerdo aceptable/,
      hooks: [
        "Lo que se habla a tiempo se reparte mejor.",
        "Un papel claro evita años de silencio en una familia.",
      ],
      says: [
        "Antes de decidir conviene saber qué se tiene, qué se debe y a nombre de quién está.",
        "Un acuerdo escrito protege también la relación.",
      ],
    },
    {
      match: ["empresa", "mercantil", "sociedad", "datos", "marca", "compliance"],
      hooks: [
        "Los problemas entre socios empiezan el día que todo va bien.",
        "El trámite que se aplaza es el que luego corre prisa.",
      ],
      says: [
        "Acordar sobre el papel cómo se decide y cómo se sale evita la mitad de los conflictos entre socios.",
        "Ordenar los papeles antes de necesitarlos cuesta una fracción.",
      ],
    },
  ],
  advisory: [
    {
      match: ["renta", "declaracion", "irpf", "impuesto", "isr"],
      own: /declaracion|deduce|deducir|fiscal/,
      hooks: [
        "Los datos que ya vienen puestos no cuentan toda la historia.",
        "La declaración empieza por un papel que falta.",
        "Antes de confirmar, mirar dos veces.",
      ],
      says: [
        "La administración trabaja con los datos que tiene: lo que cambió en el año hay que contarlo.",
        "Vivienda, hijos, donaciones, un cambio de trabajo: cada cosa puede mover el resultado.",
        "Con los papeles reunidos, una declaración se revisa en un rato; sin ellos, en tres.",
      ],
      tips: [
        [
          "Una carpeta del año",
          "Papeles, recibos y cambios de vida: todo en el mismo sitio desde enero.",
        ],
      ],
    },
    {
      match: ["trimestr", "bimestr", "iva", "mensualidad", "pago provisional"],
      own: /trimestre|tique|20/,
      hooks: [
        "Los impuestos vencen siempre en la semana de más trabajo.",
        "El plazo está en el calendario desde enero. Mirarlo, no siempre.",
        "Unos días antes del plazo se duerme mejor con los papeles entregados.",
      ],
      says: [
        "Separar los impuestos al cobrar cada factura evita el susto cuando toca pagarlos.",
        "Con los recibos ordenados cada semana, presentar es revisar y no buscar.",
        "Lo que no tiene factura no se puede restar: pedirla en el momento cuesta un minuto.",
      ],
    },
    {
      match: ["autonom", "alta", "emprend", "independiente", "freelance", "apertura"],
      hooks: [
        "Darse de alta se hace en una mañana; elegir bien, antes.",
        "Empezar por cuenta propia es decidir tres cosas antes de la primera factura.",
      ],
      says: [
        "Elegir bien la actividad al darse de alta ahorra correcciones después.",
        "Antes de la primera factura conviene saber qué se paga, cuándo y con qué papeles.",
        "Separar desde el primer día la cuenta del negocio y la de casa ordena todo lo demás.",
      ],
    },
    {
      match: ["nomina", "laboral", "contratac"],
      hooks: [
        "Contratar a la primera persona cambia la empresa.",
        "Un recibo de sueldo se entiende o se discute.",
      ],
      says: [
        "Antes de contratar conviene saber el coste completo, no solo el sueldo.",
        "Fecha de alta y tipo de contrato: dos decisiones que luego cuesta corregir.",
      ],
    },
    {
      match: ["contab", "empresa", "sociedad", "consultor"],
      hooks: [
        "Saber cómo va la empresa en octubre, no en junio.",
        "Los números del mes, con el mes todavía caliente.",
      ],
      says: [
        "Una cuenta al día permite decidir; una cuenta atrasada solo permite explicar.",
        "Tres cifras por mes bastan para conducir: lo que entra, lo que sale y lo que se debe.",
      ],
    },
  ],
  finance: [
    {
      match: ["hipotec", "prestamo", "credito"],
      hooks: [
        "Treinta años caben en una hoja, si la hoja es buena.",
        "La cuota se mira; el total se olvida.",
      ],
      says: [
        "Comparar por el coste total, y no por la cuota, cambia el orden de las ofertas.",
        "Preguntar qué cuesta amortizar antes es preguntar cuánta libertad queda.",
      ],
      tips: [
        ["Sumar lo obligatorio", "Seguros y productos vinculados también son parte del precio."],
      ],
    },
    {
      match: ["seguro", "poliza"],
      own: /seguros|poliza/,
      hooks: [
        "Un seguro se lee por lo que no cubre.",
        "La póliza se firma en un día tranquilo y se usa en uno malo.",
      ],
      says: [
        "Capital, franquicia y exclusiones: con esas tres palabras se compara.",
        "Una póliza antigua puede cubrir una vida que ya cambió.",
      ],
    },
    {
      match: ["inversion", "ahorro", "fondo", "pension", "jubila", "retiro"],
      own: /inversion|ahorrar|colchon/,
      hooks: ["Antes de cuánto, para cuándo.", "El plazo decide más que la intuición."],
      says: [
        "Toda inversión tiene riesgo: entenderlo va antes que la rentabilidad.",
        "Un colchón de meses tranquilos hace mejores las decisiones que vienen después.",
      ],
    },
  ],
};
