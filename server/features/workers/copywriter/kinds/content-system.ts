import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { small, stack, table } from "./layout.ts";

const dayNamed =
  /(?<![a-zà-ž])(?:(?:los|el|cada) )(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)s?(?![a-zà-ž])/u;
const timeNamed =
  /(?<![a-zà-ž])(media hora|(?:\d{1,2}|una|un|dos|tres|cuatro|cinco) (?:horas?|horitas?|ratos?|minutos|min))(?! antes)(?![a-zà-ž])/u;

/** «Puedo 2 horas los domingos»: the four sittings of a month that fit in it; undefined when nothing was told. */
function sittings(copy: Copy, shot: string): { rows: string[][]; time: string } | undefined {
  const prompt = copy.brief.prompt.toLowerCase();
  const day = dayNamed
    .exec(prompt)?.[1]
    ?.replace("miercoles", "miércoles")
    .replace("sabado", "sábado");
  const time = timeNamed.exec(prompt)?.[1]?.replace("horita", "hora");
  if (!time || (!day && !/(?:por|a la|cada) semana|semanal/u.test(prompt))) return undefined;
  const { tips } = copy.industry;
  const when = ["Primer", "Segundo", "Tercer", "Cuarto"].map((nth, index) =>
    day ? `${nth} ${day} del mes` : `Semana ${index + 1}`,
  );
  return {
    time: `${time} ${day ? `cada ${day}` : "a la semana"}`,
    rows: [
      [
        when[0]!,
        `Se escribe y se graba la pieza grande: ${small(tips[0]![0])}`,
        "Vivi y Teo",
        time,
      ],
      [when[1]!, `Un trozo convertido en carrusel: ${small(tips[1]![0])}`, "Teo y Ani", time],
      [
        when[2]!,
        `Un plano suelto en vertical: ${small(shot)}; y una pregunta: ${copy.fill("{ask}")}`,
        "Vivi y Lía",
        time,
      ],
      [
        when[3]!,
        `Correo con lo mejor del mes, y se mira: ${copy.goal.metrics[0]![0].toLowerCase()}`,
        "Nai e Iko",
        time,
      ],
    ],
  };
}

export const system: Kind = {
  id: "content-system",
  write(copy) {
    const { tips } = copy.industry;
    const shots = copy.several(copy.industry.shots, 2);
    const fitting = sittings(copy, shots[0] ?? "las manos trabajando");
    return {
      title: "Sistema de contenido",
      body: stack(
        copy.fill(
          `**La idea:** una pieza grande al mes sobre {s} y todo lo demás sale de ella. **Objetivo:** ${copy.goal.aim}.`,
        ),
        table(
          ["Cuándo", "Qué se hace", "Quién", "Tiempo"],
          fitting?.rows ?? [
            [
              "Primer lunes",
              `Se graba y se escribe la pieza grande: ${small(tips[0]![0])}`,
              "Vivi y Teo",
              "2 h",
            ],
            [
              "Cada martes",
              `Un trozo convertido en carrusel: ${small(tips[1]![0])}`,
              "Teo y Ani",
              "45 min",
            ],
            [
              "Cada jueves",
              `Un plano suelto en vertical: ${small(shots[0] ?? "las manos trabajando")}`,
              "Vivi",
              "30 min",
            ],
            ["Cada domingo", `Una pregunta: ${copy.fill("{ask}")}`, "Lía", "10 min"],
            ["Último viernes", "Correo con lo mejor del mes", "Nai", "1 h"],
            [
              "Ese mismo día",
              `Se mira: ${copy.goal.metrics[0]![0].toLowerCase()}`,
              "Iko",
              "20 min",
            ],
          ],
        ),
        "### Reglas para que aguante",
        `1. ${copy.goal.moves[0]}.\n2. Todo se guarda en una carpeta por mes: lo que funcionó se repite a los noventa días.\n3. ${fitting ? "Lo que sale de cada rato se deja programado para toda la semana" : "Si una semana no hay tiempo, se publica solo la pregunta"}.`,
        `**Primera línea para empezar:** ${copy.say(copy.industry.hooks)}`,
      ),
      reasons: [
        "Se crea una vez y se reparte muchas: menos horas por pieza.",
        fitting
          ? `Cabe en lo que dijiste: ${fitting.time}.`
          : "Cada tarea tiene día y duración; sin eso no hay sistema.",
        fitting
          ? "Cada rato tiene una sola tarea: así se termina."
          : "Hay un plan para la semana mala, que siempre llega.",
      ],
    };
  },
};
