import { listUnhandledEvents, retryEvents } from "#server/features/billing/events/events.ts";
import { AdminError, type Command, exitCodes, listLimit } from "./command.ts";

const allEvents = "all";

export const events: Command[] = [
  {
    name: "events list",
    arguments: [],
    summary: "Avisos de Stripe sin atender: primero los que se dieron por perdidos",
    run: async (context) => {
      const rows = await listUnhandledEvents(context, listLimit);
      return {
        kind: "list",
        rows: rows.map(({ objectId, receivedAt, givenUpAt, ...event }) => ({
          ...event,
          object: objectId,
          received: receivedAt,
          givenUp: givenUpAt,
        })),
      };
    },
  },
  {
    name: "events retry",
    arguments: ["evento"],
    summary:
      "Intenta otra vez un aviso de Stripe (evt_…), o con «all» los que se dieron por perdidos",
    run: async (context, { args: [event = ""] }) => {
      const retried = await retryEvents(context, event === allEvents ? null : event);
      if (retried === 0 && event !== allEvents) {
        throw new AdminError(
          `No hay ningún aviso sin atender con el id ${event}.`,
          exitCodes.missing,
        );
      }
      return { kind: "done", sentence: `Avisos que se intentarán de nuevo: ${retried}.` };
    },
  },
];
