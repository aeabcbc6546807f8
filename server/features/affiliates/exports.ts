import { csvCell } from "#server/platform/csv.ts";
import type { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { planOf } from "#shared/plans.ts";
import { listCommissions } from "./commission-lists.ts";
import { requireAffiliate } from "./find-affiliate.ts";
import { madridDay } from "./madrid-time.ts";
import { listPayouts } from "./payout-lists.ts";
import { listReferrals } from "./referrals.ts";

type Base = Pick<Platform, "db" | "now">;
type Cell = string | number | null;

/** Rows read into memory at a time. */
const pageRows = 200;

interface Spreadsheet {
  fileName: string;
  heads: readonly string[];
  /** A page of rows, and the cursor of the next page. */
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

function spreadsheet<Row>(
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
      // The file needs no total, so the list skips the count query.
      const page = { limit: pageRows, total: 0, ...(cursor ? { cursor } : {}) };
      const { rows, next } = await list(deps, affiliateId, page);
      return { rows: rows.map(cells), next };
    },
  };
}

/** The CSV files that an affiliate can download, by their name in the URL. */
export const spreadsheets = {
  referrals: spreadsheet(
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
  commissions: spreadsheet(
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
  payouts: spreadsheet(
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
 * Streams one of an affiliate's CSV files.
 * @throws AppError `not_found` when the user is not an affiliate, before the first chunk
 */
export async function exportSpreadsheet(
  deps: Base,
  userId: string,
  name: keyof typeof spreadsheets,
): Promise<{ fileName: string; pieces: AsyncGenerator<string> }> {
  const { id } = await requireAffiliate(deps, userId);
  const { fileName, heads, read }: Spreadsheet = spreadsheets[name];
  async function* pieces() {
    // Excel needs this byte order mark to read the file as UTF-8.
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
