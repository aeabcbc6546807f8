import type { DecodedPhoto } from "#server/features/content/content.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Log } from "#server/platform/log.ts";
import { photoMessages } from "#shared/photos.ts";
import type { Renderer } from "../creatives/renderer.ts";
import type { Rejection } from "../creatives/source-pictures/decode.ts";

/** Messages for the photo's owner. */
const rejectionMessages: Record<Rejection, string> = {
  not_a_picture: photoMessages.notOne,
  vector: photoMessages.notOne,
  tracker: "Esta foto es demasiado pequeña. Usa una de al menos 240 píxeles de lado.",
  too_small: "Esta foto es demasiado pequeña. Usa una de al menos 240 píxeles de lado.",
  broken: "Esta foto está dañada o incompleta y no se puede abrir. Prueba con otra.",
  too_heavy: photoMessages.tooLarge,
  too_large: "Esta foto tiene más de 40 megapíxeles. Redúcela y vuelve a añadirla.",
  banner: "Esta foto es demasiado alargada para una imagen. Recórtala y vuelve a añadirla.",
  uniform: "En esta foto solo se ve un color. Prueba con otra.",
  transparent: "Esta imagen es transparente: no se ve nada en ella. Prueba con otra.",
};

const readMs = 20_000;

/**
 * Reads an uploaded photo in a drawing process. Bad bytes are refused and do not throw.
 * @throws AppError `unavailable`
 */
export async function readOwnPhoto(
  { renderer, log }: { renderer: Pick<Renderer, "prepare">; log: Log },
  bytes: Buffer,
  caller: string,
): Promise<DecodedPhoto | { type: "refused"; because: string }> {
  const answer = await renderer.prepare({ use: "photo", bytes, caller, deadlineMs: readMs });
  if (answer.type === "failed") {
    log.warn({ failure: answer.failure }, "A photo was not read");
    if (answer.failure.kind === "impossible") {
      return { type: "refused", because: rejectionMessages.broken };
    }
    throw new AppError("unavailable", "No hemos podido abrir esta foto. Inténtalo de nuevo.", {
      retryAfterSeconds: 5,
      cause: answer.failure.detail,
    });
  }
  const { prepared } = answer;
  if ("rejected" in prepared) {
    return { type: "refused", because: rejectionMessages[prepared.rejected] };
  }
  const { whole, thumbnail, drawn } = prepared;
  const { kind, width, height, subject, luminance, edgeColor } = drawn.picture;
  return {
    type: "read",
    photo: { ...whole, extension: whole.bytes[0] === 0xff ? "jpg" : "png" },
    thumbnail,
    drawing: {
      bytes: drawn.bytes,
      about: { kind, width, height, subject, luminance, edgeColor },
    },
  };
}
