// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.
import type { DemoContent } from "#shared/instagram.ts";

export const postExample: DemoContent = {
  "type": "trending",
  "worker": "teo",
  "picture": 2,
  "caption": "Este año, algo a su altura: la ensaimada.\n\nLlamarla es obligatorio; acertar, más fácil de lo que parece. Blando por dentro y dulce sin empalagar: desaparece antes de la segunda taza.\n\nPuedes encontrarla en Lumbre. Y una cosa más: usamos harina de molino.\n\nCuando quieras, encarga con un mensaje: aquí estamos.",
  "hashtags": [
    "#ensaimada",
    "#diadelamadre",
    "#merienda",
    "#algodulce",
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
    "#bolleria",
    "#pandulce"
  ],
  "estimatedReach": 320
};
