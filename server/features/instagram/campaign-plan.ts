import type { Campaign } from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";

type PlannedPost = Campaign["schedule"][number]["content"][number];

/** Who posts on each day of the week, from the first post to the last. */
const week: readonly (readonly WorkerId[])[] = [
  ["teo", "ani", "lia", "sofi", "bran"],
  ["iko", "teo", "nai", "ani", "marcos"],
  ["teo", "lia", "ani", "bran", "iko"],
  ["ani", "teo", "sofi", "lia", "marcos"],
  ["iko", "ani", "teo", "nai", "bran"],
  ["teo", "sofi", "ani", "lia", "iko"],
  ["nai", "teo", "bran", "ani", "marcos"],
];

/** Titles of posts that suit any business, by worker; used in turn. */
const ideas: Partial<Record<WorkerId, readonly string[]>> = {
  teo: [
    "Buenos días con una pregunta",
    "Detrás del mostrador",
    "Tres errores al comprar",
    "La historia de un producto en cinco líneas",
    "Lo que nadie pregunta y debería",
    "Un día normal, contado por horas",
    "Gracias a quien vino esta semana",
    "Dos opciones, ¿cuál te llevas?",
    "El consejo que dabas solo en persona",
  ],
  ani: [
    "Carrusel: tres usos en tres fotos",
    "Antes y después",
    "La frase de una clienta, en grande",
    "Tu producto sobre tu color",
    "Una foto de detalle, sin texto",
    "Paso a paso en cuatro imágenes",
    "Tu precio, a la vista y sin letra pequeña",
  ],
  lia: [
    "La duda que más te escriben",
    "Encuesta: ¿este o aquel?",
    "Respuesta pública a una reseña",
    "Caja de preguntas y cinco respuestas",
    "Cómo pedir, en tres mensajes",
  ],
  sofi: [
    "Producto del día, con precio",
    "La ficha de un producto, resumida",
    "Para acompañar lo que ya compraste",
    "Lo que vuelve a estar disponible",
  ],
  bran: [
    "Oferta de 24 horas",
    "Últimas plazas de la semana",
    "Un motivo para venir hoy",
    "Lo que incluye el precio",
    "La hora floja, con premio",
  ],
  iko: [
    "Un dato de tu sector",
    "Resumen de la semana en cinco líneas",
    "A qué hora te leen más: pregunta y apunta",
    "Lo más guardado, explicado mejor",
    "Lo que cambia este mes",
  ],
  nai: [
    "Guía gratis a cambio del correo",
    "Lo que solo cuentas en tu boletín",
    "Enlace a la página que responde dudas",
    "Tres correos que tus clientes agradecen",
  ],
  marcos: [
    "Lo mejor de ayer, otra vez",
    "Bienvenida a quien acaba de seguirte",
    "Recordatorio de la cita de mañana",
    "Hace un mes que no nos vemos",
  ],
};

/** How many posts a worker has in the plan before a day. */
function postsBefore(worker: WorkerId, day: number): number {
  const inWeek = (days: readonly (readonly WorkerId[])[]) =>
    days.flat().filter((id) => id === worker);
  return (
    Math.floor(day / week.length) * inWeek(week).length +
    inWeek(week.slice(0, day % week.length)).length
  );
}

/**
 * The posts of a day, the same each time.
 * @param day counted from 0
 */
export function planDay(day: number): PlannedPost[] {
  const workers = week[day % week.length] ?? [];
  // Each week the same workers post at other hours.
  const turn = Math.floor(day / week.length) % workers.length;
  return [...workers.slice(turn), ...workers.slice(0, turn)].map((worker) => {
    const ofWorker = ideas[worker] ?? [];
    const title = ofWorker[postsBefore(worker, day) % ofWorker.length];
    if (!title) throw new Error(`No ideas for ${worker}`);
    return { worker, title };
  });
}

/** Sentences about a plan's benefits, with counts of its posts. */
export function benefitsOf(posts: readonly PlannedPost[]): string[] {
  const by = (worker: WorkerId) => posts.filter((post) => post.worker === worker).length;
  return [
    `${posts.length} publicaciones con su hora puesta: no decides qué publicar cada mañana`,
    "Ocho oficios distintos, para no repetir la misma foto con otra frase",
    `${by("lia")} publicaciones de Lía responden en público lo que ahora contestas por mensaje`,
    `${by("bran") + by("sofi")} invitan a comprar; el resto da un motivo para seguirte`,
  ];
}
