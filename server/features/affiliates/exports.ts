import { csvCell } from "#server/platform/csv.ts";
import type { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { planOf } from "#shared/plans.ts";
import { listCommissions } from "./commission-lists.ts";
import { madridDay } from "./madrid.ts";
import { affiliateOf } from "./own-affiliate.ts";
import { listPayouts } from "./payout-lists.ts";
import { listReferrals } from "./referrals.ts";

type Base = Pick<Platform, "db" | "now">;
type Cell = string | number | null;

/** Rows that are held in memory at once. */
const pageRows = 200;

interface Spreadsheet {
  fileName: string;
  heads: readonly string[];
  /** The next page of rows, and the cursor of the one after. */
  read(
    deps: Base,
    affiliateId: string,
    cursor: string | undefined,
  ): Promise<{ rows: Cell[][]; next: string | null }>;
}

const statuses = {
  pending: "Pendiente",
  approved: "Aprobado",
  paid: "Pagado",
  requested: "Solicitado",
  processing: "Procesando",
  completed: "Completado",
  failed: "Fallido",
} as const;

function sheet<Row>(
  { heads, fileName }: Pick<Spreadsheet, "heads" | "fileName">,
  list: (
    deps: Base,
    affiliateId: string,
    page: { cursor?: string; limit: number; total: number },
  ) => Promise<Page<Row>>,
  cells: (row: Row) => Cell[],
): Spreadsheet {
  return {
    fileName,
    heads,
    read: async (deps, affiliateId, cursor) => {
      // Nobody asks how many there are in all.
      const page = { limit: pageRows, total: 0, ...(cursor ? { cursor } : {}) };
      const { rows, next } = await list(deps, affiliateId, page);
      return { rows: rows.map(cells), next };
    },
  };
}

/** What an affiliate may take home as a spreadsheet, by the word in its address. */
export const spreadsheets = {
  referrals: sheet(
    {
      fileName: "kolmena-referidos",
      heads: [
        "Referido",
        "Fecha",
        "Página de llegada",
        "Es cliente",
        "Plan",
        "Facturas pagadas",
        "Comisiones (USD)",
      ],
    },
    listReferrals,
    (row) => [
      row.number,
      dayOf(row.createdAt),
      row.landingUrl,
      row.converted === "true" ? "Sí" : "No",
      row.plan === null ? null : planOf(row.plan).name,
      row.paidInvoices,
      row.earned,
    ],
  ),
  commissions: sheet(
    {
      fileName: "kolmena-comisiones",
      heads: [
        "Fecha",
        "Factura",
        "Plan",
        "Mes del cliente",
        "Pagado por el cliente (USD)",
        "Devuelto al cliente (USD)",
        "Comisión (USD)",
        "Estado",
        "Disponible desde",
        "Pagada el",
      ],
    },
    listCommissions,
    (row) => [
      dayOf(row.invoicedAt),
      row.invoiceNumber,
      planOf(row.plan).name,
      row.month,
      row.invoiceAmount,
      row.returnedAmount,
      row.amount,
      row.disputedAt && row.status === "pending" ? "En disputa" : statuses[row.status],
      row.disputedAt && row.status === "pending" ? null : dayOf(row.releasesAt),
      row.paidAt && dayOf(row.paidAt),
    ],
  ),
  payouts: sheet(
    {
      fileName: "kolmena-pagos",
      heads: ["Fecha", "Importe (USD)", "Estado", "Origen", "Destino", "Completado el", "Motivo"],
    },
    listPayouts,
    (row) => [
      dayOf(row.createdAt),
      row.amount,
      statuses[row.status],
      row.origin === "request" ? "Solicitado por ti" : "Automático",
      row.destination,
      row.completedAt && dayOf(row.completedAt),
      row.failureReason,
    ],
  ),
} satisfies Record<string, Spreadsheet>;

function dayOf(instant: string): string {
  return madridDay(new Date(instant));
}

/**
 * A spreadsheet of an affiliate's, piece by piece.
 * @throws AppError `not_found` to who is none, before the first piece
 */
export async function exportSpreadsheet(
  deps: Base,
  userId: string,
  name: keyof typeof spreadsheets,
): Promise<{ fileName: string; pieces: AsyncGenerator<string> }> {
  const { id } = await affiliateOf(deps, userId);
  const { fileName, heads, read }: Spreadsheet = spreadsheets[name];
  async function* pieces() {
    // Excel takes it for UTF-8 by this mark only.
    yield `\uFEFF${lineOf(heads)}`;
    let cursor: string | undefined;
    do {
      const { rows, next } = await read(deps, id, cursor);
      if (rows.length > 0) yield rows.map(lineOf).join("");
      cursor = next ?? undefined;
    } while (cursor);
  }
  return { fileName: `${fileName}-${madridDay(deps.now())}.csv`, pieces: pieces() };
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? cell.toString() : csvCell(cell ?? ""))).join(",")}\r\n`;
}
