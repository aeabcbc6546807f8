import type { LayoutName } from "./creative.ts";
import type { Layout } from "./layout.ts";
import { arco } from "./layouts/arco.ts";
import { bicolor } from "./layouts/bicolor.ts";
import { carta } from "./layouts/carta.ts";
import { cartel } from "./layouts/cartel.ts";
import { catalogo } from "./layouts/catalogo.ts";
import { cifra } from "./layouts/cifra.ts";
import { cita } from "./layouts/cita.ts";
import { etiqueta } from "./layouts/etiqueta.ts";
import { ficha } from "./layouts/ficha.ts";
import { inicial } from "./layouts/inicial.ts";
import { lista } from "./layouts/lista.ts";
import { marco } from "./layouts/marco.ts";
import { mitad } from "./layouts/mitad.ts";
import { panal } from "./layouts/panal.ts";
import { pedestal } from "./layouts/pedestal.ts";
import { portada } from "./layouts/portada.ts";
import { precio } from "./layouts/precio.ts";
import { pregunta } from "./layouts/pregunta.ts";
import { sangre } from "./layouts/sangre.ts";
import { trama } from "./layouts/trama.ts";

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
  cifra,
  inicial,
  carta,
  bicolor,
  trama,
  etiqueta,
  marco,
};
