import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { type Shell, ShellContext } from "./lib/shell.ts";
import { pages } from "./pages.ts";

/** The code and styles that each application page loads beyond the shell's. */
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

/** Defers a prerendered page's code: shell-script.ts loads it after the first paint. */
function deferCode(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async=""', '<script type="later"');
}

/** Runs at build only. Renders whole pages: a streamed one would need inline scripts to complete it. */
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
    // Our CSP refuses style attributes; those that Radix writes matter only after hydration.
    .replaceAll(/(<[a-z][^<>]*) style="[^"]*"/g, "$1");
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(context.isSpaMode ? html : deferCode(html), { status, headers });
}
