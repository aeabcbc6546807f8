import { sansevieria } from "#server/features/ads/creatives/examples/cutouts.ts";
import type { ExampleDrawing } from "#server/features/ads/creatives/examples/example-pictures.ts";
import { clinic } from "#server/features/ads/creatives/examples/photos.ts";
import { car, paella, paellaOnTable, roster, telephone } from "./drawn-products.ts";
import { bottle, garage, patio } from "./drawn-scenes.ts";

const whole = { x: 0, y: 0, width: 1, height: 1 };
const cutout = (svg: string): ExampleDrawing => ({ svg, kind: "cutout", subject: whole });

/** Drawings that replace the businesses' photos. */
export const drawings = {
  paella: cutout(paella),
  sansevieria: cutout(sansevieria),
  roster: cutout(roster),
  telephone: cutout(telephone),
  car: cutout(car),
  clinic: {
    svg: clinic(),
    kind: "photo",
    subject: { x: 0.2, y: 0.16, width: 0.67, height: 0.65 },
  },
  paellaOnTable: {
    svg: paellaOnTable,
    kind: "photo",
    subject: { x: 0.33, y: 0.22, width: 0.44, height: 0.5 },
  },
  garage: {
    svg: garage(car),
    kind: "photo",
    subject: { x: 0.15, y: 0.33, width: 0.73, height: 0.53 },
  },
  patio: {
    svg: patio,
    kind: "photo",
    subject: { x: 0.1, y: 0.19, width: 0.8, height: 0.27 },
  },
  bottle: {
    svg: bottle,
    kind: "photo",
    subject: { x: 0.33, y: 0.14, width: 0.34, height: 0.68 },
  },
} as const satisfies Record<string, ExampleDrawing>;

export type DrawingName = keyof typeof drawings;
