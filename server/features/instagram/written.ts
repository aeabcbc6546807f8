// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.
import type { DemoContentType } from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";

export interface WrittenPost {
  type: DemoContentType;
  worker: WorkerId;
  picture: number;
  caption: string;
  /** With spaces between them. */
  hashtags: string;
}

export const written: readonly WrittenPost[] = [
  {
    "type": "team",
    "worker": "teo",
    "picture": 3,
    "caption": "Detrás de esta cuenta hay manos, y tienen nombre.\n\nNerea atiende el mostrador y Julio hornea. Nos gusta que se sepa con quién se habla: es más fácil preguntar.\n\nCuando pases, salúdanos por el nombre.",
    "hashtags": "#barrademasamadre #tostadas #masa #pan #ruzafa #lumbre #panaderiadebarrio #desayuno #panaderia #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "team",
    "worker": "teo",
    "picture": 1,
    "caption": "Menos escaparate y más caras: así somos por dentro.\n\nCarmen lleva el obrador y Luis reparte. Si nos has escrito alguna vez, ya has hablado con alguien de esta foto.\n\nCuando pases, salúdanos por el nombre.",
    "hashtags": "#ensaimada #bolleria #merienda #pandulce #ruzafa #lumbre #tostadas #panaderiadebarrio #desayuno #pan #masa #panaderia #barrademasamadre #reposteria #algodulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 2,
    "caption": "Mamá no pide. Por eso, la ensaimada.\n\nEl Día de la Madre no pide mucho: pide haberlo pensado. La masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nEn Lumbre la tienes. Y una cosa más: usamos harina de molino.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
    "hashtags": "#ensaimada #diadelamadre #bolleria #merienda #ruzafa #lumbre #tostadas #panaderiadebarrio #desayuno #pan #masa #panaderia #barrademasamadre #reposteria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 5,
    "caption": "La lista de Navidad, con una línea resuelta: la ensaimada.\n\nLuces, visitas y prisas: que esto, al menos, quede resuelto. Blando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nEn Lumbre la tienes. Y algo que gusta saber: 24 horas de reposo.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#ensaimada #navidad #reposteria #desayuno #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #masa #panaderia #barrademasamadre #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 3,
    "caption": "Se acerca la vuelta al cole: la barra de masa madre.\n\nHorarios nuevos, madrugones y una buena costumbre que estrenar. Cada miga tiene su momento: prieta para el queso, con aire para mojar en aceite.\n\nPuedes encontrarla en Lumbre. Y por si te ayuda: 24 horas de reposo.\n\nEncarga con un mensaje cuando te venga bien.",
    "hashtags": "#barrademasamadre #vueltaalcole #masa #tostadas #ruzafa #lumbre #panaderiadebarrio #desayuno #pan #panaderia #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 4,
    "caption": "«La hogaza aguanta tierna hasta el jueves»\n\nQué alegría. Gracias por tomarte el rato de escribirlo.\n\nHasta la próxima.\n\nUn abrazo, el equipo de Lumbre.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 2,
    "caption": "«Vine por una barra y salí con tres ensaimadas»\n\nLeer esto nos deja sonriendo.\n\nHasta la próxima.\n\nUn abrazo, el equipo de Lumbre.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 1,
    "caption": "Centeno y nuez. Poco más hace falta.\n\nEn Lumbre tienes la hogaza de centeno y nuez. Cada miga tiene su momento: prieta para el queso, con aire para mojar en aceite.\n\nY algo que te gustará saber: usamos harina de molino.\n\nEncarga con un mensaje cuando te venga bien.",
    "hashtags": "#desayuno #panaderia #pan #tostadas #ruzafa #lumbre #panaderiadebarrio #masa #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 3,
    "caption": "Una tostada con aceite o con mantequilla: así empieza bien cualquier mañana.\n\nPuedes encontrar la barra de masa madre en Lumbre. Cada miga tiene su momento: prieta para el queso, con aire para mojar en aceite.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
    "hashtags": "#barrademasamadre #desayuno #pan #panaderia #ruzafa #lumbre #tostadas #panaderiadebarrio #masa #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 2,
    "caption": "Tierno, dulce y con azúcar en la punta de los dedos.\n\n¿Buscas ensaimada en Ruzafa? En Lumbre la tienes. Blando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#ensaimada #merienda #desayuno #bolleria #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #masa #panaderia #barrademasamadre #reposteria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 5,
    "caption": "Para llevar a casa, si no se empieza por el camino.\n\n¿Buscas ensaimada? En Lumbre la tienes. Diez segundos de calor bastan para que la masa vuelva a estar blanda.\n\nEncarga con un mensaje cuando te venga bien.",
    "hashtags": "#ensaimada #algodulce #bolleria #pandulce #ruzafa #lumbre #tostadas #panaderiadebarrio #desayuno #pan #masa #panaderia #barrademasamadre #reposteria #merienda #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 5,
    "caption": "Ensaimada: 2,20 €\n\nLa merienda de la infancia cabe en una bolsa de papel. La ensaimada a 2,20 € hasta el domingo. Encarga con un mensaje.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 1,
    "caption": "Hogaza de centeno y nuez: 6,50 €\n\nUn pan que por la noche ya es de goma. ¿Te suena? La hogaza de centeno y nuez: 6,50 €. Encarga con un mensaje.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 6,
    "caption": "Conservar el pan toda la semana, en 4 pasos.\n\n1. Dejarlo enfriar. Cortado en caliente se seca antes: un pan recién horneado todavía se está haciendo.\n2. Tela o papel, nunca plástico. Los dos primeros días, en bolsa de tela y con el corte hacia abajo.\n3. Congelar lo de después. En rebanadas y el mismo día, bien cerrado: así se saca solo lo que se va a comer.\n4. Revivirlo. Unas gotas de agua por fuera y unos minutos de horno fuerte; la rebanada, directa a la tostadora.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
    "hashtags": "#conservarelpan #tostadas #pan #desayuno #ruzafa #lumbre #panaderiadebarrio #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 6,
    "caption": "¿Qué conviene saber de la hogaza de centeno y nuez?\n\nCortado en rebanadas y congelado el mismo día, hay pan bueno para toda la semana. Tostado a la mañana siguiente, con aceite o con mantequilla, vuelve a ser otro pan.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 2,
    "caption": "Diciembre en Lumbre: guardar lo tierno\n\nEn bolsa cerrada y fuera de la nevera: el frío seca la masa.\n\n¿Buscas ensaimada en Ruzafa? En Lumbre la tienes. Diez segundos de calor bastan para que la masa vuelva a estar blanda.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 3,
    "caption": "Enero en Lumbre: guardar el pan\n\nEn bolsa de tela o envuelto en papel, con el corte hacia abajo; el plástico ablanda la corteza.\n\nPuedes encontrar la barra de masa madre en Lumbre. Cada miga tiene su momento: prieta para el queso, con aire para mojar en aceite.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 3,
    "caption": "Un consejo que cuesta un minuto: revivir una barra.\n\nUnas gotas de agua por fuera y cinco minutos de horno fuerte: cruje otra vez.\n\nGuárdalo para cuando haga falta.",
    "hashtags": "#barrademasamadre #panaderiadebarrio #desayuno #masa #ruzafa #lumbre #tostadas #pan #panaderia #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 3,
    "caption": "Truco de la casa: congelar bien.\n\nEn rebanadas y el mismo día; así se saca solo lo que se va a comer.\n\nSi te queda una duda, escríbenos y la vemos.",
    "hashtags": "#barrademasamadre #tostadas #desayuno #masa #ruzafa #lumbre #panaderiadebarrio #pan #panaderia #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 1,
    "caption": "Centeno y nuez. El resto se muerde.\n\nLa hogaza de centeno y nuez: 6,50 €, pesa un kilo. Para un guiso, mucha miga que moje; para un queso, una corteza que cruja.\n\nEncarga con un mensaje cuando te venga bien.",
    "hashtags": "#desayuno #panaderia #masa #tostadas #ruzafa #lumbre #panaderiadebarrio #pan #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 3,
    "caption": "El olor a pan es el mejor despertador de la calle.\n\nPuedes encontrar la barra de masa madre en Lumbre. Tostado a la mañana siguiente, con aceite o con mantequilla, vuelve a ser otro pan.\n\nPrecio: 1,80 €.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#barrademasamadre #masa #panaderia #desayuno #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 7,
    "caption": "Los encargos del sábado se cierran el viernes a las 14 h.\n\nEncarga con un mensaje cuando te venga bien.",
    "hashtags": "#masa #panaderia #panaderiadebarrio #pan #ruzafa #lumbre #tostadas #desayuno #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 7,
    "caption": "Esta semana abrimos a las siete.\n\nUn pan que fermenta despacio tiene más sabor y aguanta mejor al día siguiente.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#panaderia #pan #panaderiadebarrio #tostadas #ruzafa #lumbre #desayuno #masa #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  }
];
