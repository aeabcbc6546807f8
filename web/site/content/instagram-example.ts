// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.
import type { DemoContent } from "#shared/instagram.ts";

export const postExample: DemoContent = {
  "type": "trending",
  "worker": "teo",
  "picture": 2,
  "caption": "El Día de la Madre la ensaimada se encarga hasta el viernes.\n\nSi nos dices su nombre, va escrito en la caja.\n\nPara hacer tu pedido, escríbenos por mensaje.",
  "hashtags": [
    "#Ensaimada",
    "#Lumbre",
    "#Panaderia",
    "#Ruzafa",
    "#DiaDeLaMadre",
    "#PanaderiaRuzafa",
    "#pasteleria",
    "#desayuno",
    "#horno",
    "#panaderiadebarrio",
    "#merienda",
    "#pan",
    "#masa",
    "#bolleria",
    "#algodulce",
    "#pandulce",
    "#croissant",
    "#hojaldre",
    "#Valencia",
    "#PanEnLumbre"
  ],
  "estimatedReach": 320
};
