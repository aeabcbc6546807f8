import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";
import { small } from "../kinds/layout.ts";
import { standsAlone } from "../kinds/things.ts";

/** Forms in which something is looked at. */
const seen = new Set(["Foto", "Foto de ficha", "Reel", "Historia", "Post"]);

export type Idea = [title: string, why: string];

/** Ideas made of what the profile knows of this house alone, in the form that the worker makes. */
export function ownIdeas(copy: Copy, form: string): Idea[] {
  const say = (idea: Idea): Idea[] => {
    const [title, why] = idea.map((text) => copy.say([text]));
    return title && why ? [[title, why]] : [];
  };
  const audience = copy.request.audience ?? copy.brief.profile?.targetAudience;
  return [
    ...copy.differentiators
      .slice(0, 3)
      .flatMap((text) =>
        say([
          `${form} que enseña esto y nada más: «${text.replace(/[«»{}[\]<>|]/g, "")}»`,
          "Es lo que te distingue: que se vea, sin decirlo dos veces.",
        ]),
      ),
    ...(audience
      ? say([
          `${form} para {aud}: la pregunta que más se repite`,
          "La pregunta la conoces tú; la respuesta, en una frase.",
        ])
      : []),
    ...copy.products
      .slice(0, 3)
      .flatMap((name) =>
        say([
          `${form} con ${small(name.replace(/[«»{}[\]<>|]/g, ""))} y la historia de un cliente`,
          "Con su permiso y sin apellidos: un caso cuenta más que una lista.",
        ]),
      ),
    ...copy.values
      .slice(0, 2)
      .flatMap((text) =>
        say([
          `${form} sobre una decisión tomada por ${text.replace(/[«»{}[\]<>|]/g, "")}`,
          "Qué elegiste y qué dejaste de lado, en tres frases.",
        ]),
      ),
    // A mail shows no first minute, and a photo answers no question.
    ...(seen.has(form)
      ? say([
          `${form} del primer minuto del día en {biz}`,
          "Sin texto encima: el sonido y el gesto bastan.",
        ])
      : []),
    ...(seen.has(form) && !standsAlone(copy)
      ? say([
          `${form}: antes y después {de s}`,
          "El mismo encuadre y la misma luz: se entiende sin texto.",
        ])
      : []),
    ...(form.startsWith("Foto")
      ? []
      : say([
          `${form} con lo que hay que saber antes de elegir {n}`,
          "Tres datos que siempre preguntan, dichos por ti.",
        ])),
  ];
}

/** What each worker makes, for an idea that begins with it. */
export const forms: Partial<Readonly<Record<WorkerId, string>>> = {
  bran: "Anuncio",
  nai: "Correo",
  lia: "Historia",
  sofi: "Foto de ficha",
  vivi: "Reel",
  ani: "Foto",
};
