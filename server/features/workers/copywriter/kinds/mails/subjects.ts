import type { Copy } from "../../copy.ts";
import { graphemes } from "../../language/polish.ts";
import { isPrice } from "../../understanding/offers.ts";
import { knownHooks, knownSays, shortOffer } from "../concrete.ts";
import { faqsOf } from "../faq.ts";
import { begun, lowered } from "../letters/parts.ts";
import { asSubject } from "./lines.ts";

/** Subject lines for the inbox: what was told in several ways first, then what is true of the thing. */
export function subjectIdeas(copy: Copy): string[] {
  const { request, businessName } = copy;
  const offer = shortOffer(copy).replace(/[{}[\]<>|]/gu, "");
  const share = /\d{1,2} ?%/u.exec(offer)?.[0];
  const when = request.when ?? "";
  const told = offer
    ? [
        share ? `${share} en ${copy.fill("{n}")}` : copy.fill(`{N}: ${offer}`),
        when && `${begun(when)}, ${share ? `${share} en ${copy.fill("{n}")}` : offer}`,
        when && copy.fill(`{N}: ${offer} ${when}`),
        copy.fill(`{N}: ${offer}`),
        businessName && `${businessName}: ${lowered(offer)}`,
        isPrice(offer) ? "" : `${begun(offer)}${when ? `, ${when}` : ""}`,
      ]
    : [when && copy.fill(`{N}: ${when}`), when && `${begun(when)}, ${copy.fill("{s}")}`];
  const known = [
    ...request.facts.map(asSubject),
    copy.moment ? copy.fill("{N} {para momento}") : "",
    copy.fill(businessName ? "{N} en {biz}" : "{N}"),
    ...copy.several([...knownHooks(copy), ...knownSays(copy)], 12),
    copy.fill("¿[Buscas|Busca] {n}?"),
    ...faqsOf(copy).map(([question]) => question),
  ];
  return [...told, ...known]
    .map((text) => text.replace(/[.:,\s]+$/u, ""))
    .filter((text) => text !== "" && graphemes(text) <= 50);
}
