import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import type { AppError } from "#server/platform/errors.ts";
import { keyOf, putBytes, putFiles } from "#test/put-files.ts";
import { createFileFolder } from "./file-folder.ts";

const root = await mkdtemp(join(tmpdir(), "kolmena-folder-"));
after(() => rm(root, { recursive: true, force: true }));
const program = join(import.meta.dirname, "../../test/put-files.ts");

async function* single(text: string) {
  yield Buffer.from(text);
}

/** All files except drafts, by path. */
async function visible(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(".drafts"));
  const read = files.map(async (path) => {
    return [relative(folder, path).replaceAll("\\", "/"), await readFile(path)] as const;
  });
  return new Map(await Promise.all(read));
}

test("A server killed while storing 200 files leaves only complete files, and all confirmed ones", async () => {
  for (const killAt of [1, 37, 111, 203, 640]) {
    const folder = join(root, `killed-${killAt}`);
    const child = spawn(process.execPath, [program, folder, "endless"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exit = once(child, "exit");
    const confirmed = new Map<string, number>();
    let lines = 0;
    for await (const line of createInterface(child.stdout)) {
      const [file, pass] = line.split(" ").map(Number) as [number, number];
      confirmed.set(keyOf(file), pass);
      lines += 1;
      if (lines === killAt) child.kill("SIGKILL");
    }
    await exit;
    const files = await visible(folder);
    assert.ok(files.size <= putFiles);
    for (const [key, bytes] of files) {
      assert.equal(bytes.length, putBytes, `${key} is whole`);
      assert.ok(bytes.equals(Buffer.alloc(putBytes, bytes[0])), `${key} is of one pass`);
    }
    for (const [key, pass] of confirmed) {
      assert.ok((files.get(key)?.[0] ?? 0) >= pass, `${key} is at least as it was confirmed`);
    }
  }
});

/** Runs the program under a limited disk until it is refused. */
function putUntilRefused(command: string, folder: string) {
  const { stdout, stderr } = spawnSync(
    "sh",
    ["-c", command, "sh", folder, process.execPath, program],
    {
      encoding: "utf8",
    },
  );
  return { lines: stdout.trim().split("\n"), stderr };
}

const listed = 'find "$1" -type f -size +0 -printf "%P %s\\n" | sort';
const smallDisk = `unshare -Urm sh -c 'mount -t tmpfs -o size=1m tmpfs "$1" && "$2" "$3" "$1" until-refused && ${listed}' sh "$@"`;
const canMount =
  process.platform === "linux" &&
  spawnSync("unshare", ["-Urm", "mount", "-t", "tmpfs", "tmpfs", root]).status === 0;

test("On a full disk a write is refused, leaves no partial file, and smaller writes still work", {
  skip: canMount ? false : "no disk of its own can be mounted here",
}, async () => {
  const folder = join(root, "small");
  await mkdir(folder);
  const { lines, stderr } = putUntilRefused(smallDisk, folder);
  assert.deepEqual(
    lines,
    [
      "0 1",
      "1 1",
      "2 1",
      "refused unavailable Files on disk, write: ENOSPC",
      "again",
      "orders/0/aviso.txt 4",
      `${keyOf(1)} ${putBytes}`,
      `${keyOf(2)} ${putBytes}`,
    ],
    stderr,
  );
});

test("A file over the size limit is refused and leaves no partial file", {
  skip: process.platform === "win32" ? "needs a POSIX shell" : false,
}, async () => {
  const folder = join(root, "limited");
  const { lines, stderr } = putUntilRefused(`ulimit -f 100; "$2" "$3" "$1" until-refused`, folder);
  assert.deepEqual(lines, ["refused unavailable Files on disk, write: EFBIG", "again"], stderr);
  assert.deepEqual([...(await visible(folder)).keys()], ["orders/0/aviso.txt"]);
  assert.deepEqual(await readdir(join(folder, ".drafts")), []);
});

test("An unwritable folder is refused, and the error has the reason for the operator", async () => {
  const folder = join(root, "taken");
  await writeFile(folder, "a file in the way");
  const store = createFileFolder({ folder });
  const tries = {
    write: () => store.write("orders/1/a.txt", single("a")),
    open: () => store.open("orders/1/a.txt"),
    remove: () => store.remove("orders/1", 10),
  };
  for (const [name, tried] of Object.entries(tries)) {
    await assert.rejects(tried, (error: AppError) => {
      assert.equal(error.code, "unavailable");
      assert.match((error.cause as Error).message, new RegExp(`^Files on disk, ${name}: E[A-Z]+$`));
      return true;
    });
  }
});

test("Old drafts of a killed server are swept; recent ones stay", async () => {
  const folder = join(root, "drafts");
  await createFileFolder({ folder }).write("orders/1/a.txt", single("a"));
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await writeFile(join(folder, ".drafts", "left"), "half");
  await utimes(join(folder, ".drafts", "left"), hoursAgo, hoursAgo);
  await writeFile(join(folder, ".drafts", "running"), "half");
  await createFileFolder({ folder }).write("orders/1/b.txt", single("b"));
  assert.deepEqual(await readdir(join(folder, ".drafts")), ["running"]);
});

test("Writing into a folder that is being removed does not fail", async () => {
  const folder = join(root, "busy");
  const store = createFileFolder({ folder });
  await Promise.all([
    ...Array.from({ length: 200 }, (_, at) =>
      store.write(`orders/1/versiones/${at % 3}/a-${at}.txt`, single("a")),
    ),
    ...Array.from({ length: 50 }, () => store.remove("orders/1", 1000)),
  ]);
  await store.remove("orders/1", 1000);
  assert.equal((await visible(folder)).size, 0);
});

test("A removal deletes at most `max` files, and further calls delete the rest", async () => {
  const folder = join(root, "many");
  const store = createFileFolder({ folder });
  for (let at = 0; at < 25; at += 1) {
    await store.write(`orders/1/${at % 2}/a-${at}.txt`, single("a"));
  }
  const removed: number[] = [];
  for (let round = 0; round < 4; round += 1) removed.push(await store.remove("orders/1", 10));
  assert.deepEqual(removed, [10, 10, 5, 0]);
  assert.deepEqual(await readdir(join(folder, "orders")), []);
});
