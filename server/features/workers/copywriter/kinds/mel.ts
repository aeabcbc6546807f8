import { order } from "../chat/order.ts";
import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import {
  addDays,
  dayNamed,
  longDay,
  months,
  nextWeekday,
  planningEve,
  seasonDay,
  shortDay,
  weekdaysNamed,
} from "../language/dates.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { isPrice } from "../understanding/offers.ts";
import { knownHooks, knownSays } from "./concrete.ts";
import { small, stack, table } from "./layout.ts";
import { ideas } from "./mel-ideas.ts";
import { callToAction, hook, scene } from "./paragraphs.ts";
import { photosOf } from "./photos.ts";

/** The trade as its owner writes it, where that is a name of it. */
function tradeOf({ brief, industry }: Copy): string {
  const typed = clip(plain(brief.profile?.industry ?? ""), 50);
  return /^[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]/u.test(typed) ? small(typed) : industry.label.toLowerCase();
}

/** A price that does not say of what. */
const bareOffer = (offer: string | undefined) =>
  offer !== undefined && isPrice(offer) && !/ por /.test(offer);

/** Whether a fact has no word that `told` lacks: «envío gratis desde 40 €» beside «… a partir de 40 €». */
function saidIn(fact: string, told: string): boolean {
  const words = (text: string) =>
    (fold(text).match(/[a-z]{4,}|\d+/g) ?? []).filter((word) => !/^(?:desde|hasta)$/.test(word));
  const known = new Set(words(told));
  return known.size > 0 && words(fact).every((word) => known.has(word));
}

/** «El sábado, clase de prueba a 15 €»: where no product was named, the price is of what the owner told. */
const ownWords = ({ request }: Copy): string | undefined =>
  request.subject || !bareOffer(request.offer)
    ? undefined
    : request.facts
        .find((text) => fold(text).includes(fold(request.offer ?? "")))
        ?.replace(/\.$/, "");

type Row = [day: Date, piece: string, about: string, who: string];

/** What the owner told of the week: the price with its days, and the message that tells the customers. */
function toldRows(copy: Copy, start: Date): Row[] {
  const { offer, facts, when } = copy.request;
  const what = offer ? copy.fill("{s}: {offer}") : (facts[0] ?? "").replace(/\.$/, "");
  if (!what) return [];
  const days = weekdaysNamed(when ?? "")
    .map((weekday) => nextWeekday(addDays(start, -1), weekday))
    .sort((one, other) => one.getTime() - other.getTime())
    .slice(0, 3);
  const [first] = days;
  // A price alone says nothing to who gets it.
  const own = ownWords(copy);
  const named = (own && small(own)) ?? (bareOffer(offer) ? copy.fill("{s}: {offer}") : offer);
  const about =
    first && offer
      ? `${named}${fold(named ?? "").includes(fold(when ?? "-")) ? "" : `, ${when}`}`
      : what;
  const byPhone = /whats ?app/iu.test(copy.brief.prompt);
  const eve = first && first.getTime() > start.getTime() ? addDays(first, -1) : undefined;
  return [
    ...(eve || (byPhone && !first)
      ? [
          [
            eve ?? addDays(start, 3),
            byPhone ? "Mensaje de WhatsApp" : "Historia",
            `Avisar a quien ya compra: ${about}`,
            "Lía",
          ] satisfies Row,
        ]
      : []),
    ...days.map(
      (day): Row => [
        day,
        "Historia",
        `Hoy: ${named ?? what}. Cómo se pide`,
        byPhone ? "Lía" : "Teo",
      ],
    ),
  ];
}

const week: Kind = {
  id: "week-plan",
  write(copy) {
    const start = /semana que viene|pr[oó]xima semana/iu.test(copy.brief.prompt)
      ? nextWeekday(copy.today, 1)
      : addDays(copy.today, 1);
    const tips = copy.dice.shuffle(copy.industry.tips);
    const { offer, facts, when } = copy.request;
    const letter = copy.goal.id === "leads" || copy.goal.id === "retention";
    const told = toldRows(copy, start);
    const usual: Row[] = [
      [
        start,
        "Post",
        ownWords(copy)
          ? `Contar esto: ${small(ownWords(copy)!)}`
          : copy.fill(offer ? "Presentar {s}: {offer}" : "Presentar {s}"),
        "Teo",
      ],
      [
        addDays(start, 1),
        "Imagen",
        `Una foto: ${small(photosOf(copy, 2)[0] ?? copy.say(copy.industry.shots))}`,
        "Ani",
      ],
      [addDays(start, 2), "Carrusel", `Consejo: ${tips[0]![0].toLowerCase()}`, "Teo"],
      [addDays(start, 4), "Reel", `Se ve: ${small(copy.say(copy.industry.shots))}`, "Vivi"],
      letter
        ? [addDays(start, 5), "Correo", copy.fill("Un correo sobre {s}"), "Nai"]
        : [addDays(start, 5), "Historia", copy.fill("{ask}"), "Lía"],
    ];
    // What the owner told has its day; the rest goes around it.
    const taken = new Set(told.map(([day]) => day.getTime()));
    const rows = [
      ...usual.filter(([day], at) => at === 0 || !taken.has(day.getTime())),
      ...told,
    ].sort(([one], [other]) => one.getTime() - other.getTime());
    const review: Row = [addDays(start, 6), "Revisión", copy.goal.metrics[0]![0], "Iko"];
    return {
      title: `Plan de la semana: ${longDay(start)}`,
      body: stack(
        copy.fill(`**Foco:** {s}. **Para qué:** ${copy.goal.aim}.`),
        offer || facts.length > 0
          ? `**Lo que se anuncia:** ${[offer && !ownWords(copy) ? `${bareOffer(offer) ? `${copy.fill("{N}")}: ` : ""}${offer}${when ? `, ${when}` : ""}` : "", ...facts.filter((text) => !offer || ownWords(copy) || !saidIn(text, `${offer} ${when ?? ""}`)).map((text) => text.replace(/\.$/, ""))].filter(Boolean).join("; ")}.`
          : "",
        table(
          ["Día", "Pieza", "De qué va", "Quién"],
          [...rows, review].map(([day, ...rest]) => [shortDay(day), ...rest]),
        ),
        "### Lo que haces tú",
        `1. Aprobar los textos mañana, de una vez.\n2. Media hora de fotos con el teléfono.\n3. ${copy.goal.moves[1]}.`,
        `**Primera línea de la semana:** ${hook(copy)}`,
      ),
      reasons: [
        `Todo empuja lo mismo: ${copy.goal.aim}.`,
        told.length > 0
          ? "Lo que me contaste tiene su día y su aviso; lo demás va alrededor."
          : "Son cinco piezas y una revisión; si falla un día, mueve la historia.",
        "Cada pieza tiene dueño dentro del equipo.",
      ],
      orders: [
        order(copy, "teo", { kind: "post" }),
        ...(told.length > 0
          ? [order(copy, "lia", { kind: "direct-message", note: "para quien ya nos compra" })]
          : []),
        order(copy, "vivi", { kind: "reel-script" }),
        order(copy, "iko", { kind: "metrics-plan", ofHouse: true, goal: copy.goal.aim }),
      ],
    };
  },
};

/** The first and last day of a campaign «en enero»; undefined when no month is named. */
function monthNamed(when: string | undefined, today: Date): readonly [Date, Date] | undefined {
  const at = months.indexOf(/^en ([a-z]+)$/u.exec(when ?? "")?.[1] ?? "");
  if (at < 0) return undefined;
  const year = today.getUTCFullYear() + (at < today.getUTCMonth() ? 1 : 0);
  return [new Date(Date.UTC(year, at, 1)), new Date(Date.UTC(year, at + 1, 0))];
}

const campaign: Kind = {
  id: "campaign-plan",
  write(copy) {
    const { season, when } = copy.request;
    const month = monthNamed(when, copy.today);
    const target =
      (when && dayNamed(when, copy.today)) ||
      month?.[1] ||
      (season && seasonDay(season, copy.today, copy.location)) ||
      addDays(copy.today, 21);
    const days = Math.max(7, Math.round((target.getTime() - copy.today.getTime()) / 86_400_000));
    const step = (share: number) =>
      shortDay(addDays(copy.today, Math.max(1, Math.round(days * share))));
    const line = hook(copy);
    // A date alone is the key day, said below.
    const told = copy.request.facts.filter((text) => !when || fold(text) !== fold(when)).join(" ");
    // «La campaña de enero» is not announced in November.
    const eve =
      ((month?.[0] ?? planningEve(copy.brief.prompt, copy.today)).getTime() -
        copy.today.getTime()) /
      86_400_000;
    const first = Math.max(days > 60 ? 1 - 45 / days : 0.1, eve < days ? (eve - 5) / days : 0);
    return {
      title: copy.fill(copy.moment ? `Campaña: {n} para ${copy.moment}` : "Campaña: {n}"),
      body: stack(
        `**La frase:** ${line}`,
        copy.request.audience ? `**A quién:** ${copy.request.audience}.` : "",
        `**Qué se cuenta:** ${told || scene(copy) || copy.say([...knownSays(copy), ...copy.industry.scenes])}`,
        stack(
          copy.differentiators.length > 0
            ? `**La prueba:** ${list(copy.differentiators.slice(0, 2))}.`
            : "",
          `**Día clave:** ${season && !when && (season.id === "new-year" || !seasonDay(season, copy.today, copy.location)) ? `el que tú fijes; lo de abajo está contado para el ${longDay(target)}` : when && !season && !dayNamed(when, copy.today) ? when : longDay(target)}.`,
        ),
        table(
          ["Fase", "Desde", "Qué pasa", "Quién"],
          [
            [
              "Aviso",
              step(first),
              copy.fill("Dos historias y un post que presentan {s}"),
              "Teo, Ani",
            ],
            [
              "Apertura",
              step(first + (1 - first) * 0.35),
              `Reel y correo con ${copy.request.offer ? copy.fill("{offer}") : "la propuesta completa"}`,
              "Vivi, Nai",
            ],
            [
              "Empuje",
              step(first + (1 - first) * 0.6),
              "Anuncio a quien ya te vio; respuestas el mismo día",
              "Bran, Lía",
            ],
            [
              "Cierre",
              step(first + (1 - first) * 0.9),
              "Último aviso, solo con lo que quede de verdad",
              "Teo",
            ],
            ["Balance", shortDay(addDays(target, 3)), copy.goal.metrics[0]![0], "Iko"],
          ],
        ),
        `**Lo que pide cada pieza:** ${callToAction(copy)}`,
        "**Presupuesto:** el que puedas perder sin dolor la primera vez; se dobla solo en el anuncio que ya funcione.",
      ),
      reasons: [
        "Tiene una frase y un día: lo que no les sirve se queda fuera.",
        "Las fechas están contadas hacia atrás desde el día clave.",
        "No hay cifras de venta previstas porque no tengo tus datos.",
      ],
      orders: [
        order(copy, "teo", { kind: "post", note: "que abra la campaña" }),
        order(copy, "bran", { kind: "ad", count: 3 }),
        order(copy, "nai", { kind: "email", note: "para nuestra lista" }),
      ],
    };
  },
};

const brand: Kind = {
  id: "brand-brief",
  write(copy) {
    const profile = copy.brief.profile;
    const unknown = !profile && !copy.request.subject;
    const missing = [
      profile ? "" : "nombre, oficio y a quién vendes",
      copy.differentiators.length === 0 ? "qué te diferencia" : "",
      copy.values.length === 0 ? "tus valores" : "",
      copy.products.length === 0 ? "tus productos por su nombre" : "",
      copy.location ? "" : "dónde estás",
    ].filter(Boolean);
    return {
      title: copy.businessName ? `Resumen de marca: ${copy.businessName}` : "Resumen de marca",
      body: stack(
        unknown
          ? "**En una frase:** está por escribir. Dime qué vendes, a quién y por qué te eligen, y la dejo cerrada."
          : `**En una frase:** ${copy.businessName ? `${copy.businessName}: ` : ""}${copy.fill("{n}")}${copy.fill("{aud}") ? `, para ${copy.fill("{aud}").replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u, (letter) => letter.toLowerCase())}` : ""}.`,
        [
          `- **Oficio:** ${tradeOf(copy)}`,
          unknown
            ? "- **Qué se vende:** por contar"
            : `- **Qué se vende:** ${copy.products.length > 0 ? copy.products.slice(0, 6).join(", ") : copy.fill("{n}")}`,
          copy.location ? `- **Dónde:** ${copy.location}` : "",
          copy.values.length > 0 ? `- **Valores:** ${copy.values.slice(0, 5).join(", ")}` : "",
          copy.differentiators.length > 0
            ? `- **Lo que otros no tienen:** ${copy.differentiators.slice(0, 4).join("; ")}`
            : "",
          `- **Objetivo:** ${copy.goal.aim}`,
        ]
          .filter(Boolean)
          .join("\n"),
        "### Cómo habla",
        `Tono ${copy.tone.voice}.`,
        copy.tone.does
          .map((text) => `- Sí: ${text.toLowerCase()}`)
          .concat(copy.tone.avoids.map((text) => `- No: ${text.toLowerCase()}`))
          .join("\n"),
        "### Suena así",
        copy
          .several(copy.tone.hooks, 1)
          .concat(
            ...copy.several(
              knownHooks(copy).length > 0 ? knownHooks(copy) : copy.industry.hooks,
              2,
            ),
          )
          .map((text) => `> ${text}`)
          .join("\n>\n"),
        // A voice that speaks of no trouble has none to list.
        copy.tone.id === "luxury"
          ? ""
          : `### El cliente, por dentro\n\n${copy
              .several(copy.industry.pains, 2)
              .map((text) => `- ${text}`)
              .join("\n")}`,
        missing.length > 0
          ? `**Para afinar, cuéntame:** ${missing.join("; ")}.`
          : "**Está completo:** con esto el equipo puede escribir sin preguntarte.",
      ),
      reasons: [
        profile
          ? "Todo lo que afirma sale de tu Brain Central."
          : "Lo general sale de tu oficio; lo tuyo está por rellenar.",
        "Los ejemplos enseñan el tono mejor que un adjetivo.",
        "Lo que falta está dicho, no disimulado.",
      ],
    };
  },
};

export const mel: readonly Kind[] = [week, campaign, brand, ideas];
