import { isIP, type LookupFunction, connect as netConnect, type Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";
import type { buildConnector } from "undici";
import { isPublicAddress, portOf } from "./web-address.ts";
import { asWebError, WebError } from "./web-failure.ts";
import type { Resolve } from "./web-resolve.ts";

export interface ConnectRules {
  /** The host is on the operator's list: any address of it will do. */
  allowed: boolean;
  resolve: Resolve;
  /** Whatever is read from the socket, framing and all. */
  wireBytesMax: number;
  signal: AbortSignal;
}

/** More would make a name with hundreds of addresses a way to knock at as many doors. */
const addressesMax = 8;

/**
 * Connects one time, to an address that was looked at: a name is resolved here and nowhere else,
 * and the socket gets the very addresses that passed. One that did not pass refuses them all.
 */
export function checkedConnector(rules: ConnectRules): buildConnector.connector {
  let used = false;
  return (target, callback) => {
    if (used) {
      callback(new WebError("refused", "closed the connection before the request"), null);
      return;
    }
    used = true;
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
  const secure = protocol === "https:";
  const target = {
    host: hostname,
    port: portOf({ protocol, port }),
    lookup: pinned,
    // Of several addresses the first that answers, IPv4 and IPv6 in turn.
    autoSelectFamily: true,
  };
  const socket = secure
    ? tlsConnect({
        ...target,
        servername: isIP(hostname) ? "" : hostname,
        ALPNProtocols: ["http/1.1"],
        // Said, because an environment variable can turn the default off.
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
    socket.once(secure ? "secureConnect" : "connect", resolve);
    socket.once("error", (error) => reject(asWebError(error)));
  });
  return socket;
}

async function checkedAddresses(hostname: string, rules: ConnectRules): Promise<readonly string[]> {
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, rules);
  const inside = addresses.find((address) => !isPublicAddress(address));
  if (inside !== undefined && !rules.allowed) {
    throw new WebError("invalid", `${hostname} is at ${inside}, which is not public`);
  }
  return addresses.slice(0, addressesMax);
}

async function resolved(hostname: string, { resolve, signal }: ConnectRules) {
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
