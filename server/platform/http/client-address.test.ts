import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { clientAddress, createAddressTest, isPrivateAddress } from "./client-address.ts";

const trusted = createAddressTest(["10.0.0.0/8", "::1", "2001:db8:aaaa::/48"]);
const from = (header: string | string[] | undefined, peer = "10.0.0.2") =>
  clientAddress(peer, header, trusted);

test("the client address is the last one that is not a trusted proxy", () => {
  for (const [header, address] of [
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7, 10.9.9.9 ,10.0.0.3", "203.0.113.7"],
    ["rubbish, 203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["2001:db8::1", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["10.0.0.9", "10.0.0.9"],
  ] as const) {
    assert.equal(from(header), address, header);
  }
  assert.equal(from("203.0.113.7", "::ffff:10.0.0.2"), "203.0.113.7");
  assert.equal(from("203.0.113.7", "2001:db8:aaaa::9"), "203.0.113.7");
});

test("with a malformed header the address of the connection counts", () => {
  for (const header of [
    "abc",
    "",
    " , ",
    ",".repeat(10_000),
    "203.0.113.7, abc",
    "203.0.113.7,",
    "203.0.113.7, 10.0.0.9, unknown",
    "203.0.113.999",
    "203.0.113.7:port",
    "[203.0.113.7",
    "1".repeat(10_000),
  ]) {
    assert.equal(from(header), "10.0.0.2", header.slice(0, 80));
  }
  assert.equal(from(`203.0.113.7${", 10.0.0.3".repeat(40)}`), "10.0.0.3", "too many hops");
});

test("the header of an untrusted peer is ignored", () => {
  assert.equal(from("203.0.113.7", "198.51.100.1"), "198.51.100.1");
  assert.equal(from(undefined, "fe80::1%eth0"), "fe80::1");
  assert.equal(
    clientAddress("10.0.0.2", "203.0.113.7", createAddressTest([])),
    "10.0.0.2",
    "nobody is trusted",
  );
});

test("any header gives an address that is in it, or that of the connection", () => {
  const part = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constant("10.0.0.3"));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const header = parts.join(",");
      const address = from(header);
      assert.ok(address === "10.0.0.2" || header.includes(address), `${header} → ${address}`);
      assert.ok(address.length <= 45);
    }),
  );
});

test("private addresses are recognised", () => {
  for (const ip of [
    "127.0.0.1",
    "::1",
    "172.18.0.2",
    "::ffff:192.168.1.9",
    "100.64.0.1",
    "fd00::1",
  ]) {
    assert.equal(isPrivateAddress(ip), true, ip);
  }
  for (const ip of ["203.0.113.7", "172.32.0.1", "2001:db8::1", "", "abc"]) {
    assert.equal(isPrivateAddress(ip), false, ip);
  }
});
