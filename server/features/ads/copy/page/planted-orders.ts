import { fold } from "#copywriter/spanish/fold.ts";

const orders: readonly RegExp[] = [
  /\b(ignor|olvid|omit|desobede|descart)\w* (\w+ ){0,4}(instruccion|indicacion|orden|regla|anterior|lo dicho)/,
  /\b(ignore|disregard|forget|override) (\w+ ){0,4}(instruction|previous|prior|above|rule)/,
  /\b(instrucciones?|nuevas? reglas?|instructions?) (del|de|para|for|to) (el |la |the )?(sistema|modelo|asistente|ia|system|model|assistant|ai|copywriter|redactor)/,
  /\b(system prompt|prompt del sistema|jailbreak|developer mode|modo desarrollador)\b/,
  /\b(eres|actua|act|you are|responde|reply|contesta) (ahora |now |como |as |solo |only )+(un |una |an? )?(asistente|ia|modelo|chatbot|bot|chatgpt|gpt|assistant|model|json|con|with)\b/,
  /\b(as an ai|como modelo de lenguaje|language model|large language)\b/,
  /\b(escribe|di|anade|incluye|pon|anuncia|write|say|add|include) (\w+ ){0,3}(en (todos )?los anuncios|en el anuncio|in the ads?|in every ad|en tu respuesta|in your (answer|reply))\b/,
];

/** Whether a stranger's text speaks to whoever writes the advertisements rather than to customers. */
export function isOrder(text: string): boolean {
  if (
    /<\|?\/?(system|assistant|user|im_start|im_end)\b|\[\/?INST\]|^\s*(system|assistant)\s*:/im.test(
      text,
    )
  ) {
    return true;
  }
  const folded = fold(text.slice(0, 4_000));
  return orders.some((order) => order.test(folded));
}
