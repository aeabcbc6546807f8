import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { SessionUser } from "#shared/account.ts";
import type { Flash } from "#web/lib/flash.ts";
import { useHydrated } from "#web/lib/hydration.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { safeNext, useBeginSession, useSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { useGo } from "#web/lib/use-go.ts";
import { FormSkeleton } from "#web/ui/form-skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import "./login.css";

export const meta = () =>
  pageMeta({
    title: "Entrar o crear cuenta",
    description:
      "Entra en Kolmena o crea tu cuenta gratis, con 100 créditos para trabajar con Mel y con Teo. Sin tarjeta.",
    keywords: "entrar en Kolmena, iniciar sesión, crear cuenta gratis, marketing con IA gratis",
    path: "/login",
    picture: headings.register,
  });

const tabs = [
  { value: "login", label: "Iniciar sesión" },
  { value: "register", label: "Crear cuenta" },
] as const;

const headings = { login: "Hola de nuevo", register: "Tu equipo te espera" };

export default function Login() {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get("tab") === "register" ? "register" : "login";
  // The HTML made at build holds both tabs. Before hydration, the script in the head removes the
  // one that was not asked for (`data-only`).
  const hydrated = useHydrated();
  const tab = hydrated ? requestedTab : "login";
  const isRendered = (value: string) =>
    hydrated || typeof document === "undefined" || requestedTab === value;
  const [email, setEmail] = useState("");
  const { startSession, isChecking } = useSessionStart();

  const choose = (value: string) => {
    const next = new URLSearchParams(search);
    if (value === "register") next.set("tab", value);
    else next.delete("tab");
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return (
    <AccountLayout
      title={
        hydrated ? (
          headings[tab]
        ) : (
          <>
            {isRendered("login") ? <span data-only="login">{headings.login}</span> : null}
            {isRendered("register") ? <span data-only="register">{headings.register}</span> : null}
          </>
        )
      }
    >
      <Tabs
        value={tab}
        onValueChange={choose}
        label="Entrar o crear cuenta"
        tabs={tabs}
        className="login-tabs"
      >
        <TabPanel value="login" className="at-login pt-7" drawn={!hydrated}>
          {isRendered("login") ? (
            <div data-only="login">
              {isChecking ? (
                <FormSkeleton fields={2} />
              ) : (
                <LoginForm email={email} onEmail={setEmail} onSignedIn={startSession} />
              )}
            </div>
          ) : null}
        </TabPanel>
        <TabPanel value="register" className="at-register pt-7" drawn={!hydrated}>
          {isRendered("register") ? (
            <div data-only="register">
              {isChecking ? (
                <FormSkeleton fields={2} />
              ) : (
                <RegisterForm email={email} onEmail={setEmail} onSignedIn={startSession} />
              )}
            </div>
          ) : null}
        </TabPanel>
      </Tabs>
    </AccountLayout>
  );
}

/** Starts a session and goes to the `next` page; a person who is signed in already is sent there at once. */
function useSessionStart() {
  const { search } = useLocation();
  const go = useGo();
  const beginSession = useBeginSession();
  const hydrated = useHydrated();
  const [mayBeSignedIn] = useState(maybeSignedIn);
  const { user, error } = useSession({ enabled: mayBeSignedIn });
  const hasLeft = useRef(false);
  const signedIn = user != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, when a session is found
  useEffect(() => {
    if (!signedIn || hasLeft.current) return;
    hasLeft.current = true;
    go(safeNext(search), { replace: true });
  }, [signedIn]);
  const startSession = (newUser: SessionUser, notice: Flash) => {
    hasLeft.current = true;
    beginSession(newUser);
    go(safeNext(search), { notice, replace: true });
  };
  return { startSession, isChecking: hydrated && mayBeSignedIn && user === undefined && !error };
}
