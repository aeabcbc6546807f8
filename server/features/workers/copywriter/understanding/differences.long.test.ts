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
      const { telling: _, stating: __, ...read } = differencesOf([text]);
      const found = Object.entries(read).filter(([, value]) => value);
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

test("what an owner only names is told in a sentence, with nothing added to it", () => {
  const sentences = {
    "envíos a todo el país": "hacemos envíos a todo el país",
    "envío en 24 horas": "enviamos en 24 horas",
    "entrega el mismo día": "entregamos el mismo día",
    "20 años de experiencia": "tenemos 20 años de experiencia",
    "garantía de 6 meses": "damos garantía de 6 meses",
    "repuestos originales": "usamos repuestos originales",
    "atención por WhatsApp": "atendemos por WhatsApp",
    "abierto hasta las 22": "abrimos hasta las 22",
    "ubicados en el centro": "estamos en el centro",
    "cerca del metro": "estamos cerca del metro",
    "sin cita previa": "atendemos sin cita previa",
    "terraza frente al mar": "tenemos terraza frente al mar",
  };
  for (const [text, sentence] of Object.entries(sentences))
    assert.equal(differencesOf([text]).telling, sentence);
  const facts = {
    "envío gratis desde 30 €": "el envío es gratis desde 30 €",
    "12 cuotas": "se puede pagar en 12 cuotas",
    "primera clase gratis": "la primera clase es gratis",
    "revisión incluida": "la revisión va incluida",
    "mascotas bienvenidas": "las mascotas son bienvenidas",
  };
  for (const [text, sentence] of Object.entries(facts))
    assert.equal(differencesOf([text]).stating, sentence);
  for (const text of ["trato cercano", "hechos a mano", "honestidad", "sin gluten"]) {
    const { telling, stating } = differencesOf([text]);
    assert.deepEqual([telling, stating], [undefined, undefined], text);
  }
});
