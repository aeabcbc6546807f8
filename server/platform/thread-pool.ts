import { readdir, readFile } from "node:fs/promises";
import { platform, setPriority } from "node:os";

const nice = 19;

/**
 * Has the threads that hash passwords, compress and read files go after the event loop, for which
 * everybody waits: with as many hashes under way as there are processors it would wait for one.
 * Only Linux gives each thread a priority of its own; elsewhere nothing changes.
 */
export async function lowerThreadPool(): Promise<void> {
  if (platform() !== "linux") return;
  // The pool has all its threads from its first work on, such as this.
  for (const id of await readdir("/proc/self/task")) {
    // One that ended meanwhile has no name.
    const name = await readFile(`/proc/self/task/${id}/comm`, "utf8").catch(() => "");
    if (name === "libuv-worker\n") setPriority(Number(id), nice);
  }
}
