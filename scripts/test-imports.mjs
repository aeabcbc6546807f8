// Loaded into the process of each test file.
import { registerHooks } from "node:module";
import { bundledPackages } from "./test-packages.mjs";

// What most files load is found without looking for it: the product's own modules, and packages as
// one file each, where the run has made them.
const root = new URL("../", import.meta.url).href;
const packages = new URL("node_modules/", root).href;
const bundled = bundledPackages(process.env.TEST_PACKAGES);

/** «../x.ts», and «#server/x.ts» as package.json has it. */
const own = /^(\.\.?\/|#(server|shared|web|db|test)\/).*\.ts$/;

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    // What is required may be another file than what is imported.
    if (
      !from.startsWith(root) ||
      from.startsWith(packages) ||
      !context.conditions.includes("import")
    )
      return next(specifier, context);
    if (own.test(specifier)) {
      const url = specifier.startsWith("#")
        ? root + specifier.slice(1)
        : new URL(specifier, from).href;
      return { url, format: "module-typescript", shortCircuit: true };
    }
    const url = bundled.get(specifier);
    return url ? { url, format: "module", shortCircuit: true } : next(specifier, context);
  },
});
