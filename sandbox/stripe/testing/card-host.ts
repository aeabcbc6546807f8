import { join } from "node:path";
import { rolldown } from "rolldown";

/** Bundles a small app with Stripe's React elements that requests nothing from other origins. */
export async function buildCardHost(): Promise<Record<string, { type: string; body: string }>> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, "card-page.tsx"),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "warn",
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tarjeta</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css">
<script src="/sandbox/stripe.js" defer></script><script type="module" src="/host.js"></script>
</head><body><div id="root"></div></body></html>`;
  const css =
    "main{padding:16px;font-family:sans-serif;max-width:640px}.dark{background:#151026;color:#fff}";
  return {
    "/": { type: "text/html; charset=utf-8", body: html },
    "/done": {
      type: "text/html; charset=utf-8",
      body: '<!doctype html><html lang="es"><title>Listo</title><link rel="icon" href="data:,"><h1>Listo</h1></html>',
    },
    "/host.js": { type: "text/javascript", body: output[0].code },
    "/host.css": { type: "text/css", body: css },
  };
}
