// What /resultados does beyond every static page: moves its sliders and filters by sector.
import { enableBeforeAfters } from "../before-after/enable.ts";
import { enableSectorFilter } from "./enable-sector-filter.ts";

enableBeforeAfters();
enableSectorFilter();
