import { me } from "#shared/account.ts";
import { readAffiliate } from "#shared/affiliates.ts";
import { billingSettings, readBilling } from "#shared/billing.ts";
import { readBrainDraft, readBusinessProfile } from "#shared/brain.ts";
import { readEngine } from "#shared/chat.ts";
import { readOverview } from "#shared/overview.ts";
import { myWorkers } from "#shared/workers.ts";
import { stepParam } from "#web/ads/steps.ts";
import { firstTaskKey } from "#web/lib/first-task.ts";
import { signedInKey } from "#web/lib/signed-in-hint.ts";
import { themeKey } from "#web/lib/theme.ts";
import { pages } from "#web/pages.ts";
import { wholeLength } from "#web/ui/link-faces.tsx";

/** «/chat/:workerId?» → «/chat»: the fixed part is enough to know the page by. */
function fixedPart(pattern: string): string {
  return pattern.replace(/\/:.*$/, "");
}

const maybeDark = pages
  .filter((page) => page.theme === "system")
  .map((page) => fixedPart(page.path));

/** Sets `h`, the root, dark where the person or their system wants it so. */
const keepTheme = `var c=null;try{c=localStorage.getItem(${JSON.stringify(themeKey)})}catch(e){}
if(c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)h.dataset.theme="dark"`;

/**
 * Runs in the head of static pages, before the first paint: what is for strangers, and what is for
 * whoever may be signed in, is told apart by site.css; enhance.ts asks the server and sets it right.
 * Whoever comes to the team from telling about their business stays in their theme.
 */
export function visitorScript(path: string): string {
  const arrival = `if(sessionStorage.getItem(${JSON.stringify(firstTaskKey)})){h.dataset.arriving="";${keepTheme}}`;
  return `(function(){var h=document.documentElement;try{if(localStorage.getItem(${JSON.stringify(signedInKey)}))h.dataset.visitor="known";
${/^\/ai-workers\/?$/.test(path) ? arrival : ""}}catch(e){}})()`;
}

const profile = readBusinessProfile.path;
const inOwnDays = `${readOverview.path}?timeZone=`;

/** What a visit of somebody who is signed in begins with. The dashboard's is that of its first tab. */
const asked: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": [me.path, readBilling.path, profile, inOwnDays],
  "/chat": [me.path, readBilling.path, profile, readEngine.path, myWorkers.path],
  "/onboarding": [me.path, profile, readBrainDraft.path],
  "/affiliate-dashboard": [me.path, readAffiliate.path],
};

/** Its form needs no more of its link than to send it on. */
const resetPath = "/restablecer";

/** Its page looks different in a month whose trials are all taken. */
const trialPath = "/trial";

/**
 * Runs in the head of application pages, before the first paint: a dark page never flashes white,
 * the page's own code and data are fetched together with the shell's instead of after it. On a page drawn at
 * build the right tab or face is seen, and its code comes with the first touch, or after the first paint where
 * there is something to find again; a form or button that is used too early says so and waits for it.
 */
export function shellScript(codeOfPage: Readonly<Record<string, readonly string[]>>): string {
  const code = Object.entries(codeOfPage).map(([pattern, urls]) => [fixedPart(pattern), urls]);
  return `(function(){var p=location.pathname,d=document,h=d.documentElement,q=new URLSearchParams(location.search),t=q.get("tab"),s=q.get(${JSON.stringify(stepParam)});if(t)h.dataset.tab=t;if(s)h.dataset.step=s;
function whole(n,l){return(q.get(n)||"").length>=l}var faces=[t==="register"?t:"login",whole("token",${wholeLength.token})||whole("checkout",${wholeLength.checkout})?"link":"bare"];h.dataset.face=faces[1];
addEventListener("submit",function(e){if("hydrated" in h.dataset)return;e.preventDefault();e.target.dataset.sent=""},true);
function codeless(){if(!("hydrated" in h.dataset))h.dataset.codeless=""}
addEventListener("error",function(e){if(e.target.type==="module")codeless()},true);
addEventListener("unhandledrejection",function(e){if(e.reason instanceof TypeError&&/import|module/i.test(e.reason.message))codeless()});
addEventListener("click",function(e){if(e.target.closest("[data-reload]"))location.reload();var b=e.target.closest("main button[type=button],footer button[type=button]");if(b&&!("hydrated" in h.dataset))b.dataset.pressed=""},true);
d.addEventListener("DOMContentLoaded",function(){d.querySelectorAll("[data-only]").forEach(function(e){if(faces.indexOf(e.dataset.only)<0)e.remove()});requestAnimationFrame(function(){setTimeout(function(){
later=d.querySelector('script[type="later"]');if(!later)return;if(touched||"known" in h.dataset||left())begin();else if(d.readyState==="complete")soon();else addEventListener("load",soon)})})});
function soon(){setTimeout(function(){if(later)ahead('link[rel="later"][href*="/react-"]')})}
var later,touched,touches=["pointerdown","pointermove","keydown","focusin","input"];function touch(e){if(e&&e.type==="pointermove"&&!e.movementX&&!e.movementY)return;touched=1;begin()}
touches.forEach(function(n){addEventListener(n,touch,{capture:true,passive:true})});
function ahead(x){d.querySelectorAll(x).forEach(function(l){l.rel="modulepreload"})}
function begin(){if(!later)return;var s=d.createElement("script");s.type="module";s.textContent=later.textContent;later=null;ahead('link[rel="later"]');d.querySelectorAll('link[rel="sheet"]').forEach(function(l){l.rel="stylesheet"});d.head.appendChild(s);touches.forEach(function(n){removeEventListener(n,touch,true)})}
function left(){q.delete("tab");if(at(${JSON.stringify(resetPath)}))q.delete("token");if(String(q)||location.hash)return true;try{for(var i=0;i<sessionStorage.length;i++)if(/^kolmena/.test(sessionStorage.key(i)))return true}catch(e){}}
function early(u){var r=fetch(u,{credentials:"same-origin",headers:{accept:"application/json"},signal:AbortSignal.timeout(3e4)}),c=r.then(function(x){return x.clone().text()});c.catch(function(){});(window.kolmenaEarly=window.kolmenaEarly||{})[u]=r;return c}
try{if(localStorage.getItem(${JSON.stringify(signedInKey)}))h.dataset.known=""}catch(e){}
function at(x){return p===x||p.indexOf(x+"/")===0}
if("known" in h.dataset&&!t)${JSON.stringify(Object.entries(asked))}.forEach(function(e){if(at(e[0]))e[1].forEach(function(u){if(/=$/.test(u))u+=encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone);
early(u)})});
if(at(${JSON.stringify(trialPath)}))early(${JSON.stringify(billingSettings.path)}).then(function(x){if(JSON.parse(x).trialsOpen===false)touch()}).catch(function(){touch()});
${JSON.stringify(code)}.forEach(function(e){if(at(e[0]))e[1].forEach(function(u){if(/\\.css/.test(u)){fetch(u).catch(function(){});return}var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)})});
if(!${JSON.stringify(maybeDark)}.some(at))return;${keepTheme}})()`;
}
