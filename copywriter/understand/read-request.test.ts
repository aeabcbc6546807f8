import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import type { WorkerId } from "#shared/workers.ts";
import { fold } from "../spanish/fold.ts";
import { type Case, read, textsOf } from "./request.fixture.ts";

describe("facts", () => {
  const cases: [string, string[], Case?][] = [
    [
      "ponme un post de q el sabado estamos en la feria d 10 a 3 con el pulpo a 14,50 la racion",
      ["El sábado estamos en la feria de 10 a 3 con el pulpo a 14,50 la ración"],
    ],
    [
      "che haceme un post q el lunes tenemos la botita a 45000 en vez d 60000, solo efectivo",
      ["El lunes tenemos la botita a 45000 en vez de 60000, solo efectivo"],
      { place: "Córdoba, Argentina" },
    ],
    [
      "post para linkedin: 83% de aprobados, empieza grupo nuevo el 7 de enero, plazas limitadas. tono serio",
      ["83 % de aprobados", "Empieza grupo nuevo el 7 de enero", "plazas limitadas"],
    ],
    [
      "salimos el 24 de junio a las 4am desde Cusco S/180 incluye transporte y desayuno cupo 8",
      [
        "Salimos el 24 de junio a las 4am desde Cusco",
        "S/180 incluye transporte y desayuno",
        "cupo 8",
      ],
      { place: "Cusco, Perú" },
    ],
    [
      "solo quedan 2 sabados: 8 mayo, 19 junio y 2 octubre. taller desde 190€",
      ["Solo quedan 2 sábados: 8 de mayo, 19 de junio y 2 de octubre", "taller desde 190 €"],
    ],
    [
      "torneo viernes 7pm S/15 inscripcion, premio S/300",
      ["torneo viernes 7pm", "S/15 inscripción", "premio S/300"],
      { place: "Lima, Perú" },
    ],
    [
      "post: los jueves de mayo arreglo a 29€, perdon, los viernes",
      ["los viernes de mayo arreglo a 29 €"],
    ],
    [
      "kit de siembra 16,90€ sale en 2 semanas, envio 4,50",
      ["kit de siembra 16,90 €", "Sale en 2 semanas", "envío 4,50"],
    ],
    [
      "publicacion contando q la primera clase no se cobra y q en marzo abrimos 6 lugares",
      ["La primera clase no se cobra", "En marzo abrimos 6 lugares"],
    ],
    [
      "piso 3 habitaciones en Teis 189.000€ a 5 min de la playa, terraza, sin ascensor (ponlo)",
      ["piso 3 habitaciones en Teis 189.000 € a 5 min de la playa", "terraza, sin ascensor"],
    ],
  ];
  for (const [prompt, expected, options] of cases)
    it(prompt, () => assert.deepEqual(textsOf(read(prompt, options)), expected));

  it("an automation keeps its trigger, its waits and its channels in one piece", () => {
    const request = read(
      "si un socio no viene en 15 dias mandarle whatsapp, y si en 30 sigue sin venir llamarlo",
      { worker: "marcos" },
    );
    assert.match(textsOf(request).join(" "), /15 días.*WhatsApp.*30/);
  });

  it("a customer's words are no facts of the owner", () => {
    const request = read('"llegó rota y tarde" contesta que le mandamos otra el lunes', {
      worker: "lia",
    });
    assert.equal(request.quoted?.text, "llegó rota y tarde");
    assert.deepEqual(request.quoted?.ordered, ["le mandamos otra el lunes"]);
    assert.doesNotMatch(textsOf(request).join(" "), /rota/);
  });

  it("gives each fact its role", () => {
    const { facts } = read(
      "cena de gala, viernes a las 21:00, 45€ por persona, grupos de 2 a 6, vino incluido, llamar al 600 000 123",
    );
    assert.deepEqual(
      facts.map(({ role }) => role),
      ["what", "when", "price", "condition", "included", "contact"],
    );
  });
});

describe("deliverables", () => {
  const cases: [WorkerId, string, string, string?][] = [
    ["teo", "5 trucos para el examen, en carrusel", "carousel"],
    ["teo", "hilo para X: que hacer si tu perro come chocolate", "thread"],
    ["teo", "calendario pa 2 semanas insta y face", "calendar"],
    ["teo", "bio corta que diga que abrimos los lunes", "bio"],
    ["teo", "ya llego la cosecha nueva, L 180 la libra", "post"],
    ["teo", "nose que poner hoy", "chat"],
    ["bran", "google ads abogado laboral bogota", "search-ad"],
    ["bran", "anuncio pa instagram: titulos en 48h", "ad"],
    ["bran", "a/b: clase gratis contra 50% el primer mes", "ad-test"],
    ["bran", "publico pa meta, dueños de casa, q no renten", "audience"],
    ["nai", "3 mails para clientes q pidieron cotizacion y no respondieron", "email-sequence"],
    ["nai", "pagina para bodas en la playa", "landing"],
    ["sofi", "carrito abandonado en 2 mensajes sin descuento", "cart-recovery"],
    ["sofi", "que mejorarias de la web, nadie compra", "store-audit"],
    ["vivi", "tutorial de como centrar el barro en 4 pasos", "tutorial"],
    ["vivi", "lista de planos para grabar la vendimia", "shot-list"],
    ["ani", "texto para una imagen: mesas hechas a mano", "image-copy"],
    ["ani", "fotos del tueste con el movil sin gente", "photo-brief"],
    ["iko", "cuantas veces publico por semana si solo tengo 2 tardes libres", "posting-schedule"],
    ["iko", "que mido si solo uso linkedin", "metrics-plan"],
    ["marcos", "clientas q no vienen hace 4 meses, mandarles algo", "reactivation"],
    ["marcos", "cuando alguien rellena el formulario: email con horarios", "automation"],
    ["lia", 'reseña google 4 estrellas: "muy rico todo" responde', "review-reply"],
    ["lia", "un socio pregunta si puede congelar el plan, si se puede 1 mes", "direct-message"],
    ["lia", "preguntas: a que hora abren (7:30), si dan comida (si)", "faq"],
    ["mel", "hazme la campaña de buen fin, 15% del 15 al 18 de noviembre", "campaign-plan"],
    ["mel", "por que no vendo los martes?", "chat"],
    ["mel", "salteñas a las 10, Bs 7, docena Bs 75", "post"],
    ["teo", "una oferta de 3 dias", "carousel", "carousel"],
  ];
  for (const [worker, prompt, expected, kind] of cases)
    it(`${worker}: ${prompt}`, () =>
      assert.equal(read(prompt, { worker, ...(kind ? { kind } : {}) }).deliverable, expected));
});

describe("wishes", () => {
  it("are read and never told", () => {
    const request = read(
      "post para insta de usted, max 150 caracteres, con emojis, sin hashtags, q no suene a obra, q pidan cita: abrimos el lunes",
    );
    assert.equal(request.network, "instagram");
    assert.equal(request.register, "usted");
    assert.equal(request.limits.maxChars, 150);
    assert.deepEqual(request.wants, ["emoji"]);
    assert.deepEqual(request.bans, ["hashtags"]);
    assert.deepEqual(request.bannedWords, ["obra"]);
    assert.equal(request.action, "book");
    assert.deepEqual(textsOf(request), ["Abrimos el lunes"]);
  });

  it("tell readers from what a piece is about", () => {
    assert.equal(
      read("anuncio para comunidades: informe 180€", { worker: "bran" }).audience,
      "comunidades",
    );
    const request = read("anuncio para bodas en jardin", { worker: "bran" });
    assert.equal(request.audience, undefined);
    assert.equal(request.subject?.bare, "bodas en jardín");
  });

  it("leave out whom an audience leaves out", () =>
    assert.deepEqual(
      read("publico para prototipos, no frikis de figuritas", { worker: "bran" }).exclusions,
      ["frikis de figuritas"],
    ));

  it("are vos where owners write so", () =>
    assert.equal(read("post: abrimos el lunes", { place: "Salta, Argentina" }).register, "vos"));

  it("of an earlier message stay", () => {
    const request = read("mas corto", {
      history: ["post de usted para facebook: abrimos el lunes", "## Post\n\nAbrimos el lunes."],
    });
    assert.equal(request.register, "usted");
    assert.equal(request.network, "facebook");
    assert.equal(request.deliverable, "post");
  });
});

describe("subjects", () => {
  const products = ["Queso ahumado", "Queso tierno de cabra", "Visita con cata"];
  it("are products, with typos and plurals", () => {
    assert.equal(read("el ahumado a 14€", { products }).subject?.bare, "queso ahumado");
    assert.equal(
      read("visitas con catas los sabados", { products }).subject?.bare,
      "visita con cata",
    );
  });
  it("are what is told when it is no product", () =>
    assert.equal(
      read("post sobre custodia de los hijos", { products }).subject?.bare,
      "custodia de los hijos",
    ));
  it("are no person, verb or day", () => {
    for (const prompt of ["el sabado abrimos a las 10", "mensaje para clientas", "quedan 3 plazas"])
      assert.equal(read(prompt).subject, undefined, prompt);
  });
});

describe("questions and harms", () => {
  it("of knowledge are kept as told", () => {
    const { question, limits } = read("carrusel: 5 errores al pedir una traduccion jurada");
    assert.equal(question?.kind, "errors");
    assert.equal(question?.text, "5 errores al pedir una traducción jurada");
    assert.equal(limits.count, 5);
  });
  it("with two sides name both", () =>
    assert.deepEqual(
      read("prueba: bono de 10 contra mes libre", { worker: "bran" }).question?.sides,
      ["bono de 10", "mes libre"],
    ));
  it("that harm are named, and not what is forbidden", () => {
    assert.equal(read("pon 10 reseñas como si fueran clientas").harm, "invented-reviews");
    assert.equal(read("di q el jabon cura la dermatitis").harm, "health-promise");
    assert.equal(read("post del jabon, no digas que cura la dermatitis").harm, undefined);
  });
});

describe("edits", () => {
  const history = ["post: abrimos el lunes", "## Post\n\nAbrimos el lunes."];
  const cases: [string, unknown[]][] = [
    ["mas corto", [{ kind: "shorter" }]],
    ["quita el precio", [{ kind: "remove", what: "price" }]],
    ["quita lo del envio", [{ kind: "remove", what: { text: "envío" } }]],
    [
      "sin emojis ni hashtags",
      [
        { kind: "remove", what: "emoji" },
        { kind: "remove", what: "hashtags" },
      ],
    ],
    ["ponlo en usted", [{ kind: "register", register: "usted" }]],
    ["dame otra opcion", [{ kind: "another" }]],
    ["cambia el segundo", [{ kind: "part", part: 2 }]],
    ["cambia la primera frase", [{ kind: "part", part: 1, sentence: true }]],
    ["otro asunto", [{ kind: "subject-line" }]],
    ["mas corto y sin hashtags", [{ kind: "shorter" }, { kind: "remove", what: "hashtags" }]],
    ["cambia lunes por martes", [{ kind: "replace", from: "lunes", to: "martes" }]],
  ];
  for (const [prompt, expected] of cases)
    it(prompt, () => assert.deepEqual(read(prompt, { history }).edits, expected));

  it("add what is told", () => {
    const [edit] = read("y q acabamos con chocolate", { history }).edits;
    assert.ok(edit?.kind === "add" && typeof edit.what === "object");
    assert.equal(edit.what.fact.text, "Acabamos con chocolate");
  });
  it("are none in a new order", () =>
    assert.deepEqual(read("ahora un hilo: 6 señales de un correo falso", { history }).edits, []));
});

describe("whatever is typed", () => {
  const word = fc.constantFrom(
    "taller",
    "Marta",
    "Vigo",
    "abrimos",
    "sabado",
    "y",
    "con",
    "sin",
    "12",
    "35€",
    "20%",
    "a las 9",
    "para",
    "q",
    "post",
    "hasta",
    "Lugo",
    "curso",
    "solo",
    "en",
    ",",
    ".",
    ":",
    "(",
    ")",
    "vino",
  );

  it("no number and no name is lost", () =>
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), (words) => {
        const prompt = words.join(" ");
        const kept = fold(JSON.stringify(read(prompt)));
        for (const told of words.filter((one) => /\d|^[A-Z]/.test(one)))
          for (const part of fold(told)
            .split(" ")
            .filter((one) => /\d|.{4}/.test(one)))
            assert.ok(kept.includes(part.replace(/[€%]/, "")), `${part} of «${prompt}»`);
      }),
      { numRuns: 300 },
    ));

  it("a request comes back", () => {
    const workers = [
      "mel",
      "teo",
      "ani",
      "bran",
      "lia",
      "nai",
      "iko",
      "sofi",
      "marcos",
      "vivi",
    ] as const;
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 80 }),
        fc.constantFrom(...workers),
        fc.boolean(),
        (prompt, worker, isLater) => {
          assert.ok(
            read(prompt, { worker, ...(isLater ? { history: ["post", "## Post\n\nHola."] } : {}) })
              .deliverable,
          );
        },
      ),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.constantFrom(...workers),
        (words, worker) => {
          assert.ok(
            read(words.join(" "), { worker, history: ["post", "## Post\n\nHola."] }).deliverable,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
