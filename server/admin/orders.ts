import { and, asc, between, desc, eq } from "drizzle-orm";
import { orders as table } from "#db/schema-ads.ts";
import { payments } from "#db/schema-billing.ts";
import { deliverOrder } from "#server/features/ads/orders/deliveries.ts";
import { orderNumberOf, orderUrlOf } from "#server/features/ads/orders/order-links.ts";
import { refundOrder, sendOrderRefund } from "#server/features/ads/orders/order-refunds.ts";
import { syncOrder } from "#server/features/ads/orders/orders.ts";
import { afterCursor, pageOf } from "#server/platform/database/cursor.ts";
import { formatUsd } from "#shared/money.ts";
import { orderStatuses } from "#shared/orders.ts";
import { type AdminContext, AdminError, type Command, exitCodes, listLimit } from "./command.ts";

export const orders: Command[] = [
  {
    name: "orders list",
    arguments: [],
    options: {
      status: orderStatuses.join(", "),
      email: "correo del pedido",
      after: "cursor de la página siguiente",
    },
    summary: "Pedidos de Web Ads, el más reciente primero",
    run: async ({ db }, { options }) => {
      const status = orderStatuses.find((each) => each === options.status);
      if (options.status !== undefined && status === undefined) {
        throw new AdminError(
          `--status solo puede ser ${orderStatuses.join(", ")}.`,
          exitCodes.usage,
        );
      }
      const rows = await db
        .select({
          id: table.id,
          status: table.status,
          email: table.email,
          business: table.businessName,
          attempts: table.attempts,
          created: table.createdAt,
          paid: table.paidAt,
          delivered: table.deliveredAt,
        })
        .from(table)
        .where(
          and(
            status ? eq(table.status, status) : undefined,
            options.email ? eq(table.email, options.email.trim().toLowerCase()) : undefined,
            afterCursor(options.after, table.createdAt, table.id),
          ),
        )
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, (row) => ({ at: row.created, id: row.id }));
      const listRows = page.rows.map((row) => ({ number: orderNumberOf(row.id), ...row }));
      return { kind: "list", rows: listRows, next: page.next };
    },
  },
  {
    name: "orders show",
    arguments: ["pedido"],
    summary: "Un pedido (KW-… o su id), con su enlace privado y sus movimientos de dinero",
    run: async (context, { args: [which = ""] }) => {
      const order = await orderOf(context, which);
      const movements = await context.db
        .select()
        .from(payments)
        .where(eq(payments.purpose, `order:${order.id}`))
        .orderBy(asc(payments.occurredAt), asc(payments.kind))
        .limit(listLimit);
      return {
        kind: "one",
        fields: {
          number: orderNumberOf(order.id),
          id: order.id,
          status: order.status,
          email: order.email,
          business: order.businessName,
          website: order.websiteUrl,
          price: formatUsd(order.priceCents),
          payment: order.paymentId,
          checkout: order.checkoutId,
          attempts: order.attempts,
          failure: order.failure,
          created: order.createdAt,
          paid: order.paidAt,
          delivered: order.deliveredAt,
          refunded: order.refundedAt,
          page: await orderUrlOf(context, order.id),
        },
        rows: movements.map(({ id, kind, amountCents, occurredAt }) => ({
          id,
          kind,
          amount: formatUsd(amountCents),
          occurred: occurredAt,
        })),
      };
    },
  },
  {
    name: "orders retry",
    arguments: ["pedido"],
    summary: "Vuelve a intentar ahora lo que le falta: su pago, su entrega o su devolución",
    run: async (context, { args: [which = ""] }) => {
      const order = await orderOf(context, which);
      const number = orderNumberOf(order.id);
      if (order.status === "unpaid") {
        const { status } = await syncOrder(context, order);
        return { kind: "done", sentence: `Preguntado a Stripe: ${number} está ${status}.` };
      }
      if (order.status === "refunding") {
        await context.jobs.later(sendOrderRefund, { orderId: order.id });
        return { kind: "done", sentence: `La devolución de ${number} se intenta otra vez.` };
      }
      if (order.status !== "paid" && order.status !== "working") {
        throw new AdminError(`${number} está ${order.status}: no le falta nada.`);
      }
      // Reset the attempts, so that a new delivery does not wait for the pause after the last failure.
      await context.db.update(table).set({ attempts: 0 }).where(eq(table.id, order.id));
      await context.jobs.later(deliverOrder, { orderId: order.id });
      return { kind: "done", sentence: `La entrega de ${number} se intenta otra vez.` };
    },
  },
  {
    name: "orders refund",
    arguments: ["pedido"],
    summary: "Devuelve un pedido: entero si no está entregado; la mitad, hasta 14 días después",
    run: async (context, { args: [which = ""] }) => {
      const order = await orderOf(context, which);
      const cents = await refundOrder(context, order.id);
      const sentence = `Devueltos ${formatUsd(cents)} de ${orderNumberOf(order.id)}.`;
      return { kind: "done", sentence };
    },
  },
];

type Order = typeof table.$inferSelect;

/** Finds an order by id or by number; two orders may share a number. @throws AdminError */
async function orderOf({ db }: AdminContext, which: string): Promise<Order> {
  const typed = which.trim().toLowerCase();
  const [, start] = /^(?:kw-)?([\da-f]{6})$/.exec(typed) ?? [];
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(typed);
  if (!start && !isId) {
    throw new AdminError(`Un pedido se nombra como KW-7F3A21, o con su id: «${which}» no lo es.`);
  }
  const found = await db
    .select()
    .from(table)
    .where(
      start
        ? between(
            table.id,
            `${start}00-0000-0000-0000-000000000000`,
            `${start}ff-ffff-ffff-ffff-ffffffffffff`,
          )
        : eq(table.id, typed),
    )
    .limit(2);
  const [order, another] = found;
  if (!order) throw new AdminError(`No hay ningún pedido ${which}.`, exitCodes.missing);
  if (another) {
    const ids = found.map(({ id }) => id).join(", ");
    throw new AdminError(
      `Hay varios pedidos ${which}: di cuál con su id (${ids}…).`,
      exitCodes.usage,
    );
  }
  return order;
}
