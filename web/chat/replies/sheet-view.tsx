import { Download, Pencil } from "lucide-react";
import { memo, useMemo, useState } from "react";
import { number } from "#web/lib/format.ts";
import { Markdown } from "#web/ui/markdown.tsx";
import type { ThreadMessage } from "../thread/thread.ts";
import { CopyButton } from "./copy-button.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { completeMarkdown } from "./partial-markdown.ts";
import { fileName, plainText } from "./plain-text.ts";
import { Prose } from "./prose.tsx";
import { lengthText, type Sheet, sheetParts } from "./segments.ts";
import "./sheet-view.css";

/** A deliverable with copy, edit and download buttons. */
export const SheetView = memo(function SheetView({
  sheet,
  live,
  message,
}: {
  sheet: Sheet;
  live: boolean;
  message: ThreadMessage;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const { hook, body, tags } = useMemo(() => sheetParts(sheet.text, live), [sheet.text, live]);
  const plain = useMemo(() => plainText(sheet.text), [sheet.text]);
  return (
    <section className="chat-sheet" aria-label={sheet.label}>
      <header>
        <h3>{sheet.label}</h3>
        <p>{lengthText(plain, sheet.label, message.contentType, number)}</p>
      </header>
      <div className="chat-sheet-text">
        {hook ? (
          <Markdown text={live ? completeMarkdown(hook) : hook} className="chat-hook" />
        ) : null}
        <Prose text={body} live={live} />
        {tags.length > 0 ? <p className="chat-tags">{tags.join(" ")}</p> : null}
      </div>
      {live ? null : (
        <footer>
          <CopyButton text={() => plain} className="chat-act-main" />
          {message.contentId ? (
            <button type="button" className="chat-act" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" className="size-[18px]" />
              Editar
            </button>
          ) : null}
          <button type="button" className="chat-act" onClick={() => download(sheet.label, plain)}>
            <Download aria-hidden="true" className="size-[18px]" />
            <span>
              Descargar<span className="max-sm:sr-only"> .txt</span>
            </span>
          </button>
        </footer>
      )}
      {isEditing && message.contentId ? (
        <EditDialog
          contentId={message.contentId}
          ordinal={sheet.ordinal}
          label={sheet.label}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </section>
  );
});

function download(label: string, text: string): void {
  // The byte order mark tells old Windows editors that this is UTF-8.
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(label);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
