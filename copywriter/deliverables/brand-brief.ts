import { goals, platforms } from "#shared/brain.ts";
import type { Deliverable } from "../draft.ts";
import { bulleted, questionIn, stack } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { sentence, uncapitalized } from "../spanish/sentences.ts";

export const brandBrief: Deliverable = {
  id: "brand-brief",
  rule: "Quién es la marca, para quién, qué vende, por qué elegirla, cómo habla (así sí, así no) y qué falta por contar; lo que la persona ha pedido va entero.",
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
    // What the owner said of the brand stands before any rule of style.
    const told = job
      .facts()
      .filter((fact) => !questionIn(fact))
      .map(({ text }) => sentence(text));
    const voice = (use: "yes" | "no") =>
      brief.profile ? job.several(`brand.${use}.${job.tone}`, 3) : [];
    const style = [
      ...voice("yes").map((line) => `**Así sí:** ${line}`),
      ...voice("no").map((line) => `**Así no:** ${line}`),
    ];
    const who = [
      [name, service && (name ? uncapitalized(service) : service)].filter(Boolean).join(": "),
      place && `en ${place}`,
    ];
    return {
      title: name ? `Resumen de marca: ${name}` : "Resumen de marca",
      body: stack(
        (name || service) && `**Quién es:** ${sentence(who.filter(Boolean).join(", "))}`,
        audience && `**Para quién:** ${sentence(audience)}`,
        products.length > 0 && `**Qué vende:** ${sentence(list(products.map(({ bare }) => bare)))}`,
        differences.length > 0 && `**Por qué elegirla:**\n\n${bulleted(differences.map(sentence))}`,
        values.length > 0 && `**Valores:** ${sentence(list(values.map(uncapitalized)))}`,
        told.length > 0 &&
          `### ${job.fill("Lo que [has dejado|ha dejado|dejaste] claro")}\n\n${bulleted(told)}`,
        style.length > 0 && `### Cómo habla\n\n${bulleted(style)}`,
        networks.length > 0 && `**Dónde publica:** ${list(networks)}.`,
        goal && `**Objetivo de ahora:** ${uncapitalized(goal)}.`,
        missing.length > 0 && `**Falta por contar:** ${list(missing)}.`,
      ),
    };
  },
};
