import { goals, platforms } from "#shared/brain.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { numbered, stack } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { sentence, uncapitalized } from "../spanish/sentences.ts";

/** Three sentences that every text may lean on, from the profile alone. */
function keyMessages({ business }: Job): string[] {
  const { products, differences, place } = business;
  const offer =
    products.length > 1
      ? sentence(`Ofrecemos ${list(products.slice(0, 4).map(({ bare }) => bare))}`)
      : sentence(business.service);
  const [first, ...rest] = differences;
  return [
    offer,
    first ? sentence(first) : "",
    rest.length > 0
      ? sentence(list([rest[0]!, ...rest.slice(1, 2).map(uncapitalized)]))
      : place
        ? sentence(`Estamos en ${place}`)
        : "",
  ].filter(Boolean);
}

export const brandBrief: Deliverable = {
  id: "brand-brief",
  rule: "Quién es la marca, para quién, qué promete, por qué creerla, voz (así sí, así no) y tres mensajes clave.",
  write(job) {
    const { business, brief } = job;
    const { name, service, products, differences, values, audience, place } = business;
    const missing = [
      name ? "" : "el nombre",
      service ? "" : "qué vendes u ofreces",
      products.length > 0 ? "" : "tus productos o servicios, por su nombre",
      audience ? "" : "a quién se lo vendes",
      differences.length > 0 ? "" : "qué te distingue",
      place ? "" : "dónde estás",
    ].filter(Boolean);
    const networks = platforms
      .filter(({ id }) => business.platforms.includes(id))
      .map(({ id, label }) => (id === "email" ? "correo" : label));
    const goal = brief.profile ? goals.find(({ id }) => id === business.goal)?.label : undefined;
    const messages = keyMessages(job);
    const tone = brief.profile ? job.several(`brand.yes.${job.tone}`, 3) : [];
    const avoid = brief.profile ? job.several(`brand.no.${job.tone}`, 3) : [];
    return {
      title: name ? `Resumen de marca: ${name}` : "Resumen de marca",
      body: stack(
        (name || service) &&
          `**Quién es:** ${sentence(
            [
              [name, service && (name ? uncapitalized(service) : service)]
                .filter(Boolean)
                .join(": "),
              place ? `en ${place}` : "",
            ]
              .filter(Boolean)
              .join(", "),
          )}`,
        audience && `**Para quién:** ${sentence(audience)}`,
        products.length > 0 && `**Qué vende:** ${sentence(list(products.map(({ bare }) => bare)))}`,
        differences.length > 0 &&
          `**Por qué elegirla:**\n\n${differences.map((one) => `- ${sentence(one)}`).join("\n")}`,
        values.length > 0 && `**Valores:** ${sentence(list(values.map(uncapitalized)))}`,
        tone.length > 0 &&
          `### Cómo habla\n\n${[
            ...tone.map((line) => `- **Así sí:** ${line}`),
            ...avoid.map((line) => `- **Así no:** ${line}`),
          ].join("\n")}`,
        messages.length > 0 && `### Mensajes clave\n\n${numbered(messages)}`,
        networks.length > 0 && `**Dónde publica:** ${list(networks)}.`,
        goal && `**Objetivo de ahora:** ${uncapitalized(goal)}.`,
        missing.length > 0 && `**Falta por contar:** ${list(missing)}.`,
      ),
    };
  },
};
