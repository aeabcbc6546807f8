import type { PartState, ServicePartId } from "#shared/status.ts";

export const statusMeta = {
  title: "Estado del servicio",
  description:
    "Si la web, los pagos, los textos, las imágenes y el correo de Kolmena funcionan ahora mismo, y desde cuándo.",
  keywords: "estado de Kolmena, Kolmena no funciona, incidencias, disponibilidad del servicio",
} as const;

export const statusHead = {
  title: "Estado del servicio",
  lead: "Cada texto, cada pago y cada correo que sale nos dice si todo va bien. Aquí lo ves como lo vemos nosotros.",
} as const;

/** The parts of the service, in the order shown. */
export const serviceParts: readonly { id: ServicePartId; name: string; what: string }[] = [
  { id: "web", name: "Web", what: "Las páginas, tu panel y el chat." },
  { id: "database", name: "Base de datos", what: "Tu cuenta, tu negocio y todo lo que guardas." },
  { id: "payments", name: "Pagos", what: "La prueba, los planes y los pedidos de Web Ads." },
  { id: "texts", name: "Textos", what: "Lo que escriben Mel y los especialistas." },
  { id: "pictures", name: "Imágenes", what: "Las piezas de Ani y los anuncios de Web Ads." },
  { id: "mail", name: "Correo", what: "Entregas, avisos y enlaces para entrar." },
];

/** A part's label by state; `asking` and `silent` are states of the page, not of the server. */
export const stateWords: Record<PartState | "asking" | "silent", string> = {
  ok: "Funciona",
  problems: "Con problemas",
  unknown: "Sin datos",
  asking: "Preguntando…",
  silent: "Sin respuesta",
};

export const idleWords = "Sin uso reciente";

/** The sentence above the parts. */
export const summaryWords = {
  asking: "Preguntando al servidor…",
  ok: "Todo funciona.",
  /** The state of some parts is unknown. */
  okSoFar: "Funciona todo lo que se ha usado.",
  problems: "Algo no va bien ahora mismo.",
  silent:
    "El servidor no contesta, o no tienes conexión. Lo volvemos a intentar cada medio minuto.",
  checked: "Comprobado a las",
} as const;

export const askAgain = "Preguntar ahora";
export const withoutScript =
  "Tu navegador tiene JavaScript desactivado y sin él no podemos preguntar al servidor.";
export const writeToUs = "¿Ves un fallo que aquí no aparece? Escríbenos:";
