import type { Config } from "@react-router/dev/config";
import { addressesOf, pages } from "./web/pages.ts";

const drawn = pages.filter((page) => page.render === "static" || page.prerendered);

export default {
  appDirectory: "web",
  buildDirectory: "build/web",
  ssr: false,
  // The catch-all page is written once, as 404/index.html.
  prerender: drawn.flatMap((page) => (page.path === "*" ? ["/404"] : addressesOf(page))),
} satisfies Config;
