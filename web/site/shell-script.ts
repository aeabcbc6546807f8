import { stepParam } from "#web/ads/steps.ts";
import { signedInKey } from "#web/lib/signed-in-hint.ts";
import { themeKey } from "#web/lib/theme.ts";
import { pages } from "#web/pages.ts";

/** «/chat/:workerId?» → «/chat»: the fixed part is enough to know the page by. */
function fixedPart(pattern: string): string {
  return pattern.replace(/\/:.*$/, "");
}

const maybeDark = pages
  .filter((page) => page.theme === "system")
  .map((page) => fixedPart(page.path));

/**
 * Runs in the head of application pages, before the first paint: a dark page never flashes white,
 * the page's own code is fetched together with the shell's instead of after it. On a page drawn at
 * build the right tab is seen, the code comes after the first paint, and a form or button
 * that is used too early waits for it.
 */
export function shellScript(codeOfPage: Readonly<Record<string, readonly string[]>>): string {
  const code = Object.entries(codeOfPage).map(([pattern, urls]) => [fixedPart(pattern), urls]);
  return `(function(){var p=location.pathname,d=document,h=d.documentElement,q=new URLSearchParams(location.search),t=q.get("tab"),s=q.get(${JSON.stringify(stepParam)});if(t)h.dataset.tab=t;if(s)h.dataset.step=s;
addEventListener("submit",function(e){if("hydrated" in h.dataset)return;e.preventDefault();e.target.dataset.sent=""},true);
addEventListener("click",function(e){var b=e.target.closest("main button[type=button]");if(b&&!("hydrated" in h.dataset))b.dataset.pressed=""},true);
d.addEventListener("DOMContentLoaded",function(){d.querySelectorAll("[data-only]").forEach(function(e){if(e.dataset.only!==(t==="register"?t:"login"))e.remove()});requestAnimationFrame(function(){setTimeout(function(){
var c=d.querySelector('script[type="later"]');if(!c)return;d.querySelectorAll('link[rel="later"]').forEach(function(l){l.rel="modulepreload"});
var s=d.createElement("script");s.type="module";s.textContent=c.textContent;d.head.appendChild(s)})})});
try{if(localStorage.getItem(${JSON.stringify(signedInKey)}))h.dataset.known=""}catch(e){}
function at(x){return p===x||p.indexOf(x+"/")===0}
${JSON.stringify(code)}.forEach(function(e){if(at(e[0]))e[1].forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)})});
if(!${JSON.stringify(maybeDark)}.some(at))return;var c=null;try{c=localStorage.getItem(${JSON.stringify(themeKey)})}catch(e){}
if(c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)h.dataset.theme="dark"})()`;
}
