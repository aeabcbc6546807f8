import { clip, plain } from "../language/escape.ts";

export interface Figure {
  name: string;
  now: number;
  before?: number;
}
const counted =
  /\b(\d[\d.]*)\s+(ventas|mensajes|seguidores|visitas|clics|comentarios|reservas|pedidos|contactos|me gusta|llamadas|compras|clientes)\b/giu;

/** «alcance 1200 (antes 900)», «ventas: de 30 a 42», «seguidores 1.250»: the figures a person gives. */
export function figures(prompt: string): Figure[] {
  const found: Figure[] = [];
  const pattern =
    /(\p{L}[\p{L} ]{2,30}?)\s*(?:[:=]|de|son|fueron|hemos tenido|tuve|tuvimos)?\s*(\d[\d.]*)\s*(?:(?:a|→|->|–)\s*(\d[\d.]*)|\((?:antes|mes pasado|frente a)[: ]*(\d[\d.]*)\))?/giu;
  const value = (text: string) => Number(text.replace(/\.(?=\d{3}\b)/g, "").replace(/\.$/, ""));
  for (const match of prompt.matchAll(pattern)) {
    const name = clip(
      plain(
        match[1]!
          .replace(/^.*\b(?:con|y|tengo|de|del|informe|mes)\s/iu, "")
          .replace(/\s(?:de|a|son)$/iu, ""),
      ),
      30,
    ).toLowerCase();
    if (
      name.length < 3 ||
      /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dame|ideas|hace|las|los|últimos?|semanas?)$/u.test(
        name,
      )
    )
      continue;
    const first = value(match[2]!);
    if (match[3]) found.push({ name, before: first, now: value(match[3]) });
    else if (match[4]) found.push({ name, before: value(match[4]), now: first });
    else found.push({ name, now: first });
  }
  for (const [, count, name] of prompt.matchAll(counted)) {
    if (!found.some((one) => one.name === name!.toLowerCase())) {
      found.push({ name: name!.toLowerCase(), now: value(count!) });
    }
  }
  return found
    .filter(
      (one) =>
        Number.isFinite(one.now) && !/^(?:tengo|tuve|tuvimos|hubo|unos|unas)$/.test(one.name),
    )
    .slice(0, 8);
}
// 1200, but 25.000: four figures take no point in Spanish.
const figure = new Intl.NumberFormat("es-ES", { useGrouping: "min2", maximumFractionDigits: 1 });
export const spanish = (value: number) => figure.format(value);

/** «sube un 33,3 %», or what is missing to say it. */
export function change(figure: Figure): string {
  if (figure.before === undefined) return "falta el dato anterior";
  if (figure.before === 0) return "antes no había";
  const percent = Math.round(((figure.now - figure.before) / figure.before) * 1000) / 10;
  return percent === 0
    ? "igual"
    : `${percent > 0 ? "sube" : "baja"} un ${spanish(Math.abs(percent))} %`;
}
