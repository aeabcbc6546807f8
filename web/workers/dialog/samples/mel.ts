import type { Sample } from "../sample.ts";

export const mel: Sample = {
  opening: "¿Qué quieres mover esta semana?",
  greeting:
    "¡Hola! Soy Mel. Yo no escribo los posts: veo cuál hace falta y te dejo escrito el encargo para quien mejor lo hace. ¿Qué tienes entre manos?",
  capabilities: [
    ["Plan de la semana", "con sus encargos"],
    ["Campañas", "de la idea al último aviso"],
    ["Tu marca", "resumida en una hoja"],
    ["Ideas", "para el lunes en blanco"],
  ],
  questions: [
    {
      ask: "¿A quién le pido un anuncio?",
      answer: {
        text: "A Bran. Antes te pregunto dos cosas, qué vendes y hasta cuándo, y te dejo el encargo escrito. Lo envías con un toque:",
        piece: {
          title: "Para Bran: la caja de otoño",
          text: "Un anuncio para quien ya compró una vez. Hasta el domingo. Cercano, con el precio a la vista.",
        },
      },
    },
    {
      ask: "¿Qué sabes de mi negocio?",
      answer: {
        text: "Lo que me cuentes en cuatro pasos: qué vendes, a quién, cómo suenas y qué te distingue. Queda en tu Brain Central y todo el equipo escribe con eso delante.",
      },
    },
    {
      ask: "¿Qué hago un martes flojo?",
      answer: {
        text: "Darle un motivo que solo exista ese día. De un martes flojo salen un post, un mensaje para tus clientes de siempre y una oferta que termina el miércoles.",
      },
    },
  ],
  replies: [
    "Yo lo partiría en tres: Teo lo cuenta, Ani lo enseña y Nai se lo escribe a quien ya te compró. Tú revisas tres piezas, no veinte.",
    "Antes de repartir el trabajo, una pregunta: ¿qué sería un éxito, más pedidos, más citas o más visitas? Según lo que elijas, empieza una persona distinta.",
    "Para encargarlo bien me falta una cosa: ¿tiene fecha? Lo que termina el domingo va antes que lo que puede esperar.",
    "Eso lo llevaría al plan de la semana: un encargo al día, cada uno con su especialista. Tú miras que suene a ti.",
    "Cuéntame para qué lo quieres. Cuando sé qué buscas, suelo encontrar un camino más corto.",
  ],
};
