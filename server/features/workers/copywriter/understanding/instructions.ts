import { fold } from "../language/escape.ts";

const quality =
  "(?:cort[oa]s?|cortit[oa]s?|brevecit[oa]s?|breves?|larg[oa]s?|divertid[oa]s?|graci[oa]s[oa]s?|seri[oa]s?|formal(?:es)?|informal(?:es)?|cercan[oa]s?|c[aá]lid[oa]s?|elegantes?|simples?|sencill[oa]s?|clar[oa]s?|direct[oa]s?|fresc[oa]s?|creativ[oa]s?|original(?:es)?|profesional(?:es)?|bonit[oa]s?|lind[oa]s?|natural|potente|llamativ[oa]s?|emotiv[oa]s?|humilde|concret[oa]s?|f[aá]cil de leer)";
const medium =
  "(?:emojis?|emoticonos?|hashtags?|etiquetas|signos de exclamaci[oó]n|exclamaciones|may[uú]sculas|tecnicismos|palabras raras)";
const counted =
  "(?:l[ií]neas?|renglones|palabras|caracteres|frases|p[aá]rrafos|opciones|versiones|variantes|cosas|ideas|textos)";
const number = "(?:\\d{1,3}|un[oa]?|dos|tres|cuatro|cinco|seis)";

/** What is said to us between commas about the text and not about the thing, each as a whole clause. */
const toUs = [
  `(?:que )?(?:tiene que|tienen que|debe|deben|ha de|deber[ií]a|quiero que|necesito que|me gustar[ií]a que)? ?(?:ser|sea|sean|quede|queden|suene|suenen|est[eé]|vaya) (?:muy |m[aá]s |bien |un poco |algo )?${quality}(?: (?:y|pero|e) (?:muy |m[aá]s |bien )?${quality})?`,
  "(?:tr[aá]ta|h[aá]bla|escr[ií]be|dir[ií]gete)(?:me|lo|los|la|las|nos|le|les)? (?:a [a-zA-ZÀ-ÖØ-ž]+ )?(?:de|con) (?:vos|t[uú]|usted(?:es)?)",
  "trat[aá](?:me|lo|los|la|las|nos|le|les)? de (?:vos|t[uú]|usted)|habl[aá](?:me|lo|los|la|las|nos|le|les)? de (?:vos|t[uú]|usted)",
  "(?:trat[aá]ndol?[oae]?s?|habl[aá]ndol?e?s?|escribiendo) (?:de|con) (?:vos|t[uú]|usted(?:es)?)",
  "(?:muy |m[aá]s |algo |bien )?(?:seri[oa]|informativ[oa]|formal|informal|profesional|divertid[oa]|gracios[oa]|cercan[oa]|elegante|emotiv[oa])",
  "(?:d[ií]|dec[ií]|pon|pon[eé]|haz|hac[eé]|escrib[ií]|escr[ií]be)(?:lo|la|me)? (?:todo )?(?:de|con) (?:vos|t[uú]|usted(?:es)?)",
  "(?:todo )?(?:de|con) (?:vos|t[uú]|usted|voseo)|con voseo|trato de (?:vos|t[uú]|usted)",
  "(?:y )?(?:qu[eé] )?(?:hacemos|hago|podemos hacer|puedo hacer)(?: y)?(?: en (?:qu[eé]|cu[aá]l) orden)?",
  `(?:en |con |de )?(?:un )?(?:m[aá]ximo|m[aá]x\\.?|no m[aá]s|menos|hasta)(?: de)? ${number} ${counted}(?: m[aá]ximo| como mucho)?`,
  `(?:en|de|que (?:sean|tenga)|dame|quiero|solo|s[oó]lo|con)?(?: solo)? ?${number} ${counted}(?: m[aá]ximo| como m[aá]ximo| como mucho| nada m[aá]s)?`,
  `(?:nada de|sin|ni|no (?:uses|pongas|metas|quiero)) (?:los |las )?${medium}(?:(?:,| y| ni| o)(?: sin| los| las)? ${medium})*(?:,? por favor|,? porfa)?`,
  "en (?:ingl[eé]s|franc[eé]s|otro idioma) no|no (?:quiero|lo pongas|lo hagas)?(?: nada)? ?en ingl[eé]s|(?:solo|todo) en (?:espa[nñ]ol|castellano)",
  "con (?:mucho |much[ií]simo )?(?:tacto|cari[nñ]o|delicadeza|suavidad|educaci[oó]n)",
  "con (?:el )?precios?(?: incluid[oa]s?| a la vista| claros?)?",
  `(?:con (?:un )?)?(?:un )?(?:tono|estilo) (?:muy |m[aá]s |algo )?[a-zA-ZÀ-ÖØ-ž]+(?: (?:y|pero) (?:muy |m[aá]s )?[a-zA-ZÀ-ÖØ-ž]+)?`,
  "(?:que )?no (?:dig[aá]s|pong[aá]s|mencion[eé]s|nombr[eé]s|habl[eé]s de|us[eé]s|invent[eé]s|exager[eé]s|promet[aá]s)(?: (?:la palabra|lo de|nada de|que))?(?: [^,.;\\n]{2,60})?",
  "(?:y )?(?:necesito|quiero|dame|hazme) (?:un |el )?(?:plan|calendario|texto|post|guion|anuncio) (?:con|de) tod[oa][^,.;\\n]*",
  "que (?:no )?(?:parezca|suene|se note|d[eé])(?: a| como)? [^,.;\\n]{3,50}",
  "(?:con|que lleve) (?:un |una )?(?:llamada a la acci[oó]n|cta|gancho|emojis?|humor)(?: (?:al final|claro|fuerte|bueno))?",
];
const clause = new RegExp(
  `(^|[,.;:\\n()]| (?:y|pero|e)(?= ))\\s*(?:y |pero |porfa |por favor )?(?:${toUs.map((one) => `(?:${one})`).join("|")})(?:,? (?:por favor|porfa))?(?=\\s*(?:[,.;:\\n)]|$| (?:y|pero|ni) ))`,
  "giu",
);

const hints =
  /seri[oa]|tacto|cari[nñ]o|delicadeza|suavidad|educaci|informativ|formal|divert|gracios|cercan|elegant|emotiv|tratando|tratándo|orden|hacemos|\bhago|hacer|quede|sea|suene|vaya|\bser\b|\bde (?:vos|t[uú]|usted)|voseo|con vos|l[ií]nea|renglon|palabra|caracter|frase|p[aá]rrafo|opcion|versi[oó]n|variante|cosas|ideas|texto|emo|hashtag|etiqueta|exclam|may[uú]scula|ingl[eé]s|franc[eé]s|idioma|espa[nñ]ol|castellano|precio|tono|estilo|\bno (?:dig|pong|menc|nombr|habl|us[eé]s|invent|exag|promet)|con todo|parezca|se note|llamada|\bcta\b|gancho|humor/iu;

/** «Poné que hacemos envíos», «ofréceles el envío gratis»: what is to be told stands without the order to tell it. */
const toldTo =
  /((?:^|[,.;:\n]) *(?:y )?(?:que )?)(?:(?:pon[eé]?(?:les?)?|di(?:les?)?|dec[ií](?:les?)?|a[nñ]ad[eaáií](?:les?)?|agr[eé]g[aá](?:les?)?|incluy[eé]|inclu[ií]|menci[oó]n[aá]|coment[aá](?:les?)?|com[eé]nta(?:les?)?|cont[aá](?:les?)?|cu[eé]nta(?:les?)?|recu[eé]rda(?:les?)?|record[aá](?:les?)?|av[ií]s[aá](?:les?)?|expl[ií]c[aá](?:les?)?|acl[aá]r[aá](?:les?)?|remarc[aá]|destac[aá]) que (?=[a-zà-ž])|ofr[eé]c[eé]les? (?=[a-zà-ž]))(?:(hago|tengo|atiendo|abro|env[ií]o(?= (?:a|todo))|trabajo|doy|cierro|acepto|entrego)(?![a-zà-ž]))?/giu;

const reminding =
  /^(?:y )?(?:(?:(?:acordate|acuerdate|acuerdese) de|no (?:te )?olvid(?:es|e)(?: de)?) (?:poner|decir|avisar|contar|mencionar|aclarar)(?:les?)?|(?:acordate|acuerdate) de) $/;
const wishing =
  /^(?:y )?(?:quiero |me gustaria )?que (?:(?:la gente|los clientes|las clientas|todos|todo el mundo) )?(?:sepan?|se sepa|se enteren?|se entienda|quede claro|se vea|vean)(?: de)? $/;

/** «Acordate de poner que», «quiero que sepan que», «que quede claro que»: in other words, «di que». */
const inPlainWords = (text: string): string =>
  text.replace(
    /((?:^|[,.;:\n]| y) *)((?:[a-zà-ž]+ ){2,8}?)que (?=[a-zà-ž\d])/giu,
    (all, before: string, words: string) => {
      const asked = `${fold(words)} `;
      return reminding.test(asked) || wishing.test(asked) ? `${before}di que ` : all;
    },
  );

/** «Mail para avisar que cerramos», «whatsapp a los alumnos: la clase…»: what is sent stands after the order. */
const sentAs =
  /^\s*(?:(?:un|una|el|haz(?:me)?|haceme|quiero|necesito|escr[ií]b[a-zà-ž]+|prep[aá]ra[a-zà-ž]*) )*(?:e-?mail|mail|correo|whats ?app|mensaje|aviso|sms|recordatorio|circular|nota)(?: (?:corto|breve|de [a-zà-ž]+))?(?: (?:para|a) (?:quien(?:es)? (?!(?:me |nos )?(?:pregunt|escrib|coment))[^:«»]{3,40}(?=:)|(?:tod[oa]s )?(?:(?:los|las|mis|nuestr[oa]s|una?) )?(?:clientes?|clientas?|alumn[oa]s?|pacientes?|soci[oa]s?|familias?|padres|vecin[oa]s?|hu[eé]sped(?:es)?|suscriptores)))?(?:: ?|(?: para)? (?:avis|dec|dic|cont|record|inform|comunic)[a-zà-ž]+(?: al? (?:(?:mi|una?|la|el) )?[a-zà-ž]+)?(?: de)? que |(?: para)? invit[a-zà-ž]+ (?:a (?:tod[oa]s )?(?:(?:los|las|mis|nuestr[oa]s) )?(?:clientes|clientas|alumn[oa]s|pacientes|soci[oa]s|familias|vecin[oa]s) )?al? )(?=[a-zà-ž\d])/iu;

/** What who works alone says of the house, as the house says it. */
const houses: Readonly<Record<string, string>> = {
  hago: "hacemos",
  tengo: "tenemos",
  atiendo: "atendemos",
  abro: "abrimos",
  envio: "enviamos",
  trabajo: "trabajamos",
  doy: "damos",
  cierro: "cerramos",
  acepto: "aceptamos",
  entrego: "entregamos",
};

/** A message without what it says about the text itself: «máximo 4 líneas», «tratá de vos», «nada de emojis». */
export function withoutInstructions(asked: string): string {
  const sent = inPlainWords(asked).replace(sentAs, "");
  // «Email a clientes: manden las facturas» asks it of them.
  const said =
    sent !== asked && /^[a-zA-ZÀ-ÖØ-ž]{3,}[ae]n (?:el|la|los|las|su|sus|un|una) /u.test(sent);
  const text = (said ? `aviso, que ${sent}` : sent).replace(
    toldTo,
    (_, before: string, verb = "") => `${before}${houses[fold(verb)] ?? verb}`,
  );
  // Most messages say nothing to us, and the long look is not for them.
  if (!hints.test(text)) return text;
  return text
    .replace(clause, (_, before: string) => (/^[,.;:\n()]/.test(before) ? before : ""))
    .replace(/([,;:(])(?:\s*[,;:])+/gu, "$1")
    .replace(/(?<!\.)[,;:(]\s*(?=[.)]|$)/gu, "");
}

const figures: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};

/** «Máximo 4 líneas», «en dos frases»: 1 to 12; undefined when not said. */
export function linesNamed(prompt: string): number | undefined {
  const said =
    /\b(?:maximo|max|no mas|menos|hasta|en|de)(?: de)? (\d{1,2}|una?|dos|tres|cuatro|cinco|seis)(?: solas?)? (?:lineas?|renglones|frases)\b/.exec(
      fold(prompt),
    )?.[1] ??
    /\b(\d{1,2}|dos|tres|cuatro|cinco|seis) (?:lineas?|renglones|frases) (?:como )?(?:maximo|max|mucho|nada mas)\b/.exec(
      fold(prompt),
    )?.[1];
  const count = said && (figures[said] ?? Number(said));
  return count ? Math.min(12, Math.max(1, count)) : undefined;
}

/** «No digas urgente», «sin la palabra barato»: folded words that no text may hold. */
export function bannedIn(prompt: string): string[] {
  const said = [
    ...prompt
      .slice(0, 1500)
      .matchAll(
        /(?<![a-zà-ž])(?:no (?:dig[aá]s|pong[aá]s|mencion[eé]s|nombr[eé]s|habl[eé]s de|us[eé]s)|sin (?:decir|mencionar|nombrar)|evita)(?: (?:la palabra|las palabras|lo de))? [«"'“]?([^,.;\n«»"'“”]{3,40})/giu,
      ),
  ].slice(0, 3);
  return said
    .flatMap(([, words]) => fold(words!).split(/ (?:ni|y|o) /))
    .map((word) => word.replace(/^(?:el|la|los|las|lo de|que|un|una|porfa|por favor) /, ""))
    .filter((word) => word.length > 3 && word.split(" ").length <= 3 && !ours.test(word));
}
const ours =
  /^(?:emojis?|hashtags?|etiquetas|mentiras|cosas|precios?|nada|tanto|mas|usted|descuentos?)\b/;
