import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Brief } from "../copywriter.ts";
import { ask, type Case, chat, check, jewelry, then } from "../proof/asking.ts";

describe("what a person wants to happen is a goal, never the subject", () => {
  const cases: Record<string, Case> = {
    "Quiero llenar la tienda el sábado por la mañana": {
      says: [
        /^Llenar la tienda el sábado por la mañana/,
        /```encargo teo\n[^`]*Objetivo: llenar la tienda\n[^`]*Fecha: el sábado por la mañana\n/u,
      ],
      never: [/sobre llenar/iu],
    },
    "necesito clientes": {
      says: [/clientes nuevos/iu, /```encargo bran\n/],
      never: [/sobre (?:necesito|clientes)/u],
    },
    "como hago para q vuelvan las clientas": {
      says: [/^Volver/, /```encargo marcos\n/],
      never: [/sobre q|vuelvan las clientas/u],
    },
    "quiero vender mas croissants entre semana": {
      says: [/croissants/, /```encargo teo\n/],
      never: [/las mas/u],
    },
    "quiero conseguir mas reservas por internet": { says: [/reservar/, /```encargo nai\n/] },
    "tengo poca gente los lunes q hago": { says: [/^Llenar el local los lunes/] },
    "no me conoce nadie": { says: [/Para que te conozcan/] },
  };
  for (const [prompt, wanted] of Object.entries(cases))
    test(`Mel: ${prompt}`, () => check(chat("mel", prompt), wanted));
  test("a goal of the request sets the goal of the text", () => {
    check(ask({ workerId: "mel", contentType: "week-plan", prompt: "llenar la tienda el finde" }), {
      says: [/Foco:\*\* (?:La hogaza|Los croissants)/],
      never: [/Presentar llenar/],
    });
  });
});

describe("the words of the deliverable, the season or the network are never the subject", () => {
  const cases: [Partial<Brief>, RegExp[], RegExp[]][] = [
    [
      { workerId: "vivi", contentType: "reel-script", prompt: "Guion de reel" },
      [/^## Guion de reel: (?:hogaza|croissants)/mu],
      [/el reel/u],
    ],
    [
      { profile: jewelry, prompt: "Campaña de San Valentín" },
      [/anillo|alianzas/iu],
      [/campaña de san valentín/iu, /#campa/],
    ],
    [
      {
        workerId: "mel",
        contentType: "campaign-plan",
        profile: jewelry,
        prompt: "Campaña de San Valentín",
      },
      [/^## Campaña: (?:anillo|alianzas).* para San Valentín/mu],
      [],
    ],
    [
      { workerId: "nai", contentType: "newsletter", prompt: "newsletter de diciembre" },
      [/hogaza|croissants/u],
      [/newsletter de diciembre/u],
    ],
    [
      { workerId: "sofi", contentType: "cart-recovery", prompt: "carrito abandonado" },
      [/hogaza|croissants/u],
      [/el carrito abandonado\./u],
    ],
    [
      { workerId: "vivi", contentType: "shot-list", prompt: "lista de planos" },
      [/: (?:hogaza|croissants)/u],
      [/planos: lista/u],
    ],
    [
      { workerId: "ani", contentType: "photo-brief", prompt: "fotos para la tienda online" },
      [/hogaza|croissants/u],
      [/fotos: tienda online/u],
    ],
    [
      { workerId: "mel", contentType: "brand-brief", profile: null, prompt: "resumen de marca" },
      [/por escribir/u],
      [/vende:\*\* resumen/iu],
    ],
    [{ prompt: "se agota el roscon" }, [/el roscón/iu], [/el roscon/iu]],
    [
      {
        workerId: "bran",
        contentType: "chat",
        prompt: "dame 5 titulares para anuncio de los croissants",
      },
      [/^## 5 títulos/mu],
      [/anuncio de los croissants/u],
    ],
  ];
  for (const [brief, says, never] of cases)
    test(`${brief.workerId ?? "teo"}: ${brief.prompt}`, () => check(ask(brief), { says, never }));
});

describe("a theme is understood and states only what was given", () => {
  const cases: Record<string, Case> = {
    "Post sobre lo que más os preguntan": { says: [/pregunta/iu, /\?/] },
    "post de agradecimiento a los clientes": {
      says: [/gracias/iu],
      never: [/hablando del agradecimiento|encarga con/iu],
    },
    gracias: { says: [/gracias/iu] },
    "quien esta detras": { says: [/caras|manos|al otro lado/u], never: [/quien esta/iu] },
    "como lo hacemos": { says: [/se hace|no se ve|paso a paso/u], never: [/el como lo/u] },
    "antes y despues": { says: [/antes/iu], never: [/de antes y despues/u] },
    "testimonio de una clienta": {
      says: [/No me invento testimonios/u],
      never: [/recomiend|cinco estrellas/iu],
    },
    "consejo para el invierno": { says: [/consejo|truco|apuntar/iu] },
    "un mito sobre el pan": { says: [/mito|da igual|parece verdad/iu] },
    "cambio de horario, los lunes abrimos a las 10": { says: [/los lunes abrimos a las 10\./u] },
    "estamos de vacaciones del 1 al 15 de agosto": {
      says: [/Estamos de vacaciones del 1 al 15 de agosto\./u],
    },
    "buscamos personal": { says: [/buscamos gente|equipo|ganas/u], never: [/los buscamos/u] },
    "llevamos 10 anos": { says: [/Llevamos 10 años\./u] },
    sorteo: { says: [/SORTEO|participar|suerte|gana/u] },
    "nuevo producto": { says: [/novedad|nuevo|estren/iu], never: [/pide nuevo producto/u] },
    "hoy llueve": {
      says: [/llueve|paraguas|agua|lluvia|tiempo/iu],
      never: [/hoy llueve a la vista/iu],
    },
    "avisar q subimos los precios en enero": {
      says: [/Subimos los precios en enero\./u],
      never: [/avisar/u],
    },
    "nos mudamos a calle mayor 5": { says: [/mudamos a calle mayor 5/iu] },
  };
  for (const [prompt, wanted] of Object.entries(cases))
    test(prompt, () => check(ask({ prompt }), wanted));
});

describe("whoever is asked for a handful gives it in their own trade, as many as were asked for", () => {
  const cases: [Brief["workerId"], string, RegExp, number][] = [
    ["teo", "dame 3 ideas para Navidad", /^\d+\. \*\*(?:Post|Carrusel|Historia)/gmu, 3],
    ["vivi", "dame 2 ideas", /^\d+\. \*\*Reel/gmu, 2],
    ["ani", "dame 3 ideas de fotos", /^\d+\. \*\*/gmu, 3],
    ["bran", "cuatro ideas", /^\d+\. \*\*Anuncio/gmu, 4],
    ["marcos", "dame 2 ideas", /^\d+\. \*\*/gmu, 2],
    ["teo", "cinco títulos", /^\d+\. /gmu, 5],
    ["teo", "10 hashtags", /#\S+/gu, 10],
    ["teo", "3 ganchos sobre la hogaza", /^\d+\. /gmu, 3],
    ["nai", "5 asuntos para san valentin", /^\d+\. /gmu, 5],
    ["teo", "3 nombres para una tarta", /^\d+\. /gmu, 3],
    ["teo", "dame 5 slogans", /^\d+\. /gmu, 5],
    ["mel", "ponle nombre a un paquete de corte y barba", /^\d+\. «/gmu, 5],
  ];
  for (const [workerId, prompt, item, count] of cases)
    test(`${workerId}: ${prompt}`, () => {
      const text = chat(workerId, prompt);
      const body = text.slice(text.indexOf("\n## ") + 4, text.indexOf("\n---"));
      assert.equal(body.match(item)?.length, count, text);
      assert.doesNotMatch(text, /no es lo mío/);
    });
  test("one slogan is one, and short thanks are thanks", () => {
    check(chat("teo", "un eslogan"), { says: [/^## Un eslogan$/mu] });
    check(chat("lia", "3 respuestas cortas para dar las gracias"), {
      says: [/^## 3 respuestas cortas$/mu],
      never: [/queja/u],
    });
  });
});

describe("a follow-up works on the piece before it", () => {
  const first = "Post sobre la hogaza a 9 €";
  const cases: Record<string, Case> = {
    "más corto": { says: [/^Más corto:/, /hogaza/] },
    "más divertido": { says: [/^Con más juego:/, /hogaza/] },
    "de usted": { says: [/^Ahora de usted:/, /hogaza/i] },
    "sin emojis": { says: [/^Sin (?:eso|emojis)/], never: [/\p{Extended_Pictographic}/u] },
    "otra versión": { says: [/^Otra versión/, /hogaza/] },
    "no me gusta": { says: [/^Otra versión/] },
    "ahora para LinkedIn": { says: [/^Ahora para LinkedIn:\n\n## Post para LinkedIn/u, /hogaza/] },
    "cambia el precio a 12 €": { says: [/12 €/, /hogaza/], never: [/9 €/, /cambia el precio/u] },
    "añade que es el sábado": { says: [/Es el sábado\./], never: [/[Aa]ñade que/] },
    "quita lo del horno": { says: [/^Sin eso/], never: [/horno de leña/iu, /quita/iu] },
    "pon el telefono 612345678": { says: [/Teléfono: 612345678\./] },
    "y los hashtags?": { says: [/^## \d+ hashtags/mu, /#\p{L}/u], never: [/^## Post/mu] },
    "dame 3 mas": { says: [/opción 3/, /hogaza/], never: [/opción 4/] },
    "ahora sobre los croissants": { says: [/croissants/u], never: [/hogaza/u] },
    "ponlo en tercera persona": { says: [/no lo sé hacer/], never: [/^## /mu] },
    "tradúcelo al inglés": { says: [/solo escribo en español/], never: [/^## /mu] },
    "muy largo": { says: [/^Más corto:/, /hogaza/] },
    "hazme otro pero para el domingo": { says: [/el domingo/iu, /hogaza/] },
    "que sea de navidad": { says: [/Navidad|diciembre|brindis/u, /hogaza/] },
    "te pedí los croissants, no la hogaza": { says: [/croissants/] },
    "cambia hogaza por barra": { says: [/barra/], never: [/cambia hogaza/u] },
    "la segunda me gusta mas": { says: [/^Buena elección/], never: [/^## /mu] },
    "perfecto gracias": { says: [/./], never: [/^## /mu] },
  };
  for (const [prompt, wanted] of Object.entries(cases))
    test(prompt, () => check(then("teo", first, prompt), wanted));
  test("Mel carries the subject on to the next specialist", () => {
    check(then("mel", "quiero un post para anunciar el roscón de reyes", "y el correo?"), {
      says: [/```encargo nai\n[^`]*roscón/u],
    });
  });
});
