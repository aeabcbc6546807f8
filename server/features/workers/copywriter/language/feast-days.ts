import { fold } from "./escape.ts";

/** A day of the year: month (1–12) and day, or which Sunday of the month (5: the last one). */
type FamilyDay = readonly [month: number, day: number, sunday?: "sunday"];

interface Country {
  /** For feasts that only some keep. */
  code?: "mx" | "co";
  places: RegExp;
  mothers: FamilyDay;
  fathers: FamilyDay;
  /** When classes begin. */
  school: readonly [month: number, day: number];
}

const place = (names: string) => new RegExp(` (?:${names}) `);
const secondSunday: FamilyDay = [5, 2, "sunday"];
const june: FamilyDay = [6, 3, "sunday"];

/** Countries by their names and the towns that no other country shares. */
const countries: readonly Country[] = [
  {
    code: "mx",
    places: place(
      "mexico|cdmx|guadalajara jalisco|zapopan|monterrey|puebla|tijuana|cancun|queretaro|oaxaca|xalapa|veracruz|merida yucatan|chihuahua|hermosillo|culiacan|toluca|morelia|aguascalientes|saltillo|acapulco|cuernavaca",
    ),
    mothers: [5, 10],
    fathers: june,
    school: [8, 26],
  },
  {
    places: place(
      "argentina|buenos aires|caba|rosario|mendoza|la plata|tucuman|salta|mar del plata|neuquen|bariloche|bahia blanca|posadas|resistencia|san juan argentina|cordoba argentina",
    ),
    mothers: [10, 3, "sunday"],
    fathers: june,
    school: [3, 1],
  },
  {
    places: place(
      "chile|santiago de chile|valparaiso|vina del mar|concepcion|temuco|talca|antofagasta|rancagua|iquique|puerto montt",
    ),
    mothers: secondSunday,
    fathers: june,
    school: [3, 3],
  },
  {
    places: place("uruguay|montevideo|punta del este|maldonado"),
    mothers: secondSunday,
    fathers: [7, 2, "sunday"],
    school: [3, 3],
  },
  {
    places: place("paraguay|asuncion|ciudad del este"),
    mothers: [5, 15],
    fathers: june,
    school: [2, 20],
  },
  {
    places: place("bolivia|la paz bolivia|cochabamba|sucre|santa cruz de la sierra"),
    mothers: [5, 27],
    fathers: [3, 19],
    school: [2, 3],
  },
  {
    places: place("guatemala|quetzaltenango|antigua guatemala"),
    mothers: [5, 10],
    fathers: [6, 17],
    school: [1, 15],
  },
  {
    places: place("el salvador|san salvador"),
    mothers: [5, 10],
    fathers: [6, 17],
    school: [1, 20],
  },
  {
    places: place("honduras|tegucigalpa|san pedro sula"),
    mothers: secondSunday,
    fathers: [3, 19],
    school: [2, 1],
  },
  {
    places: place("nicaragua|managua"),
    mothers: [5, 30],
    fathers: [6, 23],
    school: [2, 1],
  },
  {
    places: place("costa rica|san jose costa rica"),
    mothers: [8, 15],
    fathers: june,
    school: [2, 6],
  },
  { places: place("panama"), mothers: [12, 8], fathers: june, school: [3, 4] },
  {
    places: place("republica dominicana|dominicana|santo domingo|punta cana"),
    mothers: [5, 5, "sunday"],
    fathers: [7, 5, "sunday"],
    school: [8, 25],
  },
  {
    code: "co",
    places: place(
      "colombia|bogota|medellin|cali|barranquilla|bucaramanga|cartagena de indias|pereira|manizales|ibague|cucuta|santa marta|pasto|villavicencio|armenia",
    ),
    mothers: secondSunday,
    fathers: june,
    school: [1, 22],
  },
  {
    places: place("peru|lima|arequipa|cusco|trujillo peru|chiclayo|piura"),
    mothers: secondSunday,
    fathers: june,
    school: [3, 11],
  },
  {
    places: place(
      "ecuador|quito|guayaquil|cuenca ecuador|manta|ambato|venezuela|caracas|maracaibo|usa|estados unidos|miami|puerto rico|cuba|la habana",
    ),
    mothers: secondSunday,
    fathers: june,
    school: [9, 1],
  },
];
const spain: Omit<Country, "places"> = {
  mothers: [5, 1, "sunday"],
  fathers: [3, 19],
  school: [9, 8],
};

/** Where a place, as its owner wrote it, keeps its days; Spain when nothing says otherwise. */
function countryOf(location: string): Omit<Country, "places"> {
  const key = ` ${fold(location)} `;
  return countries.find(({ places }) => places.test(key)) ?? spain;
}

/** Mother's or father's day of a place. */
export const familyDay = (rule: "mothers-day" | "fathers-day", location: string): FamilyDay =>
  countryOf(location)[rule === "mothers-day" ? "mothers" : "fathers"];

/** About when classes begin there. */
export const schoolStart = (location: string): readonly [number, number] =>
  countryOf(location).school;

/** Whether a feast is in the calendar there. */
export const isKept = (only: readonly ("mx" | "co")[] | undefined, location: string): boolean => {
  const { code } = countryOf(location);
  return only === undefined || (code !== undefined && only.includes(code));
};
