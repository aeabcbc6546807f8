import { CalendarDays, Download, FileSpreadsheet, FileText } from "lucide-react";
import { type OrderFile, orderFiles } from "#shared/orders.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Address of an order's file. */
export function orderFileHref(token: string, file: OrderFile): string {
  return `/descargas/${encodeURIComponent(token)}/${orderFiles[file]}`;
}

const others = [
  {
    Icon: FileSpreadsheet,
    name: "Textos para Meta",
    note: "Se suben de una vez al Administrador de anuncios",
    files: [{ file: "csv", label: "CSV" }],
  },
  {
    Icon: CalendarDays,
    name: "Calendario",
    note: "Los siete días con sus horas, en tu agenda",
    files: [{ file: "calendar", label: "ICS" }],
  },
  {
    Icon: FileText,
    name: "Estrategia",
    note: "Qué publicar cada día y por qué",
    files: [
      { file: "strategyPdf", label: "PDF" },
      { file: "strategyHtml", label: "HTML" },
    ],
  },
] as const;

/** Downloads all of an order as a ZIP. */
export function DownloadAll({ token, pictures }: { token: string; pictures: number }) {
  return (
    <a
      href={orderFileHref(token, "zip")}
      download={orderFiles.zip}
      className={buttonClass("cta", "m", "max-sm:w-full")}
    >
      <Download aria-hidden="true" className="size-5" />
      Descargar todo
      <span className="ml-1 border-l border-current/40 py-1 pl-3 font-[550]">
        ZIP<span className="max-[430px]:sr-only">, {pictures} imágenes</span>
      </span>
    </a>
  );
}

/** Downloads the order's other files. */
export function OtherDownloads({ token }: { token: string }) {
  return (
    <ul aria-label="Otras descargas" className="border-b border-line-2">
      {others.map(({ Icon, name, note, files }) => (
        <li key={name} className="flex items-center gap-3.5 border-t border-line-2 py-2">
          <Icon aria-hidden="true" className="size-[22px] flex-none text-honey-ink" />
          <div className="min-w-0 flex-1 leading-snug">
            <b className="block font-[650]">{name}</b>
            <span className="text-small text-ink-2">{note}</span>
          </div>
          {files.map(({ file, label }) => (
            <a
              key={file}
              href={orderFileHref(token, file)}
              download={orderFiles[file]}
              aria-label={`${name} en ${label}`}
              className="link min-w-11 justify-center text-small"
            >
              {label}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
