import { Plus, X } from "lucide-react";

const colorsMax = 4;
const names = ["Principal", "Segundo", "Tercero", "Cuarto"];

/** Inputs for the brand's colours, the most important first. */
export function ColorFields({
  colors,
  error,
  onColors,
}: {
  colors: readonly string[];
  error: string | undefined;
  onColors: (colors: string[]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-[650]">Colores</legend>
      <div className="flex flex-wrap gap-3">
        {colors.map((color, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is identified by position only
          <span key={at} className="relative">
            <input
              type="color"
              aria-label={`Color ${names[at]?.toLocaleLowerCase("es")}`}
              value={color}
              onChange={(event) => onColors(colors.with(at, event.target.value))}
              className="color-cell size-14 cursor-pointer rounded-m border-[1.5px] border-field-line bg-surface p-1"
            />
            {colors.length > 1 ? (
              <button
                type="button"
                aria-label={`Quitar el color ${names[at]?.toLocaleLowerCase("es")}`}
                onClick={() => onColors(colors.filter((_, place) => place !== at))}
                className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-pill bg-ink text-paper"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            ) : null}
          </span>
        ))}
        {colors.length < colorsMax ? (
          <button
            type="button"
            aria-label="Añadir un color"
            onClick={() => onColors([...colors, "#ffb800"])}
            className="grid size-14 place-items-center rounded-m border-[1.5px] border-dashed border-field-line hover:bg-wax"
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="mt-2 text-small font-[550] text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
