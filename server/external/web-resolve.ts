import { lookup, Resolver } from "node:dns/promises";
import { setTimeout as delay } from "node:timers/promises";

/** All IP addresses of a name; throws an error with a code, or the signal's reason. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** The system's way, with /etc/hosts: for the operator's own list. */
export const resolveByHost: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** How long the slower of IPv4 and IPv6 may take once the other is known, in milliseconds. */
const secondFamilyMs = 200;

/**
 * Asks the name servers only. The system's lookup would wait for a stranger's silent name server
 * in one of the few threads that files and passwords need, and cannot be called off.
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
    const asked = [ask(resolver.resolve4(hostname)), ask(resolver.resolve6(hostname))];
    try {
      await Promise.any(asked);
      await Promise.race([Promise.allSettled(asked), delay(secondFamilyMs)]);
      return [...found];
    } catch (error) {
      // Both failed: what is said of IPv4 stands for the name.
      throw error instanceof AggregateError ? error.errors[0] : error;
    } finally {
      signal.removeEventListener("abort", cancel);
      resolver.cancel();
    }
  };
}
