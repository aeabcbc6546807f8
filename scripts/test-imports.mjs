// Loaded into the process of each test file.
import asyncHooks from "node:async_hooks";
import { registerHooks } from "node:module";

// node:test follows every promise, to say whose test threw outside of it: a quarter of the work of a
// suite that asks a database a lot. Without that such an error still fails its file and is told, and
// `node --test` alone names the test. Which suite a test stands in is found without promises.
if (process.env.NODE_TEST_CONTEXT) {
  const { createHook } = asyncHooks;
  asyncHooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
  await import("node:test");
  asyncHooks.createHook = createHook;
}

// Drizzle's package.json is 180 KB, and Node reads it anew for every import of Drizzle and for every
// file inside it: more than half of what it takes to load the product. Here each name is looked up once.
const root = new URL("../", import.meta.url).href;
const packages = new URL("node_modules/", root).href;
const drizzle = new URL("drizzle-orm/", packages).href;

const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    if (from.startsWith(drizzle) && /^\.\.?\/.*\.js$/.test(specifier))
      return { url: new URL(specifier, from).href, format: "module", shortCircuit: true };
    const isName = /^(#|@?[a-z][\w-]*(\/|$))/i.test(specifier);
    if (!isName || !from.startsWith(root) || from.startsWith(packages))
      return next(specifier, context);
    // What is required may be another file than what is imported.
    const key = `${context.conditions.includes("import")} ${specifier}`;
    const known = found.get(key);
    if (known) return { ...known, shortCircuit: true };
    const answer = next(specifier, context);
    found.set(key, answer);
    return answer;
  },
});
