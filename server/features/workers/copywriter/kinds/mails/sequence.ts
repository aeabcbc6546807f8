import type { Copy } from "../../copy.ts";
import type { Kind } from "../../draft.ts";
import { graphemes } from "../../language/polish.ts";
import { saidToReader } from "../../understanding/letter.ts";
import { knownSays } from "../concrete.ts";
import { faqsOf } from "../faq.ts";
import { about, isSold } from "../introduction.ts";
import { stack } from "../layout.ts";
import { lowered } from "../letters/parts.ts";
import { offerLine } from "../offer-line.ts";
import { presentation } from "../paragraphs.ts";
import { buttonFor, replyCall } from "./button.ts";
import { letterOf } from "./frame.ts";
import { difference } from "./house.ts";
import type { Mail } from "./lines.ts";
import { bare } from "./lines.ts";

const moments = [
  "al apuntarse",
  "dos días después",
  "cinco días después",
  "nueve días después",
  "un mes después",
];

/** What brought them: «Gracias por descargar la guía.» */
function thanksFor({ brief, formal, fill }: Copy): string {
  const prompt = brief.prompt.toLowerCase();
  const [, thing] =
    /descarg[a-zà-ž]+ ((?:la|el|los|las|una?|nuestr[oa]|mi) [^,.;:\n]{3,60})/u.exec(prompt) ?? [];
  if (thing)
    return `Gracias por descargar ${saidToReader(thing.replace(/^mi /u, "nuestra "), formal)
      .replace(/\.$/u, "")
      .replace(/^./u, (letter) => letter.toLowerCase())}.`;
  if (/presupuesto|cotizaci[oó]n/u.test(prompt))
    return fill(
      /cotiza/u.test(prompt)
        ? "Gracias por pedirnos cotización."
        : "Gracias por pedirnos presupuesto.",
    );
  if (
    /(?<![a-zà-ž])compr(?:an|aron|ó|a|en)(?![a-zà-ž])|(?:despu[eé]s|tras) (?:de )?(?:la |una |su )?compra/u.test(
      prompt,
    )
  )
    return fill("Gracias por [tu|su] compra.");
  if (
    /clientes nuevos|nuevos clientes|clientas nuevas|nuev[oa]s (?:alumn|pacient|soci)|(?:alumn|soci)[a-z]+ nuev/u.test(
      prompt,
    )
  )
    return "Gracias por confiar en nosotros.";
  if (/(?:prob|vin|vis[ií]t|asist)(?:aron|ieron|ó)/u.test(prompt)) return "Gracias por venir.";
  return fill("Gracias por apuntar[te|se].");
}

/** «¿Duele la limpieza?» is no doubt about braces. */
const ofAnything =
  /^¿(?:cu[aá]nt|cu[aá]ndo|hace falta|hay que|tengo que|puedo|se puede|qu[eé] (?:pasa|incluye|necesit|llevo|hay que)|c[oó]mo (?:s[eé]|se|elij|pido|reserv)|d[oó]nde)/iu;
/** Each mail of a sequence has a purpose of its own; fewer than five leave out what weighs least. */
export const sequence: Kind = {
  id: "email-sequence",
  write(copy) {
    const total = Math.max(3, Math.min(5, copy.count(4)));
    const tips = copy.industry.tips.filter(
      // Who has our quote is not sent to look for others.
      ([name]) => !/mensaje|pedir|presupuesto/iu.test(name),
    );
    const advice = tips.length > 1 ? tips : copy.industry.tips;
    const [one, other] = [advice[0]!, advice[1] ?? advice[0]!];
    // «Pregúntanos cuáles tenemos», «depende» answer nothing.
    const asked = faqsOf(copy).find(
      ([asked, text]) =>
        ofAnything.test(asked) &&
        !/^(?:Preg[uú]nt|D[ií]nos|D[ií]gan|Escr[ií]b|Depende)/u.test(text),
    );
    const last = asked ? other : (advice[2] ?? other);
    const known = copy.several(knownSays(copy), 2);
    const own = difference(copy);
    // What lost its figure to the price says nothing.
    const facts = copy.request.facts.filter(
      (text) => !/ (?:de|del|a|con|por|en|y|que|para)\.$/u.test(text),
    );
    const plain = { ...copy, request: { ...copy.request, facts: [] } };
    const thanks = thanksFor(copy);
    const joined = /apuntar|confiar/u.test(thanks);
    const written: readonly { goal: string; mail: Mail }[] = [
      {
        goal: "dar las gracias y algo útil",
        mail: {
          subjects: joined
            ? [copy.fill("[Te|Le] damos la bienvenida a {biz}"), bare(thanks)]
            : [bare(thanks), copy.fill("Para empezar con {s}")],
          preheaders: [`Un consejo corto: ${lowered(copy.fill(one[0]))}`, own],
          main: stack(
            `**${thanks}**`,
            facts.join(" ") || known[0],
            `**${copy.fill(one[0])}.** ${copy.fill(one[1])}`,
          ),
          beside: "",
          call: copy.fill("Si [te|le] surge una duda, [responde|responda] a este correo."),
          button: "",
        },
      },
      {
        goal: asked ? "resolver la duda que más frena" : "dar algo útil",
        mail: {
          subjects: asked
            ? [asked[0], copy.fill("Una duda habitual sobre {s}")]
            : [bare(copy.fill(other[0]))],
          preheaders: asked ? [asked[1], "La respuesta, en dos líneas"] : [copy.fill(other[1])],
          main: asked
            ? stack(
                "Es una duda habitual, y la respuesta es corta.",
                `**${asked[0]}**\n\n${asked[1]}`,
              )
            : `**${copy.fill(other[0])}.** ${copy.fill(other[1])}`,
          beside: "",
          call: copy.fill(
            asked
              ? "¿[Tienes|Tiene] otra? [Responde|Responda] a este correo."
              : "¿Alguna pregunta? [Responde|Responda] a este correo.",
          ),
          button: "",
        },
      },
      {
        goal: "contar qué conviene mirar",
        mail: {
          subjects: [bare(copy.fill(last[0])), copy.fill("{S}: lo que conviene mirar")],
          preheaders: [copy.fill(last[1]), own],
          main: stack(`**${copy.fill(last[0])}.** ${copy.fill(last[1])}`, known[1]),
          beside: own,
          call: copy.fill(
            "Si algo no queda claro, [pregúntanos|pregúntenos] respondiendo a este correo.",
          ),
          button: "",
        },
      },
      {
        goal: "pedir el paso",
        mail: {
          subjects: [
            offerSubject(copy),
            isSold(copy) && copy.businessName ? copy.fill("{N} en {biz}") : "",
            copy.fill("¿Damos el paso con {s}?"),
            copy.fill("[Tu|Su] siguiente paso"),
          ],
          preheaders: [copy.fill("Con responder a este correo basta"), own],
          main: stack(about(plain, ""), offerLine(plain)),
          beside: presentation(copy),
          call: replyCall(copy, buttonFor(copy)),
          button: buttonFor(copy),
        },
      },
      {
        goal: "saber si sigue el interés",
        mail: {
          subjects: ["¿Seguimos en contacto?"],
          preheaders: ["Una línea y, si no, lo dejamos aquí"],
          main: copy.fill(
            "No queremos llenar[te|le] el buzón: si ya no [te|le] interesa, nos despedimos aquí.",
          ),
          beside: "",
          call: copy.fill(
            "Si [quieres|quiere] seguir recibiendo noticias, [responde|responda] con un «sí».",
          ),
          button: "",
        },
      },
    ];
    // Three mails end by asking, too.
    const chosen = total === 3 ? [0, 1, 3] : total === 4 ? [0, 1, 2, 3] : [0, 1, 2, 3, 4];
    const parts = chosen.map((step, at) => {
      const { goal, mail } = written[step]!;
      return stack(
        `### Correo ${at + 1} · ${at === 0 && !joined ? "al momento" : moments[at]}`,
        `*Para: ${goal}.*`,
        letterOf(copy, mail, mail.beside),
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

const offerSubject = (copy: Copy): string => {
  const line = copy.request.offer ? copy.fill("{Offer}") : "";
  return graphemes(line) <= 50 ? line : "";
};
