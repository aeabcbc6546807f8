import { phone } from "#test/browser.ts";
import { examplePath } from "#test/showing-order.ts";
import { addressesOf, type Page } from "#web/pages.ts";

/** One screenshot: of which page, as whom, how large and in which theme. */
export interface Screen {
  /** In docs/screens. */
  file: string;
  /** What its file's name begins with. */
  name: string;
  /** As web/pages.ts has it, or one of its addresses. */
  path: string;
  address: string;
  /** By the demo account; else by a stranger. */
  isSignedIn: boolean;
  /** Drawn by the application's code, not at build. */
  isApp: boolean;
  viewport: { width: number; height: number };
  theme: "light" | "dark";
}

/** What somebody sees before they scroll. */
const viewports = [phone, { width: 1440, height: 900 }];

/** As long as one that came by mail. */
const mailedToken = "ejemplo-de-enlace-del-correo";

/** What is shown of a page whose path does not say it. */
const shown: Readonly<Record<string, { name: string; address: string }>> = {
  "/": { name: "inicio", address: "/" },
  "/chat/:workerId?": { name: "chat-teo", address: "/chat/teo" },
  "/pedidos/:token": { name: "pedido", address: examplePath },
  "/pago": { name: "pago", address: "/pago?checkout=cs_de_ejemplo" },
  "/restablecer": { name: "restablecer", address: `/restablecer?token=${mailedToken}` },
  "/verificar": { name: "verificar", address: `/verificar?token=${mailedToken}` },
  "*": { name: "404", address: "/esto-no-existe" },
};

/** Of a page with many addresses these many are enough. */
const addressesMax = 2;

function addressesShown(page: Page): { name: string; address: string }[] {
  const known = shown[page.path];
  if (known) return [known];
  return addressesOf(page)
    .slice(0, addressesMax)
    .map((address) => ({
      name: address.slice(1).replaceAll("/", "-").replaceAll(/[:?]/g, ""),
      address: address.replaceAll(/:\w+\??/g, "ejemplo"),
    }));
}

/** Every screenshot that docs/screens has to have. */
export function screensOf(pages: readonly Page[]): Screen[] {
  return pages.flatMap((page) => {
    const themes = page.theme === "system" ? (["light", "dark"] as const) : (["light"] as const);
    return addressesShown(page).flatMap(({ name, address }) =>
      viewports.flatMap((viewport) =>
        themes.map((theme) => ({
          file: `${name}-${viewport.width}${theme === "dark" ? "-dark" : ""}.webp`,
          name,
          path: page.only ? address : page.path,
          address,
          isSignedIn: page.access === "user" || page.hiddenInProduction === true,
          isApp: page.render === "app",
          viewport,
          theme,
        })),
      ),
    );
  });
}

export const screensFolder = new URL("../../docs/screens/", import.meta.url);

/** Of one file. */
export const screenBytesMax = 80 * 1024;
