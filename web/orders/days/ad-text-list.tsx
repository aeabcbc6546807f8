import type { AdTexts } from "#shared/orders.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";

/** The ad's texts with Meta's field names and a copy button each. */
export function AdTextList({ texts }: { texts: AdTexts }) {
  const rows = [
    { label: "Texto principal", text: texts.primaryText },
    { label: "Título", text: texts.headline },
    { label: "Descripción", text: texts.description },
    { label: "Hashtags", text: texts.hashtags.join(" ") },
  ].filter(({ text }) => text !== "");
  return (
    <dl className="border-b border-line-2">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line-2 py-2.5"
        >
          <dt className="text-mini text-ink-2">{label}</dt>
          <dd className="col-start-1 leading-snug">{text}</dd>
          <dd className="col-start-2 row-span-2 row-start-1 self-center">
            <CopyButton compact look="quiet" label={`Copiar: ${label}`} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
