import { isIP, type LookupFunction, connect as netConnect, type Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";
import type { buildConnector } from "undici";
import { isPublicAddress, portOf } from "./web-address.ts";
import { asWebError, WebError } from "./web-failure.ts";
import type { Resolve } from "./web-resolve.ts";

export interface ConnectRules {
  /** True when the operator allows the host, whatever its IP address. */
  allowed: boolean;
  resolve: Resolve;
  /** Limit for all bytes read from the socket, including headers and framing. */
  wireBytesMax: number;
  signal: AbortSignal;
}

/** Limit, so that a name with hundreds of addresses cannot make us connect to all of them. */
const addressesMax = 8;

/**
 * A connector for one connection to checked addresses. The name is resolved only here, and the socket
 * uses exactly the checked addresses, so a second lookup cannot return others (DNS rebinding). A single
 * non-public address refuses the host.
 */
export function checkedConnector(rules: ConnectRules): buildConnector.connector {
  let isUsed = false;
  return (target, callback) => {
    if (isUsed) {
      callback(new WebError("refused", "closed the connection before the request"), null);
      return;
    }
    isUsed = true;
    open(target, rules).then(
      (socket) => callback(null, socket),
      (error) => callback(error, null),
    );
  };
}

async function open(
  { hostname, protocol, port }: buildConnector.Options,
  rules: ConnectRules,
): Promise<Socket> {
  const { signal } = rules;
  const addresses = await checkedAddresses(hostname, rules);
  signal.throwIfAborted();
  const list = addresses.map((address) => ({ address, family: isIP(address) }));
  const pinned: LookupFunction = (_hostname, options, done) =>
    options.all ? done(null, list) : done(null, list[0]!.address, list[0]!.family);
  const isTls = protocol === "https:";
  const target = {
    host: hostname,
    port: portOf({ protocol, port }),
    lookup: pinned,
    // Tries IPv4 and IPv6 addresses alternately and uses the first that answers.
    autoSelectFamily: true,
  };
  const socket = isTls
    ? tlsConnect({
        ...target,
        servername: isIP(hostname) ? "" : hostname,
        ALPNProtocols: ["http/1.1"],
        // Explicit, because an environment variable can turn the default off.
        rejectUnauthorized: true,
      })
    : netConnect(target);
  socket.on("readable", () => {
    if (socket.bytesRead > rules.wireBytesMax) {
      socket.destroy(new WebError("too_big", `more than ${rules.wireBytesMax} bytes on the wire`));
    }
  });
  const stop = () => socket.destroy(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  socket.once("close", () => signal.removeEventListener("abort", stop));
  await new Promise<void>((resolve, reject) => {
    socket.once(isTls ? "secureConnect" : "connect", resolve);
    socket.once("error", (error) => reject(asWebError(error)));
  });
  return socket;
}

async function checkedAddresses(hostname: string, rules: ConnectRules): Promise<readonly string[]> {
  const addresses = isIP(hostname) ? [hostname] : await resolveHost(hostname, rules);
  const nonPublic = addresses.find((address) => !isPublicAddress(address));
  if (nonPublic !== undefined && !rules.allowed) {
    throw new WebError("invalid", `${hostname} is at ${nonPublic}, which is not public`);
  }
  return addresses.slice(0, addressesMax);
}

async function resolveHost(hostname: string, { resolve, signal }: ConnectRules) {
  let addresses: readonly string[];
  try {
    addresses = await resolve(hostname, signal);
  } catch (error) {
    signal.throwIfAborted();
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== "string") throw error;
    const kind = /^E?TIMEOUT$/.test(code) ? "too_slow" : "not_found";
    throw new WebError(kind, `${hostname} does not resolve: ${code}`, { cause: error });
  }
  if (addresses.length === 0) throw new WebError("not_found", `${hostname} has no address`);
  return addresses;
}
