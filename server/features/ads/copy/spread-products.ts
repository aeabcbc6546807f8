import type { Angle } from "../creatives/creative.ts";

/**
 * Which product each day's advertisement is about: neighbours differ where there are two, each comes
 * about as often as the others, and the offer is of `offered`. Pure.
 * @param days the angles in the order in which they are published
 */
export function spreadProducts<T>(
  products: readonly T[],
  offered: T | undefined,
  days: readonly Angle[],
): Map<Angle, T> {
  const chosen = new Map<Angle, T>();
  if (offered === undefined) return chosen;
  const uses = new Map(products.map((product) => [product, 0]));
  const choose = (angle: Angle, product: T) => {
    chosen.set(angle, product);
    uses.set(product, (uses.get(product) ?? 0) + 1);
  };
  const leastUsedBut = (neighbour: T): T => {
    const [first = neighbour, ...others] = products.filter((product) => product !== neighbour);
    return others.reduce((least, one) => (uses.get(one)! < uses.get(least)! ? one : least), first);
  };
  // From the offer both ways: every day has one neighbour that is chosen already.
  const at = Math.max(0, days.indexOf("offer"));
  choose(days[at] ?? "offer", offered);
  for (const [to, angle] of [...days.entries()].slice(at + 1)) {
    choose(angle, leastUsedBut(chosen.get(days[to - 1]!)!));
  }
  for (const [to, angle] of [...days.entries()].slice(0, at).reverse()) {
    choose(angle, leastUsedBut(chosen.get(days[to + 1]!)!));
  }
  return chosen;
}
