/**
 * The number of different bits of two 64-bit perceptual hashes. In its own file, so that the server's
 * process can compare hashes without loading native code.
 */
export function hashDistance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count;
}
