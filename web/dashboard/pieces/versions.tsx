import { ChevronDown } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Markdown } from "#web/ui/markdown.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import type { Piece } from "./piece.ts";

/** The piece's earlier versions, which can be opened in the editor. */
export function Versions({
  versions,
  onUse,
}: {
  /** Newest first. */
  versions: Piece["versions"];
  onUse: (text: string) => void;
}) {
  const older = versions.slice(1);
  if (older.length === 0) return null;
  return (
    <section aria-label="Versiones anteriores" className="border-t border-line">
      <h3 className="py-4 font-text !text-body font-[650] tracking-normal">
        Versiones anteriores ({older.length})
      </h3>
      {older.map((version) => (
        <details key={version.number} className="group border-t border-line">
          <summary className="flex min-h-12 items-center justify-between gap-4 text-small">
            <span>
              <b className="font-[650]">Versión {version.number}</b>,{" "}
              {version.author === "user" ? "editada por ti" : "del equipo"},{" "}
              <RelativeTime at={version.createdAt} className="text-ink-2" />
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 flex-none transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid justify-items-start gap-4 pb-6">
            <Markdown text={version.content} className="w-full rounded-m bg-paper p-5" />
            <Button look="outline" size="s" onClick={() => onUse(version.content)}>
              Partir de esta versión
            </Button>
          </div>
        </details>
      ))}
    </section>
  );
}
