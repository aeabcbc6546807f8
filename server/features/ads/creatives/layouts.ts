import type { LayoutName } from "./creative.ts";
import type { Layout } from "./layout.ts";
import { panal } from "./layouts/panal.ts";
import { pedestal } from "./layouts/pedestal.ts";
import { sangre } from "./layouts/sangre.ts";

export const layouts: Partial<Record<LayoutName, Layout>> = { sangre, pedestal, panal };
