import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/server-process.ts";
import { compareRates, type Rate } from "../load.ts";
import type { BenchServer } from "../server.ts";

const rounds = 5;
const seconds = 4;
const connections = 32;
const serverCore = "0";
const clientCore = "1";

/** The home page's requests a second from the product and from nginx, each alone on one processor, asked from the other. */
export async function measureHome(product: BenchServer) {
  const { body, headers } = await homeOf(product.origin);
  const nginx = await startNginx(body, headers);
  pin(product.child.pid!);
  try {
    return await compareRates(
      rounds,
      () => ask(product.origin),
      () => ask(nginx.origin),
    );
  } finally {
    await nginx.stop();
  }
}

function pin(pid: number): void {
  // All its threads, V8's garbage collector included.
  spawnSync("taskset", ["-a", "-c", "-p", serverCore, String(pid)]);
}

async function ask(origin: string): Promise<Rate> {
  const args = ["-c", clientCore, "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const child = spawn("taskset", [...args, "-H", "accept-encoding: br", `${origin}/`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part) => (output += part));
  await once(child, "close");
  const read = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  return {
    requestsPerSecond: read(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: Number.NaN,
    p99Ms: Number.NaN,
    failures: read(/Non-2xx or 3xx responses: (\d+)/) || 0,
  };
}

function homeOf(origin: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(`${origin}/`, { headers: { "accept-encoding": "br" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ body: Buffer.concat(parts), headers: answer.headers }));
    }).on("error", reject);
  });
}

// nginx sets these itself.
const ownHeaders = [
  "content-type",
  "content-length",
  "date",
  "connection",
  "keep-alive",
  "etag",
  "transfer-encoding",
];

/** One worker with the same bytes and headers. */
async function startNginx(body: Buffer, headers: IncomingHttpHeaders) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "kolmena-nginx-"));
  // nginx's worker runs as another user.
  await chmod(folder, 0o755);
  await writeFile(join(folder, "home"), body);
  const headerLines = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  await writeFile(
    join(folder, "nginx.conf"),
    `worker_processes 1;
worker_cpu_affinity ${serverCore === "0" ? "1" : "10"};
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10 inactive=1h;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = / {
      ${headerLines.join("\n      ")}
      try_files /home =404;
    }
  }
}
`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error("nginx ended");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/`, { headers: { "accept-encoding": "identity" } })).ok;
  } catch {
    return false;
  }
}
