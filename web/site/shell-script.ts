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
import { minLinkValueLength } from "#web/ui/link-variants.tsx";

/** «/chat/:workerId?» → «/chat»: the fixed part identifies the page. */
function fixedPart(pattern: string): string {
  return pattern.replace(/\/:.*$/, "");
}

const maybeDark = pages
  .filter((page) => page.theme === "system")
  .map((page) => fixedPart(page.path));

/** Sets the dark theme on `h`, the root element, when the person or their system prefers it. */
const applyTheme = `var c=null;try{c=localStorage.getItem(${JSON.stringify(themeKey)})}catch(e){}
if(c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)h.dataset.theme="dark"`;

/**
 * Runs in the head of static pages, before the first paint: sets `data-visitor` from the signed-in hint,
 * by which site.css shows the signed-in or signed-out elements; enhance.ts corrects it with the server's
 * answer. People who arrive at /ai-workers from onboarding keep their theme.
 */
export function visitorScript(path: string): string {
  const arrival = `if(sessionStorage.getItem(${JSON.stringify(firstTaskKey)})){h.dataset.arriving="";${applyTheme}}`;
  return `(function(){var h=document.documentElement;try{if(localStorage.getItem(${JSON.stringify(signedInKey)}))h.dataset.visitor="known";
${/^\/ai-workers\/?$/.test(path) ? arrival : ""}}catch(e){}})()`;
}

const profile = readBusinessProfile.path;
const overviewInTimeZone = `${readOverview.path}?timeZone=`;

/**
 * The first requests of each page for a signed-in person; for the dashboard, those of its first tab. A path
 * that ends in `=` gets the time zone appended.
 */
const firstRequests: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": [me.path, readBilling.path, profile, overviewInTimeZone],
  "/chat": [me.path, readBilling.path, profile, readEngine.path, myWorkers.path],
  "/onboarding": [me.path, profile, readBrainDraft.path],
  "/affiliate-dashboard": [me.path, readAffiliate.path],
};

/** Its prerendered form does not depend on the token, so a token alone does not start its code. */
const resetPath = "/restablecer";

/** Its page looks different when no trials are left this month, so its code then starts at once. */
const trialPath = "/trial";

/**
 * Runs in the head of application pages, before the first paint. Sets the theme, so that a dark page does
 * not flash white, and fetches the page's code and data in parallel with the shell's. On a prerendered page it
 * shows the right tab or variant and loads the code on the first interaction, or after the first paint when
 * the address, the tab's storage or a session hold state to restore. Submits and clicks made before that are
 * recorded; `replayEarlyInput` repeats them.
 */
export function shellScript(codeOfPage: Readonly<Record<string, readonly string[]>>): string {
  const code = Object.entries(codeOfPage).map(([pattern, urls]) => [fixedPart(pattern), urls]);
  return `(function(){var p=location.pathname,d=document,h=d.documentElement,q=new URLSearchParams(location.search),t=q.get("tab"),s=q.get(${JSON.stringify(stepParam)});if(t)h.dataset.tab=t;if(s)h.dataset.step=s;
function isLong(n,l){return(q.get(n)||"").length>=l}var variants=[t==="register"?t:"login",isLong("token",${minLinkValueLength.token})||isLong("checkout",${minLinkValueLength.checkout})?"link":"bare"];h.dataset.face=variants[1];
addEventListener("submit",function(e){if("hydrated" in h.dataset)return;e.preventDefault();e.target.dataset.sent=""},true);
function codeless(){if(!("hydrated" in h.dataset))h.dataset.codeless=""}
addEventListener("error",function(e){if(e.target.type==="module")codeless()},true);
addEventListener("unhandledrejection",function(e){if(e.reason instanceof TypeError&&/import|module/i.test(e.reason.message))codeless()});
addEventListener("click",function(e){if(e.target.closest("[data-reload]"))location.reload();var b=e.target.closest("main button[type=button],footer button[type=button]");if(b&&!("hydrated" in h.dataset))b.dataset.pressed=""},true);
d.addEventListener("DOMContentLoaded",function(){d.querySelectorAll("[data-only]").forEach(function(e){if(variants.indexOf(e.dataset.only)<0)e.remove()});requestAnimationFrame(function(){setTimeout(function(){
later=d.querySelector('script[type="later"]');if(!later)return;if(touched||"known" in h.dataset||hasState())begin();else if(d.readyState==="complete")soon();else addEventListener("load",soon)})})});
function soon(){setTimeout(function(){if(later)preload('link[rel="later"][href*="/react-"]')})}
var later,touched,touches=["pointerdown","pointermove","keydown","focusin","input"];function touch(e){if(e&&e.type==="pointermove"&&!e.movementX&&!e.movementY)return;touched=1;begin()}
touches.forEach(function(n){addEventListener(n,touch,{capture:true,passive:true})});
function preload(x){d.querySelectorAll(x).forEach(function(l){l.rel="modulepreload"})}
function begin(){if(!later)return;var s=d.createElement("script");s.type="module";s.textContent=later.textContent;later=null;preload('link[rel="later"]');d.querySelectorAll('link[rel="sheet"]').forEach(function(l){l.rel="stylesheet"});d.head.appendChild(s);touches.forEach(function(n){removeEventListener(n,touch,true)})}
function hasState(){q.delete("tab");if(at(${JSON.stringify(resetPath)}))q.delete("token");if(String(q)||location.hash)return true;try{for(var i=0;i<sessionStorage.length;i++)if(/^kolmena/.test(sessionStorage.key(i)))return true}catch(e){}}
function prefetch(u){var r=fetch(u,{credentials:"same-origin",headers:{accept:"application/json"},signal:AbortSignal.timeout(3e4)}),c=r.then(function(x){return x.clone().text()});c.catch(function(){});(window.kolmenaPrefetched=window.kolmenaPrefetched||{})[u]=r;return c}
try{if(localStorage.getItem(${JSON.stringify(signedInKey)}))h.dataset.known=""}catch(e){}
function at(x){return p===x||p.indexOf(x+"/")===0}
if("known" in h.dataset&&!t)${JSON.stringify(Object.entries(firstRequests))}.forEach(function(e){if(at(e[0]))e[1].forEach(function(u){if(/=$/.test(u))u+=encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone);
prefetch(u)})});
if(at(${JSON.stringify(trialPath)}))prefetch(${JSON.stringify(billingSettings.path)}).then(function(x){if(JSON.parse(x).trialsOpen===false)touch()}).catch(function(){touch()});
${JSON.stringify(code)}.forEach(function(e){if(at(e[0]))e[1].forEach(function(u){if(/\\.css/.test(u)){fetch(u).catch(function(){});return}var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)})});
if(!${JSON.stringify(maybeDark)}.some(at))return;${applyTheme}})()`;
}
