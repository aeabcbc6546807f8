import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { SessionUser } from "#shared/account.ts";
import type { Flash } from "#web/lib/flash.ts";
import { useGo } from "#web/lib/go.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { safeNext, useBeginSession, useSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { FormSkeleton } from "#web/ui/form-skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { AccountSheet } from "./account-sheet.tsx";
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
  const asked = search.get("tab") === "register" ? "register" : "login";
  // The HTML made at build holds both, not knowing which one will be asked for; before React looks
  // at it, the script in the head takes the other one out (`data-only`).
  const hydrated = useHydrated();
  const tab = hydrated ? asked : "login";
  const drawn = (value: string) => hydrated || typeof document === "undefined" || asked === value;
  const [email, setEmail] = useState("");
  const { arrive, isChecking } = useArrival();

  const choose = (value: string) => {
    const next = new URLSearchParams(search);
    if (value === "register") next.set("tab", value);
    else next.delete("tab");
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return (
    <AccountSheet
      title={
        hydrated ? (
          headings[tab]
        ) : (
          <>
            {drawn("login") ? <span data-only="login">{headings.login}</span> : null}
            {drawn("register") ? <span data-only="register">{headings.register}</span> : null}
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
          {drawn("login") ? (
            <div data-only="login">
              {isChecking ? (
                <FormSkeleton fields={2} />
              ) : (
                <LoginForm email={email} onEmail={setEmail} onSignedIn={arrive} />
              )}
            </div>
          ) : null}
        </TabPanel>
        <TabPanel value="register" className="at-register pt-7" drawn={!hydrated}>
          {drawn("register") ? (
            <div data-only="register">
              {isChecking ? (
                <FormSkeleton fields={2} />
              ) : (
                <RegisterForm email={email} onEmail={setEmail} onSignedIn={arrive} />
              )}
            </div>
          ) : null}
        </TabPanel>
      </Tabs>
    </AccountSheet>
  );
}

/** Begins the session and goes where the person was heading; whoever is signed in already goes at once. */
function useArrival() {
  const { search } = useLocation();
  const go = useGo();
  const beginSession = useBeginSession();
  const hydrated = useHydrated();
  const [mayBeSignedIn] = useState(maybeSignedIn);
  const { user, error } = useSession({ enabled: mayBeSignedIn });
  const gone = useRef(false);
  const signedIn = user != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, when a session is found
  useEffect(() => {
    if (!signedIn || gone.current) return;
    gone.current = true;
    go(safeNext(search), { replace: true });
  }, [signedIn]);
  const arrive = (newUser: SessionUser, notice: Flash) => {
    gone.current = true;
    beginSession(newUser);
    go(safeNext(search), { notice, replace: true });
  };
  return { arrive, isChecking: hydrated && mayBeSignedIn && user === undefined && !error };
}
