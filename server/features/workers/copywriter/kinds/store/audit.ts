import type { Kind } from "../../draft.ts";
import { fold } from "../../language/escape.ts";
import { list } from "../../language/grammar.ts";
import { forAnybody, knownHooks } from "../concrete.ts";
import { doubtOf } from "../faq.ts";
import { about } from "../introduction.ts";
import { flow, small, stack, table } from "../layout.ts";
import { proof } from "../paragraphs.ts";
import { photosOf } from "../photos.ts";

/** What the owner says happens in the shop, what it means, and the three checks to begin with. */
const troubles: readonly [RegExp, string, readonly number[]][] = [
  [
    /abandon|a medias|no (?:terminan|acaban|pagan|finalizan)|(?:en|dejan) el carrito|llenan el carrito/u,
    "Quien llena el carrito ya quería comprar: lo que le frena está entre el carrito y el pago.",
    [4, 5, 6],
  ],
  [
    /\b(?:ven?|miran?|entran?|visitan?|visitas|clics?|trafico)\b.*\b(?:no|nadie|poc[oa]s?|sin|cero|0) (?:me |la |lo )?(?:compran?|venden?|piden?|vendo|vendemos|ventas?|pedidos?|comprar)/u,
    "Si la gente entra y no compra, la portada ya hace lo suyo: mira primero la ficha y el precio final.",
    [2, 3, 4],
  ],
  [
    /(?:entra|llega|viene)n? poca gente|poca gente (?:entra|llega|visita)|(?:nadie|casi no|no) (?:entra|entran|visita|llega|hay visitas)|pocas visitas|sin visitas|poco trafico/u,
    "Si entra poca gente, la tienda aún no es el problema: deja la portada clara y lleva visitas desde tus redes y tu correo.",
    [1, 2, 7],
  ],
  [
    /movil|celular|telefono|lent[ao]\b|tarda/u,
    "Casi todo el mundo mira desde el teléfono: empieza por ahí, con datos móviles y no con el wifi de casa.",
    [6, 1, 4],
  ],
  [
    /confia|confianza|estafa|segur[ao]/u,
    "La confianza se gana con señas de verdad: quién está detrás, dónde, y cómo se devuelve.",
    [7, 8, 4],
  ],
];

export const audit: Kind = {
  id: "store-audit",
  write(asked) {
    const copy = forAnybody(asked);
    const told = fold(asked.brief.prompt.slice(0, 600));
    const [, meaning = "", first = [1, 4, 6]] = troubles.find(([words]) => words.test(told)) ?? [];
    const checks: [string, string, string][] = [
      [
        "Portada",
        "Se entiende qué vendes en cinco segundos",
        copy.fill(
          `Título: «${copy.fit(["{N} {alone}", "{N} con {having}", "{N} en {cerca}", "{N} en {biz}", "{N}"], 50).replace(/\.$/, "")}»`,
        ),
      ],
      [
        "Ficha",
        "La primera foto enseña el producto en uso",
        `Prueba este plano: ${small(photosOf(copy, 1)[0] ?? copy.say(copy.industry.shots))}`,
      ],
      [
        "Ficha",
        "El texto contesta a la duda principal",
        doubtOf(copy)?.[0] ?? "Añade lo que más te preguntan por mensaje: medidas, uso o plazo",
      ],
      [
        "Carrito",
        "El coste de envío se ve antes del último paso",
        "Es el motivo de abandono más fácil de quitar",
      ],
      ["Pago", "Se puede comprar sin crear una cuenta", "Ofrece la cuenta después de pagar"],
      ["Teléfono", "El botón de comprar se alcanza con el pulgar", "Déjalo fijo abajo"],
      [
        "Confianza",
        "Hay una cara, una dirección y un modo de escribir",
        copy.businessName
          ? `${copy.businessName}: una foto del equipo en «Quiénes somos»`
          : "Una foto del equipo en «Quiénes somos»",
      ],
      [
        "Después",
        "El correo de confirmación dice qué pasa ahora",
        "Añade plazo y a quién escribir",
      ],
    ];
    return {
      title: "Revisión de tienda",
      body: stack(
        meaning && `**Por lo que cuentas:** ${meaning}`,
        "**Cómo usarla:** abre tu tienda en el teléfono, como si no la conocieras, y marca cada línea. No he visto tu tienda: son las comprobaciones que más pesan, por orden.",
        table(
          ["N.º", "Dónde", "Debe cumplir", "Si falla"],
          checks.map((row, index) => [String(index + 1), ...row]),
        ),
        `**Empieza por tres:** ${list(first.map(String))}. Para ${copy.goal.aim}, lo demás puede esperar a la semana que viene.`,
        "### Texto listo para la portada",
        `**${copy.fresh(knownHooks(copy)) || copy.fill("{N}")}**`,
        flow(about(copy, ""), proof(copy)),
      ),
      reasons: [
        "Va en el orden en que compra la gente: portada, ficha, carrito, pago.",
        "Cada punto tiene arreglo concreto y se hace en menos de una hora.",
        "No pongo nota porque no he visto tu tienda.",
      ],
    };
  },
};
