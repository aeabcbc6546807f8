import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "./pages.ts";

// All pages are listed in pages.ts: path, file, access and rendering.
export default pages.map((page) =>
  page.path === "/" ? index(page.file) : route(page.path, page.file),
) satisfies RouteConfig;
