import type { BrandTone } from "#shared/brain.ts";
import type { Industry } from "./industry.ts";
import type { Tone } from "./tone.ts";
import { authoritative, luxury, playful } from "./tones-bold.ts";
import { casual, friendly, professional } from "./tones-calm.ts";

export const tones: Readonly<Record<BrandTone, Tone>> = {
  professional,
  casual,
  friendly,
  authoritative,
  playful,
  luxury,
};

/** Lines that are fine over a coffee and not beside a worry. */
const light =
  /apetece|esperamos|espera\|esperan|ganas|por fin|plan de hoy|debate|\bvenga,|se tarda menos|no lo pienses|¿repetimos|¡|te cuadra|te echamos|colorados|etiquet|¿ahora\? también|ojo al dato|maneras de elegir|^elegir \{s\}|capricho|resistirse/iu;

/** What is left of a light tone in a trade of worries: a smile, never a joke. */
const gentle: Tone = {
  ...playful,
  voice: "ligero: una sonrisa, nunca a costa de lo que preocupa",
  emoji: [],
  hooks: [
    "{S}: suena serio. Explicado, asusta menos.",
    "Prometemos no usar palabras de doce letras. {S}.",
    "Querido cajón de los pendientes: hoy <toca|tocan> {s}.",
  ],
  news: [
    "Novedad, y esta vez útil: {s}.",
    "Hay algo nuevo en {biz}: {s}. Sin fuegos artificiales.",
  ],
  turns: [
    "Aplazarlo es una técnica muy extendida. Funciona regular.",
    "Preguntar cuesta menos que imaginarse la respuesta.",
    "Un mensaje corto también cuenta como haber empezado.",
    "El primer paso suele ser menos solemne de lo que parece.",
  ],
  proof: ["De esto sí presumimos: {diff}.", "Dicho sin adornos: {diff}."],
  values: ["Sonreímos con casi todo; con esto no se juega: {vals}."],
  audience: ["Va por {aud}."],
  offer: ["Y un detalle: {offer}.", "Se puede decir más alto, pero no más claro: {offer}."],
  cta: {
    sales: ["Quítatelo de la lista: {act}.", "Ya que has leído hasta aquí: {act}."],
    awareness: [
      "Pásaselo a quien lleva meses diciendo «tengo que mirarlo».",
      "Sigue por aquí: intentamos que se entienda y que no aburra.",
    ],
    engagement: ["Sin mirar apuntes: {ask}", "{ask} Se vale dudar."],
    leads: [
      "Escribe «{word}» y empezamos por lo fácil.",
      "Una palabra basta para arrancar: «{word}».",
    ],
    retention: ["{back} Lo dejamos caer, sin presión.", "Sin darle más vueltas: {act}."],
  },
  headlines: ["{S}, sin sustos", "Hoy <toca|tocan> {s}", "{S}, en claro", "{S}, por fin"],
  subjects: ["{S}, sin palabras raras", "Hoy <toca|tocan> {s}", "{S}: empezamos por lo fácil"],
  greeting: "¡Hola!",
  signature: "Con una sonrisa,",
  thanks: [
    "Gracias, de verdad: nos has arreglado la mañana.",
    "Esto se agradece el doble en un oficio como el nuestro.",
  ],
  sorry: ["Lo sentimos, y esta vez en serio.", "Tienes motivos para la queja. Lo sentimos."],
  answer: ["Buena pregunta, y con respuesta.", "Va la respuesta corta:"],
};

const cache = new Map<BrandTone, Tone>();
const kept = (pool: readonly string[]) => {
  const calm = pool.filter((text) => !light.test(text));
  return calm.length > 0 ? calm : pool;
};

function sobered(tone: Tone): Tone {
  const known = cache.get(tone.id);
  if (known) return known;
  const calls = Object.fromEntries(
    Object.entries(tone.cta).map(([goal, pool]) => [goal, kept(pool)]),
  ) as Record<keyof Tone["cta"], readonly string[]>;
  const sober: Tone = {
    ...(tone.id === "playful" ? gentle : tone),
    emoji: [],
    ...(tone.id === "playful"
      ? {}
      : {
          hooks: kept(tone.hooks),
          news: kept(tone.news),
          turns: kept(tone.turns),
          offer: kept(tone.offer),
          headlines: kept(tone.headlines),
          subjects: kept(tone.subjects),
          cta: calls,
        }),
  };
  cache.set(tone.id, sober);
  return sober;
}

/** The voice of a brand in its trade: where the customer comes worried, the same without the jokes. */
export function toneFor(industry: Industry, id: BrandTone): Tone {
  if (industry.solemn && id !== "professional" && id !== "friendly") return sobered(friendly);
  return industry.sober ? sobered(tones[id]) : tones[id];
}
