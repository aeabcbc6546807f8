import type { Copy } from "../../copy.ts";
import { absence, openingFor } from "../../language/addressing.ts";
import { graphemes } from "../../language/polish.ts";
import { isSentence } from "../../understanding/facts.ts";
import { isPrice } from "../../understanding/offers.ts";
import { isToldToCustomers } from "../../understanding/told.ts";
import { shortOffer } from "../concrete.ts";
import { toldLeads } from "../told-leads.ts";

const preheaders = [
  "En {biz}: {diff}.",
  "{S}, en {biz}.",
  "{S}, en un minuto de lectura.",
  "Una nota corta de {biz} sobre {s}.",
];

/** One button, the same words wherever it stands, that does what the goal asks. */
export function button(copy: Copy, mail = false): string {
  // News asks for nothing, and who is told what to do is not asked for something else.
  if (copy.request.announcement || toldLeads(copy).some(isToldToCustomers)) return "";
  const { id } = copy.goal;
  if (mail && id === "engagement") return "**→ Responder a este correo**";
  const words = id === "leads" ? "{Lead}" : id === "awareness" ? "Conocer {biz}" : "{Act}";
  return `**→ ${copy.fill(id === "awareness" && !copy.businessName ? "{Act}" : words)}**`;
}

/** What the inbox shows after the subject: the offer, or something the text is about to say. */
function preheader(copy: Copy, saying = true): string {
  if (copy.request.offer) {
    const short = shortOffer(copy)
      .split(", ")[0]!
      .replace(/[{}[\]<>|]/g, "");
    return copy.fit(
      isPrice(copy.request.offer)
        ? ["{S}: {offer}."]
        : ["{Offer}: {s}.", "{Offer}.", `{S}: ${short}.`, "{S}, en {biz}."],
      85,
    );
  }
  const told = copy.request.facts.find((text) => graphemes(text) <= 85 && copy.fresh([text]));
  if (told && !copy.request.announcement) return told.replace(/\.$/, "");
  if (copy.request.announcement)
    return copy.fit(
      [...copy.request.facts, ...copy.request.announcement.lines, "Una nota breve."],
      85,
    );
  const said = saying && copy.dice.below(2) === 0 ? (copy.industry.says ?? []).slice(2) : [];
  return copy.fit(said.length > 0 ? said : preheaders, 85);
}
/** What the owner tells goes into the subject line where it fits whole. */
function toldSubject(copy: Copy): string[] | undefined {
  const leads = toldLeads(copy);
  const lead = leads.find((text) => graphemes(text) <= 55 && copy.fresh([text]));
  // «El curso empieza en enero, lunes y miércoles…»: its first clause, when that is a sentence.
  const begun = leads
    .map((text) => text.split(", ")[0]!)
    .find((text) => graphemes(text) <= 55 && isSentence(text));
  return lead ? [lead] : begun ? [begun] : undefined;
}
/** «El club de lectura: el martes 12 de enero a las 19h». */
function datedSubject(copy: Copy): string[] | undefined {
  const { subject, when, announcement, offer } = copy.request;
  if (!subject || !when || announcement || (offer && !isPrice(offer))) return undefined;
  const day = when.replace(/ a las? \d.*$/u, "");
  const dated = [when, day]
    .map((time) => copy.fill(`{S}: ${time}`))
    .find((text) => graphemes(text) <= 55);
  return dated && copy.fresh([dated]) ? [dated] : undefined;
}
/** «Taladros inalámbricos: 15 % de descuento»: what is offered is why the mail is opened. */
function offeredSubject(copy: Copy): string[] | undefined {
  const { subject, announcement } = copy.request;
  const short = shortOffer(copy)
    .split(", ")[0]!
    .replace(/[{}[\]<>|]/g, "");
  if (!subject || !short || announcement) return undefined;
  const line = copy.fill(`{N}: ${short}`);
  return graphemes(line) <= 55 && copy.fresh([line]) ? [line] : undefined;
}
/** «Desde el verano no te vemos por aquí»: who has been away knows at once why this arrives. */
function awaySubject({ request, formal, fresh }: Copy): string[] | undefined {
  const audience = request.audience ?? "";
  const line = absence(audience) ? openingFor(audience, formal).replace(/\.$/, "") : "";
  return line && graphemes(line) <= 55 && fresh([line]) ? [line] : undefined;
}

/** News says itself in the subject line; a product is named. */
export const subjectLine = (copy: Copy) =>
  copy
    .fit(
      awaySubject(copy) ??
        toldSubject(copy) ??
        datedSubject(copy) ??
        offeredSubject(copy) ??
        copy.request.announcement?.hooks ??
        copy.tone.subjects,
      55,
    )
    .replace(/[.]$/, "");

export const headers = (copy: Copy) =>
  [`**Asunto:** ${subjectLine(copy)}`, `**Preheader:** ${preheader(copy)}`].join("\n\n");
