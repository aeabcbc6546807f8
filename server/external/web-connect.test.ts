import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { after, test } from "node:test";
import { startRawServer } from "#test/raw-site.ts";
import { checkedConnector } from "./web-connect.ts";
import { createWebFetch } from "./web-fetch.ts";

const page = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\nhola";
const site = await startRawServer((socket) => socket.end(page));
after(() => site.close());

test("A checked address is used for one connection only", async () => {
  let asked = 0;
  const connect = checkedConnector({
    allowed: true,
    resolve: async () => {
      asked += 1;
      return ["127.0.0.1"];
    },
    wireBytesMax: 1_000,
    signal: new AbortController().signal,
  });
  const open = () =>
    new Promise<string>((resolve) => {
      const target = { hostname: "sitio.example", protocol: "http:", port: String(site.port) };
      connect(target, (error, socket) => {
        socket?.destroy();
        resolve(error ? error.message : "connected");
      });
    });
  assert.equal(await open(), "connected");
  assert.match(await open(), /^closed/);
  assert.equal(asked, 1);
});

test("An allowed IP address is fetched", async () => {
  // Containers often have no IPv6.
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === "::1"),
  );
  for (const host of ["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])]) {
    const webFetch = createWebFetch({
      allowHosts: [`${host}:${site.port}`],
      contact: { url: "https://www.kolmena.example", email: "hola@kolmena.example" },
    });
    const url = `http://${host}:${site.port}/`;
    const answer = await webFetch.get(url, { accept: ["text/html"], maxBytes: 100 });
    assert.ok(answer.ok, JSON.stringify(answer));
    assert.equal(answer.url, url);
  }
});
