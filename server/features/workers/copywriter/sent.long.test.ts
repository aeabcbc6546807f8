import { describe, test } from "node:test";
import { chat, check } from "./proof/asking.ts";

describe("a message that is to be sent says to its reader what the owner wants told", () => {
  const cases: [string, RegExp[], RegExp[]][] = [
    [
      "recordatorio de cita a Marta mañana martes a las 17:30 para mechas, q avise si no puede venir",
      [
        /Hola, Marta\./,
        /tu cita: mañana martes a las 17:30 para mechas\. Avisa si no puedes venir\./,
      ],
      [/Opción/],
    ],
    [
      "recordale a los dueños que tienen cita mañana que traigan el carnet de vacunas",
      [/cita: mañana\. Tra[eé] el carnet de vacunas\./],
      [],
    ],
    [
      "mandale a las alumnas que faltaron el lunes, pueden recuperarla el viernes a las 19",
      [/El lunes no pudiste venir\. (?:Puedes|Podés) recuperarla el viernes a las 19\./],
      [/Faltaron/],
    ],
    [
      "mensaje a los pacientes que no vienen hace un año para la limpieza",
      [
        /Hace un año que no te vemos por aquí\. Si quieres, te buscamos un hueco para la limpieza\./,
      ],
      [],
    ],
    [
      "mensaje a los clientes q se hicieron lentes hace 2 años para que vengan a medirse la vista gratis",
      [/Te hiciste lentes hace 2 años, y por eso/, /Te invitamos a medirte la vista gratis\./],
      [/ para,/],
    ],
    [
      "escribele a don Ramiro que le mande la cotizacion del closet hace una semana y no me ha contestado",
      [
        /Hola, don Ramiro\./,
        /Hace una semana le enviamos la cotización del closet\. ¿Pudo verla\?/,
      ],
      [/Pudiste/],
    ],
    [
      "mensaje a los padres que deben la mensualidad de noviembre, sin sonar mal",
      [/nos figura pendiente la mensualidad de noviembre\./],
      [/sonar|Reserva plaza/],
    ],
    [
      "avisale a Graciela que llegó la pintura que encargó, que pase cuando pueda, estamos hasta las 20",
      [/Llegó la pintura que encargaste\./, /Pas[aá] cuando puedas/],
      [/cuando pueda(?!s)/],
    ],
    [
      "mándale un whatsapp a la señora Rosa para pedirle disculpas porque llegamos 40 minutos tarde a su evento y ofrecerle un 10% en el próximo",
      [/Le pedimos disculpas: llegamos 40 minutos tarde a su evento\. Le ofrecemos un 10%/],
      [/[Tt]u evento/],
    ],
    [
      "feliz cumpleaños para una clienta, que venga este mes y tiene 20% en la limpieza facial",
      [/¡Feliz cumpleaños!/, /Ven este mes y tienes un 20% en la limpieza facial\./],
      [],
    ],
    [
      "pedirle a los huéspedes q se fueron hoy q nos dejen una reseña en google",
      [/¿Nos dejas una reseña en Google\?/],
      [/Opción/],
    ],
    [
      "mensaje a un cliente que no vino a su cita hoy, que si quiere reagendar",
      [/Hoy no pudiste venir a tu cita\. ¿Quieres reagendar\?/],
      [],
    ],
    [
      "una clienta quiere devolver una blusa que ya usó, dile con buenas palabras que no se puede porque tiene señales de uso",
      [/Lo sentimos, pero no se puede porque tiene señales de uso\./],
      [/mal sabor/],
    ],
    [
      "me escribe un paciente a las 11 de la noche, respuesta de fuera de horario, atiendo de 9 a 19",
      [/fuera de horario: atendemos de 9 a 19\./],
      [/Opción/],
    ],
    [
      "mensaje a los huéspedes que llegan el viernes: entrada desde las 16 y traigan ropa de abrigo",
      [/Llegas el viernes: entrada desde las 16\. Trae ropa de abrigo\./],
      [],
    ],
    [
      "mensaje de agradecimiento a Don Andrés por recomendarnos a su hermana",
      [/Muchas gracias por recomendarnos a su hermana\./],
      [],
    ],
    [
      "escríbele a Lucía para saber cómo está Toby después de la sesión del martes",
      [/¿Cómo está Toby después de la sesión del martes\?/],
      [/Escríbele/],
    ],
    [
      "seguimiento a la señora que vino a ver persianas el jueves y quedó en pensarlo",
      [/Viniste a ver persianas el jueves\. ¿Te quedó alguna duda\?/],
      [/Opción/],
    ],
    [
      "dile a los dueños de Nala que hoy ha estado genial y que mañana traigan su pienso",
      [/Hoy ha estado genial y mañana trae tu pienso\./],
      [/traigan/],
    ],
    [
      "escribele a la empresa Andes que la factura 1204 venció el 15 y son 860 soles",
      [/nos figura pendiente la factura 1204, que venció el 15 \(860 soles\)\./],
      [],
    ],
    [
      "recuérdale a Antonio que le toca la ITV en diciembre y que si quiere le hacemos la revisión antes",
      [/Te toca la ITV en diciembre\. Si quieres, te hacemos la revisión antes\./],
      [],
    ],
    [
      "mensaje a los autónomos que nos tienen que mandar las facturas del trimestre antes del 10",
      [/Te recordamos que nos tienes que mandar las facturas del trimestre antes del 10\./],
      [],
    ],
    [
      "contesta a los que preguntan precio por mensaje: depende del tamaño y la zona, que manden foto",
      [/Gracias por preguntar\. Depende del tamaño y la zona\. Manda foto\./],
      [/manden/],
    ],
    [
      "whatsapp a una clienta que dejó un abrigo hace 2 meses y no lo ha recogido",
      [/Dejaste un abrigo hace 2 meses y todavía está con nosotros\./],
      [],
    ],
    [
      "contestá a uno que pide descuento por 10 kilos, que le hacemos 8% si paga en efectivo",
      [/Te hacemos un 8% si pag[aá]s en efectivo\./],
      [/Uno/],
    ],
    [
      "invita a los clientes de la tienda a la cata del viernes 4 a las 19:30, 15 euros por persona",
      [/Te invitamos a la cata del viernes 4 a las 19:30, 15 euros por persona\./],
      [],
    ],
    [
      "escribile a la familia López que cancelamos la excursión del domingo por nieve, les devolvemos el dinero",
      [/[Cc]ancelamos la excursión del domingo por nieve\. Te devolvemos el dinero\./],
      [],
    ],
    [
      "confirma a la mamá de Diego su fiesta del sábado 5 a las 4, 20 niños, que traigan calcetines",
      [/Te confirmamos tu fiesta: el sábado 5 a las 4, 20 niños\. Trae calcetines\./],
      [/Opción/],
    ],
    [
      "avisa al cliente de hoy que devolvió la bici con la rueda pinchada que son 12€ de reparación, amable",
      [/Devolviste la bici con la rueda pinchada\. Son 12 € de reparación\./],
      [/amable/],
    ],
    [
      "pide disculpas a un cliente porque le pusimos el vidrio equivocado, se lo cambiamos el lunes sin costo",
      [
        /Te pedimos disculpas: te pusimos el vidrio equivocado\. Te lo cambiamos el lunes sin costo\./,
      ],
      [/Opción/],
    ],
    [
      "mensaje a los que vinieron a la clase de prueba ayer, si se inscriben hoy no pagan inscripción",
      [/Viniste a la clase de prueba ayer\. Si te inscribes hoy no pagas inscripción\./],
      [],
    ],
    [
      "mensaje de pésame a la familia de un cliente que falleció",
      [/Sentimos mucho tu pérdida\./],
      [/sobre|confeti/],
    ],
    [
      "dile a la señora Lupe que no puedo ir hoy, que si puede mañana a las 9",
      [/Hola, señora Lupe\./, /No puedo ir hoy\. ¿Puede mañana a las 9\?/],
      [],
    ],
    [
      "ofrece a los clientes de mantenimiento la puesta a punto de primavera por 90 euros si la piden en febrero",
      [/Te ofrecemos la puesta a punto de primavera por 90 euros si la pides en febrero\./],
      [],
    ],
    [
      "felicita la navidad a mis clientes y diles que cerramos del 24 al 2",
      [/¡Feliz Navidad!.*Cerramos del 24 al 2\./],
      [/paciencia/],
    ],
    [
      "no hacemos cambios de ropa interior, cómo se lo digo a una clienta sin que se moleste",
      [/Lo sentimos, pero no hacemos cambios de ropa interior\./],
      [/mal sabor/],
    ],
    [
      "mensaje a las clientas que tienen cita el 24 y el 31 que cerramos a las 14 y hay que adelantar la hora",
      [/Si tienes cita el 24 o el 31: cerramos a las 14 y hay que adelantar la hora\./],
      [],
    ],
    [
      "escribe a Nuria que su pieza se rompió en el horno, que lo sentimos mucho y que puede venir a hacer otra gratis",
      [
        /Tu pieza se rompió en el horno y puedes venir a hacer otra gratis\./,
        /Lo sentimos mucho\./,
      ],
      [],
    ],
    [
      "pregunta a la señora Puig si el martes a las 9 le va bien para montar el armario",
      [/¿El martes a las 9 le va bien para montar el armario\?/],
      [/Opción/],
    ],
    [
      "confirma una reserva para Rosa, 8 personas, viernes 4 a las 14:30, menú de perdiz",
      [
        /Hola, Rosa\./,
        /Te confirmamos tu reserva: 8 personas, viernes 4 a las 14:30, menú de perdiz\./,
      ],
      [],
    ],
    [
      "mensaje para Doña Elvira, se le acaba su paquete de masajes el viernes",
      [/Hola, Doña Elvira\./, /Se le acaba su paquete de masajes el viernes\./],
      [/tu paquete/],
    ],
    [
      "recordale a la mamá de Sofi que el cumple es el sábado 28 a las 17 y que traigan medias",
      [/es el sábado 28 a las 17/, /medias/],
      [/Feliz cumpleaños/],
    ],
    ["felicita a los alumnos que aprobaron el B2", [/¡Felicidades! Aprobaste el B2\./], []],
    ["avisa a los socios que esta semana no pagan el envío", [/no pagas? el envío/], [/pendiente/]],
    [
      "avisa a los del curso de mañana que por el viento lo pasamos al domingo, si alguien no puede le devolvemos el dinero",
      [/Por el viento lo pasamos al domingo\. Si no puedes, te devolvemos el dinero\./],
      [],
    ],
  ];
  for (const [prompt, says, never] of cases)
    test(prompt, () => check(chat("lia", prompt), { says, never }));
});
