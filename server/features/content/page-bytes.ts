/** Upper limit for the bytes of texts in a page: enough for fifty texts of usual length. */
export const pageBytesMax = 128 * 1024;

/** How many of these rows fit into a page, counted from the first; at least one, whatever its length. */
export function countRowsThatFit(rows: readonly { bytes: number }[]): number {
  let bytes = 0;
  const tooMany = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > pageBytesMax;
  });
  return tooMany < 0 ? Math.max(1, rows.length) : Math.max(1, tooMany);
}
