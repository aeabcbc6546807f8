import type { Deliverable } from "../draft.ts";
import { aboutOf, stagesOf } from "./scenes.ts";

const movements: Readonly<Record<string, string>> = {
  General: "Fijo, con el móvil apoyado",
  Medio: "Cámara en mano, despacio",
  Detalle: "Acercamiento lento",
  "Primer plano": "Fijo, muy cerca",
};

export const shotList: Deliverable = {
  id: "shot-list",
  rule: "Tabla con número, plano, encuadre, movimiento, duración, sonido y notas; en orden de rodaje.",
  write(job) {
    const shots = stagesOf(job, job.count(8, 12));
    return {
      title: `Lista de planos: ${aboutOf(job)}`,
      body: [
        "| N.º | Plano | Encuadre | Movimiento | Duración | Sonido | Notas |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        ...shots.map(
          ({ image, size, note }, at) =>
            `| ${at + 1} | ${image.replace(/\|/g, "/")} | ${size} | ${movements[size]} | ${size === "General" ? 5 : 4} s | ${size === "General" ? "El del lugar" : "El de las manos y las cosas"} | ${note} |`,
        ),
        "",
        "Se graba con el móvil en vertical, con la lente limpia y dos segundos de más al principio y al final de cada toma.",
      ].join("\n"),
      reasons: [
        "Cada plano enseña una sola cosa: cualquier corte funciona.",
        "Van en orden de rodaje para no volver dos veces al mismo sitio.",
      ],
    };
  },
};
