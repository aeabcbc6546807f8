import { ImagePlus, LoaderCircle, X } from "lucide-react";
import { useRef } from "react";
import { ownPicturesMax } from "#shared/ads.ts";
import { photoMediaTypes } from "#shared/photos.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Reading } from "../flow.ts";
import { type Upload, useOwnPictures } from "./use-own-pictures.ts";
import "./own-pictures.css";

/** Uploads the buyer's own pictures, which come before the site's in the ads. */
export function OwnPictures({
  reading,
  onReading,
}: {
  reading: Reading;
  onReading: (reading: Reading) => void;
}) {
  const { pictures, uploads, room, add, dismiss, remove } = useOwnPictures(reading, onReading);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = uploads.filter(({ because }) => because === null);
  return (
    <fieldset className="instant-own">
      <legend className="font-[650]">Tus fotos</legend>
      <p className="text-small text-ink-3">
        PNG, JPEG o WebP, hasta 10 MB. Salen antes que las de tu web. Sube solo fotos tuyas o con
        permiso.
      </p>
      {pictures.length > 0 || sending.length > 0 ? (
        <ul className="instant-own-list">
          {pictures.map(({ id, picture }, at) => (
            <li key={id}>
              {picture ? (
                <img src={picture.thumbnailUrl} width={96} height={96} alt={`Tu foto ${at + 1}`} />
              ) : (
                <Skeleton className="size-24" />
              )}
              <button
                type="button"
                aria-label={`Borrar tu foto ${at + 1}`}
                onClick={() => {
                  remove(id);
                  button.current?.focus();
                }}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
          {sending.map(({ key }) => (
            <li key={`sending ${key}`} className="instant-own-sending">
              <LoaderCircle aria-hidden="true" className="spin size-6" />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={sending.length > 0 ? "text-small text-ink-2" : "sr-only"}>
        {statusText(sending, pictures.length)}
      </p>
      <Refused uploads={uploads} onDismiss={dismiss} />
      <Button
        ref={button}
        look="outline"
        size="s"
        className="justify-self-start"
        disabled={room === 0}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        {room === 0 ? `Ya tienes ${ownPicturesMax}` : "Subir fotos"}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={photoMediaTypes.join(",")}
        tabIndex={-1}
        aria-label="Fotos tuyas"
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that choosing the same file again fires a change event.
          event.target.value = "";
          add(files);
        }}
      />
    </fieldset>
  );
}

function Refused({
  uploads,
  onDismiss,
}: {
  uploads: readonly Upload[];
  onDismiss: (key: number) => void;
}) {
  const refused = uploads.filter(({ because }) => because !== null);
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <ul className="instant-own-refused">
        {refused.map(({ key, name, because }) => (
          <li key={key}>
            <span>
              <b>{name}</b>: {because}
            </span>
            <button
              type="button"
              aria-label={`Quitar el aviso de ${name}`}
              onClick={() => onDismiss(key)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function statusText(sending: readonly Upload[], count: number): string {
  const [first] = sending;
  if (!first) return count === 0 ? "" : `Fotos añadidas: ${count} de ${ownPicturesMax}`;
  return sending.length === 1 ? `Subiendo ${first.name}…` : `Subiendo ${sending.length} fotos…`;
}
