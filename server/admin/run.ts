import { parseArgs } from "node:util";
import { withTimeout } from "#server/platform/deadline.ts";
import { AppError } from "#server/platform/errors.ts";
import { type AdminContext, AdminError, type Call, type Command, exitCodes } from "./command.ts";
import { commands } from "./commands.ts";
import { formatHelp, formatJson, formatText, usageOf } from "./print.ts";

/** Output and exit code of a command. */
export interface Outcome {
  exitCode: number;
  out: string;
  err: string;
}

const deadlineMs = 30_000;

/** True when the command only asks for help, which needs no database. */
export function isHelp(argv: readonly string[]): boolean {
  return argv.length === 0 || argv[0] === "help" || argv.includes("--help");
}

/** Runs one command line. Expected failures become an outcome with one sentence; others are thrown. */
export async function runCommand(context: AdminContext, argv: readonly string[]): Promise<Outcome> {
  try {
    const { command, call, json } = parse(argv);
    const answer = await withTimeout(deadlineMs, timeoutError, command.run(context, call));
    return { exitCode: exitCodes.ok, out: json ? formatJson(answer) : formatText(answer), err: "" };
  } catch (error) {
    if (error instanceof AdminError) return failedOutcome(error.message, error.exitCode);
    if (error instanceof AppError) return failedOutcome(error.message, exitCodes.usage);
    throw error;
  }
}

export function helpOutcome(): Outcome {
  return { exitCode: exitCodes.ok, out: formatHelp(commands), err: "" };
}

export function failedOutcome(sentence: string, exitCode: number = exitCodes.failed): Outcome {
  return { exitCode, out: "", err: sentence };
}

function parse(argv: readonly string[]): { command: Command; call: Call; json: boolean } {
  const command = commands.find(({ name }) =>
    name.split(" ").every((word, position) => argv[position] === word),
  );
  if (!command) {
    throw new AdminError(
      `No existe la orden «${argv.slice(0, 2).join(" ")}»: «npm run admin -- help» las muestra todas.`,
      exitCodes.usage,
    );
  }
  const options = Object.fromEntries(
    Object.keys(command.options ?? {}).map((name) => [name, { type: "string" as const }]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(command.name.split(" ").length),
      options: { ...options, json: { type: "boolean" } },
      allowPositionals: true,
    });
    // A reason of several words may come without quotes.
    const last = command.arguments.length - 1;
    const args =
      last >= 0 && positionals.length > last
        ? [...positionals.slice(0, last), positionals.slice(last).join(" ")]
        : positionals;
    if (args.length !== command.arguments.length) throw new Error("arguments");
    const { json, ...rest } = values as Record<string, string | boolean | undefined>;
    return { command, call: { args, options: rest as Call["options"] }, json: json === true };
  } catch {
    throw new AdminError(`La orden se escribe así: ${usageOf(command)}`, exitCodes.usage);
  }
}

const timeoutError = () => new AdminError(`No ha terminado en ${deadlineMs / 1000} segundos.`);
