import { ImagePlus, RotateCw, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { photoMediaTypes } from "#shared/photos.ts";
import type { AddedPhoto } from "./use-photo.ts";

/** Opens the file picker. */
export function PhotoButton({
  onFile,
  button,
}: {
  onFile: (file: File) => void;
  button: RefObject<HTMLButtonElement | null>;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        ref={button}
        className="chat-add-photo"
        aria-label="Añadir foto"
        title="Añadir foto"
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        <span aria-hidden="true">Añadir foto</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={photoMediaTypes.join(",")}
        tabIndex={-1}
        aria-label="Foto"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that choosing the same file again fires a change event.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** The added photo above the text field, with its upload state and a remove button. */
export function PhotoChip({
  added,
  onRemove,
  onRetry,
}: {
  added: AddedPhoto;
  onRemove: () => void;
  onRetry: (file: File) => void;
}) {
  const [hasPreviewFailed, setPreviewFailed] = useState(false);
  return (
    <div className="chat-photo" data-state={added.state}>
      {hasPreviewFailed ? (
        <ImagePlus aria-hidden="true" className="chat-photo-none" />
      ) : (
        <img src={added.preview} alt="" onError={() => setPreviewFailed(true)} />
      )}
      <div role={added.state === "failed" ? "alert" : undefined}>
        <b>{added.name || "Tu foto"}</b>
        <p>{stateText(added)}</p>
      </div>
      {added.state === "failed" ? (
        <button
          type="button"
          className="chat-icon"
          aria-label="Volver a subir la foto"
          title="Volver a subir la foto"
          onClick={() => onRetry(added.file)}
        >
          <RotateCw aria-hidden="true" className="size-5" />
        </button>
      ) : null}
      <button
        type="button"
        className="chat-icon"
        aria-label="Quitar la foto"
        title="Quitar la foto"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** The upload state for screen readers; the chip itself announces a failure. */
export function PhotoStatus({ added }: { added: AddedPhoto | null }) {
  const words = {
    sending: "Subiendo la foto",
    stored: "Foto añadida a la imagen",
    failed: "",
  };
  return (
    <p role="status" className="sr-only">
      {added ? words[added.state] : ""}
    </p>
  );
}

function stateText(added: AddedPhoto): string {
  if (added.state === "failed") return added.because;
  return added.state === "sending" ? "Subiendo…" : "Saldrá en la imagen";
}

const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Accepts a file dropped anywhere on the page. @returns whether one is being dragged over it */
export function useDroppedFile(isOn: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    if (!isOn) return;
    const onDragOver = (event: DragEvent) => {
      if (!isFiles(event)) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [isOn]);
  return isOver;
}
