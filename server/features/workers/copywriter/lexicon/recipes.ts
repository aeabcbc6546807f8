/** An automation: when it starts, for whom, how long it waits, what it does and when it stops. */
export interface Recipe {
  name: string;
  match: RegExp;
  trigger: string;
  condition: string;
  wait: string;
  steps: readonly string[];
  stop: string;
  open: readonly string[];
  /** The second message; without it there is only one. */
  second?: readonly string[];
}
export const recipes: readonly Recipe[] = [
  {
    name: "Respuesta inmediata",
    match: /respuesta|mensaje|whatsapp|dm|contest|consulta|lead|contacto/i,
    trigger: "alguien escribe la palabra «{word}» por privado",
    condition: "no es cliente con una conversación abierta",
    wait: "ninguna: sale al momento; el segundo, a las 24 horas",
    steps: [
      "Mensaje 1: gracias y una pregunta",
      "Etiqueta según la respuesta: qué necesita y para cuándo",
      "Si responde: aviso al equipo y se acaba el automático",
      "Si no responde en 24 horas: mensaje 2",
    ],
    stop: "responde, reserva o pide no recibir más mensajes",
    open: [
      "Gracias por escribir. ¿Qué [necesitas|necesita] y para cuándo? Con esos dos datos empezamos mejor.",
    ],
    second: [
      "Ayer nos [escribiste|escribió] por {s}. Si sigue en pie, [cuéntanos|cuéntenos] en una línea qué [buscas|busca].",
    ],
  },
  {
    name: "Recordatorio de cita",
    match: /cita|reserva|recordatorio|turno|ausenc|no se present/i,
    trigger: "hay una cita o reserva confirmada",
    condition: "faltan más de 48 horas; si faltan menos, solo sale el segundo",
    wait: "48 horas antes y 3 horas antes",
    steps: [
      "Mensaje 1 (48 horas antes): día, hora y cómo cambiarla",
      "Si confirma: se apunta y sale el mensaje 2",
      "Si cancela: se ofrece otro hueco y se libera el suyo",
      "Mensaje 2 (3 horas antes): hora y dirección",
    ],
    stop: "cancela, cambia la cita o ya ha llegado",
    open: [
      "Un recordatorio de [tu|su] cita. Si al final no [puedes|puede], [responde|responda] a este mensaje y la cambiamos.",
    ],
    second: ["Nos vemos hoy. Si [vas|va] con retraso, [responde|responda] a este mensaje."],
  },
  {
    name: "Después de la compra",
    match: /compra|venta|pedido|postventa|despues|rese[ñn]a|opini/i,
    trigger: "se completa una compra o un servicio",
    condition: "es la primera vez en 30 días y no hay una queja abierta",
    wait: "3 días; después, hasta el día 14",
    steps: [
      "Mensaje 1 (día 3): ¿todo bien? y un consejo de uso",
      "Si responde con un problema: pasa a una persona y se detiene",
      "Si responde bien o no responde: mensaje 2",
      "Mensaje 2 (día 14): se le pide una reseña sincera",
    ],
    stop: "responde con una queja, deja la reseña o se da de baja",
    open: [
      "¿Qué tal con {s}? Si hay algo que no acaba de ir bien, [responde|responda] a este mensaje.",
    ],
    second: [
      "Si [tienes|tiene] un minuto, una reseña con lo bueno y lo mejorable ayuda a quien está decidiendo.",
    ],
  },
  {
    name: "Cumpleaños y aniversarios",
    match: /cumple|aniversario|fecha/i,
    trigger: "llega la fecha guardada en la ficha",
    condition: "dio permiso para recibir mensajes y no recibió otro esa semana",
    wait: "a las 10:00 de ese día",
    steps: ["Mensaje 1: felicitación con su nombre, sin venta", "Nada más ese día"],
    stop: "se envía: solo una vez al año",
    open: ["Hoy es [tu|su] día. Solo queríamos decirlo: felicidades."],
  },
];
