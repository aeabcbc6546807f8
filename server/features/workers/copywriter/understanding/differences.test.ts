import assert from "node:assert/strict";
import { test } from "node:test";
import { differencesOf, inFull, isSaidIn } from "./differences.ts";

test("what sets a house apart is told as its words allow", () => {
  const shapes = {
    doing: [
      "vamos a domicilio",
      "horneamos tres veces al día",
      "te lo llevamos a casa",
      "no usamos conservantes",
    ],
    having: [
      "horno de leña",
      "masa madre de 24 horas",
      "recogida a domicilio",
      "trato cercano",
      "10 años en el barrio",
    ],
    alone: [
      "máximo 4 perros",
      "sin cita previa",
      "en tres idiomas",
      "desde 1987",
      "hechos a mano",
      "presencial o virtual",
      "junto al río",
      "listo en 40 minutos",
    ],
    saying: [
      "atiende la dueña",
      "crecen en 10 días",
      "respondo el mismo día",
      "voy a tu casa",
      "paso por tu casa",
      "te atiende siempre el mismo médico",
    ],
    none: [
      "siempre con guía acompañante",
      "abierto desde las 5",
      "coordinación con el colegio",
      "una sola pieza de cada diseño",
      "muy céntricos",
      "24 horas",
      "misma cuidadora siempre",
      "cambia cada día",
      "trae tu botella",
    ],
  };
  for (const [shape, texts] of Object.entries(shapes))
    for (const text of texts) {
      const found = Object.entries(differencesOf([text])).filter(([, value]) => value);
      assert.deepEqual(found, shape === "none" ? [] : [[shape, text]], text);
    }
  assert.equal(inFull("Puntuales y limpios"), "somos puntuales y limpios");
  assert.equal(inFull("profesionales titulados"), "profesionales titulados");
  assert.equal(
    differencesOf(["horno de leña", "masa madre", "precios claros"]).having,
    "horno de leña y masa madre",
  );
});

test("a figure that the message does not tell is not told", () => {
  assert.ok(!isSaidIn("visitas de máximo 12 personas", "Visitas con cata, 22 € por persona."));
  assert.ok(isSaidIn("recogemos y entregamos en casa", "Recogemos y entregamos en tu casa."));
});
