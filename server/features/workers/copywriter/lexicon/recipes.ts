/** An automation: when it starts, for whom, how long it waits, what it does and when it stops. */
export interface Recipe {
  id: string;
  name: string;
  match: RegExp;
  trigger: string;
  condition: string;
  wait: string;
  steps: readonly string[];
  /** The same steps when the owner gives something with it; `{offer}` is in the owner's words. */
  gift?: readonly string[];
  stop: string;
  /** What tells whether it works; the goal's first metric without it. */
  measure?: string;
  open: readonly string[];
  /** It ends by asking for an answer, and what was told is in its first line. */
  call?: boolean;
  /** Its day is known: nobody is asked to choose one. */
  dated?: boolean;
  /** The second message; without it there is only one. */
  second?: readonly string[];
}
export const recipes: readonly Recipe[] = [
  {
    id: "pet-birthday",
    name: "Cumpleaños de la mascota",
    match: /cumple.*(?:mascota|perr[oa]|gat[oa])|(?:mascota|perr[oa]|gat[oa]).*cumple/iu,
    trigger: "llega el cumpleaños apuntado en la ficha de la mascota",
    condition: "su familia dio permiso para recibir mensajes y la ficha está al día",
    wait: "a las 10:00 de ese día",
    steps: [
      "Mensaje 1: felicitación con el nombre de la mascota, sin venta",
      "Si responden con una foto: la contesta una persona",
      "Nada más ese día",
    ],
    gift: [
      "Mensaje 1: felicitación con el nombre de la mascota y el detalle: {offer}",
      "Si lo usan o responden: lo atiende una persona",
      "Nada más ese día",
    ],
    stop: "se envía (solo una vez al año), se dan de baja o la ficha se cierra",
    open: [
      "Hoy cumple años alguien de cuatro patas. Felicidades de nuestra parte, y una caricia detrás de la oreja.",
      "Hay alguien en casa que hoy cumple años y no lo sabe. [Dale|Dele] un mimo de nuestra parte.",
    ],
  },
  {
    id: "birthday",
    name: "Cumpleaños",
    match: /cumplea|aniversario/iu,
    trigger: "llega la fecha de nacimiento guardada en la ficha",
    condition: "dio permiso para recibir mensajes y no recibió otro esa semana",
    wait: "a las 10:00 de ese día",
    steps: [
      "Mensaje 1: felicitación con su nombre, sin venta",
      "Si responde: le contesta una persona, ese mismo día",
      "Nada más ese día",
    ],
    gift: [
      "Mensaje 1: felicitación con su nombre y el detalle: {offer}",
      "Si responde o lo usa: lo atiende una persona y se apunta en la ficha",
      "Nada más ese día",
    ],
    stop: "se envía (solo una vez al año) o se da de baja",
    open: [
      "Hoy es [tu|su] día. Solo queríamos decirlo: felicidades.",
      "Felicidades. Que el día traiga buena compañía y poca prisa.",
      "Hoy las velas son [tuyas|suyas]. Feliz cumpleaños de parte de toda la casa.",
    ],
  },
  {
    id: "closed",
    name: "Fuera de horario",
    match:
      /fuera de(?:l)? (?:horario|hora)|(?:cuando|si) (?:est[aá]|tengo |tenemos |ya )[^,.;]{0,20}cerrad|(?:cuando|si) no (?:puedo|podemos|estoy|estamos)/i,
    trigger: "llega un mensaje fuera del horario de atención",
    condition: "esa persona no ha recibido ya el aviso esa noche o ese fin de semana",
    wait: "ninguna: sale al momento",
    steps: [
      "Mensaje 1: gracias, y que se contesta al volver",
      "El mensaje queda en una lista para la mañana",
      "Al abrir: le contesta una persona, por orden de llegada",
    ],
    stop: "se envía (uno por noche o fin de semana) o ya contesta una persona",
    measure: "Mensajes de fuera de horario contestados a la mañana siguiente",
    open: [
      "Gracias por escribir. Ahora mismo no hay nadie para contestar[te|le]: en cuanto volvamos leemos [tu|su] mensaje y [te|le] respondemos.",
      "Hemos recibido [tu|su] mensaje. Ahora estamos fuera de horario; [te|le] contestamos al volver, por orden de llegada.",
    ],
  },
  {
    id: "quote",
    name: "Presupuesto sin respuesta",
    match: /presupuesto|cotizaci/i,
    trigger: "se envía un presupuesto y nadie contesta",
    condition: "no lo ha aceptado, rechazado ni pedido cambios",
    wait: "3 días; el segundo, una semana después",
    steps: [
      "Mensaje 1: si llegó bien y si queda alguna duda",
      "Si responde: le contesta una persona, ese mismo día",
      "Si no responde en una semana: mensaje 2, y ninguno más",
    ],
    stop: "responde, acepta, lo rechaza o pide no recibir más mensajes",
    measure: "presupuestos contestados de cada diez enviados",
    open: [
      "Hace unos días [te|le] enviamos el presupuesto que [pediste|pidió]. ¿[Te|Le] llegó bien? Si hay algo que cambiar o que explicar, [responde|responda] a este mensaje.",
    ],
    second: [
      "Cerramos por nuestra parte el presupuesto que [pediste|pidió]. Si más adelante [quieres|quiere] retomarlo, [responde|responda] aquí y lo actualizamos.",
    ],
  },
  {
    id: "hesitant",
    name: "Preguntó y no se decidió",
    match:
      /(?:pregunt|escrib|interes|informaci|visit|prob|vinieron|pidieron)[^.;\n]{0,50}(?<![a-zà-ž])no (?:se )?(?:anot|apunt|compr|reserv|contrat|inscrib|decid|vuelv|contest|respond|matricul)/iu,
    trigger: "alguien pregunta y a los 2 días no ha dado el paso",
    condition: "no tiene una conversación abierta con una persona",
    wait: "2 días; el segundo, a los 4 días del primero",
    steps: [
      "Mensaje 1: si quedó alguna duda",
      "Si responde: le contesta una persona, ese mismo día",
      "Si no responde en 4 días: mensaje 2, y ninguno más",
    ],
    stop: "responde, da el paso o pide no recibir más mensajes",
    measure: "cuántos dan el paso de cada diez que preguntan",
    open: [
      "Hace un par de días nos [preguntaste|preguntó] por {s}. ¿[Te|Le] quedó alguna duda? [Responde|Responda] por aquí y la vemos.",
    ],
    second: [
      "Sabemos que decidir lleva su tiempo. Si lo que falta es un dato, una fecha o hablarlo con alguien, [dínoslo|díganoslo] en una línea.",
    ],
  },
  {
    id: "answer",
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
    id: "appointment",
    name: "Recordatorio de cita",
    match: /\bcitas?\b|reserva|recordatorio|turno|ausenc|no se present/i,
    trigger: "hay una cita o reserva confirmada",
    condition: "faltan más de 48 horas; si faltan menos, solo sale el segundo",
    wait: "48 horas antes y 3 horas antes",
    measure: "citas a las que no viene nadie",
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
    id: "renewal",
    name: "Renovación",
    match: /se (?:les? )?(?:acab|venc|caduc|termin)|renov|renuev|vencimiento/i,
    trigger: "faltan 5 días para que termine lo contratado",
    condition: "no lo ha renovado ya ni ha dicho que lo deja",
    wait: "5 días antes y el mismo día",
    measure: "renovaciones a tiempo",
    steps: [
      "Mensaje 1 (5 días antes): qué día termina y cómo renovar",
      "Si renueva: gracias y se acaba",
      "Si pregunta: le contesta una persona",
      "Mensaje 2 (el último día): recordatorio corto",
    ],
    stop: "renueva, dice que no sigue o se da de baja",
    open: [
      "En 5 días <termina|terminan> {s}. Para seguir igual, [responde|responda] «sí» a este mensaje.",
    ],
    second: [
      "Hoy es el último día. Si [quieres|quiere] seguir, [responde|responda] a este mensaje; si no, no hace falta hacer nada.",
    ],
  },
  {
    id: "purchase",
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
];
