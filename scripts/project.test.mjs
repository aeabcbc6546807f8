import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { inProject } from "./project.mjs";

const script = (text) => [process.execPath, "--input-type=module", "--eval", text];

test("The program that npm start runs ends when npm is killed", {
  timeout: 30_000,
}, async () => {
  const [node, ...sleeper] = script("console.log('up'); setTimeout(() => {}, 60_000)");
  const [, ...starter] = script(`
    import { parentExitSignal, run } from ${JSON.stringify(inProject("scripts", "project.mjs"))};
    await run(${JSON.stringify(node)}, ${JSON.stringify(sleeper)}, { until: parentExitSignal() });`);
  const [, ...npm] = script(`
    import { spawn } from "node:child_process";
    spawn(${JSON.stringify(node)}, ${JSON.stringify(starter)}, { stdio: "inherit" });`);
  const parent = spawn(node, npm, { stdio: ["ignore", "pipe", "inherit"] });
  await once(parent.stdout, "data");
  parent.kill("SIGKILL");
  // The pipe closes when the last process that holds it has ended.
  await once(parent.stdout.resume(), "end");
  assert.equal(parent.signalCode, "SIGKILL");
});
