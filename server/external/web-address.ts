import { BlockList, isIP } from "node:net";

export interface AddressRules {
  /** `host:port` as returned by `readAllowedHost`: exempt from all checks of address and port. */
  allowHosts: readonly string[];
  ports: readonly number[];
}

export interface WebAddress {
  /** Without fragment; the host is lower-case ASCII without a trailing dot. */
  url: URL;
  /** True when the operator allows the host: its IP address is not checked. */
  allowed: boolean;
}

const lengthMax = 2_048;

/**
 * Parses an untrusted address and checks whether it may be fetched. Whether the host resolves to a
 * public IP address is checked only when connecting.
 * @param base address that a redirect came from
 * @returns the address, or the reason for the refusal in English
 */
export function readWebAddress(
  text: string,
  rules: AddressRules,
  base?: URL,
): WebAddress | { refusal: string } {
  if (text.length > lengthMax) return { refusal: `longer than ${lengthMax} characters` };
  const url = URL.parse(text, base?.href);
  if (!url) return { refusal: "not an address" };
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { refusal: `scheme ${url.protocol}` };
  }
  if (url.username || url.password) return { refusal: "carries a user's name or password" };
  url.hash = "";
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  const port = portOf(url);
  if (rules.allowHosts.includes(`${url.hostname}:${port}`)) return { url, allowed: true };
  if (!rules.ports.includes(port)) return { refusal: `port ${port}` };
  const refusal = hostRefusal(url.hostname);
  return refusal === null ? { url, allowed: false } : { refusal };
}

/** The port of a URL, explicit or by its scheme. */
export function portOf({ port, protocol }: { port: string; protocol: string }): number {
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}

function hostRefusal(hostname: string): string | null {
  const literal = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  if (isIP(literal)) return isPublicAddress(literal) ? null : `${literal} is not public`;
  if (!publicName.test(hostname) || hostname.length > 253) return "not a name of the public web";
  return privateName.test(hostname) ? "a name of private networks" : null;
}

// Names without a dot are excluded: they resolve inside the local network.
const publicName = /^([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/;
const privateName = /(^|\.)(localhost|localdomain|local|internal|home\.arpa|onion)$/;

/** Normalises a `host:port` of the operator's list; null when it is malformed. */
export function readAllowedHost(entry: string): string | null {
  const [, host, digits] = /^(.+):(\d{1,5})$/.exec(entry) ?? [];
  const url = host ? URL.parse(`http://${host}/`) : null;
  const port = Number(digits);
  if (!url || port < 1 || port > 65_535) return null;
  const isValid =
    url.href === `http://${url.hostname}/` && /^(\[.+\]|[\w.-]*\w)$/.test(url.hostname);
  return isValid ? `${url.hostname}:${port}` : null;
}

/**
 * Whether an IP address belongs to the public internet.
 * Sources: IANA's special-purpose registries for IPv4 and IPv6 (RFC 6890), as of November 2026.
 * @param address as `net.isIP` knows it; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIpv4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

const specialIpv4 = networks("ipv4", [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // carriers' NAT; Alibaba's metadata
  "127.0.0.0/8", // this machine
  "168.63.129.16/32", // Azure's machine agent
  "169.254.0.0/16", // link-local; most clouds' metadata
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments; Oracle's metadata
  "192.0.2.0/24", // documentation
  "192.31.196.0/24", // AS112
  "192.52.193.0/24", // AMT
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, broadcast
]);

// Global unicast only; this excludes mapped IPv4 and NAT64.
const globalIpv6 = networks("ipv6", ["2000::/3"]);

const specialIpv6 = networks("ipv6", [
  "2001::/23", // Teredo, benchmarks, ORCHID and other protocols
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4: an IPv4 address inside, of whatever network
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation
]);

function networks(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
