import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ask, bakery, chat, check } from "./proof/asking.ts";

const own = (more: Partial<typeof bakery>) => ({
  ...bakery,
  products: [],
  differentiators: [],
  brandValues: [],
  ...more,
});

describe("what an owner tells of whom, when and how much is in the reply", () => {
  test("two kinds of people get an ad each, that names them and says something of its own", () => {
    const text = chat(
      "bran",
      "dos anuncios de facebook del puesto fijo a 149 € al mes, uno para autónomos y otro para empresas pequeñas",
      {
        profile: own({
          industry: "Coworking",
          products: ["Puesto fijo"],
          differentiators: ["Abierto 24 horas", "Luz natural"],
        }),
      },
    );
    check(text, {
      says: [/### Para autónomos/, /### Para empresas pequeñas/, /Para autónomos: .*149 € al mes/],
      never: [/### Anuncio 1/],
    });
    const [one, other] = text.match(/\*\*Texto principal:\*\* (.+)/gu) ?? [];
    assert.notEqual(one, other);
  });

  test("Mel's week has the price and its days, and tells the customers the day before", () => {
    const text = chat(
      "mel",
      "un plan para la semana, los jueves y viernes hay 2 docenas a $18.000 y lo aviso por whatsapp",
      { profile: own({ industry: "Comida para llevar", products: ["Empanadas de carne"] }) },
    );
    check(text, {
      says: [
        /Lo que se anuncia:\*\* 2 docenas por \$18\.000, los jueves y viernes/,
        /Mié 25 nov \| Mensaje de WhatsApp/,
        /Jue 26 nov \| Historia \| Hoy: 2 docenas/,
        /Vie 27 nov \| Historia \| Hoy: 2 docenas/,
        /```encargo lia/,
      ],
    });
  });

  test("a plan with the team is no plan about the team", () => {
    check(chat("mel", "Hazme un plan con el equipo para que vengan más novios en primavera"), {
      says: [/## Campaña: /, /\*\*A quién:\*\* Novios/, /que vengan más novios/],
      never: [/el equipo\./],
    });
  });

  test("the owner's own colours make the style guide, each with a part to play", () => {
    check(chat("ani", "guía de estilo, mis colores son negro, crema y verde nopal"), {
      says: [
        /\| Negro \| #1C1C1C \| Texto/,
        /\| Crema \| #F6EBD3 \| Fondos/,
        /\| Verde nopal \| #\w{6} \| Acentos/,
      ],
    });
  });

  test("colours are found before and after their word, and no word of the language passes for one", () => {
    check(
      chat("ani", "guía de estilo con azul marino, blanco y coral, que son los colores de la casa"),
      {
        says: [/\| Azul marino \| #1B2A49/, /\| Coral \|/],
      },
    );
    check(chat("ani", "guía de estilo, mis colores son constructor y toString"), {
      says: [/## Guía de estilo/],
      never: [/constructor|undefined/],
    });
  });

  test("a gift keeps its condition, and is no raffle", () => {
    check(
      ask({
        workerId: "nai",
        contentType: "email",
        prompt:
          "correo para los que pidieron presupuesto, si reservan antes del 15 de diciembre les regalamos las cajas",
        profile: own({ industry: "Mudanzas", products: ["Mudanza completa"] }),
      }),
      {
        says: [
          /Si reservas antes del 15 de diciembre, te regalamos las cajas/,
          /Pediste presupuesto/,
        ],
        never: [/sorteo|participar/],
      },
    );
  });

  test("what was done about a complaint is the answer to it", () => {
    check(
      chat(
        "lia",
        'contesta: "Precioso pero el wifi iba fatal", ya cambiamos el router y la llamamos hoy',
      ),
      { says: [/Ya cambiamos el router y te llamamos hoy/], never: [/no hay excusa/] },
    );
  });

  test("the answer after a customer's question is what they are told", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "direct-message",
        prompt:
          "me escribieron que si atiendo el domingo, no abro domingos pero sí lunes desde las 10",
        profile: own({ industry: "Barbería", products: ["Corte clásico"] }),
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
        profile: own({ industry: "Hostal", products: ["Habitaciones dobles"] }),
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
        profile: own({ industry: "Tostadora de café", products: ["Café en grano"] }),
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
        profile: own({ industry: "Guardería de perros", products: ["Hospedaje de fin de semana"] }),
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
        profile: own({ industry: "Taller", products }),
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
        profile: own({ industry: "Cestas de verdura", products: ["Cesta semanal de verdura"] }),
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
        profile: own({
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
        profile: own({ industry: "Autoescuela", products: ["Carnet B"] }),
      }),
      {
        says: [/^La clase teórica del jueves pasa al viernes a las 18/mu],
        never: [/whatsapp/i, /¿/],
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
        profile: own({ industry: "Restaurante", products: ["Sushi"], brandTone: "playful" }),
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
        profile: own({ industry: "Asesoría fiscal", products: ["Contabilidad para pymes"] }),
      }),
      { says: [/Manda las facturas del trimestre antes del 10 de enero/], never: [/A clientes:/] },
    );
    check(
      ask({
        workerId: "nai",
        contentType: "email",
        prompt: "mail para avisar que el 24 cerramos a las 16 y el 25 no abrimos",
        profile: own({ industry: "Parrilla", products: ["Parrillada"] }),
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
        profile: own({ industry: "Clases de inglés", products: ["Inglés para adultos"] }),
      }),
      { says: [/¿Cómo te va hasta ahora\?/], never: [/¿Te interesa/] },
    );
  });

  test("what a profile is to say is said in it", () => {
    check(
      ask({
        workerId: "teo",
        contentType: "bio",
        prompt: "haceme la bio de insta, poné que hago envios a toda la ciudad",
        profile: own({ industry: "Repostería", products: ["Tortas de cumpleaños"] }),
      }),
      { says: [/Hacemos envíos a toda la ciudad/], never: [/poné|la insta/] },
    );
  });

  test("the steps that were told are filmed in order and told in the caption", () => {
    check(
      chat(
        "vivi",
        "reel de cómo hacemos el jabón, primero mezclamos el aceite con la avena, después al molde y se cura 4 semanas",
        { profile: own({ industry: "Cosmética artesanal", products: ["Jabón de avena"] }) },
      ),
      {
        says: [/Primero, mezclamos el aceite con la avena; después, al molde; al final, se cura/],
        never: [/Reserva cita/],
      },
    );
  });

  test("what is cut in the making does not cut the video short", () => {
    check(
      chat(
        "vivi",
        "reel de cómo hacemos el queso: primero cuajamos la leche, luego se corta la cuajada",
      ),
      {
        says: [/Primero, cuajamos la leche; al final, se corta la cuajada/],
        never: [/\*\*Duración:\*\* 8 segundos/],
      },
    );
  });

  test("two months of figures are compared in whatever order they are told", () => {
    check(
      chat(
        "iko",
        "este mes: 2100 de alcance, 85 likes y 12 comentarios. el mes pasado 1500, 90 y 5. como voy?",
      ),
      { says: [/\| Alcance \| 1500 \| 2100 \| Sube un 40 %/, /\| Comentarios \| 5 \| 12 \|/] },
    );
    check(
      chat(
        "iko",
        "en septiembre tuve 900 visitas y 14 ventas y en octubre 1200 y 12, cómo lo ves?",
      ),
      { says: [/\| Visitas \| 900 \| 1200 \|/, /\| Ventas \| 14 \| 12 \|/] },
    );
  });

  test("three messages to those who asked and did not decide are three, with what was told", () => {
    check(
      chat(
        "marcos",
        "secuencia de whatsapp para los padres que preguntan y luego no se apuntan, 3 mensajes, la primera clase es gratis",
      ),
      {
        says: [/### Mensaje 3/, /primera clase gratis|primera clase es gratis/i],
        never: [/encargo nai/],
      },
    );
  });

  test("a long skirt and a full day are no order for a long text", () => {
    const long = (prompt: string) => ask({ prompt }).length;
    assert.ok(long("Post de la jornada completa") < long("Post más largo de la jornada") * 0.9);
    assert.ok(long("Post de la falda larga") < long("Post más largo de la falda") * 0.9);
  });

  test("the readers are asked what the owner wants to ask them", () => {
    check(
      ask({ prompt: "Un post preguntando qué pan llevan a la playa y que etiqueten a un amigo" }),
      {
        says: [/^\*\*¿Qué pan llevas a la playa\?/mu, /Etiqueta a un amigo\./],
        never: [/llevan/],
      },
    );
    check(
      ask({ prompt: "Post de usted que pregunte a los clientes si prefieren corteza o miga" }),
      {
        says: [/^\*\*¿Prefiere corteza o miga\?/mu],
      },
    );
  });

  test("an amount from which sending is free is no price, and sizes are no dates", () => {
    check(ask({ prompt: "Post de los croissants, envío gratis a partir de 40 euros" }), {
      says: [/[Ee]nvío gratis a partir de 40 (?:€|euros)/],
      never: [/[Pp]recio/, /: 40 €/],
    });
    check(
      ask({
        prompt: "Han llegado los botines de invierno, del 35 al 42. Post",
        profile: own({ industry: "Zapatería", products: ["Botines"] }),
      }),
      {
        says: [/[Hh]an llegado los botines de invierno, del 35 al 42/],
        never: [/^Del 35 al 42, los/mu],
      },
    );
  });

  test("what stands after the thing and before its details belongs to both", () => {
    check(
      ask({
        prompt: "Post del piso de la calle Mayor: 3 habitaciones, terraza de 20 metros y ascensor",
        profile: own({ industry: "Inmobiliaria", products: ["Pisos"] }),
      }),
      { says: [/El piso de la calle Mayor: 3 habitaciones, terraza de 20 metros y ascensor\./] },
    );
    check(
      ask({ prompt: "Post sobre los croissants, que llevan mantequilla y que el sexto es gratis" }),
      {
        says: [/Llevan mantequilla y el sexto es gratis\./],
      },
    );
    check(
      ask({
        prompt: "Quiero llenar los lunes: corte y peinado a 25 €",
        profile: own({ industry: "Peluquería", products: ["Corte", "Color"] }),
      }),
      { says: [/corte y peinado/] },
    );
    check(
      ask({ prompt: "Llenar los martes: hogaza y café con 20 % de descuento todo noviembre" }),
      {
        says: [/20 % de descuento, los martes de noviembre/],
      },
    );
  });

  test("a trade that nobody knows gives the advice that only its house can give", () => {
    check(
      chat("teo", "dame 3 consejos en un carrusel para no vender mal la chatarra", {
        profile: own({
          industry: "Reciclaje de metales",
          products: ["Recogida de chatarra"],
          differentiators: ["Báscula a la vista"],
        }),
      }),
      { says: [/\*\*3 consejos: /, /\*\*Báscula a la vista\*\*/], never: [/Lámina 6/] },
    );
  });
});
