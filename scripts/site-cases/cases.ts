import type {
  CreativeTexts,
  Ground,
  LayoutName,
  TypePairName,
} from "#server/features/ads/creatives/creative.ts";
import type { DrawingName } from "./drawings.ts";

/** A fictional business of one of the ten industries, with its before/after example. */
export interface SiteCase {
  /** The sector's id in its page's URL. */
  sector: string;
  sectorName: string;
  name: string;
  city: string;
  /** All facts about the business; the pictures state nothing else. */
  facts: readonly string[];
  /** Headline about how the message changed. */
  title: string;
  /** The same in one sentence. */
  lesson: string;
  /** The main line of the original post. */
  said: string;
  changed: string;
  /** The alternative text of the original. */
  original: string;
  ad: {
    layout: LayoutName;
    /** Brand colours, the most used first. */
    colors: readonly string[];
    ground: Ground;
    pair: TypePairName;
    /** Chosen before seeing the result, and never tuned. */
    seed: number;
    texts: Omit<CreativeTexts, "name">;
    picture?: DrawingName;
  };
}

export const siteCases: readonly SiteCase[] = [
  {
    sector: "restaurantes",
    sectorName: "Restaurantes",
    name: "Brasa y Limón",
    city: "Valencia",
    facts: [
      "Arroces por encargo",
      "19 € por persona, mínimo 2",
      "A leña de naranjo",
      "Se encargan antes de las 12",
    ],
    title: "Brasa y Limón dejó de anunciar arroz. Anunció el mediodía.",
    lesson: "La hora límite convierte una carta en una cita: quien la lee mira el reloj.",
    said: "Arroces por encargo",
    changed: "El plato visto desde arriba, la hora en el titular y un solo botón",
    original: "Foto casera de una paella en la mesa, con el texto escrito encima",
    ad: {
      layout: "mitad",
      colors: ["#0f4048", "#f5b23d"],
      ground: "deep",
      pair: "elegante",
      seed: 1,
      picture: "paellaOnTable",
      texts: {
        headline: "El arroz se pide antes de las doce",
        body: "A leña de naranjo, 19 € por persona.",
        cta: "Encargar arroz",
      },
    },
  },
  {
    sector: "tiendas-online",
    sectorName: "Tiendas online",
    name: "Hoja Lenta",
    city: "Quito",
    facts: [
      "Sansevieria en maceta de barro",
      "$18",
      "Riego cada tres semanas",
      "Envíos a todo el país",
    ],
    title: "Hoja Lenta vendía una planta. Ahora vende poder olvidarla.",
    lesson: "De «preguntar stock» a la planta que perdona tus olvidos.",
    said: "Sansevieria a 18 dólares",
    changed: "La planta recortada sobre su color y el cuidado como titular",
    original: "Foto de una sansevieria en la cocina, con el precio y un aviso escritos encima",
    ad: {
      layout: "pedestal",
      colors: ["#2f6b45", "#f2668b"],
      ground: "tint",
      pair: "claro",
      seed: 2,
      picture: "sansevieria",
      texts: {
        headline: "Se te olvida regarla. Le da igual",
        body: "Sansevieria a $18: agua cada tres semanas.",
        cta: "Elegir la mía",
      },
    },
  },
  {
    sector: "software",
    sectorName: "Software",
    name: "Cuadrante",
    city: "Bilbao",
    facts: [
      "Programa de turnos para tiendas y bares",
      "Control horario, cuadrantes, informes y vacaciones",
      "Se consulta en el móvil",
      "Demostración por videollamada",
    ],
    title: "Cuadrante enumeraba funciones. Ahora hace la pregunta del viernes.",
    lesson: "Nadie busca «cuadrantes». Todos preguntan quién abre.",
    said: "Programa de turnos",
    changed: "La duda de todos como titular y la aplicación a la vista",
    original: "Hoja de texto con el título subrayado y una lista de funciones",
    ad: {
      layout: "pregunta",
      colors: ["#382fa0", "#ffd84d"],
      ground: "brand",
      pair: "tecnico",
      seed: 3,
      picture: "roster",
      texts: {
        headline: "¿Quién abre el sábado?",
        body: "Míralo en el móvil, no en el grupo.",
        cta: "Ver una demo",
      },
    },
  },
  {
    sector: "fitness",
    sectorName: "Fitness",
    name: "Sala Norte",
    city: "Monterrey",
    facts: [
      "Inscripciones abiertas",
      "Lunes a viernes, de 7 a 22 h",
      "Grupos de 8",
      "Clase de prueba",
    ],
    title: "Sala Norte anunciaba un horario. Ahora responde a la excusa.",
    lesson: "Cuatro palabras para quien lleva meses diciendo «mañana».",
    said: "Gimnasio: inscripciones abiertas",
    changed: "Una frase a toda la imagen; el horario se queda en el perfil",
    original: "Foto de unas pesas con el horario del gimnasio en letras amarillas",
    ad: {
      layout: "cartel",
      colors: ["#201510", "#c8e62e"],
      ground: "ink",
      pair: "cartel",
      seed: 4,
      texts: {
        headline: "Ven cansado. Sales mejor",
        body: "Grupos de ocho y clase de prueba.",
        cta: "Probar una clase",
      },
    },
  },
  {
    sector: "inmobiliarias",
    sectorName: "Inmobiliarias",
    name: "Llave Nueve",
    city: "Sevilla",
    facts: [
      "Casa en venta, ref. 2219",
      "3 dormitorios y patio",
      "A 20 minutos del centro",
      "Visitas por la tarde",
    ],
    title: "Llave Nueve vendía habitaciones. Ahora invita a cenar.",
    lesson: "Nadie sueña con una referencia. Sueña con quién se sienta a la mesa.",
    said: "Se vende casa 3 hab. Ref. 2219",
    changed: "La hora de la cena, el patio delante y los datos en una línea",
    original: "Foto de la fachada en un día nublado, con la referencia en una franja blanca",
    ad: {
      layout: "sangre",
      colors: ["#7c2f2c", "#ffc44d"],
      ground: "ink",
      pair: "editorial",
      seed: 5,
      picture: "patio",
      texts: {
        headline: "Aquí cabe la mesa larga",
        body: "Tres dormitorios y patio, a 20 minutos del centro.",
        cta: "Ver la casa",
      },
    },
  },
  {
    sector: "belleza",
    sectorName: "Belleza",
    name: "Calma",
    city: "Mendoza",
    facts: ["Aceite facial de rosa mosqueta", "30 ml", "Cinco gotas cada noche", "Quedan 6"],
    title: "Calma contaba los mililitros. Ahora cuenta las gotas.",
    lesson: "El modo de uso resultó ser el mejor titular.",
    said: "Aceite facial 30 ml",
    changed: "El frasco a solas bajo un arco y el modo de uso como titular",
    original: "Foto del frasco en el baño, con el nombre y las unidades que quedan",
    ad: {
      layout: "arco",
      colors: ["#8a3f22", "#e8c3a6"],
      ground: "brand",
      pair: "elegante",
      seed: 6,
      picture: "bottle",
      texts: {
        headline: "Cinco gotas. Ni una más",
        body: "Aceite facial de rosa mosqueta, 30 ml.",
        cta: "Pedir el mío",
      },
    },
  },
  {
    sector: "educacion",
    sectorName: "Educación",
    name: "Aula Abierta",
    city: "Lima",
    facts: [
      "Clases de inglés hablado",
      "Todos los niveles",
      "6 alumnos por aula",
      "Prueba de nivel",
    ],
    title: "Aula Abierta daba clases de inglés. Ahora contesta esa llamada.",
    lesson: "No vende niveles: vende contestar sin que tiemble la voz.",
    said: "Clases de inglés, todos los niveles",
    changed: "Un miedo concreto en el titular y lo que lo da, enorme",
    original: "Cartel de papel con tiras para arrancar el teléfono",
    ad: {
      layout: "pedestal",
      colors: ["#5b3fd6", "#ffd84d"],
      ground: "brand",
      pair: "amable",
      seed: 7,
      picture: "telephone",
      texts: {
        masthead: "Inglés",
        headline: "Piérdele el miedo al teléfono",
        body: "Hablado, en aulas de seis.",
        cta: "Medir mi nivel",
      },
    },
  },
  {
    sector: "salud",
    sectorName: "Salud",
    name: "Dental Alba",
    city: "Murcia",
    facts: [
      "Clínica dental",
      "Limpiezas y empastes",
      "Primera visita con presupuesto por escrito",
      "Cita por teléfono",
    ],
    title: "Dental Alba listaba tratamientos. Ahora empieza por el precio.",
    lesson: "El miedo a la factura se responde en la propia imagen.",
    said: "Limpiezas y empastes",
    changed: "La duda que nadie pregunta, en el titular; los tratamientos, para la visita",
    original: "Dibujo de una muela junto a los tratamientos y el aviso de llamar",
    ad: {
      layout: "mitad",
      colors: ["#0c5a66", "#ffd36b"],
      ground: "deep",
      pair: "claro",
      seed: 8,
      picture: "clinic",
      texts: {
        headline: "El precio, antes de abrir la boca",
        body: "Primera visita con presupuesto por escrito.",
        cta: "Pedir cita",
      },
    },
  },
  {
    sector: "finanzas",
    sectorName: "Finanzas",
    name: "Cuentas Claras",
    city: "Zaragoza",
    facts: [
      "Asesoría fiscal para autónomos y empresas",
      "Renta, IVA y nóminas",
      "Más de 20 años de experiencia",
      "Presenta cada trimestre antes del día 20 y lo explica en una página",
    ],
    title: "Cuentas Claras presumía de años. Ahora da una fecha.",
    lesson: "Veinte años de oficio caben en el día que todo autónomo tiene marcado.",
    said: "Más de 20 años de experiencia",
    changed: "La fecha que todos temen en lugar de la lista de impuestos",
    original: "Hoja de texto con el título subrayado y la lista de impuestos",
    ad: {
      layout: "panal",
      colors: ["#0e5b45", "#f0b64a"],
      ground: "tint",
      pair: "tecnico",
      seed: 9,
      texts: {
        headline: "El día 20, tú a lo tuyo",
        body: "Tu trimestre, presentado y explicado en una página.",
        cta: "Hablar de mi caso",
      },
    },
  },
  {
    sector: "automocion",
    sectorName: "Automoción",
    name: "Taller Pistón",
    city: "Medellín",
    facts: [
      "Mecánica en general",
      "Frenos, aceite y llantas",
      "Diagnóstico en 24 horas",
      "Presupuesto antes de reparar",
    ],
    title: "Taller Pistón ofrecía de todo. Ahora pregunta por el ruido.",
    lesson: "El cliente no sabe qué le pasa al carro. Sabe cómo suena.",
    said: "Mecánica en general",
    changed: "El ruido como titular y las dos dudas de siempre, resueltas debajo",
    original: "Cartel con letras rojas y la foto de un carro a la puerta del taller",
    ad: {
      layout: "ficha",
      colors: ["#c8371f", "#ffd23f"],
      ground: "brand",
      pair: "obra",
      seed: 10,
      picture: "garage",
      texts: {
        headline: "¿Suena raro? Mejor hoy",
        body: "Diagnóstico en 24 horas y presupuesto antes de reparar.",
        cta: "Pedir cita",
      },
    },
  },
];
