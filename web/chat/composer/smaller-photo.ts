/** Under that a photo goes out as it is. */
const smallBytes = 1_500_000;
/** The server keeps no more of it. */
const longestSide = 2400;

/**
 * A phone's photo as small as it is kept anyway: it goes out in seconds, and where it was taken never
 * leaves the phone. Anything else, and what the browser cannot open, as it is.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.type !== "image/jpeg" || file.size < smallBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", 0.9);
    });
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}
