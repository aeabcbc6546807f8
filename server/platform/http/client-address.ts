import { BlockList, isIP } from "node:net";

/** Whether an address is among some. */
export type AddressTest = (ip: string) => boolean;

const named: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
/** Proxies in a row that anybody has; what stands before them is not looked at. */
const hopsMax = 16;

/** @param ranges addresses, CIDR ranges, or the names that TRUSTED_PROXIES knows */
export function amongAddresses(ranges: readonly string[]): AddressTest {
  const list = new BlockList();
  for (const range of ranges.flatMap((name) => named[name] ?? [name])) {
    const [address = "", bits] = range.split("/");
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, familyOf(ip));
}

/** Addresses that nobody on the public internet has, with those that providers share inside. */
export const isPrivateAddress = amongAddresses([
  "loopback",
  "linklocal",
  "uniquelocal",
  "100.64.0.0/10",
]);

/**
 * The person's address: what the trusted proxy that is farthest from us says, or who connects.
 * A header that is not one of addresses changes nothing: whoever invents it is no new person.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | string[] | undefined,
  isTrusted: AddressTest,
): string {
  if (forwardedFor === undefined || !isTrusted(peer)) return withoutZone(peer);
  // Each proxy adds whom it hears from at the end: what is left of a stranger's is the stranger's word.
  const hops = String(forwardedFor).split(",").slice(-hopsMax).map(plainAddress).reverse();
  const stranger = hops.findIndex((hop) => hop === undefined || !isTrusted(hop));
  return (stranger < 0 ? hops.at(-1) : hops[stranger]) ?? withoutZone(peer);
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
