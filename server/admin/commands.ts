import type { Command } from "./command.ts";
import { content } from "./content.ts";
import { credits } from "./credits.ts";
import { health } from "./health.ts";
import { jobs } from "./jobs.ts";
import { people } from "./people.ts";

/** Everything the operator can do. */
export const commands: readonly Command[] = [...people, ...credits, ...content, ...jobs, ...health];
