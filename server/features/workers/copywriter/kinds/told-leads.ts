import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import { graphemes } from "../language/polish.ts";
import { isSentence } from "../understanding/facts.ts";
import { isToldToCustomers } from "../understanding/told.ts";

/** How a thing is paid, ordered or collected: it stands beside the price. */
export const practical =
  /^(?:se (?:puede|pueden|aparta|apartan|recoge|recogen|paga|entrega)|anticipo|reservas? |encargos? |pedidos? |env[ií]o|recogida|horario|cuestan? |valen? )/iu;

/**
 * What the owner told, when that and no product is what the text is about: «Esta semana hay
 * acelgas y puerros» opens better than a line on something nobody named.
 */
export function toldLeads({ request, industry }: Copy): readonly string[] {
  if (request.announcement || request.theme || request.season) return [];
  // Of a thing that the trade knows, the trade has the first line.
  if (request.subject && industry.says && industry.id !== "general") return [];
  // With a product named, only a whole sentence opens: «Hemos terminado 14 armarios…».
  return request.facts.filter(
    (text, at) =>
      graphemes(text) <= 100 &&
      // A list is no first line.
      text.split(", ").length < (at === 0 ? 4 : 2) &&
      !/^(?:adem[aá]s|y|pero|si|solo|s[oó]lo) |tambi[eé]n/iu.test(text) &&
      // «Damos el rodillo gratis» leans on what was said before it.
      (at === 0 ||
        (text.length > 23 &&
          !/^(?:te|le|les|nos) |^[a-zà-ž]+[aei]mos (?:el|la|los|las|de|hasta|a|en) /iu.test(
            text,
          ))) &&
      !practical.test(text) &&
      // «Hay chimenea.» is a detail.
      !(text.length < 24 && /^hay /iu.test(text)) &&
      // «La tenemos lista en 48 horas»: nobody knows yet what.
      !/^(?:se )?(?:lo|la|los|las) [a-zà-ž]+(?:mos|[aei]n?)(?![a-zà-ž])/iu.test(text) &&
      !/^(?:con|sin|en|de|desde|hasta|a|por) /iu.test(text) &&
      (request.subject
        ? // What to bring is no first line where there is more to tell.
          isSentence(text) &&
          !/^\d/.test(text) &&
          !(request.facts.length > 1 && isToldToCustomers(text))
        : (isSentence(text) || /\d/.test(text)) && /[a-zA-ZÀ-ÖØ-ž]{3}.* /u.test(text)),
  );
}

/** «Post explicando los cuidados»: advice is what was asked for, and the trade has some. */
export function explains({ brief, request, industry, howTo, subject }: Copy): boolean {
  return (
    /\b(?:cuidados|consejos|recomendaciones|tips|trucos)\b/iu.test(brief.prompt) &&
    !request.announcement &&
    !request.theme &&
    !howTo &&
    request.facts.length === 0 &&
    !subject.bare.startsWith("«") &&
    industry.id !== "general" &&
    industry.tips.length >= 3
  );
}
/** «El viernes 18, el concierto.» after «El concierto: el viernes 18.» */
export function sameDay({ request, subject }: Copy, hookLine: string, text: string): boolean {
  const { when } = request;
  return (
    when !== undefined &&
    fold(hookLine) === fold(`${subject.full} ${when}`) &&
    fold(text) === fold(`${when} ${subject.full}`)
  );
}
