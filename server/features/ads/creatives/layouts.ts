import type { LayoutName } from "./creative.ts";
import type { Layout } from "./layout.ts";
import { arco } from "./layouts/arco.ts";
import { cartel } from "./layouts/cartel.ts";
import { catalogo } from "./layouts/catalogo.ts";
import { cita } from "./layouts/cita.ts";
import { ficha } from "./layouts/ficha.ts";
import { lista } from "./layouts/lista.ts";
import { mitad } from "./layouts/mitad.ts";
import { panal } from "./layouts/panal.ts";
import { pedestal } from "./layouts/pedestal.ts";
import { portada } from "./layouts/portada.ts";
import { precio } from "./layouts/precio.ts";
import { pregunta } from "./layouts/pregunta.ts";
import { sangre } from "./layouts/sangre.ts";

export const layouts: Record<LayoutName, Layout> = {
  sangre,
  mitad,
  pedestal,
  cartel,
  precio,
  arco,
  catalogo,
  lista,
  pregunta,
  cita,
  portada,
  ficha,
  panal,
};
