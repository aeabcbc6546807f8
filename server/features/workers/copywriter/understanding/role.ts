/** «Actúa como un experto en marketing y …»: who we are to play. We answer as ourselves, with the work. */
const role =
  /^\s*(?:(?:hola|buenas|oye)[,.! ]+)?(?:(?:quiero|necesito|me gustar[ií]a) que (?:act[uú]es|te comportes|hables|escribas|trabajes|respondas|hagas de)|act[uú]a|comp[oó]rtate|hazte pasar por|h[aá]blame|imagina(?:te)? que (?:eres|fueras)|supongamos que eres|piensa que eres|finge (?:que eres|ser)|(?:ahora |a partir de ahora |desde ahora )?eres (?=un|una|mi|el|la)|asume el (?:papel|rol) de|ponte en (?:la piel|el papel|el lugar) de|como si fueras)(?!\p{L})(?:\s+(?:como|de))?\s+(?:si fueras\s+)?/iu;
/** Where the role ends and the work begins. */
const work =
  /(?:[.,;:\n]\s*(?:y\s+)?|\s+y\s+(?:luego\s+)?|\s+)(?=(?:me\s+)?(?:haz|hazme|h[aá]zme|hac[eé](?:me)?|escr[ií]b\p{L}*|dame|d[aá]me|crea|cr[eé]ame|prep[aá]ra\p{L}*|redacta\p{L}*|gen[eé]ra\p{L}*|dise[ñn]a\p{L}*|pi[eé]nsa\p{L}*|prop[oó]n\p{L}*|resp[oó]nd\p{L}*|cont[eé]sta\p{L}*|ay[uú]da\p{L}*|dime|expl[ií]ca\p{L}*|quiero|necesito|sug[ií]er\p{L}*|mej[oó]ra\p{L}*|revisa\p{L}*|hazlo|analiza\p{L}*|cu[eé]nta\p{L}*|planea|organiza)(?!\p{L})|¿)/iu;

/** A prompt without the role it gives us; «» when there was nothing else. */
export function withoutRole(prompt: string): string {
  const match = role.exec(prompt);
  if (!match) return prompt;
  const rest = prompt.slice(match[0].length);
  const start = work.exec(rest);
  if (start) return rest.slice(start.index + start[0].length).trim();
  // «¿Eres una persona?» asks; it gives no role.
  if (/eres\s$/iu.test(match[0]) || /[?¿]/.test(prompt)) return prompt;
  const comma = /[,.;:\n]\s*/.exec(rest);
  return comma ? rest.slice(comma.index + comma[0].length).trim() : "";
}
