import { ChevronDown } from "lucide-react";
import { type PictureFormat, pictureFormats } from "#shared/pictures.ts";

/** The picture's format; null lets the server decide by the prompt. */
export function PictureFormatChoice({
  value,
  onChange,
}: {
  value: PictureFormat | null;
  onChange: (format: PictureFormat | null) => void;
}) {
  return (
    <span className="chat-kind chat-shape">
      <select
        aria-label="Formato de la imagen"
        value={value ?? ""}
        onChange={(event) =>
          onChange(pictureFormats.find(({ id }) => id === event.target.value)?.id ?? null)
        }
      >
        <option value="">Formato</option>
        {pictureFormats.map(({ id, label, use }) => (
          <option key={id} value={id}>
            {label} ({use})
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="size-4" />
    </span>
  );
}
