import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { sentence } from "../spanish/sentences.ts";
import { differences, tellFact } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import { bullets, forMessage, inClauses, mailText } from "./mail.ts";

const waits: readonly string[] = ["1 hora después", "24 horas después", "72 horas después"];

export const cartRecovery: Deliverable = {
  id: "cart-recovery",
  rule: "Tres mensajes (1 h, 24 h, 72 h) con asunto (máximo 50), texto y botón; el primero sin descuento. Si hay SMS o WhatsApp, máximo 160 y con consentimiento.",
  write: (ordered) => {
    const job = inClauses(ordered);
    const count = job.count(3, 3);
    const messages = waits
      .slice(0, count)
      .map((wait, at) => `### Mensaje ${at + 1} · ${wait}\n\n${message(job, at, count)}`);
    return {
      title: "Carrito abandonado",
      body: [...messages, `**Sale:** ${job.say("shop.cart.stop")}`].join("\n\n"),
      reasons: [
        "El primer mensaje ayuda y no descuenta nada: muchas veces solo faltó un dato.",
        "El botón lleva al carrito, no a la portada.",
      ],
    };
  },
};

const isOffer = ({ role, atoms }: Fact) =>
  role === "price" || atoms.some(({ kind }) => kind === "percent");

/** Offers stand in the last message, other facts in the second. */
function message(job: Job, at: number, count: number): string {
  const isLast = at === count - 1 && at > 0;
  const facts = job.facts().flatMap((fact) => {
    const own = forMessage(fact);
    const place = own ? own.at : isOffer(fact) ? count - 1 : Math.min(1, count - 1);
    return place === at ? [own?.fact ?? fact] : [];
  });
  const ways = at === 1 && job.plainness === 0 ? differences(job, 3) : [];
  const step = isLast ? 3 : at + 1;
  return mailText(job, {
    subject: job.say(`shop.cart.subject.${step}`),
    body: [
      job.say(`shop.cart.text.${step}`),
      ...facts.map((fact) => offerLine(job, fact)),
      ways.length >= 2 ? `${job.say("shop.cart.ways")}\n\n${bullets(ways)}` : "",
      isLast ? job.say("shop.cart.last") : "",
    ],
    button: job.say("shop.cart.button"),
  });
}

/** «5 %» alone is said as what it is. */
const offerLine = (job: Job, fact: Fact): string =>
  /^\d+ ?%$/.test(fact.text)
    ? job.say("shop.cart.percent", { percent: fact.text })
    : sentence(tellFact(fact));
