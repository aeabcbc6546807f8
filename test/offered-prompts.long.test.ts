import assert from "node:assert/strict";
import { test } from "node:test";
import { workers } from "#shared/workers.ts";
import { writeCheckedReply } from "./copywriter-replies.ts";
import { exampleBusinesses, offeredPrompts } from "./offered-prompts.ts";

const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`);

/** Requests to Mel that make each of her plans hand work on. */
const requestsToMel = [
  "Nadie se apunta al taller del sábado",
  "Quiero llenar el local el viernes por la noche",
  "Me cancelaron una cita y tengo un hueco el jueves",
  "Quiero que vuelvan mis clientes",
  "No nos conoce nadie en el barrio",
  "Necesito más reservas",
  "Quiero vender más antes de Navidad, con un 10 % de descuento",
  "Necesito clientes nuevos",
  "Quiero que me comenten más",
  "Abrimos el 3 de diciembre",
  "Buscamos personal",
  "Cerramos del 1 al 15 de agosto",
  "Cambiamos de horario",
  "Hacemos un sorteo",
  "Cumplimos diez años",
  "Subimos los precios en enero",
  "Nos mudamos a otra calle",
  "No tengo tiempo para redes",
  "La competencia cobra menos",
  "Me han puesto una mala reseña",
  "Quiero un post y un correo para el viernes, tono divertido, sin emojis",
  "Prepara un anuncio y un reel con 2x1 hasta el domingo",
];

for (const [name, profile] of Object.entries(exampleBusinesses)) {
  test(`With any seed, every offered or handed-on request gets a valid reply: ${name}`, () => {
    const wrong = new Set<string>();
    const offered = [
      ...offeredPrompts(profile),
      ...requestsToMel.map((prompt) => ({ workerId: "mel" as const, contentType: "chat", prompt })),
      // The examples of the answer to «¿Qué puedes hacer?».
      ...workers.map(({ id, deliverables }) => ({
        workerId: id,
        contentType: "chat",
        prompt: `${deliverables[0].label} sobre ${profile.products[0]!.toLowerCase()} para el viernes`,
      })),
    ];
    for (const seed of seeds) {
      for (const asked of offered) {
        const { faults, handoffs } = writeCheckedReply(asked, profile, seed);
        if (faults.length > 0)
          wrong.add(`${asked.workerId} · ${asked.prompt}: ${faults.join(", ")}`);
        for (const { workerId, prompt, fields } of handoffs) {
          if (!fields) wrong.add(`${asked.prompt}: prose for ${workerId}`);
          const order = { workerId, contentType: "chat", prompt, handoff: fields };
          const reply = writeCheckedReply(order, profile, seed);
          if (reply.faults.length > 0)
            wrong.add(`${asked.prompt} → ${workerId} · ${prompt}: ${reply.faults.join(", ")}`);
        }
      }
    }
    assert.deepEqual([...wrong], []);
  });
}
