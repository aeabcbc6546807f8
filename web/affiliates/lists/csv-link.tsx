import { Download } from "lucide-react";

/** Downloads the whole list as CSV, regardless of filters and paging. */
export function CsvLink({ list }: { list: "referrals" | "commissions" | "payouts" }) {
  return (
    <a href={`/api/affiliate/export/${list}.csv`} download className="link text-small">
      <Download aria-hidden="true" className="size-[18px]" />
      Descargar CSV
    </a>
  );
}
