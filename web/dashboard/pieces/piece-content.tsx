import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { findWorker } from "#shared/workers.ts";
import { PictureView } from "#web/chat/replies/picture-view.tsx";
import { plainText } from "#web/chat/replies/plain-text.ts";
import { type Segment, segmentsOf, withSheetText } from "#web/chat/replies/segments.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Markdown } from "#web/ui/markdown.tsx";
import type { Piece } from "./piece.ts";
import { PieceEditor } from "./piece-editor.tsx";
import { PieceProject } from "./piece-project.tsx";
import { Versions } from "./versions.tsx";

/** Shows or edits a piece. Copies only the deliverables, without the chat text around them. */
export function PieceContent({
  piece,
  startsEditing = false,
  onReload,
  onDelete,
}: {
  piece: Piece;
  startsEditing?: boolean;
  onReload: () => Promise<void>;
  onDelete: () => void;
}) {
  const [edited, setEdited] = useState(startsEditing ? piece.content : undefined);
  if (edited !== undefined) {
    // A single sheet is edited alone; with several or none, the whole text is edited.
    const sheets = sheetsOf(segmentsOf(edited));
    const onlySheet = sheets.length === 1 ? sheets[0] : undefined;
    return (
      <PieceEditor
        piece={piece}
        start={onlySheet?.text ?? edited}
        whole={(text) => (onlySheet ? withSheetText(edited, onlySheet.ordinal, text) : text)}
        onReload={onReload}
        onClose={() => setEdited(undefined)}
      />
    );
  }
  const segments = segmentsOf(piece.content);
  const sheets = sheetsOf(segments);
  const published = sheets.length > 0 ? sheets.map((sheet) => sheet.text) : [piece.content];
  return (
    <div className="grid gap-6 pb-2">
      <PieceProject piece={piece} />
      {piece.picture ? (
        <PictureView picture={piece.picture} onLost={() => void onReload()} />
      ) : null}
      {segments.map((segment, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are identified by position only
        <Part key={place} segment={segment} copyable={sheets.length > 1} />
      ))}
      <Versions versions={piece.versions} onUse={setEdited} />
      <div className="sticky -bottom-4 -mx-6 -mb-6 flex sm:rounded-b-l flex-wrap gap-3 border-t border-line bg-surface px-6 py-4">
        <CopyButton
          look="ink"
          label={sheets.length > 1 ? "Copiar todo" : piece.picture ? "Copiar el texto" : "Copiar"}
          text={() => published.map(plainText).join("\n\n")}
        />
        <Button size="s" look="outline" onClick={() => setEdited(piece.content)}>
          <Pencil aria-hidden="true" className="size-4" />
          {piece.picture ? "Editar el texto" : "Editar"}
        </Button>
        <Button size="s" look="link" onClick={onDelete} className="ml-auto !text-danger">
          <Trash2 aria-hidden="true" className="size-4" />
          Borrar
        </Button>
      </div>
    </div>
  );
}

function sheetsOf(segments: readonly Segment[]) {
  return segments.filter((segment) => segment.kind === "sheet");
}

function Part({ segment, copyable }: { segment: Segment; copyable: boolean }) {
  switch (segment.kind) {
    case "text":
      return <Markdown text={segment.text} className="text-ink-2" />;
    case "sheet":
      return (
        <section aria-label={segment.label} className="rounded-m bg-paper p-5 sm:p-7">
          <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h3>{segment.label}</h3>
            {copyable ? (
              <CopyButton look="outline" label="Copiar" text={() => plainText(segment.text)} />
            ) : null}
          </header>
          <Markdown text={segment.text} />
        </section>
      );
    case "handoff":
    case "draft": {
      const { workerId, prompt } =
        segment.kind === "handoff"
          ? segment.handoff
          : { workerId: segment.workerId, prompt: segment.text };
      return (
        <section data-worker={workerId} className="rounded-m bg-w-tint p-5">
          <h3 className="font-text !text-small font-bold tracking-normal text-w-ink">
            Encargo para {findWorker(workerId)?.name ?? workerId}
          </h3>
          <p className="mt-1 whitespace-pre-line">{prompt}</p>
        </section>
      );
    }
  }
}
