// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.
import type { DemoContent } from "#shared/instagram.ts";

export const postExample: DemoContent = {
  "type": "trending",
  "worker": "teo",
  "picture": 2,
  "caption": "Mamá no pide. Por eso, la ensaimada.\n\nEl Día de la Madre no pide mucho: pide haberlo pensado. La masa tierna se disfruta el mismo día, con algo caliente al lado.\n\nEn Lumbre la tienes. Y una cosa más: usamos harina de molino.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
  "hashtags": [
    "#ensaimada",
    "#diadelamadre",
    "#bolleria",
    "#merienda",
    "#ruzafa",
    "#lumbre",
    "#tostadas",
    "#panaderiadebarrio",
    "#desayuno",
    "#pan",
    "#masa",
    "#panaderia",
    "#barrademasamadre",
    "#reposteria",
    "#algodulce",
    "#pandulce",
    "#pasteleria",
    "#croissant",
    "#hojaldre"
  ],
  "estimatedReach": 320
};
