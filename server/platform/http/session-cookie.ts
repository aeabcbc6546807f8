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

const attributes = { httpOnly: true, sameSite: "lax", path: "/" } as const;
