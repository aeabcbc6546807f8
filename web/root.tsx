import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from "react-router";
import { useReferralTracking } from "./affiliates/use-referral-tracking.ts";
import { ApplicationPathsProvider } from "./lib/application-paths.ts";
import { createQueryClient } from "./lib/endpoints.ts";
import { takeFlash } from "./lib/flash.ts";
import { replayEarlyInput } from "./lib/hydration.ts";
import { endSession } from "./lib/session.ts";
import { ShellContext } from "./lib/shell.ts";
import { readThemeChoice, showTheme } from "./lib/theme.ts";
import { pageAt } from "./pages.ts";
import { CodeMissing } from "./site/code-missing.tsx";
import consentStyles from "./site/consent/consent.css?url";
import consentUrl from "./site/consent/consent.ts?worker&url";
import enhanceUrl from "./site/enhance.ts?worker&url";
import { Frame } from "./site/frame.tsx";
import { NotFound } from "./site/not-found.tsx";
import { PrivateGate } from "./site/private-gate.tsx";
import { shellScript, visitorScript } from "./site/shell-script.ts";
import { ShellSkeleton } from "./site/shell-skeleton.tsx";
import { UnexpectedError } from "./site/unexpected-error.tsx";
import displayFont from "./ui/fonts/bricolage-spanish.woff2?url";
import textFont from "./ui/fonts/figtree-spanish.woff2?url";
import { toast } from "./ui/toast.ts";
import { Toaster } from "./ui/toaster.tsx";
import "./ui/app.css";

/** The document. Static pages load no React, only the enhancement script, and mark whether the visitor is signed in. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useContext(ShellContext);
  const matches = useMatches();
  const { pathname } = useLocation();
  const isStatic =
    shell === null && matches.some((match) => (match.handle as Handle | undefined)?.static);
  return (
    <html
      lang="es"
      data-theme="light"
      data-visitor={isStatic ? "stranger" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own constants at build
          dangerouslySetInnerHTML={{
            // It has run before hydration; its source is left out of the browser's code.
            __html: import.meta.env.SSR
              ? isStatic
                ? visitorScript(pathname)
                : shellScript(shell?.codeOfPage ?? {})
              : "",
          }}
        />
        {/* The shell shows no text before its code has loaded: entry.client.tsx loads its fonts. */}
        {(shell === null && import.meta.env.SSR ? [displayFont, textFont] : []).map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#FFFBF2" />
        <Meta />
        <Links />
        {/* Read by the server only: with a pixel configured it loads this script (public-files.ts). */}
        {shell === null && pageAt(pathname)?.allowsPixel ? (
          <link rel="consent" href={consentUrl} data-styles={consentStyles} />
        ) : null}
      </head>
      <body>
        {isStatic ? null : <CodeMissing />}
        {children}
        {isStatic ? (
          <script type="module" src={enhanceUrl} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** For the application's shell, which search engines must not list; each page sets its own. */
export function meta() {
  return [{ title: "Kolmena" }, { name: "robots", content: "noindex, nofollow" }];
}

interface Handle {
  static?: boolean;
}

function isApplicationPath(pathname: string): boolean {
  const page = pageAt(pathname);
  return page?.render === "app" && !changesMeasuring(page.allowsPixel);
}

/** Only a document load starts or removes the pixel, since its CSP headers differ per page. */
function changesMeasuring(measured: true | undefined): boolean {
  if (typeof document === "undefined" || !("pixel" in document.documentElement.dataset)) {
    return false;
  }
  return measured !== pageAt(window.location.pathname)?.allowsPixel;
}

export default function Root() {
  const [client] = useState(() => createQueryClient(endSession));
  const { pathname } = useLocation();
  const page = pageAt(pathname);

  useEffect(() => {
    const show = () => showTheme(page?.theme === "system" ? readThemeChoice() : "light");
    show();
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", show);
    return () => system.removeEventListener("change", show);
  }, [page?.theme]);

  useEffect(replayEarlyInput, []);
  useReferralTracking();

  useEffect(() => {
    const flash = takeFlash();
    if (flash) toast({ ...flash, variant: "success" });
  }, []);

  const outlet =
    page?.access === "user" ? (
      <PrivateGate>
        <Outlet />
      </PrivateGate>
    ) : (
      <Outlet />
    );
  return (
    <QueryClientProvider client={client}>
      <ApplicationPathsProvider value={isApplicationPath}>
        {page?.frame === "own" ? outlet : <Frame hydrated={page?.render === "app"}>{outlet}</Frame>}
        {page?.render === "app" ? <Toaster /> : null}
      </ApplicationPathsProvider>
    </QueryClientProvider>
  );
}

/** Shown by the application's shell until the page has loaded. */
export function HydrateFallback() {
  return <ShellSkeleton />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <UnexpectedError />;
}
