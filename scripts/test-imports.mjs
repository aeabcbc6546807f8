// Loaded into each test file's process.
import { registerHooks } from "node:module";
import { bundledPackages } from "./test-packages.mjs";

// A forced exit does not wait for a pipe, and results of whole files were lost (nodejs/node#64833).
if (process.env.NODE_TEST_CONTEXT) process.stdout._handle?.setBlocking?.(true);

// Resolves the most common imports without file system lookups: the project's modules, and the packages
// that test-packages.mjs has bundled into one file each.
const root = new URL("../", import.meta.url).href;
const packages = new URL("node_modules/", root).href;
const bundled = bundledPackages(process.env.TEST_PACKAGES);

/** «../x.ts», and «#server/x.ts» as package.json has it. */
const projectModule = /^(\.\.?\/|#(server|copywriter|shared|web|db|test)\/).*\.ts$/;

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    // `require` may resolve to another file than `import`, so it is left alone.
    if (
      !from.startsWith(root) ||
      from.startsWith(packages) ||
      !context.conditions.includes("import")
    )
      return next(specifier, context);
    if (projectModule.test(specifier)) {
      const url = specifier.startsWith("#")
        ? root + specifier.slice(1)
        : new URL(specifier, from).href;
      return { url, format: "module-typescript", shortCircuit: true };
    }
    const url = bundled.get(specifier);
    return url ? { url, format: "module", shortCircuit: true } : next(specifier, context);
  },
});
