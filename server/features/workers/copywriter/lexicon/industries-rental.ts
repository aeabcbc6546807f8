import type { Industry } from "./industry.ts";

const lent =
  "maquinaria herramienta equipo mobiliario sillas mesas carpas andamio menaje material sonido vajilla hinchable inflable brincolin generador plataforma remolque proyector coches autos carros vehiculos furgonetas camionetas motos autocaravanas";

export const rental: Industry = {
  id: "rental",
  label: "Alquiler de equipos",
  match: lent
    .split(" ")
    .flatMap((thing) => ["alquiler", "renta", "arriendo"].map((verb) => `${verb} de ${thing}`)),
  act: "[dinos|díganos] qué hace falta y qué días",
  inf: "decir qué hace falta y qué días",
  lead: "[pide|pida] precio con las fechas y la cantidad",
  leadInf: "saber el precio con las fechas y la cantidad",
  word: "FECHA",
  people: "particulares y empresas",
  place: "el almacén",
  thing: "el alquiler por días",
  hooks: [
    "Se usa un fin de semana y luego ocupa el garaje diez años: mejor alquilarlo.",
    "Lo primero es la fecha; lo segundo, cuántos días.",
    "Lo que se usa una vez al año no necesita un armario.",
    "El día del apuro, todo el mundo busca lo mismo.",
    "La cantidad se calcula sentado, no el día de antes.",
    "Un equipo adecuado quita la mitad del trabajo.",
  ],
  scenes: [
    "La furgoneta se abre, sale todo contado y cada cosa va a su sitio.",
    "Se prueba en la puerta, delante de quien se lo lleva, y se explica dónde está el botón rojo.",
    "Se cuenta al salir y se cuenta al volver: la lista va pegada a la caja.",
    "El trabajo se acaba el domingo y el lunes el hueco vuelve a estar libre.",
    "Un metro en el suelo para ver si entra por la puerta.",
  ],
  pains: [
    "Comprar algo caro para usarlo dos tardes.",
    "Pedir prestado y devolverlo con una disculpa.",
    "Descubrir que falta algo con la gente ya llegando.",
    "Un trabajo parado por no tener la herramienta.",
  ],
  asks: [
    "¿Qué se usó una vez y sigue guardado en casa?",
    "¿Comprar o alquilar?",
    "¿Cuántos días hacen falta?",
    "¿Recogerlo o que lo lleven?",
  ],
  backs: [
    "¿Hay otra fecha a la vista?",
    "¿Quedó algún trabajo para más adelante?",
    "Lo que funcionó una vez se puede repetir con la misma lista.",
  ],
  tips: [
    ["Reservar con la fecha", "En temporada alta todos piden los mismos fines de semana."],
    ["Medir puertas y accesos", "Lo que no entra por la puerta no sirve, por barato que salga."],
    ["Revisar al recogerlo", "Una foto del estado al salir y otra al volver evitan discusiones."],
    [
      "Preguntar qué incluye",
      "Transporte, montaje, combustible o limpieza: cada cosa puede ir aparte.",
    ],
    ["Un margen de un día", "La lluvia y los imprevistos también alquilan."],
  ],
  faqs: [
    [
      "¿Cómo se calcula el precio?",
      "Por días y cantidad, y según el transporte. [Dinos|Díganos] las fechas y el sitio y hablamos del precio.",
    ],
    [
      "¿Lo llevan y lo recogen?",
      "[Pregúntanos|Pregúntenos] con la zona y el acceso, y [te|le] decimos cómo se hace.",
    ],
    [
      "¿Hay que dejar una fianza?",
      "Depende de lo que se alquile. [Pregúntanos|Pregúntenos] antes de reservar.",
    ],
    [
      "¿Y si se rompe algo?",
      "Lo mejor es hablarlo antes: qué se considera uso normal y qué no. [Pregúntanos|Pregúntenos].",
    ],
    [
      "¿Con cuánto tiempo se reserva?",
      "Cuanto antes se sepa la fecha, mejor. [Escríbenos|Escríbanos] y [te|le] decimos qué hay libre.",
    ],
  ],
  shots: [
    "la lista que se va tachando",
    "la furgoneta abierta y ordenada",
    "la prueba antes de entregarlo",
    "las cajas numeradas en fila",
    "el antes y el después del mismo sitio",
  ],
  shorts: [
    "Alquilar, usar, devolver",
    "La fecha, lo primero",
    "Por días y sin guardarlo",
    "Contado y probado",
    "Lo justo para ese día",
  ],
  colors: [
    ["almacén", "#3D4A5C"],
    ["aviso", "#F2A900"],
    ["cartón", "#D8C3A5"],
  ],
  tags: ["alquiler", "alquilerdeequipos", "rentadeequipo", "pordias", "negociolocal"],
  search: [
    "alquiler de maquinaria cerca de mí",
    "alquiler de sillas y mesas",
    "alquiler de carpas precio",
    "renta de equipo",
  ],
};
