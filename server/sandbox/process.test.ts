import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createLog } from "../platform/log.ts";
import { createSandbox } from "./process.ts";

const site = { publicOrigin: "http://localhost", webhookUrl: "http://127.0.0.1:1/" };
const readyMessage = { port: 4242, secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec" };

/** A sandbox with this program, and a promise for its first exit. */
function sandboxOf(t: TestContext, program: string) {
  const root = mkdtempSync(join(tmpdir(), "kolmena-sandbox-"));
  mkdirSync(join(root, "sandbox", "stripe"), { recursive: true });
  writeFileSync(join(root, "sandbox", "stripe", "main.ts"), program);
  const ended = Promise.withResolvers<string>();
  const log = createLog({ level: "error", write: () => ended.resolve("ended") });
  const sandbox = createSandbox({ root, dataDir: root, log });
  t.after(async () => {
    await sandbox.close();
    rmSync(root, { recursive: true, force: true });
  });
  return { sandbox, ended: ended.promise };
}

test("A stopping server does not wait for a sandbox that is not ready", async (t) => {
  const { sandbox, ended } = sandboxOf(t, "process.exit(1);");
  sandbox.start(site);
  const asked = sandbox.address().catch((error) => error.code);
  sandbox.stopWaiting();
  assert.equal(await Promise.race([asked, ended]), "unavailable");
  await ended;
  await assert.rejects(sandbox.address(), { code: "unavailable" });
});

test("A waiting call gets the restarted sandbox when the first one dies at its start", async (t) => {
  const { sandbox, ended } = sandboxOf(
    t,
    `import { existsSync, writeFileSync } from "node:fs";
    const mark = import.meta.dirname + "/was-here";
    if (!existsSync(mark)) {
      writeFileSync(mark, "");
      process.exit(1);
    }
    process.on("disconnect", () => process.exit());
    process.send(${JSON.stringify(readyMessage)});`,
  );
  const asked = sandbox.address();
  sandbox.start(site);
  await ended;
  assert.deepEqual(await asked, readyMessage);
  sandbox.stopWaiting();
  assert.deepEqual(await sandbox.address(), readyMessage);
});

test("The sandbox program gets none of the server's secrets", async (t) => {
  process.env.SMTP_URL = "smtp://kolmena:a-secret@localhost";
  t.after(() => delete process.env.SMTP_URL);
  const { sandbox } = sandboxOf(
    t,
    `const secretKey = JSON.stringify(process.env);
    process.on("disconnect", () => process.exit());
    process.send({ ...${JSON.stringify(readyMessage)}, secretKey });`,
  );
  const asked = sandbox.address();
  sandbox.start(site);
  const environment = JSON.parse((await asked).secretKey);
  assert.deepEqual(
    Object.keys(environment).filter(
      (name) => !/^(NODE_CHANNEL|SYSTEM|WIN|PATH$|TEMP$)/i.test(name),
    ),
    [],
  );
});
