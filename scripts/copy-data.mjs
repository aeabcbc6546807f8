// Writes the copywriter's YAML as one compact JSON file each to build/copywriter.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { linesByUse, trade } from "../copywriter/trades/schema.ts";
import { learnAppeal, readGraded } from "./copy-appeal.ts";
import { lexicon } from "./copy-lexicon.mjs";
import { cutShort, learnRoles, packed, readLabelled } from "./copy-roles.ts";
import { inProject } from "./project.mjs";

const source = inProject("copywriter");
const output = inProject("build", "copywriter");

rmSync(output, { recursive: true, force: true });
const trades = [];
for (const path of readdirSync(source, { recursive: true }).sort()) {
  if (!path.endsWith(".yaml")) continue;
  const data = checked(path, normalized(parse(readFileSync(join(source, path), "utf8"))));
  write(path.replace(/\.yaml$/, ".json"), data);
  if (isTrade(data)) trades.push({ id: data.id, match: data.match, unless: data.unless });
}
// Which trade a business has is found without reading all of them.
write("trades/index.json", trades);
write("spanish/lexicon.json", lexicon);
// Reads words with what was written above.
const messages = readFileSync(join(source, "understand/messages.tsv"), "utf8");
write(
  "understand/roles.json",
  packed(learnRoles(readLabelled(`${messages}\n${cutShort(messages)}`))),
);
write(
  "appeal/weights.json",
  learnAppeal(readGraded(readFileSync(join(source, "appeal/lines.tsv"), "utf8"))),
);

function isTrade(data) {
  return Boolean(data.id && data.traits);
}

/** The data as its schema has it, with an error that names the file. */
function checked(path, data) {
  if (Array.isArray(data)) return data;
  // Beside lines by use, whose names have a dot, a file may hold lists of words.
  const isUse = ([name]) => name.includes(".");
  const checkedPart = isTrade(data) ? data : Object.fromEntries(Object.entries(data).filter(isUse));
  const parsed = (isTrade(data) ? trade : linesByUse).safeParse(checkedPart);
  if (parsed.success) return { ...data, ...parsed.data };
  throw new Error(`copywriter/${path}: ${parsed.error.message}`);
}

function write(path, data) {
  const target = join(output, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(data));
}

/** A line may be written as its text alone. */
function normalized(value, key = "") {
  if (Array.isArray(value))
    return value.map((item) =>
      typeof item === "string" && key.includes(".") ? { text: item } : normalized(item),
    );
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, normalized(of, name)]),
  );
}
