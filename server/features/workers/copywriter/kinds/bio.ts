import type { BrandTone } from "#shared/brain.ts";
import type { Copy } from "../copy.ts";
import type { Kind } from "../draft.ts";
import { clip } from "../language/escape.ts";
import { graphemes } from "../language/polish.ts";
import { joinLines, others } from "./paragraphs.ts";
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

function oneBio(copy: Copy): string {
  const who = copy.businessName ? `${copy.businessName}: ` : "";
  const more = others(copy);
  const short = copy.say(copy.industry.shorts).replace(/[.]$/, "");
  const what = copy.say(
    copy.differentiators.length > 0
      ? ["{n}. {Diff}", "{n}: {diff}", "{n} para {aud}. {Diff}"]
      : more
        ? [`{n} y también ${more}`, `{n}, ${more}`, "{n} para {aud}"]
        : ["{n} para {aud}", `{n}. ${short}`, `${short}: {n}`],
  );
  const where = copy.location ? ` 📍 ${copy.location}.` : "";
  const end = copy.say([" {Act}.", " {Lead}.", " [Escríbenos|Escríbanos]: «{word}»."]);
  const [fact] = copy.request.facts;
  const { heartfelt, tone, formal } = copy.request;
  const changed = heartfelt ? feelings : tone || formal ? asides[copy.tone.id] : [];
  const aside = changed.length > 0 ? ` ${copy.say(changed)}` : "";
  const mark = copy.dice.below(2) === 0 ? copy.emoji() : "";
  for (const text of [
    ...(fact
      ? [`${who}${what}. ${fact}${where}`, `${who}${copy.fill("{n}")}. ${fact}${where}`]
      : []),
    ...(aside
      ? [`${who}${what}.${aside}${where} ${end}`, `${who}${copy.fill("{n}")}.${aside}${where}`]
      : []),
    `${who}${what}.${where} ${end}${mark}`,
    `${who}${what}.${where}`,
    `${who}${copy.fill("{n}")}.${where} ${end}`,
    `${who}${copy.fill("{n}")}. ${end}`,
  ]) {
    const one = copy.fill(text.replace(/[{}[\]<>|]/g, "")).replace(/ {2,}/g, " ");
    if (graphemes(one) <= 150) return one;
  }
  return clip(`${who}${copy.fill("{n}")}`, 149);
}

export const bio: Kind = {
  id: "bio",
  write(copy) {
    const total = copy.count(3);
    const texts = new Set<string>();
    for (let index = 0; texts.size < total && index < total * 3; index += 1)
      texts.add(oneBio(copy.variant(`bio ${index}`)));
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
