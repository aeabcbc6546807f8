/** One page of the product. The server reads this table too, to know which paths exist. */
export interface Page {
  /** React Router pattern: `/chat/:workerId?`; `*` is the page for unknown paths. */
  path: string;
  /** Route module, relative to `web/`. */
  file: string;
  /** `user`: visitors who are not signed in are sent to /login. */
  access: "public" | "user";
  /** `static`: prerendered, without React. `app`: from the application's shell. */
  render: "static" | "app";
  /** `own`: the page brings its own header instead of the site's header and footer. */
  frame: "site" | "own";
  /** A prerendered application page: visible before its code has loaded. */
  prerendered?: true;
  /** An application page for search engines to list; static ones always are. */
  listed?: true;
  /** The values of a prerendered page's path parameter: one page is made for each. */
  only?: readonly string[];
  /** The page has a card form: only there does the CSP allow the payment provider's script and frame. */
  hasCardForm?: true;
  /**
   * The operator's pixel, if any, may run here with the visitor's consent. Never set where people type a
   * password or a card, nor where the address is secret: no third-party tracking runs there.
   */
  allowsPixel?: true;
  /** A page for developers: in production its path answers 404. */
  hiddenInProduction?: true;
  /** `system`: light or dark, as the person or their system prefers. */
  theme: "light" | "system";
}

const staticPage = { access: "public", render: "static", frame: "site", theme: "light" } as const;
const trackedStaticPage = { ...staticPage, allowsPixel: true } as const;
const accountPage = { access: "public", render: "app", frame: "site", theme: "light" } as const;
const privatePage = { access: "user", render: "app", frame: "own", theme: "system" } as const;

export const pages: readonly Page[] = [
  { path: "/", file: "site/home.tsx", ...trackedStaticPage },
  { path: "/ai-workers", file: "workers/team.tsx", ...trackedStaticPage },
  { path: "/precios", file: "site/prices.tsx", ...trackedStaticPage },
  {
    path: "/instant-ads",
    file: "site/instant-ads.tsx",
    access: "public",
    render: "app",
    frame: "site",
    theme: "system",
    prerendered: true,
    listed: true,
    allowsPixel: true,
  },
  { path: "/legal", file: "site/legal.tsx", ...trackedStaticPage },
  {
    path: "/para/:sector",
    file: "site/sector.tsx",
    ...trackedStaticPage,
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
  { path: "/estado", file: "site/status.tsx", ...trackedStaticPage },
  { path: "/resultados", file: "site/results.tsx", ...trackedStaticPage },
  { path: "/instagram-demo", file: "site/instagram-demo.tsx", ...trackedStaticPage },
  { path: "/instagram-setup", file: "site/instagram-setup.tsx", ...trackedStaticPage },
  { path: "/sofi", file: "site/sofi.tsx", ...trackedStaticPage },
  { path: "/demos", file: "site/demos.tsx", ...trackedStaticPage },
  { path: "/affiliate-strategy", file: "site/affiliate-material.tsx", ...trackedStaticPage },
  {
    path: "/affiliate-signup",
    file: "site/affiliate-signup.tsx",
    ...accountPage,
    prerendered: true,
    listed: true,
  },
  { path: "/affiliate-dashboard", file: "site/affiliate-dashboard.tsx", ...privatePage },
  { path: "/login", file: "account/login.tsx", ...accountPage, prerendered: true, listed: true },
  {
    path: "/recuperar",
    file: "account/forgot-password.tsx",
    ...accountPage,
    prerendered: true,
    listed: true,
  },
  {
    path: "/trial",
    file: "billing/trial.tsx",
    ...accountPage,
    prerendered: true,
    listed: true,
    hasCardForm: true,
  },
  { path: "/pago", file: "billing/payment.tsx", ...accountPage, prerendered: true },
  { path: "/restablecer", file: "account/reset-password.tsx", ...accountPage, prerendered: true },
  { path: "/verificar", file: "account/verify-email.tsx", ...accountPage, prerendered: true },
  {
    path: "/pedidos/:token",
    file: "orders/order.tsx",
    access: "public",
    render: "app",
    frame: "own",
    theme: "system",
  },
  { path: "/onboarding", file: "brain/onboarding.tsx", ...privatePage },
  { path: "/dashboard", file: "dashboard/dashboard.tsx", ...privatePage, hasCardForm: true },
  {
    path: "/dashboard-test",
    file: "dashboard/dashboard-test.tsx",
    ...accountPage,
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
  // Not tracked: a mistyped address may hold personal data.
  { path: "*", file: "site/not-found.tsx", ...staticPage },
];

/** The addresses of a prerendered page: one, or one for each value of its parameter. */
export function addressesOf({ path, only }: Pick<Page, "path" | "only">): string[] {
  return only ? only.map((value) => path.replace(/:\w+\??$/, value)) : [path];
}

/** The addresses for the sitemap. */
export function listedAddresses(): string[] {
  return pages
    .filter(({ path, render, listed }) => (render === "static" && path !== "*") || listed)
    .flatMap(addressesOf);
}

/** Whether a path like `/chat/teo` matches a pattern like `/chat/:workerId?`. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const pathParts = pathname.split("/").filter(Boolean);
  const parts = pattern.split("/").filter(Boolean);
  if (pathParts.length > parts.length) return false;
  return parts.every((part, position) => {
    const pathPart = pathParts[position];
    if (pathPart === undefined) return part.endsWith("?");
    return part.startsWith(":") || part.replace(/\?$/, "") === pathPart;
  });
}

/** The page at a path, or undefined when there is none (404). */
export function pageAt(pathname: string): Page | undefined {
  return pages.find((page) => {
    if (page.only) return addressesOf(page).some((address) => matchesPattern(address, pathname));
    return page.path !== "*" && matchesPattern(page.path, pathname);
  });
}
