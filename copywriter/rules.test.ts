import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const folder = import.meta.dirname;
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
const sources = paths
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

/** The regular expressions of a source: literals, and the strings given to RegExp. */
function expressionsIn(text: string): string[] {
  const found: string[] = [];
  let before = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (text.startsWith("//", at)) at = text.indexOf("\n", at) - 1;
    else if (text.startsWith("/*", at)) at = text.indexOf("*/", at) + 1;
    else if (/["'`]/.test(letter)) {
      const start = at + 1;
      for (at += 1; at < text.length && text.charAt(at) !== letter; at += 1)
        if (text.charAt(at) === "\\") at += 1;
      if (/RegExp\((?:String\.raw)?$/.test(before)) found.push(text.slice(start, at));
      before = "";
      continue;
    } else if (letter === "/" && /(?:^|[(,=:[!&|?{};>]|return)$/.test(before)) {
      const start = at + 1;
      let inClass = false;
      for (at += 1; text.charAt(at) !== "/" || inClass; at += 1) {
        if (text.charAt(at) === "\\") at += 1;
        else if (text.charAt(at) === "[") inClass = true;
        else if (text.charAt(at) === "]") inClass = false;
      }
      found.push(text.slice(start, at));
      before = "/";
      continue;
    }
    if (/\S/.test(letter)) before = `${before}${text.charAt(at)}`.slice(-20);
  }
  return found;
}

/** Whether a group without end begins with something without end: «(a+b?)+»; «(?:, [a-z]+)*» is safe. */
function isNested(expression: string): boolean {
  const plain = expression
    .replace(/\\p\{[^}]*\}|\\./gu, "x")
    .replace(/\[[^\]]*\]/g, "x")
    .replace(/\(\?(?:[:=!]|<[=!])/g, "(");
  const groups: { start: number; isEndless: boolean }[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at);
    if (letter === "(") groups.push({ start: at + 1, isEndless: false });
    else if (letter === ")") {
      const { start, isEndless } = groups.pop() ?? { start: at, isEndless: false };
      const repeats = /^(?:[*+]|\{\d+,\})/.test(plain.slice(at + 1));
      const opensLoose = /^[^(][*+?{]/.test(plain.slice(start, at));
      if (repeats && isEndless && opensLoose) return true;
      if ((repeats || isEndless) && groups.length > 0) groups.at(-1)!.isEndless = true;
    } else if (/^(?:[*+]|\{\d+,\})/.test(plain.slice(at)) && groups.length > 0)
      groups.at(-1)!.isEndless = true;
  }
  return false;
}

test("regular expressions are short, and repeat nothing that repeats", () => {
  const faults = sources.flatMap(({ path, text }) =>
    expressionsIn(text)
      .filter((expression) => expression.length > 120 || isNested(expression))
      .map((expression) => `${path}: ${expression}`),
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(expressionsIn('a(/x[/]y/); b = 4 / 2; new RegExp("(q+)+", "u")'), [
    "x[/]y",
    "(q+)+",
  ]);
  assert.ok(isNested("(q+)+") && isNested("(?:q*b?)*"));
  assert.ok(!isNested("(?:q+)?") && !isNested("[(+]+") && !isNested("(?:, q+)*"));
});

test("files stay short enough to read", () => {
  const long = paths
    .filter((path) => /\.(?:ts|yaml)$/.test(path))
    .filter((path) => {
      const lines = readFileSync(join(folder, path), "utf8").split("\n").length;
      return lines > (path.endsWith(".yaml") ? 600 : 400);
    });
  assert.deepEqual(long, []);
});

test("the library imports only itself and shared, and zod for the trades", () => {
  const foreign = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)";/gm)]
      .map(([, from = ""]) => from)
      .filter((from) => {
        if (from.startsWith(".")) return join(path, "..", from).startsWith("..");
        const isFile = path === "data.ts" && from.startsWith("node:");
        return (
          !from.startsWith("#shared/") && !isFile && !(path.startsWith("trades/") && from === "zod")
        );
      })
      .map((from) => `${path}: ${from}`),
  );
  assert.deepEqual(foreign, []);
});

test("the library has no clock and no chance of its own", () => {
  const impure = sources.filter(({ text }) =>
    /Math\.random|Date\.now|new Date\(\)|process\.env|setTimeout/.test(text),
  );
  assert.deepEqual(
    impure.map(({ path }) => path),
    [],
  );
});

test("a trade, a line and a word stand in one file each", () => {
  const yamlIn = (part: string) =>
    paths
      .filter((path) => path.startsWith(`${part}/`) && path.endsWith(".yaml"))
      .map((path) => ({ path, names: keysOf(readFileSync(join(folder, path), "utf8")) }));
  const trades = yamlIn("trades").map(({ path }) => path.slice("trades/".length, -5));
  const named = sources
    .filter(({ path }) => !path.startsWith("trades/"))
    .flatMap(({ path, text }) =>
      trades
        .filter((id) => text.includes(`"${id}.yaml"`) || text.includes(`trades/${id}`))
        .map((id) => `${path}: ${id}`),
    );
  assert.deepEqual(named, []);
  const uses = yamlIn("lines").flatMap(({ names }) => names.filter((name) => name.includes(".")));
  const words = yamlIn("understand")
    .filter(({ path }) => /(?:vocabulary|terms)\.yaml$/.test(path))
    .flatMap(({ names }) => names);
  for (const names of [uses, words])
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
    );
});

/** The names at the left edge of a YAML file. */
const keysOf = (text: string) => [...text.matchAll(/^([\p{L}.-]+):/gmu)].map(([, name]) => name!);
