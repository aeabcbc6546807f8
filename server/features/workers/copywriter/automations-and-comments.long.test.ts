import { describe, test } from "node:test";
import { chat, check } from "./proof/asking.ts";

describe("an automation starts by what the owner said and says what they asked", () => {
  const cases: [string, RegExp[], RegExp[]][] = [
    [
      "cuando alguien pide una torta que le llegue un mensaje pidiendo el 50% de anticipo",
      [/Alguien pide una torta/, /Gracias por tu pedido\./, /te pedimos el 50% de anticipo\./],
      [/palabra «/],
    ],
    [
      "cuando a alguien le queda una clase del bono avisarle para que renueve",
      [/A alguien le queda una clase del bono/, /Te queda una clase del bono\./],
      [/no lo sé contestar/],
    ],
    [
      "mensaje automático cuando preguntan por un piso en Idealista, pedir nombre y cuándo quieren visitarlo",
      [/Dinos tu nombre y cuándo quieres visitarlo\./, /Idealista/],
      [/palabra «/],
    ],
    [
      "que cuando reserven les llegue un mensaje con la dirección y que lleguen 5 min antes",
      [/cuando alguien reserva/, /Llega 5 min antes\. Debajo te dejamos la dirección\./],
      [/palabra «/],
    ],
    [
      "que a los 6 meses del service les llegue un whatsapp para que vuelvan",
      [/recordatorio a los 6 meses/, /Han pasado 6 meses desde .*: toca otra vez\./],
      [],
    ],
    [
      "automatiza: a las 6 semanas del baño recordar que ya toca",
      [/recordatorio a las 6 semanas/, /Han pasado 6 semanas desde el baño: toca otra vez\./],
      [],
    ],
    [
      "automatiza: el día antes de la sesión mandar el enlace de la videollamada",
      [/24 horas antes/, /Debajo te dejamos el enlace de la videollamada\./],
      [/palabra «/],
    ],
    [
      "automatiza: recordar el aniversario de bodas una semana antes para que encarguen ramo",
      [/Falta una semana para tu aniversario de bodas\. Si quieres encargar ramo, dínoslo/],
      [/Felicidades/],
    ],
    [
      "automatiza un mensaje al terminar la reparación para pedir una reseña en google",
      [/reseña al terminar/, /Ninguna: sale al terminar/],
      [/día 14/],
    ],
    [
      "automatiza: cuando reserven mandar instrucciones para llegar y la hora de entrada, a partir de las 16",
      [/las instrucciones para llegar\. La hora de entrada es a partir de las 16\./],
      [/palabra «/],
    ],
    [
      "automatiza: a las 3 semanas de ponerse las uñas avisar que toca relleno",
      [/: ya toca relleno\./],
      [/otra vez/],
    ],
    [
      "automatiza: recordar a los padres 3 días antes de la fiesta que confirmen cuántos niños van",
      [/Faltan 3 días para la fiesta\. Confirma cuántos niños van\./],
      [],
    ],
    [
      "automatiza una respuesta al que pregunta por domicilio: cuesta 4 mil y tarda 40 min",
      [/Alguien pregunta por domicilio/, /Cuesta 4 mil y tarda 40 min\./],
      [/palabra «/],
    ],
    [
      "automatiza: el día 10 de cada mes recordar que manden los recibos",
      [/Un recordatorio: manda los recibos\./],
      [],
    ],
    [
      "reactivación: clientes que compraron la Navidad pasada y no volvieron",
      [/Compraste la Navidad pasada, y por eso te escribimos\./],
      [/volvieron/],
    ],
    [
      "automatiza: a los 15 días del tatuaje preguntar cómo cicatriza",
      [/Han pasado 15 días desde el tatuaje\. ¿Cómo cicatriza\? Cuéntanos en una línea\./],
      [/palabra «/],
    ],
    [
      "automatiza avisar cuando el arreglo está listo",
      [/Se marca que el arreglo está listo/, /Tu arreglo ya está listo\./],
      [/palabra «/],
    ],
    [
      "automatiza el mensaje de cumpleaños con una gaseosa gratis",
      [/el detalle: una gaseosa gratis/, /Te espera un detalle: una gaseosa gratis\./],
      [],
    ],
    [
      "automatiza el recordatorio de la cita el día antes, si cancelan tienen que avisar 24h antes",
      [/Un recordatorio de tu cita\. *\n+Si al final no puedes, avísanos 24 horas antes\./],
      [/la cambiamos/],
    ],
    [
      "automatización: bienvenida a los que reservan por primera vez y preguntarles al día siguiente cómo les fue",
      [/Mensaje 1 · al momento/, /Gracias por tu reserva\./, /Mensaje 2 · al día siguiente/],
      [],
    ],
    [
      "quiero que a fin de mes se les recuerde la renta de los lockers, 150 pesos, automatízalo",
      [
        /último día laborable del mes/,
        /ya toca pagar la renta de los lockers\. Importe: 150 pesos\./,
      ],
      [],
    ],
    [
      "automatiza un aviso el día 28 para que paguen la cuota",
      [/Llega el día 28 de cada mes/, /ya toca pagar la cuota\./],
      [/compra/],
    ],
    [
      "automatización: recordatorio de la mensualidad el día 5 de cada mes, son 35 mil",
      [/Llega el día 5 de cada mes/, /ya toca pagar la mensualidad\. Importe: 35 mil\./],
      [/cita/],
    ],
    [
      "automatiza: cada primer lunes del mes pedir las facturas a los clientes",
      [/el primer lunes de cada mes/, /Como cada mes, te pedimos las facturas\./],
      [/palabra «/],
    ],
    [
      "reactivación: mensaje a los que no vienen hace 2 meses, con un lavado de motor gratis",
      [/Hace 2 meses que no nos vemos\./, /Te esperamos con un lavado de motor gratis\./],
      [/^Con un lavado/m],
    ],
  ];
  for (const [prompt, says, never] of cases)
    test(prompt, () => check(chat("marcos", prompt), { says, never }));
});

describe("a comment is answered on what it says", () => {
  const cases: [string, RegExp[], RegExp[]][] = [
    [
      "contesta esta reseña: «Encargué dos empanadas y me dieron una, y la dependienta ni se disculpó»",
      [/sobre lo que faltó y el trato|sobre el trato y lo que faltó/],
      [/Gracias por pasar/],
    ],
    ["responde: «no había casi sabores y el chico con mala cara»", [/sobre el trato/], [/precio/]],
    ["responde esta reseña: «Faltaban dos piezas»", [/lo que faltó/], []],
    [
      "responde la reseña de 1 estrella: se le despegó la suela a las dos semanas",
      [/sobre la suela/],
      [],
    ],
    [
      "responde: «le hicieron una herida a mi perrita en la oreja y nadie me avisó»",
      [/sobre la herida de tu perrita/, /cómo está/],
      [/el día y un nombre/],
    ],
    [
      "contesta la reseña de 3 estrellas: «buena ubicación, el desayuno flojo y el colchón duro»",
      [/te gustara la ubicación\. Y sentimos lo que cuentas sobre el desayuno y el colchón\./],
      [/el producto/],
    ],
    [
      "responde la reseña de 2 estrellas: «El pollo seco y las papas frías, antes era mejor»",
      [/sobre el pollo y las papas/],
      [/lo bueno/],
    ],
    ["responde la reseña: «Me rayaron la mesa y nadie se hace cargo»", [/sobre la mesa/], []],
    ["responde: «nunca más, me intoxiqué»", [/cómo estás/], [/un nombre/]],
    [
      "responde: «se me levantaron a los tres días 😡»",
      [/privado|mensaje/],
      [/Gracias por pasar|te gustó/],
    ],
    [
      "responde la reseña: «Muy fría la terapeuta, no me sentí escuchado»",
      [/sobre el trato/],
      [/plato/],
    ],
    [
      "responde: «me cobraron 20 mil y sigue sin andar» dile que traiga el lavarropas que se lo revisamos sin cargo",
      [/Trae el lavarropas que te lo revisamos sin cargo\./],
      [/Traiga/],
    ],
    [
      "responde la reseña: «El tapizado quedó torcido y las costuras se abrieron en un mes»",
      [/el tapizado y las costuras|las costuras y el tapizado/],
      [/Gracias por pasar/],
    ],
    [
      "responde la reseña: «Riquísimas las arepas pero la salsa venía derramada»",
      [/te gustaran las arepas/, /la salsa/],
      [],
    ],
    ["responde: «me hicieron daño y salí cojeando»", [/cómo estás/], []],
    ["responde la reseña: «Rapidísimos y muy claros, gracias Carmen!»", [/a Carmen/], []],
    ["responde: «Encontré un pelo en la sopa»", [/sobre el pelo/], [/Gracias por pasar/]],
    ["responde: «El helado frío y cremoso, riquísimo»", [/gracias|Nos|alegr/i], [/sentimos/]],
    [
      "responde: «Me quitaron la mancha, quedó como nuevo»",
      [/gracias|Nos|alegr/i],
      [/falló|sentimos/],
    ],
    ["responde: «me hicieron un corte increíble»", [/gracias|Nos|alegr/i], [/sentimos|privado/]],
    ["responde: «tenía una fuga y la arreglaron rapidísimo»", [/gracias|Nos|alegr/i], [/sentimos/]],
    ["responde: «la sangría estaba riquísima»", [/gracias|Nos|alegr/i], [/cómo estás/]],
    ["responde: «mi perro volvió con una garrapata»", [/sobre la garrapata/, /cómo está/], []],
    [
      "responde: «Precioso!! quiero uno igual»",
      [/escríbenos por privado y lo vemos|Escríbenos por privado y te contamos cómo/],
      [/Hasta la próxima/],
    ],
    [
      "contesta: «La comida muy rica pero tardaron 40 minutos»",
      [/te gustara la comida/, /la espera/, /a qué hora fue/],
      [/un nombre/],
    ],
    [
      "contesta esta reseña: «Tardaron una hora y se equivocaron con el pedido, pero el sushi estaba buenísimo»",
      [/te gustara el sushi\. Y sentimos lo que cuentas sobre la espera y la equivocación\./],
      [],
    ],
    [
      "responde: «excelente servicio pero muy caro»",
      [/sobre el precio lo tenemos en cuenta/],
      [/así no|Vaya/],
    ],
    [
      "responde a la reseña de 1 estrella: «Ni fu ni fa»",
      [/privado|mensaje con los detalles/],
      [/Hasta la próxima/],
    ],
  ];
  for (const [prompt, says, never] of cases)
    test(prompt.slice(0, 70), () => check(chat("lia", prompt), { says, never }));
});
