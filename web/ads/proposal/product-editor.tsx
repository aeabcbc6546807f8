import { Pencil } from "lucide-react";
import { useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import {
  chosenProductsMax,
  isNameTooLong,
  nameHint,
  type ProductDraft,
  productErrors,
  productsOf,
  type Reading,
} from "../flow.ts";

/** Products shown before «Ver los…» is pressed. */
const shownAtFirst = 5;

/** Chooses the products to advertise and edits their names and prices. */
export function ProductEditor({
  reading,
  onProducts,
}: {
  reading: Reading;
  onProducts: (drafts: ProductDraft[] | null) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const drafts = productsOf(reading);
  const errors = productErrors(reading);
  const chosen = drafts.filter(({ isChosen }) => isChosen).length;
  const change = (index: number, changed: Partial<ProductDraft>) =>
    onProducts(drafts.map((draft) => (draft.index === index ? { ...draft, ...changed } : draft)));
  if (drafts.length === 0) {
    return (
      <section aria-labelledby="products">
        <h2 id="products">Productos</h2>
        <p className="mt-1 text-small text-ink-2">
          {reading.added.sells.trim() === ""
            ? "No hemos visto productos con nombre en tu página. Escríbelos en «Qué vendes» o, si los tienes en otra, cambia los datos y pega esa dirección."
            : "Los que has escrito en «Qué vendes»."}
        </p>
      </section>
    );
  }
  const shown = showsAll ? drafts : drafts.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="products">
      <div className="instant-brand-head">
        <h2 id="products">Productos</h2>
        {reading.products ? (
          <button
            type="button"
            className="link !min-h-11 text-small"
            onClick={() => {
              setOpen(null);
              onProducts(null);
            }}
          >
            Los de mi web
          </button>
        ) : (
          <span className="text-small text-ink-3">
            {chosen} de {drafts.length}
          </span>
        )}
      </div>
      <ul className="instant-products">
        {shown.map((draft) => (
          <Product
            key={draft.index}
            draft={draft}
            error={errors[draft.index]}
            isFull={chosen >= chosenProductsMax}
            isOpen={open === draft.index || errors[draft.index] !== undefined}
            onOpen={() => setOpen(open === draft.index ? null : draft.index)}
            onChange={(changed) => change(draft.index, changed)}
          />
        ))}
      </ul>
      {shown.length < drafts.length ? (
        <button type="button" className="link text-small" onClick={() => setShowsAll(true)}>
          Ver los {drafts.length}
        </button>
      ) : null}
      {chosen >= chosenProductsMax && drafts.length > chosenProductsMax ? (
        <p className="text-small text-ink-3">
          Caben {chosenProductsMax}: quita uno para elegir otro.
        </p>
      ) : null}
      {chosen === 0 ? (
        <p className="text-small text-ink-2">Sin productos, los anuncios hablan de tu negocio.</p>
      ) : null}
    </section>
  );
}

function Product({
  draft: { index, name, price, isChosen },
  error,
  isFull,
  isOpen,
  onOpen,
  onChange,
}: {
  draft: ProductDraft;
  error: string | undefined;
  isFull: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (changed: Partial<ProductDraft>) => void;
}) {
  const isTooLong = isChosen && isNameTooLong(name);
  const panel = `product-${index}`;
  return (
    <li>
      <div className="instant-product">
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && isFull}
            onChange={(event) => onChange({ isChosen: event.target.checked })}
          />
          <span>
            <span className="instant-product-name">{name || "Sin nombre"}</span>
            {price ? <b>{price}</b> : null}
          </span>
        </label>
        <button
          type="button"
          aria-label={`Editar ${name || "el producto"}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onOpen}
        >
          <Pencil aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
      <div id={panel}>
        {isOpen ? (
          <div className="instant-product-fields">
            <Field
              label="Nombre"
              error={error}
              {...(error === undefined && isTooLong ? { hint: nameHint } : {})}
            >
              <Input
                value={name}
                maxLength={80}
                onChange={(event) => onChange({ name: event.target.value })}
              />
            </Field>
            <Field label="Precio">
              <Input
                value={price}
                maxLength={24}
                placeholder="Sin precio"
                onChange={(event) => onChange({ price: event.target.value })}
              />
            </Field>
          </div>
        ) : isTooLong ? (
          <p className="-mt-1.5 pb-3 pl-[34px] text-small text-ink-2">
            No sale en los anuncios: su nombre es muy largo. Acórtalo.
          </p>
        ) : null}
      </div>
    </li>
  );
}
