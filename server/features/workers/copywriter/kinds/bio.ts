import type { BrandTone } from "#shared/brain.ts";
import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { graphemes } from "../language/polish.ts";
import { respell } from "../understanding/spelling.ts";
import { joinLines, small } from "./layout.ts";
import { networkName } from "./teo.ts";

/** What the voice of the brand adds to a profile of 150 characters. */
const asides: Readonly<Record<BrandTone, readonly string[]>> = {
  professional: ["[Consulta|Consulte] [tu|su] caso.", "Lo esencial, bien explicado."],
  casual: ["Pásate sin más.", "Sin rollos."],
  friendly: ["Aquí [te|le] leemos.", "[Pregunta|Pregunte] con confianza."],
  authoritative: ["[Pregunta|Pregunte] lo concreto.", "Primero, los datos."],
  playful: ["Se admiten preguntas raras.", "Aviso: aquí se bromea."],
  luxury: ["Sin prisa.", "Lo justo."],
};
const feelings = [
  "Pensando siempre en alguien.",
  "Cada encargo, una historia.",
  "Con todo el cariño.",
];

const delivered = /^(?:envios?|entregas?|reparto|delivery|domicilios?)(?: |$)/;

/** What the house sells, by name, as it stands after its name: «tarta helada y helado de turrón». */
function sold(copy: Copy, count: number): string {
  // «Bio con envíos por la tarde»: what the house sells is in its profile.
  const named = fold(copy.subject.bare);
  const own = copy.products.map((name) => fold(name));
  const subject =
    delivered.test(named) && own[0] ? small(clip(plain(copy.products[0]!), 40)) : copy.subject.bare;
  const more = copy.products
    .filter((name) => fold(name) !== fold(subject))
    .map((name) => small(clip(plain(name), 40)));
  return list([subject, ...more].slice(0, count));
}

/** The trade in its owner's words with its town: «Heladería en Valencia»; "" when it says too much. */
function tradeLine(copy: Copy): string {
  const typed = clip(plain(copy.brief.profile?.industry ?? ""), 50);
  // Typed in haste, it has no accents either.
  const known = copy.industry.id === "general" ? "" : copy.industry.label;
  const trade = /^[A-ZÀ-ÖØ-Þ][a-zß-öø-ž]/u.test(typed) ? typed : known;
  if (trade.length < 4 || trade.length > 32 || /[.,;:(]/.test(trade)) return "";
  const place = copy.fill("{cerca}");
  return place ? `${trade} en ${place}` : trade;
}

function oneBio(copy: Copy, index: number): string {
  const who = copy.businessName;
  const trade = tradeLine(copy);
  const [difference = ""] = copy.dice.shuffle(copy.differentiators);
  const own = difference ? `${difference[0]!.toUpperCase()}${difference.slice(1)}.` : "";
  const where = copy.location && !trade ? ` 📍 ${copy.location}.` : "";
  const call = copy.say(
    copy.goal.id === "leads" ? ["{Lead}.", "[Escríbenos|Escríbanos]: «{word}»."] : ["{Act}."],
  );
  const end = ` ${call}`;
  // «El cambio de pantalla: reparamos en una hora» names the thing for a text that has not.
  const brings =
    /(?<![a-zà-ž])con ((?:env[ií]os?|entregas?|reparto|delivery|domicilios?)(?: [a-zà-ž]+){1,4})(?=\s*(?:[,.;]|$))/iu.exec(
      copy.brief.prompt,
    )?.[1];
  const fact = (copy.request.facts[0] ?? (brings && `${respell(brings)}.`))
    ?.replace(new RegExp(`^${escapeRegExp(copy.fill("{S}"))}: `, "iu"), "")
    .replace(/^[a-zß-öø-ž]/u, (letter) => letter.toUpperCase());
  const { heartfelt, tone, formal } = copy.request;
  const changed = heartfelt ? feelings : tone || formal ? asides[copy.tone.id] : [];
  const aside = changed.length > 0 ? ` ${copy.say(changed)}` : "";
  const mark = copy.dice.below(2) === 0 ? copy.emoji() : "";
  const starts = [
    who && trade ? `${who} · ${trade}.` : "",
    who ? `${who}: ${sold(copy, 2)}.` : "",
    trade ? `${trade}: ${sold(copy, 3)}.` : "",
    who ? `${who}: ${sold(copy, 1)} para ${copy.fill("{aud}") || "ti"}.` : "",
  ].filter((text) => text !== "");
  const start = starts[index % Math.max(1, starts.length)] ?? copy.fill("{N}.");
  // Who opens with the trade says next what is sold; who opens with that, why here.
  const second = start.includes(" · ") ? `${capital(sold(copy, 2))}.` : "";
  const middle = [second, fact ?? own].filter(Boolean).join(" ");
  for (const text of [
    ...(aside ? [`${start} ${fact ?? ""}${aside}${where}${end}`, `${start}${aside}${where}`] : []),
    `${start} ${middle}${where}${end}${mark}`,
    `${start} ${middle}${where}${end}`,
    `${start} ${fact ?? own}${where}${end}`,
    `${start} ${fact ?? own}${where}`,
    `${start}${where}${end}`,
    start,
  ]) {
    const one = copy
      .fill(text.replace(/[{}[\]<>|]/g, ""))
      .replace(/ {2,}/g, " ")
      .trim();
    if (graphemes(one) <= 150) return one;
  }
  return clip(`${who}: ${copy.fill("{n}")}`, 149);
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const bio: Kind = {
  id: "bio",
  write(copy) {
    const total = copy.count(3);
    const texts = new Set<string>();
    for (let index = 0; texts.size < total && index < total * 3; index += 1)
      texts.add(oneBio(copy.variant(`bio ${index}`), index));
    const rows = [...texts].map(
      (text, index) => `${index + 1}. ${text[0]!.toUpperCase()}${text.slice(1)}`,
    );
    return {
      title: `Biografía para ${networkName(copy)}`,
      body: joinLines(...rows),
      reasons: [
        "Todas caben en los 150 caracteres del perfil.",
        "Dicen qué, dónde y cómo se pide, en ese orden.",
        "El nombre va delante porque es lo que se busca.",
      ].slice(0, copy.businessName ? 3 : 1),
    };
  },
};
