// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.
import type { DemoContent } from "#shared/instagram.ts";

export const postExample: DemoContent = {
  "type": "trending",
  "worker": "teo",
  "picture": 7,
  "caption": "La merienda de la infancia cabe en una bolsa de papel.\n\nEnsaimada de Lumbre, en Ruzafa.\n\nLa masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nLo nuestro en Lumbre: harina de molino.\n\nHaz tu pedido por mensaje.",
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
