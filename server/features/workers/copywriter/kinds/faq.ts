import type { Kind } from "../draft.ts";
import { others, stack } from "./paragraphs.ts";

export const faq: Kind = {
  id: "faq",
  write(copy) {
    const total = Math.max(3, copy.count(5));
    const own: [string, string][] = [];
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
    own.push([
      copy.fill(named ? "¿Cuánto cuesta {s}?" : "¿Cómo puedo saber el precio?"),
      copy.fill(
        copy.request.offer
          ? "Ahora mismo: {offer}. Para lo demás, [escríbenos|escríbanos] y lo vemos."
          : "[Escríbenos|Escríbanos] con lo que [necesitas|necesita] y hablamos del precio antes de decidir nada.",
      ),
    ]);
    const known = copy.industry.says;
    if (known && named)
      own.unshift([copy.fill("¿Qué conviene saber {de s}?"), copy.several(known, 2).join(" ")]);
    const trade = copy.industry.faqs.map(
      ([q, a]) => [copy.fill(q), copy.fill(a)] as [string, string],
    );
    const first = trade.length > 3 ? 1 : 2;
    const all = [...own.slice(0, first), ...trade, ...own.slice(first)];
    const seen = new Set<string>();
    const rows = all.filter(([q]) => !seen.has(q) && seen.add(q)).slice(0, total);
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
