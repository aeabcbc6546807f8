import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "./pages.ts";

// The table of contents is pages.ts: path, file, access, static or application.
export default pages.map((page) =>
  page.path === "/" ? index(page.file) : route(page.path, page.file),
) satisfies RouteConfig;
