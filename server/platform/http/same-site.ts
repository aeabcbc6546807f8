import type { FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { sessionToken } from "./session-cookie.ts";

/**
 * Refuses a changing request that another site's page sent with this person's cookie.
 * Browsers name the source of a request in `Sec-Fetch-Site`, older ones in `Origin`. A caller
 * that sends neither is not a browser; it may call what needs no cookie, such as signing in.
 */
export function assertSameSite(
  request: FastifyRequest,
  options: { publicOrigin: string; cookie: { name: string } },
): void {
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return;
  const { origin } = request.headers;
  if (site === undefined && origin !== undefined && sameOrigin(origin, request, options)) return;
  const hasCookie = sessionToken(request.headers, options.cookie) !== undefined;
  if (site === undefined && origin === undefined && !hasCookie) return;
  throw new AppError("forbidden", "Esta petición no viene de Kolmena");
}

function sameOrigin(
  origin: string,
  request: FastifyRequest,
  options: { publicOrigin: string },
): boolean {
  if (origin === options.publicOrigin) return true;
  // In development both localhost and 127.0.0.1 are used.
  const hostname = new URL(options.publicOrigin).hostname;
  if (hostname !== "localhost" && hostname !== "127.0.0.1") return false;
  return origin === `http://${request.headers.host}`;
}
