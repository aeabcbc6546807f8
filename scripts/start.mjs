import { ensureBuilt } from "./builds.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { inProject, main, parentExitSignal, run, say } from "./project.mjs";

/** The server's exit code when its embedded database has failed; see server/main.ts. */
const databaseLostCode = 70;

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const code = await run(
    node24(),
    [inProject("build", "server", "main.mjs"), ...process.argv.slice(2)],
    {
      env: {
        // Makes loading the code a third faster.
        NODE_COMPILE_CACHE: inProject("build", "compile-cache"),
        // glibc keeps freed memory per arena; two arenas save 6 MB after a start.
        MALLOC_ARENA_MAX: "2",
        // And gives back what packing the pages needed: 18 MB less.
        MALLOC_TRIM_THRESHOLD_: "1048576",
      },
      // Lets the server end when this process ends for any reason.
      ipc: true,
      // Without npm, this may run in the background after its parent has ended.
      until: process.env.npm_lifecycle_event ? parentExitSignal() : undefined,
    },
  );
  if (code === databaseLostCode) {
    say(
      "La base de datos ha fallado y el servidor se ha cerrado. Vuelve a ejecutar npm start: lo que estaba guardado se recupera al abrirla. Si no arranca, el motivo está arriba: restaura una copia de la carpeta de datos.",
    );
  }
  return code;
});
