import { demoWorkerIds } from "#shared/instagram.ts";
import { monthlyPrice, planOf, soldMainPlanIds, trialDays, trialPlanId } from "#shared/plans.ts";
import { adsPicture, offer } from "#web/ads/page-texts.ts";
import { joinPicture } from "#web/affiliates/join/questions.ts";
import { joinSteps } from "#web/affiliates/join/steps.ts";
import { materialHead, tabs as materialTabs } from "#web/affiliates/material/content.ts";
import { demoForm, demosHead, jobs } from "#web/site/content/demos.ts";
import { hero } from "#web/site/content/home.ts";
import { demoHead, setupHead, setupSteps } from "#web/site/content/instagram.ts";
import { legalMeta, legalPicture, legalSections } from "#web/site/content/legal.ts";
import { head as pricesHead } from "#web/site/content/prices.ts";
import { head as resultsHead } from "#web/site/content/results.ts";
import { sectorNames } from "#web/site/content/sector-names.ts";
import { sectorWords } from "#web/site/content/sectors/all.ts";
import { shopExample } from "#web/site/content/shop-example.ts";
import { sofiHero, sofiPlan, sofiSheet } from "#web/site/content/sofi.ts";
import { serviceParts, statusHead } from "#web/site/content/status.ts";
import { teamPage } from "#web/workers/content.ts";
import {
  advertisements,
  beforeAndAfter,
  bulletList,
  honeycomb,
  jobList,
  numberedSteps,
  planRows,
  productSheet,
  weekHoneycomb,
} from "./drawings.ts";
import type { Heading } from "./heading.ts";
import type { Pen } from "./pen.ts";
import { card, portrait } from "./shapes.ts";

interface SharePicture extends Heading {
  /** Width of the heading in pixels. */
  width: number;
  drawIllustration: (pen: Pen) => Promise<void> | void;
}

const afterwards = monthlyPrice(planOf(trialPlanId));

const crew = [
  ["teo", 0.5, 0],
  ["lia", 1.5, 0],
  ["bran", 0, 1],
  ["mel", 1, 1],
  ["iko", 2, 1],
  ["nai", 0.5, 2],
  ["sofi", 1.5, 2],
] as const;

const allWorkers = [
  ["teo", 0.5, 0],
  ["ani", 1.5, 0],
  ["bran", 2.5, 0],
  ["lia", 0, 1],
  ["mel", 1, 1],
  ["nai", 2, 1],
  ["iko", 3, 1],
  ["sofi", 0.5, 2],
  ["marcos", 1.5, 2],
  ["vivi", 2.5, 2],
] as const;

const trialWorkers = [
  ["teo", 0.5, 0],
  ["ani", 1.5, 0],
  ["bran", 0, 1],
  ["lia", 1, 1],
  ["nai", 0.5, 2],
  ["iko", 1.5, 2],
] as const;

const minutes = setupSteps.reduce((sum, step) => sum + step.minutes, 0);

/** Share pictures by path. Their texts match `picture` in the page's pageMeta. */
export const sharePictures: Readonly<Record<string, SharePicture>> = {
  "/": {
    title: `${hero.line1} ${hero.line2}`,
    mark: hero.mark,
    line: "Mel y nueve especialistas, en español",
    width: 600,
    drawIllustration: (pen) => honeycomb(pen, crew, { x: 692, y: 70, width: 186 }),
  },
  "/ai-workers": {
    title: teamPage.title,
    line: "Qué hace cada uno y qué te entrega",
    width: 520,
    drawIllustration: (pen) => honeycomb(pen, allWorkers, { x: 606, y: 96, width: 152 }),
  },
  "/demos": {
    title: demosHead.title,
    mark: demosHead.mark,
    line: demoForm.terms,
    width: 620,
    drawIllustration: (pen) =>
      jobList(pen, Object.fromEntries(Object.entries(jobs).map(([id, { short }]) => [id, short]))),
  },
  "/instant-ads": {
    ...adsPicture,
    line: `${offer.figure} ${offer.unit}`,
    width: 540,
    drawIllustration: advertisements,
  },
  "/resultados": {
    title: resultsHead.title,
    mark: resultsHead.mark,
    line: "Diez negocios de ejemplo, antes y después",
    width: 520,
    drawIllustration: (pen) => beforeAndAfter(pen, "restaurantes"),
  },
  "/precios": {
    title: pricesHead.title,
    line: "Precios en USD, impuestos incluidos",
    width: 500,
    drawIllustration: (pen) => planRows(pen, soldMainPlanIds.map(planOf)),
  },
  "/instagram-demo": {
    title: `${demoHead.line1} ${demoHead.line2}`,
    mark: demoHead.mark,
    line: "Una simulación: no se publica nada",
    width: 520,
    drawIllustration: (pen) => weekHoneycomb(pen, demoWorkerIds),
  },
  "/instagram-setup": {
    title: setupHead.title,
    line: `${minutes} ${setupHead.minutes}`,
    width: 520,
    drawIllustration: (pen) =>
      numberedSteps(
        pen,
        setupSteps.map(({ title }) => title),
      ),
  },
  "/sofi": {
    title: sofiHero.title,
    mark: sofiHero.mark,
    line: `${sofiPlan.name} · ${monthlyPrice(sofiPlan)}`,
    width: 560,
    drawIllustration: (pen) =>
      productSheet(pen, {
        before: sofiSheet.before.title,
        title: shopExample.sheet.title,
        lead: shopExample.sheet.paragraphs.at(-1)!.split(". ")[0]!,
        worker: "sofi",
      }),
  },
  "/legal": {
    ...legalPicture,
    line: legalMeta.title,
    width: 560,
    drawIllustration: (pen) =>
      bulletList(
        pen,
        legalSections.map(({ title }) => title),
      ),
  },
  "/estado": {
    title: statusHead.title,
    line: "Parte por parte, ahora mismo",
    width: 500,
    drawIllustration: (pen) =>
      bulletList(
        pen,
        serviceParts.map(({ name }) => name),
      ),
  },
  "/affiliate-signup": {
    title: joinPicture,
    line: "Pagos automáticos los viernes, a tu IBAN o a tu PayPal",
    width: 540,
    drawIllustration: (pen) =>
      numberedSteps(
        pen,
        joinSteps.map(({ title }) => title),
      ),
  },
  "/affiliate-strategy": {
    title: materialHead.title,
    mark: materialHead.mark,
    line: "Textos e imágenes con tu enlace puesto",
    width: 520,
    drawIllustration: (pen) =>
      bulletList(
        pen,
        materialTabs.map(({ label }) => label),
      ),
  },
  "/login": {
    title: "Tu equipo",
    mark: "te espera",
    line: "Cuenta gratis con 100 créditos, sin tarjeta",
    width: 540,
    drawIllustration(pen) {
      portrait(pen, "teo", 848, 60, 270);
      portrait(pen, "mel", 726, 266, 270);
    },
  },
  "/recuperar": {
    title: "Recuperar la contraseña",
    line: "Te enviamos un enlace por correo",
    width: 580,
    drawIllustration: (pen) => portrait(pen, "mel", 728, 84, 380),
  },
  "/trial": {
    title: `Prueba gratis ${trialDays} días`,
    line: `Después, ${afterwards}. Cancelas cuando quieras.`,
    width: 520,
    drawIllustration: (pen) => honeycomb(pen, trialWorkers, { x: 690, y: 64, width: 190 }),
  },
  ...Object.fromEntries(
    sectorNames.map(({ id }): [string, SharePicture] => {
      const { head, meta } = sectorWords[id];
      return [
        `/para/${id}`,
        {
          title: head.title,
          mark: head.mark,
          line: meta.title,
          width: 570,
          drawIllustration: (pen) => card(pen, `site/cases/${id}-after-720.webp`, 688, 95, 440),
        },
      ];
    }),
  ),
};

/** The alternative text of a picture. */
export const pictureAltText = ({ title, mark }: Heading): string =>
  mark ? `${title} ${mark}` : title;
