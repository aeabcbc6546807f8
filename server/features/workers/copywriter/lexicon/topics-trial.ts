import type { Topic } from "./topic.ts";

/** Trying before enrolling, wherever one moves. */
export const trial: Topic = {
  match: [
    "clase de prueba",
    "clases de prueba",
    "clase gratis",
    "primera clase",
    "clase abierta",
    "dia de prueba",
    "semana de prueba",
    "sesion de prueba",
    "entrenamiento de prueba",
    "prueba gratis",
    "puertas abiertas",
    "jornada abierta",
  ],
  whole: /./,
  hooks: [
    "La primera vez que se entra es la que más cuesta.",
    "Probar es la manera más corta de saber si gusta.",
    "Ropa cómoda, agua y curiosidad: para probar no hace falta más.",
    "Nadie mira al que empieza: bastante tiene cada cual con lo suyo.",
  ],
  says: [
    "Llegar diez minutos antes da tiempo a contar lesiones y experiencia.",
    "Si algo molesta, se dice: casi todo ejercicio tiene una versión más fácil.",
    "Las agujetas del día siguiente son normales; el dolor que no cede, no.",
    "Ir con alguien quita la vergüenza de la primera vez.",
    "Después de probar conviene preguntar horarios: el mejor plan es el que cabe en la semana.",
  ],
  pains: ["Llevar desde enero diciendo «el lunes empiezo».", "Pagar un año y pisarlo dos semanas."],
  tips: [["Toalla y agua", "Y calzado que ya se haya usado."]],
  asks: ["¿Probar a solas o en compañía?"],
  act: "[reserva|reserve] [tu|su] sitio con un mensaje",
  inf: "reservar sitio con un mensaje",
  tags: ["clasedeprueba", "entrenar", "empezar", "gimnasio", "vidasana", "deporte"],
};
