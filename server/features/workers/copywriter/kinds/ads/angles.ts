import type { Copy } from "../../copy.ts";
import { knownHooks, knownSays } from "../concrete.ts";

/** «Pagar un mes entero y venir dos tardes. ¿Te suena?»: a trouble asked about is one to nod at. */
export const asQuestion = (pain: string) =>
  /[?¿:]|\. [A-ZÀ-ÖØ-Þ]/u.test(pain) ||
  /^(?:hay|lo que|casi|nadie|tod[oa]|cada|cuando|si|es|no) /iu.test(pain)
    ? pain
    : `${pain} ¿[Te|Le] suena?`;

/** From where an ad starts: three ways that do not say the same thing. */
const angles = [
  {
    name: "por el problema",
    starts: (copy: Copy) =>
      copy.industry.solemn ? copy.industry.pains : copy.industry.pains.map(asQuestion),
  },
  {
    name: "por el producto",
    starts: (copy: Copy) => {
      const known = [...knownSays(copy), ...knownHooks(copy)];
      return known.length > 0 ? known : [...(copy.industry.says ?? []), ...copy.industry.hooks];
    },
  },
  {
    name: "por lo propio",
    starts: (copy: Copy) => (copy.differentiators.length > 0 ? ["{Diff}."] : copy.industry.scenes),
  },
] as const;
/** What troubles people in any trade troubles nobody in particular: there they are asked what they look for. */
const asked = {
  name: "por lo que buscan",
  starts: ({ location }: Copy) =>
    location ? ["¿[Buscas|Busca] {n} en {cerca}?"] : ["¿[Buscas|Busca] {n}?"],
} as const;
export type Angle = (typeof angles)[number] | typeof asked;
/** The three beginnings of an ad of this trade; a hushed voice («Casi todo se parece. Casi.») names no trouble. */
export const anglesOf = ({ industry, tone }: Copy): readonly Angle[] =>
  angles.map((angle) =>
    (industry.id === "general" || (tone.id === "luxury" && !industry.solemn)) &&
    angle.name === "por el problema"
      ? asked
      : angle,
  );
