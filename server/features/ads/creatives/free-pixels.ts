/**
 * Frees the memory of pixels that nobody reads any more; the array is empty afterwards. Left to the garbage
 * collector, every 64 MB of them, about seven pictures, would cost a collection of the whole heap.
 */
export function freePixels({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
