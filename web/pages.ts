/** One page of the product. Plain data, because the server reads it too, to know which paths exist. */
export interface Page {
  /** React Router pattern, such as `/chat/:workerId?`; `*` is the page for unknown paths. */
  path: string;
  /** Route module, relative to `web/`. */
  file: string;
  /** `user`: visitors who are not signed in are redirected to /login. */
  access: "public" | "user";
  /** `static`: HTML made at build, without React. `app`: rendered by the application's shell. */
  render: "static" | "app";
  /** `own`: the page brings its own header instead of the site's header and footer. */
  frame: "site" | "own";
  /** An application page that is also prerendered, so that it is visible before its code has loaded. */
  drawnAtBuild?: true;
  /** An application page that search engines should list; all static pages are listed. */
  listed?: true;
  /** Allowed values of a prerendered page's parameter; one page is built for each. */
  only?: readonly string[];
  /** The page asks for a card: its security policy allows the payment provider's script and frames. */
  card?: true;
  /**
   * The operator's tracking pixel, if there is one, runs here for visitors who consent. Never set on
   * pages that ask for a password or a card or have a secret address: no third-party code runs there.
   */
  measured?: true;
  /** For developers only: in production the path answers 404. */
  hiddenInProduction?: true;
  /** `system`: light or dark as the person or their system prefers. */
  theme: "light" | "system";
}

const unmeasured = { access: "public", render: "static", frame: "site", theme: "light" } as const;
const content = { ...unmeasured, measured: true } as const;
const account = { access: "public", render: "app", frame: "site", theme: "light" } as const;
const inside = { access: "user", render: "app", frame: "own", theme: "system" } as const;

export const pages: readonly Page[] = [
  { path: "/", file: "site/home.tsx", ...content },
  { path: "/ai-workers", file: "workers/team.tsx", ...content },
  { path: "/precios", file: "site/prices.tsx", ...content },
  {
    path: "/instant-ads",
    file: "site/instant-ads.tsx",
    access: "public",
    render: "app",
    frame: "site",
    theme: "system",
    drawnAtBuild: true,
    listed: true,
    measured: true,
  },
  { path: "/legal", file: "site/legal.tsx", ...content },
  {
    path: "/para/:sector",
    file: "site/sector.tsx",
    ...content,
    only: [
      "restaurantes",
      "tiendas-online",
      "software",
      "fitness",
      "inmobiliarias",
      "belleza",
      "educacion",
      "salud",
      "finanzas",
      "automocion",
    ],
  },
  { path: "/estado", file: "site/status.tsx", ...content },
  { path: "/resultados", file: "site/results.tsx", ...content },
  { path: "/instagram-demo", file: "site/instagram-demo.tsx", ...content },
  { path: "/instagram-setup", file: "site/instagram-setup.tsx", ...content },
  { path: "/sofi", file: "site/sofi.tsx", ...content },
  { path: "/demos", file: "site/demos.tsx", ...content },
  { path: "/affiliate-strategy", file: "site/affiliate-material.tsx", ...content },
  {
    path: "/affiliate-signup",
    file: "site/affiliate-signup.tsx",
    ...account,
    drawnAtBuild: true,
    listed: true,
  },
  { path: "/affiliate-dashboard", file: "site/affiliate-dashboard.tsx", ...inside },
  { path: "/login", file: "account/login.tsx", ...account, drawnAtBuild: true, listed: true },
  {
    path: "/recuperar",
    file: "account/forgot-password.tsx",
    ...account,
    drawnAtBuild: true,
    listed: true,
  },
  {
    path: "/trial",
    file: "billing/trial.tsx",
    ...account,
    drawnAtBuild: true,
    listed: true,
    card: true,
  },
  { path: "/pago", file: "billing/payment.tsx", ...account, drawnAtBuild: true },
  { path: "/restablecer", file: "account/reset-password.tsx", ...account, drawnAtBuild: true },
  { path: "/verificar", file: "account/verify-email.tsx", ...account, drawnAtBuild: true },
  {
    path: "/pedidos/:token",
    file: "orders/order.tsx",
    access: "public",
    render: "app",
    frame: "own",
    theme: "system",
  },
  { path: "/onboarding", file: "brain/onboarding.tsx", ...inside },
  { path: "/dashboard", file: "dashboard/dashboard.tsx", ...inside, card: true },
  {
    path: "/dashboard-test",
    file: "dashboard/dashboard-test.tsx",
    ...account,
    hiddenInProduction: true,
  },
  {
    path: "/chat/:workerId?",
    file: "dashboard/chat.tsx",
    access: "user",
    render: "app",
    frame: "own",
    theme: "system",
  },
  // Not measured, because the address may contain anything that was mistyped.
  { path: "*", file: "site/not-found.tsx", ...unmeasured },
];

/** The addresses of a prerendered page: one, or one per value of its parameter. */
export function addressesOf({ path, only }: Pick<Page, "path" | "only">): string[] {
  return only ? only.map((value) => path.replace(/:\w+\??$/, value)) : [path];
}

/** The addresses in the sitemap, which search engines should list. */
export function listedAddresses(): string[] {
  return pages
    .filter(({ path, render, listed }) => (render === "static" && path !== "*") || listed)
    .flatMap(addressesOf);
}

/** Whether a path like `/chat/teo` matches a pattern like `/chat/:workerId?`. */
export function fits(pattern: string, pathname: string): boolean {
  const segments = pathname.split("/").filter(Boolean);
  const parts = pattern.split("/").filter(Boolean);
  if (segments.length > parts.length) return false;
  return parts.every((part, position) => {
    const segment = segments[position];
    if (segment === undefined) return part.endsWith("?");
    return part.startsWith(":") || part.replace(/\?$/, "") === segment;
  });
}

/** The page at a path, or undefined when there is none (404). */
export function pageAt(pathname: string): Page | undefined {
  return pages.find((page) => {
    if (page.only) return addressesOf(page).some((address) => fits(address, pathname));
    return page.path !== "*" && fits(page.path, pathname);
  });
}
