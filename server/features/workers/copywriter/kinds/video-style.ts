import type { Copy } from "../copy.ts";

const sounds = {
  professional: "sonido ambiente bajo y una base discreta",
  casual: "sonido directo del teléfono, sin música hasta el corte",
  friendly: "voz en off tranquila y sonido del lugar",
  authoritative: "voz en off firme, sin música",
  playful: "música rápida y un golpe en cada corte",
  luxury: "casi silencio: el roce de los materiales",
} as const;
/** The same when nobody speaks. */
const quiet = {
  professional: "sonido ambiente bajo y una base discreta",
  casual: "sonido directo del teléfono, sin música hasta el corte",
  friendly: "el sonido del lugar y una música tranquila, muy baja",
  authoritative: "sonido real de cada plano, sin música",
  playful: "música rápida y un golpe en cada corte",
  luxury: "casi silencio: el roce de los materiales",
} as const;
/** How one shot gives way to the next, by the voice of the brand. */
export const cuts = {
  professional: "corte seco al acabar cada frase",
  casual: "cortes rápidos, algún salto",
  friendly: "planos largos, sin prisa",
  authoritative: "corte en cada afirmación",
  playful: "zum brusco y corte al ritmo",
  luxury: "fundidos lentos",
} as const;

/** Asked for short. */
export const isShort = ({ request }: Copy) =>
  request.length === "short" || request.length === "minimal";

/** What is heard; nobody's voice where nobody is to speak. */
export function sound(copy: Copy): string {
  const whole = (copy.request.silent ? quiet : sounds)[copy.tone.id];
  return isShort(copy) ? whole.replace(/(?:,|:| y ).*$/u, "") : whole;
}
