import { deliverablesOf, findWorker } from "#shared/workers.ts";

interface QuickAction {
  workerId: string;
  deliverable: string;
  label: string;
  workerName: string;
  priceCredits: number;
  href: string;
}

// Most useful first; a worker's further requests are used when the team is small.
const requests = [
  ["teo", "post", "Escribir un post"],
  ["bran", "ad", "Preparar un anuncio"],
  ["lia", "comment-reply", "Responder un comentario"],
  ["nai", "email", "Escribir un correo"],
  ["sofi", "product-page", "Mejorar una ficha"],
  ["vivi", "reel-script", "Guion para un reel"],
  ["ani", "image", "Crear una imagen"],
  ["iko", "posting-schedule", "Elegir días y horas"],
  ["mel", "week-plan", "Planear la semana"],
  ["teo", "calendar", "Llenar el calendario"],
  ["mel", "idea-list", "Pedir ideas"],
  ["teo", "carousel", "Montar un carrusel"],
] as const;

/** The first four requests to the person's workers, one per worker while that is possible. */
export function quickActions(availableWorkers: readonly string[], count = 4): QuickAction[] {
  const possible = requests.filter(
    ([worker]) => worker === "mel" || availableWorkers.includes(worker),
  );
  const first = possible.filter(
    ([worker], place) => possible.findIndex(([other]) => other === worker) === place,
  );
  const second = possible.filter((action) => !first.includes(action));
  return [...first, ...second].slice(0, count).map(([workerId, deliverable, label]) => {
    const worker = findWorker(workerId)!;
    const { priceCredits } = deliverablesOf(worker).find(({ id }) => id === deliverable)!;
    const href = `/chat/${workerId}?tipo=${deliverable}`;
    return { workerId, deliverable, label, workerName: worker.name, priceCredits, href };
  });
}
