import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createLog } from "../platform/log.ts";
import { createSandbox } from "./process.ts";

const site = { publicOrigin: "http://localhost", webhookUrl: "http://127.0.0.1:1/" };
const told = { port: 4242, secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec" };

/** A sandbox whose program is this one, and what tells of its first end. */
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

test("A server that stops does not wait for test payments that are not up", async (t) => {
  const { sandbox, ended } = sandboxOf(t, "process.exit(1);");
  sandbox.start(site);
  const asked = sandbox.address().catch((error) => error.code);
  sandbox.stopWaiting();
  assert.equal(await Promise.race([asked, ended]), "unavailable");
  await ended;
  await assert.rejects(sandbox.address(), { code: "unavailable" });
});

test("Who waits for test payments that die at their start gets those that come up after them", async (t) => {
  const { sandbox, ended } = sandboxOf(
    t,
    `import { existsSync, writeFileSync } from "node:fs";
    const mark = import.meta.dirname + "/was-here";
    if (!existsSync(mark)) {
      writeFileSync(mark, "");
      process.exit(1);
    }
    process.on("disconnect", () => process.exit());
    process.send(${JSON.stringify(told)});`,
  );
  const asked = sandbox.address();
  sandbox.start(site);
  await ended;
  assert.deepEqual(await asked, told);
  sandbox.stopWaiting();
  assert.deepEqual(await sandbox.address(), told);
});

test("The program of test payments is told none of the server's secrets", async (t) => {
  process.env.SMTP_URL = "smtp://kolmena:a-secret@localhost";
  t.after(() => delete process.env.SMTP_URL);
  const { sandbox } = sandboxOf(
    t,
    `const secretKey = JSON.stringify(process.env);
    process.on("disconnect", () => process.exit());
    process.send({ ...${JSON.stringify(told)}, secretKey });`,
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
