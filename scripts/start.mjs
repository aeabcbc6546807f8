import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { abandoned, inProject, main, run, say } from "./project.mjs";

/** What the server ends with when its embedded database has failed: see server/main.ts. */
const databaseLostCode = 70;

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const code = await run(
    node24(),
    [inProject("build", "server", "main.mjs"), ...process.argv.slice(2)],
    {
      env: {
        // Saves a third of the time that loading the code takes.
        NODE_COMPILE_CACHE: inProject("build", "compile-cache"),
        // glibc keeps what was freed for each thread apart: 6 MB less after a start.
        MALLOC_ARENA_MAX: "2",
        // And gives back what packing the pages needed: 18 MB less.
        MALLOC_TRIM_THRESHOLD_: "1048576",
      },
      // The server ends when this process is gone, however it went.
      ipc: true,
      // Who started this file alone, in the background, may leave.
      until: process.env.npm_lifecycle_event ? abandoned() : undefined,
    },
  );
  if (code === databaseLostCode) {
    say(
      "La base de datos ha fallado y el servidor se ha cerrado. Vuelve a ejecutar npm start: lo que estaba guardado se recupera al abrirla. Si no arranca, el motivo está arriba: restaura una copia de la carpeta de datos.",
    );
  }
  return code;
});
