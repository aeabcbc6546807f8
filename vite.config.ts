import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { siteOrigin } from "./web/lib/site-origin.ts";
import { listedAddresses } from "./web/pages.ts";

/** The toaster's styles come from our stylesheet: a style element written by a script is refused by our CSP. */
function withoutInjectedToastStyles(): Plugin {
  return {
    name: "without-injected-toast-styles",
    enforce: "pre",
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return null;
      const withoutCall = code.replace(/^__insertCSS\(.*\);?$/m, "");
      if (withoutCall === code) this.error("sonner no longer injects its styles this way");
      return { code: withoutCall, map: null };
    },
  };
}

/** sitemap.xml: every page that search engines should list. */
function sitemap(): Plugin {
  const addresses = listedAddresses().map(
    (address) => `  <url><loc>${siteOrigin}${address}</loc></url>\n`,
  );
  const source = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join("")}</urlset>
`;
  return {
    name: "sitemap",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source });
    },
  };
}

// What every application page needs, what only those with tabs, and what only those with dialogs and menus.
const core =
  /node_modules\/(?:@tanstack|sonner|zod|lucide-react)\/|\/shared\/|\/web\/lib\/|\/web\/pages\.ts$|\/web\/ads\/steps\.ts$|\/web\/site\/content\/(?:figures|company|navigation|sector-names)\.ts$|\/web\/site\/(?:site-links|social-links|clear-stored-data|countdown)\.ts$|\.woff2\?url|preload-helper|\/web\/ui\/(?!markdown|chart|dialog|lazy-dialog|confirm|menu|tabs|tooltip|return-focus)[\w-]+\.tsx?$/;
const tabs =
  /node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|id|primitive|slot|presence|use-[\w-]+|direction|collection|roving-focus|tabs))\/|\/web\/ui\/tabs\.tsx$/;
const forms = /node_modules\/react-hook-form\//;
const dialogs =
  /node_modules\/(?:@radix-ui|@floating-ui|radix-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)\/|\/web\/ui\/(?:dialog|confirm|menu|tooltip|return-focus)\.tsx?$/;

export default defineConfig({
  plugins: [withoutInjectedToastStyles(), tailwindcss(), reactRouter(), sitemap()],
  publicDir: "web/public",
  // `npm run dev` starts the API behind this server and says where.
  server: process.env.DEV_SERVER_ORIGIN
    ? {
        proxy: { "/api": process.env.DEV_SERVER_ORIGIN, "/sandbox": process.env.DEV_SERVER_ORIGIN },
      }
    : {},
  optimizeDeps: { exclude: ["sonner"] },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // Few files: on a phone each one more is a round trip. What every application page needs
        // comes in two, the rest with the page that uses it.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
              priority: 3,
            },
            { name: "core", test: core, priority: 2 },
            { name: "tabs", test: tabs, priority: 2 },
            { name: "forms", test: forms, priority: 2 },
            { name: "dialogs", test: dialogs, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
});
