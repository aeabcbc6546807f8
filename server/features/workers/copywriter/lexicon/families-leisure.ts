import type { Families } from "./topic.ts";

/** Time off, and the days that are remembered. */
export const leisureFamilies: Families = {
  photography: {
    boda: {
      pains: ["Mil fotos y ninguna de los abuelos.", "Pagar un reportaje y no reconocerse."],
    },
    familia: {
      pains: ["Crecen deprisa y todas las fotos son del teléfono."],
      hooks: ["Dentro de diez años será la foto."],
      says: ["A la hora en que están de buen humor: eso decide más que la luz."],
    },
    producto: {
      pains: ["Un producto bueno con una foto que no lo dice."],
      hooks: ["Lo que no se puede tocar se tiene que ver muy bien."],
      says: ["Una foto en uso y otra con escala contestan las dos preguntas de siempre."],
    },
    video: {
      pains: ["Horas de vídeo guardadas y nada montado."],
      hooks: ["Los tres primeros segundos deciden los demás."],
      says: ["Cada frase, un plano: así se corta sin dolor."],
    },
    retrato: {
      pains: ["La foto del perfil con la copa recortada."],
      hooks: ["Verse y decir «este sí soy yo»."],
      says: ["Dos cambios de ropa sencillos dan cuatro fotos distintas."],
    },
  },
  events: {
    boda: {
      pains: [
        "Ser invitado en la propia fiesta, y no poder.",
        "Nueve proveedores y nueve grupos de mensajes.",
      ],
      hooks: ["Ese día solo hay que estar."],
      says: ["Fecha, número de personas y una prioridad: con eso se empieza."],
    },
    empresa: {
      pains: ["Una sala fría, un micrófono que pita y nadie pregunta nada."],
      hooks: ["Lo que se recuerda de un evento cabe en dos momentos."],
      says: ["Decidir qué debe pasar al día siguiente ordena todo el programa."],
    },
    catering: {
      pains: ["Bandejas que se acaban a los diez minutos."],
      hooks: ["Nadie recuerda el mantel; todos, si faltó comida."],
      says: ["Contar adultos, niños y alergias, en ese orden."],
    },
    cumple: {
      pains: ["Doce niños, un salón y dos horas por delante."],
      hooks: ["Si acaban despeinados, ha ido bien."],
      says: ["Un juego con movimiento, otro sentado y comer en medio: así duran dos horas."],
    },
  },
  hotel: {
    escapada: {
      pains: [
        "Tres días libres y dos perdidos buscando dónde.",
        "Volver del fin de semana más cansados que el viernes.",
      ],
      hooks: ["El viernes por la noche ya se está lejos."],
      says: ["Salir temprano el primer día alarga la escapada una tarde entera."],
    },
    habitacion: {
      pains: [
        "Fotos de la piscina y una ventana a un patio.",
        "Un colchón que recuerda que no es el propio.",
      ],
      hooks: ["Se deja la maleta y se mira por la ventana."],
      says: ["Planta alta o baja: una pregunta antes de reservar y se duerme mejor."],
    },
    desayun: {
      pains: ["Un desayuno con prisa en el único día sin despertador."],
      hooks: ["El pan tostado, el mantel y nadie esperando."],
      says: ["Avisar de alergias la víspera da tiempo a prepararlo bien."],
    },
    spa: {
      pains: ["Meses diciendo «tengo que parar»."],
      hooks: ["El agua hace el resto."],
      says: ["Llegar con media hora de margen: el descanso empieza antes del agua."],
    },
  },
  travel: {
    islandia: {
      pains: ["Una maleta para el frío que no cierra y aún falta el abrigo."],
      hooks: ["Hay paisajes que obligan a callarse."],
      says: ["La luz manda: según el mes cambian las horas de ruta."],
    },
    playa: {
      pains: ["Una playa de postal con media ciudad encima."],
      hooks: ["El reloj se queda en la habitación."],
      says: ["Una semana antes o después de la temporada alta, la misma arena y otra calma."],
    },
    excursion: {
      pains: ["Pasar por delante de lo mejor sin saberlo."],
      hooks: ["Con alguien que lo cuente, las piedras hablan."],
      says: ["Calzado usado, agua y una capa de más: lo demás sobra."],
    },
    ruta: {
      pains: [
        "Cuarenta pestañas abiertas y ningún vuelo elegido.",
        "Una ruta de diez ciudades en siete días.",
      ],
      hooks: ["Menos paradas, más viaje."],
      says: ["Dejar una tarde libre cada tres días salva el viaje entero."],
    },
  },
  gaming: {
    torneo: { pains: ["Ganar siempre a los mismos tres amigos."] },
    mesa: {
      pains: [
        "Querer jugar en grupo y no cuadrar horarios nunca.",
        "Una caja preciosa y unas reglas que nadie quiere leer.",
      ],
      hooks: ["Se despliega el tablero y desaparecen los teléfonos."],
      says: ["Cuántas personas y cuánto rato: con eso se elige bien el juego."],
    },
    consola: {
      pains: [
        "Comprar por el tráiler y arrepentirse en el tutorial.",
        "Un mando que se mueve solo en el peor momento.",
      ],
      hooks: ["«La última y a dormir», dijo a las once."],
      says: ["Mirar quién juega en casa ahorra comprar el que solo gusta en las reseñas."],
    },
    escape: {
      pains: ["Una quedada más de «¿y qué hacemos?»."],
      hooks: ["Sesenta minutos y alguien que grita la respuesta."],
      says: ["Cuatro o cinco personas que se oigan: más no encuentran antes la llave."],
    },
  },
};
