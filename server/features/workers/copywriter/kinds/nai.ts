import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { openingFor } from "../language/addressing.ts";
import { graphemes } from "../language/polish.ts";
import { body } from "./body.ts";
import { forAnybody, knownSays, letterCall, ownProof, publicCall } from "./concrete.ts";
import { faqsOf, ownFaqs } from "./faq.ts";
import { gatheringOf } from "./gathering.ts";
import { button, headers, subjectLine } from "./inbox.ts";
import { about } from "./introduction.ts";
import { flow, small, stack } from "./layout.ts";
import { mailOf } from "./mail.ts";
import { letterOf, signature } from "./mail-frame.ts";
import { inboxLines } from "./mail-lines.ts";
import { isPlain, plainMail } from "./mail-plain.ts";
import { newsletter } from "./newsletter.ts";
import { offerLine } from "./offer-line.ts";
import { hook, others, scene, trouble } from "./paragraphs.ts";

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
const email: Kind = {
  id: "email",
  write(copy) {
    const total = copy.count(1, 4);
    const mail =
      total === 1 ? (mailOf(copy) ?? (isPlain(copy) ? plainMail(copy) : undefined)) : undefined;
    if (mail) {
      const { other, preheader: second } = inboxLines(mail);
      return {
        title: "Correo",
        body: stack(
          letterOf(copy, mail, copy.request.length === "short" ? "" : mail.beside),
          other ? `**Otro asunto para probar:** ${other}` : "",
        ),
        reasons: [
          "El asunto dice el dato y cabe en la pantalla del teléfono: menos de 50 caracteres.",
          mail.button
            ? "Un solo botón, que dice lo que pasa al pulsarlo."
            : "Dice lo que pasa y qué hay que hacer, y nada más.",
          ...(second ? ["El preheader añade algo, no repite el asunto."] : []),
        ],
      };
    }
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

export const nai: readonly Kind[] = [email, sequence, landing, newsletter];
