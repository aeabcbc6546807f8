// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.
import type { DemoContent } from "#shared/instagram.ts";

export const postExample: DemoContent = {
  "type": "trending",
  "worker": "teo",
  "picture": 7,
  "caption": "Mamá no pide. Por eso, la ensaimada.\n\nUn rato suyo, sin recados ni llamadas: eso es lo que se regala. La masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nEn Lumbre la tienes. Y algo que te gustará saber: usamos harina de molino.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
  "hashtags": [
    "#ensaimada",
    "#diadelamadre",
    "#desayuno",
    "#reposteria",
    "#ruzafa",
    "#lumbre",
    "#tostadas",
    "#panaderiadebarrio",
    "#pan",
    "#masa",
    "#panaderia",
    "#barrademasamadre",
    "#merienda",
    "#bolleria",
    "#algodulce",
    "#pandulce",
    "#pasteleria",
    "#croissant",
    "#hojaldre"
  ],
  "estimatedReach": 320
};
