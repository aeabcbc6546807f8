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
    "picture": 7,
    "caption": "Nerea atiende el mostrador y Julio hornea.\n\nSi el sábado hay cola, salen los dos a despachar.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "team",
    "worker": "teo",
    "picture": 5,
    "caption": "Carmen lleva el obrador y Luis reparte la hogaza.\n\nA las cinco de la mañana ya están los dos en marcha.\n\nEscríbenos por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 2,
    "caption": "El Día de la Madre la ensaimada se encarga hasta el viernes.\n\nSi nos dices su nombre, va escrito en la caja.\n\nPara hacer tu pedido, escríbenos por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #DiaDeLaMadre #PanaderiaRuzafa #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 2,
    "caption": "La ensaimada de Navidad se encarga hasta el día 22.\n\nSe recoge el 24 por la mañana, sin hacer cola.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #Navidad #PanaderiaRuzafa #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 7,
    "caption": "La barra de masa madre de la vuelta al cole sale a las siete y media.\n\nLlega a tiempo para el bocadillo del recreo.\n\nPara saber más, escríbenos por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #RegresoAClases #PanaderiaRuzafa #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 4,
    "caption": "«La hogaza aguanta tierna hasta el jueves»\n\n¡Muchas gracias, Marta! Nos alegra mucho leerte.\n\nUn saludo, Lumbre.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 2,
    "caption": "«Vine por una barra y salí con tres ensaimadas»\n\n¡Gracias, Pilar! Qué alegría leerte. Gracias por contarlo aquí: ayuda a que otras personas nos conozcan.\n\nUn saludo, Lumbre.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 5,
    "caption": "El corte limpio, la corteza que suena y nadie que espere al plato.\n\nHarina de molino.\n\nUn pan bien hecho huele a grano y a tostado, y se nota antes de probarlo.\n\nCorteza que cruje, miga tierna y el primer trozo, sin nada.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 7,
    "caption": "La barra de masa madre sale a las ocho y a las doce.\n\nSi la quieres caliente, ven a esa hora.\n\nPara saber más, escríbenos por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 2,
    "caption": "La merienda de la infancia cabe en una bolsa de papel.\n\nLa masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nBlando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nHaz tu pedido por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 2,
    "caption": "La ensaimada sale del horno a las cinco.\n\nCon un chocolate caliente es la merienda completa.\n\nPara saber más, escríbenos por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 2,
    "caption": "Ensaimada: 2,20 €\n\nEnsaimada a 2,20 €, hasta el domingo. Sale del horno a las cinco. Encarga por mensaje.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 5,
    "caption": "Hogaza de centeno y nuez\n\nHogaza de centeno y nuez, 6,50 €. Aguanta tierna cuatro días. Encarga por mensaje.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 5,
    "caption": "El pan se conserva mejor en una bolsa de tela.\n\nEn la nevera se endurece antes.\n\nPara saber más, escríbenos por mensaje.",
    "hashtags": "#Pan #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 5,
    "caption": "¿Cuánto aguanta la hogaza?\n\nCuatro días en una bolsa de tela.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 2,
    "caption": "La ensaimada sale a las cinco de la tarde, a tiempo para la merienda.\n\nPara Nochebuena se encarga hasta el día 22.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 7,
    "caption": "La barra de masa madre aguanta dos días en una bolsa de tela.\n\nSi se seca, se tuesta y vuelve a crujir.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 7,
    "caption": "Un consejo sobre la barra de masa madre.\n\n1. Revivir una barra. Unas gotas de agua por fuera y cinco minutos de horno fuerte: cruje otra vez.\n\nPara hacer tu pedido, escríbenos por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 7,
    "caption": "La barra de masa madre se congela en rebanadas.\n\nDe ahí van directas a la tostadora.\n\n¿Alguna duda? Pregúntanos por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 5,
    "caption": "La hogaza de centeno y nuez, 6,50 €.\n\nPesa un kilo.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 7,
    "caption": "La barra de masa madre cuesta 1,80 €.\n\nPesa 400 gramos.\n\nPara hacer tu pedido, escríbenos por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 5,
    "caption": "Los encargos del sábado se cierran el viernes a las 14 h.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 3,
    "caption": "Esta semana abrimos a las siete.\n\nLos cruasanes salen a esa hora.\n\nEscríbenos por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  }
];
