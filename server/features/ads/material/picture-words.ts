import { fold } from "#copywriter/spanish/fold.ts";
import type { SitePicture } from "#db/schema-site-facts.ts";
import { pictureKeyOf } from "./picture-key.ts";

/** Of file names and descriptions of any picture, and of the packing of any product. */
const emptyWords = new Set(
  `para como este esta esto estos estas desde hasta sobre entre todo toda todos todas cada nuestro nuestra
  nuestros nuestras vuestro vuestra donde cuando tiene tienen hace hacer hacemos mucho mucha mejor foto fotos
  imagen imagenes picture image photo portada cabecera hero banner slide slider header background fondo large
  small medium scaled original copia final nuevo nueva nuevos nuevas wide panoramica vista vistas detalle
  gramo gramos litro litros metro metros talla grande grandes pequeno pequena docena media medio pieza piezas
  unidad unidades porcion color kilo kilos https http uploads pictures images anos dias hora horas casera`.split(
    /\s+/,
  ),
);

/**
 * Stems of a text's content words: folded, without plural endings, at most five letters, of words with at
 * least four. In their order; pure.
 */
export function stemsOf(text: string): Set<string> {
  const words = fold(text).match(/[a-zñ]{4,}/g) ?? [];
  return new Set(words.filter((word) => !emptyWords.has(word)).map(stemOf));
}

function stemOf(word: string): string {
  const singular = word.length > 4 ? word.replace(/(?<=[lrndzsj])es$|s$/, "") : word;
  return singular.slice(0, 5);
}

const stemsIn = (words: string) => stemsOf(words.replaceAll(/\s+/g, " "));

const placeWords = `tienda local taller fachada frente escaparate mostrador interior exterior salon sala obrador cocina horno comedor
  barra terraza clinica consulta consultorio estudio aula clase oficina despacho recepcion edificio casona
  huerta finca bodega nave entrada laboratorio gimnasio showroom`;
const placeStems = stemsIn(placeWords);
const peopleStems = stemsIn(
  `equipo personal plantilla familia duena dueno fundador fundadora artesano artesana maestro maestra profesor
  profesora retrato hermanos hermanas abuelo abuela nieta nieto mecanicos panaderos floristas veterinarias`,
);
const workStems = stemsIn(
  `proceso herramientas manos trabajo trabajando elaboracion maquina torno telar tueste cosecha amasando
  cosiendo soldando reparando maduracion prensa potro elevador`,
);

/** Kinds of pictures that show the business instead of one product. */
export const sceneStems = { place: placeStems, people: peopleStems, work: workStems } as const;

/** Stems that two texts share. */
export const sharedStems = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((stem) => other.has(stem));

/** What is told of a picture: the descriptions of all its sizes, and its file's name. */
export const describePicture = (url: string, pictures: readonly SitePicture[]): string =>
  textsAbout(url, pictures).join(" ").trim();

function textsAbout(url: string, pictures: readonly SitePicture[]): string[] {
  const key = pictureKeyOf(url);
  const texts = pictures.filter((one) => pictureKeyOf(one.url) === key).map(({ alt }) => alt);
  return [...new Set(texts), fileWords(url)];
}

/** How much less the second word of a text about a picture names what it shows than the first. */
const secondWordWeight = 0.8;

/** The stems of what a picture shows first of all, the first two of each of its texts, with their weights. */
export function leadingStems(url: string, pictures: readonly SitePicture[]): Map<string, number> {
  const leads = new Map<string, number>();
  for (const text of textsAbout(url, pictures)) {
    const [first, second] = stemsOf(text);
    if (second && !leads.has(second)) leads.set(second, secondWordWeight);
    if (first) leads.set(first, 1);
  }
  return leads;
}

const headingStems = stemsIn(
  `quienes somos nosotros precios tarifas servicios trabajos contacto horario situacion donde estamos ubicacion
  preguntas frecuentes siempre galeria empresa historia conocenos condiciones coleccion productos catalogo
  bienvenidos bienvenida novedades opiniones visitanos lista ofertas trabajamos funciona elegir carta referencia enero febrero marzo abril mayo junio julio
  agosto septiembre octubre noviembre diciembre semana`,
);

/** Stems of a heading's words, without those that head parts of any page. */
export const stemsOfHeading = (heading: string): Set<string> =>
  new Set([...stemsOf(heading)].filter((stem) => !headingStems.has(stem)));

const places = new Set(placeWords.split(/\s+/));

/** Whether a heading names somebody or something: «Jon», «Bodegaje», but not «Quiénes somos» or «La bodega». */
export const namesOne = (heading: string): boolean =>
  (fold(heading).match(/[a-zñ]{3,}/g) ?? []).some(
    (word) =>
      !/^(del|las|los|una|con|por|que|sus)$/.test(word) &&
      !emptyWords.has(word) &&
      !places.has(word) &&
      !headingStems.has(stemOf(word)),
  );

function fileWords(url: string): string {
  const name = URL.parse(url)?.pathname.split("/").at(-1) ?? "";
  return decoded(name)
    .replace(/\.\w{2,5}$/, "")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .replace(/[^\p{L}]+/gu, " ");
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Finds the products that a text names; those of several products' names count less. */
export interface ProductNames {
  /** How plainly a text's stems name a product: 0 not at all, 1 by its kind, 2 by words of its own. */
  strengthOf: (stems: ReadonlySet<string>, productIndex: number) => 0 | 1 | 2;
  /** The products that are named most plainly. */
  namedIn: (stems: ReadonlySet<string>) => number[];
  stemsOf: (productIndex: number) => ReadonlySet<string>;
}

/** @param businessName its words name no product */
export function productNames(names: readonly string[], businessName: string): ProductNames {
  const own = stemsOf(businessName);
  const all = names.map((name) => new Set([...stemsOf(name)].filter((stem) => !own.has(stem))));
  const counts = new Map<string, number>();
  for (const stem of all.flatMap((stems) => [...stems])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const strengthOf = (stems: ReadonlySet<string>, at: number) => {
    const name = [...(all[at] ?? [])];
    if (name.some((stem) => stems.has(stem) && counts.get(stem) === 1)) return 2;
    return name.length > 0 && stems.has(name[0]!) ? 1 : 0;
  };
  const namedIn = (stems: ReadonlySet<string>) => {
    const strengths = all.map((_, at) => strengthOf(stems, at));
    const best = Math.max(0, ...strengths);
    if (best === 0) return [];
    const named = strengths.flatMap((strength, at) => (strength === best ? [at] : []));
    // «Fainá» is the plain one, not «Fainá de la orilla».
    const shareOf = (at: number) => sharedStems(all[at]!, stems).length / all[at]!.size;
    const most = Math.max(...named.map(shareOf));
    return best === 2 ? named : named.filter((at) => shareOf(at) === most);
  };
  return { strengthOf, namedIn, stemsOf: (at) => all[at] ?? new Set() };
}
