import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ads, adVersions, analyses, orders } from "#db/schema-ads.ts";
import { payments } from "#db/schema-billing.ts";
import { paymentColumns } from "#server/features/billing/billing.ts";
import {
  accountId,
  exportedTable,
  type Owner,
} from "#server/platform/data-export/exported-rows.ts";
import type { Platform } from "#server/platform/platform.ts";
import { currency } from "#shared/money.ts";
import { networks } from "./exports/file-names.ts";
import { adFileKey, type DeliveredFormat, deliveredFormats } from "./material/material.ts";
import { ownOrdersCondition } from "./orders/list-orders.ts";
import { orderNumberOf } from "./orders/order-links.ts";

interface Version {
  orderId: string;
  adNumber: number;
  number: number;
}

/** «anuncios/KW-7F3A21-0b9c4f/anuncio-1-v0-instagram.png»; the id's end tells apart equal numbers. */
function pictureName({ orderId, adNumber, number }: Version, format: DeliveredFormat): string {
  const folder = `${orderNumberOf(orderId)}-${orderId.slice(-6)}`;
  return `anuncios/${folder}/anuncio-${adNumber}-v${number}-${networks[format].toLowerCase()}.png`;
}

/** SQL condition: the column holds the id of one of the owner's orders. */
async function isOwnOrder(
  column: PgColumn,
  deps: Pick<Platform, "db">,
  { userId }: Owner,
): Promise<SQL> {
  const ownCondition = await ownOrdersCondition(deps, userId);
  return inArray(column, deps.db.select({ id: orders.id }).from(orders).where(ownCondition));
}

/** The analysed sites and ordered ads in a person's data export. */
export const exportedAds = [
  exportedTable({
    key: "analyses",
    about: "Webs analizadas con tu correo, ya confirmado, en los últimos días",
    table: analyses,
    columns: {
      id: { because: "it is a key, and anybody can have had a site read with their address" },
      address: { because: "the same as its url, as we look it up" },
      url: "Dirección de la web",
      email: "Correo que se dio",
      businessName: "Nombre que se dio al negocio",
      facts: { because: "what a public page says; it goes with the order when there is one" },
      readAt: "Cuándo se leyó la web",
      material: { because: "how the site's pictures were cut and measured" },
      ownPictures: {
        because: "how pictures that whoever has its key sent in were cut and measured",
      },
      createdAt: "Cuándo se pidió",
      expiresAt: "Cuándo se borra",
    },
    where: (_deps, { confirmedEmail }) =>
      confirmedEmail === null ? null : eq(analyses.email, confirmedEmail),
    order: ["createdAt", "id"],
  }),
  exportedTable({
    key: "adOrders",
    about: "Tus pedidos de Instant Web Ads",
    table: orders,
    columns: {
      id: "Identificador del pedido",
      userId: accountId,
      email: "Correo al que llegó",
      businessName: "Negocio",
      websiteUrl: "Web",
      analysisId: { because: "the analysis is gone after a week" },
      facts: "Lo que se leyó de la web",
      edits: "Lo que cambiaste antes de pedirlo",
      ownPictures: { because: "how your pictures were cut and measured; the ads show them" },
      status: "Estado",
      checkoutId: { because: "it opens Stripe's page while that is open" },
      checkoutUrl: { because: "it opens Stripe's page while that is open" },
      paymentId: "Pago, con su identificador en Stripe",
      priceCents: "Precio, en céntimos",
      affiliateCode: "Código de la persona que te recomendó Kolmena",
      material: { because: "how the site's pictures were cut and measured" },
      composed: { because: "how advertisements are drawn that are not delivered yet" },
      schedule: "Cuándo publicar cada anuncio, y por qué",
      writer: "Quién escribió los textos",
      attempts: { because: "how often our processes began with it" },
      tryAt: { because: "when our processes begin with it again" },
      failure: { because: "an error of ours, for whoever repairs it" },
      revision: "Veces que ha cambiado",
      createdAt: "Cuándo se hizo",
      paidAt: "Cuándo se pagó",
      deliveredAt: "Cuándo se entregó",
      documents: { because: "the name of a folder of ours" },
      refundedAt: "Cuándo se devolvió el dinero",
    },
    more: {
      from: ["id"],
      fields: { number: "Número del pedido", currency: "Moneda del precio" },
      of: ({ id }) => ({ number: orderNumberOf(id), currency }),
    },
    where: async (deps, { userId }) => (await ownOrdersCondition(deps, userId)) ?? null,
    order: ["createdAt", "id"],
  }),
  exportedTable({
    key: "ads",
    about: "Los anuncios de tus pedidos: siete en cada uno",
    table: ads,
    columns: {
      orderId: "Pedido del que es",
      number: "Su día, del 1 al 7",
      version: "Versión que has elegido",
      revisions: "Cambios que has pedido",
      revisionRun: { because: "which of our processes is changing it" },
      revisingUntil: { because: "until when it may" },
      createdAt: "Cuándo se hizo",
    },
    where: (deps, owner) => isOwnOrder(ads.orderId, deps, owner),
    order: ["orderId", "number"],
  }),
  exportedTable({
    key: "adVersions",
    about: "Cada versión de tus anuncios, con sus textos",
    table: adVersions,
    columns: {
      orderId: "Pedido del que es",
      adNumber: "Su día, del 1 al 7",
      number: "Número de la versión: 0 es la que se entregó",
      request: "El cambio que pediste",
      ad: { because: "its words are told below, and the rest says how it is drawn" },
      thumbnails: { because: "whether we keep small files beside the pictures" },
      createdAt: "Cuándo se hizo",
    },
    more: {
      from: ["orderId", "adNumber", "number", "ad"],
      fields: {
        texts: "Sus textos: los que se publican y los que están en la imagen (picture)",
        pictureFiles: "Sus imágenes en este archivo",
      },
      of: ({ ad, ...version }) => ({
        texts: ad.copy,
        pictureFiles: deliveredFormats.map((format) => pictureName(version, format)),
      }),
    },
    where: (deps, owner) => isOwnOrder(adVersions.orderId, deps, owner),
    order: ["orderId", "adNumber", "number"],
    files: (version) =>
      deliveredFormats.map((format) => ({
        name: pictureName(version, format),
        key: adFileKey(
          version.orderId,
          { number: version.adNumber, version: version.number },
          format,
        ),
      })),
  }),
  exportedTable({
    key: "adPayments",
    about: "Pagos y devoluciones de los pedidos que hiciste sin entrar en tu cuenta",
    table: payments,
    columns: paymentColumns,
    where: async (deps, { userId }) => {
      const ownCondition = await ownOrdersCondition(deps, userId);
      const paid = deps.db.select({ id: orders.paymentId }).from(orders).where(ownCondition);
      return and(isNull(payments.userId), inArray(payments.paymentId, paid)) ?? null;
    },
    order: ["occurredAt", "id", "kind"],
  }),
];
