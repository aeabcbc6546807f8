import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { brandLines, headline, shorten, tellFact } from "../telling.ts";

/** What was told as short texts for a picture, each at most 70: cut at commas and «y» where too long. */
function piecesOf(job: Job): string[] {
  return job
    .facts()
    .flatMap((fact) => {
      const text = tellFact(fact);
      return graphemes(text) <= 40 ? [text] : text.split(/,\s+/u);
    })
    .map((text) => text.replace(/[.,;]+$/u, ""));
}

interface Proposal {
  title: string;
  support: string;
}

/** As many pieces as fit, joined. */
function joinedTo(pieces: readonly string[], max: number): string {
  let text = "";
  for (const piece of pieces) {
    const longer = text ? `${text}. ${capitalized(piece)}` : capitalized(piece);
    if (graphemes(longer) < max) text = longer;
  }
  return text && sentence(text);
}

function proposalsOf(job: Job): Proposal[] {
  const { business, request } = job;
  const pieces = piecesOf(job);
  const place =
    business.place && !request.bans.includes("place")
      ? `${business.name}, ${business.place}`
      : business.name;
  const [brand = ""] = brandLines(job, 1).map((line) => shorten(line.replace(/\.$/, ""), 69));
  const halves = pieces.length === 1 ? pieces[0]!.split(/\s+(?:y|e)\s+(?=\p{Ll})/u) : [];
  const { subject } = request;
  const said = fold(job.brief.prompt);
  const isSaid =
    subject &&
    fold(subject.bare)
      .split(" ")
      .every((word) => said.includes(word));
  const first = headline(job, 40);
  const heads = [
    ...(pieces.some((piece) => first.includes(piece) || piece.includes(first)) ? [first] : []),
    ...pieces.filter((piece) => graphemes(piece) <= 40).map(capitalized),
    ...(halves.length === 2 ? halves.map(capitalized) : []),
    ...(isSaid && subject.bare.includes(" ") ? [capitalized(subject.bare)] : []),
    first,
    capitalized(shorten(business.service, 40)),
    `${business.name}${business.place ? `, en ${business.place}` : ""}`,
  ].filter((head, at, all) => head && graphemes(head) <= 40 && all.indexOf(head) === at);
  return heads.slice(0, job.count(3, 6)).map((title, at) => {
    const rest = pieces.filter((piece) => capitalized(piece) !== title && !title.includes(piece));
    const halved = halves.find((half) => capitalized(half) !== title);
    const isHalf = halves.some((half) => capitalized(half) === title);
    const support = isHalf && halved ? sentence(halved) : joinedTo(rest, 70);
    return { title, support: support || (at === 1 && brand ? sentence(brand) : sentence(place)) };
  });
}

export const imageCopy: Deliverable = {
  id: "image-copy",
  rule: "Tres propuestas, cada una con titular (máximo 40), apoyo (máximo 70) y botón (máximo 20), y dónde va cada texto.",
  write(job) {
    const button = job.say("caption.button");
    return {
      title: "Texto para imagen",
      body: [
        ...proposalsOf(job).map(({ title, support }, at) =>
          [
            `### Opción ${at + 1}\n`,
            `- **Título:** ${title}`,
            support ? `- **Línea de apoyo:** ${support}` : "",
            button ? `- **Botón:** ${button}` : "",
          ]
            .filter(Boolean)
            .join("\n"),
        ),
        "**Dónde va cada texto:** el título arriba y grande, la línea de apoyo debajo y el botón al pie.",
      ].join("\n\n"),
    };
  },
};
