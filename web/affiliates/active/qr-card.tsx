import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { lazyModuleQuery } from "#web/lib/lazy-module.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Portrait } from "#web/ui/portrait.tsx";

function downloadFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The link as a QR code for print, with downloads as PNG and SVG. */
export function QrCard({ link, code: affiliateCode }: { link: string; code: string }) {
  const { data, error, refetch, isFetching } = useQuery(
    lazyModuleQuery("qr-code", () => import("./qr-code.ts")),
  );
  const code = data?.qrCodeOf(link);
  const download = async (kind: "png" | "svg") => {
    if (!data || !code) return;
    try {
      const file = kind === "png" ? await data.qrPng(code) : data.qrSvg(code);
      downloadFile(file, `kolmena-${affiliateCode.toLowerCase()}.${kind}`);
    } catch (failure) {
      toastFailure(failure, { title: "No hemos podido crear la imagen" });
    }
  };
  return (
    <section className="active-qr" aria-labelledby="active-qr-title">
      <header>
        <Portrait worker="mel" className="[--portrait:76px]" />
        <h2 id="active-qr-title">Para el mostrador, la tarjeta o el escaparate</h2>
      </header>
      <div className="active-qr-code">
        {code ? (
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label="Código QR de tu enlace de afiliado"
            shapeRendering="crispEdges"
          >
            <path d={code.path} fill="currentColor" />
          </svg>
        ) : error ? (
          <div role="alert">
            <p>El código QR no ha llegado.</p>
            <Button
              look="outline"
              size="s"
              pending={isFetching}
              pendingLabel="Reintentando..."
              onClick={() => void refetch()}
            >
              Reintentar
            </Button>
          </div>
        ) : (
          <Loading label="Dibujando tu código QR…">{null}</Loading>
        )}
      </div>
      <div className="active-qr-files">
        <Button look="ink" size="s" disabled={!code} onClick={() => void download("png")}>
          <Download aria-hidden="true" className="size-[18px]" />
          QR en PNG
        </Button>
        <Button look="outline" size="s" disabled={!code} onClick={() => void download("svg")}>
          QR en SVG
        </Button>
      </div>
    </section>
  );
}
