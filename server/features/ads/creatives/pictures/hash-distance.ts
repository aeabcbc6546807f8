/**
 * In how many of their 64 bits two perceptual hashes differ. Apart from what makes them: whoever
 * only compares them, as the server's process does, loads no native code.
 */
export function hashDistance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count;
}
