/** A smaller photo is sent unchanged. */
const smallBytes = 1_500_000;
/** The server stores photos no larger than this, in pixels. */
const longestSide = 2400;

/**
 * Shrinks a phone's JPEG to the size the server stores: it uploads faster, and its location metadata
 * never leaves the phone. Other files, and those the browser cannot open, are returned unchanged.
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
    // The server reports what is wrong with the file.
    return file;
  }
}
