import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ask, chat, check, house } from "./proof/asking.ts";

describe("what an owner tells of whom, when and how much is in the reply", () => {
  test("two kinds of people get an ad each, that names them and says something of its own", () => {
    const text = chat(
      "bran",
      "dos anuncios de facebook del puesto fijo a 149 € al mes, uno para autónomos y otro para empresas pequeñas",
      {
        profile: house({
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
      { profile: house({ industry: "Comida para llevar", products: ["Empanadas de carne"] }) },
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
        profile: house({ industry: "Mudanzas", products: ["Mudanza completa"] }),
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

  test("the steps that were told are filmed in order and told in the caption", () => {
    check(
      chat(
        "vivi",
        "reel de cómo hacemos el jabón, primero mezclamos el aceite con la avena, después al molde y se cura 4 semanas",
        { profile: house({ industry: "Cosmética artesanal", products: ["Jabón de avena"] }) },
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
    check(
      chat(
        "iko",
        "informe: 1200 de alcance, 45 likes, 12 mensajes y 9 pedidos este mes, el pasado 800, 50, 6 y 4",
      ),
      { says: [/\| Alcance \| 800 \| 1200 \|/, /\| Pedidos \| 4 \| 9 \|/], never: [/El pasado/] },
    );
    check(chat("iko", "informe: 12 mensajes y 9 pedidos este mes, 6 y 4 el mes pasado"), {
      says: [/\| Mensajes \| 6 \| 12 \|/, /\| Pedidos \| 4 \| 9 \|/],
    });
  });

  test("who asks what a measure means is told it, and two measures are told apart", () => {
    check(chat("iko", "que significa el alcance"), {
      says: [/personas distintas/],
      never: [/Más que seguidores/],
    });
    check(chat("mel", "que es mejor, likes o guardados?"), {
      says: [/me gusta/, /Un guardado dice/, /que no sean los me gusta/],
    });
    check(chat("iko", "que es mejor, un reel o un post"), {
      says: [],
      never: [/personas distintas/],
    });
  });

  test("who wants to sell more at some hours is told what to do for those hours", () => {
    check(chat("mel", "que puedo hacer esta semana para vender mas por las tardes"), {
      says: [/Para las tardes, elige algo que solo valga en ese rato/],
    });
    check(chat("iko", "como vendo mas entre semana"), { says: [/Para los días entre semana/] });
    check(chat("mel", "que hago para vender mas"), { says: [], never: [/solo valga en ese rato/] });
  });

  test("Mel hands on what a review says in the owner's words", () => {
    check(chat("mel", "necesito contestar una reseña que dice que tarde mucho"), {
      says: [/encargo lia\n[^`]*Nota: Necesito contestar una reseña que dice que tarde mucho\./],
    });
  });

  test("a video without faces shows none, also when the faces are named", () => {
    check(
      chat("vivi", "reel del karate infantil, sin que se vean las caras de los niños", {
        profile: house({ industry: "Escuela de artes marciales", products: ["Karate infantil"] }),
      }),
      { says: [/Guion de reel/], never: [/caras de los niños/, /a cámara/] },
    );
  });

  test("what a tutorial is asked to teach is its title and is not said aloud as an order", () => {
    check(chat("vivi", "tutorial de como saber si la miel es pura"), {
      says: [/\*\*Cómo saber si la miel es pura/],
      never: [/Se dice:\*\* Tutorial/],
    });
  });

  test("a schedule keeps to the days on which the owner can publish", () => {
    const text = chat("iko", "horario de publicación, solo puedo los lunes y jueves");
    check(text, { says: [/2 por semana: lunes y jueves/], never: [/3 por semana/] });
    check(chat("iko", "horario de publicación, mi gente sale los domingos"), {
      says: [/3 por semana/],
      never: [/por semana: domingo/],
    });
  });

  test("a campaign of a month that comes runs in that month", () => {
    check(chat("mel", "plan de campaña de matrícula gratis en enero"), {
      says: [/\| Cierre \| [^|]+ ene \|/],
      never: [/\| Cierre \| [^|]+ dic \|/],
    });
  });

  test("a week tells free shipping once, and who asks about a bad review is answered", () => {
    check(chat("mel", "plan de la semana, envio gratis desde 40 € hasta el domingo"), {
      says: [/Lo que se anuncia:\*\* Envío gratis/],
      never: [/Lo que se anuncia:.*;/],
    });
    check(chat("mel", "que hago con una reseña mala que dice que soy caro"), {
      says: [/en público y en tres líneas/, /encargo lia/],
    });
  });

  test("a figure of thousands is not cut at its point in what Mel hands on", () => {
    check(chat("mel", "un video de la cata del sabado 28 a las 11, 8 plazas a 40.000"), {
      says: [/8 plazas a 40\.000\./],
      never: [/a 40\. /],
    });
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
        profile: house({ industry: "Zapatería", products: ["Botines"] }),
      }),
      {
        says: [/[Hh]an llegado los botines de invierno, del 35 al 42/],
        never: [/^Del 35 al 42, los/mu],
      },
    );
  });

  test("half a price for the second is half for no other", () => {
    const said = ask({ prompt: "Post de la ensaimada, 2ª unidad al 50%" });
    check(said, { says: [/la segunda unidad al 50 %/i], never: [/50 % de descuento/] });
  });

  test("what stands after the thing and before its details belongs to both", () => {
    check(
      ask({
        prompt: "Post del piso de la calle Mayor: 3 habitaciones, terraza de 20 metros y ascensor",
        profile: house({ industry: "Inmobiliaria", products: ["Pisos"] }),
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
        profile: house({ industry: "Peluquería", products: ["Corte", "Color"] }),
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
        profile: house({
          industry: "Reciclaje de metales",
          products: ["Recogida de chatarra"],
          differentiators: ["Báscula a la vista"],
        }),
      }),
      { says: [/\*\*3 consejos: /, /\*\*Báscula a la vista\*\*/], never: [/Lámina 6/] },
    );
  });
});

test("what follows a polite question is told, and an order to sell is none of it", () => {
  const piece = (prompt: string, facts: Parameters<typeof house>[0] = {}) =>
    chat("teo", prompt, { profile: house(facts) });
  const workshop = { industry: "Taller mecánico", mainService: "Mecánica" };
  assert.match(
    piece("me haces un post de la pre itv? 25€ y en el dia", workshop),
    /25 € y en el día/u,
  );
  assert.match(
    piece("un post del roscón a 19 €, presentando este post"),
    /presentando este post/iu,
  );
  assert.doesNotMatch(piece("nos quedan 5 roscones a 18 €, avisa"), /avisa/u);
  assert.match(
    piece("quiero publicar la canasta familiar, $15.000, reparto martes y viernes"),
    /canasta familiar: \$15\.000/u,
  );
  assert.doesNotMatch(piece("un post para vender el roscón por 19 € antes de reyes"), /Vender/u);
  assert.match(
    piece("post: apartamento en laureles, 2 alcobas", { industry: "Inmobiliaria" }),
    /Laureles/u,
  );
});
