import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { BusinessFacts } from "#shared/brain.ts";
import { bakery, type Case, chat, check } from "./proof/asking.ts";
import { flaws, pieceOf } from "./proof/checks.ts";

const soap: BusinessFacts = {
  ...bakery,
  businessName: "Río Manso",
  industry: "Jabones artesanales",
  mainService: "jabones en frío hechos a mano",
  audienceLocation: "Bariloche, Argentina",
  products: ["Jabón de rosa mosqueta"],
  differentiators: ["Curado de seis semanas"],
};
const seeds = fc.nat(10_000).map(String);

test("«máximo 4 líneas» is four lines with the price and whom it is for, and nothing said to us is in them", () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(2, 3, 4), (seed, most) => {
      const reply = chat(
        "teo",
        `post para mamás que hacen el cumpleaños en casa, hogaza a 9 €, sin emojis ni hashtags y máximo ${most} líneas`,
        { seed },
      );
      const text = pieceOf(reply)
        .replace(/^## .*$/mu, "")
        .trim();
      assert.ok(text.split(/\n+/).length <= most, text);
      assert.match(text, /9 €/u);
      assert.match(text, /haces el cumpleaños en casa/u);
      assert.doesNotMatch(text, /#|\p{Extended_Pictographic}|máximo|líneas/iu);
      assert.deepEqual(flaws(reply, false), []);
    }),
    { numRuns: 30, seed: 22 },
  );
});

test("a word that was forbidden is in no text", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const text = pieceOf(chat("teo", "post de la hogaza, no digas corteza", { seed }));
      assert.doesNotMatch(text, /corteza/iu);
    }),
    { numRuns: 20, seed: 22 },
  );
});

test("two kinds of people get a text each, and each is spoken to", () => {
  const text = pieceOf(
    chat(
      "lia",
      "mensaje para los que se dieron de baja en septiembre y otro para los que no vienen hace un mes",
    ),
  );
  const [, left = "", away = ""] = text.split("### Para ");
  assert.match(left, /Te diste de baja en septiembre, y por eso te escribimos\./u);
  assert.match(away, /Hace un mes que no te vemos por aquí\./u);
  assert.doesNotMatch(away, /septiembre/iu);
});

test("vos is spoken where it is asked for or written in the profile, and nowhere else", () => {
  const asked = "post del jabón de rosa mosqueta";
  check(pieceOf(chat("teo", `${asked}, hablá de vos`, { profile: soap })), {
    says: [
      /[Pp]edí|[Hh]acé|[Pp]odés|[Pp]reguntá|[Ee]scribinos|[Cc]ontanos|[Qq]uerés|[Vv]ení|[Ee]ncargá|seguinos|quedate|pasáselo|guardátelo|avisanos/iu,
    ],
    never: [/(?<!\p{L})(?:quieres|puedes|tienes|escríbenos|cuéntanos|ti)(?!\p{L})/u],
  });
  assert.doesNotMatch(chat("teo", asked, { profile: soap }), /querés|escribinos|contanos/u);
});

const cases: Record<
  string,
  Case & { workerId: "vivi" | "marcos" | "iko" | "lia" | "ani"; profile?: BusinessFacts }
> = {
  "reel de 20 segundos de cómo hacemos el jabón": {
    workerId: "vivi",
    profile: soap,
    says: [/^Los pasos exactos los sabes tú/u, /Cómo hacemos el jabón/u, /Curado de seis semanas/u],
    never: [/pastilla dure/u],
  },
  "guion de 15 segundos: primero batimos la masa, luego cortamos las tapas, después horneamos. sin hablar":
    {
      workerId: "vivi",
      says: [/\| Batimos la masa \|/u, /\| Cortamos las tapas \|/u, /\| Horneamos \|/u],
      never: [/Los pasos exactos/u],
    },
  "mensaje automático para los que hicieron el curso de pan y a los 3 meses recordarles que toca otra vez, con 15% si vienen entre semana":
    {
      workerId: "marcos",
      says: [
        /recordatorio a los 3 meses/u,
        /Han pasado 3 meses desde/u,
        /15 % de descuento si vienes entre semana/u,
      ],
      never: [/entre semana, entre semana/u, /palabra «/u],
    },
  "flujo de bienvenida: mensaje el mismo día, a la semana y al mes para la reposición": {
    workerId: "marcos",
    says: [
      /Mensaje 1 · el mismo día/u,
      /Mensaje 2 · a la semana/u,
      /Mensaje 3 · al mes/u,
      /momento para la reposición/u,
    ],
    never: [/A los 2 días/u],
  },
  "gasté 80 lucas en anuncios y me llegaron 22 pedidos de 15 lucas promedio, vale la pena?": {
    workerId: "iko",
    says: [/\$3\.636/u, /\$330\.000/u, /4,1 por cada 1/u, /margen/u],
  },
  "invertí 150 euros y entraron 30 mensajes pero solo 4 se apuntaron, el bono son 55 €. lo dejo?": {
    workerId: "iko",
    says: [/37,5 €/u, /220 €/u],
  },
  'me han puesto: "Muy rico pero 25 minutos esperando" contesta que ese día faltaba una persona y que ya está resuelto':
    {
      workerId: "lia",
      says: [/Ese día faltaba una persona y ya está resuelto\./u],
      never: [/Gracias por preguntar/u],
    },
  "mensaje automático: al día siguiente preguntar cómo está y a la semana proponer la segunda clase":
    {
      workerId: "marcos",
      says: [
        /Mensaje 2 · a la semana/u,
        /Te proponemos la segunda clase\. ¿Qué día te viene bien\?/u,
      ],
    },
  "gasté 120 € en anuncios y me entraron 10 reservas, va bien?": {
    workerId: "iko",
    says: [/12 €/u, /me falta un dato/u],
  },
  'una clienta pregunta: "cuánto sale el dobladillo?" contéstale que 6500 y en 2 días': {
    workerId: "lia",
    says: [/El precio es 6500 y tardamos 2 días\./u],
  },
  "texto para imagen: rosca chica $180 mediana $260, aparta con 50%, hasta el 4 de enero": {
    workerId: "ani",
    says: [/chica \$180, mediana \$260/u, /4 de enero/u],
    never: [/descuento/u],
  },
};
for (const [prompt, { workerId, profile = bakery, ...wanted }] of Object.entries(cases))
  test(prompt, () => {
    const reply = chat(workerId, prompt, { profile });
    check(reply, wanted);
    assert.deepEqual(flaws(reply, false), [], reply);
  });
