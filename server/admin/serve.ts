import type { Socket } from "node:net";
import type { Log } from "#server/platform/log.ts";
import type { AdminContext } from "./command.ts";
import { readLine, writeLine } from "./json-lines.ts";
import { failedOutcome, runCommand } from "./run.ts";

/** Runs the operator's commands inside the running server: one JSON line in, one out. */
export function serveAdmin(context: AdminContext & { log: Log }): (socket: Socket) => void {
  return (socket) => {
    void answer(context, socket);
  };
}

async function answer(context: AdminContext & { log: Log }, socket: Socket): Promise<void> {
  try {
    const argv = await readLine(socket, { timeoutMs: 5_000 });
    // A connection that only checks whether a server runs sends nothing.
    if (argv === null) return;
    if (!isArgv(argv)) {
      await writeLine(socket, failedOutcome("Orden ilegible."));
      return;
    }
    context.log.info({ command: argv.slice(0, 2).join(" ") }, "Operator's command");
    await writeLine(socket, await runCommand(context, argv));
  } catch (error) {
    context.log.error({ error }, "Operator's command failed");
    await writeLine(
      socket,
      failedOutcome("La orden ha fallado dentro del servidor: mira su registro."),
    ).catch(() => socket.destroy());
  } finally {
    socket.end();
  }
}

function isArgv(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === "string");
}
