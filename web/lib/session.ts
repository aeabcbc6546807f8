import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { logout, me, type SessionUser } from "#shared/account.ts";
import { toast } from "#web/ui/toast.ts";
import { CallError, call } from "./call.ts";
import { keyOf, useAction } from "./endpoints.ts";
import { type Flash, leaveFlash } from "./flash.ts";
import { noteSignedIn, noteSignedOut } from "./signed-in-hint.ts";

const sessionKey = keyOf(me, {});

/** Who is signed in, or null: a stranger is an answer here, not a failure. */
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

/** `user` is undefined while unknown, null for a stranger. `enabled: false` does not ask the server. */
export function useSession({ enabled = true }: { enabled?: boolean } = {}) {
  const { data, error, refetch, isFetching } = useQuery<SessionUser | null, Error>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(signal),
    enabled,
  });
  return { user: data, error, refetch, isFetching };
}

/** The signed-in person, on pages with `access: "user"`, where there always is one. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error("useUser needs a page with access: user");
  return user;
}

/** After a login or registration: the answer is the session, and other pages learn of it. */
export function useBeginSession(): (user: SessionUser) => void {
  const client = useQueryClient();
  return (user) => {
    client.clear();
    client.setQueryData(sessionKey, user);
    noteSignedIn();
  };
}

/** An answer carried the person anew (plan, credits): everything that shows them follows. */
export function useUpdateSession(): (user: SessionUser) => void {
  const client = useQueryClient();
  return (user) => {
    client.setQueryData(sessionKey, user);
    noteSignedIn();
  };
}

/** The server has begun a session without saying whose: asks, and pages learn of it. */
export function useFindSession(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.prefetchQuery({
      queryKey: sessionKey,
      queryFn: ({ signal }) => readSession(signal),
      staleTime: 0,
    });
}

/** After something that changes plan, credits or name: asks the server again. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKey });
}

/** The server no longer knows us: whatever called will see a stranger, and a person why. */
export function endSession(client: QueryClient): void {
  const wasSignedIn = client.getQueryData(sessionKey) != null;
  noteSignedOut();
  client.setQueryData(sessionKey, null);
  if (wasSignedIn) {
    toast({ title: "Tu sesión ha terminado", description: "Entra y sigues donde estabas." });
  }
}

/** The server knows nobody here any more: to the home page with nothing kept in memory, which says so. */
export function leaveSite(flash: Flash): void {
  noteSignedOut();
  leaveFlash(flash);
  // A whole document load empties the cache; emptying it now would break the page that is leaving.
  window.location.assign("/");
}

/** Signs out, goes to the home page with nothing kept in memory, and says so there. */
export function useLogout() {
  return useAction(logout, {
    onSuccess: () =>
      leaveSite({ title: "Sesión cerrada", description: "Has cerrado sesión exitosamente" }),
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
  // Browsers read a backslash, and a tab inside, as part of `//host`.
  if (!next || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return fallback;
  const target = new URL(next, "https://here.invalid");
  // `/..//host` becomes `//host` once its dots are resolved.
  const elsewhere = target.origin !== "https://here.invalid" || target.pathname.startsWith("//");
  if (elsewhere || target.pathname === "/login") return fallback;
  return target.pathname + target.search + target.hash;
}

/** The login page's address that comes back to where the person is. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}
