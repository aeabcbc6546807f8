import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { type Shell, ShellContext } from "./lib/shell.ts";
import { pages } from "./pages.ts";

/** Modules and styles of each application page that the shell does not load already. */
function shellOf({ manifest }: EntryContext): Shell {
  const shellUrls = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const root = manifest.routes.root;
  for (const url of [...(root?.imports ?? []), ...(root?.css ?? [])]) shellUrls.add(url);
  const codeOfPage: Record<string, string[]> = {};
  for (const page of pages) {
    const route = manifest.routes[page.file.replace(/\.tsx$/, "")];
    if (page.render !== "app" || !route) continue;
    const urls = [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
    codeOfPage[page.path] = urls.filter((url) => !shellUrls.has(url));
  }
  return { codeOfPage };
}

/** Disables a prerendered page's scripts; shell-script.ts loads them after the first paint. */
function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async=""', '<script type="later"');
}

/** Runs at build only. Renders whole pages without streaming, which would need inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <ShellContext value={context.isSpaMode ? shellOf(context) : null}>
      <ServerRouter context={context} url={request.url} />
    </ShellContext>,
  );
  const html = (await new Response(prelude).text())
    // Our CSP forbids style attributes; those that Radix writes matter only after hydration.
    .replaceAll(/(<[a-z][^<>]*) style="[^"]*"/g, "$1");
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(context.isSpaMode ? html : deferScripts(html), { status, headers });
}
