/** Why an idea works, told in turns: no two of a list share their reason. */
export const ideaReasons = {
  sound: [
    "Sin voz ni música hasta el final; diez segundos bastan.",
    "Lo que se oye de verdad para el dedo mejor que una canción de moda.",
    "Un solo plano, sin cortes: la gracia es que no pase nada más.",
    "El micrófono cerca y la cámara quieta.",
  ],
  acted: [
    "Se actúa en dos planos y se resuelve en el tercero.",
    "Quien se reconoce en el primer segundo se queda hasta el último.",
    "Sin actores: una mano, una cara de fastidio y la solución.",
    "La mitad del vídeo es el problema; la otra mitad, el alivio.",
  ],
  problem: [
    "Quien se reconoce sigue leyendo.",
    "Empieza donde está el cliente y no donde está la tienda.",
    "Una frase que se diría en voz alta vale más que un titular.",
  ],
  doubt: [
    "La respuesta corta va en el texto y la larga, en la página.",
    "Contestar antes de que pregunten quita un paso.",
    "Es lo que frena a quien ya casi ha decidido.",
  ],
  mail: [
    "Una duda por correo: se abre porque es la suya.",
    "Se contesta en tres líneas y se cierra con una invitación.",
    "Vale para la lista entera y se puede reenviar.",
  ],
  asked: [
    "Se contesta en una palabra y abre conversación por privado.",
    "Las dos respuestas valen: por eso contesta todo el mundo.",
    "Al día siguiente se publica qué ganó y se empieza otra.",
    "Enseña qué prefiere la gente sin tener que preguntarlo en serio.",
  ],
  saved: [
    "Llega siempre; con la respuesta lista tardas un minuto.",
    "Así contesta igual de bien quien esté ese día al teléfono.",
    "Guardada en el teclado, se manda con dos letras.",
  ],
  sheet: [
    "Es la duda que frena justo antes de pagar.",
    "Ponla encima del botón, no al final de la página.",
    "Una línea en la ficha ahorra diez mensajes a la semana.",
  ],
  opening: [
    "Una foto del sitio y dos frases más.",
    "Quien lo lea en la cola del banco tiene que sonreír.",
    "La segunda línea solo dice dónde y cuándo.",
    "Con una imagen muy sencilla: el texto hace el trabajo.",
  ],
} as const;
