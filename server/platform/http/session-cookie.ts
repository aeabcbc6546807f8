import type { IncomingHttpHeaders } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";

/** Of the cookie that carries a session's token; always HttpOnly, SameSite=Lax, Path=/. */
export interface SessionCookie {
  name: string;
  secure: boolean;
  maxAgeSeconds: number;
}

/** The token that a request carries; undefined when it has none. */
export function sessionToken(
  { cookie }: IncomingHttpHeaders,
  { name }: Pick<SessionCookie, "name">,
): string | undefined {
  return cookie === undefined ? undefined : parseCookie(cookie)[name];
}

/** The `Set-Cookie` that gives a browser this token. */
export function openedSession({ name, secure, maxAgeSeconds }: SessionCookie, token: string) {
  return stringifySetCookie({ ...attributes, name, value: token, secure, maxAge: maxAgeSeconds });
}

/** The `Set-Cookie` that takes the token from a browser. */
export function closedSession({ name, secure }: SessionCookie): string {
  return stringifySetCookie({ ...attributes, name, value: "", secure, expires: new Date(0) });
}

/** Browsers keep a cookie for 400 days at most. */
export const deviceMaxAgeSeconds = 180 * 86_400;

/** The token by which a browser is known again, signed in or not; undefined when it has none. */
export function deviceToken(
  headers: IncomingHttpHeaders,
  cookie: Pick<SessionCookie, "name">,
): string | undefined {
  return sessionToken(headers, { name: deviceName(cookie) });
}

/** The `Set-Cookie` that has a browser known again. */
export function rememberedDevice(cookie: SessionCookie, token: string): string {
  return openedSession(
    { ...cookie, name: deviceName(cookie), maxAgeSeconds: deviceMaxAgeSeconds },
    token,
  );
}

/** The `Set-Cookie` that has a browser known no more. */
export function forgottenDevice(cookie: SessionCookie): string {
  return closedSession({ ...cookie, name: deviceName(cookie) });
}

function deviceName({ name }: Pick<SessionCookie, "name">): string {
  return `${name}-device`;
}

const attributes = { httpOnly: true, sameSite: "lax", path: "/" } as const;
