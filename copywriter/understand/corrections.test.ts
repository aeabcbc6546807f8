import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutCorrections } from "./corrections.ts";

test("a corrected value takes the place of the one before, and the words of the correction go", () => {
  const cases = [
    [
      "patio de 40 m, 212.000. Perdón, 209.000 que lo han bajado ayer. Visitas por la tarde",
      "patio de 40 m, 209.000. Visitas por la tarde",
    ],
    [
      "las medias suelas a 16 €, perdón, a 18 que ha subido el material. Se hacen en 24 horas",
      "las medias suelas a 18 €. Se hacen en 24 horas",
    ],
    [
      "abrimos los domingos de 9 a 1, no, mejor de 10 a 1. Solo urgencias",
      "abrimos los domingos de 10 a 1. Solo urgencias",
    ],
    [
      "el taller es el miércoles a las 5, no, el jueves mejor, en el local",
      "el taller es el jueves a las 5, en el local",
    ],
    ["Piso en Pumarín, 128.000, digo 125.000, reformado", "Piso en Pumarín, 125.000, reformado"],
    ["quedan 12 plazas, digo 15", "quedan 15 plazas"],
    ["cerramos el lunes, ay no, perdón, el martes por fiesta", "cerramos el martes por fiesta"],
    ["a las 8 de la tarde. Uy perdón a las 9", "a las 9 de la tarde"],
    [
      "sillas a 20 €. es obligatoria en galicia? bueno eso no lo pongas que no estoy segura. Entrega gratis",
      "sillas a 20 €. Entrega gratis",
    ],
    ["sin gluten, hecho a mano, eso no lo pongas, y recién salido", "sin gluten, y recién salido"],
    [
      "para 20 niños. es de 4 a 6? eso no lo digas. Merienda incluida",
      "para 20 niños. Merienda incluida",
    ],
    // Not sure: nothing goes.
    ["perdón por el lío, cerramos el lunes", "perdón por el lío, cerramos el lunes"],
    ["el lunes no abrimos, el martes sí", "el lunes no abrimos, el martes sí"],
    ["no cobramos matrícula, son 40 al mes", "no cobramos matrícula, son 40 al mes"],
    [
      "pide perdón a los socios por las molestias del lunes 6",
      "pide perdón a los socios por las molestias del lunes 6",
    ],
    [
      "te lo digo ya: 3 talleres en mayo, 2 en junio",
      "te lo digo ya: 3 talleres en mayo, 2 en junio",
    ],
  ];
  for (const [typed = "", right] of cases) assert.equal(withoutCorrections(typed), right);
});
