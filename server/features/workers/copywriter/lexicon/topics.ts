import { fold } from "../language/escape.ts";
import { general } from "./industries-table.ts";
import type { Industry } from "./industry.ts";
import type { Topic, Topics } from "./topic.ts";
import { animalTopics } from "./topics-animals.ts";
import { aroundTopics } from "./topics-around.ts";
import { barTopics } from "./topics-bar.ts";
import { cafeTopics } from "./topics-cafe.ts";
import { careTopics } from "./topics-care.ts";
import { causeTopics } from "./topics-causes.ts";
import { cleaningTopics } from "./topics-cleaning.ts";
import { companyTopics } from "./topics-company.ts";
import { counterTopics } from "./topics-counter.ts";
import { craftTopics } from "./topics-crafts.ts";
import { dayTopics } from "./topics-days.ts";
import { giftTopics } from "./topics-gifts.ts";
import { highStreetTopics } from "./topics-high-street.ts";
import { homeTopics } from "./topics-homes.ts";
import { houseTopics } from "./topics-house.ts";
import { householdTopics } from "./topics-household.ts";
import { lawTopics } from "./topics-law.ts";
import { learningTopics } from "./topics-learn.ts";
import { leisureTopics } from "./topics-leisure.ts";
import { lessonTopics } from "./topics-lessons.ts";
import { looksTopics } from "./topics-looks.ts";
import { marketTopics } from "./topics-market.ts";
import { movingTopics } from "./topics-moving.ts";
import { nearbyTopics } from "./topics-nearby.ts";
import { officeTopics } from "./topics-office.ts";
import { pastimeTopics } from "./topics-pastimes.ts";
import { reformTopics } from "./topics-reforms.ts";
import { rentalTopics } from "./topics-rental.ts";
import { repairTopics } from "./topics-repairs.ts";
import { restaurantTopics } from "./topics-restaurant.ts";
import { screenTopics } from "./topics-screens.ts";
import { shelfTopics } from "./topics-shelf.ts";
import { shopTopics } from "./topics-shop.ts";
import { tableTopics } from "./topics-table.ts";
import { teethTopics } from "./topics-teeth.ts";
import { tongueTopics } from "./topics-tongues.ts";
import { toyTopics } from "./topics-toys.ts";
import { tradeTopics } from "./topics-trade.ts";
import { upkeepTopics } from "./topics-upkeep.ts";
import { wearTopics } from "./topics-wear.ts";
import { wheelTopics } from "./topics-wheels.ts";
import { workshopTopics } from "./topics-workshop.ts";

export const topics: Topics = {
  ...restaurantTopics,
  ...tableTopics,
  ...cafeTopics,
  ...wearTopics,
  ...shopTopics,
  ...shelfTopics,
  ...looksTopics,
  ...careTopics,
  ...teethTopics,
  ...animalTopics,
  ...companyTopics,
  ...causeTopics,
  ...movingTopics,
  ...learningTopics,
  ...tongueTopics,
  ...wheelTopics,
  ...workshopTopics,
  ...reformTopics,
  ...cleaningTopics,
  ...homeTopics,
  ...screenTopics,
  ...lawTopics,
  ...officeTopics,
  ...counterTopics,
  ...tradeTopics,
  ...marketTopics,
  ...barTopics,
  ...craftTopics,
  ...leisureTopics,
  ...nearbyTopics,
  ...aroundTopics,
  ...dayTopics,
  ...highStreetTopics,
  ...houseTopics,
  ...householdTopics,
  ...giftTopics,
  ...toyTopics,
  ...lessonTopics,
  ...pastimeTopics,
  ...repairTopics,
  ...rentalTopics,
  ...upkeepTopics,
};

/** Whether a trade tells its products apart by families. */
export const hasTopics = (industryId: string): boolean => (topics[industryId] ?? []).length > 0;

/** Subjects that name nothing in particular: any line of the trade may stand beside them. */
const anything =
  /^(?:tod[oa]s? )?(?:(?:la|el|los|las|un|una|lo|tu|nuestr[oa]s?)? ?(?:primer[oa]? |nuev[oa]s? )?)(?:novedad\w*|nuevo|servicios?|productos?|temporada|coleccion|carta|semana|apertura|sorteo|horario|aniversario|visita|cita|consulta|sesion|pedido|reserva|tienda|local|negocio|marca|equipo|regalos?|oferta|promo\w*)\b/;

/** Words that many products share: what stands beside them decides. */
export const vague = new Set(
  "revision mantenimiento reparacion instalacion clase curso sesion plan bono menu consulta programa taller viaje caja servicio empresa dia tratamiento club ramo flores libro declaracion cesta bici bicicleta gafas lentes anteojos regalo detalle personaliz retrato fotografia fotos reportaje evento organizacion celebracion fiesta hotel alojamiento hospeda juego mudanza helado planta tatuaje tattoo lavado comida llave cerradura software app aplicacion plataforma sistema reparac arreglo reforma remodel obra diseno instalac asesor gestoria mecanic tecnico limpieza coche auto carro vehiculo camioneta construc proyecto piso casa apartamento vivienda atico chalet departamento depto estudio habitacion terapia prueba cuota abono pase paquete matricula inscripcion mensual membresia entrenamiento formacion online particular privada".split(
    " ",
  ),
);

/** Whether a subject names nothing in particular, so that any line of the trade may stand beside it. */
export const isLoose = (industry: Industry, subject: string) =>
  anything.test(fold(subject)) || ` ${fold(industry.thing)}`.endsWith(` ${fold(subject)}`);

/** Trades of services whose name says what all of them are about: an academy of public examinations. */
const named = new Set(
  "healthcare languages education psychology law advisory fitness music dance reforms workshop cleaning technology beauty dental".split(
    " ",
  ),
);

/** Whether the trade's name tells what the subject is of, where the subject alone does not: «celador», «curso inicial». */
export function taughtBy(
  industryId: string,
  trade: string,
  subject: string,
  message: string,
): boolean {
  const name = fold(trade);
  // A house of two things, or one that also sells, does not say of which this is.
  if (!named.has(industryId) || / y |tienda|venta|farmac|optica/.test(name) || /[,/&+]/.test(trade))
    return false;
  if (industryId === "technology" && !/reparac|arreglo|servicio tecnico/.test(name)) return false;
  if (industryId === "beauty" && !/laser|depilac|unas|nails|pestan|masaj|ceja/.test(name))
    return false;
  if (subject.startsWith("«") || isSure(topicOf(industryId, subject, message), subject))
    return false;
  return isSure(topicOf(industryId, name), name);
}

/** What shops are named after. */
const wares: readonly (readonly [RegExp, string])[] = [
  [/^queser/, "queso"],
  [/^pescader/, "pescado"],
  [/^(?:fruter|verduler)/, "fruta"],
  [/^(?:kebab|bocater|sandwicher|sangucher)/, "bocadillo"],
  [/^pizzer/, "pizza"],
  [/^taquer/, "taco"],
  [/^chocolater/, "bombon"],
  [/^helader/, "helado"],
  [/^sombrer/, "sombrero"],
];

/** A thing under the goods of the shop's own name, where no family knows it: «pejerrey» of a «Pescadería». */
export function asWare(subject: string, trade: string, family: Topic | undefined): string {
  // Who sells computers does not speak of mending them.
  if (
    /^(?:tienda|venta) .*(?:informatic|comput|celular|movil|telefon|tecnolog|electronic)/.test(
      fold(trade),
    )
  )
    return /repara|arregl|cambio|format|limpieza|servicio/.test(fold(subject)) ||
      (family?.match[0] !== "ordenador" && family?.match[0] !== "celular")
      ? subject
      : `venta de ${subject}`;
  const ware = family ? undefined : wares.find(([name]) => name.test(fold(trade)));
  return ware ? `${subject} ${ware[1]}` : subject;
}

/** Whether a word that no other family shares chose it. */
const isSure = (topic: Topic | undefined, text: string): boolean =>
  topic !== undefined &&
  (topic.whom?.test(` ${fold(text)} `) ||
    topic.match.some((word) => !vague.has(word) && ` ${fold(text)} `.includes(` ${word}`)));

/** Whether a fashion shop says of itself that it dresses children: its boots are a child's. */
export const forChildren = (industryId: string, trade: string): boolean =>
  industryId === "fashion" && /\b(?:infantil|nin[oa]s|bebes?|peques)\b/.test(fold(trade));

const cache = new Map<string, Industry>();

/** What things are made of or come with: «chiles rellenos de queso» is no cheese, «bowl de pollo» no roast. */
const ingredient =
  /^(?:queso|pollo|carne(?!t)|jamon|seta|chocolate|crema(?!ller|ci)|canela|nata(?!ci)|fruta|limon|vainilla|miel|nuez|nueces|tomate|atun|salmon|verdura|huevo|espinaca|calabaza|manzana|cebolla|papas?$|patatas?|arroz|frijol|leche|pescado|marisco|camaron|cerdo|ternera|res$|aguacate|fresa)/;
const pets = new Set(["vet", "pet-shop", "carers"]);
/** «Una tabla de quesos» is its cheese. */
const holder =
  /^ (?:(?:media|medio|una?|dos|tres) )?(?:platos?|racion\w*|raciones|tablas?|docenas?|cajas?|bandejas?|kilos?|libras?|surtido|botellas?|copas?|catas?|bolsas?|cestas?|canastas?|cubos?|baldes?|combos?|menus?|tapas?|degustacion\w*|lotes?|botes?|tarros?|piezas?|cortes?|variedad\w*|seleccion|packs?|jornadas?|dia|noches?) /;
const isPart = (spaced: string, word: string, at: number) =>
  ingredient.test(word) &&
  / (?:de|con|rellen\w*|a la|al)(?: (?!de |con )\w+){0,2} $/.test(spaced.slice(0, at + 1)) &&
  !holder.test(spaced);

/** The family the subject belongs to, if the trade knows it; what the message says outright goes first. */
export function topicOf(industryId: string, subject: string, message = ""): Topic | undefined {
  const said = message && topics[industryId]?.find(({ asked }) => asked?.test(message));
  if (said) return said;
  // One text asks dozens of times about its thing.
  if (latest?.industryId !== industryId || latest.subject !== subject)
    latest = { industryId, subject, topic: topicNamed(industryId, subject) };
  return latest.topic;
}
let latest: { industryId: string; subject: string; topic: Topic | undefined } | undefined;

function topicNamed(industryId: string, subject: string): Topic | undefined {
  const spaced = ` ${fold(subject)} `;
  const whom = topics[industryId]?.find((one) => one.whom?.test(spaced));
  if (whom) return whom;
  // A bed for dogs is no bed.
  if (!pets.has(industryId) && / para (?:perr|gat|mascota|cachorr)/.test(spaced)) return undefined;
  let best: Topic | undefined;
  let first = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (const topic of topics[industryId] ?? []) {
    for (const word of topic.match) {
      const at = spaced.indexOf(` ${word}`);
      const place = at + (vague.has(word) ? 1000 : 0);
      if (at < 0 || place > first || isPart(spaced, word, at)) continue;
      // «Corona de novia» is said to the bride, not of a «corona».
      if (place < first || word.length > longest) {
        best = topic;
        first = place;
        longest = word.length;
      }
    }
  }
  return best;
}

/** The same trade with only the lines that can stand beside the subject, those about it first. */
export function fitting(industry: Industry, subject: string, message = ""): Industry {
  const topic = topicOf(industry.id, subject, message);
  const key = `${industry.id} ${industry.region ?? ""} ${topic?.match[0] ?? ""}\n${fold(subject)}`;
  const known = cache.get(key);
  if (known) return known;
  const fitted = fit(industry, subject, topic);
  if (cache.size > 500) cache.clear();
  cache.set(key, fitted);
  return fitted;
}

/** A trade of its own name with what the trade next door knows of the thing itself, and nothing else of it. */
export function withLinesOf(own: Industry, beside: Industry, { bare }: { bare: string }): Industry {
  const topic = topicOf(beside.id, bare);
  if (!topic) return own;
  return {
    ...own,
    hooks: aboutThis(topic, bare, topic.hooks),
    says: aboutThis(topic, bare, topic.says),
    ...(topic.sober ? { sober: true } : {}),
  };
}

/** A wreath is no bouquet: only what is said of it, and nothing festive of the trade. */
function grave(industry: Industry, topic: Topic): Industry {
  return {
    ...industry,
    sober: true,
    solemn: true,
    act: general.act,
    inf: general.inf,
    lead: general.lead,
    leadInf: general.leadInf,
    word: general.word,
    hooks: topic.hooks,
    says: topic.says,
    scenes: topic.says,
    pains: general.pains.slice(2),
    asks: general.asks,
    backs: general.backs,
    tips: [...(topic.tips ?? []), ...general.tips],
    faqs: general.faqs,
    shorts: ["Con respeto", "Pocas palabras", "Acompañar de cerca"],
    tags: [],
  };
}

/** Lines of a family without those that name another thing of it: no honey in a text on oil. */
function aboutThis(
  topic: Topic | undefined,
  subject: string,
  lines: readonly string[],
): readonly string[] {
  if (!topic || topic.whole?.test(fold(subject))) return lines;
  const said = ` ${fold(subject)} `;
  const apart = topic.apart ?? topic.match.filter((word) => word.length > 3);
  const mine = [...topic.match, ...apart].filter((word) => said.includes(` ${word}`));
  const others = apart.filter((word) => !mine.includes(word));
  if (mine.length === 0) return lines;
  const kept = lines.filter((line) => {
    const text = ` ${fold(line)} `;
    return (
      mine.some((word) => text.includes(` ${word}`)) ||
      !others.some((word) => text.includes(` ${word}`))
    );
  });
  return kept.length > 0 ? kept : lines;
}

function fit(industry: Industry, subject: string, topic: Topic | undefined): Industry {
  const own = topics[industry.id] ?? [];
  const loose = !topic && isLoose(industry, subject);
  if (!topic && (loose || own.length === 0)) return industry;
  const foreign = own.flatMap((one) => (one === topic || !one.own ? [] : [one.own]));
  const mine = (line: string) => topic?.own?.test(fold(line)) ?? false;
  const free = (line: string) => mine(line) || !foreign.some((words) => words.test(fold(line)));
  const fill = <T>(chosen: readonly T[], least: number, spare: readonly T[]) =>
    chosen.length >= least ? chosen : [...chosen, ...spare.slice(0, least - chosen.length)];
  const lines = (pool: readonly string[], spare: readonly string[], least = 2) =>
    fill(pool.filter(free), least, spare);
  const tips = [
    ...(topic?.tips ?? []),
    ...industry.tips.filter(([title, text]) => free(`${title} ${text}`)),
  ];
  if (topic?.sober) return grave(industry, topic);
  const asks = topic?.asks ?? industry.asks.filter(free);
  const backs = topic?.backs ?? industry.backs.filter(free);
  const { lead, leadInf, word, people, thing, search } = { ...industry, ...topic };
  return {
    ...industry,
    ...(topic
      ? {
          hooks: aboutThis(topic, subject, topic.hooks),
          says: aboutThis(topic, subject, topic.says),
          act: topic.act ?? industry.act,
          inf: topic.inf ?? industry.inf,
          lead,
          leadInf,
          word,
          people,
          thing,
          search,
        }
      : { hooks: lines(industry.hooks, general.hooks) }),
    scenes: lines(industry.scenes, topic ? aboutThis(topic, subject, topic.says) : general.scenes),
    pains: topic?.pains ?? lines(industry.pains, general.pains, 1),
    tips: fill(tips, 3, general.tips),
    faqs: fill(
      topic?.faqs ?? industry.faqs.filter(([question, answer]) => free(`${question} ${answer}`)),
      2,
      general.faqs,
    ),
    shots: topic?.shots ?? fill(industry.shots.filter(free), 3, general.shots),
    shorts: topic?.shorts ?? fill(industry.shorts.filter(free), 3, general.shorts),
    asks: fill(asks, 1, general.asks),
    backs: fill(backs, 1, general.backs),
    tags: topic?.tags ?? industry.tags.filter(free),
  };
}
