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
    "picture": 2,
    "caption": "Menos escaparate y más caras: así somos por dentro.\n\nNerea atiende el mostrador y Julio hornea. Nos gusta que se sepa con quién se habla: es más fácil preguntar.\n\nCuando pases, salúdanos por el nombre.",
    "hashtags": "#barrademasamadre #desayuno #masa #panaderia #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "team",
    "worker": "teo",
    "picture": 3,
    "caption": "¿Quién está al otro lado? Hoy salimos en la foto.\n\nCarmen lleva el obrador y Luis reparte. Nos gusta que se sepa con quién se habla: es más fácil preguntar.\n\nCuando pases, salúdanos por el nombre.",
    "hashtags": "#barrademasamadre #panaderiadebarrio #tostadas #panaderia #ruzafa #lumbre #desayuno #pan #masa #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 7,
    "caption": "Mamá no pide. Por eso, la ensaimada.\n\nUn rato suyo, sin recados ni llamadas: eso es lo que se regala. La masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nEn Lumbre la tienes. Y algo que te gustará saber: usamos harina de molino.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
    "hashtags": "#ensaimada #diadelamadre #desayuno #reposteria #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #masa #panaderia #barrademasamadre #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 7,
    "caption": "Quedar bien en Navidad también se prepara: la ensaimada.\n\nLuces, visitas y prisas: que esto, al menos, quede resuelto. Diez segundos de calor bastan para que la masa vuelva a estar blanda.\n\nEn Lumbre la tienes. Y por si te ayuda: 24 horas de reposo.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#ensaimada #navidad #desayuno #merienda #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #masa #panaderia #barrademasamadre #reposteria #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 2,
    "caption": "Se estrena curso, y la barra de masa madre.\n\nHorarios nuevos, madrugones y una buena costumbre que estrenar. Para un guiso, mucha miga que moje; para un queso, una corteza que cruja.\n\nPuedes encontrarla en Lumbre. Y por si te ayuda: 24 horas de reposo.\n\nEncarga con un mensaje cuando te venga bien.",
    "hashtags": "#barrademasamadre #vueltaalcole #pan #masa #ruzafa #lumbre #tostadas #panaderiadebarrio #desayuno #panaderia #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 4,
    "caption": "«La hogaza aguanta tierna hasta el jueves»\n\nLeer esto nos deja sonriendo.\n\nHasta la próxima.\n\nUn abrazo, el equipo de Lumbre.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 7,
    "caption": "«Vine por una barra y salí con tres ensaimadas»\n\nLeer esto nos deja sonriendo.\n\nCuando quieras volver, aquí estamos.\n\nUn abrazo, el equipo de Lumbre.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 3,
    "caption": "El corte limpio, la corteza que suena y nadie que espere al plato.\n\n¿Buscas hogaza de centeno y nuez? En Lumbre la tienes. Para un guiso, mucha miga que moje; para un queso, una corteza que cruja.\n\nY algo que te gustará saber: usamos harina de molino.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#masa #desayuno #tostadas #panaderiadebarrio #ruzafa #lumbre #pan #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 2,
    "caption": "El corte limpio, la corteza que suena y nadie que espere al plato.\n\nPuedes encontrar la barra de masa madre en Lumbre. Cortado en rebanadas y congelado el mismo día, hay pan bueno para toda la semana.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#barrademasamadre #panaderia #desayuno #masa #ruzafa #lumbre #tostadas #panaderiadebarrio #pan #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 7,
    "caption": "Tierno, dulce y con azúcar en la punta de los dedos.\n\n¿Buscas ensaimada en Ruzafa? En Lumbre la tienes. Blando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
    "hashtags": "#ensaimada #pandulce #bolleria #merienda #ruzafa #lumbre #tostadas #panaderiadebarrio #desayuno #pan #masa #panaderia #barrademasamadre #reposteria #algodulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 7,
    "caption": "Tierno, dulce y con azúcar en la punta de los dedos.\n\n¿Buscas ensaimada? En Lumbre la tienes. Blando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#ensaimada #bolleria #pandulce #merienda #ruzafa #lumbre #tostadas #panaderiadebarrio #desayuno #pan #masa #panaderia #barrademasamadre #reposteria #algodulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 7,
    "caption": "Ensaimada: 2,20 €\n\nTierno, dulce y con azúcar en la punta de los dedos. La ensaimada a 2,20 € hasta el domingo. Encarga con un mensaje.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 3,
    "caption": "Hogaza de centeno y nuez: 6,50 €\n\nUn buen pan no acompaña la comida: la empieza. La hogaza de centeno y nuez: 6,50 €. Encarga con un mensaje.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 3,
    "caption": "Conservar el pan toda la semana, en 4 pasos.\n\n1. Dejarlo enfriar. Cortado en caliente se seca antes: un pan recién horneado todavía se está haciendo.\n2. Tela o papel, nunca plástico. Los dos primeros días, en bolsa de tela y con el corte hacia abajo.\n3. Congelar lo de después. En rebanadas y el mismo día, bien cerrado: así se saca solo lo que se va a comer.\n4. Revivirlo. Unas gotas de agua por fuera y unos minutos de horno fuerte; la rebanada, directa a la tostadora.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#conservarelpan #masa #desayuno #panaderiadebarrio #ruzafa #lumbre #tostadas #pan #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 3,
    "caption": "¿Qué conviene saber de la hogaza de centeno y nuez?\n\nPara un guiso, mucha miga que moje; para un queso, una corteza que cruja. Tostado a la mañana siguiente, con aceite o con mantequilla, vuelve a ser otro pan.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 7,
    "caption": "Diciembre en Lumbre: guardar lo tierno\n\nEn bolsa cerrada y fuera de la nevera: el frío seca la masa.\n\n¿Buscas ensaimada en Ruzafa? En Lumbre la tienes. Diez segundos de calor bastan para que la masa vuelva a estar blanda.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 2,
    "caption": "Enero en Lumbre: guardar el pan\n\nEn bolsa de tela o envuelto en papel, con el corte hacia abajo; el plástico ablanda la corteza.\n\nPuedes encontrar la barra de masa madre en Lumbre. Un pan que fermenta despacio tiene más sabor y aguanta mejor al día siguiente.",
    "hashtags": "#tostadas #panaderiadebarrio #desayuno #pan #ruzafa #lumbre #masa #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 2,
    "caption": "Un consejo que cuesta un minuto: el pan de ayer.\n\nTostadas dulces, migas o pan rallado: todavía da para otra receta.\n\nGuárdalo para cuando haga falta.",
    "hashtags": "#barrademasamadre #pan #panaderiadebarrio #panaderia #ruzafa #lumbre #tostadas #desayuno #masa #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 2,
    "caption": "Truco de la casa: revivir una barra.\n\nUnas gotas de agua por fuera y cinco minutos de horno fuerte: cruje otra vez.\n\nSi te queda una duda, escríbenos y la vemos.",
    "hashtags": "#barrademasamadre #masa #pan #tostadas #ruzafa #lumbre #panaderiadebarrio #desayuno #panaderia #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 3,
    "caption": "Una tostada con aceite o con mantequilla: así empieza bien cualquier mañana.\n\nLa hogaza de centeno y nuez: 6,50 €, pesa un kilo. Un pan bien hecho huele a grano y a tostado, y se nota antes de probarlo.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#tostadas #pan #desayuno #masa #ruzafa #lumbre #panaderiadebarrio #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 5,
    "caption": "El olor a pan es el mejor despertador de la calle.\n\nEn Lumbre tienes la barra de masa madre. Tostado a la mañana siguiente, con aceite o con mantequilla, vuelve a ser otro pan.\n\nPrecio: 1,80 €.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
    "hashtags": "#barrademasamadre #panaderiadebarrio #desayuno #panaderia #ruzafa #lumbre #tostadas #pan #masa #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 3,
    "caption": "Los encargos del sábado se cierran el viernes a las 14 h.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#tostadas #panaderiadebarrio #masa #desayuno #ruzafa #lumbre #pan #panaderia #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 1,
    "caption": "Esta semana abrimos a las siete.\n\nCortado en rebanadas y congelado el mismo día, hay pan bueno para toda la semana.\n\nSerá un placer atenderte: encarga con un mensaje.",
    "hashtags": "#masa #desayuno #panaderia #tostadas #ruzafa #lumbre #panaderiadebarrio #pan #barrademasamadre #ensaimada #reposteria #merienda #bolleria #algodulce #pandulce #pasteleria #croissant #hojaldre"
  }
];
