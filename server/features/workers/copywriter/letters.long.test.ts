import { describe, test } from "node:test";
import { ask, chat, check, house } from "./proof/asking.ts";

describe("mails, messages, replies, ads and pages say what was told to whom it is for", () => {
  test("the answer after a customer's question is what they are told", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "direct-message",
        prompt:
          "me escribieron que si atiendo el domingo, no abro domingos pero sí lunes desde las 10",
        profile: house({ industry: "Barbería", products: ["Corte clásico"] }),
      }),
      { says: [/No abro domingos pero sí lunes desde las 10\./], never: [/queja|falló|privado/] },
    );
    check(
      chat(
        "lia",
        "comentario: 'q precio tiene el abrigo y talla?' deciles que es talla M y sale $22",
      ),
      { says: [/Es talla M y sale \$22/], never: [/por privado/] },
    );
  });

  test("what was liked in a mixed review is named, and what failed is no compliment", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "review-reply",
        prompt:
          "reseña de 3 estrellas: 'El desayuno muy bueno pero la habitación daba a la calle y había ruido.'",
        profile: house({ industry: "Hostal", products: ["Habitaciones dobles"] }),
      }),
      { says: [/que te gustara el desayuno/, /el ruido/], never: [/vamos bien|daba a la calle/] },
    );
  });

  test("a cart that was left is named by what is in it, and asks no other product's question", () => {
    check(
      ask({
        workerId: "sofi",
        contentType: "cart-recovery",
        prompt:
          "carrito abandonado de café en grano, ofréceles envío gratis si compran antes del viernes",
        profile: house({ industry: "Tostadora de café", products: ["Café en grano"] }),
      }),
      {
        says: [/a medias: café en grano/, /Envío gratis si compras antes del viernes/],
        never: [/carrito abandonado de|bebidas vegetales|Ofr[eé]celes|si compran/],
      },
    );
  });

  test("frequent questions have what was told, and none about the neighbouring product", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "faq",
        prompt:
          "preguntas frecuentes del hospedaje de fin de semana, cuesta $18 la noche y se necesita carnet de vacunas",
        profile: house({
          industry: "Guardería de perros",
          products: ["Hospedaje de fin de semana"],
        }),
      }),
      {
        says: [/¿Qué hace falta\?\*\*\s+Se necesita carnet de vacunas/, /\$18 la noche/],
        never: [/urgencias/, /Ahora mismo/],
      },
    );
  });

  test("who does not come loses what the owner said, and a visit that is due is told of", () => {
    const marcos = (prompt: string, products: string[]) =>
      ask({
        workerId: "marcos",
        contentType: "automation",
        prompt,
        profile: house({ industry: "Taller", products }),
      });
    check(
      marcos("recordatorio automático de turnos un día antes, que si no avisan pierden la seña", [
        "Corte",
      ]),
      { says: [/Si no avisas, pierdes la seña\./], never: [] },
    );
    check(
      marcos("automatiza avisar a los clientes cuando toca cambiar neumaticos", [
        "Cambio de neumáticos",
      ]),
      { says: [/ya toca cambiar neumáticos/], never: [/Automatiza avisar|reseña/] },
    );
  });

  test("a newsletter opens with the owner's news and tells no customer how to take orders", () => {
    check(
      ask({
        workerId: "nai",
        contentType: "newsletter",
        prompt: "newsletter de diciembre, en la cesta entran alcachofas y coliflor",
        profile: house({ industry: "Cestas de verdura", products: ["Cesta semanal de verdura"] }),
      }),
      { says: [/\*\*En la cesta entran alcachofas y coliflor/], never: [/nadie discute|¿Buscas/] },
    );
  });

  test("an ad says whom it is for once, and what is included joins with «con»", () => {
    check(
      ask({
        workerId: "bran",
        contentType: "ad",
        prompt: "anuncio meta de las clases de surf para niños",
        profile: house({
          industry: "Escuela de surf",
          products: ["Clases de surf para niños"],
          differentiators: ["neopreno incluido"],
        }),
      }),
      {
        says: [/Clases de surf para niños/],
        never: [/para niños para niños|Para niños:|niños neopreno/],
      },
    );
  });

  test("what changes is told to those it is for, without the order and without a question", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "direct-message",
        prompt: "whatsapp a los alumnos: la clase teórica del jueves pasa al viernes a las 18",
        profile: house({ industry: "Autoescuela", products: ["Carnet B"] }),
      }),
      {
        says: [/^La clase teórica del jueves pasa al viernes a las 18/mu],
        never: [/whatsapp/i, /¿/],
      },
    );
  });

  test("a message that names a thing, its days and its price is sent, and not answered as a comment", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "direct-message",
        prompt: "un mensaje: tarta de queso de lunes a jueves, 20 €",
        profile: house({ industry: "Pastelería", products: ["Tarta de queso"] }),
      }),
      {
        says: [/tarta de queso/i, /de lunes a jueves/i, /20 €/],
        never: [/Gracias por comentarlo/],
      },
    );
  });

  test("praise that says «como nuevas» is no question, and a complaint is signed without jokes", () => {
    check(chat("lia", 'responde a: "Me dejaron las botas como nuevas, Paco es un artista"'), {
      says: [/Se lo hacemos llegar a Paco/],
      never: [/pregunta|por privado/],
    });
    check(
      ask({
        workerId: "lia",
        contentType: "review-reply",
        prompt: "reseña: 'El pedido llegó frío' decile que se nos cayó el sistema",
        profile: house({ industry: "Restaurante", products: ["Sushi"], brandTone: "playful" }),
      }),
      { says: [/Se nos cayó el sistema/, /Un saludo,/], never: [/confeti|reírse|te lo comiste/] },
    );
  });

  test("what is asked of the customers by mail is in the mail, without the order to send it", () => {
    check(
      ask({
        workerId: "nai",
        contentType: "email",
        prompt: "email a clientes: manden las facturas del trimestre antes del 10 de enero",
        profile: house({ industry: "Asesoría fiscal", products: ["Contabilidad para pymes"] }),
      }),
      { says: [/Manda las facturas del trimestre antes del 10 de enero/], never: [/A clientes:/] },
    );
    check(
      ask({
        workerId: "nai",
        contentType: "email",
        prompt: "mail para avisar que el 24 cerramos a las 16 y el 25 no abrimos",
        profile: house({ industry: "Parrilla", products: ["Parrillada"] }),
      }),
      { says: [/El 24 cerramos a las 16 y el 25 no abrimos/], never: [/Mail para/] },
    );
  });

  test("who is welcomed as a pupil is asked how it goes and sold nothing", () => {
    check(
      ask({
        workerId: "marcos",
        contentType: "welcome-flow",
        prompt: "flujo de bienvenida de alumnos nuevos",
        profile: house({ industry: "Clases de inglés", products: ["Inglés para adultos"] }),
      }),
      { says: [/¿Cómo te va hasta ahora\?/], never: [/¿Te interesa/] },
    );
  });

  test("an invitation has its day in the subject and asks to book a place, not what the shop sells", () => {
    check(
      ask({
        workerId: "nai",
        contentType: "email",
        prompt: "correo: taller de kokedamas el sábado 19 de diciembre a las 11, 30 €, 8 plazas",
        profile: house({ industry: "Plantas", products: ["Plantas de interior"] }),
      }),
      {
        says: [/Asunto:\*\* Taller de kokedamas: el sábado 19 de diciembre/, /Reservar plaza/],
        never: [/cuánta luz/],
      },
    );
  });

  test("what is ready is told, where anybody may come nobody books, and a price is asked first", () => {
    const lia = (contentType: string, prompt: string, industry: string) =>
      ask({ workerId: "lia", contentType, prompt, profile: house({ industry }) });
    check(
      lia(
        "direct-message",
        "mensaje a un cliente: su traje ya está listo, puede pasar de 10 a 14",
        "Sastrería",
      ),
      {
        says: [/Tu traje ya está listo\. Puedes pasar de 10 a 14\./, /de 10 a 14/],
        never: [/a un cliente|insistimos/],
      },
    );
    check(
      lia(
        "direct-message",
        "una mamá pregunta cuánto sale el inflable por 4 horas, L1200 con entrega incluida",
        "Alquiler de inflables",
      ),
      { says: [/L ?1200 con entrega incluida/], never: [/por privado/] },
    );
    check(
      lia(
        "faq",
        "faq: admitimos gatos esterilizados, 14 € la noche, entrada de 10 a 13",
        "Hotel para gatos",
      ),
      { says: [/¿Cuánto cuesta\?\*\*\s+14 € la noche/, /Entrada de 10 a 13/], never: [/tarifa/] },
    );
    check(
      ask({
        workerId: "nai",
        contentType: "email",
        prompt:
          "correo a las familias: la audición de Navidad es el viernes 18 a las 18:30 en el auditorio, entrada libre",
        profile: house({ industry: "Academia de música", products: ["Clases de piano"] }),
      }),
      { says: [/Asunto:\*\* Audición de Navidad: el viernes 18/], never: [/[Rr]eservar|piano/] },
    );
  });

  test("stars without words are thanked for as they are, and a cart does not say how to order", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "review-reply",
        prompt: "reseña de 5 estrellas sin texto",
        profile: house({ industry: "Reparación de celulares", products: ["Cambio de pantalla"] }),
      }),
      { says: [/valoración|valorarnos/], never: [/justo eso|el porqué|detalle/] },
    );
    check(
      ask({
        workerId: "sofi",
        contentType: "cart-recovery",
        prompt: "recuperar carrito de espejos de mimbre",
        profile: house({ industry: "Decoración", products: ["Espejos de mimbre"] }),
      }),
      { says: [/para quién o para qué/], never: [/¿Cómo se pide\?/] },
    );
  });

  test("what a profile is to say is said in it", () => {
    check(
      ask({
        workerId: "teo",
        contentType: "bio",
        prompt: "haceme la bio de insta, poné que hago envios a toda la ciudad",
        profile: house({ industry: "Repostería", products: ["Tortas de cumpleaños"] }),
      }),
      { says: [/Hacemos envíos a toda la ciudad/], never: [/poné|la insta/] },
    );
  });

  test("what is to be written to somebody is told to them, and is no comment to answer", () => {
    const profile = house({ industry: "Taller mecánico", products: ["Revisión"] });
    const sent = (prompt: string) => chat("lia", prompt, { profile });
    check(
      sent("escríbele a un cliente que su coche ya está listo, son 180 euros, cerramos a las 19"),
      {
        says: [/Mensaje directo/, /\nTu coche ya está listo\. Son 180 euros\. Cerramos a las 19\./],
        never: [/escríbele/i, /hora en la puerta/, /queja/],
      },
    );
    check(sent("mensaje a los papás: mañana salimos a las 12, que traigan gorro"), {
      says: [/\nMañana salimos a las 12\. Trae gorro\./],
      never: [/papás/, /comentarlo/],
    });
    check(sent("mándale un whatsapp a Rosa que su vestido ya quedó listo"), {
      says: [/\nTu vestido ya quedó listo\./],
      never: [/mándale/i],
    });
  });

  test("one mail about a cart that was left, or of welcome, is written; a flow goes to who knows it", () => {
    for (const prompt of ["un correo de carrito abandonado", "mail a quien dejó el carrito"])
      check(chat("nai", prompt), { says: [/Volver a mi carrito/], never: [/encargo/] });
    check(chat("nai", "correo de bienvenida a los nuevos suscriptores, 10% con el código HOLA10"), {
      says: [/Asunto:\*\* Te damos la bienvenida/, /10 % con el código HOLA10/, /Usar el código/],
      never: [/encargo/],
    });
    check(chat("nai", "un flujo de bienvenida"), { says: [/encargo marcos/] });
  });
});
