// Finds Chromium and PostgreSQL for the tests, and nginx and wrk for a benchmark, or installs them with apt.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { run, Stop, say } from "./project.mjs";

const minimumPostgres = 15;
const { platform, env } = process;
const exe = platform === "win32" ? ".exe" : "";

/** Chromium without its user interface, which needs a third less processor time. */
const headlessShell = "chromium-headless-shell";

/**
 * Ensures that Chromium and PostgreSQL exist; PostgreSQL is not needed with TEST_DATABASE_URL.
 * Resolves with the tests' environment: TEST_CHROMIUM is the browser's path.
 */
export async function testTools() {
  if (mayInstall()) await installMissing();
  const missing = whatIsMissing();
  if (missing.length > 0) {
    throw new Stop(
      `Para las pruebas falta ${missing.map((tool) => `${tool.name} (${tool.hint})`).join(" y ")}.`,
    );
  }
  return { TEST_CHROMIUM: chromium() };
}

/** Ensures that the tools of the site benchmark exist: nginx to compare with, and wrk to send requests. */
export async function siteTools() {
  const missing = () => ["nginx", "wrk", "taskset"].filter((program) => !inPath(program));
  if (missing().length > 0 && mayInstall()) {
    say(`Instalando ${missing().join(" y ")} para medir…`);
    await apt("update");
    await apt("install", ...missing().map((name) => (name === "taskset" ? "util-linux" : name)));
  }
  if (missing().length > 0) throw new Stop(`Para medir falta ${missing().join(" y ")}: instálalo.`);
}

async function installMissing() {
  const wantsShell = !env.TEST_CHROMIUM && !inPath(headlessShell);
  const missing = whatIsMissing();
  if (!wantsShell && missing.length === 0) return;
  const names = new Set([...(wantsShell ? ["Chromium"] : []), ...missing.map(({ name }) => name)]);
  say(`Instalando ${[...names].join(" y ")} para las pruebas…`);
  await apt("update");
  // Not every Debian version has this package; otherwise the full browser is used.
  if (wantsShell) await apt("install", headlessShell);
  const packages = whatIsMissing().map(({ debian }) => debian);
  if (packages.length > 0) await apt("install", ...packages);
}

function apt(command, ...packages) {
  const options = ["-o", "Acquire::http::Timeout=10"];
  if (command === "install") options.push("-y", "--no-install-recommends");
  return run("apt-get", [...options, command, ...packages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
    quiet: true,
  });
}

function whatIsMissing() {
  const missing = [];
  if (!chromium()) {
    missing.push({
      name: "Chromium",
      debian: "chromium",
      hint: "instala Chromium o Google Chrome, o di dónde está en TEST_CHROMIUM",
    });
  }
  if (!env.TEST_DATABASE_URL && !hasPostgres()) {
    missing.push({
      name: `PostgreSQL ${minimumPostgres} o posterior`,
      debian: "postgresql",
      hint: "instálalo, o di la dirección de un servidor vacío en TEST_DATABASE_URL",
    });
  }
  return missing;
}

// Ubuntu's "chromium" package only points to a snap, which does not run for root or in containers.
function mayInstall() {
  const debian = platform === "linux" && process.getuid?.() === 0 && inPath("apt-get");
  return Boolean(debian) && !existsSync("/usr/bin/snap");
}

function chromium() {
  const known = {
    darwin: [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    win32: [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, "Google", "Chrome", "Application", "chrome.exe"),
        join(folder, "Chromium", "Application", "chrome.exe"),
        join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
      ]),
  }[platform];
  const candidates = [
    env.TEST_CHROMIUM,
    ...(known ?? []),
    ...[headlessShell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map(
      inPath,
    ),
  ];
  return candidates.find((path) => path && existsSync(path));
}

function hasPostgres() {
  const versioned = [
    ["/usr/lib/postgresql", "bin"],
    ["/opt/homebrew/opt", "bin"],
    ["/usr/local/opt", "bin"],
    [env.PROGRAMFILES && join(env.PROGRAMFILES, "PostgreSQL"), "bin"],
  ].flatMap(([folder, bin]) =>
    folder && existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(postgresql@?)?\d*$/.test(name) && name !== "")
          .sort()
          .reverse()
          .map((name) => join(folder, name, bin))
      : [],
  );
  const onPath = inPath("initdb");
  return [...versioned, onPath && dirname(onPath)].some(isPostgres);
}

function isPostgres(folder) {
  const program = folder && join(folder, `postgres${exe}`);
  if (!program || !existsSync(program) || !existsSync(join(folder, `initdb${exe}`))) return false;
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)(\.|\w|$)/.exec(stdout ?? "")?.[1]) >= minimumPostgres;
}

function inPath(program) {
  return (env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program + exe))
    .find((path) => existsSync(path));
}
