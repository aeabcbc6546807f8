import { fold } from "../language/escape.ts";
import type { Industry } from "../lexicon/industry.ts";

const elsewhere =
  / (?:mexico|cdmx|argentina|colombia|chile|peru|venezuela|ecuador|uruguay|paraguay|bolivia|guatemala|honduras|salvador|nicaragua|panama|costa rica|cuba|dominicana|puerto rico|usa|eeuu|estados unidos|miami|bogota|lima|quito|caracas|buenos aires|montevideo|medellin) /;
/** Names that no other country shares; «Córdoba», «Guadalajara» or «Mérida» alone say nothing. */
const spain = new RegExp(
  ` (?:${`espana spain madrid barcelona valencia sevilla zaragoza malaga murcia bilbao alicante valladolid vigo gijon coruna vitoria elche oviedo
  granada badalona terrassa jerez sabadell mostoles pamplona fuenlabrada almeria leganes getafe burgos albacete santander castellon alcorcon badajoz
  salamanca huelva lleida lerida marbella tarragona girona gerona cadiz jaen ourense orense lugo caceres ceuta melilla avila segovia soria teruel
  huesca zamora palencia pontevedra toledo ibiza mallorca menorca palma tenerife canarias baleares andalucia cataluna catalunya galicia asturias
  cantabria navarra aragon extremadura euskadi logrono donostia castilla`
    .split(/\s+/)
    .join("|")}|pais vasco|las palmas|san sebastian) `,
);

/** Whether a place, as the owner wrote it, is in Spain. */
function inSpain(location: string): boolean {
  const key = ` ${fold(location)} `;
  return !elsewhere.test(key) && spain.test(key);
}

const cache = new Map<string, Industry>();

/** The trade with the words of Spain's own paperwork where the customers are there; neutral elsewhere. */
export function localised(industry: Industry, location: string): Industry {
  if (!industry.spain || !inSpain(location)) return industry;
  const known = cache.get(industry.id);
  if (known) return known;
  const local: Industry = { ...industry, ...industry.spain, region: "es" };
  cache.set(industry.id, local);
  return local;
}

const country = (pattern: string) => new RegExp(` (?:${pattern}) `);
const autoLands = country(
  "mexico|cdmx|monterrey|guadalajara|oaxaca|puebla|argentina|buenos aires|rosario|mendoza|uruguay|montevideo|paraguay|asuncion|chile|santiago|valparaiso|peru|lima|arequipa|cusco|bolivia",
);
const carroLands = country(
  "colombia|bogota|medellin|cali|barranquilla|cartagena|venezuela|caracas|ecuador|quito|guayaquil|panama|costa rica|guatemala|honduras|salvador|nicaragua|dominicana|puerto rico|cuba|miami",
);
/** Whether a place, as the owner wrote it, is where the year has no four seasons. */
export const hasNoSeasons = (location: string): boolean => carroLands.test(` ${fold(location)} `);
const anteojosLands = country(
  "argentina|buenos aires|rosario|mendoza|uruguay|montevideo|paraguay|asuncion",
);
const gafasLands = country("colombia|bogota|medellin|cali|barranquilla|cartagena");

/** What a car and a pair of glasses are called here. */
export interface LocalWords {
  car: string;
  glasses: string;
}

/** The person's own word goes first, then the country's; elsewhere the one that everybody understands. */
export function localWords(said: string, location: string, formal: boolean): LocalWords {
  const place = ` ${fold(location)} `;
  const own = (words: RegExp) => words.exec(said)?.[1];
  const car =
    own(/\b(coche|carro|auto|vehiculo)s?\b/)?.replace("vehiculo", "vehículo") ??
    (inSpain(location)
      ? "coche"
      : autoLands.test(place)
        ? "auto"
        : carroLands.test(place)
          ? "carro"
          : formal
            ? "vehículo"
            : "auto");
  const glasses =
    own(/\b(gafas|lentes(?! de contacto)|anteojos)\b/) ??
    (anteojosLands.test(place)
      ? "anteojos"
      : (autoLands.test(place) || carroLands.test(place)) && !gafasLands.test(place)
        ? "lentes"
        : "gafas");
  return { car, glasses };
}

const speaking = new Set(["automotive", "workshop", "optician"]);
/** A how-to in the same words. */
export const inLocalSteps = <T extends object | undefined>(value: T, words: LocalWords): T =>
  value && (words.car !== "coche" || words.glasses !== "gafas")
    ? (reworded(value, (text) => inWords(text, words)) as T)
    : value;

const spoken = new WeakMap<Industry, Map<string, Industry>>();

/** The trade in the words of the place; the same object where it has none of them. */
export function inLocalWords(industry: Industry, words: LocalWords): Industry {
  if (!speaking.has(industry.id)) return industry;
  const key = `${words.car} ${words.glasses}`;
  const known = spoken.get(industry)?.get(key);
  if (known) return known;
  const local = reworded(industry, (text) => inWords(text, words)) as Industry;
  const all = spoken.get(industry) ?? new Map<string, Industry>();
  spoken.set(industry, all.set(key, local));
  return local;
}

function reworded(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => reworded(one, change));
  if (!value || typeof value !== "object" || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === "id" ? one : reworded(one, change)]),
  );
}

const masculine: Readonly<Record<string, string>> = {
  las: "los",
  Las: "Los",
  unas: "unos",
  Unas: "Unos",
  graduadas: "graduados",
  progresivas: "progresivos",
  nuevas: "nuevos",
};

function inWords(text: string, { car, glasses }: LocalWords): string {
  let out = text;
  if (car !== "coche")
    out = out.replace(/\b([cC])oche(s?)(?=\b|de)/g, (_, letter: string, plural: string) => {
      const word = /^[a-z]+$/.test(text) ? car.replace("í", "i") : car;
      return `${letter === "C" ? word[0]!.toUpperCase() + word.slice(1) : word}${plural}`;
    });
  if (glasses !== "gafas")
    out = out
      .replace(
        /\b(?:(las|Las|unas|Unas) )?([gG])afas( de sol| de natación)?(?: (graduadas|progresivas|nuevas))?/g,
        (_, article: string | undefined, letter: string, use?: string, kind?: string) =>
          [
            article && masculine[article],
            `${letter === "G" ? glasses[0]!.toUpperCase() + glasses.slice(1) : glasses}${use ?? ""}`,
            kind && masculine[kind],
          ]
            .filter(Boolean)
            .join(" "),
      )
      .replace(/^gafasdesol$/, `${glasses}desol`);
  return out;
}
