const dayNames = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos"];
const dayCodes = ["mo", "tu", "we", "th", "fr", "sa", "su"];

/**
 * Opening hours as schema.org writes them, `Mo-Fr 09:00-20:00`, in Spanish: «De lunes a viernes, de
 * 9:00 a 20:00». Hours that are already in Spanish stay as they are; null for anything else.
 */
export function hoursInSpanish(marked: string): string | null {
  const text = marked.trim();
  const found =
    /^((?:mo|tu|we|th|fr|sa|su)(?:\s*[-,]\s*(?:mo|tu|we|th|fr|sa|su))*)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/i.exec(
      text,
    );
  if (found) {
    const days = daysInSpanish(found[1]!.toLowerCase().replace(/\s/g, ""));
    return days && `${days}, de ${clock(found[2]!)} a ${clock(found[3]!)}`;
  }
  return /\b(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|abierto|todos los d[ií]as)/i.test(
    text,
  ) && /\d/.test(text)
    ? text
    : null;
}

const clock = (time: string) => time.replace(/^0(?=\d)/, "");

function daysInSpanish(codes: string): string | null {
  const range = /^(\w\w)-(\w\w)$/.exec(codes);
  const at = (code: string) => dayNames[dayCodes.indexOf(code)];
  if (range) {
    const [from, to] = [at(range[1]!), at(range[2]!)];
    if (codes === "mo-su") return "Todos los días";
    return from && to
      ? `De ${from.replace(/s$/, fixed(from))} a ${to.replace(/s$/, fixed(to))}`
      : null;
  }
  const days = codes.split(",").map(at);
  if (days.some((day) => day === undefined)) return null;
  const last = days.at(-1)!;
  const list = days.length > 1 ? `${days.slice(0, -1).join(", ")} y ${last}` : last;
  return `${list[0]!.toUpperCase()}${list.slice(1)}`;
}

/** «lunes» keeps its s, «sábados» is one Saturday in a range. */
const fixed = (day: string) => (/^(sábados|domingos)$/.test(day) ? "" : "s");
