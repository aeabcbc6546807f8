import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the build puts the words that stand in YAML here: beside the bundle, or seen from the source. */
const folder = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "../build/copywriter")
  : join(import.meta.dirname, "../copywriter");
const read = new Map<string, unknown>();

/**
 * The data of one YAML file, such as `lines/call`; read once.
 * @throws Error of the file system when the build did not make it
 */
export function dataOf<T>(name: string): T {
  if (!read.has(name))
    read.set(name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  return read.get(name) as T;
}
