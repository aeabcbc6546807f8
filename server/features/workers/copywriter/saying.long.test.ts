import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Brief } from "./copywriter.ts";
import { ask, chat, check, dental } from "./proof/asking.ts";

describe("questions are answered, truthfully", () => {
  const cases: [Brief["workerId"], string, RegExp[], RegExp[]][] = [
    ["mel", "puedes publicar por mi en instagram?", [/^No: no subo nada por ti/], [/```/]],
    ["mel", "te acuerdas de mi negocio?", [/^Sí: Lumbre/, /Hogaza/], [/```/]],
    ["mel", "cuanto cuesta cada mensaje?", [/1 crédito/, /2\./], [/```/]],
    ["mel", "se me acabaron los creditos que hago", [/siguiente periodo/], [/```/]],
    ["mel", "cuál es el precio del plan pro", [/\$229\/mes/, /Marcos/, /Precios/], [/formulario/]],
    ["mel", "que planes hay para mis productos?", [/Starter, \$39\/mes/, /Pro, \$229/], [/abre a/]],
    ["mel", "cuánto cuesta el plan video studio", [/\$149\/mes/, /Vivi/, /formulario/], [/Naira/]],
    [
      "mel",
      "q diferencia hay entre teo y nai?",
      [/\*\*Teo\*\* lleva.*\*\*Nai\*\* lleva/u],
      [/```/],
    ],
    ["mel", "como subo mis ventas de navidad?", [/hogaza/i, /25 de diciembre/, /```/], []],
    ["teo", "que hago para vender mas?", [/^1\. \*\*/mu, /^3\. \*\*/mu], [/^## /mu]],
    ["bran", "como consigo mas clientes", [/Un solo anuncio/, /Siete días/], [/^## |^De /mu]],
    ["lia", "como subo mis ventas de navidad?", [/nos preguntaste por/], [/Opción 1|por privado/]],
    ["mel", "me puedes hacer una imagen?", [/todavía no/, /```encargo ani/], []],
    ["mel", "cual es la capital de francia", [/no lo sé contestar/], [/```/]],
    ["mel", "asdfgh", [/no lo he entendido/], [/```/]],
    ["mel", "vale la pena tiktok para una panaderia?", [/Vale la pena si/], [/sobre la panader/u]],
    ["teo", "cuantos hashtags pongo", [/entre tres y seis/], [/^## /mu]],
    ["bran", "cuanto invierto al mes", [/sin dolor/], [/^## /mu]],
    ["bran", "el anuncio no funciona", [/tres cosas/], [/^## /mu]],
    [
      "iko",
      "tengo 1200 seguidores y 15 me gusta por post, es poco?",
      [/compararlo/],
      [/no es lo mío/],
    ],
    ["vivi", "me da vergüenza salir en camara", [/No hace falta que salgas/], [/^## /mu]],
  ];
  for (const [workerId, prompt, says, never] of cases)
    test(`${workerId}: ${prompt}`, () => check(chat(workerId, prompt), { says, never }));
  test("without a profile Mel does not pretend to remember", () => {
    check(chat("mel", "te acuerdas de mi negocio?", { profile: null }), {
      says: [/no has rellenado Brain Central/],
    });
  });
});

test("Lía takes a bare comment for a comment, and a quoted one is no subject", () => {
  check(
    ask({
      workerId: "lia",
      contentType: "comment-reply",
      profile: dental,
      prompt: "Muy lindo todo!!! hacen envios a palermo?",
    }),
    {
      says: [/Opción 1/, /localidad|código postal/],
      never: [/Pégame/],
    },
  );
  check(chat("lia", "contesta a: «El pan estaba duro»"), {
    says: [/revisamos|equipo/],
    never: [/pregunta por «/],
  });
});

test("hurried spelling leaves in good Spanish", () => {
  check(ask({ prompt: "q el sabado hay musica y cafe en el jardin" }), {
    says: [/el sábado hay música y café en el jardín/iu],
    never: [/\bq\b|sabado/u],
  });
});

test("what Mel hands on carries the day, the offer, the network, the tone and the register", () => {
  const text = chat(
    "mel",
    "necesito un post para instagram y un correo sobre la hogaza con 10 % de descuento el viernes, divertido",
  );
  for (const worker of ["teo", "nai"])
    assert.match(
      text,
      new RegExp(
        `\`\`\`encargo ${worker}\\n[^\`]*hogaza[^\`]*Fecha: el viernes\\n[^\`]*Oferta: un 10 % de descuento\\n[^\`]*Tono: divertido\\n`,
        "u",
      ),
    );
});

describe("Mel answers what is going on before she hands it on", () => {
  const cases: [string, RegExp[], RegExp[]][] = [
    [
      "voy a abrir otra sucursal el 5 de diciembre, que hago",
      [/^Una apertura/, /sábado 5 de diciembre/],
      [],
    ],
    [
      "los pacientes cancelan a ultima hora, que se puede hacer",
      [/recuerda dos veces/, /```encargo marcos/],
      [/dos clics/],
    ],
    ["tengo un hueco el jueves a las 5", [/^Un hueco suelto/, /```encargo lia/], []],
    ["la de enfrente cobra la mitad que yo, que hago", [/quien puede perder/], []],
    ["necesito vender mas para el dia de la madre", [/El Día de la Madre cae el/], []],
    [
      "como puedo hacer que me compren mas los hombres",
      [/dirigidos a hombres/, /Dirigido a hombres\./],
      [],
    ],
    ["q hacemos para halloween", [/^## \d ideas/mu], [/no lo sé/]],
    [
      "tenemos torneo el viernes 27 de noviembre a las 18:00 y no se ha apuntado nadie",
      [/viernes 27 de noviembre/, /```encargo lia/],
      [/encargo [a-z]+\n[^`]*nadie/u],
    ],
    [
      "Buenas, tengo una ferretería en Rosario desde hace 20 años, la llevamos mi hermano y yo, y la verdad es que andamos perdidos. La gente joven no viene. Me gustaría saber por dónde empezar y si vale la pena gastar en facebook",
      [/^Empieza por una sola cosa/, /siete días/],
      [/encargo [a-z]+\n[^`]*(?:no viene|perdidos|aniversario)/u],
    ],
  ];
  for (const [prompt, says, never] of cases)
    test(prompt.slice(0, 70), () => check(chat("mel", prompt), { says, never }));
});

describe("what people tell us to say stands in the text in their words", () => {
  const cases: [Partial<Brief>, RegExp[]][] = [
    [
      { prompt: "un post para el domingo que diga que abrimos de 8 a 14" },
      [/El domingo, abrimos de 8 a 14\./],
    ],
    [
      { prompt: "ramos para el dia de la madre, pedidos hasta el viernes" },
      [/Pedidos hasta el viernes\./],
    ],
    [
      { prompt: "un post sobre mi nueva empleada, se llama Lucía y hace uñas" },
      [/Se llama Lucía y hace uñas\./],
    ],
    [
      { prompt: "se nos ha roto el horno, hoy no hay pan" },
      [/Se nos ha roto el horno, hoy no hay pan\./],
    ],
    [{ prompt: "matricula gratis en diciembre" }, [/matrícula gratis/iu]],
    [
      {
        prompt:
          "sobre que tenemos nuevo horario de martes a sabado de 9 a 19 y que los lunes cerramos, con tono cercano",
      },
      [/Tenemos nuevo horario de martes a sábado de 9 a 19 y los lunes cerramos\./],
    ],
    [
      { workerId: "ani", contentType: "image-copy", prompt: "cerrado el lunes 7 de diciembre" },
      [/Título:\*\* Cerrado el lunes 7 de diciembre/],
    ],
    [
      { workerId: "lia", contentType: "direct-message", prompt: "confirmar cita de mañana" },
      [/cita/, /SÍ|día te va mejor/],
    ],
  ];
  for (const [brief, says] of cases)
    test(`${brief.prompt}`.slice(0, 70), () => check(ask(brief), { says }));
  test("a budget for advertising is no price", () => {
    check(chat("bran", "quiero gastar 5 euros al dia"), { says: [/sin dolor/], never: [/^## /mu] });
  });
});

test("a testimonial is the customer's own sentence, and a plan begins in the month that was named", () => {
  check(
    ask({ prompt: "testimonio de una clienta: «El mejor pan del barrio, vuelvo cada semana»" }),
    {
      says: [/«El mejor pan del barrio, vuelvo cada semana»/],
      never: [/hablando de «/u],
    },
  );
  check(ask({ contentType: "calendar", prompt: "calendario para diciembre" }), {
    says: [/\| Mar 1 dic \|/],
  });
  check(ask({ workerId: "iko", contentType: "month-plan", prompt: "plan de febrero" }), {
    says: [/febrero/],
    never: [/nov \|/],
  });
  check(
    ask({ workerId: "mel", contentType: "week-plan", prompt: "plan para la semana que viene" }),
    { says: [/lunes 23 de noviembre/] },
  );
});

test("what the person said in two words stands in the text", () => {
  check(
    ask({ prompt: "Mañana sale la hogaza de centeno. Hacemos 40. Un post sin ponerme cursi" }),
    {
      says: [/Hacemos 40\./],
    },
  );
});

test("an advertisement says what was said, in each of its versions", () => {
  const prompt = "Quedan 12 plazas para el taller de pan del sábado";
  const ads = ask({ workerId: "bran", contentType: "ad", prompt });
  assert.equal(ads.match(/\*\*Texto principal:\*\* .*12 plazas/gu)?.length, 3);
  check(ask({ workerId: "bran", contentType: "search-ad", prompt }), { says: [/12 plazas/] });
});

describe("what is sent says what it is sent for", () => {
  const cases: [Brief["workerId"], string, RegExp[], RegExp[]][] = [
    [
      "lia",
      "un mensaje para contestar a quien pregunta el precio del piso de la calle Feria",
      [/Gracias por preguntar por el piso de la calle Feria\./, /te contamos el precio/],
      [/^Calle Feria/mu, /buscas/],
    ],
    [
      "lia",
      "me preguntan si tengo los tenis blancos, dile que sí y que le llegan en 3 días",
      [/Sí, y te llegan en 3 días\./],
      [/(?<!\p{L})le llegan/u],
    ],
    [
      "lia",
      "respuesta a esta reseña: «La comida muy rica pero tardaron 40 minutos en traer los cafés»",
      [/Nos alegra que te gustara la comida\./, /la espera/],
      [],
    ],
    ["lia", "responde: «El mejor brunch de la ciudad, volveremos»", [/esperamos|Hasta muy/], [/¿/]],
    [
      "lia",
      "respuesta a esta reseña: «Llegó fría y sin la bebida»",
      [/cómo llegó el pedido/],
      [/plato/],
    ],
    [
      "lia",
      "me escriben: ¿cuánto cuesta una torta para 20? son 120 soles y se pide con 3 días",
      [/Son 120 soles y se pide con 3 días\./],
      [/depende/],
    ],
    [
      "lia",
      "responde a una clienta que pregunta si puede venir su hija de 8 años, sí puede pero con ella",
      [/Sí, puede pero con ella\./],
      [/[Pp]regunta si/],
    ],
    [
      "lia",
      "mensaje para confirmar la reserva de Carla, 6 personas el sábado a las 21",
      [/Tu reserva: 6 personas el sábado a las 21\./],
      [/Confirmar la reserva|Carla/],
    ],
    [
      "lia",
      "un whatsapp para recordar la cita de mañana a las 17:30",
      [/Tu cita: mañana a las 17:30\./],
      [/, la cita\./],
    ],
    [
      "lia",
      "avisale a Juan que llegó el libro que pidió, lo guardamos 7 días",
      [/Llegó el libro que pediste\. Lo guardamos 7 días\./],
      [/pidió/],
    ],
    [
      "lia",
      "mensaje a quien se dio de baja en octubre para que vuelva",
      [/^## Mensaje directo/mu],
      [/^A quien/mu],
    ],
    [
      "lia",
      "contestale a un cliente que no hay cambios sin boleta",
      [/No hay cambios sin boleta\./],
      [/Pégame/],
    ],
    [
      "lia",
      "dm para la gente que comentó «precio» en el reel, son 25 dólares",
      [/Son 25 dólares\./],
      [/depende/],
    ],
    [
      "lia",
      "mensaje de bienvenida para quien llega mañana: la llave está en la caja, código 4821",
      [/La llave está en la caja, código 4821\./],
      [/no contestar a medias/],
    ],
    [
      "lia",
      "whatsapp para recordarle a Marta que a su perro Toby le toca la vacuna el jueves a las 18",
      [/^A tu perro Toby le toca la vacuna el jueves a las 18\.$/mu],
      [/WhatsApp|buscas/],
    ],
    [
      "lia",
      "mensaje para los papás que aún no pagan la mensualidad de noviembre, con tacto",
      [/nos figura pendiente la mensualidad de noviembre\./, /^Un saludo,/mu],
      [/tacto|esto es para ti/],
    ],
    [
      "lia",
      "mensaje para felicitar a una socia por su cumpleaños y regalarle una clase",
      [/Te regalamos una clase\./],
      [],
    ],
    [
      "lia",
      "contesta esta reseña: «Los mejores tacos de Monterrey, el mesero Luis un crack»",
      [/a Luis\./],
      [/llegar a Monterrey/],
    ],
    [
      "ani",
      "mensaje automático para cuando me escriben fuera de horario",
      [
        /```encargo marcos\n[^`]*Nota: Mensaje automático para cuando me escriben fuera de horario\.\n/,
      ],
      [],
    ],
    [
      "marcos",
      "una respuesta automática de whatsapp para cuando estamos cerrados",
      [/## Automatización: fuera de horario/, /fuera de horario|no hay nadie/],
      [/^Una respuesta automática/mu, /palabra «/],
    ],
    [
      "mel",
      "en enero siempre se apunta gente y en marzo se va, qué hago",
      [/^Volver es más una costumbre/, /```encargo marcos/],
      [],
    ],
  ];
  for (const [workerId, prompt, says, never] of cases)
    test(`${workerId}: ${prompt}`, () => check(chat(workerId, prompt), { says, never }));

  test("patients who have not come for a year are asked to what they should come", () => {
    check(
      ask({
        workerId: "lia",
        contentType: "direct-message",
        profile: dental,
        prompt: "mensaje a los pacientes que no vienen hace un año para la limpieza dental",
      }),
      { says: [/buscamos un hueco para la limpieza dental/] },
    );
  });

  test("a picture has the title, the background and the hours that were told", () => {
    const asked = (contentType: string, prompt: string) =>
      ask({ workerId: "ani", contentType, profile: dental, prompt });
    check(asked("image-copy", "texto para imagen: martes de mole a 95 pesos de 1 a 5"), {
      says: [/Título:\*\* Martes de mole\n/, /apoyo:\*\* A 95 pesos de 1 a 5/],
    });
    check(asked("visual-concept", "concepto visual de la limpieza dental, fondo azul"), {
      says: [/Fondo:\*\* Fondo azul\./],
      never: [/Tiene que verse/],
    });
  });
  test("a system of content fits in the hours and the day that were told, and an answer says to what it answers", () => {
    check(
      ask({
        workerId: "marcos",
        contentType: "content-system",
        profile: dental,
        prompt: "sistema de contenido, puedo 2 horas los domingos",
      }),
      {
        says: [/Primer domingo del mes .* 2 horas/, /Cabe en lo que dijiste/],
        never: [/Cada martes/],
      },
    );
    check(
      ask({
        workerId: "lia",
        contentType: "faq",
        profile: dental,
        prompt: "preguntas frecuentes: perros sí, mínimo 2 noches, entrada a partir de las 16",
      }),
      {
        says: [/¿Se admiten mascotas\?/, /Mínimo 2 noches/, /Entrada a partir de las 16/],
        never: [/los perros sí/],
      },
    );
    check(
      ask({
        workerId: "lia",
        contentType: "direct-message",
        profile: dental,
        prompt: "escríbele a Lucía que preguntó por yoga prenatal, hay lugar los martes a las 18",
      }),
      { says: [/por yoga prenatal: hay lugar los martes a las 18\./] },
    );
  });
});
