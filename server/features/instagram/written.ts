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
    "caption": "Nerea atiende el mostrador y Julio hornea.\n\nPan de masa madre y bollería del día, para vecinos del barrio que desayunan en casa.\n\nHaz tu pedido por mensaje.",
    "hashtags": "#Mostrador #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "team",
    "worker": "teo",
    "picture": 3,
    "caption": "Carmen lleva el obrador y Luis reparte.\n\nPan de masa madre y bollería del día, para vecinos del barrio que desayunan en casa.\n\nHaz tu pedido por mensaje.",
    "hashtags": "#Obrador #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 7,
    "caption": "La merienda de la infancia cabe en una bolsa de papel.\n\nEnsaimada de Lumbre, en Ruzafa.\n\nLa masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nLo nuestro en Lumbre: harina de molino.\n\nHaz tu pedido por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #DiaDeLaMadre #PanaderiaRuzafa #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 7,
    "caption": "Tierno, dulce y con azúcar en la punta de los dedos.\n\nEnsaimada de Lumbre, en Ruzafa.\n\nBlando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nComo siempre en Lumbre: 24 horas de reposo.\n\nHaz tu pedido por mensaje.\n\n---",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #Navidad #PanaderiaRuzafa #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "trending",
    "worker": "teo",
    "picture": 2,
    "caption": "Un buen pan no acompaña la comida: la empieza.\n\nBarra de masa madre de Lumbre, en Ruzafa.\n\nCorteza que cruje, miga tierna y el primer trozo, sin nada.\n\nComo siempre en Lumbre: 24 horas de reposo.\n\nHaz tu pedido por mensaje.\n\n---",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #RegresoAClases #PanaderiaRuzafa #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 4,
    "caption": "«La hogaza aguanta tierna hasta el jueves»\n\nQué gusto leerte, Marta. Gracias por lo que cuentas de la hogaza. Lo compartimos con todo el equipo, porque saber que el trabajo gusta es lo que más anima.\n\nUn saludo, Lumbre.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "testimonial",
    "worker": "lia",
    "picture": 7,
    "caption": "«Vine por una barra y salí con tres ensaimadas»\n\nMuchas gracias, Pilar, por lo que dices de la ensaimada. Gracias por la confianza y por contarlo aquí: ayuda a que otras personas nos conozcan.\n\nUn saludo del equipo de Lumbre.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 3,
    "caption": "El corte limpio, la corteza que suena y nadie que espere al plato.\n\nHogaza de centeno y nuez de Lumbre, en Ruzafa.\n\nUn pan bien hecho huele a grano y a tostado, y se nota antes de probarlo.\n\nHarina de molino: así trabajamos en Lumbre.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "teo",
    "picture": 2,
    "caption": "El corte limpio, la corteza que suena y nadie que espere al plato.\n\nBarra de masa madre de Lumbre, en Ruzafa.\n\nCorteza que cruje, miga tierna y el primer trozo, sin nada.\n\nPara hacer tu pedido, escríbenos por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 7,
    "caption": "La merienda de la infancia cabe en una bolsa de papel.\n\nEnsaimada de Lumbre, en Ruzafa.\n\nLa masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nHaz tu pedido por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "ani",
    "picture": 7,
    "caption": "Tierno, dulce y con azúcar en la punta de los dedos.\n\nEnsaimada de Lumbre, en Ruzafa.\n\nLa masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nPara hacer tu pedido, escríbenos por mensaje.",
    "hashtags": "#Ensaimada #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 7,
    "caption": "La ensaimada a 2,20 €\n\nLa ensaimada a 2,20 € hasta el domingo. Encarga por mensaje.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "bran",
    "picture": 3,
    "caption": "Hogaza de centeno y nuez · Lumbre\n\nHogaza de centeno y nuez: 6,50 €. Encarga por mensaje.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 3,
    "caption": "¿Cómo conservar el pan?\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Pan #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "lia",
    "picture": 3,
    "caption": "¿Qué puedo encontrar en Lumbre?\n\nPan de masa madre y bollería del día. También hogaza de centeno y nuez, barra de masa madre y ensaimada.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 7,
    "caption": "Hoy te hablamos de la ensaimada.\n\nBlando por dentro y dulce sin empalagar: desaparece antes de la segunda taza. La masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nUn consejo: congelar piezas. De una en una y el mismo día; se descongelan solas en una hora.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "nai",
    "picture": 2,
    "caption": "Hoy te hablamos de la barra de masa madre.\n\nUn pan bien hecho huele a grano y a tostado, y se nota antes de probarlo. Corteza que cruje, miga tierna y el primer trozo, sin nada.\n\nUn consejo: revivir una barra. Unas gotas de agua por fuera y cinco minutos de horno fuerte: cruje otra vez.",
    "hashtags": "#panaderia #pasteleria #desayuno #horno #panaderiadebarrio #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Lumbre #Ruzafa #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 2,
    "caption": "Un consejo sobre la barra de masa madre.\n\n1. Revivir una barra. Unas gotas de agua por fuera y cinco minutos de horno fuerte: cruje otra vez.\n\nPara hacer tu pedido, escríbenos por mensaje.\n\n---",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "iko",
    "picture": 2,
    "caption": "Un consejo sobre la barra de masa madre.\n\n1. Revivir una barra. Unas gotas de agua por fuera y cinco minutos de horno fuerte: cruje otra vez.\n\nHaznos tu pedido por mensaje.\n\n---",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 3,
    "caption": "Hogaza de centeno y nuez: 6,50 €.\n\nPesa un kilo.\n\nHaznos tu pedido por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "sofi",
    "picture": 5,
    "caption": "Barra de masa madre: 1,80 €.\n\nCorteza que cruje, miga tierna y el primer trozo, sin nada.\n\nHaz tu pedido por mensaje.",
    "hashtags": "#BarraDeMasaMadre #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 3,
    "caption": "Los encargos del sábado se cierran el viernes a las 14 h.\n\nPan de masa madre y bollería del día, para vecinos del barrio que desayunan en casa.\n\nTe esperamos.",
    "hashtags": "#Encargos #Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  },
  {
    "type": "spotlight",
    "worker": "marcos",
    "picture": 1,
    "caption": "Esta semana abrimos a las siete.\n\nPara saber más, escríbenos por mensaje.",
    "hashtags": "#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio #pasteleria #desayuno #horno #merienda #pan #masa #bolleria #algodulce #pandulce #croissant #hojaldre #Valencia #PanEnLumbre"
  }
];
