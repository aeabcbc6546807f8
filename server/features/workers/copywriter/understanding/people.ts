/** Whom a text can be for, as a pattern. */
export const peopleWords =
  "aut[oó]nom[oa]s|adult[oa]s|beb[eé]s|amig[oa]s|compa[nñ]er[oa]s|clientes?|clientas|alumn[oa]s|pacientes|soci[oa]s|padres|madres|novi[oa]s|parejas|empresas|pymes|emprendedor[ea]s|gerentes|directivos|due[nñ][oa]s|propietari[oa]s|inquilin[oa]s|compradores|mayores|abuel[oa]s|ni[nñ][oa]s|adolescentes|j[oó]venes|turistas|vecin[oa]s|principiantes|voluntari[oa]s|estudiantes|suscriptores|seguidor[ea]s|profesionales|familias|mujeres|hombres|reci[eé]n casados|mam[aá]s|pap[aá]s|trabajadores|restaurantes|hoteles|oficinas|comunidades|visitantes|hu[eé]spedes|lectores|deportistas|corredores|ciclistas|embarazadas|opositor[ea]s|jubilad[oa]s|oficinistas|solter[oa]s|cel[ií]ac[oa]s|vegan[oa]s|diab[eé]tic[oa]s|comercios|particulares|mayoristas|negocios|condominios|m[eé]dic[oa]s|abogad[oa]s|arquitect[oa]s|dentistas|peluquer[oa]s|bares|inmobiliarias|colegios|escuelas|cafeter[ií]as|gimnasios|despachos|constructoras|agencias|ayuntamientos|hosteler[ií]a";

// For lower case only: ignoring case, each of these would compile to several times the code.
const onlyPeople = new RegExp(
  `^(?:(?:los|las|mis|nuestr[oa]s|tus|sus) )?(?:nuev[oa]s |futur[oa]s |antigu[oa]s )?(?:${peopleWords})(?: (?:nuev[oa]s|actuales|antigu[oa]s|primeriz[oa]s|locales|j[oó]venes|de (?:oficina|empresa)s?|(?:de|en) [a-zA-ZÀ-ÖØ-ž]+(?: [a-zA-ZÀ-ÖØ-ž]+)?|(?:de|a partir de) \\d+(?: a[nñ]os)?|(?:con|sin|que) .*))?$`,
  "u",
);
const peopleThat = new RegExp(`^(?:a )?(?:l[oa]s |mis |nuestr[oa]s )?(?:${peopleWords}) que `, "u");
const toPeople = new RegExp(`(?<=[a-zà-ž]{4} .*) a (?:l[oa]s )?(?:${peopleWords})$`, "u");

/** Whether a text only says for whom it is, and is never what it is about: «clientas nuevas». */
export const isPeople = (text: string): boolean => onlyPeople.test(text.toLowerCase());

/** «Huéspedes que vinieron hace un año» are those it is for. */
export const isPeopleThat = (text: string): boolean => peopleThat.test(text.toLowerCase());

/** «Ofrecer la limpieza a constructoras» is about the limpieza. */
export function withoutPeople(text: string): string {
  const at = toPeople.exec(text.toLowerCase())?.index;
  return at === undefined ? text : text.slice(0, at);
}
