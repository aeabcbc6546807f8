import type { Copy } from "../copy.ts";
import type { Draft, Kind } from "../draft.ts";
import { openingFor } from "../language/addressing.ts";
import { fold } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { saidToReader } from "../understanding/letter.ts";
import type { Moment } from "../understanding/schedule.ts";
import { momentsNamed } from "../understanding/schedule.ts";
import { isShop, knownSays, letterCall, ownProof } from "./concrete.ts";
import { about } from "./introduction.ts";
import { flow, small, stack, table } from "./layout.ts";
import { signature } from "./mails/frame.ts";
import { offerLine } from "./offer-line.ts";
import { callToAction, presentation, proof } from "./paragraphs.ts";

/** A message of an automation, greeted and signed. */
export function sample(copy: Copy, lines: readonly string[]): string {
  return stack(copy.fill(copy.tone.greeting), ...lines, signature(copy));
}

/** «Con un lavado de motor gratis»: what awaits who comes back. */
const awaits =
  /^con (?=.*(?<![a-zà-ž])(?:gratis|gratuit[oa]s?|de regalo|incluid[oa]s?)(?![a-zà-ž]))/iu;
/** «Revisión de la vista gratis»: the thing itself is the gift. */
const itselfFree = ({ request, subject }: Copy) =>
  request.facts.find(
    (text) =>
      fold(text).startsWith(fold(subject.bare)) &&
      /^ (?:gratis|gratuit[oa]s?)\.?$/iu.test(text.slice(subject.bare.length)),
  );
const giftOf = (copy: Copy) =>
  copy.request.facts.find((text) => awaits.test(text)) ?? itselfFree(copy);

/** «En Salón Clara seguimos con mechas balayage y corte y peinado.» */
function stillHere(copy: Copy): string {
  // What is given is not what they came for.
  if (fold(giftOf(copy) ?? "").includes(fold(copy.subject.bare))) return "";
  const own = copy.products.find((name) => fold(name) === fold(copy.subject.bare));
  const named = own && copy.request.subject ? [copy.subject.full] : copy.products.slice(0, 3);
  if (named.length === 0) return "";
  const start = copy.businessName ? copy.fill("En {biz} seguimos con") : "Seguimos con";
  return `${start} ${list(named.map(small))}.`;
}

/** The moments of a message; «bienvenida a los que reservan, y preguntarles al día siguiente cómo les fue» has two. */
export function momentsOf(prompt: string): readonly Moment[] {
  const moments = momentsNamed(prompt);
  const [one] = moments;
  if (moments.length !== 1 || !one || !/(?<![a-zà-ž])bienvenida.*preg[uú]nt/iu.test(prompt))
    return moments;
  return [
    { when: "al momento", purpose: undefined },
    { ...one, purpose: "preguntar cómo ha ido" },
  ];
}

/** The same at the moments that the owner named: thanks first, then what helps, and at the end the step. */
export function timedWelcome(copy: Copy, named: readonly Moment[]): Draft {
  const bought = /\bcompr/iu.test(copy.brief.prompt);
  const known = copy.several(copy.industry.says ?? copy.industry.scenes, named.length);
  const purposes = named.map(({ purpose }, index) =>
    purpose
      ? small(purpose)
      : index === 0
        ? "dar las gracias y ponerse a mano"
        : index === named.length - 1
          ? small(copy.goal.aim)
          : "saber cómo va y ayudar",
  );
  const write = ({ purpose }: Moment, index: number) => {
    const one = copy.variant(`moment ${index}`);
    const line = known[index] ?? "";
    const proposed = /^(?:proponer|ofrecer)(?:les?)? (.+)$/iu.exec(purpose ?? "")?.[1];
    if (proposed)
      return [
        one.fill(`[Te|Le] proponemos ${proposed}. ¿Qué día [te|le] viene bien?`),
        callToAction(one),
      ];
    if (/^preguntar/iu.test(purpose ?? ""))
      return [
        one.fill("¿Qué tal [te|le] ha ido desde entonces? [Cuéntanos|Cuéntenos] en una línea."),
        one.fill("Si [tienes|tiene] cualquier duda, [responde|responda] a este mensaje."),
      ];
    if (index === 0)
      return [
        one.fill(
          /\breserv/iu.test(one.brief.prompt)
            ? "Gracias por [tu|su] reserva."
            : bought
              ? "Gracias por [tu|su] compra: {s}."
              : "Gracias por apuntar[te|se].",
        ),
        line,
        one.fill("Si [tienes|tiene] cualquier duda, [responde|responda] a este mensaje."),
      ];
    if (index < named.length - 1)
      return [one.fill("¿Cómo [te|le] va con {s}? [Cuéntanos|Cuéntenos] en una línea."), line];
    const thing = purpose && /^(?:el|la|los|las) /iu.test(purpose) ? small(purpose) : "";
    return [
      thing
        ? `Es buen momento para ${thing}.`
        : one.fill("Es buen momento para volver a hablar {de s}."),
      flow(proof(one), offerLine(one)),
      callToAction(one),
    ];
  };
  return {
    title: "Flujo de bienvenida",
    body: stack(
      table(
        ["Cuándo", "Para qué"],
        named.map(({ when }, index) => [capital(when), purposes[index]!]),
      ),
      ...named.map((moment, index) =>
        stack(
          `### Mensaje ${index + 1} · ${moment.when}`,
          sample(copy.variant(`${index}`), write(moment, index)),
        ),
      ),
      "**Salida:** si responde, le contesta una persona. Si se da de baja, no recibe ninguno más.",
    ),
    reasons: [
      "Los momentos son los que dijiste, ni uno más.",
      "El primero no vende: agradece y se pone a mano.",
    ],
  };
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const welcome: Kind = {
  id: "welcome-flow",
  write(copy) {
    const named = momentsOf(copy.brief.prompt);
    if (named.length > 1) return timedWelcome(copy, named);
    // A shop with a cart gives no advice on how to order by message.
    const advice =
      copy.industry.tips.find(([title]) => !isShop(copy) || !/mensaje/iu.test(title)) ??
      copy.industry.tips[0];
    const known = knownSays(copy);
    const say = copy.several(known.length > 0 ? known : copy.industry.scenes, 2);
    const { offer } = copy.request;
    const [, club, promised = ""] =
      /(?<![a-zà-ž])bienvenida ((?:al|a la) (?:club|grupo|comunidad|suscripci[oó]n)[^,.;:]{0,30})(?:[,:] ([^.;]{4,90}))?/iu.exec(
        copy.brief.prompt,
      ) ?? [];
    // Who has come already is sold nothing: they are asked how it goes.
    const joined =
      !offer &&
      (club !== undefined ||
        /\b(?:clientes?|clientas?|alumn[oa]s?|soci[oa]s?|pacientes?|compr)/iu.test(
          copy.brief.prompt,
        ));
    const one = copy.variant("one");
    const two = copy.variant("two");
    const three = copy.variant("three");
    return {
      title: "Flujo de bienvenida",
      body: stack(
        table(
          ["Cuándo", "Qué recibe", "Para qué"],
          [
            [
              "Al momento",
              offer
                ? "Bienvenida y lo prometido"
                : joined
                  ? "Bienvenida"
                  : "Bienvenida y una pregunta",
              "que sepa que ha llegado bien",
            ],
            ["A los 2 días", "Un consejo útil", "que abra el siguiente"],
            joined
              ? ["A los 5 días", "Una pregunta", "saber cómo va y ayudar a tiempo"]
              : ["A los 5 días", "Una invitación", copy.goal.aim],
          ],
        ),
        "### Mensaje 1 · al momento",
        sample(one, [
          one.say(
            offer
              ? ["Gracias por apuntar[te|se]. Lo prometido, lo primero."]
              : club
                ? [
                    `[Te|Le] damos la bienvenida ${club.trim().toLowerCase()}.${promised ? ` ${saidToReader(promised, copy.formal).replace(/\.$/u, "")}.` : ""}`,
                  ]
                : joined
                  ? ["[Te|Le] damos la bienvenida a {biz}.", "Gracias por confiar en nosotros."]
                  : [
                      "Gracias por apuntar[te|se]. Empezamos por lo que más suele servir.",
                      "[Te|Le] damos la bienvenida, y vamos directos a algo útil.",
                    ],
          ),
          // What they signed up for comes first.
          offer ? offerLine(one) : (say[0] ?? ""),
          one.say([
            joined
              ? "Si [tienes|tiene] alguna duda para empezar, [responde|responda] a este mensaje."
              : "¿Qué [te|le] trajo hasta aquí? [Responde|Responda] con una línea.",
          ]),
        ]),
        "### Mensaje 2 · a los 2 días",
        sample(two, [
          `**${two.fill(advice![0])}.** ${two.fill(advice![1])}`,
          say[1] ?? "",
          club ? "" : two.fill("{ask}"),
        ]),
        "### Mensaje 3 · a los 5 días",
        sample(three, [
          ...(joined
            ? [
                three.fill("¿Cómo [te|le] va hasta ahora? [Cuéntanos|Cuéntenos] en una línea."),
                ownProof(three),
                three.fill("Si [necesitas|necesita] algo, [responde|responda] a este mensaje."),
              ]
            : [
                about(three, ""),
                flow(ownProof(three), presentation(three)),
                offerLine(three),
                letterCall(three),
              ]),
        ]),
        "**Salida:** si responde, compra o reserva, deja de recibir los siguientes. Si se da de baja, no recibe ninguno.",
      ),
      reasons: [
        "El primero no vende: confirma y promete poco.",
        "El consejo sale de tu oficio y sirve aunque no compren.",
        "Tres mensajes bastan; el cuarto ya es insistir.",
      ],
    };
  },
};

export const reactivation: Kind = {
  id: "reactivation",
  write(copy) {
    const one = copy.variant("one");
    const two = copy.variant("two");
    const [clause = ""] = copy.brief.prompt
      .replace(/^[^:]{0,20}reactiv[^:]{0,20}: ?/iu, "")
      .split(/[,.;:\n]/);
    const [, span = ""] =
      /(?<![a-zà-ž])(?:hace|desde hace|llevan?) (?:m[aá]s de )?((?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|ocho|nueve|diez|doce) (?:mes(?:es)?|a[nñ]os?|semanas?))/iu.exec(
        copy.brief.prompt,
      ) ?? [];
    const opening =
      (span && `Hace ${span.toLowerCase()} que no nos vemos.`) ||
      openingFor(
        (copy.request.audience?.split(",")[0] ?? clause).replace(
          / y no (?:han )?(?:vuelto|volvieron|regresaron|vinieron|compraron)(?![a-zà-ž]).*$/iu,
          "",
        ),
        copy.formal,
      );
    return {
      title: "Reactivación de clientes dormidos",
      body: stack(
        `**A quién:** a quien compró o vino alguna vez y ${/^Desde (.+) no (?:te|le) /u.exec(opening)?.[1] ? `no lo hace desde ${/^Desde (.+) no (?:te|le) /u.exec(opening)![1]}` : `lleva ${span ? `${span.toLowerCase()} o más` : "más tiempo del normal"} sin hacerlo`}. Fuera de la lista: quien se dio de baja o tuvo una queja sin resolver.`,
        table(
          ["Cuándo", "Mensaje", "Si responde"],
          [
            ["Día 1", "Una pregunta, sin oferta", "le contestas tú, ese mismo día"],
            ["Día 10", "Lo que hay ahora", "se le propone fecha"],
            ["Día 20", "Despedida: ¿seguimos en contacto?", "si no contesta, sale de la lista"],
          ],
        ),
        "### Mensaje 1",
        sample(one, [
          opening || one.fill("{back}"),
          one.say([
            "Si hubo algo que no gustó, también queremos saberlo.",
            "Si algo ha cambiado, [cuéntanoslo|cuéntenoslo] en una línea.",
          ]),
          one.say(["[Responde|Responda] cuando [puedas|pueda]: sin prisa."]),
        ]),
        "### Mensaje 2",
        sample(two, [
          flow(
            two.request.facts
              .map((text) =>
                text === itselfFree(two)
                  ? two.fill("[Te|Le] esperamos con {s} gratis.")
                  : awaits.test(text)
                    ? `${two.fill("[Te|Le] esperamos")} ${text[0]!.toLowerCase()}${text.slice(1)}`
                    : text,
              )
              .join(" "),
            stillHere(two),
          ),
          flow(ownProof(two), offerLine(two)),
          two.say(["{Act} cuando [te|le] venga bien.", "Si [quieres|quiere] retomarlo, {act}."]),
        ]),
        "### Mensaje 3",
        sample(copy, [
          copy.fill(
            "No queremos llenar[te|le] el buzón: si no [respondes|responde], nos despedimos aquí y no escribimos más.",
          ),
          copy.fill(
            "Si [prefieres|prefiere] seguir recibiendo noticias, [responde|responda] con un «sí».",
          ),
        ]),
      ),
      reasons: [
        "Empieza preguntando: es lo que más contestan los clientes antiguos.",
        "La despedida limpia la lista y evita que el correo acabe en no deseado.",
        copy.request.offer || giftOf(copy)
          ? "La oferta llega en el segundo mensaje, cuando ya se ha saludado."
          : "No lleva descuento porque no me diste ninguno.",
      ],
    };
  },
};
