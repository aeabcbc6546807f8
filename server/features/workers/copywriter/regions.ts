import { fold } from "./escape.ts";
import type { Industry } from "./lexicon/industry.ts";

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
export function inSpain(location: string): boolean {
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
