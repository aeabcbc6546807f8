import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";
import { small } from "../kinds/layout.ts";
import { ideaReasons } from "../lexicon/idea-reasons.ts";
import { recipes } from "../lexicon/recipes.ts";
import type { Idea } from "./own-ideas.ts";
import { forms, ownIdeas } from "./own-ideas.ts";
import { inItsMonth, onlyForm, seasonIdeas } from "./season-ideas.ts";

/** Where a pet has a card of its own. */
const pets = new Set(["vet", "pet-shop"]);

const why = (pool: keyof typeof ideaReasons, index: number) =>
  ideaReasons[pool][index % ideaReasons[pool].length]!;

/** Where somebody grieves there are no prices, comparisons nor polls: only company and what helps. */
function quietIdeas(copy: Copy): Idea[] {
  const lines = copy.several(copy.industry.hooks, 4).map((text) => text.replace(/\.$/, ""));
  const reasons = [
    "Un texto corto, sin foto de producto y sin llamada a la acción.",
    "Fondo liso y letra pequeña: que acompañe y no interrumpa.",
    "Se publica sin etiquetas, y no se repite.",
    "Para contestar en privado a quien escriba.",
  ];
  return turns(
    lines.map(
      (text, index): Idea => [
        `Un texto que empieza así: «${text.replace(/[«»]/g, "")}»`,
        reasons[index]!,
      ],
    ),
    copy.industry.tips
      .slice(0, 3)
      .map(
        ([title, text]): Idea => [
          `Una orientación útil: ${small(copy.fill(title))}`,
          copy.fill(text),
        ],
      ),
    [
      ["Cómo escribir unas palabras cuando no salen", "Tres ejemplos breves que se puedan copiar."],
      [
        "Qué hace falta para encargarlo a distancia",
        "Lugar, hora y a nombre de quién: dicho con calma y en una sola lámina.",
      ],
    ],
  );
}

/** Takes one of each list in turn, so that neighbours differ. */
function turns(...lists: Idea[][]): Idea[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => (list[index] ? [list[index]] : [])),
  ).flat();
}

/** Ideas in the trade of whoever was asked: posts from Teo, shots from Ani, flows from Marcos. */
export function tradeIdeas(asked: Copy, workerId: WorkerId): Idea[] {
  const copy = inItsMonth(asked);
  const all = ideasOf(copy, workerId);
  const { season } = copy.request;
  if (!season || copy.industry.solemn) return all;
  const own = season.hooks.map((line) => copy.fill(line).replace(/\.$/, "").replace(/[«»]/g, ""));
  // Who asks for Halloween wants ideas for Halloween first.
  const first = all.filter(
    ([title]) => title.includes(season.name) || own.some((line) => title.includes(line)),
  );
  return [...first, ...all.filter((one) => !first.includes(one))];
}

function ideasOf(copy: Copy, workerId: WorkerId): Idea[] {
  const { industry, goal, tone, dice } = copy;
  const tips = dice
    .shuffle(industry.tips)
    .map(([title, text]): Idea => [copy.fill(title), copy.fill(text)]);
  const shots = dice.shuffle(industry.shots).map(small);
  const asks = dice.shuffle(industry.asks).map((text) => copy.fill(text));
  const pains = dice.shuffle(industry.pains).map((text) => copy.fill(text).replace(/\.$/, ""));
  const faqs = dice.shuffle(industry.faqs);
  const season = copy.request.season;
  const seasonal: Idea[] = season
    ? copy
        .several(season.hooks, 3)
        .map(
          (text, index): Idea => [
            text.replace(/\.$/, ""),
            copy.say(season.lines) || (index ? "Una línea y una foto." : "Abre la temporada."),
          ],
        )
    : [];
  const own: Idea[] = dice
    .shuffle(goal.ideas)
    .map(([title, why]): Idea => [copy.fill(title), copy.fill(why)]);
  const hooks = copy
    .several([...tone.hooks, ...industry.hooks], 6)
    .map((text) => text.replace(/\.$/, ""));
  const s = copy.fill("{s}");
  const unique = (list: Idea[]) =>
    list.filter(
      ([title, reason], index) =>
        title &&
        list.findIndex((other) => other[0] === title) === index &&
        list.findIndex((other) => other[1] === reason) === index,
    );
  if (industry.solemn) return unique(quietIdeas(copy));
  const only = onlyForm(copy);
  const named = copy.request.audience;
  // Whom the message names comes first; the rest in any order.
  const known = dice
    .shuffle(ownIdeas(copy, forms[workerId] ?? only ?? "Post"))
    .sort(
      ([one], [other]) =>
        Number(named && other.includes(named)) - Number(named && one.includes(named)),
    );
  switch (workerId) {
    case "ani":
      return unique(
        turns(
          known,
          shots.map(
            (shot, index): Idea => [
              `Una foto: ${shot}`,
              [
                "Muy de cerca, con la luz de una ventana.",
                "Desde arriba, con sitio libre para el texto.",
                "A la altura de los ojos, sin flash.",
              ][index % 3]!,
            ],
          ),
          seasonal.map(
            ([title]): Idea => [
              `Un cartel con una sola línea: «${title.replace(/[«»]/g, "")}»`,
              "Fondo liso y nada más alrededor.",
            ],
          ),
          [
            [
              `El mismo encuadre antes y después ${copy.fill("{de s}")}`,
              "Dos fotos, la misma luz: el cambio se entiende sin texto.",
            ],
            [`Las manos que trabajan con ${s}`, "Sin cara y sin pose: se ve el oficio."],
            [
              `La puerta o la mesa a la hora tranquila, con ${s}`,
              "Enseña el sitio como es, sin decorado.",
            ],
          ],
        ),
      );
    case "vivi":
      return unique(
        turns(
          known,
          seasonal.map(
            ([title, line]): Idea => [
              `Reel de temporada: empieza con «${title.replace(/[«»]/g, "")}»`,
              line,
            ],
          ),
          shots.map((shot, index): Idea => [`Reel de sonido real: ${shot}`, why("sound", index)]),
          pains.map(
            (pain, index): Idea => [
              `Reel de problema: «${pain.replace(/[«»]/g, "")}»`,
              why("acted", index),
            ],
          ),
          tips.map(([title, text]): Idea => [`Reel de truco: ${small(title)}`, text]),
        ),
      );
    case "bran":
      return unique(
        turns(
          known,
          [
            [
              `Anuncio con el producto delante: ${s}, una foto y una línea`,
              "Para quien ya sabe lo que quiere.",
            ],
            [
              `Anuncio para quien ya te visitó y no se decidió, con ${s}`,
              "Es el público más barato: ya te conoce.",
            ],
            [
              `Anuncio a pocos kilómetros, con el sitio y ${s}`,
              "Poca gente, pero puede venir hoy.",
            ],
          ],
          pains.map(
            (pain, index): Idea => [
              `Anuncio que empieza por el problema: «${pain.replace(/[«»]/g, "")}»`,
              why("problem", index),
            ],
          ),
          seasonal.map(
            ([title, line]): Idea => [
              `Anuncio de temporada: «${title.replace(/[«»]/g, "")}»`,
              line,
            ],
          ),
          faqs.map(
            ([question], index): Idea => [
              `Anuncio que contesta una duda: «${copy.fill(question).replace(/[«»]/g, "")}»`,
              why("doubt", index),
            ],
          ),
        ),
      );
    case "nai":
      return unique(
        turns(
          known,
          seasonal.map(
            ([title, line]): Idea => [
              `Correo de temporada, con el asunto «${title.replace(/[«»]/g, "")}»`,
              line,
            ],
          ),
          tips.map(([title, text]): Idea => [`Correo de consejo: ${small(title)}`, text]),
          faqs.map(
            ([question], index): Idea => [
              `Correo que contesta «${copy.fill(question).replace(/[«»]/g, "")}»`,
              why("mail", index),
            ],
          ),
          [
            [
              `Correo a quien ya compró ${s}`,
              "Cómo sacarle partido: se agradece más que una oferta.",
            ],
            [
              `Correo corto para quien lleva tiempo sin venir, con ${s}`,
              "Una pregunta y nada más; contesta quien sigue ahí.",
            ],
          ],
        ),
      );
    case "lia":
      return unique(
        turns(
          known,
          asks.map(
            (ask, index): Idea => [`Preguntar en una historia: ${ask}`, why("asked", index)],
          ),
          faqs.map(
            ([question], index): Idea => [
              `Respuesta guardada para «${copy.fill(question).replace(/[«»]/g, "")}»`,
              why("saved", index),
            ],
          ),
          [
            [
              "Un mensaje de gracias a quien comenta por primera vez",
              "Quien se siente visto, vuelve a comentar.",
            ],
            [
              `Pedir a quien ya vino una línea sobre ${s}`,
              "Por privado y sin prisa: sale más sincera.",
            ],
          ],
        ),
      );
    case "iko":
      return unique(
        turns(
          goal.moves.map(
            (move, index): Idea => [
              move,
              `Se mira en «${goal.metrics[index % goal.metrics.length]![0].replace(/^[A-ZÀ-ÖØ-Þ]/u, (letter) => letter.toLowerCase())}».`,
            ],
          ),
          goal.metrics.map(
            ([name, , change]): Idea => [
              `Apuntar cada lunes: ${small(name)}`,
              `Si no sube en un mes, ${change}.`,
            ],
          ),
        ),
      );
    case "sofi":
      return unique(
        turns(
          known,
          faqs.map(
            ([question], index): Idea => [
              `Contestar en la ficha: «${copy.fill(question).replace(/[«»]/g, "")}»`,
              why("sheet", index),
            ],
          ),
          [
            [
              `Poner ${s} en la primera pantalla del teléfono`,
              "La mayoría no baja: lo que no se ve no se compra.",
            ],
            [
              "Enseñar el coste y el plazo de envío antes del carrito",
              "La sorpresa al final es lo que más ventas tira.",
            ],
            [
              `Una foto de ${s} en uso y otra con escala`,
              "Quita la duda del tamaño, que es la de todos.",
            ],
            [
              "Un correo a quien dejó el carrito a medias",
              "Sin descuento el primero: basta con recordarlo.",
            ],
          ],
          seasonal.map(
            ([title, line]): Idea => [
              `Una portada de temporada: «${title.replace(/[«»]/g, "")}»`,
              line,
            ],
          ),
        ),
      );
    case "marcos":
      return unique([
        ...dice
          .shuffle(recipes.filter(({ id }) => id !== "pet-birthday" || pets.has(copy.industry.id)))
          .map(
            (recipe): Idea => [
              `Automatizar: ${small(recipe.name)}`,
              `Empieza cuando ${recipe.trigger.replace("{word}", industry.word)}; se para si ${recipe.stop}.`,
            ],
          ),
        [
          `Un aviso a quien lleva tiempo sin pedir ${s}`,
          "Una pregunta corta, sin oferta; si contesta, sigue una persona.",
        ],
        [
          "Una bienvenida en tres mensajes a quien se apunta",
          "El primero da algo útil; el último invita.",
        ],
      ]);
    default: {
      const as = (format: string) => only ?? format;
      const named: Idea[] =
        copy.request.subject || only
          ? [
              [
                `${as("Post")} con ${s} y nada más en el encuadre`,
                "Una foto quieta y una línea: se entiende sin leer.",
              ],
              [
                `${as("Historia")}: dos opciones de ${copy.fill("{n}")} y un dedo que elige`,
                "Votar cuesta un toque; al día siguiente se enseña qué ganó.",
              ],
              [
                `${as("Carrusel")}: lo que más preguntan de ${copy.fill("{n}")}`,
                "Una duda por lámina, con la respuesta de siempre.",
              ],
              [
                `${as("Reel")}: cómo llega ${s} a quien lo pide`,
                "Tres planos cortos, sonido real.",
              ],
            ]
          : [];
      const timely: Idea[] = turns(
        seasonIdeas(copy).map(
          ([format, title, why]): Idea => [
            `${as(format === "Reel" ? "Historia" : format)}: ${small(title)}`,
            why,
          ],
        ),
        seasonal.map(
          ([title, line]): Idea => [`${as("Post")}: «${title.replace(/[«»]/g, "")}»`, line],
        ),
      );
      return unique([
        ...timely,
        ...turns(
          known,
          named,
          own.map(
            ([title, why], index): Idea => [
              `${as(["Post", "Carrusel", "Historia"][index % 3]!)}: ${/^[A-ZÀ-ÖØ-Þ]{2}/u.test(title) ? title : small(title)}`,
              why,
            ],
          ),
          tips.map(
            ([title, text]): Idea => [`${as("Carrusel")} de consejos: ${small(title)}`, text],
          ),
          asks.map(
            (ask, index): Idea => [`${as("Historia")} con encuesta: ${ask}`, why("asked", index)],
          ),
          hooks.map(
            (line, index): Idea => [
              `${as("Post")} que empieza así: «${line.replace(/[«»]/g, "")}»`,
              why("opening", index),
            ],
          ),
        ),
      ]);
    }
  }
}
