import { Download } from "lucide-react";

/** Takes a whole list home, whatever is shown of it. */
export function CsvLink({ list }: { list: "referrals" | "commissions" | "payouts" }) {
  return (
    <a href={`/api/affiliate/export/${list}.csv`} download className="link text-small">
      <Download aria-hidden="true" className="size-[18px]" />
      Descargar CSV
    </a>
  );
}
