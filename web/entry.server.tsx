import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { type Shell, ShellContext } from "./lib/shell.ts";
import { pages } from "./pages.ts";

/** What each application page loads that the shell does not load already: code, and its styles. */
function shellOf({ manifest }: EntryContext): Shell {
  const own = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const root = manifest.routes.root;
  for (const url of [...(root?.imports ?? []), ...(root?.css ?? [])]) own.add(url);
  const codeOfPage: Record<string, string[]> = {};
  for (const page of pages) {
    const route = manifest.routes[page.file.replace(/\.tsx$/, "")];
    if (page.render !== "app" || !route) continue;
    const urls = [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
    codeOfPage[page.path] = urls.filter((url) => !own.has(url));
  }
  return { codeOfPage };
}

/** A page that is already drawn is seen first: shell-script.ts fetches its code once it has been painted. */
function withCodeLater(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async=""', '<script type="later"');
}

/** Runs at build only: whole pages, nothing streamed, so that no inline script is needed to finish them. */
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
    // Our CSP refuses styles in attributes; Radix writes some that matter only once its code is there.
    .replaceAll(/(<[a-z][^<>]*) style="[^"]*"/g, "$1");
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(context.isSpaMode ? html : withCodeLater(html), { status, headers });
}
