import type { Copy } from "../copy.ts";
import type { Draft, Kind } from "../draft.ts";
import { openingFor } from "../language/addressing.ts";
import { graphemes } from "../language/polish.ts";
import { goals } from "../lexicon/goals.ts";
import { body } from "./body.ts";
import { knownHooks, knownSays, letterCall, publicCall } from "./concrete.ts";
import { ownFaqs } from "./faq.ts";
import { about } from "./introduction.ts";
import { flow, stack } from "./layout.ts";
import { lowered } from "./letters/parts.ts";
import { letterOf, signature } from "./mails/frame.ts";
import { button, headers, subjectLine } from "./mails/inbox.ts";
import type { Mail } from "./mails/lines.ts";
import { inboxLines } from "./mails/lines.ts";
import { mailOf } from "./mails/mail.ts";
import { newsletter } from "./mails/newsletter.ts";
import { isPlain, plainMail } from "./mails/plain.ts";
import { sequence } from "./mails/sequence.ts";
import { offerLine } from "./offer-line.ts";
import { hook, others, scene } from "./paragraphs.ts";

function emailBody(copy: Copy): string {
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
const again = ["", "Recordatorio", "Último aviso", "Por si no lo viste"];
/** The same news in several mails: who has seen the first is reminded, and not told another story. */
function reminders(copy: Copy, mail: Mail, total: number): Draft {
  const { subject, other } = inboxLines(mail);
  const parts = Array.from({ length: total }, (_, at) => {
    const label = again[at]!;
    const named = `${label}: ${lowered(subject)}`;
    const subjects =
      at === 0 ? mail.subjects : [graphemes(named) <= 50 ? named : other || subject, subject];
    return stack(
      `### Correo ${at + 1}${label && ` · ${label.toLowerCase()}`}`,
      letterOf(
        copy,
        {
          ...mail,
          subjects,
          main: stack(at === 0 ? "" : copy.fill("Por si no [viste|vio] el anterior:"), mail.main),
        },
        at === 0 ? mail.beside : "",
      ),
    );
  });
  return {
    title: "Correo",
    body: stack(...parts),
    reasons: [
      "El primero cuenta la noticia; los demás la recuerdan a quien no lo abrió.",
      "El asunto dice el dato y cabe en la pantalla del teléfono: menos de 50 caracteres.",
    ],
  };
}

/** «Menú de 5 pasos» orders one mail. */
const ofTheThing =
  /^(?!.*(?:correos|mails|emails|versiones|variantes|opciones|propuestas)).*(?<![a-zà-ž])(?:\d{1,2}|dos|tres|cuatro|cinco|seis) (?:pasos|fotos|d[ií]as|nombres|preguntas|planos|datos)(?![a-zà-ž])/u;
const email: Kind = {
  id: "email",
  write(copy) {
    const total = ofTheThing.test(copy.brief.prompt.toLowerCase()) ? 1 : copy.count(1, 4);
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
    const news = total > 1 ? mailOf(copy) : undefined;
    if (news) return reminders(copy, news, total);
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
    const extra = total === 1 && other ? `**Otro asunto para probar:** ${other}` : "";
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

const landing: Kind = {
  id: "landing",
  write(asked) {
    // A page asks for the step, whatever the posts are for.
    const copy = asked.goal.id === "leads" ? asked : { ...asked, goal: goals.sales };
    const named = copy.fill(copy.businessName ? "{N} en {biz}" : "{N}");
    const first = graphemes(named) <= 60 ? named : copy.fill("{N}");
    const subtitle = flow(about(copy, first), copy.fresh(knownHooks(copy)), scene(copy));
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
        subtitle || offerLine(copy),
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
