import type { Sample } from "../sample.ts";

export const iko: Sample = {
  opening: "¿Qué quieres saber?",
  greeting:
    "¡Hola! Soy Iko. Te digo qué mirar, cuándo publicar y qué cambiar. Con tres números suele bastar. ¿Cuáles tienes a mano?",
  capabilities: [
    ["Métricas", "pocas y con su porqué"],
    ["Horarios", "según tu público"],
    ["Plan del mes", "semana a semana"],
    ["Informes", "que caben en un café"],
  ],
  questions: [
    {
      ask: "¿A qué hora publico?",
      answer: {
        text: "Cuando tu cliente decide, no cuando tú tienes un hueco. Para llenar el mediodía, a las once y media; para un regalo, el domingo por la tarde.",
      },
    },
    {
      ask: "¿Qué números miro los lunes?",
      answer: {
        text: "Cuántos te escribieron, cuántos compraron y qué habías publicado ese día. Cabe en tres líneas:",
        piece: {
          title: "Lunes, cinco minutos",
          text: "Mensajes: 14. Ventas: 5. Lo publicado: el vídeo del taller, el jueves.",
        },
      },
    },
    {
      ask: "¿Cuántas veces a la semana?",
      answer: {
        text: "Las que aguantes tres meses. Dos por semana sin fallar valen más que siete en enero y ninguna en febrero.",
      },
    },
  ],
  replies: [
    "Cambia una sola cosa durante dos semanas y apunta el antes y el después. Así deja de ser una opinión.",
    "Dame un número de este mes y el mismo del mes pasado. Uno sin el otro no dice si subes o bajas.",
    "¿Cómo sabrías que ha funcionado? Dime una cifra y una fecha, y el plan sale casi solo.",
    "Lo haría siempre el mismo día y a la misma hora. Quien te sigue aprende a esperarte y tú puedes comparar.",
    "Separaría lo que gusta de lo que sirve: el alcance para presumir, los mensajes para decidir.",
  ],
};
