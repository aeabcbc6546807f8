import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { fold } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { isPrice } from "../understanding/offers.ts";
import { knownSays } from "./concrete.ts";
import { small, stack } from "./layout.ts";
import { others } from "./paragraphs.ts";

/** What the owner told, under the question that it answers. */
const answered: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-zà-ž])(?:cuestan?|valen?|salen? a|precio)(?![a-zà-ž]).*\d/iu, "¿Cuánto cuesta?"],
  [
    /^(?:check ?-?in|entrada) (?:es )?(?:a las |desde las |a partir de las )?\d/iu,
    "¿A qué hora se entra?",
  ],
  [/^(?:perr[oa]s?|mascotas?|gatos?|animales) (?:s[ií]|no|bienvenid)/iu, "¿Se admiten mascotas?"],
  [/^(?:estancia )?m[ií]nim[oa] (?:de )?\d+ (?:noches|personas|d[ií]as)/iu, "¿Hay un mínimo?"],
  [
    /^ensayos?|^clases? (?:los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)/iu,
    "¿Cuándo es?",
  ],
  [/\d a (?:los )?\d+ a[nñ]os/iu, "¿Para qué edades es?"],
  [
    /^(?:del? \d{1,2}(?: de [a-zà-ž]+)? (?:al|a)|el \d{1,2} de|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) \d) /iu,
    "¿Cuándo es?",
  ],
  [/^(?:entrada|salida|recogida) de \d/iu, "¿Qué horario hay?"],
  [
    /^(?:horario|abrimos|abiert|de \d|de (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))/iu,
    "¿Qué horario hay?",
  ],
  [
    /^(?:entrega|entregamos|listo|lista)s? en \d+ (?:d[ií]as|horas|h)(?![a-zà-ž])/iu,
    "¿Cuánto se tarda?",
  ],
  [/^(?:domicilio|reparto|env[ií]o|entrega)|a domicilio/iu, "¿Hay envío o entrega a domicilio?"],
  [
    /tarjeta|efectivo|bizum|transferencia|nequi|yape|mercado pago|pix|pagar|pagos?/iu,
    "¿Cómo se puede pagar?",
  ],
  [/(?:admit|acept).*(?:mascota|perr[oa]|gat[oa])/iu, "¿Qué mascotas se admiten?"],
  [/aparca|estaciona|parking|garaje|parquead|cochera/iu, "¿Hay dónde aparcar?"],
  [/reserv|apart|encarg/iu, "¿Cómo se reserva o se encarga?"],
  [/edad|a partir de los|para ni[nñ]os/iu, "¿Para qué edades es?"],
  [/dura\b|duraci|horas|minutos/iu, "¿Cuánto dura?"],
  [/gluten|vegan|vegetarian|al[eé]rg/iu, "¿Hay opciones para alergias o dietas?"],
  [/color|talla|medida|mide/iu, "¿Qué tallas, medidas o colores hay?"],
  [
    /carn[eé]|cartilla|vacuna|document|(?<![a-zà-ž])(?:dni|c[eé]dula|ine|rut)(?![a-zà-ž])|papeles|requisit|se necesita|hace falta|hay que|traer|llevar/iu,
    "¿Qué hace falta?",
  ],
  [/incluy|incluid/iu, "¿Qué incluye?"],
  [/garant[ií]a/iu, "¿Tiene garantía?"],
  [/devol|cambi/iu, "¿Se puede cambiar o devolver?"],
];

/** «Envío en 48 horas, se puede pagar con Bizum» answers two questions. */
const clauses = (text: string): string[] =>
  /\d,\d/.test(text)
    ? [text]
    : text
        .replace(/\.$/, "")
        // What they are asked for is no answer.
        .replace(
          /^(?:las |unas )?(?:preguntas frecuentes|faqs?)(?: (?:de|del|sobre|para) [^,.:;]+)?[,:]? */iu,
          "",
        )
        .split(
          /, (?=(?:se |no se |env|pag|horario|recog|entreg|incluy|hay |ten|entrada |check.?in|m[ií]nim[oa] |perros |salida de|\d[\d.,]* ?(?:€|euros)|de \d+ a \d+ a[nñ]os))| y (?=(?:se |no se |hay |hace falta|incluy))/iu,
        )
        .filter(
          (part) =>
            part.length > 3 &&
            !/^(?:(?:cuestan?|valen?|salen?|a|desde) [^a-z]*\d|\d[\d.,]* ?(?:€|euros))/iu.test(
              part,
            ),
        )
        .map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}.`);

/** «Check in 14:00, desayuno incluido»: each part under its own question. */
function apart(text: string): string[] {
  const parts = text.replace(/\.$/, "").split(/, (?!\d)/);
  const questions = parts.map((part) => answered.find(([match]) => match.test(part))?.[1]);
  return parts.length > 1 && questions.every(Boolean) && new Set(questions).size === parts.length
    ? parts.map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}.`)
    : [text];
}

function toldAnswers(copy: Copy): [string, string][] {
  const asked = new Set<string>();
  const rest: string[] = [];
  // «Entrada a partir de las 16» is no day for an offer.
  const entry =
    /(?:^|[,:;] ?)((?:entrada|check.?in) (?:es )?(?:a las|desde las|a partir de las) [^,.;:]{1,12})/iu.exec(
      copy.brief.prompt,
    )?.[1];
  const missing = entry && !copy.request.facts.some((fact) => fold(fact).includes(fold(entry)));
  const rows = [...copy.request.facts, ...(missing ? [entry] : [])]
    .flatMap(clauses)
    .flatMap(apart)
    .flatMap((fact): [string, string][] => {
      const question = answered.find(([match]) => match.test(fact))?.[1];
      if (!question || asked.has(question)) {
        rest.push(fact);
        return [];
      }
      asked.add(question);
      return [[question, fact]];
    });
  // What answers none of these is said all the same.
  return rest.length > 0 ? [...rows, ["¿Algo más que deba saber?", rest.join(" ")]] : rows;
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

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const clean = (text: string) => text.replace(/[{}[\]<>|]/g, "");

/** Those questions of the trade that this thing, or anything bought there, can raise. */
function fittingFaqs(copy: Copy): [string, string][] {
  const own = fold(copy.subject.bare);
  return faqsOf(copy).filter(
    ([question]) => words(question).some((word) => own.includes(word)) || anywhere.test(question),
  );
}

/** What is asked before this very thing is bought: what was told, then its own doubts, never a neighbour's. */
export function ownFaqs(copy: Copy, total: number): [string, string][] {
  const price: [string, string][] =
    copy.request.offer && isPrice(copy.request.offer)
      ? [[copy.fill("¿Cuánto <cuesta|cuestan> {s}?"), copy.fill("{Offer}.")]]
      : [];
  const fitting = fittingFaqs(copy);
  // A product that its trade has words for is one of many things: the rest asks about the others.
  const told = [...toldAnswers(copy), ...price];
  const rest =
    copy.industry.id === "general" || told.length > 1 || (copy.industry.says && fitting.length > 0)
      ? []
      : faqsOf(copy);
  const always: [string, string][] = [
    [
      copy.fill("¿Cuánto <cuesta|cuestan> {s}?"),
      copy.fill(
        "[Escríbenos|Escríbanos] con lo que [necesitas|necesita] y hablamos del precio antes de decidir nada.",
      ),
    ],
    [copy.fill("¿Por dónde empiezo?"), copy.fill("Lo más directo: {act}.")],
  ];
  const seen = new Set<string>();
  return [...told, ...(copy.industry.id === "general" ? [] : fitting), ...rest, ...always]
    .filter(([question]) => !seen.has(question) && seen.add(question))
    .slice(0, total);
}

/** Doubts that hold before buying anything. */
const anywhere =
  /cambi|devol|env[ií]|tard|pag(?:ar|o)|talla|medida|garant[ií]a|(?:se|lo|la) (?:pide|encarga|recoge)|antelaci|anticipaci|cita|presupuesto|cu[aá]nto cuesta/iu;

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
    // «Preguntas frecuentes del vivero» are of the house, and name no thing.
    const named =
      copy.request.subject !== undefined &&
      !/ (?:s[ií]|no)$/u.test(copy.subject.bare) &&
      (copy.products.some((name) => fold(name).includes(fold(copy.subject.bare))) ||
        !` ${fold(copy.businessName)} `.includes(` ${fold(copy.subject.bare)} `));
    if (copy.differentiators.length > 0)
      own.push([copy.fill("¿Qué hay de distinto en {biz}?"), copy.fill("{Diff}.")]);
    const more = others(copy);
    if (more && named)
      own.push([
        copy.fill("Además {de s}, ¿qué más hay?"),
        copy.fill(`También ${more}. Si [buscas|busca] otra cosa, [pregúntanos|pregúntenos].`),
      ]);
    if (!named && copy.products.length > 1)
      own.unshift([
        copy.fill("¿Qué puedo encontrar en {biz}?"),
        copy.fill(
          `${capital(list(copy.products.slice(0, 4).map((name) => small(clean(name)))))}. Si [buscas|busca] otra cosa, [pregúntanos|pregúntenos].`,
        ),
      ]);
    own.push([copy.fill("¿Por dónde empiezo?"), copy.fill("Lo más directo: {act}.")]);
    // A price that was told is what most people ask first.
    if (!own.some(([question]) => question.startsWith("¿Cuánto cuesta")))
      own[copy.request.offer ? "unshift" : "push"]([
        copy.fill(
          named
            ? "¿Cuánto <cuesta|cuestan> {s}?"
            : copy.request.offer
              ? "¿Cuánto cuesta?"
              : "¿Cómo puedo saber el precio?",
        ),
        copy.fill(
          copy.request.offer
            ? "{Offer}. Si [necesitas|necesita] algo distinto, [escríbenos|escríbanos] y lo vemos."
            : "[Escríbenos|Escríbanos] con lo que [necesitas|necesita] y hablamos del precio antes de decidir nada.",
        ),
      ]);
    const known = knownSays(copy);
    if (known.length > 0 && named)
      own.unshift([copy.fill("¿Qué conviene saber {de s}?"), copy.several(known, 2).join(" ")]);
    // What was told says more than what holds for anybody.
    const trade = named ? fittingFaqs(copy) : told > 1 ? [] : faqsOf(copy);
    const before = (copy.request.offer ? 1 : 0) + (known.length > 0 && named ? 1 : 0);
    const first = Math.max(told + before, trade.length > 3 ? 1 : 2);
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
