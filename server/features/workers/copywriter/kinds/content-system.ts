import type { Kind } from "../draft.ts";
import { small, stack, table } from "./layout.ts";

export const system: Kind = {
  id: "content-system",
  write(copy) {
    const { tips } = copy.industry;
    const shots = copy.several(copy.industry.shots, 2);
    return {
      title: "Sistema de contenido",
      body: stack(
        copy.fill(
          `**La idea:** una pieza grande al mes sobre {s} y todo lo demás sale de ella. **Objetivo:** ${copy.goal.aim}.`,
        ),
        table(
          ["Cuándo", "Qué se hace", "Quién", "Tiempo"],
          [
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
        `1. ${copy.goal.moves[0]}.\n2. Todo se guarda en una carpeta por mes: lo que funcionó se repite a los noventa días.\n3. Si una semana no hay tiempo, se publica solo la pregunta.`,
        `**Primera línea para empezar:** ${copy.say(copy.industry.hooks)}`,
      ),
      reasons: [
        "Se crea una vez y se reparte muchas: menos horas por pieza.",
        "Cada tarea tiene día y duración; sin eso no hay sistema.",
        "Hay un plan para la semana mala, que siempre llega.",
      ],
    };
  },
};
