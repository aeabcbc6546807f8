/** «Actúa como un experto en marketing y …»: who we are to play. We answer as ourselves, with the work. */
const role =
  /^\s*(?:(?:hola|buenas|oye)[,.! ]+)?(?:(?:quiero|necesito|me gustar[ií]a) que (?:act[uú]es|te comportes|hables|escribas|trabajes|respondas|hagas de)|act[uú]a|comp[oó]rtate|hazte pasar por|h[aá]blame|imagina(?:te)? que (?:eres|fueras)|supongamos que eres|piensa que eres|finge (?:que eres|ser)|(?:ahora |a partir de ahora |desde ahora )?eres (?=un|una|mi|el|la)|asume el (?:papel|rol) de|ponte en (?:la piel|el papel|el lugar) de|como si fueras)(?![a-zà-ž])(?:\s+(?:como|de))?\s+(?:si fueras\s+)?/iu;
/** Where the role ends and the work begins. */
const work =
  /(?:[.,;:\n]\s*(?:y\s+)?|\s+y\s+(?:luego\s+)?|\s+)(?=(?:me\s+)?(?:haz|hazme|h[aá]zme|hac[eé](?:me)?|escr[ií]b[a-zà-ž]*|dame|d[aá]me|crea|cr[eé]ame|prep[aá]ra[a-zà-ž]*|redacta[a-zà-ž]*|gen[eé]ra[a-zà-ž]*|dise[ñn]a[a-zà-ž]*|pi[eé]nsa[a-zà-ž]*|prop[oó]n[a-zà-ž]*|resp[oó]nd[a-zà-ž]*|cont[eé]sta[a-zà-ž]*|ay[uú]da[a-zà-ž]*|dime|expl[ií]ca[a-zà-ž]*|quiero|necesito|sug[ií]er[a-zà-ž]*|mej[oó]ra[a-zà-ž]*|revisa[a-zà-ž]*|hazlo|analiza[a-zà-ž]*|cu[eé]nta[a-zà-ž]*|planea|organiza)(?![a-zà-ž])|¿)/iu;

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
