// The additional script of /resultados: the comparison sliders and the sector filter.
import { enableBeforeAfters } from "../before-after/enable.ts";
import { enableSectorFilter } from "./enable-sector-filter.ts";

enableBeforeAfters();
enableSectorFilter();
