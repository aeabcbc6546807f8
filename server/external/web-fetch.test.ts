import assert from "node:assert/strict";
import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { after, test } from "node:test";
import { startRawServer } from "#test/raw-site.ts";
import { createWebFetch } from "./web-fetch.ts";
import type { Resolve } from "./web-resolve.ts";

const page = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\nhola";
/** Listens on all local addresses; no test request may reach it. */
const canary = await startRawServer((socket) => socket.end(page));
const site = await startRawServer((socket, path) => {
  const to = decodeURIComponent(path.slice(1));
  socket.end(`HTTP/1.1 302 Found\r\nlocation: ${to}\r\ncontent-length: 0\r\n\r\n`);
});
after(() => Promise.all([canary.close(), site.close()]));

/** All sockets that this process has opened. */
const opened: Socket[] = [];
subscribe("net.client.socket", (message) => {
  opened.push((message as { socket: Socket }).socket);
});

/** Answers of hostile name servers. */
const names: Record<string, string[]> = {
  "loopback.example": ["127.0.0.1"],
  "loopback6.example": ["::1"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "nat64.example": ["64:ff9b::7f00:1"],
  "six-to-four.example": ["2002:7f00:1::1"],
  "private.example": ["10.0.0.1"],
  "zero.example": ["0.0.0.0"],
  "zero6.example": ["::"],
  "metadata.example": ["169.254.169.254"],
  "azure.example": ["168.63.129.16"],
  "link-local6.example": ["fe80::1"],
  "unique-local6.example": ["fd00:ec2::254"],
  "one-of-two.example": ["3ffe::1", "127.0.0.1"],
  "one-of-two-other.example": ["127.0.0.1", "3ffe::1"],
  "nonsense.example": ["127.1"],
  "sitio.example": ["127.0.0.1"],
};
const resolve: Resolve = async (hostname) => {
  const found = names[hostname];
  if (found) return found;
  throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
};
// The canary's port is allowed, so that only the address rules protect it.
const ports = [80, 443, canary.port];
const contact = { url: "https://www.kolmena.example", email: "hola@kolmena.example" };
const sitio = `sitio.example:${site.port}`;
const webFetch = createWebFetch({ allowHosts: [sitio], contact, resolve, limits: { ports } });
const request = { accept: ["text/html"], maxBytes: 10_000, deadlineMs: 60_000 };

const p = canary.port;
const hosts = [
  // the local machine in every spelling
  "127.0.0.1",
  "127.0.0.1.",
  "127.1",
  "127.255.255.254",
  "2130706433",
  "0x7f000001",
  "0X7F.0x0.0x0.0x1",
  "017700000001",
  "0177.0.0.1",
  "0177.0.0x1",
  "127.0x1",
  "00000177.0.0.1",
  "１２７.０.０.１",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "%31%32%37.0.0.1",
  "0",
  "0.0.0.0",
  "0x0",
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::127.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:7f00:0001]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::1]",
  "[2001:0:7f00:1::]",
  // localhost and lookalikes
  "localhost",
  "localhost.",
  "LOCALHOST",
  "a.localhost",
  "localhost.localdomain",
  "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ",
  "ｌｏｃａｌｈｏｓｔ",
  "loc\u00adalhost",
  "lo%63alhost",
  // networks
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.1.1",
  "192.0.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "[fe80::1]",
  "[fc00::1]",
  "[ff02::1]",
  "[2001:db8::1]",
  // metadata services of clouds by address and name
  "169.254.169.254",
  "2852039166",
  "0xa9fea9fe",
  "[::ffff:169.254.169.254]",
  "[fd00:ec2::254]",
  "100.100.100.200",
  "192.0.0.192",
  "168.63.129.16",
  "metadata",
  "metadata.google.internal",
  // names that resolve to such addresses
  ...Object.keys(names).filter((name) => name !== "sitio.example"),
  "LOOPBACK.example.",
];
const hostile = [
  ...hosts.flatMap((host) => [`http://${host}:${p}/`, `http://${host}/`, `https://${host}/`]),
  // userinfo
  `http://ejemplo.es@127.0.0.1:${p}/`,
  `http://ejemplo.es:80@127.0.0.1:${p}/`,
  `http://ejemplo.es%40127.0.0.1:${p}/`,
  `http://127.0.0.1:${p}#@ejemplo.es/`,
  `http://127.0.0.1:${p}\\@ejemplo.es/`,
  `http:127.0.0.1:${p}`,
  `http:\\\\127.0.0.1:${p}\\`,
  ` \thttp://127.0.0\n.1:${p}/`,
  // other ports
  "http://127.0.0.1:22/",
  "http://ejemplo.es:6379/",
  "http://ejemplo.es:0/",
  // other schemes
  "file:///etc/passwd",
  `ftp://127.0.0.1:${p}/`,
  `gopher://127.0.0.1:${p}/_GET`,
  `ws://127.0.0.1:${p}/`,
  "data:text/html,hola",
  "javascript:alert(1)",
  `unix:/run/docker.sock`,
  // empty or incomplete
  "",
  "http://",
  "http:///",
  "127.0.0.1",
];

test("No address of the local machine or network is reached, in any spelling", async (t) => {
  opened.length = 0;
  const notRefused: string[] = [];
  for (const address of hostile) {
    const answer = await webFetch.get(address, request);
    if (answer.ok || answer.kind !== "invalid") notRefused.push(address);
  }
  t.diagnostic(
    `${hostile.length} hostile addresses: ${canary.connections} connections to the canary, ${opened.length} sockets opened`,
  );
  assert.equal(canary.connections, 0);
  assert.equal(opened.length, 0);
  assert.deepEqual(notRefused, []);
});

test("The canary notices a connection", async () => {
  const allowed = createWebFetch({ allowHosts: [`127.0.0.1:${p}`], contact, resolve });
  const before = canary.connections;
  const answer = await allowed.get(`http://2130706433:${p}/`, request);
  assert.ok(answer.ok);
  assert.equal(canary.connections - before, 1);
});

test("A redirect to such an address is refused, too", async (t) => {
  const before = canary.connections;
  const seen = site.connections;
  for (const address of hostile) {
    // A redirect without a target is broken.
    const kind = address === "" ? "refused" : "invalid";
    // Addresses without a scheme are relative paths on the same site.
    if (address === "127.0.0.1" || address === `http:127.0.0.1:${p}`) continue;
    const from = `http://${sitio}/${encodeURIComponent(address.replaceAll(/[\t\n]/g, ""))}`;
    const answer = await webFetch.get(from, request);
    assert.equal(answer.ok ? "reached" : answer.kind, kind, address);
  }
  const reached = canary.connections - before;
  t.diagnostic(`${site.connections - seen} redirects: ${reached} connections to the canary`);
  assert.equal(reached, 0);
});

test("A name that changes from a public to a private address (DNS rebinding) is not reached", async () => {
  const before = canary.connections;
  let asked = 0;
  const rebinding: Resolve = async () => {
    asked += 1;
    // In the public range, but not assigned to anybody.
    return asked === 1 ? ["3ffe::1"] : ["127.0.0.1"];
  };
  const fetching = createWebFetch({
    allowHosts: [],
    contact,
    resolve: rebinding,
    limits: { ports, deadlineMs: 500 },
  });
  const first = await fetching.get(`http://rebind.example:${p}/`, { ...request, deadlineMs: 500 });
  assert.equal(first.ok, false);
  assert.equal(asked, 1, "the address that was looked at is the one connected to");
  const second = await fetching.get(`http://rebind.example:${p}/`, request);
  assert.equal(!second.ok && second.kind, "invalid");
  assert.equal(asked, 2, "what was seen before counts for nothing");
  assert.equal(canary.connections - before, 0);
});

test("An allowed connection is not reused for another address", async () => {
  const before = canary.connections;
  const keepsOpen = await startRawServer((socket) =>
    socket.write(
      `HTTP/1.1 302 Found\r\nlocation: /otra\r\ncontent-length: 0\r\nconnection: keep-alive\r\n\r\n`,
    ),
  );
  const fetching = createWebFetch({
    allowHosts: [`sitio.example:${keepsOpen.port}`],
    contact,
    resolve,
  });
  const answer = await fetching.get(`http://sitio.example:${keepsOpen.port}/`, request);
  assert.equal(!answer.ok && answer.kind, "refused");
  assert.equal(keepsOpen.requests.length, 4);
  assert.equal(keepsOpen.connections, 4, "each request has a connection of its own");
  assert.equal(canary.connections - before, 0);
  await keepsOpen.close();
});

test("Proxy settings in the environment are ignored", async () => {
  const before = canary.connections;
  const saved = { ...process.env };
  for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "all_proxy"]) {
    process.env[name] = `http://127.0.0.1:${p}`;
  }
  process.env.NODE_USE_ENV_PROXY = "1";
  const answer = await webFetch.get(`http://${sitio}/http%3A%2F%2F10.0.0.1%2F`, request);
  process.env = saved;
  assert.equal(!answer.ok && answer.kind, "invalid");
  assert.equal(canary.connections - before, 0);
});

test("The global dispatcher of fetch is not replaced", () => {
  const symbols = Object.getOwnPropertySymbols(globalThis).map(String);
  assert.deepEqual(
    symbols.filter((name) => name.includes("undici.globalDispatcher.2")),
    [],
  );
});
