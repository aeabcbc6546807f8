import { fold } from "../language/escape.ts";
import { colorCodes } from "../lexicon/colors.ts";

/** «Mis colores son», «en tonos»: what follows are the owner's own colours. */
const told =
  /(?<![a-zà-ž])(?:colores?|tonos|paleta|gama)(?: (?:de|del) (?:la marca|mi marca|marca|mi (?:tienda|negocio|logo)|logo|la casa))?(?: (?:principales|corporativos))?(?:,| son| es| de| en|:)* ([^.;:\n]{3,120})/giu;

/** «Con azul marino, blanco y coral, que son los colores de la fachada». */
const before =
  /(?<![a-zà-ž])(?:con|en|usando|usa) ([^.;:\n]{3,100}?),? (?:que |como )?(?:son )?(?:los|mis|nuestros) colores(?![a-zà-ž])/giu;

/** «Guía de estilo con azul y amarillo». */
const plain =
  /(?<![a-zà-ž])(?:gu[ií]a de estilo|identidad(?: visual)?|estilo|paleta|marca)[^.;:\n]{0,40}? (?:con|en) ([^.;:\n]{3,100})/giu;

/** «Rojas» is «rojo» on a thing that is many and feminine. */
function known(word: string): string | undefined {
  return [
    word,
    word.replace(/(?<=[aeo])s$/u, ""),
    word.replace(/as?$/u, "o"),
    word.replace(/es$/u, ""),
  ].find((one) => Object.hasOwn(colorCodes, one));
}

/** The colours that a message says are the owner's, as [name, code], in its order; none when fewer than two. */
export function colorsTold(prompt: string): (readonly [string, string])[] {
  const found = new Map<string, readonly [string, string]>();
  const text = prompt.slice(0, 1500);
  for (const [, list = ""] of [
    ...text.matchAll(before),
    ...text.matchAll(told),
    ...text.matchAll(plain),
  ]) {
    for (const part of list.split(/,| y | e | con /iu)) {
      const words = part
        .trim()
        .replace(/^(?:el|la|un|una|en|color|tono) /iu, "")
        .toLowerCase()
        .split(/\s+/u);
      const base = known(fold(words[0] ?? ""));
      // «Crema que se vea artesanal» is cream.
      if (!base) {
        if (found.size > 0) break;
        continue;
      }
      const pair = words.slice(0, 2).join(" ");
      const shade = Object.hasOwn(colorCodes, fold(pair)) ? fold(pair) : undefined;
      const hue = shade ?? base;
      found.set(hue, [shade ? pair : words[0]!, colorCodes[hue]!]);
      if (
        words.length > (shade ? 2 : 1) &&
        !/^(?:pastel|suave|intenso|oscuro|claro|viejo)$/u.test(words.at(-1)!)
      )
        break;
    }
  }
  return found.size >= 2 ? [...found.values()].slice(0, 5) : [];
}
