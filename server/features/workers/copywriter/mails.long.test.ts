import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ask, chat, check, house } from "./proof/asking.ts";

const mail = (prompt: string, industry: string, products: string[], differentiators?: string[]) =>
  chat("nai", prompt, {
    profile: house({ industry, products, ...(differentiators ? { differentiators } : {}) }),
  });

describe("a mail says its matter in the subject and first, and asks for one thing", () => {
  test("an invitation invites, with what it costs and how many may come, and never says it twice", () => {
    check(
      mail(
        "mandá un mail invitando a la cata del viernes 4 de diciembre a las 19:30, entrada $15.000, cupo 20 personas",
        "Bodega",
        ["Malbec reserva"],
      ),
      {
        says: [
          /Asunto:\*\* Cata: el viernes 4 de diciembre/,
          /invitamos a la cata, el viernes 4 de diciembre a las 19:30\./,
          /\*\*Entrada:\*\* \$15\.000/,
          /→ Reservar plaza/,
        ],
        never: [/Malbec|nariz/],
      },
    );
    check(
      mail(
        "invita a los clientes por correo al concierto de jazz el viernes 18 de diciembre a las 21h, entrada libre",
        "Bar",
        ["Cerveza artesana"],
      ),
      { says: [/invitamos al concierto de jazz/, /Te esperamos/], never: [/Reservar|jarra/] },
    );
  });

  test("a sale stands in the subject with its days, and the preheader adds something else", () => {
    check(
      mail(
        "escribeme una newsletter, rebajas del 7 al 15 de enero, 30% en cinturones",
        "Marroquinería",
        ["Carteras de piel", "Cinturones a medida"],
        ["grabamos las iniciales gratis"],
      ),
      {
        says: [
          /Asunto:\*\* 30 % en cinturones, del 7 al 15 de enero/,
          /Preheader:\*\* Grabamos las iniciales gratis/,
          /→ Aprovechar la oferta/,
        ],
        never: [/Conocer/, /tres bloques/i],
      },
    );
  });

  test("closing days are the subject, and nobody is sold anything", () => {
    check(
      mail("un correo avisando que cerramos del 24 de diciembre al 3 de enero", "Frutería", [
        "Cestas",
      ]),
      {
        says: [/Asunto:\*\* Cerramos del 24 de diciembre al 3 de enero/],
        never: [/→|persiana/],
      },
    );
  });

  test("who came once is told so, and the button is what they are asked to do", () => {
    check(
      mail(
        "correo a quien vino a la primera consulta y no volvio, que reserven la segunda",
        "Fisioterapia",
        ["Sesión de fisioterapia"],
      ),
      {
        says: [/Viniste a la primera consulta/, /Reserva la segunda\./, /→ Reservar la segunda/],
        never: [/volvio|[Aa] quien vino/],
      },
    );
  });

  test("a course is told by its day, its price and its places, and where to ring is the button", () => {
    check(
      mail(
        "email: abrimos grupo nuevo de conversación los martes a las 20h, desde el 12 de enero, 60 al mes, solo 8 plazas",
        "Academia de inglés",
        ["Inglés para adultos"],
      ),
      {
        says: [
          /Asunto:\*\* Abrimos grupo nuevo de conversación los martes/,
          /\*\*Precio:\*\* 60 al mes/,
          /\*\*Plazas:\*\* [Ss]olo 8/,
        ],
      },
    );
    check(
      mail("email que ya tenemos delivery, pedidos al 959 111 222", "Restaurante", ["Ceviche"]),
      {
        says: [/→ Llamar al 959 111 222/],
      },
    );
  });

  test("thanks, good wishes and a review asked for are sent as what they are", () => {
    check(
      mail("un correo de agradecimiento a los que compraron en la feria", "Librería", ["Libros"]),
      {
        says: [/Compraste en la feria, y queremos darte las gracias/],
        never: [/los que compraron/],
      },
    );
    check(
      mail(
        "un correo felicitando la navidad a los clientes y que recogemos encargos hasta el 22",
        "Floristería",
        ["Ramos"],
      ),
      { says: [/Feliz Navidad/, /Recogemos encargos hasta el 22\./], never: [/[Ff]elicitando/] },
    );
    check(mail("correo pidiendo que nos dejen una reseña en google", "Ferretería", ["Pinturas"]), {
      says: [/¿Nos dejas una reseña en Google\?/, /→ Escribir una reseña/],
    });
  });

  test("bad news is told without a sale, and a workshop that is called off invites nobody", () => {
    check(
      mail(
        "avisa por correo a los clientes que el precio del pan sube a 3,20 € desde el 1 de enero",
        "Panadería",
        ["Pan"],
        ["horno de leña"],
      ),
      {
        says: [/Asunto:\*\* El precio del pan sube a 3,20 €/, /Preheader:\*\* Desde el 1 de enero/],
        never: [/→|horno de leña/],
      },
    );
    check(
      mail(
        "correo, se cancela el taller de ganchillo del jueves 3, nueva fecha el jueves 10",
        "Mercería",
        ["Lanas"],
      ),
      { says: [/Se cancela el taller de ganchillo del jueves 3/], never: [/invitamos|Reservar/] },
    );
  });

  test("what is paid in advance is no discount, and whom a mail goes to is not what it is about", () => {
    check(
      mail(
        "email lanzando el tour a torres del paine de febrero, 5 dias, $890.000 por persona, cupos limitados, reserva con el 30%",
        "Agencia de viajes",
        ["Tour a Torres del Paine"],
      ),
      {
        says: [
          /Asunto:\*\* Lanzamos el tour a Torres del Paine/,
          /\*\*Reserva:\*\* [Cc]on el 30 %/,
        ],
        never: [/Aprovechar la oferta|[Ll]anzando/],
      },
    );
    check(
      mail(
        "secuencia de bienvenida de 3 correos para los suscriptores del club de café",
        "Cafetería",
        ["Café de altura"],
      ),
      {
        says: [/Te damos la bienvenida/, /Café de altura/],
        never: [/con los suscriptores|Pregúntanos cuáles/],
      },
    );
  });

  test("a mail that asks to confirm has that button, and one that only informs has none", () => {
    check(
      mail(
        "invitacion por mail a la posada del domingo 20 de diciembre de 4 a 7 pm, habrá piñata y ponche, confirmar antes del 15",
        "Ludoteca",
        ["Fiestas infantiles"],
      ),
      { says: [/Habrá piñata y ponche\. Confirma antes del 15\./, /→ Confirmar asistencia/] },
    );
    check(
      mail(
        "correo a las familias recordando que el viernes 22 no hay clase y que el lunes traigan ropa de cambio",
        "Guardería",
        ["Escuela infantil"],
        ["cocina propia"],
      ),
      {
        says: [/El viernes 22 no hay clase\./, /El lunes trae ropa de cambio\./],
        never: [/→|cocina propia/],
      },
    );
  });

  test("several mails of one news remind of it, and five subjects say what was told", () => {
    check(
      mail(
        "dos correos distintos para anunciar que abrimos la temporada el 1 de marzo",
        "Heladería",
        ["Tarrinas"],
      ),
      {
        says: [
          /Asunto:\*\* Abrimos la temporada el 1 de marzo/,
          /Asunto:\*\* Recordatorio: abrimos la temporada el 1 de marzo/,
        ],
        never: [/Asunto:\*\* La temporada/],
      },
    );
    check(
      mail("5 asuntos para la newsletter de los vestidos de lino, 20% este fin de semana", "Moda", [
        "Vestidos de lino",
      ]),
      { says: [/1\. 20 % en vestidos de lino/, /^5\. /mu], never: [/por dónde empezar/] },
    );
  });

  test("a booking confirmed, an answer and an introduction are no sale of something else", () => {
    check(
      mail(
        "correo de confirmacion de reserva para los huespedes, entrada desde las 3pm, salida a las 11",
        "Hotel",
        ["Suites"],
        ["desayuno incluido"],
      ),
      {
        says: [/Tu reserva está confirmada/, /\*\*Entrada:\*\* [Dd]esde las 3pm/],
        never: [/→|huéspedes/],
      },
    );
    check(
      mail(
        "correo contestando a un cliente que pregunta cuanto tarda el ajuste, son 3 dias y cuesta 40 €",
        "Luthier",
        ["Ajuste de guitarras"],
      ),
      {
        says: [/Gracias por escribirnos\./, /Son 3 días y cuesta 40 €\./],
        never: [/[Cc]ontestando/],
      },
    );
    check(
      mail(
        "mail para administradores de fincas presentandonos",
        "Cerrajería",
        ["Apertura de puertas"],
        ["llegamos en 30 minutos"],
      ),
      {
        says: [/Asunto:\*\* Nos presentamos/, /ofrecemos apertura de puertas/],
        never: [/administradores/],
      },
    );
  });

  test("a menu of five steps is one mail, and several pieces of news are a list", () => {
    check(mail("mail: menú de nochevieja, 5 pasos con copa $95.000", "Restaurante", ["Pastas"]), {
      says: [/Asunto:\*\* Menú de nochevieja/i],
      never: [/Correo 2/],
    });
    check(
      mail(
        "newsletter mensual con: nuevo horario de los jueves, llegada de telas de invierno y taller de bolsos el 23 de enero a 35 €",
        "Costura",
        ["Curso de costura"],
      ),
      { says: [/^- Llegada de telas de invierno\.$/mu, /^- Taller de bolsos el 23 de enero/mu] },
    );
  });

  test("what the mail does is no part of who gets it, and who has a date is reminded of it", () => {
    check(
      mail(
        "correo a las que compraron el kit de prueba preguntandoles como les va y ofreciendo 10% en el segundo kit",
        "Tienda de bebés",
        ["Pañales de tela"],
      ),
      {
        says: [
          /Compraste el kit de prueba, y/,
          /¿Cómo te va\?/,
          /Te ofrecemos 10 % en el segundo kit/,
        ],
        never: [/preguntandoles|comentarios/],
      },
    );
    check(
      mail(
        "correo recordatorio de cita para mañana a las 10:30, que lleguen 10 minutos antes",
        "Dermatología",
        ["Revisión de lunares"],
      ),
      {
        says: [/Te recordamos tu cita: mañana a las 10:30\./, /Llega 10 minutos antes/],
        never: [/→|lunar/],
      },
    );
  });

  test("what the house presents, celebrates or asks for is told by the house", () => {
    check(
      mail(
        "escribe un correo para celebrar nuestro aniversario, 10 años, 20% en lentes de sol del 1 al 10 de marzo",
        "Óptica",
        ["Lentes de sol"],
      ),
      {
        says: [
          /Asunto:\*\* Celebramos nuestro aniversario/,
          /20 % en lentes de sol del 1 al 10 de marzo\./,
        ],
        never: [/Celebrar/],
      },
    );
    check(
      mail(
        "correo pidiendo a los clientes que nos manden fotos de sus muebles para la web",
        "Carpintería",
        ["Muebles a medida"],
        ["madera nativa"],
      ),
      {
        says: [/Mándanos fotos de tus muebles para la web\./],
        never: [/medidas\*\*|\nY, como siempre/],
      },
    );
    check(
      mail("mail a clientes avisando que desde marzo el baño pasa a $18.000", "Peluquería canina", [
        "Baño",
      ]),
      {
        says: [/Asunto:\*\* Desde marzo el baño pasa a \$18\.000/],
        never: [/→|Precio:/],
      },
    );
  });

  test("a price stands beside its thing, and what is signed for by WhatsApp has that button", () => {
    check(
      mail("correo promocion alineacion y balanceo 80 mil los jueves de marzo", "Taller mecánico", [
        "Alineación y balanceo",
      ]),
      { says: [/Promoción: alineación y balanceo a 80 mil los jueves de marzo\./] },
    );
    check(
      mail(
        "invitacion a las clientas al desfile de comuniones el sabado 7 de febrero a las 18h en el hotel Temple, confirmar por whatsapp",
        "Ropa infantil",
        ["Vestidos de comunión"],
      ),
      {
        says: [
          /invitamos al desfile de comuniones, el sábado 7 de febrero/,
          /→ Confirmar por WhatsApp/,
        ],
        never: [/responde a este correo/],
      },
    );
  });

  test("one reader is called by name, and several kinds of readers are none of the matter", () => {
    check(
      mail(
        "escribe un email a un cliente llamado Andrés para confirmar la sesión del martes 9 a las 10 y que traiga los productos limpios",
        "Fotografía",
        ["Fotos de producto"],
      ),
      {
        says: [/Hola, Andrés:/, /martes 9 a las 10/, /Trae los productos limpios/],
        never: [/[Ll]lamado/],
      },
    );
    check(
      mail(
        "email para empresas y autonomos del curso de excel, 12 horas online, 90 €, empieza el 3 de marzo",
        "Formación",
        ["Curso de Excel"],
      ),
      {
        says: [/Asunto:\*\* Curso de Excel/, /\*\*Empieza:\*\* [Ee]l 3 de marzo/],
        never: [/[Ee]mpresas y/],
      },
    );
  });
});

test("what begins in letters that are none of ours is no news of a mail", () => {
  for (const contentType of ["email", "newsletter"])
    for (const prompt of ["ա", "ḙ", "ⰰ"])
      assert.doesNotMatch(ask({ workerId: "nai", contentType, prompt }), new RegExp(prompt, "u"));
});
