import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { absence, openingFor } from "../language/addressing.ts";
import { graphemes } from "../language/polish.ts";
import { isSentence } from "../understanding/facts.ts";
import { isPrice } from "../understanding/offers.ts";
import { isToldToCustomers } from "../understanding/told.ts";
import { body } from "./body.ts";
import { forAnybody, knownSays, letterCall, ownProof, publicCall, shortOffer } from "./concrete.ts";
import { faqsOf, ownFaqs } from "./faq.ts";
import { gatheringOf, gatheringSubject, isOpen } from "./gathering.ts";
import { about } from "./introduction.ts";
import { flow, small, stack } from "./layout.ts";
import { offerLine } from "./offer-line.ts";
import { hook, others, presentation, scene, trouble } from "./paragraphs.ts";
import { toldLeads } from "./told-leads.ts";

const preheaders = [
  "En {biz}: {diff}.",
  "{S}, en {biz}.",
  "{S}, en un minuto de lectura.",
  "Una nota corta de {biz} sobre {s}.",
];

export function signature(copy: Copy): string {
  return `${copy.fill(copy.tone.signature)}\n${copy.businessName || "El equipo"}`;
}
/** One button, the same words wherever it stands, that does what the goal asks. */
function button(copy: Copy, mail = false): string {
  // News asks for nothing, and who is told what to do is not asked for something else.
  if (copy.request.announcement || toldLeads(copy).some(isToldToCustomers)) return "";
  const { id } = copy.goal;
  if (gatheringOf(copy) && isOpen(copy)) return "";
  if (gatheringOf(copy)) return "**→ Reservar plaza**";
  if (mail && id === "engagement") return "**→ Responder a este correo**";
  const words = id === "leads" ? "{Lead}" : id === "awareness" ? "Conocer {biz}" : "{Act}";
  return `**→ ${copy.fill(id === "awareness" && !copy.businessName ? "{Act}" : words)}**`;
}

/** What the inbox shows after the subject: the offer, or something the text is about to say. */
function preheader(copy: Copy, saying = true): string {
  if (copy.request.offer) {
    const short = shortOffer(copy)
      .split(", ")[0]!
      .replace(/[{}[\]<>|]/g, "");
    return copy.fit(
      isPrice(copy.request.offer)
        ? ["{S}: {offer}."]
        : ["{Offer}: {s}.", "{Offer}.", `{S}: ${short}.`, "{S}, en {biz}."],
      85,
    );
  }
  const told = copy.request.facts.find((text) => graphemes(text) <= 85 && copy.fresh([text]));
  if (told && !copy.request.announcement) return told.replace(/\.$/, "");
  if (copy.request.announcement)
    return copy.fit(
      [...copy.request.facts, ...copy.request.announcement.lines, "Una nota breve."],
      85,
    );
  const said = saying && copy.dice.below(2) === 0 ? (copy.industry.says ?? []).slice(2) : [];
  return copy.fit(said.length > 0 ? said : preheaders, 85);
}
/** What the owner tells goes into the subject line where it fits whole. */
function toldSubject(copy: Copy): string[] | undefined {
  const leads = toldLeads(copy);
  const lead = leads.find((text) => graphemes(text) <= 55 && copy.fresh([text]));
  // «El curso empieza en enero, lunes y miércoles…»: its first clause, when that is a sentence.
  const begun = leads
    .map((text) => text.split(", ")[0]!)
    .find((text) => graphemes(text) <= 55 && isSentence(text));
  return lead ? [lead] : begun ? [begun] : undefined;
}
/** «El club de lectura: el martes 12 de enero a las 19h». */
function datedSubject(copy: Copy): string[] | undefined {
  const { subject, when, announcement, offer } = copy.request;
  if (!subject || !when || announcement || (offer && !isPrice(offer))) return undefined;
  const day = when.replace(/ a las? \d.*$/u, "");
  const dated = [when, day]
    .map((time) => copy.fill(`{S}: ${time}`))
    .find((text) => graphemes(text) <= 55);
  return dated && copy.fresh([dated]) ? [dated] : undefined;
}
/** «Taladros inalámbricos: 15 % de descuento»: what is offered is why the mail is opened. */
function offeredSubject(copy: Copy): string[] | undefined {
  const { subject, announcement } = copy.request;
  const short = shortOffer(copy)
    .split(", ")[0]!
    .replace(/[{}[\]<>|]/g, "");
  if (!subject || !short || announcement) return undefined;
  const line = copy.fill(`{N}: ${short}`);
  return graphemes(line) <= 55 && copy.fresh([line]) ? [line] : undefined;
}
/** «Desde el verano no te vemos por aquí»: who has been away knows at once why this arrives. */
function awaySubject({ request, formal, fresh }: Copy): string[] | undefined {
  const audience = request.audience ?? "";
  const line = absence(audience) ? openingFor(audience, formal).replace(/\.$/, "") : "";
  return line && graphemes(line) <= 55 && fresh([line]) ? [line] : undefined;
}

/** News says itself in the subject line; a product is named. */
const subjectLine = (copy: Copy) =>
  copy
    .fit(
      awaySubject(copy) ??
        toldSubject(copy) ??
        gatheringSubject(copy) ??
        datedSubject(copy) ??
        offeredSubject(copy) ??
        copy.request.announcement?.hooks ??
        copy.tone.subjects,
      55,
    )
    .replace(/[.]$/, "");

function emailBody(copy: Copy): string {
  const gathering = gatheringOf(copy);
  if (gathering)
    return stack(copy.fill(copy.tone.greeting), gathering, button(copy, true), signature(copy));
  const first = hook(copy);
  return stack(
    copy.fill(copy.tone.greeting),
    openingFor(copy.request.audience ?? "", copy.formal),
    `**${first}**`,
    body(copy, first),
    letterCall(copy),
    button(copy, true),
    signature(copy),
  );
}
const headers = (copy: Copy) =>
  [`**Asunto:** ${subjectLine(copy)}`, `**Preheader:** ${preheader(copy)}`].join("\n\n");

const email: Kind = {
  id: "email",
  write(copy) {
    const total = copy.count(1, 4);
    const one = (key: string) => {
      const v = key ? copy.variant(key) : copy;
      return stack(headers(v), emailBody(v));
    };
    const parts = Array.from({ length: total }, (_, index) =>
      total === 1 ? one("") : `### Correo ${index + 1}\n\n${one(`email ${index}`)}`,
    );
    const other = ["subject", "other subject"]
      .map((key) => subjectLine(copy.variant(key)))
      .find((line) => !parts[0]?.includes(`**Asunto:** ${line}\n`));
    const extra =
      total === 1 && other && !gatheringOf(copy) ? `**Otro asunto para probar:** ${other}` : "";
    return {
      title: "Correo",
      body: stack(...parts, extra),
      reasons: [
        "El asunto cabe en la pantalla del teléfono: menos de 55 caracteres.",
        button(copy, true)
          ? "Un solo botón y un solo motivo para pulsarlo."
          : "Dice lo que pasa y qué hay que hacer, y nada más.",
        "El preheader añade algo, no repite el asunto.",
      ],
    };
  },
};

const steps = [
  ["Correo 1 · al apuntarse", "presentarse y dar algo útil"],
  ["Correo 2 · dos días después", "resolver la duda que más frena"],
  ["Correo 3 · cinco días después", "contar qué conviene mirar"],
  ["Correo 4 · nueve días después", "pedir el paso"],
  ["Correo 5 · un mes después", "saber si sigue el interés"],
] as const;

/** Subject lines of a sequence, by step: each says what its own mail brings. */
const stepSubjects = [
  ["Para empezar con {s}", "Gracias por apuntar[te|se]", "{S}: por dónde empezar"],
  ["Una duda habitual sobre {s}", "Lo que suelen preguntar {de s}"],
  ["En qué fijarse con {s}", "{S}: lo que conviene mirar"],
  ["¿Damos el paso con {s}?", "{S}: [tu|su] siguiente paso"],
  ["¿Seguimos en contacto?", "¿[Sigues|Sigue] pensando en {s}?"],
] as const;

/** What each mail of a sequence brings, after its subject line. */
function stepPreheader(copy: Copy, step: number, tip: string, question: string): string {
  const texts = [
    [`Un consejo corto: ${small(copy.fill(tip)).replace(/\.$/, "")}.`],
    [question],
    copy.differentiators.length > 0 ? ["{Diff}."] : ["Lo que conviene mirar antes de decidir."],
    copy.request.offer ? ["{Offer}."] : ["Un paso y queda hecho."],
    ["Una línea y, si no, lo dejamos aquí."],
  ][step]!;
  const [first = ""] = texts.map((text) => text.replace(/[<>|]/g, ""));
  return graphemes(copy.fill(first)) <= 85 ? copy.fill(first) : copy.fit(["{S}, en {biz}."], 85);
}

const sequence: Kind = {
  id: "email-sequence",
  write(copy) {
    const total = Math.max(3, Math.min(5, copy.count(4)));
    const { tips } = copy.industry;
    const [question, answer] = faqsOf(copy)[0]!;
    const parts = steps.slice(0, total).map(([name, goal], index) => {
      const one = copy.variant(`step ${index}`);
      const [title, text] = tips[index % tips.length]!;
      const advice = `**${one.fill(title)}.** ${one.fill(text)}`;
      const middle = [
        stack(flow(one.request.facts.join(" ") || scene(one)), advice),
        stack(one.tone.id === "luxury" ? scene(one) : trouble(one), `**${question}**\n\n${answer}`),
        stack(scene(one), advice, ownProof(one)),
        stack(flow(about(one, ""), one.fresh(knownSays(one))), offerLine(one)),
        stack(one.fill("{back}"), advice),
      ][index]!;
      const call =
        index === 0
          ? one.say([
              "Si [te|le] surge una duda, [responde|responda] a este correo.",
              "¿Alguna pregunta? [Responde|Responda] a este correo.",
            ])
          : index === 2
            ? one.say([
                "Si algo no queda claro, [pregúntanos|pregúntenos] respondiendo a este correo.",
              ])
            : letterCall(one);
      return stack(
        `### ${name}`,
        `*Para: ${goal}.*`,
        `**Asunto:** ${one.fit(stepSubjects[index]!, 55)}`,
        `**Preheader:** ${stepPreheader(one, index, title, question)}`,
        one.fill(one.tone.greeting),
        middle,
        call,
        index === 3 ? button(one) : "",
        signature(one),
      );
    });
    return {
      title: `Secuencia de ${total} correos`,
      body: stack(
        ...parts,
        "**Se detiene** cuando la persona responde, compra, reserva o se da de baja.",
      ),
      reasons: [
        "El primero da antes de pedir; la petición llega cuando ya hay confianza.",
        "Los huecos entre correos crecen: nadie quiere cuatro en una semana.",
        "Cada uno funciona aunque no se haya abierto el anterior.",
      ],
    };
  },
};

const landing: Kind = {
  id: "landing",
  write(asked) {
    const copy = forAnybody(asked);
    const first = hook(copy);
    const subtitle = flow(about(copy, first), scene(copy));
    // What holds for any trade is no advice to a customer.
    const general = copy.industry.id === "general";
    const troubles = copy.several(general ? [] : copy.industry.pains, 2).map((text) => `- ${text}`);
    const known = copy
      .several(knownSays(copy), 3)
      .filter((text) => !subtitle.includes(text))
      .slice(0, 2);
    const more = others(copy);
    const offered = [
      ...known,
      // Of a thing that its trade knows well, advice on the others stays out.
      ...copy.industry.tips
        .slice(0, general || known.length > 1 ? 0 : 3 - known.length)
        .map(([title, text]) => `**${copy.fill(title)}.** ${copy.fill(text)}`),
      more
        ? general && known.length === 0
          ? `${more[0]!.toUpperCase()}${more.slice(1)}.`
          : copy.fill(`**Además:** ${more}.`)
        : "",
    ].filter(Boolean);
    const own = copy.differentiators.slice(0, 3);
    const values = copy.say(copy.tone.values);
    const middle = [
      // A voice that speaks of no trouble has none to list.
      copy.tone.id === "luxury" || troubles.length === 0
        ? ""
        : stack(copy.say(["### ¿[Te|Le] suena?", "### El punto de partida"]), troubles.join("\n")),
      offered.length === 0
        ? ""
        : stack(
            copy.fill(
              general && known.length === 0 ? "### Y también" : "### Qué conviene saber {de s}",
            ),
            offered.map((text) => `- ${text}`).join("\n"),
          ),
    ];
    const questions = ownFaqs(copy, 3);
    return {
      title: copy.fill("Landing page: {n}"),
      body: stack(
        "### Cabecera",
        `**${first}**`,
        subtitle,
        button(copy),
        ...(copy.dice.below(2) === 0 ? middle : middle.toReversed()),
        own.length > 0 || values
          ? stack(
              copy.businessName ? `### Por qué ${copy.businessName}` : "### Por qué aquí",
              own.map((text) => `- ${text[0]!.toUpperCase()}${text.slice(1)}`).join("\n"),
              values,
            )
          : "",
        "### Preguntas frecuentes",
        ...questions.map(([q, a]) => `**${q}**\n\n${a}`),
        "### Siguiente paso",
        stack(offerLine(copy), publicCall(copy), button(copy)),
      ),
      note:
        own.length > 0
          ? "Falta lo que solo tú puedes poner: dos opiniones reales y una foto tuya."
          : "Dejé fuera «por qué elegirnos» porque no conozco tus pruebas: añade dos opiniones reales o un dato que se pueda comprobar.",
      reasons: [
        "La cabecera dice qué es y qué hacer sin bajar la pantalla.",
        "El botón lleva las mismas palabras arriba y abajo: menos dudas.",
        "No hay opiniones de clientes porque no voy a inventarlas: añade dos reales antes de las preguntas.",
      ],
    };
  },
};

const newsletter: Kind = {
  id: "newsletter",
  write(copy) {
    const { facts, announcement } = copy.request;
    // How to order is no news, and what holds for any trade is no advice.
    const tips =
      copy.industry.id === "general"
        ? []
        : copy.industry.tips.filter(([title]) => !/mensaje|pedir/iu.test(title));
    const [tip, second] = tips;
    // What the owner tells is the news; where they tell nothing, the trade opens.
    const [news = "", ...more] = announcement ? [] : facts;
    const first = news ? news.replace(/\.$/, "") : hook(copy);
    const known = copy.fresh(knownSays(copy));
    const useful = tip
      ? stack(`### ${copy.fill(tip[0])}`, copy.fill(tip[1]))
      : known
        ? stack(copy.fill("### Sobre {s}"), known)
        : "";
    return {
      title: "Newsletter",
      body: stack(
        headers(copy),
        copy.fill(copy.tone.greeting),
        useful
          ? copy.say([
              "Tres cosas cortas: una idea, una nota nuestra y una pregunta.",
              "Hoy, tres bloques: algo útil, algo nuestro y una pregunta.",
            ])
          : "Dos cosas cortas: una nota nuestra y una pregunta.",
        `**${first}**`,
        news ? more.join(" ") : flow(about(copy, first), scene(copy)),
        useful,
        `### ${copy.fill(copy.say(["De nuestra parte", "Sobre nosotros, en breve", "Una cosa más"]))}`,
        stack(flow(ownProof(copy), presentation(copy)), offerLine(copy)),
        copy.request.length === "long" && second
          ? stack(`### ${copy.fill(second[0])}`, copy.fill(second[1]))
          : "",
        "### Y una pregunta",
        `${copy.fill("{ask}")} ${copy.fill("[Responde|Responda] a este correo y [cuéntanos|cuéntenos].")}`,
        // Who is asked to answer is not asked for it twice, and a button says itself what to do.
        copy.goal.id === "awareness" ? letterCall(copy) : "",
        button(copy, true),
        signature(copy),
      ),
      reasons: [
        useful
          ? "Tres bloques: uno útil, uno nuestro y uno que escucha."
          : "Dos bloques: uno nuestro y uno que escucha.",
        ...(useful
          ? ["El consejo sirve aunque nadie compre, y por eso se abre el siguiente."]
          : []),
      ],
    };
  },
};
export const nai: readonly Kind[] = [email, sequence, landing, newsletter];
