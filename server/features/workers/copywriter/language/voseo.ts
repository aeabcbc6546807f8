import { fold } from "./escape.ts";

/** What has no other reading, as tú says it and as vos does. */
const plainly = `
tienes tenés, quieres querés, puedes podés, sabes sabés, necesitas necesitás, buscas buscás, prefieres preferís, vives vivís,
usas usás, traes traés, pagas pagás, encargas encargás, estás estás, eres sos, conoces conocés, vienes venís, llevas llevás, llegas llegás, encuentras encontrás,
empiezas empezás, piensas pensás, sientes sentís, deseas deseás, respondes respondés, repites repetís,
trabajas trabajás, viajas viajás, desayunas desayunás, explicas explicás, felicitas felicitás, pides pedís, quedas quedás, pasas pasás,
miras mirás, crees creés, haces hacés, dices decís, sigues seguís, vuelves volvés, compras comprás, eliges elegís,
entiendes entendés, recuerdas recordás, acuerdas acordás, reconoces reconocés, apuntas apuntás, comparas comparás,
cuéntanos contanos, cuéntanoslo contánoslo, cuéntalo contalo, cuéntaselo contáselo, escríbenos escribinos, dinos decinos,
dínoslo decínoslo, pregúntanos preguntanos, pregúntanoslo preguntánoslo, pregúntalo preguntalo, guárdalo guardalo,
guárdatelo guardátelo, mándanos mandanos, mándala mandala, llámanos llamanos, síguenos seguinos, quédate quedate,
déjalo dejalo, déjanos dejanos, apúntalo anotalo, apúntate anotate, únete unite, súmate sumate, tráela traela, tráete traete, tráelo traelo,
respóndenos respondenos, pídela pedila, pídelo pedilo, pídenoslo pedínoslo, pásate pasate, pásalo pasalo, pásaselo pasáselo,
pruébatelo probátelo, pruébalo probalo, envíanos envianos, añádelo agregalo, avísanos avisanos, infórmate informate,
escríbela escribila, escríbelo escribilo, acompáñanos acompañanos, compártelo compartilo, dale dale, quítatelo sacátelo,
permítenos permitinos, salúdanos saludanos, etiquétalo etiquetalo, búscanos buscanos, visítanos visitanos, resérvalo reservalo,
ti vos, contigo con_vos, dímelos decímelos, dímelo decímelo, dime decime, mándame mandame, cuéntame contame, cópiamela copiámela, pégame pegame, tú vos, confírmanos confirmanos, prepárate preparate, suéltalas soltalas, échale echale,
descúbrelo descubrilo, olvídate olvidate, fíjate fijate, anímate animate, aprovéchalo aprovechalo, elígelo elegilo`;

/** What is also a noun or somebody else's present: only where the lexicon says that it is an order. */
const orders = `preguntas preguntás, 
pide pedí, pregunta preguntá, reserva reservá, responde respondé, ven vení, manda mandá, trae traé, haz hacé, guarda guardá,
llama llamá, encarga encargá, pasa pasá, lee leé, envía enviá, decide decidí, cuenta contá, consulta consultá, compara compará,
prueba probá, agenda agendá, resume resumí, vuelve volvé, solicita solicitá, sacude sacudí, etiqueta etiquetá, elige elegí,
desliza deslizá, apunta anotá, aparta apartá, argumenta argumentá, toma tomá, escribe escribí, di decí, pon poné, sigue seguí,
entra entrá, mira mirá, ten tené, usa usá, deja dejá, ves ves, cuentas contás, explícate explicate, comparte compartí, sal salí`;

const pairs = (list: string) =>
  new Map(
    list
      .trim()
      .split(/,\s*/)
      .map((pair) => pair.split(/\s+/) as [string, string])
      .map(([tu, vos]) => [tu, vos.replace("_", " ")] as const),
  );
const always = pairs(plainly);
const ordered = pairs(orders);

const cased = (word: string, other: string) =>
  /^[A-ZÀ-ÖØ-Þ]/u.test(word) ? `${other[0]!.toUpperCase()}${other.slice(1)}` : other;

/** «pide», known to be an order or said to who reads: «pedí». */
export function vosOf(informal: string): string {
  return informal.replace(/[a-zA-ZÀ-ÖØ-ž]+/gu, (word) => {
    const small = word.toLowerCase();
    const other = always.get(small) ?? ordered.get(small);
    return other ? cased(word, other) : word;
  });
}

/** «Di el tamaño»: at the beginning of a sentence and before its thing an order has no other reading. */
const begun =
  /(?<=^|[.:!] |\n)(?:Di|Pide|Manda|Elige|Pon|Escribe|Haz|Ven|Llama|Reserva)(?= (?:el|la|los|las|un|una|al|tu|tus|\d+) )/gu;

/** A text as vos says it, wherever its words leave no doubt. */
export function inVos(text: string): string {
  return text
    .replace(begun, vosOf)
    .replace(/(?<![a-zA-ZÀ-ÖØ-ž#/@])[a-zA-ZÀ-ÖØ-ž]{2,}(?![a-zA-ZÀ-ÖØ-ž])/gu, (word) => {
      const other = always.get(word.toLowerCase());
      return other ? cased(word, other) : word;
    });
}

const asked = /\b(?:de vos|voseo|con vos|voseando)\b/;
const written =
  /(?<![a-zà-ž])(?:vos|ten[eé]s|pod[eé]s|quer[eé]s|sab[eé]s|necesit[aá]s|busc[aá]s|hac[eé]s|ven[ií]s|prefer[ií]s|sos|contame|escribinos|escribime|decinos|haceme|hacé|armá|mandá|escribí|poné|prepará|redactá|avisá|contá|agregá|poneme|armame|mandame|pedí|vení|reservá|llevate|animate|sumate|seguinos|consultanos|encargá)(?![a-zà-ž])/iu;
/** Orders that only vos gives: nobody who says tú writes «haceme». */
const ordering =
  /(?<![a-zà-ž])(?:hacé|haceme|hacelo|escribime|contame|decime|poneme|querés|tenés|podés)(?![a-zà-ž])/iu;
const sure =
  /(?<![a-zà-ž])(?:vos|ten[eé]s|pod[eé]s|quer[eé]s|necesitás|ven[ií]s|escribinos|decinos|pedí|vení|reservá|seguinos|consultanos|encargá|sumate)(?![a-zà-ž])/iu;
const lands =
  / (?:argentina|buenos aires|caba|rosario|cordoba argentina|mendoza|mar del plata|la plata|tucuman|salta|neuquen|santa fe|parana|posadas|corrientes|resistencia|bahia blanca|tandil|quilmes|moron|lanus|jujuy|ushuaia|maldonado|bariloche|uruguay|montevideo|punta del este|paraguay|asuncion) /;

/** Whether vos is how to speak here: asked for, written so in the profile, or said so from where it is spoken. */
export function speaksVos(
  messages: readonly string[],
  profile: readonly string[],
  location: string,
): boolean {
  if (
    messages.some(
      (text) =>
        asked.test(fold(text)) &&
        !/\bno (?:me |lo )?(?:[a-zA-ZÀ-ÖØ-ž]+ )?de vos\b/u.test(fold(text)),
    )
  )
    return true;
  if (messages.some((text) => /\bde (?:tu|usted)\b/.test(fold(text)))) return false;
  if (profile.some((text) => sure.test(text))) return true;
  if (messages.some((text) => ordering.test(text))) return true;
  return lands.test(` ${fold(location)} `) && messages.some((text) => written.test(text));
}
