import type { Kind } from "../draft.ts";
import { automation } from "./automation.ts";
import { system } from "./content-system.ts";
import { reactivation, welcome } from "./flows.ts";

/** What runs by itself: each kind in its own file. */
export const marcos: readonly Kind[] = [automation, welcome, reactivation, system];
