import { lookup, Resolver } from "node:dns/promises";
import { setTimeout as delay } from "node:timers/promises";

/** Returns all IP addresses of a name. @throws an error with a code, or the signal's reason */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** The system's lookup, which reads /etc/hosts; for hosts that the operator allows. */
export const resolveByHost: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** How long the slower of the IPv4 and IPv6 lookups may take after the other has answered. */
const secondFamilyMs = 200;

/**
 * Queries name servers directly. The system's lookup would wait for a silent name server in the small
 * thread pool that files and password hashing need, and it cannot be cancelled.
 * @param servers `address:port`; the system's when absent
 */
export function resolverByDns(servers?: readonly string[]): Resolve {
  return async (hostname, signal) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    const found: string[] = [];
    const ask = async (addresses: Promise<string[]>) => {
      found.push(...(await addresses));
    };
    const lookups = [ask(resolver.resolve4(hostname)), ask(resolver.resolve6(hostname))];
    try {
      await Promise.any(lookups);
      await Promise.race([Promise.allSettled(lookups), delay(secondFamilyMs)]);
      return [...found];
    } catch (error) {
      // Both failed: report the error of IPv4.
      throw error instanceof AggregateError ? error.errors[0] : error;
    } finally {
      signal.removeEventListener("abort", cancel);
      resolver.cancel();
    }
  };
}
