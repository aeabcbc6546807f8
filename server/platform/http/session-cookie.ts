import type { IncomingHttpHeaders } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";

/** Settings of the session cookie, which is always HttpOnly, SameSite=Lax and Path=/. */
export interface SessionCookie {
  name: string;
  secure: boolean;
  maxAgeSeconds: number;
}

/** The session token of a request; undefined when it has none. */
export function sessionToken(
  { cookie }: IncomingHttpHeaders,
  { name }: Pick<SessionCookie, "name">,
): string | undefined {
  return cookie === undefined ? undefined : parseCookie(cookie)[name];
}

/** `Set-Cookie` with this session token. */
export function sessionCookieHeader({ name, secure, maxAgeSeconds }: SessionCookie, token: string) {
  return stringifySetCookie({ ...attributes, name, value: token, secure, maxAge: maxAgeSeconds });
}

/** `Set-Cookie` that removes the session token. */
export function clearedSessionHeader({ name, secure }: SessionCookie): string {
  return stringifySetCookie({ ...attributes, name, value: "", secure, expires: new Date(0) });
}

/** Browsers keep a cookie for 400 days at most. */
export const deviceMaxAgeSeconds = 180 * 86_400;

/** The token that identifies a browser, signed in or not; undefined when it has none. */
export function deviceToken(
  headers: IncomingHttpHeaders,
  cookie: Pick<SessionCookie, "name">,
): string | undefined {
  return sessionToken(headers, { name: deviceName(cookie) });
}

/** `Set-Cookie` with the device token. */
export function deviceCookieHeader(cookie: SessionCookie, token: string): string {
  return sessionCookieHeader(
    { ...cookie, name: deviceName(cookie), maxAgeSeconds: deviceMaxAgeSeconds },
    token,
  );
}

/** `Set-Cookie` that removes the device token. */
export function clearedDeviceHeader(cookie: SessionCookie): string {
  return clearedSessionHeader({ ...cookie, name: deviceName(cookie) });
}

function deviceName({ name }: Pick<SessionCookie, "name">): string {
  return `${name}-device`;
}

const attributes = { httpOnly: true, sameSite: "lax", path: "/" } as const;
