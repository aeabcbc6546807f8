import { phone } from "#test/browser.ts";
import { examplePath } from "#test/fake-order-api.ts";
import { addressesOf, type Page } from "#web/pages.ts";

/** One screenshot: of which page, as whom, how large and in which theme. */
export interface Screen {
  /** Its name in docs/screens. */
  file: string;
  /** The beginning of its file's name. */
  name: string;
  /** The page's pattern in web/pages.ts, or one of its addresses. */
  path: string;
  address: string;
  /** Taken as the demo account, otherwise as a stranger. */
  isSignedIn: boolean;
  /** Rendered by the application's code and not at build. */
  isApp: boolean;
  viewport: { width: number; height: number };
  theme: "light" | "dark";
}

/** Screenshots show what is visible without scrolling. */
const viewports = [phone, { width: 1440, height: 900 }];

/** Stands for a token from a mail. */
const mailedToken = "ejemplo-de-enlace-del-correo";

/** Name and address for pages whose path does not give them. */
const shown: Readonly<Record<string, { name: string; address: string }>> = {
  "/": { name: "inicio", address: "/" },
  "/chat/:workerId?": { name: "chat-teo", address: "/chat/teo" },
  "/pedidos/:token": { name: "pedido", address: examplePath },
  "/pago": { name: "pago", address: "/pago?checkout=cs_de_ejemplo" },
  "/restablecer": { name: "restablecer", address: `/restablecer?token=${mailedToken}` },
  "/verificar": { name: "verificar", address: `/verificar?token=${mailedToken}` },
  "*": { name: "404", address: "/esto-no-existe" },
};

/** Of a page with many addresses only the first ones are shown. */
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

/** The limit of one file, in bytes. */
export const screenBytesMax = 80 * 1024;
