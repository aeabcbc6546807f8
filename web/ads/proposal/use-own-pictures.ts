import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ownPicturesMax } from "#shared/ads.ts";
import {
  addOwnPicture,
  deleteOwnPicture,
  listOwnPictures,
  type OwnPicture,
} from "#shared/own-pictures.ts";
import { photoBytesMax, photoMessages } from "#shared/photos.ts";
import { CallError, call, errorMessage } from "#web/lib/call.ts";
import { keyOf, useEndpoint } from "#web/lib/endpoints.ts";
import { smallerPhoto } from "#web/lib/smaller-photo.ts";
import type { Reading } from "../flow.ts";

const uploadMs = 120_000;

/** A picture that is being sent, or was refused. */
export interface Upload {
  key: number;
  name: string;
  /** Why it was refused; null while it is sent. */
  because: string | null;
}

/** The buyer's pictures of an analysis: sent one after another, and known again after a reload. */
export function useOwnPictures(reading: Reading, onReading: (reading: Reading) => void) {
  const client = useQueryClient();
  const parts = { params: { analysisId: reading.analysis.id } };
  const { data: stored } = useEndpoint(listOwnPictures, parts, {
    enabled: reading.pictureIds.length > 0,
  });
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** Texts may be typed while a picture is sent. */
  const latest = useRef({ reading, onReading });
  latest.current = { reading, onReading };
  const setIds = (change: (ids: string[]) => string[]) => {
    const { reading: now, onReading: report } = latest.current;
    const changed = { ...now, pictureIds: change(now.pictureIds) };
    latest.current.reading = changed;
    report(changed);
  };
  const setList = (change: (pictures: OwnPicture[]) => OwnPicture[]) =>
    client.setQueryData(keyOf(listOwnPictures, parts), (pictures: OwnPicture[] = []) =>
      change(pictures),
    );
  const finish = (key: number, because: string | null) =>
    setUploads((all) =>
      because === null
        ? all.filter((one) => one.key !== key)
        : all.map((one) => (one.key === key ? { ...one, because } : one)),
    );

  const send = async (key: number, file: File) => {
    try {
      const picture = await upload(parts.params.analysisId, file);
      setList((all) => [...all.filter(({ id }) => id !== picture.id), picture]);
      setIds((ids) => [...ids.filter((id) => id !== picture.id), picture.id]);
      finish(key, null);
    } catch (error) {
      finish(key, reasonOf(error));
    }
  };

  // Another tab may have deleted one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares once with each answer
  useEffect(() => {
    const known = new Set(stored?.map(({ id }) => id));
    if (stored && reading.pictureIds.some((id) => !known.has(id))) {
      setIds((ids) => ids.filter((id) => known.has(id)));
    }
  }, [stored]);

  const room = ownPicturesMax - reading.pictureIds.length;
  return {
    pictures: reading.pictureIds.map((id) => ({
      id,
      /** Undefined until the list has come. */
      picture: stored?.find((one) => one.id === id),
    })),
    uploads,
    room: Math.max(0, room - uploads.filter(({ because }) => because === null).length),
    add(files: readonly File[]) {
      for (const file of files) {
        lastKey.current += 1;
        const key = lastKey.current;
        setUploads((all) => [...all, { key, name: file.name, because: null }]);
        queue.current = queue.current.then(() => send(key, file));
      }
    },
    /** Takes a refused one off the list. */
    dismiss: (key: number) => finish(key, null),
    remove(id: string) {
      setIds((ids) => ids.filter((one) => one !== id));
      setList((all) => all.filter((one) => one.id !== id));
      // If this fails the file is not used either, and goes with its analysis.
      void call(deleteOwnPicture, {
        params: { analysisId: parts.params.analysisId, pictureId: id },
      }).catch(() => undefined);
    },
  };
}

async function upload(analysisId: string, file: File): Promise<OwnPicture> {
  const smaller = await smallerPhoto(file);
  if (smaller.size > photoBytesMax) {
    const { tooLarge } = photoMessages;
    throw new CallError(413, tooLarge, { message: tooLarge });
  }
  return await call(
    addOwnPicture,
    { params: { analysisId }, file: smaller },
    { timeoutMs: uploadMs },
  );
}

const reasonOf = (error: unknown): string =>
  (error instanceof CallError && error.fields.picture) ||
  errorMessage(error, "No hemos podido subirla. Inténtalo de nuevo.");
