import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "./pages.ts";

// pages.ts is the list of pages: path, file, access, static or application.
export default pages.map((page) =>
  page.path === "/" ? index(page.file) : route(page.path, page.file),
) satisfies RouteConfig;
