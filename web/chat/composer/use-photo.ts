import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  addPhoto,
  listPhotos,
  type Photo,
  photoBytesMax,
  photoNameMax,
  photoWords,
  readPhoto,
} from "#shared/photos.ts";
import { CallError, call, saidBy } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { toast } from "#web/ui/toast.ts";
import { keepDraftPhoto, type Place, readDraftPhoto } from "./draft.ts";
import { smallerPhoto } from "./smaller-photo.ts";

const uploadMs = 120_000;

/** A photo that is added to a request: on its way, kept, or refused with the reason. */
export type AddedPhoto =
  | { state: "sending"; name: string; preview: string; file: File }
  | { state: "kept"; name: string; preview: string; photo: Photo }
  | { state: "failed"; name: string; preview: string; file: File; because: string };

/** `refused`: it cannot be had, and the chip says why. */
type Outcome = Photo | null | "refused";

/** The one photo of a request, from the file to its id; a reload keeps it. */
export function usePhoto(place: Place) {
  const { userId, workerId, conversationId } = place;
  const client = useQueryClient();
  const [added, setAdded] = useState<AddedPhoto | null>(null);
  const keptId = added?.state === "kept" ? added.photo.id : null;
  /** What becomes of the latest: an earlier answer that comes late changes nothing. */
  const latest = useRef<Promise<Outcome>>(Promise.resolve(null));
  const isRestored = useRef(false);
  const shown = useRef(added);
  shown.current = added;
  /** What was uploaded here; one from the gallery is known to be there. */
  const uploadedId = useRef<string | null>(null);
  const isTold = useRef(false);

  useEffect(() => {
    if (isRestored.current) keepDraftPhoto({ userId, workerId, conversationId }, keptId);
  }, [keptId, userId, workerId, conversationId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added before the reload, once
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
    setAdded({ state: "kept", name: photo.name, preview: photo.thumbnailUrl, photo });

  /** One that is kept already. */
  const attach = async (photoId: string) => {
    const reading: Promise<Outcome> = call(readPhoto, { params: { photoId } }).catch((error) => {
      // It was deleted meanwhile, or cannot be had now: there is nothing to send.
      if (error instanceof CallError) return null;
      throw error;
    });
    latest.current = reading;
    const photo = await reading;
    if (photo && photo !== "refused" && latest.current === reading) show(photo);
  };

  /** Once: whoever takes a photo off may not expect to find it again. */
  const tellItStays = () => {
    if (isTold.current) return;
    isTold.current = true;
    toast({ title: "Foto quitada", description: "Se queda en tu galería, en «Tus fotos»." });
  };
  const isUploaded = (photo: AddedPhoto | null) =>
    photo?.state === "kept" && photo.photo.id === uploadedId.current;

  const add = (file: File) => {
    if (isUploaded(shown.current)) tellItStays();
    const preview = URL.createObjectURL(file);
    const about = { name: file.name, preview, file };
    setAdded({ state: "sending", ...about });
    const sending: Promise<Outcome> = upload(file).then(
      (photo) => {
        if (latest.current === sending) {
          uploadedId.current = photo.id;
          setAdded({ state: "kept", name: file.name, preview: photo.thumbnailUrl, photo });
        } else tellItStays();
        void client.invalidateQueries({ queryKey: keyOf(listPhotos, {}) });
        return photo;
      },
      (error: unknown) => {
        const because = saidBy(error, "No hemos podido subir la foto. Inténtalo de nuevo.");
        if (latest.current === sending) setAdded({ state: "failed", ...about, because });
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
    /** It is on its way with what was asked for. */
    remove,
    /** The person takes it off. */
    takeOff() {
      if (isUploaded(shown.current)) tellItStays();
      remove();
    },
    /** The photo once it is kept; null when there is none. */
    ready: () => latest.current,
    /** One that was not sent after all, unless there is another by now. */
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
    const { tooLarge } = photoWords;
    throw new CallError(413, tooLarge, { message: tooLarge });
  }
  const name = [...file.name].slice(0, photoNameMax).join("");
  return await call(addPhoto, { query: { name }, file: smaller }, { timeoutMs: uploadMs });
}
