import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { colorsMax, colorsOf, type Reading } from "../flow.ts";

const cell = "M26 1 51 15.5v29L26 59 1 44.5v-29Z";
const hexPattern = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** «#1A2», «1a2b3c» → `#rrggbb`; null for anything else. */
function hexFrom(typed: string): string | null {
  const digits = typed.trim().match(hexPattern)?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((one) => one + one).join("")}`;
}

/** The brand's colours as cells that open an editor; the first one is the main colour. */
export function ColorEditor({
  reading,
  onColors,
}: {
  reading: Reading;
  onColors: (colors: string[] | null) => void;
}) {
  const colors = colorsOf(reading);
  const [at, setAt] = useState<number | null>(null);
  const panel = useId();
  const open = at === null ? undefined : colors[at];
  const replace = (color: string) =>
    onColors(colors.map((old, place) => (place === at ? color : old)));
  return (
    <section aria-labelledby="brand-colors">
      <div className="instant-brand-head">
        <h2 id="brand-colors">Colores</h2>
        {reading.colors ? (
          <button
            type="button"
            className="link !min-h-11 text-small"
            onClick={() => {
              setAt(null);
              onColors(null);
            }}
          >
            Los de mi web
          </button>
        ) : null}
      </div>
      {colors.length === 0 ? (
        <p className="mt-1 text-small text-ink-2">
          Tu página no usa ninguno que destaque: la hacemos en tinta y papel, o eliges tú.
        </p>
      ) : null}
      <div className="instant-swatches">
        {colors.map((color, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place
            key={place}
            type="button"
            aria-label={`Color ${place + 1}, ${color}`}
            aria-expanded={at === place}
            aria-controls={panel}
            onClick={() => setAt(at === place ? null : place)}
          >
            <svg viewBox="0 0 52 60" aria-hidden="true">
              <path fill={color} d={cell} />
            </svg>
          </button>
        ))}
        {colors.length < colorsMax ? (
          <button
            type="button"
            className="instant-swatch-add"
            aria-label="Añadir un color"
            onClick={() => {
              onColors([...colors, "#ffb800"]);
              setAt(colors.length);
            }}
          >
            <svg viewBox="0 0 52 60" aria-hidden="true" className="inset-0">
              <path fill="none" d={cell} />
            </svg>
            <Plus aria-hidden="true" className="size-5" />
          </button>
        ) : null}
      </div>
      <div id={panel}>
        {open === undefined || at === null ? null : (
          <ColorFields
            key={at}
            color={open}
            isFirst={at === 0}
            isOnly={colors.length === 1}
            onColor={replace}
            onFirst={() => {
              onColors([open, ...colors.filter((_, place) => place !== at)]);
              setAt(0);
            }}
            onRemove={() => {
              onColors(colors.filter((_, place) => place !== at));
              setAt(null);
            }}
          />
        )}
      </div>
    </section>
  );
}

function ColorFields({
  color,
  isFirst,
  isOnly,
  onColor,
  onFirst,
  onRemove,
}: {
  color: string;
  isFirst: boolean;
  isOnly: boolean;
  onColor: (color: string) => void;
  onFirst: () => void;
  onRemove: () => void;
}) {
  const [typed, setTyped] = useState(color);
  const isWrong = hexFrom(typed) === null;
  return (
    <div className="instant-color">
      <input
        type="color"
        value={color}
        aria-label="Elegir el color"
        onChange={(event) => {
          setTyped(event.target.value);
          onColor(event.target.value);
        }}
      />
      <Field
        label="Código del color"
        labelHidden
        error={isWrong ? "Escribe un color como #1a2b3c" : undefined}
      >
        <Input
          value={typed}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={9}
          onChange={(event) => {
            setTyped(event.target.value);
            const hex = hexFrom(event.target.value);
            if (hex) onColor(hex);
          }}
          onBlur={() => {
            if (isWrong) setTyped(color);
          }}
        />
      </Field>
      <div className="instant-color-ways">
        {isFirst ? null : (
          <Button look="link" size="s" onClick={onFirst}>
            Hacerlo principal
          </Button>
        )}
        {isOnly ? null : (
          <Button look="link" size="s" onClick={onRemove}>
            Quitar
          </Button>
        )}
      </div>
    </div>
  );
}
