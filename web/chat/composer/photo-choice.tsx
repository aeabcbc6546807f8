import { ImagePlus, RotateCw, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { photoMediaTypes } from "#shared/photos.ts";
import type { AddedPhoto } from "./use-photo.ts";

/** Opens the phone's camera roll, or the computer's files. */
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
          // The same file may be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** The photo above what is typed: how it stands with it, and a way to take it off. */
export function PhotoChip({
  added,
  onRemove,
  onRetry,
}: {
  added: AddedPhoto;
  onRemove: () => void;
  onRetry: (file: File) => void;
}) {
  const [unseen, setUnseen] = useState(false);
  return (
    <div className="chat-photo" data-state={added.state}>
      {unseen ? (
        <ImagePlus aria-hidden="true" className="chat-photo-none" />
      ) : (
        <img src={added.preview} alt="" onError={() => setUnseen(true)} />
      )}
      <div role={added.state === "failed" ? "alert" : undefined}>
        <b>{added.name || "Tu foto"}</b>
        <p>{wordsOf(added)}</p>
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

/** How it stands with the photo, for who listens; a refusal is said by the chip. */
export function PhotoStatus({ added }: { added: AddedPhoto | null }) {
  const words = {
    sending: "Subiendo la foto",
    kept: "Foto añadida a la imagen",
    failed: "",
  };
  return (
    <p role="status" className="sr-only">
      {added ? words[added.state] : ""}
    </p>
  );
}

function wordsOf(added: AddedPhoto): string {
  if (added.state === "failed") return added.because;
  return added.state === "sending" ? "Subiendo…" : "Saldrá en la imagen";
}

const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes a file that is dropped anywhere on the page. @returns whether one is held over it */
export function useDroppedFile(isOn: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    if (!isOn) return;
    const over = (event: DragEvent) => {
      if (!isFiles(event)) return;
      // Else the browser would open the file in the page's place.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [isOn]);
  return isOver;
}
