// Bundles the server: Drizzle alone, loaded file by file, costs half a second and 300 MB at start.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { inProject } from "./project.mjs";

const folder = inProject("build", "server");
// Stay in node_modules: native code, files of their own beside them, and what is not installed.
const apart = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, "pg-native", "sharp"];

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: inProject(),
  input: { main: "server/main.ts", admin: "server/admin/main.ts" },
  platform: "node",
  external: apart,
  logLevel: "warn",
});
const { output } = await bundle.write({
  dir: folder,
  format: "esm",
  entryFileNames: "[name].mjs",
  chunkFileNames: "[name]-[hash].mjs",
  // Node keeps every file's text as long as the process lives.
  comments: { jsdoc: false, annotation: false },
});
// One letter beyond ASCII makes Node keep a whole file at two bytes a letter, for as long as the
// process lives: 6 MB for our tildes.
const beyondAscii = /[\u0080-\uffff]/g;
const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
function writeAsAscii(written) {
  for (const { type, fileName, code } of written) {
    if (type === "chunk") writeFileSync(join(folder, fileName), code.replace(beyondAscii, escaped));
  }
}
writeAsAscii(output);
// Programs of their own: they start faster and take less without what the server shares.
for (const [name, input, external] of [
  // Reads its fonts beside itself.
  ["stripe-sandbox", "sandbox/stripe/main.ts", ["pdfkit"]],
  ["pglite-thread", "server/platform/database/pglite-thread.ts", [/^@electric-sql\/pglite/]],
  ["reading-thread", "server/features/websites/reading-thread.ts", []],
  ["writing-thread", "server/writer/writing-thread.ts", []],
  [
    "drawing-process",
    "server/features/ads/creatives/process/drawing-process.ts",
    [/^@takumi-rs\/core/, "sharp"],
  ],
  ["documents-process", "server/features/ads/exports/documents-process.ts", ["sharp"]],
]) {
  const program = await rolldown({
    cwd: inProject(),
    input: { [name]: input },
    platform: "node",
    external,
    logLevel: "warn",
  });
  const written = await program.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: `${name}-[name]-[hash].mjs`,
    comments: { jsdoc: false, annotation: false },
  });
  // The others hold few words, and live as long as a page or a picture.
  if (name === "writing-thread") writeAsAscii(written.output);
  await program.close();
}
// What browsers get from it is read as it is written.
cpSync(inProject("sandbox", "stripe", "browser"), join(folder, "browser"), { recursive: true });
