import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { logout, me, type SessionUser } from "#shared/account.ts";
import { toast } from "#web/ui/toast.ts";
import { CallError, call } from "./call.ts";
import { keyOf, useAction } from "./endpoints.ts";
import { type Flash, saveFlash } from "./flash.ts";
import { noteSignedIn, noteSignedOut } from "./signed-in-hint.ts";

const sessionKey = keyOf(me, {});

/** The signed-in user, or null: here a 401 is an answer, not an error. */
async function readSession(signal: AbortSignal): Promise<SessionUser | null> {
  try {
    const user = await call(me, {}, { signal });
    noteSignedIn();
    return user;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    noteSignedOut();
    return null;
  }
}

/** `user` is undefined while loading, null when signed out. `enabled: false` sends no request. */
export function useSession({ enabled = true }: { enabled?: boolean } = {}) {
  const { data, error, refetch, isFetching } = useQuery<SessionUser | null, Error>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(signal),
    enabled,
  });
  return { user: data, error, refetch, isFetching };
}

/** The signed-in user, on pages with `access: "user"`, where there always is one. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error("useUser needs a page with access: user");
  return user;
}

/** Stores the user that a login or registration returned, and empties the rest of the cache. */
export function useBeginSession(): (user: SessionUser) => void {
  const client = useQueryClient();
  return (user) => {
    client.clear();
    client.setQueryData(sessionKey, user);
    noteSignedIn();
  };
}

/** Stores a newer user that an answer contained (plan, credits). */
export function useUpdateSession(): (user: SessionUser) => void {
  const client = useQueryClient();
  return (user) => {
    client.setQueryData(sessionKey, user);
    noteSignedIn();
  };
}

/** Fetches the user after the server has started a session without returning them. */
export function useLoadSession(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.prefetchQuery({
      queryKey: sessionKey,
      queryFn: ({ signal }) => readSession(signal),
      staleTime: 0,
    });
}

/** Refetches the user after a change of plan, credits or name. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKey });
}

/** After a 401: every page shows the signed-out state, and a notice says why. */
export function endSession(client: QueryClient): void {
  const wasSignedIn = client.getQueryData(sessionKey) != null;
  noteSignedOut();
  client.setQueryData(sessionKey, null);
  if (wasSignedIn) {
    toast({ title: "Tu sesión ha terminado", description: "Entra y sigues donde estabas." });
  }
}

/** After the server has ended the session: loads the home page, which shows the notice. */
export function goHomeSignedOut(flash: Flash): void {
  noteSignedOut();
  saveFlash(flash);
  // The document load empties the cache; emptying it here would break the current page.
  window.location.assign("/");
}

/** Signs out and loads the home page, which shows a notice. */
export function useLogout() {
  return useAction(logout, {
    onSuccess: () =>
      goHomeSignedOut({ title: "Sesión cerrada", description: "Has cerrado sesión exitosamente" }),
    onError: () =>
      toast({
        title: "No se ha podido cerrar la sesión",
        description: "Inténtalo de nuevo.",
        variant: "destructive",
      }),
  });
}

/** Where to go after signing in: a path of this site from `?next=`, or the fallback. */
export function safeNext(search: string, fallback = "/dashboard"): string {
  const next = new URLSearchParams(search).get("next");
  // Browsers read a backslash or a tab after the slash as part of `//host`.
  if (!next || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return fallback;
  const target = new URL(next, "https://here.invalid");
  // `/..//host` becomes `//host` once its dots are resolved.
  const elsewhere = target.origin !== "https://here.invalid" || target.pathname.startsWith("//");
  if (elsewhere || target.pathname === "/login") return fallback;
  return target.pathname + target.search + target.hash;
}

/** The login page's address that returns to the current page. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}
