import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureFormatIds } from "#shared/pictures.ts";
import { composeCreative } from "../creatives/compose.ts";
import { layoutNames, type Picture } from "../creatives/creative.ts";
import { createTypeSetter } from "../creatives/typography/measure.ts";
import { pictureFactsOf } from "./draft-picture.ts";
import { localWords, preparePictureCopy } from "./local-words.ts";
import { composePictureCreative } from "./picture-look.ts";

const photo: Picture = {
  ...{
    id: "photo",
    kind: "photo",
    width: 1600,
    height: 1200,
    luminance: 0.4,
    edgeColor: "#557755",
  },
  subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
};
const prompts = [
  "Nuevo: empanada de atún",
  "Pan",
  "Roscón de Reyes a 18 €",
  "¿Te duele la espalda?",
  "Todos los productos de la casa",
  "Este sábado abrimos hasta las 22 h y hay música en directo en la plaza",
];
const hexagon = /<polygon points="(?:[\d.,-]+ ){5}[\d.,-]+"/;

test("A customer's picture has round shapes instead of Kolmena's hexagons in every layout", async () => {
  const setter = await createTypeSetter();
  const seen = new Map<string, number>();
  for (const [at, prompt] of prompts.entries()) {
    for (const format of pictureFormatIds) {
      for (const shown of [undefined, photo]) {
        const profile = {
          ...{
            businessName: "Horno Lumbre",
            industry: "Panadería",
            products: ["Pan", "Bollos", "Roscón"],
          },
          ...{ differentiators: at % 2 ? ["Horno de leña", "Harina ecológica", "Desde 1985"] : [] },
        };
        const brief = {
          prompt,
          history: [],
          profile: profile as never,
          seed: `${at}`,
          today: new Date(0),
        };
        const copy = preparePictureCopy(brief);
        const look = {
          prompt,
          format,
          seed: `${at} ${format}`,
          ...(shown ? { photo: shown } : {}),
        };
        const creative = composePictureCreative(
          localWords(brief, copy),
          pictureFactsOf(copy),
          look,
        );
        for (const layout of [creative.layout, ...layoutNames]) {
          const composed = await setter.composeMeasured((measure) =>
            composeCreative({ ...creative, layout }, measure, () => []),
          );
          assert.ok(composed, `${prompt} ${format} ${layout}`);
          const svg = composed.scene.elements.map((one) => (one.kind === "shape" ? one.svg : ""));
          assert.doesNotMatch(svg.join(""), hexagon, `${prompt} ${format} ${composed.layout}`);
          if (/<path d="M[\d. -]+H/.test(svg.join(""))) {
            seen.set(composed.layout, (seen.get(composed.layout) ?? 0) + 1);
          }
        }
      }
    }
  }
  for (const layout of ["panal", "mitad", "portada"]) assert.ok(seen.get(layout), layout);
});
