import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  addPhoto,
  listPhotos,
  type Photo,
  photoBytesMax,
  photoMessages,
  photoNameMax,
  readPhoto,
} from "#shared/photos.ts";
import { CallError, call, errorMessage } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { smallerPhoto } from "#web/lib/smaller-photo.ts";
import { toast } from "#web/ui/toast.ts";
import { type DraftPlace, readDraftPhoto, saveDraftPhoto } from "./draft.ts";

const uploadMs = 120_000;

/** A photo added to a request: uploading, stored, or failed with the reason. */
export type AddedPhoto =
  | { state: "sending"; name: string; preview: string; file: File }
  | { state: "stored"; name: string; preview: string; photo: Photo }
  | { state: "failed"; name: string; preview: string; file: File; because: string };

/** `refused`: the upload failed, and the chip shows the reason. */
type Outcome = Photo | null | "refused";

/** The photo of a request: uploads it and restores it after a reload. */
export function usePhoto(place: DraftPlace) {
  const { userId, workerId, conversationId } = place;
  const client = useQueryClient();
  const [added, setAdded] = useState<AddedPhoto | null>(null);
  const storedId = added?.state === "stored" ? added.photo.id : null;
  /** Outcome of the latest photo; late answers of earlier ones are ignored. */
  const latest = useRef<Promise<Outcome>>(Promise.resolve(null));
  const isRestored = useRef(false);
  const shown = useRef(added);
  shown.current = added;
  /** Id of a photo uploaded here, as opposed to one taken from the gallery. */
  const uploadedId = useRef<string | null>(null);
  const hasToldItStays = useRef(false);

  useEffect(() => {
    if (isRestored.current) saveDraftPhoto({ userId, workerId, conversationId }, storedId);
  }, [storedId, userId, workerId, conversationId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the photo once, on mount
  useEffect(() => {
    const photoId = readDraftPhoto(place);
    isRestored.current = true;
    if (photoId) void attach(photoId);
  }, []);
  useEffect(() => {
    const preview = added?.preview;
    if (!preview?.startsWith("blob:")) return;
    return () => URL.revokeObjectURL(preview);
  }, [added?.preview]);

  const show = (photo: Photo) =>
    setAdded({ state: "stored", name: photo.name, preview: photo.thumbnailUrl, photo });

  /** Adds a photo that is stored already. */
  const attach = async (photoId: string) => {
    const reading: Promise<Outcome> = call(readPhoto, { params: { photoId } }).catch((error) => {
      // The photo was deleted or cannot be read now: there is nothing to send.
      if (error instanceof CallError) return null;
      throw error;
    });
    latest.current = reading;
    const photo = await reading;
    if (photo && photo !== "refused" && latest.current === reading) show(photo);
  };

  /** Tells once that a removed photo stays in the gallery. */
  const tellItStays = () => {
    if (hasToldItStays.current) return;
    hasToldItStays.current = true;
    toast({ title: "Foto quitada", description: "Se queda en tu galería, en «Tus fotos»." });
  };
  const isUploaded = (photo: AddedPhoto | null) =>
    photo?.state === "stored" && photo.photo.id === uploadedId.current;

  const add = (file: File) => {
    if (isUploaded(shown.current)) tellItStays();
    const preview = URL.createObjectURL(file);
    const details = { name: file.name, preview, file };
    setAdded({ state: "sending", ...details });
    const sending: Promise<Outcome> = upload(file).then(
      (photo) => {
        if (latest.current === sending) {
          uploadedId.current = photo.id;
          setAdded({ state: "stored", name: file.name, preview: photo.thumbnailUrl, photo });
        } else tellItStays();
        void client.invalidateQueries({ queryKey: keyOf(listPhotos, {}) });
        return photo;
      },
      (error: unknown) => {
        const because = errorMessage(error, "No hemos podido subir la foto. Inténtalo de nuevo.");
        if (latest.current === sending) setAdded({ state: "failed", ...details, because });
        return "refused";
      },
    );
    latest.current = sending;
  };

  const remove = () => {
    latest.current = Promise.resolve(null);
    setAdded(null);
  };

  return {
    added,
    add,
    attach,
    /** Removes the photo because its request is being sent. */
    remove,
    /** Removes the photo because the person asked to. */
    takeOff() {
      if (isUploaded(shown.current)) tellItStays();
      remove();
    },
    /** Resolves to the stored photo; null when there is none. */
    ready: () => latest.current,
    /** Restores a photo whose request was refused, unless there is another one by now. */
    putBack(photo: Photo) {
      if (shown.current) return;
      latest.current = Promise.resolve(photo);
      show(photo);
    },
  };
}

async function upload(file: File): Promise<Photo> {
  const smaller = await smallerPhoto(file);
  if (smaller.size > photoBytesMax) {
    const { tooLarge } = photoMessages;
    throw new CallError(413, tooLarge, { message: tooLarge });
  }
  const name = [...file.name].slice(0, photoNameMax).join("");
  return await call(addPhoto, { query: { name }, file: smaller }, { timeoutMs: uploadMs });
}
