import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { after, test } from "node:test";
import { resolverByDns } from "./web-resolve.ts";

/** Answers of the name server for a name; it stays silent for a missing type. */
interface Zone {
  A?: string[] | "no such name" | "broken";
  AAAA?: string[] | "no such name" | "broken";
}
const zones: Record<string, Zone> = {
  "ambas.example": { A: ["8.8.8.8", "8.8.4.4"], AAAA: ["2001:4860:4860::8888"] },
  "antigua.example": { A: ["8.8.8.8"], AAAA: [] },
  "nueva.example": { A: [], AAAA: ["2001:4860:4860::8888"] },
  "callada.example": { A: ["8.8.8.8"] },
  "ninguna.example": { A: "no such name", AAAA: "no such name" },
  "vacia.example": { A: [], AAAA: [] },
  "rota.example": { A: "broken", AAAA: "broken" },
  "muda.example": {},
  localhost: { A: "no such name", AAAA: "no such name" },
};
const server = createSocket("udp4");
const questions: string[] = [];
server.on("message", (query, from) => {
  let end = 12;
  const labels: string[] = [];
  while (query[end] !== 0) {
    labels.push(query.toString("latin1", end + 1, end + 1 + query[end]!));
    end += 1 + query[end]!;
  }
  const name = labels.join(".");
  const kind = query.readUInt16BE(end + 1) === 28 ? "AAAA" : "A";
  questions.push(`${kind} ${name}`);
  const answer = zones[name]?.[kind];
  if (answer)
    server.send(answerTo(query.subarray(0, end + 5), kind, answer), from.port, from.address);
});
server.bind(0, "127.0.0.1");
await once(server, "listening");
after(() => server.close());
const resolve = resolverByDns([`127.0.0.1:${server.address().port}`]);
const neverAborts = new AbortController().signal;

function answerTo(question: Buffer, kind: "A" | "AAAA", answer: string[] | string): Buffer {
  const head = Buffer.from(question);
  const code = answer === "no such name" ? 3 : answer === "broken" ? 2 : 0;
  head.writeUInt16BE(0x8180 | code, 2);
  for (const at of [8, 10]) head.writeUInt16BE(0, at);
  const records = (typeof answer === "string" ? [] : answer).map((address) => {
    const bytes = kind === "A" ? ipv4(address) : ipv6(address);
    const record = Buffer.from([0xc0, 12, 0, kind === "A" ? 1 : 28, 0, 1, 0, 0, 0, 60, 0, 0]);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, ...records]);
}
const ipv4 = (address: string) => Buffer.from(address.split(".").map(Number));
function ipv6(address: string): Buffer {
  const [left = "", right = ""] = address.split("::");
  const [head, tail] = [left, right].map((side) => side.split(":").filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail].map((group) => group.padStart(4, "0"));
  return Buffer.from(groups.join(""), "hex");
}

test("A name resolves to its IPv4 and IPv6 addresses", async () => {
  const sorted = async (name: string) => [...(await resolve(name, neverAborts))].sort();
  assert.deepEqual(await sorted("ambas.example"), ["2001:4860:4860::8888", "8.8.4.4", "8.8.8.8"]);
  assert.deepEqual(await sorted("antigua.example"), ["8.8.8.8"]);
  assert.deepEqual(await sorted("nueva.example"), ["2001:4860:4860::8888"]);
});

test("A name server that does not answer for IPv6 does not delay the lookup", async () => {
  assert.deepEqual(await resolve("callada.example", neverAborts), ["8.8.8.8"]);
  assert.ok(questions.includes("AAAA callada.example"));
});

test("Names without addresses reject with a code", async () => {
  await assert.rejects(resolve("ninguna.example", neverAborts), { code: "ENOTFOUND" });
  await assert.rejects(resolve("vacia.example", neverAborts), { code: "ENODATA" });
  await assert.rejects(resolve("rota.example", neverAborts), { code: "ESERVFAIL" });
});

test("Waiting for a silent name server can be aborted", async () => {
  const stop = new AbortController();
  const asked = once(server, "message");
  const resolving = resolve("muda.example", stop.signal);
  await asked;
  stop.abort();
  await assert.rejects(resolving, { code: "ECANCELLED" });
});

test("Only name servers are asked; /etc/hosts is not read", async () => {
  const found = await resolve("localhost", neverAborts).catch(
    (error: NodeJS.ErrnoException) => error.code,
  );
  // Some resolvers know this name by themselves; its address is checked in any case.
  assert.ok(found === "ENOTFOUND" || (found as string[]).every((ip) => /^(127\.|::1$)/.test(ip)));
});
