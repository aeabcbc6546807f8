import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { correct } from "./correct.ts";

/** What was typed, and how it is spelt. */
const cases: readonly (readonly [string, string])[] = [
  ["q cerramos el sabado x inventario", "que cerramos el sábado por inventario"],
  ["d lun a vie d 10h a 14h", "d lunes a viernes de 10h a 14h"],
  ["el ano nuevo trae ganas de pintar", "el año nuevo trae ganas de pintar"],
  ["esta semana pinto la casa y solicito permiso", "esta semana pinto la casa y solicito permiso"],
  ["la barberia esta en la calle mayor 14", "la barbería está en la calle Mayor 14"],
  ["esta abierta hasta las 9 pm", "está abierta hasta las 9 pm"],
  ["ya llego la coleccion d otoño", "ya llegó la colección de otoño"],
  ["tan facil como contar hasta tres", "tan fácil como contar hasta tres"],
  ["como elegir un colchon", "cómo elegir un colchón"],
  ["cuanto cuesta un cambio d aceite??", "¿cuánto cuesta un cambio de aceite?"],
  ["clases de ingles pa ninos", "clases de inglés para niños"],
  ["depilacion laser ingles y axilas 49€", "depilación láser ingles y axilas 49 €"],
  ["papas arrugadas a 6€", "papas arrugadas a 6 €"],
  ["taller para papas y mamas con bebes", "taller para papás y mamás con bebés"],
  ["publico los martes", "publico los martes"],
  ["abierto al publico", "abierto al público"],
  ["tu eliges el dia, tu pedido esta listo", "tú eliges el día, tu pedido está listo"],
  ["granada, limon y lima", "granada, limón y lima"],
  ["nos vemos en lima", "nos vemos en Lima"],
  ["aun quedan entradas, aun asi corre", "aún quedan entradas, aun así corre"],
  ["la fabrica d velas", "la fábrica de velas"],
  ["se fabrica en la sierra", "se fabrica en la sierra"],
  ["no se si teneis talla 46", "no sé si tenéis talla 46"],
  ["del 27 marzo al 6 abril", "del 27 de marzo al 6 de abril"],
  ["vitamina d y calcio", "vitamina d y calcio"],
  ["un paseo en kayak x la ria", "un paseo en kayak por la ría"],
  ["Q 485 el juego, 2 x 30", "Q 485 el juego, 2 x 30"],
  ["hilo de x: por que cambiar", "hilo de X: por qué cambiar"],
  ["siguenos en insta y face", "síguenos en Instagram y Facebook"],
  [
    "escribenos por whatsapp a info@mitienda.com #cafelola",
    "escríbenos por WhatsApp a info@mitienda.com #cafelola",
  ],
  ["la dueña nos enseno la camara frigorifica", "la dueña nos enseno la cámara frigorífica"],
  [
    "el medico explica la tecnica y publica un articulo",
    "el médico explica la técnica y publica un artículo",
  ],
  ["HOY SABADO CERRADO", "HOY SÁBADO CERRADO"],
  ["dejalo en recepcion y pasa a buscarlo", "déjalo en recepción y pasa a buscarlo"],
  ["grabamos y acabamos la cancion", "grabamos y acabamos la canción"],
  ["nuestra campana de navidad", "nuestra campaña de Navidad"],
  ["limpiamos campanas extractoras", "limpiamos campanas extractoras"],
  ["un regalo para el dia de la madre", "un regalo para el Día de la Madre"],
  ["escapada en cangas de onis", "escapada en Cangas de Onís"],
  ["hacia la playa; hacia anos", "hacia la playa; hacía años"],
  ["solo quedan 4 plazas!!!", "¡solo quedan 4 plazas!"],
];

test("what is typed on a phone comes out in correct Spanish", () => {
  for (const [typed, right] of cases) assert.equal(correct(typed), right);
});

test("a profile's own spelling wins", () => {
  const names = [
    "El taller del relojero",
    "Cambio de bombín",
    "La Palma",
    "Gorka & Ane",
    "Kefir Ñam",
  ];
  assert.equal(
    correct("somos de la palma: el taller del relojero y cambio de bombin", names),
    "somos de La Palma: El taller del relojero y cambio de bombín",
  );
  assert.equal(correct("Cambio de bombin hoy", names), "Cambio de bombín hoy");
  assert.equal(correct("el kefir ñam de hoy", names), "el kefir Ñam de hoy");
});

test("correct Spanish stays as it is", () => {
  for (const [, right] of cases) assert.equal(correct(right), right);
  for (const text of [
    "¿Hay que traer algún papel? Te lo decimos por teléfono, sin compromiso.",
    "La cuenta, cuando se paga; el parque, en un rincón. ¿Es como en la foto?",
    "Quien quiera, que venga: en esta lista hay una consulta como otra cualquiera.",
    "Necesito que esté listo el martes. Él sabe cuánto tarda; tú, no.",
    "Antes de unas vacaciones huele a mar y a crema.",
  ])
    assert.equal(correct(text), text);
});

/** Texts of several clauses in any order. */
const typedText = fc
  .array(
    fc.tuple(
      fc.constantFrom(...cases.map(([typed]) => typed)),
      fc.constantFrom(". ", ", ", "\n", "! "),
    ),
  )
  .map((parts) => parts.flat().join(""));

test("correcting twice changes nothing more, and figures and hours never change", () => {
  fc.assert(
    fc.property(typedText, (text) => {
      const once = correct(text);
      assert.equal(correct(once), once);
      assert.deepEqual(once.match(/\d+/g), text.match(/\d+/g));
    }),
    { numRuns: 300 },
  );
  const told =
    "6:30 pm, 9h00, 18:30-20:00, $14.000, S/ 25, L 2,800, ₡65.000, 14,50 € el kilo, 2x1, 24/7";
  assert.equal(correct(told), told);
});
