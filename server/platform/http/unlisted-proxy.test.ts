import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createLog } from "../log.ts";
import { clearUnlistedProxy, readUnlistedProxy, warnOfUnlistedProxies } from "./unlisted-proxy.ts";

test("an unlisted proxy is logged once a minute, saved, and forgotten at the next start", async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), "kolmena-unnamed-"));
  t.after(() => rm(dataDir, { recursive: true }));
  assert.equal(await readUnlistedProxy(dataDir), null);
  const lines: string[] = [];
  let ms = Date.UTC(2026, 10, 24);
  const now = () => new Date(ms);
  const log = createLog({ level: "error", write: (line) => lines.push(line) });
  const notice = warnOfUnlistedProxies({ dataDir, log, now });
  for (let second = 0; second < 150; second += 1) {
    notice("172.18.0.2");
    ms += 1_000;
  }
  assert.equal(lines.length, 3);
  assert.match(lines[0]!, /172\.18\.0\.2.*TRUSTED_PROXIES/);
  while ((await readUnlistedProxy(dataDir))?.at !== "2026-11-24T00:02:00.000Z") {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await clearUnlistedProxy(dataDir);
  assert.equal(await readUnlistedProxy(dataDir), null);
});
