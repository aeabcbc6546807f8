import { BlockList, isIP } from "node:net";

/** True when the address is in a set of ranges. */
export type AddressTest = (ip: string) => boolean;

const rangesByName: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
/** Longest proxy chain that is evaluated; earlier entries of the header are ignored. */
const hopsMax = 16;

/** @param ranges addresses, CIDR ranges, or the names that TRUSTED_PROXIES knows */
export function createAddressTest(ranges: readonly string[]): AddressTest {
  const list = new BlockList();
  for (const range of ranges.flatMap((name) => rangesByName[name] ?? [name])) {
    const [address = "", bits] = range.split("/");
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, familyOf(ip));
}

/** Addresses that do not exist on the public internet, including carrier-grade NAT's 100.64.0.0/10. */
export const isPrivateAddress = createAddressTest([
  "loopback",
  "linklocal",
  "uniquelocal",
  "100.64.0.0/10",
]);

/**
 * The person's address: the one that the outermost trusted proxy reports, or the peer of the connection.
 * A malformed header is ignored, so that nobody can get a new identity by inventing one.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | string[] | undefined,
  isTrusted: AddressTest,
): string {
  if (forwardedFor === undefined || !isTrusted(peer)) return withoutZone(peer);
  // Each proxy appends its peer, so entries to the left of an untrusted address may be forged.
  const hops = String(forwardedFor).split(",").slice(-hopsMax).map(plainAddress).reverse();
  const untrusted = hops.findIndex((hop) => hop === undefined || !isTrusted(hop));
  return (untrusted < 0 ? hops.at(-1) : hops[untrusted]) ?? withoutZone(peer);
}

/** `203.0.113.7`, `203.0.113.7:4711`, `[2001:db8::1]:443`, `fe80::1%eth0` as an address alone. */
function plainAddress(written: string): string | undefined {
  const text = written.trim();
  const [, bracketed, , dotted] = /^(?:\[([^\]]+)\](:\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? [];
  const address = withoutZone(bracketed ?? dotted ?? text);
  return isIP(address) === 0 ? undefined : address;
}

function withoutZone(ip: string): string {
  return ip.replace(/%.*$/s, "");
}

function familyOf(ip: string): "ipv4" | "ipv6" {
  return isIP(ip) === 6 ? "ipv6" : "ipv4";
}
