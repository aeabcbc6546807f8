import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, posix } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync(
  "{web,shared,copywriter,server,db,sandbox,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}",
  {
    cwd: root,
  },
)
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.includes("node_modules/"))
  .sort();

interface Import {
  file: string;
  line: number;
  /** As written. */
  specifier: string;
  /** Path in the project, or the package's name as written. */
  target: string;
  typeOnly: boolean;
  lazy: boolean;
}

const texts = new Map(files.map((path) => [path, readFileSync(`${root}/${path}`, "utf8")]));
const imports = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = texts.get(file)!;
  const statements =
    /^(?:import|export)(\s+type)?\s(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)",?\s*\)|^import\s+"([^"]+)"/gm;
  return [...text.matchAll(statements)].map((match) => {
    const specifier = (match[2] ?? match[3] ?? match[4])!;
    return {
      file,
      line: text.slice(0, match.index).split("\n").length,
      specifier,
      target: resolve(file, specifier),
      typeOnly: match[1] !== undefined,
      lazy: match[3] !== undefined,
    };
  });
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(dirname(file), specifier);
  return specifier;
}

const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) ||
  /^(test|e2e|bench|sandbox\/stripe\/(testing|conformance))\//.test(path);
const isOurs = (target: string) =>
  /^(web|shared|copywriter|server|db|sandbox|test|e2e|bench|scripts)\//.test(target);

/** Features, each of which may use those before it. */
const features = [
  "account",
  "contact",
  "leads",
  "consents",
  "instagram",
  "credits",
  "brain",
  "websites",
  "content",
  "workers",
  "projects",
  "chat",
  "billing",
  "ads",
  "affiliates",
];
const webParts = /^web\/(?!ui\/|lib\/|site\/|dashboard\/)(\w[\w-]*)\//;

function mayImport(found: Import): boolean {
  const { file, target } = found;
  const within = (...folders: string[]) => folders.some((folder) => target.startsWith(folder));
  if (file.startsWith("shared/")) return within("shared/") || target === "zod/mini";
  // Speaks Stripe to us as Stripe does: over HTTP, knowing nothing of us.
  if (file.startsWith("sandbox/")) {
    return within("sandbox/", "node:") || ["zod/mini", "qs", "pdfkit"].includes(target);
  }
  if (!isOurs(target)) return true;
  if (/^web\/(ui|lib)\//.test(file)) return within("web/ui/", "web/lib/", "shared/");
  const webFeature = webParts.exec(file)?.[1];
  if (webFeature) return within(`web/${webFeature}/`, "web/ui/", "web/lib/", "shared/");
  if (file.startsWith("web/")) return within("web/", "shared/");
  if (file.startsWith("server/platform/")) {
    return within("server/platform/") || ["db/schema.ts", "shared/endpoint.ts"].includes(target);
  }
  if (file.startsWith("server/external/")) {
    return within("server/external/") || target === "server/platform/errors.ts";
  }
  if (file.startsWith("copywriter/")) return within("copywriter/", "shared/");
  if (file.startsWith("server/writer/") && target.startsWith("copywriter/")) return true;
  const feature = /^server\/features\/([\w-]+)\//.exec(file)?.[1];
  if (feature) return featureMayImport(feature, found);
  // Plain JavaScript runs before anything is installed; TypeScript writes data from the engine.
  if (/^scripts\/(draw-share-pictures\.ts$|share-pictures\/)/.test(file)) {
    return within("scripts/", "server/", "shared/", "web/");
  }
  if (file.startsWith("scripts/")) {
    return file.endsWith(".mjs")
      ? within(
          "scripts/",
          "copywriter/trades/schema.ts",
          "copywriter/spanish/finite.ts",
          "test/postgres.ts",
          "sandbox/stripe/methods.ts",
        )
      : within("scripts/", "copywriter/", "server/", "shared/");
  }
  if (/^db\/schema/.test(file)) return within("db/", "shared/");
  if (file.startsWith("db/")) return within("db/", "server/", "shared/");
  if (file.startsWith("server/")) {
    return within("server/", "shared/", "db/") || target === "web/pages.ts";
  }
  return false;
}

function featureMayImport(feature: string, { target, typeOnly }: Import): boolean {
  if (target.startsWith(`server/features/${feature}/`)) return true;
  if (target.startsWith("server/platform/") || target.startsWith("shared/")) return true;
  if (/^db\/schema(-\w+)*\.ts$/.test(target)) return true;
  if (target.startsWith("server/external/")) return typeOnly;
  const [, other = "", door] = /^server\/features\/([\w-]+)\/(.+)$/.exec(target) ?? [];
  const before = features.indexOf(other) < features.indexOf(feature);
  // Pure, and the advertisements' texts are written in its Spanish, too.
  if (target.startsWith("copywriter/")) return feature === "workers" || feature === "ads";
  return other !== "" && before && (door === `${other}.ts` || door === "jobs.ts");
}

const place = ({ file, line, specifier }: Import) => `${file}:${line} imports ${specifier}`;

test("Every part imports only what docs/architecture.md lets it", () => {
  const wrong = imports.filter((found) => !isTest(found.file) && !mayImport(found));
  assert.deepEqual(wrong.map(place), []);
});

test("Every feature of the server has its place in the order", () => {
  const found = new Set(
    files.flatMap((path) => /^server\/features\/([\w-]+)\//.exec(path)?.[1] ?? []),
  );
  assert.deepEqual(
    [...found].filter((feature) => !features.includes(feature)),
    [],
  );
});

/** All that is loaded with these files, also later where that counts; each by what loads it. */
function loadedWith(entries: readonly string[], alsoLater: boolean): Map<string, string> {
  const reached = new Map(entries.map((entry) => [entry, "nobody"]));
  for (const [file] of reached) {
    for (const { target, typeOnly, lazy } of imports.filter((found) => found.file === file)) {
      if (!typeOnly && (alsoLater || !lazy) && !reached.has(target)) reached.set(target, file);
    }
  }
  return reached;
}

test("No advertisement is read or written on the server's own thread", () => {
  const reached = loadedWith(["server/main.ts"], true);
  assert.ok(reached.has("server/features/ads/orders/deliveries.ts"));
  assert.ok(reached.has("server/features/ads/revisions/drawn-wishes.ts"));
  // What is left is pure and linear: folding, clipping, counting letters.
  const heavy =
    /\/ads\/revisions\/understanding\/|\/ads\/copy\/(?!ask-model\.ts)|\/writer\/tasks\.ts/;
  assert.deepEqual(
    [...reached].filter(([target]) => heavy.test(target)).map(([target, by]) => `${by}: ${target}`),
    [],
  );
});

test("Strangers' pictures are opened in processes of their own, never in the server's", () => {
  const native = /^(sharp|@takumi-rs\/|@resvg\/|canvas|jimp|fontkit|pdfkit)/;
  const reached = loadedWith(["server/main.ts", "server/admin/main.ts"], true);
  assert.ok(reached.has("server/features/websites/fetch-site.ts"));
  const opened = [...reached].filter(([target]) => native.test(target));
  assert.deepEqual(
    opened.map(([target, by]) => `${by} imports ${target}`),
    [],
  );
  const ofProcess = loadedWith(["server/features/ads/creatives/process/drawing-process.ts"], false);
  assert.ok([...ofProcess.keys()].some((target) => native.test(target)));
});

test("Each process and thread that the server starts is given an environment of its own", () => {
  const starts = /(?<![.\w])(?:spawn|fork|new Worker)\([^;]*;/g;
  const started = files
    .filter((path) => /^server\/.*\.ts$/.test(path) && !isTest(path))
    .flatMap((path) => {
      // Comments end sentences with a semicolon, too.
      const code = texts.get(path)!.replace(/^\s*(\/\/|\*).*$/gm, "");
      return [...code.matchAll(starts)].map(([text]) => ({ path, text }));
    });
  assert.ok(started.length >= 6, `${started.length} were found`);
  const inheriting = started.filter(({ text }) => !/\benv: \{/.test(text));
  assert.deepEqual(
    inheriting.map(({ path }) => path),
    [],
  );
});

test("Imports of our files say the extension and the file exists", () => {
  const known = new Set(files);
  const wrong = imports.filter(({ target, specifier }) => {
    if (!isOurs(target) || /\?|\.(svg|json|md|data)$/.test(specifier)) return false;
    return !known.has(target);
  });
  assert.deepEqual(wrong.map(place), []);
});

test("No files import each other in a circle, types and lazy imports included", () => {
  const graph = new Map<string, string[]>();
  for (const { file, target } of imports) {
    if (!isOurs(target)) continue;
    graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  assert.deepEqual(circles(graph), []);
});

function circles(graph: Map<string, string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string) {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  }
  for (const file of graph.keys()) visit(file);
  return found;
}

function linesWith(pattern: RegExp, where: (path: string) => boolean): string[] {
  return files
    .filter((path) => where(path) && path !== "test/boundaries.test.ts")
    .flatMap((path) =>
      texts
        .get(path)!
        .split("\n")
        .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
}

test("Only server/config.ts reads the environment", () => {
  const outside = (path: string) =>
    path !== "server/config.ts" && !isTest(path) && !path.startsWith("scripts/");
  assert.deepEqual(linesWith(/\bprocess\.env\b/, outside), []);
});

test("No test measures time: speed is a matter for bench/", () => {
  const tests = (path: string) => /\.test\.(tsx?|mjs)$/.test(path);
  assert.deepEqual(linesWith(/\bperformance\.now\b|\bhrtime\b/, tests), []);
});

test("Nothing is left for later", () => {
  const left = /\b(TODO|FIXME|XXX)\b|[Cc]oming soon|[Pp]róximamente|[Ll]orem ipsum/;
  assert.deepEqual(
    linesWith(left, () => true),
    [],
  );
});

test("No file is longer than 400 lines, but for data", () => {
  const data = /^(web\/site\/content\/|server\/features\/account\/leaked-passwords\.ts$)/;
  const long = files
    .filter((path) => !data.test(path))
    .map((path) => ({ path, lines: texts.get(path)!.split("\n").length - 1 }))
    .filter(({ lines }) => lines > 400)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
  assert.deepEqual(long, []);
});

test("File names say what is in them, in small letters with hyphens", () => {
  const empty =
    /^(utils?|helpers?|types?|common|constants|misc|shared|service|repository|manager|index)$/;
  const wrong = files.filter((path) => {
    const folders = dirname(path).split("/").slice(1);
    const name = basename(path).split(".")[0]!;
    // The library's door.
    if (path === "copywriter/index.ts") return false;
    return [...folders, name].some((part) => empty.test(part) || !/^[a-z0-9-]+$/.test(part));
  });
  assert.deepEqual(wrong, []);
});

// Seen: EasyList hides .ads-half, which two fields of the form to buy bore.
test("No class or id of a page bears a name that ad blockers hide", () => {
  const hidden = "(?:[\\w-]*-)?(?:ads?|adv|advert\\w*|banner|sponsor\\w*|promo|publicidad)(?!\\w)";
  const selector = `(?<![\\w.?])[.#]${hidden}[^;]*[{,]$`;
  const attribute = `\\b(?:className|id)=\\{?["\`](?:[^"=]*\\s)?${hidden}`;
  const named = new RegExp(`${selector}|${attribute}`);
  assert.deepEqual(
    linesWith(named, (path) => path.startsWith("web/")),
    [],
  );
});

test("No file only hands on what others export", () => {
  const barrels = files.filter((path) => {
    const code = texts
      .get(path)!
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
      .trim();
    return (
      /\.tsx?$/.test(path) && code !== "" && /^(export\s[^;]*\sfrom\s+"[^"]+";\s*)+$/.test(code)
    );
  });
  assert.deepEqual(barrels, []);
});
