import type { Copy } from "../../copy.ts";
import type { Draft, Kind } from "../../draft.ts";
import { knownSays, letterCall, ownProof } from "../concrete.ts";
import { about } from "../introduction.ts";
import { flow, stack } from "../layout.ts";
import { offerLine } from "../offer-line.ts";
import { hook, presentation, scene } from "../paragraphs.ts";
import { letterOf, signature } from "./frame.ts";
import { button, headers } from "./inbox.ts";
import type { Mail } from "./lines.ts";
import { mailOf } from "./mail.ts";
import { isPlain, plainNewsletter } from "./plain.ts";

/** A newsletter with news: the news first, then something useful and the rest of the house. */
function newsLetter(copy: Copy, mail: Mail): Draft {
  const tip = copy.industry.tips.find(([title]) => !/mensaje|pedir/iu.test(title));
  // Beside a notice or good wishes advice has no place.
  const useful = mail.beside !== "" && copy.industry.id !== "general" && tip;
  const more = useful ? presentation(copy, mail.beside) : "";
  return {
    title: "Newsletter",
    body: letterOf(
      copy,
      mail,
      stack(
        mail.beside,
        useful ? `### ${copy.fill(useful[0])}\n\n${copy.fill(useful[1])}` : "",
        more ? `### Además\n\n${more}` : "",
      ),
    ),
    reasons: [
      "La noticia va en el asunto y en la primera línea: quien no lee más ya la sabe.",
      ...(useful ? ["El consejo sirve aunque nadie compre, y por eso se abre el siguiente."] : []),
      ...(mail.button ? ["Un solo botón, que dice lo que pasa al pulsarlo."] : []),
    ],
  };
}

export const newsletter: Kind = {
  id: "newsletter",
  write(copy) {
    const mail = mailOf(copy);
    if (mail) return newsLetter(copy, mail);
    if (isPlain(copy)) {
      const plain = plainNewsletter(copy);
      return {
        title: "Newsletter",
        body: letterOf(copy, plain, plain.beside),
        reasons: [
          "Un consejo primero: sirve aunque nadie compre, y por eso se abre el siguiente.",
          "Un solo botón, que dice lo que pasa al pulsarlo.",
        ],
      };
    }
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
