import type { Copy } from "../copy.ts";

/** «Fondo azul», «sobre fondo de madera clara»: what stands behind, as the owner wants it. */
export const backgroundOf = ({ brief }: Copy) =>
  /(?<![a-zà-ž])(fondo (?:de )?(?:color )?(?!con |y |que |para |de |del |la )[a-zà-ž]{4,}(?: (?:claro|clara|oscuro|oscura|pastel|marino|cielo|mate|liso|lisa|natural))?)(?![a-zà-ž])/u.exec(
    brief.prompt.toLowerCase(),
  )?.[1];

/** «Texto para imagen: martes de mole a 95 pesos de 1 a 5»: title and rest, where the words are the owner's own. */
export function titleTold({ brief, request }: Copy): [string, string] | undefined {
  const told = /^[^:«»]{5,60}: ?([^:\n«»“”"¿?¡!()]{4,90})$/u.exec(brief.prompt.trim())?.[1];
  if (
    !told ||
    request.announcement ||
    /^(?:quiero|necesito|que |para |con |pon|una? )/iu.test(told)
  )
    return undefined;
  // Several prices and what is asked of the reader have their own places.
  if ((told.match(/[$€] ?\d|\d ?(?:€|euros|pesos|soles)/gu) ?? []).length > 1) return undefined;
  const [, title = "", rest = ""] =
    /^(.{4,36}?)(?:,| (?=(?:(?<!\d )(?:a|por) (?:solo )?[$€\d]|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)|este |esta )))\s*(.+)$/u.exec(
      told,
    ) ?? [];
  const begun = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.$/u, "")}`;
  return title && rest ? [begun(title.trim()), begun(rest.trim())] : undefined;
}

/** The lightest colour goes behind, the darkest is read, the rest stand out. */
export function usesOf(colors: readonly (readonly [string, string])[]): string[] {
  const light = colors.map(([, hex]) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0),
  );
  const [most, least] = [Math.max(...light), Math.min(...light)];
  let accents = 0;
  // Where all is dark, the darkest goes behind and the letters are white.
  if (most < 450)
    return light.map((sum) =>
      sum === least
        ? "fondos, con el texto en blanco"
        : "acentos, botones y una palabra del título",
    );
  return light.map((_, index) => {
    if (index === light.indexOf(most)) return "fondos y aire";
    if (index === light.indexOf(least))
      return colors.length > 2 ? "texto y contornos" : "texto, botones y títulos";
    accents += 1;
    return accents === 1 ? "acentos, botones y una palabra del título" : "detalles pequeños";
  });
}
