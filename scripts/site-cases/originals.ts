import type { FontName } from "#server/features/ads/creatives/typography/fonts.ts";
import type { DrawingName } from "./drawings.ts";
import * as grounds from "./original-backgrounds.ts";

/** One line of text in an original, placed by hand; pixels in a 1080 px square. */
export interface TextLine {
  text: string;
  font: FontName;
  weight: number;
  size: number;
  color: string;
  /** The left edge, or the centre of a centred line. */
  x: number;
  baseline: number;
  align?: "center";
  underlined?: true;
  /** Colour of a strip behind the line, as phone apps add behind text on a photo. */
  strip?: string;
}

/** A business's original post: a home-made square picture. */
export interface Original {
  background: string;
  /** Objects in the photo; drawn duller and darker than in the advertisement. */
  objects: readonly { drawing: DrawingName; x: number; y: number; width: number; turn?: number }[];
  textLines: readonly TextLine[];
}

const plain = { font: "archivo", weight: 500 } as const;
const bold = { font: "archivo", weight: 700 } as const;
const letter = { font: "young-serif", weight: 400, color: "#2b2a28" } as const;
const round = { font: "nunito", weight: 700 } as const;

/** Several lines at equal distances. */
function lines(
  first: number,
  step: number,
  look: Omit<TextLine, "text" | "baseline">,
  ...texts: string[]
) {
  return texts.map((text, at): TextLine => ({ ...look, text, baseline: first + at * step }));
}

/** Originals by sector. */
export const originals: Readonly<Record<string, Original>> = {
  restaurantes: {
    background: grounds.table,
    objects: [{ drawing: "paella", x: 210, y: 330, width: 800, turn: 24 }],
    textLines: [
      { ...bold, text: "ARROCES POR ENCARGO", size: 74, color: "#ffffff", x: 48, baseline: 112 },
      ...lines(
        188,
        62,
        { ...plain, size: 50, color: "#ffffff", x: 48 },
        "19 euros por persona (mínimo 2)",
        "Leña de naranjo. Encargos hasta las 12",
        "Tel. en la biografía",
      ),
    ],
  },
  "tiendas-online": {
    background: grounds.kitchen,
    objects: [{ drawing: "sansevieria", x: 150, y: 300, width: 420 }],
    textLines: [
      {
        ...round,
        text: "Sansevieria a 18 dólares",
        size: 62,
        color: "#2a2a2a",
        x: 60,
        baseline: 130,
        strip: "#ffffff",
      },
      {
        ...round,
        text: "envíos a todo el país",
        size: 46,
        color: "#2a2a2a",
        x: 60,
        baseline: 226,
        strip: "#ffffff",
      },
      {
        ...round,
        text: "preguntar stock",
        size: 46,
        color: "#ffffff",
        x: 640,
        baseline: 960,
        strip: "#d0455f",
      },
    ],
  },
  software: {
    background: grounds.sheet,
    objects: [],
    textLines: [
      {
        ...letter,
        text: "PROGRAMA DE TURNOS",
        size: 66,
        x: 540,
        baseline: 190,
        align: "center",
        underlined: true,
      },
      { ...letter, text: "para tiendas y bares", size: 46, x: 540, baseline: 270, align: "center" },
      ...lines(
        410,
        84,
        { ...letter, size: 50, x: 210 },
        "•  Control horario",
        "•  Cuadrantes",
        "•  Informes",
        "•  Vacaciones",
        "•  Se consulta en el móvil",
      ),
      {
        ...letter,
        text: "Demostración por videollamada",
        size: 44,
        x: 540,
        baseline: 920,
        align: "center",
      },
    ],
  },
  fitness: {
    background: grounds.gym,
    objects: [],
    textLines: [
      {
        font: "archivo-black",
        weight: 400,
        text: "GIMNASIO",
        size: 132,
        color: "#ffe600",
        x: 540,
        baseline: 190,
        align: "center",
      },
      {
        font: "archivo-black",
        weight: 400,
        text: "INSCRIPCIONES ABIERTAS",
        size: 64,
        color: "#ffffff",
        x: 540,
        baseline: 280,
        align: "center",
      },
      ...lines(
        930,
        66,
        { ...bold, size: 50, color: "#ffffff", x: 680, align: "center" },
        "Lunes a viernes, de 7 a 22 h",
        "Grupos de 8. Clase de prueba",
      ),
    ],
  },
  inmobiliarias: {
    background: grounds.facade,
    objects: [],
    textLines: [
      { ...bold, text: "SE VENDE CASA 3 HAB.", size: 66, color: "#1d1d1d", x: 44, baseline: 850 },
      {
        ...plain,
        text: "Ref. 2219. Patio. A 20 min del centro.",
        size: 44,
        color: "#1d1d1d",
        x: 44,
        baseline: 912,
      },
    ],
  },
  belleza: {
    background: grounds.bathroom,
    objects: [],
    textLines: [
      ...lines(
        130,
        74,
        { ...round, size: 58, color: "#3b342e", x: 70 },
        "Aceite facial 30 ml",
        "rosa mosqueta",
        "(quedan 6)",
      ),
    ],
  },
  educacion: {
    background: grounds.poster,
    objects: [],
    textLines: [
      {
        ...letter,
        text: "CLASES DE INGLÉS",
        size: 78,
        x: 540,
        baseline: 200,
        align: "center",
        underlined: true,
      },
      ...lines(
        320,
        82,
        { ...letter, size: 54, x: 540, align: "center" },
        "Todos los niveles",
        "Inglés hablado",
        "Grupos reducidos (6 por aula)",
        "Prueba de nivel",
      ),
    ],
  },
  salud: {
    background: grounds.notice,
    objects: [],
    textLines: [
      { ...bold, text: "CLÍNICA DENTAL", size: 68, color: "#17406d", x: 400, baseline: 250 },
      ...lines(
        420,
        84,
        { ...plain, size: 52, color: "#2b3a4a", x: 400 },
        "Limpiezas y empastes",
        "Primera visita con",
        "presupuesto por escrito",
      ),
      {
        ...bold,
        text: "Pida su cita por teléfono",
        size: 58,
        color: "#ffffff",
        x: 670,
        baseline: 940,
        align: "center",
      },
    ],
  },
  finanzas: {
    background: grounds.letterhead,
    objects: [],
    textLines: [
      {
        ...letter,
        text: "ASESORÍA FISCAL",
        size: 76,
        x: 540,
        baseline: 300,
        align: "center",
        underlined: true,
      },
      ...lines(
        430,
        86,
        { ...letter, size: 54, x: 540, align: "center" },
        "Autónomos y empresas",
        "Renta – IVA – Nóminas",
        "Trimestres antes del día 20",
      ),
      {
        ...letter,
        text: "Más de 20 años de experiencia",
        size: 50,
        x: 540,
        baseline: 830,
        align: "center",
      },
    ],
  },
  automocion: {
    background: grounds.street,
    objects: [{ drawing: "car", x: 200, y: 470, width: 760 }],
    textLines: [
      {
        font: "archivo-black",
        weight: 400,
        text: "MECÁNICA EN GENERAL",
        size: 66,
        color: "#c81e14",
        x: 540,
        baseline: 150,
        align: "center",
      },
      {
        ...bold,
        text: "Frenos, aceite y llantas",
        size: 56,
        color: "#20242a",
        x: 540,
        baseline: 236,
        align: "center",
      },
      {
        ...bold,
        text: "Diagnóstico en 24 horas",
        size: 50,
        color: "#20242a",
        x: 540,
        baseline: 310,
        align: "center",
      },
      {
        ...bold,
        text: "Presupuesto antes de reparar",
        size: 46,
        color: "#ffffff",
        x: 690,
        baseline: 1020,
        align: "center",
      },
    ],
  },
};
