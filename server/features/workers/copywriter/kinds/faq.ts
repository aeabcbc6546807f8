import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { fold } from "../language/escape.ts";
import { isPrice } from "../understanding/offers.ts";
import { knownSays } from "./concrete.ts";
import { others, stack } from "./paragraphs.ts";

/** What the owner told, under the question that it answers. */
const answered: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:horario|abrimos|abiert|de \d|de (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))/iu,
    "¿Qué horario hay?",
  ],
  [/^(?:domicilio|reparto|env[ií]o|entrega)|a domicilio/iu, "¿Hay envío o entrega a domicilio?"],
  [
    /tarjeta|efectivo|bizum|transferencia|nequi|yape|mercado pago|pix|pagar|pagos?/iu,
    "¿Cómo se puede pagar?",
  ],
  [/mascota|perr[oa]|gat[oa]/iu, "¿Se admiten mascotas?"],
  [/aparca|estaciona|parking|garaje/iu, "¿Hay dónde aparcar?"],
  [/reserv|apart|encarg/iu, "¿Cómo se reserva o se encarga?"],
  [/edad|a partir de los|ni[nñ]os/iu, "¿Para qué edades es?"],
  [/dura\b|duraci|horas|minutos/iu, "¿Cuánto dura?"],
  [/gluten|vegan|vegetarian|al[eé]rg/iu, "¿Hay opciones para alergias o dietas?"],
  [/color|talla|medida|mide/iu, "¿Qué tallas, medidas o colores hay?"],
];

/** «Envío en 48 horas, se puede pagar con Bizum» answers two questions. */
const clauses = (text: string): string[] =>
  /\d,\d/.test(text)
    ? [text]
    : text
        .replace(/\.$/, "")
        .split(/, (?=(?:se |env|pag|horario|recog|entreg))/iu)
        .map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}.`);

function toldAnswers(copy: Copy): [string, string][] {
  const asked = new Set<string>();
  return copy.request.facts.flatMap(clauses).flatMap((fact): [string, string][] => {
    const question = answered.find(([match]) => match.test(fact))?.[1];
    if (!question || asked.has(question)) return [];
    asked.add(question);
    return [[question, fact]];
  });
}

/** Words of a question that say what it is about. */
const words = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 4 && !/^(?:cuant|puede|tiene|cuest|dond|como)/.test(word))
    .map((word) => word.replace(/(?<=[aeo])s$/, ""));

/** The questions of the trade: what the owner has told answers its own, and another product's stay out. */
export function faqsOf(copy: Copy): [string, string][] {
  const { subject, products, differentiators, industry, request } = copy;
  const own = fold(subject.bare);
  const foreign = request.subject
    ? products.flatMap(words).filter((word) => !own.includes(word))
    : [];
  const kept = industry.faqs.filter(([q]) => !words(q).some((word) => foreign.includes(word)));
  const ranked = [...(kept.length > 1 ? kept : industry.faqs)].sort(
    ([one], [other]) =>
      Number(words(other).some((word) => own.includes(word))) -
      Number(words(one).some((word) => own.includes(word))),
  );
  const price = request.offer && isPrice(request.offer) ? request.offer : undefined;
  return ranked.map(([question, answer]) => {
    const known = /^¿(?:cu[aá]nt|hay|tienen|se admite|hacen|atienden|dan|ofrecen|trabajan)/iu.test(
      question,
    )
      ? differentiators.find((text) => words(question).some((word) => fold(text).includes(word)))
      : undefined;
    if (known) return [copy.fill(question), `${known[0]!.toUpperCase()}${known.slice(1)}.`];
    if (price && /cu[aá]nto (?:cuesta|vale|sale)|precio/iu.test(question))
      return [
        copy.fill("¿Cuánto <cuesta|cuestan> {s}?"),
        `${price[0]!.toUpperCase()}${price.slice(1)}.`,
      ];
    return [copy.fill(question), copy.fill(answer)];
  });
}

/** Doubts that hold before buying anything. */
const anywhere =
  /cambi|devol|env[ií]|tard|pag(?:ar|o)|talla|medida|garant[ií]a|(?:se|lo|la) (?:pide|encarga|recoge)|antelaci|anticipaci|cita/iu;

/** A doubt that this very thing, or anything bought here, can raise; undefined when the trade has none. */
export function doubtOf(copy: Copy): [string, string] | undefined {
  const own = fold(copy.subject.bare);
  const all = faqsOf(copy);
  return (
    all.find(([question]) => words(question).some((word) => own.includes(word))) ??
    all.find(([question]) => anywhere.test(question))
  );
}

export const faq: Kind = {
  id: "faq",
  write(copy) {
    const total = Math.max(3, copy.count(5));
    const own: [string, string][] = toldAnswers(copy);
    const told = own.length;
    // Without a product in the message the questions are about the whole shop.
    const named = copy.request.subject !== undefined;
    if (copy.differentiators.length > 0)
      own.push([copy.fill("¿Qué hay de distinto en {biz}?"), copy.fill("{Diff}.")]);
    const more = others(copy);
    if (more && named)
      own.push([
        copy.fill("Además {de s}, ¿qué más hay?"),
        copy.fill(`También ${more}. Si [buscas|busca] otra cosa, [pregúntanos|pregúntenos].`),
      ]);
    own.push([copy.fill("¿Cuál es el primer paso?"), copy.fill("Lo más directo: {act}.")]);
    // A price that was told is what most people ask first.
    own[copy.request.offer && named ? "unshift" : "push"]([
      copy.fill(named ? "¿Cuánto <cuesta|cuestan> {s}?" : "¿Cómo puedo saber el precio?"),
      copy.fill(
        copy.request.offer
          ? "Ahora mismo: {offer}. Para lo demás, [escríbenos|escríbanos] y lo vemos."
          : "[Escríbenos|Escríbanos] con lo que [necesitas|necesita] y hablamos del precio antes de decidir nada.",
      ),
    ]);
    const known = knownSays(copy);
    if (known.length > 0 && named)
      own.unshift([copy.fill("¿Qué conviene saber {de s}?"), copy.several(known, 2).join(" ")]);
    const trade = faqsOf(copy);
    const priced = copy.request.offer && named ? 2 : 0;
    const first = Math.max(told, priced, trade.length > 3 ? 1 : 2);
    const all = [...own.slice(0, first), ...trade, ...own.slice(first)];
    const seen = new Set<string>();
    const answers = new Set(trade.map(([, answer]) => fold(answer)));
    const rows = all
      .filter(([q, a]) => !(/^¿Qué hay de distinto/u.test(q) && answers.has(fold(a))))
      .filter(([q]) => !seen.has(q) && seen.add(q))
      .slice(0, total);
    return {
      title: "Preguntas frecuentes",
      note: "Donde la respuesta depende de ti (precio, plazos, condiciones), invita a preguntar: cámbiala por tu dato exacto antes de publicar.",
      body: stack(...rows.map(([q, a]) => `**${q}**\n\n${a}`)),
      reasons: [
        "Son las preguntas que llegan antes de comprar en tu oficio, con las palabras del cliente.",
        "Donde yo no sé el dato exacto, la respuesta lleva a un mensaje en vez de inventarlo.",
      ],
    };
  },
};
