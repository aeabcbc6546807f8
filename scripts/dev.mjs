// Runs the server from source, restarted at each change, behind Vite's development server.
import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { main, run, say } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  // The copywriter's words are read as JSON, also from source.
  await ensureBuilt({ only: ["copywriter"] });
  const port = Number(process.env.PORT || 3000);
  const serverPort = port + 1;
  say(`La web en desarrollo: http://localhost:${port} (el servidor, detrás, en ${serverPort}).`);
  // When one ends, the other is stopped.
  const stop = new AbortController();
  const server = run(node24(), ["--watch", "--watch-preserve-output", "server/main.ts"], {
    env: { PORT: String(serverPort), PUBLIC_ORIGIN: `http://localhost:${port}` },
    until: stop.signal,
  });
  const web = run(
    node24(),
    ["node_modules/@react-router/dev/bin.cjs", "dev", "--port", String(port), "--strictPort"],
    { env: { DEV_SERVER_ORIGIN: `http://127.0.0.1:${serverPort}` }, until: stop.signal },
  );
  const code = await Promise.race([server, web]);
  stop.abort();
  await Promise.all([server, web]);
  return code;
});
