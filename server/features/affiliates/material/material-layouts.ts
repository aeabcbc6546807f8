import { type MaterialPictureId, materialPictures } from "#shared/affiliate-material.ts";
import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";
import {
  colors,
  headline,
  line,
  logo,
  type MaterialLayout,
  portrait,
  qrCode,
  rect,
  type Size,
} from "./material-layout.ts";

const afterTrial = monthlyPrice(planOf(trialPlanId)).replace("/mes", " al mes");
/** Every picture that mentions the trial shows these terms. */
const terms = [`Pruébalo ${trialDays} días, con tarjeta.`, `Después, ${afterTrial}.`] as const;
const affiliateNotice = "Enlace de afiliado";

const { night, honey, honeyInk, paper, paper2, ink2, onNight, onNight2 } = colors;

interface SheetInput {
  size: Size;
  /** The affiliate's link. */
  link: string;
  /** The site's host name, empty when it is too long for the picture. */
  host: string;
}

function square({ size, link }: SheetInput): MaterialLayout {
  const crew = (["teo", "mel", "ani"] as const).map((worker, at) =>
    portrait(worker, { x: 50 + at * 206, y: 580, width: 236, antennae: night }),
  );
  const band = 862;
  return {
    size,
    ground: honey,
    elements: [
      ...headline(["Tu equipo de", "marketing cabe", "en el móvil"], {
        x: 68,
        baseline: 186,
        size: 128,
        color: night,
      }),
      ...crew,
      rect({ x: 0, y: band, width: size.width, height: size.height - band }, night),
      ...logo(66, 886, 76, { name: onNight }),
      line(terms.join(" "), { x: 68, baseline: 1004, size: 34, color: onNight }),
      line(affiliateNotice, { x: 68, baseline: 1048, size: 28, color: onNight2 }),
      ...qrCode(link, { x: 706, y: 636, side: 312 }),
    ],
  };
}

function story({ size, link }: SheetInput): MaterialLayout {
  const crew = (["lia", "bran", "nai"] as const).map((worker, at) =>
    portrait(worker, { x: 50 + at * 330, y: 862, width: 296, antennae: onNight }),
  );
  const panel = { x: 0, y: 1196, width: size.width, height: 470 };
  const left = { x: 72, color: night };
  return {
    size,
    ground: night,
    elements: [
      ...logo(70, 250, 88, { name: onNight }),
      ...headline(["El lunes, la", "semana ya", { text: "está escrita", color: honey }], {
        x: 70,
        baseline: 506,
        size: 158,
        color: onNight,
      }),
      rect(panel, honey),
      ...crew,
      line(`Pruébalo ${trialDays} días`, { ...left, baseline: 1322, size: 60, face: "strong" }),
      line("Con tarjeta.", { ...left, baseline: 1398, size: 44 }),
      line(terms[1], { ...left, baseline: 1454, size: 44 }),
      line(affiliateNotice, { ...left, baseline: 1552, size: 38, face: "strong" }),
      ...qrCode(link, { x: 642, y: 1244, side: 374 }),
    ],
  };
}

function wide({ size, link }: SheetInput): MaterialLayout {
  const crew = (["teo", "ani", "iko"] as const).map((worker, at) =>
    portrait(worker, { x: 52 + at * 150, y: 402, width: 166, antennae: night }),
  );
  return {
    size,
    ground: paper2,
    elements: [
      ...headline(["De «no sé qué publicar»", { text: "a una semana con plan", color: honeyInk }], {
        x: 62,
        baseline: 142,
        size: 96,
        color: night,
        leading: 1.02,
      }),
      line("Tú cuentas qué hay de nuevo,", { x: 64, baseline: 316, size: 36, color: night }),
      line("revisas y publicas.", { x: 64, baseline: 362, size: 36, color: night }),
      ...crew,
      ...logo(552, 440, 66, { name: night }),
      line(affiliateNotice, { x: 554, baseline: 560, size: 30, color: ink2, face: "strong" }),
      ...qrCode(link, { x: 852, y: 286, side: 284 }),
    ],
  };
}

function signature({ size, link }: SheetInput): MaterialLayout {
  return {
    size,
    ground: honey,
    elements: [
      portrait("mel", { x: 30, y: 78, width: 214, antennae: night }),
      ...headline(["Lo escribimos entre", "esta colmena y yo"], {
        x: 272,
        baseline: 104,
        size: 64,
        color: night,
      }),
      line(terms.join(" "), { x: 274, baseline: 226, size: 26, color: night }),
      ...logo(270, 262, 54, { name: night, cell: night, letter: honey }),
      line(affiliateNotice, { x: 520, baseline: 300, size: 26, color: night, face: "strong" }),
      ...qrCode(link, { x: 882, y: 38, side: 284 }),
    ],
  };
}

function counter({ size, link, host }: SheetInput): MaterialLayout {
  const top = 640;
  const beside = { x: 824, size: 56, color: night, face: "strong" } as const;
  return {
    size,
    ground: paper,
    elements: [
      rect({ x: 0, y: 0, width: size.width, height: top }, honey),
      ...headline(["Nuestras redes", "las prepara", "esta colmena"], {
        x: 88,
        baseline: 220,
        size: 148,
        color: night,
      }),
      ...qrCode(link, { x: 90, y: 730, side: 680 }),
      portrait("mel", { x: 812, y: 520, width: 360, antennae: night }),
      line("Apunta", { ...beside, baseline: 1056 }),
      line("con la", { ...beside, baseline: 1126 }),
      line("cámara", { ...beside, baseline: 1196 }),
      ...terms.map((text, at) =>
        line(text, { x: 90, baseline: 1510 + at * 54, size: 44, color: night }),
      ),
      line([host, affiliateNotice].filter(Boolean).join(" · "), {
        x: 90,
        baseline: 1650,
        size: 34,
        color: ink2,
      }),
      ...logo(818, 1472, 78, { name: night }),
    ],
  };
}

const sheets: Record<MaterialPictureId, (input: SheetInput) => MaterialLayout> = {
  cuadrada: square,
  vertical: story,
  apaisada: wide,
  firma: signature,
  mostrador: counter,
};

/** A longer host name would not fit. */
const hostMaxLength = 32;

/** The layout of a picture with this link in its QR code. */
export function layOutMaterial(id: MaterialPictureId, link: string): MaterialLayout {
  const { width, height } = materialPictures.find((picture) => picture.id === id)!;
  const { host } = new URL(link);
  return sheets[id]({
    size: { width, height },
    link,
    host: host.length <= hostMaxLength ? host : "",
  });
}
