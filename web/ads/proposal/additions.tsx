import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type AddedField, addedMax } from "#shared/added-facts.ts";
import type { AdReadiness } from "#shared/ads.ts";
import { Field } from "#web/ui/field.tsx";
import { ProgressCells } from "#web/ui/progress-cells.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { type AddedDraft, addedErrors, addedFields, type Reading } from "../flow.ts";
import { lackingFacts } from "./lacking-facts.ts";
import { OwnPictures } from "./own-pictures.tsx";
import "./additions.css";

const shownFacts = 6;

const fieldTexts: Record<AddedField, { label: string; hint: string; rows: number }> = {
  sells: {
    label: "Qué vendes",
    hint: "Una cosa por línea, con su precio si quieres: Corte de pelo 18 €",
    rows: 3,
  },
  distinct: {
    label: "Qué te distingue",
    hint: "Una frase por cada cosa: tu horario, tu garantía, tus años, cómo trabajas",
    rows: 3,
  },
  offer: {
    label: "Una oferta, con su condición",
    hint: "Si la tienes: 10 % en tu primera visita, de martes a jueves",
    rows: 1,
  },
};

interface AdditionsProps {
  reading: Reading;
  onReading: (reading: Reading) => void;
}

/**
 * What the page says, what is missing, and the fields that add it: what is sold, what sets the business
 * apart, an offer, own pictures.
 */
export function MissingFacts({ readiness, ...props }: AdditionsProps & { readiness: AdReadiness }) {
  return (
    <section aria-labelledby="missing-facts" className="instant-add instant-missing">
      <Lacking readiness={readiness} />
      <Additions {...props} />
    </section>
  );
}

/** The same fields folded away, for a page that says enough. */
export function MoreFacts(props: AdditionsProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className="instant-add" aria-label="Datos y fotos que añades tú">
      <button
        type="button"
        className="instant-add-fold"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <b>Añadir datos o fotos</b>
          <span>{addedText(props.reading)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
      <div id={panel}>{isOpen ? <Additions {...props} /> : null}</div>
    </section>
  );
}

function Additions({ reading, onReading }: AdditionsProps) {
  return (
    <div className="instant-add-fields">
      <AddedFields reading={reading} onAdded={(added) => onReading({ ...reading, added })} />
      <OwnPictures reading={reading} onReading={onReading} />
    </div>
  );
}

/** What was found, what is missing and how much of it. */
function Lacking({ readiness }: { readiness: AdReadiness }) {
  const { isReady, found, factCount, factsNeeded, missing } = readiness;
  const shown = found.slice(0, shownFacts);
  const more = factCount - shown.length;
  return (
    <div className="instant-add-known">
      <h2 id="missing-facts">
        {isReady ? "Ya hay de qué hablar" : "Antes de pagar, cuéntanos más"}
      </h2>
      <div className="instant-add-count">
        <ProgressCells
          total={factsNeeded}
          filled={factCount}
          label={`${Math.min(factCount, factsNeeded)} de ${factsNeeded} datos`}
        />
        <p role="status">{countText(readiness)}</p>
      </div>
      {missing.length > 0 ? (
        <Listed title="Lo que falta">
          {missing.map(({ reason, message }) => (
            <li key={reason}>{message}</li>
          ))}
        </Listed>
      ) : null}
      {shown.length > 0 ? (
        <Listed title="Lo que podemos contar">
          {shown.map((fact) => (
            <li key={fact} className="instant-add-found">
              <Check aria-hidden="true" className="size-4" />
              <span>{fact}</span>
            </li>
          ))}
          {more > 0 ? <li className="text-ink-3">y {more} más</li> : null}
        </Listed>
      ) : null}
    </div>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

function countText(readiness: AdReadiness): string {
  if (readiness.isReady) return "Con esto salen siete anuncios que dicen algo tuyo.";
  return lackingFacts(readiness) || "Hay datos de sobra; falta esto:";
}

function AddedFields({
  reading,
  onAdded,
}: {
  reading: Reading;
  onAdded: (added: AddedDraft) => void;
}) {
  const errors = addedErrors(reading);
  return addedFields.map((field) => {
    const { label, hint, rows } = fieldTexts[field];
    return (
      <Field key={field} label={label} hint={hint} error={errors[field]}>
        <Textarea
          name={field}
          rows={rows}
          maxLength={addedMax[field]}
          value={reading.added[field]}
          onChange={(event) => onAdded({ ...reading.added, [field]: event.target.value })}
        />
      </Field>
    );
  });
}

function addedText({ added, pictureIds }: Reading): string {
  const texts = addedFields.filter((field) => added[field].trim() !== "").length;
  if (texts === 0 && pictureIds.length === 0) {
    return "Lo que tu página no dice: otra cosa que vendes, una oferta, tus fotos";
  }
  const parts = [
    ...(texts > 0 ? [texts === 1 ? "un texto" : `${texts} textos`] : []),
    ...(pictureIds.length > 0
      ? [pictureIds.length === 1 ? "una foto" : `${pictureIds.length} fotos`]
      : []),
  ];
  return `Has añadido ${parts.join(" y ")}`;
}
