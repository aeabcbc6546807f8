import { type Html, html } from "./html.ts";

/** A complete page. `script` is a module of browser/; `cards` loads Stripe.js for a card field. */
export function renderPage(content: {
  title: string;
  body: Html;
  script?: string;
  cards?: boolean;
  bare?: boolean;
}): Html {
  const { title, body, script, cards, bare } = content;
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/page.css">
<link rel="stylesheet" href="/sandbox/assets/layouts.css">
${cards && html`<script src="/sandbox/stripe.js" defer></script>`}
${script && html`<script type="module" src="/sandbox/assets/${script}"></script>`}
</head>
<body${bare && html` class="bare"`}>
${!bare && html`<header class="strip">Pagos de prueba: no se cobra ninguna tarjeta</header>`}
${body}
</body>
</html>
`;
}

/** A page with a message and at most one link. */
export function renderNotice(content: {
  title: string;
  text: string;
  mark?: "done" | "waiting";
  link?: { href: string; label: string };
}): Html {
  const { title, text, mark, link } = content;
  return renderPage({
    title,
    body: html`<main class="notice">
${mark && html`<p class="mark ${mark}" aria-hidden="true">${mark === "done" ? "✓" : "…"}</p>`}
<h1>${title}</h1>
<p>${text}</p>
${link && html`<p><a class="button" href="${safeLink(link.href)}">${link.label}</a></p>`}
</main>`,
  });
}

/** URLs come from API callers, so only http and https become a link. */
export function safeLink(href: string): string {
  try {
    const url = new URL(href);
    return ["http:", "https:"].includes(url.protocol) ? url.href : "#";
  } catch {
    return "#";
  }
}
