/** So many bytes of texts are in a page: fifty usual ones, of long ones those that come first. */
export const pageBytesMax = 128 * 1024;

/** How many of these rows, from the first on, a page takes: one at least, however long it is. */
export function rowsThatFit(rows: readonly { bytes: number }[]): number {
  let bytes = 0;
  const tooMany = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > pageBytesMax;
  });
  return tooMany < 0 ? Math.max(1, rows.length) : Math.max(1, tooMany);
}
