import type { SectorId } from "../sector-names.ts";
import { automocion } from "./automocion.ts";
import { belleza } from "./belleza.ts";
import { educacion } from "./educacion.ts";
import { finanzas } from "./finanzas.ts";
import { fitness } from "./fitness.ts";
import { inmobiliarias } from "./inmobiliarias.ts";
import { restaurantes } from "./restaurantes.ts";
import { salud } from "./salud.ts";
import type { SectorWords } from "./sector.ts";
import { software } from "./software.ts";
import { tiendasOnline } from "./tiendas-online.ts";

export const sectorWords: Readonly<Record<SectorId, SectorWords>> = {
  restaurantes,
  "tiendas-online": tiendasOnline,
  software,
  fitness,
  inmobiliarias,
  belleza,
  educacion,
  salud,
  finanzas,
  automocion,
};
