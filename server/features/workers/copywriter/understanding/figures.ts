import { clip, plain } from "../language/escape.ts";

export interface Figure {
  name: string;
  now: number;
  before?: number;
}
const counted =
  /\b(\d[\d.]*)\s+(ventas|mensajes|seguidores|visitas|clics|comentarios|reservas|pedidos|contactos|me gusta|llamadas|compras|clientes|matr[ií]culas|inscripciones|citas|alumn[oa]s|suscriptores|rese[ñn]as|encargos|entradas|noches)(?![a-zà-ž])/giu;

/** «18 matrículas, 9 el mes pasado»: what is now and what was. */
const paired =
  /(?<![\d.,])(\d[\d.]*) ([a-zà-ž]{4,}(?: [a-zà-ž]{4,})?)(?: este mes| esta semana| ahora)?,? (?:y |frente a |contra |antes )?(\d[\d.]*) (?:el mes pasado|la semana pasada|el a[ñn]o pasado|antes|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))/giu;
/** «Este mes 40 roscones, el mes pasado 30». */
const monthly =
  /(?:este mes|esta semana)[,:]? (?:hemos (?:tenido|vendido) |vendimos |tuvimos )?(\d[\d.]*) ([a-zà-ž]{4,}),? (?:y )?(?:el mes pasado|la semana pasada)[,:]? (\d[\d.]*)/giu;
/** «210 menús en octubre y 260 en noviembre». */
const inMonths =
  /(?<![\d.,])(\d[\d.]*) ([a-zà-ž]{4,}) en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre),? (?:y )?(\d[\d.]*) en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/giu;
/** «240 € en anuncios». */
const spent = /(\d[\d.,]*) ?(?:€|euros|pesos|soles|d[oó]lares) en (anuncios|publicidad)/iu;

/** «1200 euros»: what came in, where nothing else is said of it. */
const money = /(?<![\d.,])(\d[\d.,]*) ?(€|euros|pesos|soles|d[oó]lares)(?![a-zà-ž])/iu;

const periods =
  /\b(?:en |este |el )?(?:mes pasado|semana pasada|a[ñn]o pasado|este mes|esta semana|este a[ñn]o|antes|ahora|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?<=el )(?:pasado|anterior)(?= \d|[ .]*$))\b[ :,]*/giu;
const each =
  /(\d[\d.,]*)\s*(?:de\s+)?([a-zà-ž]{3,}(?: [a-zà-ž]{3,})?)|([a-zà-ž]{3,}(?: [a-zà-ž]{3,})?)\s*[:=]?\s*(\d[\d.,]*)/giu;
const whole = (text: string) => Number(text.replace(/[.,](?=\d{3}\b)/g, "").replace(/[.,]$/, ""));

/** «1500, 90, 5 y 2» after «2100 de alcance, 85 likes…»: the same names, in the same order. */
function namedLike(bare: string, named: string): string {
  const names = [...named.matchAll(each)].map(([, , name, label]) => name ?? label ?? "");
  const counts = bare.match(/\d+(?:[.,]\d{3})*/gu) ?? [];
  return counts.length === names.length
    ? counts.map((count, at) => `${count} ${names[at]!.replace(/ y$/u, "")}`).join(", ")
    : bare;
}

/** «En octubre 3400 alcance y 21 mensajes, en noviembre 5100 y 18»: two periods, the same names. */
function comparedFigures(prompt: string): Figure[] {
  const marks = [...prompt.matchAll(periods)];
  const after = (at: number) =>
    prompt.slice(marks[at]!.index + marks[at]![0].length, marks[at + 1]?.index ?? prompt.length);
  const told = prompt.slice(0, marks[0]?.index).replace(/^\D*:\s*/u, "");
  // «12 pedidos este mes, 8 el pasado»: the figures stand before their month, all of them or the first.
  const leads = marks.length === 2 && /\d/.test(told);
  const trailing = leads && !/\d/.test(after(1));
  const parts = marks
    .map((_, at) =>
      (leads && at === 0 && (trailing || !/\d/.test(after(0)))
        ? told
        : trailing
          ? after(0)
          : after(at)
      )
        .split(/[.?!]\s+(?=[a-zA-ZÀ-ÖØ-ž])/u)[0]!
        .replace(/^\s*(?:tuve|tuvimos|hubo|hice|hicimos)\s+/iu, ""),
    )
    .filter((part) => /\d/.test(part));
  if (parts.length !== 2) return [];
  // «Este mes…, el mes pasado…»: the one that was comes first in the table, wherever it was said.
  const [, last] = marks.filter((_, at) => at < 2 || /\d/.test(parts[at] ?? ""));
  if (/\b(?:pasad[oa]|anterior|antes)\b/iu.test(last?.[0] ?? "")) parts.reverse();
  const bare = parts.findIndex(
    (part) =>
      !/\d(?:[\d.,]*\d)?\s*(?:de\s+)?(?!y )[a-zA-ZÀ-ÖØ-ž]{3}|[a-zA-ZÀ-ÖØ-ž]{3}\s*[:=]?\s*\d/u.test(
        part.replace(/ y /gu, ", "),
      ),
  );
  if (bare >= 0) parts[bare] = namedLike(parts[bare]!, parts[1 - bare]!);
  const [before, now] = parts.map((part) => {
    // «3400 alcance» or «alcance 3400»: what comes first in the period says which.
    const first = /^\s*(?:de |con |hubo |tuve |tuvimos )?\d/u.test(part);
    const found = new Map<string, number>();
    for (const chunk of part
      .split(/[,;\n]|\sy\s|(?<=[a-zA-ZÀ-ÖØ-ž])\s(?=\d)(?=\d[\d.,]* [a-zA-ZÀ-ÖØ-ž])/u)
      .slice(0, 12)) {
      for (const [, count, name, label, value] of chunk.matchAll(each)) {
        const [text, number] = first ? [name, count] : [label ?? name, value ?? count];
        if (text && number)
          found.set(text.toLowerCase().replace(/ (?:y|de|en|con|haz\w*)$/u, ""), whole(number));
      }
    }
    return found;
  });
  return [...now!].flatMap(([name, value]) =>
    before!.has(name)
      ? [{ name: clip(plain(name), 30), before: before!.get(name)!, now: value }]
      : [],
  );
}

/** «alcance 1200 (antes 900)», «ventas: de 30 a 42», «seguidores 1.250»: the figures a person gives. */
export function figures(prompt: string): Figure[] {
  const compared = comparedFigures(prompt.slice(0, 1000));
  if (compared.length > 1) return compared.slice(0, 8);
  const found: Figure[] = [];
  const pattern =
    /([a-zà-ž][a-zà-ž ]{2,30}?)\s*(?:[:=]|de|son|fueron|hemos tenido|tuve|tuvimos)?\s*(\d[\d.]*)\s*(?:(?:a|→|->|–)\s*(\d[\d.]*)|\((?:antes|mes pasado|frente a)[: ]*(\d[\d.]*)\))?/giu;
  const value = (text: string) => Number(text.replace(/\.(?=\d{3}\b)/g, "").replace(/\.$/, ""));
  for (const [, now, name, before] of prompt.replace(inMonths, " ").matchAll(paired))
    found.push({ name: name!.toLowerCase(), before: value(before!), now: value(now!) });
  for (const [, now, name, before] of prompt.matchAll(monthly))
    found.push({ name: name!.toLowerCase(), before: value(before!), now: value(now!) });
  for (const [, before, name, , now] of prompt.matchAll(inMonths))
    found.push({ name: name!.toLowerCase(), before: value(before!), now: value(now!) });
  const cost = spent.exec(prompt);
  if (cost) found.push({ name: `gasto en ${cost[2]!.toLowerCase()}`, now: value(cost[1]!) });
  const rest = prompt
    .replace(inMonths, " ")
    .replace(paired, " ")
    .replace(monthly, " ")
    .replace(spent, " ");
  for (const match of rest.matchAll(pattern)) {
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
      // «…seguidores, 35 pedidos»: the number belongs to what follows it.
      /^\s*(?:ventas|mensajes|seguidores|visitas|clics|comentarios|reservas|pedidos|contactos|llamadas|compras|clientes|citas|matr)/iu.test(
        rest.slice(match.index + match[0].length),
      ) ||
      /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dame|ideas|informe|reporte|resumen|hace|las|los|últimos?|semanas?)$/u.test(
        name,
      )
    )
      continue;
    const first = value(match[2]!);
    if (match[3]) found.push({ name, before: first, now: value(match[3]) });
    else if (match[4]) found.push({ name, before: value(match[4]), now: first });
    else found.push({ name, now: first });
  }
  for (const [, count, name] of rest.matchAll(counted)) {
    if (!found.some((one) => one.name === name!.toLowerCase())) {
      found.push({ name: name!.toLowerCase(), now: value(count!) });
    }
  }
  const [, sum, unit] = rest.match(money) ?? [];
  if (sum && !found.some(({ now }) => now === whole(sum)))
    found.push({
      name: `ingresos (${/^eur/iu.test(unit!) ? "€" : unit!.toLowerCase()})`,
      now: whole(sum),
    });
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
