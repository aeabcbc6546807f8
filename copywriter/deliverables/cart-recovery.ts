import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import type { Fact } from "../understand/request.ts";
import { mailText } from "./mail.ts";
import { spoken, topic } from "./spoken.ts";

const waits: readonly string[] = ["1 hora después", "24 horas después", "72 horas después"];

export const cartRecovery: Deliverable = {
  id: "cart-recovery",
  rule: "Tres mensajes (1 h, 24 h, 72 h) con asunto (máximo 50), texto y botón; el primero sin descuento. Si hay SMS o WhatsApp, máximo 160 y con consentimiento.",
  write: (job) => {
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

/** Discounts stand in the last message, other facts in the second. */
const isOffer = ({ atoms, text }: Fact) =>
  atoms.some(({ kind }) => kind === "percent") || / (?:ultimo|tercero) /.test(` ${fold(text)} `);

function message(job: Job, at: number, count: number): string {
  const isLast = at === count - 1 && at > 0;
  const step = isLast ? 3 : at + 1;
  const facts = job
    .facts()
    .filter((fact) => at === (isOffer(fact) ? count - 1 : Math.min(1, count - 1)));
  return mailText(job, {
    subject: job.say(`shop.cart.subject.${step}`),
    body: [
      job.say(`shop.cart.text.${step}`),
      ...facts.map((fact) => factLine(job, fact)),
      isLast ? job.say("shop.cart.last") : "",
    ],
    button: job.say("shop.cart.button"),
  });
}

/** «En el último puedes ofrecer un 10 %»: the discount, said as what it is. */
function factLine(job: Job, fact: Fact): string {
  const percents = fact.atoms.filter(({ kind }) => kind === "percent");
  const [percent] = percents;
  const isOnly = fact.atoms.every(({ kind }) => /^(?:percent|number|term)$/.test(kind));
  const isOrdered = / (?:ofrec|ultimo|tercero|lleva|puedes)/.test(` ${fold(fact.text)}`);
  if (percent && isOnly && (isOrdered || fold(fact.text) === fold(percent.text)))
    return job.say("shop.cart.percent", { percent: percent.text });
  return fact.isSentence ? spoken(job, fact.text) : topic(fact.text);
}
