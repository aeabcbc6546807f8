import { eq } from "drizzle-orm";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

/** A person's credit balances and every movement of them. */
export const exportedCredits = [
  exportedTable({
    key: "creditBalances",
    about: "Tus créditos disponibles",
    table: creditAccounts,
    columns: {
      userId: accountId,
      bucket: "Para qué sirven: main (todo), images (imágenes) o el complemento que los incluye",
      balance: "Créditos que te quedan",
      granted: "Créditos que incluye el periodo; null: sin límite",
      period: "Número del periodo",
      periodStart: "Cuándo empezó el periodo",
      periodEnd: "Cuándo termina; null: no se renueva",
    },
    where: (_deps, { userId }) => eq(creditAccounts.userId, userId),
    order: ["bucket"],
  }),
  exportedTable({
    key: "creditMovements",
    about: "Cada movimiento de tus créditos",
    table: creditEntries,
    columns: {
      id: "Identificador del movimiento",
      userId: accountId,
      bucket: "De qué créditos",
      period: "Número del periodo",
      kind: "Qué fue: concedidos (grant), apartados (reserve), gastados (settle), devueltos (release), corregidos (adjust) o de un periodo nuevo (reset)",
      credits: "Lo que cambió el saldo: negativo si bajó",
      ref: "Por qué",
      workerId: "Quién trabajó",
      spent: "Lo que costó al final",
      createdAt: "Cuándo",
    },
    where: (_deps, { userId }) => eq(creditEntries.userId, userId),
    order: ["createdAt", "id"],
  }),
];
