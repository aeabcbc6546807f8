import type { TextStyle } from "./pdf-typesetter.ts";

/** A4, in points. */
export const pdfPage = { width: 595.28, height: 841.89, margin: 48, column: 499.28 } as const;

export const pdfColors = {
  paper: "#fffbf2",
  surface: "#ffffff",
  honey: "#ffb800",
  wax: "#ffe9b0",
  ink: "#1b1530",
  quiet: "#544d66",
  honeyInk: "#9a5b00",
  line: "#e6e1dc",
} as const;

const display = { face: "display", color: pdfColors.ink, leading: 1.02, tracking: -0.028 } as const;

export const pdfStyles = {
  title: { ...display, size: 30 },
  section: { ...display, size: 21 },
  number: { ...display, size: 19 },
  time: { ...display, size: 19 },
  step: { ...display, size: 10 },
  lead: { face: "text", size: 14, color: pdfColors.quiet, leading: 1.4 },
  body: { face: "text", size: 10.5, color: pdfColors.ink, leading: 1.45 },
  quiet: { face: "text", size: 10.5, color: pdfColors.quiet, leading: 1.4 },
  strong: { face: "bold", size: 10.5, color: pdfColors.ink, leading: 1.4 },
  field: { face: "medium", size: 11, color: pdfColors.ink, leading: 1.4 },
  label: { face: "medium", size: 8.5, color: pdfColors.quiet, leading: 1.4 },
  angle: { face: "bold", size: 10, color: pdfColors.honeyInk, leading: 1.4 },
} as const satisfies Record<string, TextStyle>;
