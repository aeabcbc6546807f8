import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";
import { newCopy } from "../copy.ts";
import type { Brief } from "../copywriter.ts";
import { isShop, knownHooks } from "../kinds/concrete.ts";
import { others } from "../kinds/paragraphs.ts";
import { standsAlone } from "../kinds/things.ts";
import { fold } from "../language/escape.ts";
import { polish } from "../language/polish.ts";
import { voices } from "../lexicon/voices.ts";
import type { Request } from "../understanding/request.ts";
import { isQuestion } from "./questions.ts";
import { slowHours } from "./slow-hours.ts";

const about =
  /\b(?:vend(?:er|o|emos|amos|iendo)|ventas?|facturar|facturo|ganar mas|mas (?:client\w+|pedidos|encargos|reservas|citas|turnos|alumn\w+|pacientes)|client\w+ nuev\w+|nuev\w+ client\w+|(?:conseguir|consigo|atraer|atraigo|captar|capto|traer|traigo) (?:mas )?(?:client\w+|gente|pacientes|alumn\w+)|no (?:viene|entra|compra) nadie)\b/;
const wonders =
  /\b(?:que (?:hago|hacemos|puedo hacer|podemos hacer|me recomiendas|me recomendas|me aconsejas|deberia hacer)|como (?:hago|puedo|podria|podemos|le hago|subo|aumento|mejoro|levanto|vendo|vendemos|consigo|conseguimos|atraigo|traigo|capto|gano)|ayuda\w* a (?:vender|subir|conseguir)|no se (?:como|que hacer)|quiero (?:vender mas|mas ventas|subir))\b/;
/** What asks for a text or a list of its own, which is given as it was asked. */
const pieceWords =
  /\b(?:ideas?|posts?|publicacion(?:es)?|correos?|emails?|mails?|anuncios?|campana|plan|reels?|videos?|carrusel|hilo|calendario|mensajes?|textos?|flyer|cartel|landing|ficha|resenas?|comentarios?|instagram|facebook|tiktok|google|precios?|descuentos?)\b/;

/** Whether the message asks how to sell more, in any of the ways owners ask it, and for nothing else. */
export function asksHowToSell(prompt: string): boolean {
  const folded = fold(prompt);
  return (
    folded.split(" ").length <= 16 &&
    about.test(folded) &&
    !pieceWords.test(folded) &&
    (wonders.test(folded) || isQuestion(prompt))
  );
}

type Step = readonly [string, string];

/** Three steps that each worker would take first, within their own trade. */
function stepsOf(workerId: WorkerId, copy: Copy): readonly Step[] {
  const more = others(copy).split(/, | y | e /u)[0];
  const seen = standsAlone(copy);
  const bought = seen ? "ya te compró" : "ya es cliente";
  switch (workerId) {
    case "ani":
      return [
        seen
          ? [
              "Una foto {de s} que se entienda sola",
              "Luz de ventana, fondo limpio y de cerca: quien pasa con el dedo tiene que saber qué es sin leer.",
            ]
          : [
              "Una foto tuya trabajando",
              "Las manos, la herramienta o el sitio, con luz de ventana: {s} no se <puede|pueden> fotografiar en una mesa, y quien lo hace sí.",
            ],
        [
          "El precio, encima de la foto",
          "Qué es, cuánto cuesta o desde cuánto, y cómo se pide. Tres datos en letra grande y nada más.",
        ],
        [
          "La misma imagen en todas partes",
          "Perfil, historia, estado de WhatsApp y puerta o vitrina: se recuerda lo que se ve repetido.",
        ],
      ];
    case "bran":
      return [
        [
          "Un solo anuncio, de {s}",
          "Con dos textos distintos y la misma foto, para gente que vive cerca o que ya te sigue.",
        ],
        [
          "En la primera línea, qué es y cuánto cuesta",
          "Y un botón de mensaje: quien escribe ya está a medio camino.",
        ],
        [
          "Siete días sin tocarlo",
          "Después se queda el que trajo más mensajes y se apaga el otro. El dinero, el que puedas gastar sin dolor.",
        ],
      ];
    case "lia":
      return [
        [
          "El precio y el paso, en la misma respuesta",
          "Quien pregunta «¿precio?» y recibe otra pregunta muchas veces ya no contesta.",
        ],
        [
          "Vuelve a quien preguntó y no compró",
          "Puedes mandar esto tal cual: «Hola, hace unos días nos preguntaste por {s}. ¿Te ayudamos con algo?».",
        ],
        [
          "Ten escritas las cinco respuestas que más repites",
          "Precio, horario, cómo se pide, cómo se paga y cuánto tarda: contestarás en un minuto.",
        ],
      ];
    case "nai":
      return [
        [
          `Un correo a quien ${bought}`,
          "Corto y solo de {s}: qué es, cuánto cuesta y cómo se pide. Ya te conocen y no hay que convencerlos de nada más.",
        ],
        ["El mismo, con otro asunto, a quien no lo abrió", "A los tres días y una sola vez."],
        [
          "Una página con una sola cosa",
          "{S}, el precio, dos opiniones reales y un botón. Es a donde llevas el correo, el perfil y los anuncios.",
        ],
      ];
    case "iko":
      return [
        [
          "Apunta cuatro números cada lunes",
          "Cuánta gente pregunta, cuánta compra, cuánto gasta cada una y cuánta repite.",
        ],
        [
          "Mira dónde se pierden",
          "Si preguntan muchos y compran pocos, falla la respuesta o el precio no se ve; si preguntan pocos, falta que te vean; si no repiten, falta que les escribas.",
        ],
        [
          "Cambia una sola cosa por semana",
          "Yo empezaría por {s}. Con dos cambios a la vez no sabrás cuál fue.",
        ],
      ];
    case "sofi":
      return [
        [
          "La página {de s}, antes que ninguna",
          "Una foto en uso, el precio a la vista y la respuesta a la duda que más te repiten.",
        ],
        more && isShop(copy)
          ? [
              "Dos cosas que se llevan juntas",
              `Al lado {de s}, ${more}: quien ya está comprando decide rápido lo segundo.`,
            ]
          : [
              "Lo que la gente pregunta, en la página",
              "Cuánto cuesta o desde cuánto, cuánto tarda, qué incluye y cómo se pide: cada respuesta que falta es alguien que se va a mirar otra.",
            ],
        [
          "Recupera los pedidos a medias",
          "Un mensaje a la hora, otro al día siguiente y un último a los tres días. Muchos solo se distrajeron.",
        ],
      ];
    case "marcos":
      return [
        [
          "Que el primer mensaje se conteste solo",
          "Con el precio {de s}, o desde cuánto, y cómo se pide. De noche y en domingo también preguntan.",
        ],
        [
          "Un aviso a los dos días a quien preguntó y no siguió",
          "Uno solo: «¿Te quedó alguna duda con {s}?». Si no contesta, se para.",
        ],
        [
          "Un recordatorio para repetir",
          "Cuando a cada cliente le toca otra vez. El plazo lo sabes tú: dime cada cuánto vuelven y lo dejo montado.",
        ],
      ];
    case "vivi":
      return [
        [
          "Un vídeo de quince segundos de {s}",
          seen
            ? "Los tres primeros, muy de cerca y sin presentación: lo que se vende se ve antes que el nombre."
            : "Los tres primeros, tus manos trabajando y sin presentación: lo que haces se ve antes que el nombre.",
        ],
        [
          "Qué es, cuánto cuesta y cómo se pide, en pantalla",
          "Mucha gente lo mira sin sonido. Al final, un solo paso.",
        ],
        [
          "Uno por semana que conteste una pregunta",
          "La que te hicieron ayer en el mostrador o por mensaje sirve tal cual.",
        ],
      ];
    default:
      return [
        [
          "Una sola cosa, contada tres veces",
          "Elegiría {s}: un día con el precio a la vista, otro con la respuesta a la duda que más te repiten y otro con cómo se pide.",
        ],
        ["El mismo paso al final de todo", "«{Act}.» Con dos caminos, la gente no elige ninguno."],
        [
          `Primero, quien ${bought}`,
          "Un mensaje corto a tus clientes antes de publicarlo: les cuesta menos decir que sí.",
        ],
      ];
  }
}

/** With a season ahead, what has to be settled before any text. */
function datesFirst(copy: Copy): string {
  const { season } = copy.request;
  if (!season) return "";
  const what = standsAlone(copy)
    ? "hasta qué día se puede pedir y cuándo se entrega o se recoge"
    : "hasta qué día se puede pedir hora y qué días atiendes";
  const moment = season.name.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zA-ZÀ-ÖØ-ž]+ )/u, (letter) =>
    letter.toLowerCase(),
  );
  return `Para ${moment}, antes que nada pon fecha: ${what}. La decides tú, y va en la primera línea de todo lo que salga.`;
}

/** «¿Qué hago para vender más?»: the three steps of that worker, and what they can write right now. */
export function sellingAnswer(brief: Brief, request: Request, dates: string): string {
  const copy = newCopy(brief, request);
  const steps = stepsOf(brief.workerId, copy).map(
    ([title, text], index) => `${index + 1}. **${copy.fill(title)}.** ${copy.fill(text)}`,
  );
  // A first line that does not name the thing needs the rest of its text.
  const [head = ""] = fold(copy.subject.bare).split(" ");
  const line =
    brief.workerId === "teo"
      ? copy.fresh(
          knownHooks(copy).filter((hook) => fold(hook).includes(head.replace(/e?s$/u, ""))),
        )
      : "";
  return polish(
    [
      copy.fill("Empezaría por esto, en este orden:"),
      steps.join("\n"),
      [slowHours(brief.prompt), datesFirst(copy), dates].filter(Boolean).join(" "),
      line
        ? `Para la primera línea te sirve esta: «${line.replace(/[«»]/g, "").replace(/\.$/, "")}».`
        : "",
      copy.fill(
        `Si quieres, te preparo ${voices[brief.workerId].offers}: dime cuál y lo hago con {s}.`,
      ),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
}
