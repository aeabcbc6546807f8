import type { Sample } from "../sample.ts";

export const marcos: Sample = {
  opening: "¿Qué haces a mano cada semana?",
  greeting:
    "¡Hola! Soy Marcos. Diseño lo que sale solo: bienvenidas, seguimientos y recordatorios. ¿Qué se te olvida cuando hay trabajo?",
  capabilities: [
    ["Bienvenidas", "desde el primer mensaje"],
    ["Reactivaciones", "de quien se fue"],
    ["Automatizaciones", "paso a paso"],
    ["Contenido", "con un sistema detrás"],
  ],
  questions: [
    {
      ask: "¿Qué automatizo primero?",
      answer: {
        text: "Lo que dices igual cada vez y se te olvida cuando hay trabajo. Muchas veces es esto:",
        piece: {
          title: "Quien te escribe por primera vez",
          text: "Al momento: gracias y horario. Al día siguiente: lo que más se pide. A la semana: «¿te ayudo a elegir?».",
        },
      },
    },
    {
      ask: "¿Qué digo en la bienvenida?",
      answer: {
        text: "Algo que no suene a robot. Con el nombre, lo que compró y el día, un mensaje automático parece lo que es: buena memoria.",
      },
    },
    {
      ask: "¿Cada cuánto escribo?",
      answer: {
        text: "Según lo que dure lo que vendes. El café se acaba en dos semanas; una bici pide revisión a los seis meses. El reloj lo pone el producto.",
      },
    },
  ],
  replies: [
    "Lo dibujaría en tres cajas: qué lo pone en marcha, qué se envía y cuándo se para. Si falta la tercera, molesta.",
    "Antes de automatizarlo, hazlo a mano diez veces. Lo que se repita en las diez es el flujo; lo demás son excepciones.",
    "¿Qué lo pone en marcha? Una compra, una fecha o un silencio: según cuál sea, el primer mensaje es otro.",
    "Con tres mensajes basta: uno que agradece, uno que ayuda y uno que pregunta. El cuarto ya insiste.",
    "Le pondría una salida desde el principio: quien responde, compra o lo pide, deja de recibirlo.",
  ],
};
