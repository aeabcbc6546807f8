import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import { stepsTold } from "../understanding/how-to.ts";

/** «Cómo hacemos el jabón»: how the house itself makes it, which only the house knows. */
export const isMaking = ({ brief, howTo }: Pick<Copy, "brief" | "howTo">): boolean =>
  stepsTold(brief.prompt).length > 1 || (!howTo && ownMaking.test(fold(brief.prompt)));

/** Told with its steps, or not. */
export const stepsKnown = ({ brief, howTo }: Copy): boolean =>
  (howTo?.steps.length ?? stepsTold(brief.prompt).length) > 1;

const ownMaking =
  /\bcomo (?:lo |la |los |las |me |nos )?(?:hago|preparo|elaboro|trabajo|tejo|coso|pinto|horneo|tuesto|se (?:hacen?|elaboran?|preparan?|fabrican?|cosen?|tejen?)|(?!vamos|estamos|podemos|debemos|queremos|tenemos)[a-zA-ZÀ-ÖØ-ž]{3,}[aei]mos)\b|\bproceso de (?:elaboracion|fabricacion|creacion)\b|\bdetras de camaras\b|\bel proceso\b/u;

export const makingNote =
  "Los pasos exactos los sabes tú y no los invento: los planos van en el orden en que se hace. Dímelos («primero…, luego…, al final…») y pongo cada uno en su plano.";

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** Stages that any making has, in order: what is seen and what is read. */
const stages = [
  ["con qué empieza todo, sobre la mesa", "Así empieza"],
  ["las manos en el primer paso, muy de cerca", "Primero, las manos"],
  ["el paso del que más se aprende mirando, sin cortar", "Aquí está el oficio"],
  ["la parte que lleva más tiempo, en cámara rápida", "Esto lleva su tiempo"],
  ["el detalle que casi nadie ve", "El detalle"],
  ["el último gesto, antes de darlo por bueno", "Ya casi"],
] as const;

/** «Primero, mezclamos el aceite; después, al molde.»: the steps as they were told, in a sentence; "" without them. */
export function stepsLine({ brief }: Copy): string {
  const steps = stepsTold(brief.prompt).map((text) => `${text[0]!.toLowerCase()}${text.slice(1)}`);
  if (steps.length < 2 || steps.join(" ").length > 220) return "";
  return `${steps
    .map((text, at) =>
      at === 0
        ? `Primero, ${text}`
        : at === steps.length - 1
          ? `al final, ${text}`
          : `después, ${text}`,
    )
    .join("; ")}.`;
}

/** The stages of a making, as many as there is time for, each with what the house itself says of it. */
export function stagesOf(
  copy: Copy,
  count: number,
): { shot: string; read: string; heard: string }[] {
  const steps = stepsTold(copy.brief.prompt);
  if (steps.length > 1)
    return Array.from({ length: count }, (_, index) => {
      // More steps than shots share one; fewer leave the last one longer on the screen.
      const from = Math.floor((index * steps.length) / count);
      const own = steps.slice(
        from,
        Math.max(from + 1, Math.floor(((index + 1) * steps.length) / count)),
      );
      // A step that fills two shots is not read twice.
      if (index > 0 && from === Math.floor(((index - 1) * steps.length) / count))
        return {
          shot: "El mismo paso, más cerca y sin cortar",
          read: capital(
            copy.differentiators[index % Math.max(1, copy.differentiators.length)] ?? "sin prisa",
          ),
          heard: "Sonido real del plano, sin música",
        };
      const line = own
        .map((text, at) => (at === 0 ? text : `${text[0]!.toLowerCase()}${text.slice(1)}`))
        .join(", ");
      return {
        shot: `${["Primer plano de las manos", "Desde arriba", "De lado, más cerca"][index % 3]}: ${line[0]!.toLowerCase()}${line.slice(1)}`,
        read: line,
        heard: "Sonido real del plano, sin música",
      };
    });
  const told = [...copy.request.facts, ...copy.differentiators.map((text) => `${text}.`)];
  const step = (stages.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const [shot, read] = stages[Math.round(index * step)]!;
    // What sets the house apart comes once something has been seen.
    const own = told[index - Math.max(0, count - told.length)];
    const brief = own !== undefined && own.length <= 40;
    return {
      shot,
      read: brief ? own.replace(/\.$/, "") : read,
      heard: own && !brief ? own : "Sonido real del plano, sin música",
    };
  });
}
