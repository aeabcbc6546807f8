import assert from "node:assert/strict";
import { test } from "node:test";
import { registerOf, toRegister } from "./register.ts";

/** The same sentence as tú, usted and vos say it. */
const sentences: readonly (readonly [string, string, string])[] = [
  [
    "Pide tu turno y no hagas fila.",
    "Pida su turno y no haga fila.",
    "Pedí tu turno y no hagas fila.",
  ],
  [
    "Escríbenos y te contestamos hoy.",
    "Escríbanos y le contestamos hoy.",
    "Escribinos y te contestamos hoy.",
  ],
  [
    "Si reservas antes del 25, te ahorras 40 €.",
    "Si reserva antes del 25, se ahorra 40 €.",
    "Si reservás antes del 25, te ahorrás 40 €.",
  ],
  [
    "¿Quieres vender tu piso? Cuéntanoslo.",
    "¿Quiere vender su piso? Cuéntenoslo.",
    "¿Querés vender tu piso? Contánoslo.",
  ],
  [
    "Reserva tu plaza y ven con tiempo.",
    "Reserve su plaza y venga con tiempo.",
    "Reservá tu plaza y vení con tiempo.",
  ],
  [
    "Apúntate al taller: te esperamos el sábado.",
    "Apúntese al taller: le esperamos el sábado.",
    "Apuntate al taller: te esperamos el sábado.",
  ],
  [
    "Trae tu taza y llévate el café que prefieras.",
    "Traiga su taza y llévese el café que prefiera.",
    "Traé tu taza y llevate el café que prefieras.",
  ],
  [
    "No dudes en llamarnos, queremos ayudarte.",
    "No dude en llamarnos, queremos ayudarle.",
    "No dudes en llamarnos, queremos ayudarte.",
  ],
  [
    "Elige color y dinos la talla.",
    "Elija color y díganos la talla.",
    "Elegí color y decinos la talla.",
  ],
  [
    "Si tu coche hace ruido, tráelo: lo miramos contigo.",
    "Si su coche hace ruido, tráigalo: lo miramos con usted.",
    "Si tu coche hace ruido, traelo: lo miramos con vos.",
  ],
  [
    "Te lo mandamos a casa y lo pagas al recibirlo.",
    "Se lo mandamos a casa y lo paga al recibirlo.",
    "Te lo mandamos a casa y lo pagás al recibirlo.",
  ],
  [
    "Para ti, que siempre vas con prisa.",
    "Para usted, que siempre va con prisa.",
    "Para vos, que siempre vas con prisa.",
  ],
  [
    "Puedes apuntarte por teléfono; vamos a contarte todo.",
    "Puede apuntarse por teléfono; vamos a contarle todo.",
    "Podés apuntarte por teléfono; vamos a contarte todo.",
  ],
  [
    "Mira el escaparate, elige el tuyo y pídelo aquí.",
    "Mire el escaparate, elija el suyo y pídalo aquí.",
    "Mirá el escaparate, elegí el tuyo y pedilo aquí.",
  ],
  ["¿Has probado nuestro queso?", "¿Ha probado nuestro queso?", "¿Has probado nuestro queso?"],
  [
    "Sentimos que esperaras 40 minutos.",
    "Sentimos que esperara 40 minutos.",
    "Sentimos que esperaras 40 minutos.",
  ],
  [
    "Vendrás con hambre y te irás contento.",
    "Vendrá con hambre y se irá contento.",
    "Vendrás con hambre y te irás contento.",
  ],
  [
    "Cuando llegues, pregunta por Ana.",
    "Cuando llegue, pregunte por Ana.",
    "Cuando llegues, preguntá por Ana.",
  ],
];

test("a sentence is said as usted, tú or vos wants it", () => {
  for (const [tu, usted, vos] of sentences) {
    assert.equal(toRegister(tu, "usted"), usted);
    assert.equal(toRegister(tu, "vos"), vos);
    assert.equal(toRegister(vos, "tu"), tu);
    assert.equal(toRegister(vos, "usted"), usted);
    for (const [text, register] of [
      [tu, "tu"],
      [usted, "usted"],
    ] as const)
      assert.equal(toRegister(text, register), text);
  }
});

test("usted becomes tú where it surely addresses the reader", () => {
  assert.equal(
    toRegister("Reserve su mesa y díganos cuántos son. Si necesita factura, pídala.", "tu"),
    "Reserva tu mesa y dinos cuántos son. Si necesitas factura, pídela.",
  );
});

const ownSamples = [
  "Ven cuando quieras y trae a tu perro.",
  "Solicita tu presupuesto y compara.",
  "Descubre los sabores y quédate a cenar.",
  "Tienes hasta el viernes para inscribirte.",
  "¿Buscas piso? Llámanos y lo vemos contigo.",
  "Necesitas toalla y crema; el neopreno lo ponemos nosotros.",
  "Envíanos una foto y te decimos el precio.",
  "Si vienes dos veces, te sale a mitad de precio.",
  "Guarda esta receta y compártela con tu madre.",
  "Haz tu pedido y recógelo mañana.",
  "Sigue estos pasos y no te equivocarás.",
  "Pon la planta donde tengas luz.",
  "Lleva tu ropa y olvídate de la plancha.",
  "Cuéntanos qué te gusta y montamos la cesta.",
  "Deja el coche y te avisamos cuando puedas recogerlo.",
  "Confirma tu asistencia y dinos si comes de todo.",
  "Aprovecha y renueva tu colchón.",
  "Únete al club y consigue tu carné.",
  "Responde a este correo y eliges hora.",
  "Agenda tu visita; tú decides el día.",
  "Regálate una tarde y ven con quien quieras.",
  "Visítanos en la feria o pregúntanos por mensaje.",
  "Crea tu ramo y escríbele una nota.",
  "Sabes que puedes contar con nosotros.",
  "Nunca sabrás si te queda bien hasta que te lo pruebes.",
  "Apunta la fecha y avisa a tus amigos.",
  "Compra hoy y paga cuando lo recibas.",
  "Dime tu talla y te lo aparto.",
  "Pásate por la tienda y llévate dos.",
  "Traducimos tu título y te lo enviamos.",
  "Si quieres, te lo llevamos.",
  "Pregunta por tu descuento y úsalo cuando vuelvas.",
];
/** Words that only tú says. */
const ofTu =
  /(?<!\p{L})(?:tú|ti|contigo|tus?|te|tuyo|ven|haz|pon|dinos|dime|eres|tienes|\p{L}+[áé]s|\p{L}{3,}(?:as|es)(?<!os))(?!\p{L})/giu;
const others = new Set([
  "viernes",
  "dos",
  "veces",
  "tres",
  "pasos",
  "antes",
  "es",
  "las",
  "les",
  "amigos",
  "minutos",
  "sabores",
  "más",
]);

test("no word of tú is left in a text for usted", () => {
  for (const text of [...ownSamples, ...sentences.map(([tu]) => tu)]) {
    const left = (toRegister(text, "usted").match(ofTu) ?? []).filter(
      (word) => !others.has(word.toLowerCase()),
    );
    assert.deepEqual(left, [], toRegister(text, "usted"));
  }
});

test("what addresses nobody stays, and has no register", () => {
  for (const text of [
    "Reserva mínima de dos noches. Consulta gratuita los lunes.",
    "Incluye desayuno y dura dos horas. Llega el jueves el tomate.",
    "Las reservas se hacen por teléfono y las compras en tienda.",
    "El perro tiene su cama y la dueña lo recoge a las 6.",
    "Entre 20 y 60 euros. Informe en 5 días. Una foto. Corte y Cierre.",
    "Ya está el seguro avisado. Un saludo, Sala de Armas Tico.",
    "Se graban iniciales; son dos cosas con unas fotos.",
  ]) {
    assert.equal(registerOf(text), undefined, text);
    for (const register of ["tu", "usted", "vos"] as const)
      assert.equal(toRegister(text, register), text);
  }
  assert.equal(registerOf("Escribinos y te contamos."), "vos");
  assert.equal(registerOf("Llámenos antes de venir."), "usted");
  assert.equal(registerOf("Llámanos antes de venir."), "tu");
});
