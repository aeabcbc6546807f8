import { correct } from "#copywriter/spanish/correct.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { tradeNamed } from "#copywriter/trades/trade-of.ts";
import { isWithin, type SiteWords } from "../ad-copy.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { isKnownPlace, placeNamed, textParts } from "./places.ts";
import { isOrder } from "./planted-orders.ts";
import { startOf } from "./word-patterns.ts";

const phraseMax = 30;

const all = (words: string): string[] => words.trim().split(/\s+/);

/** Nouns of what a business is or does, which say it only with the word after them; folded stems. */
const general = startOf(
  all(`taller escuela academia centro clinica estudio tienda casa parque alquiler renta arriendo
    compra venta compraventa reparacion arreglo instalacion mantenimiento mantencion fabricacion
    restauracion clase curso servicio administracion diseno afinacion limpieza fabrica empresa
    despacho mini spa jardin salon gabinete laboratorio cambio control cuidado alta paseo hotel
    alojamiento lavado confeccion pension afilado composturas?`).map((word) => `${word}(?:e?s)?$`),
);
/** Whether a word says only with another what a business is: «taller», «alquiler». */
export const isGeneral = (word: string): boolean => general.test(fold(word));
/** Of those, what is a business by itself. */
const alone = /^(?:spa|hotel)$/;
/** Of «panadería», «veterinaria», «lavadero», «numismática». */
const tradeEnd = /(?:erias?|logias?|tecas?|ari[oa]s?|dero|logo|metria|matica|terapia|plastia)$/;
/** What ends in the same way and is no trade. */
const notTrade = startOf(
  all(`materia feria bateria tuberia averia galeria categoria mayoria garantia diaria varia primaria
    necesaria ordinaria tematica informatica automatica metodologia tecnologia loteria mensajeria
    monedero sendero bandolera verdadero dinero calendario horario vestuario armario diario salario
    usuario formulario escenario aniversario comentario honorario inventario secundaria voluntario`).map(
    (word) => `${word}s?$`,
  ),
);
/** Words of any business's name or title. */
const ofAny = startOf(
  all(`nuestr\\w* don dona hijos hermanos ejempl\\w* muestra\\w* prueba\\w* demo inicio bienvenid\\w* mejor\\w*
    calidad precio\\w* empresas? negocio\\w* grupo oficial pagina\\w* online todo\\w* toda\\w* tipo\\w* gente cosa\\w*
    forma mundo manera barrio ciudad calle espana mexico otro\\w* documento\\w* carta rebajas ofertas? tarifas? sitio
    contacto playa tu tus su sus mi la el las los un una lo que como cuatro dos tres cinco primer\\w* nuev\\w*
    salud bienestar consulta arte dias? horas? anos? clientes? personas? manos? unidad\\w* lugar telefono\\w*
    trabajos? ventajas? pedidos? envios? servicio 24 productos? medida sur norte directa directo
    variad\\w* destacad\\w*`).map((word) => `${word}$`),
);
const joins = /^(?:de|del|para|y|e)$/;
/** Of «Podológica», «Infantil», «Rural», «Usados». */
const kindEnd =
  /(?:ic|iv|ari|os|ad|id|an|astr|mod?ern)[oa]s?$|(?:al|ar|il|nte|triz|ble)(?:es)?$|(?:ales|iles)$/;

/** «Mecánico», and no «Granada». */
const isKind = (word: string): boolean =>
  /(?:ic|iv|ari)[oa]s?$|(?:al|il|ble)(?:es)?$/.test(fold(word)) && !isKnownPlace(word);

interface Candidate {
  phrase: string;
  score: number;
}

/** The words that a page says in small letters, by their stems, with how often. */
type Said = ReadonlyMap<string, number>;

const stemOf = (word: string): string => fold(word).replace(/(?:es|s)$/, "");

function saidWords({ description, says = [], products }: SiteWords, businessName: string): Said {
  const told = [description, ...says.map(({ text }) => text), ...products.map(({ name }) => name)];
  const said = new Map<string, number>();
  for (const text of new Set(told)) {
    const bare = (text ?? "").replaceAll(businessName, " ");
    for (const word of bare.match(/(?<!\p{L})\p{Ll}{3,18}(?!\p{L})/gu) ?? [])
      said.set(stemOf(word), (said.get(stemOf(word)) ?? 0) + 1);
  }
  return said;
}

/**
 * What a customer calls such a shop or its trade, with a capital letter: «Taller de motos», «Catering para
 * oficinas»; at most 30 graphemes. Of its name, titles and description; null where nothing is sure. Pure.
 */
export function shopTradeOf(site: SiteWords, businessName: string): string | null {
  const { titles = [], says = [] } = site;
  const said = saidWords(site, businessName);
  const found: Candidate[] = [];
  const add = (words: readonly string[], at: number, base: number, isPlaced: boolean): void => {
    const isName = base > 5 || at > 0;
    const strength = strengthOf(words, at, said, isName);
    // What describes it may begin with its goods.
    const head = fold(words[at] ?? "");
    if (base === 4 && (/^(?:ventas?|compras?)$/.test(head) || (!isPlaced && !isOfTrade(head))))
      return;
    if (strength === 0 && (!isPlaced || base < 4 || head.length < 3 || ofAny.test(head))) return;
    const phrase = phraseFrom(words, at, said);
    if (phrase !== null && isTrade(phrase))
      found.push({ phrase, score: base + 2 * strength + (isPlaced ? 6 : 0) });
  };
  const name = businessName.split(/\s+/);
  for (const [at] of name.entries()) {
    const isLater = at > 0;
    if (isLater && (strengthOf(name, at, said, true) < 3 || joins.test(fold(name[at - 1]!))))
      continue;
    const isSure = !isLater && isOfTrade(fold(name[at]!));
    add(name, at, isLater ? 5.5 : isSure ? 11 : 5.5, false);
  }
  const heads = [titles[0], site.title].filter((text) => text != null);
  const others = says.flatMap(({ text, place }, at) => (place === "title" || at < 2 ? [text] : []));
  const sources: [string, number][] = [
    ...[...new Set(heads)].map((text): [string, number] => [text, 5]),
    ...[...new Set([...titles.slice(1, 3), ...others])].map((text): [string, number] => [text, 1]),
    [site.description ?? "", 4],
  ];
  for (const [text, base] of sources) {
    if (isOrder(text)) continue;
    const own = new Set(fold(businessName).split(" "));
    const parts = textParts(text);
    for (const [index, part] of parts.entries()) {
      if (base === 4 && index > 0) break;
      // The next of a list: «Peces, plantas y acuarios».
      // «Horno Ejemplo, panadería» is no list.
      const before = parts[index - 1]?.text ?? "";
      const isNext = text.includes(`${before}, ${part.text}`);
      if (isNext && fold(before) !== fold(businessName)) continue;
      if (part.places !== null || fold(part.text) === fold(businessName)) continue;
      const words = part.text.split(/\s+/);
      if (base < 5 && words.length > 9 && base !== 4) continue;
      if (words.every((word) => own.has(fold(word)))) continue;
      add(words, 0, base, isPlaced(words) || parts[index + 1]?.places != null);
    }
  }
  const best = found.reduce<Candidate | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
  if (!best || best.score < 7) return null;
  const phrase = longerOf(best, found);
  return (site.language ?? "es").startsWith("es") ? correct(phrase) : phrase;
}

/** Whether a text has the word that says what the shop is: «Gomería Prueba» of a «Gomería». */
export const tellsTrade = (text: string, trade: string | null): boolean =>
  trade !== null && fold(text).includes(fold(trade).slice(0, 6));

/** «… en Soria»: what stands before it is what is there. */
const isPlaced = (words: readonly string[]): boolean => {
  const at = words.findIndex((word) => fold(word) === "en");
  return at > 0 && at <= 5 && isKnownPlace(words.slice(at + 1, at + 2).join(" "));
};

/** «Renta de mini bodegas» rather than «Bodegas». */
function longerOf(best: Candidate, found: readonly Candidate[]): string {
  const [head = "", ...rest] = best.phrase.split(" ");
  // «Ebanistería» says enough.
  if (rest.length > 0 || isOfTrade(fold(head))) return best.phrase;
  const longer = found.find(
    ({ phrase, score }) =>
      score >= 9 &&
      phrase.includes(" ") &&
      !/ [ye] /.test(phrase) &&
      phrase.split(" ").some((word) => stemOf(word) === stemOf(head)),
  );
  return longer?.phrase ?? best.phrase;
}

const isOfTrade = (word: string): boolean =>
  general.test(word) || (tradeEnd.test(word) && !notTrade.test(word));

/** How surely a word is what a business is: 3 for «panadería», 1 for «sombreros»; 0 for what is none. */
function strengthOf(words: readonly string[], at: number, said: Said, isName: boolean): number {
  const word = fold(words[at] ?? "");
  if (word.length < 2 || ofAny.test(word) || isKnownPlace(words[at]!)) return 0;
  if (!/^\p{L}+$/u.test(words[at]!)) return 0;
  if (!general.test(word) && !isNoun(word) && hasVerb(words[at]!.toLowerCase())) return 0;
  if (isOfTrade(word)) return 3;
  if (tradeNamed(word)) return 3;
  const times = said.get(stemOf(word)) ?? 0;
  const isPlural = /[^s]s$/.test(word);
  if (isNoun(word) && isPlural) return times > 0 ? 2 : isName ? 0 : 1;
  if (isPlural && times > 1) return 1;
  // «Vivero»
  if (isName && at === 0 && /[^j]ero$/.test(word) && times > 0) return 2;
  // «Marea Viva» is a name, and «Aceite de oliva» a title.
  const isOf = fold(words[at + 1] ?? "") === "de" && said.has(stemOf(words[at + 2] ?? ""));
  return !isName && ((times > 1 && isNoun(word)) || (times > 0 && isOf)) ? 1 : 0;
}

/** The noun at a word with what says which: as far as the page says it in small letters too. */
function phraseFrom(words: readonly string[], from: number, said: Said): string | null {
  const text = words.join(" ");
  const isFlowing = /(?<!\p{L})\p{Ll}{4,}/u.test(text);
  const isSmall = (word: string) => isFlowing && /^\p{Ll}/u.test(word);
  const isWord = (word: string): boolean =>
    /^\p{L}+$/u.test(word) &&
    !ofAny.test(fold(word)) &&
    !isKnownPlace(word) &&
    placeNamed(word)?.kind !== "country" &&
    (isSmall(word) ||
      isNoun(word.toLowerCase()) ||
      (said.get(stemOf(word)) ?? 0) > 0 ||
      (tradeEnd.test(fold(word)) && !notTrade.test(fold(word))));
  const isWhich = (word: string): boolean =>
    isWord(word) &&
    !joins.test(fold(word)) &&
    !small.test(fold(word)) &&
    !isPast(word) &&
    (isSmall(word) || (kindEnd.test(fold(word)) && said.has(stemOf(word))) || isKind(word));
  const taken = [words[from]!];
  let at = from + 1;
  while (at < words.length && taken.length < 6) {
    const word = words[at]!;
    const next = words[at + 1] ?? "";
    const key = fold(word);
    const isFirst = taken.length === 1;
    const isBought = isFirst && fold(taken[0]!) === "compra" && key === "venta";
    const isPair =
      (joins.test(key) && isWord(next) && !isPast(next)) ||
      (key === "a" && fold(next) === "domicilio") ||
      // «Club de tiro con arco» ends its part.
      (key === "con" && isWord(next) && /^(?:en)?$/.test(fold(words[at + 2] ?? "")));
    if (isPair) taken.push(word, next);
    else if (isBought) taken.push("y", word);
    else if (isWhich(word) || (isFirst && general.test(fold(taken[0]!)) && isKind(word)))
      taken.push(word);
    else break;
    at += isPair ? 2 : 1;
  }
  return fitted(taken);
}

const small =
  /^(?:en|con|a|al|desde|por|sin|que|o|u|la|el|los|las|un|una|tu|su|hasta|sobre|donde)$/;
/** «hechos a mano», «tostado cada martes» */
const isPast = (word: string): boolean =>
  /^(?:hech|tostad|tejid|elaborad|horneami)\p{L}+$/u.test(fold(word));

/** As many of the words as fit, and none that hangs. */
function fitted(words: readonly string[]): string | null {
  const kept = [...words];
  const text = () => kept.join(" ").toLowerCase();
  while (kept.length > 1 && (!isWithin(text(), phraseMax) || joins.test(fold(kept.at(-1)!))))
    kept.pop();
  const phrase = text();
  return phrase[0]!.toUpperCase() + phrase.slice(1);
}

/** Whether it says by itself what the shop is. */
function isTrade(phrase: string): boolean {
  const words = fold(phrase).split(" ");
  const [head = ""] = words;
  if (words.length === 1 && general.test(head) && !alone.test(head)) return false;
  if (/^(?:compra y venta|compra|venta)$/.test(fold(phrase))) return false;
  return !hasVerb(phrase.toLowerCase()) || general.test(head);
}
