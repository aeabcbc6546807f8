import assert from "node:assert/strict";
import { test } from "node:test";
import { chatAddress, maySendAlone, readArrival } from "./arrival.ts";

const here = "https://kolmena.example";

test("The address brings a conversation, a prompt and a kind", () => {
  const arrival = readArrival(new URLSearchParams("c=x&prompt=%20Hola%20&tipo=post"));
  assert.deepEqual(arrival, {
    conversationId: null,
    projectId: null,
    prompt: "Hola",
    contentType: "post",
    photoId: null,
  });
  const id = "0f0e0d0c-1111-4222-8333-444455556666";
  assert.equal(readArrival(new URLSearchParams(`tipo=image&foto=${id}`)).photoId, id);
});

test("The address of a new conversation may name a project; one that has begun knows its own", () => {
  const id = "0f0e0d0c-1111-4222-8333-444455556666";
  const projectAt = (address: string) => readArrival(new URL(address, here).searchParams).projectId;
  assert.equal(projectAt(chatAddress("teo", null, id)), id);
  assert.equal(projectAt(`${chatAddress("teo", id)}&proyecto=${id}`), null);
  assert.equal(projectAt("/chat/teo?proyecto=navidad"), null);
});

test("A prompt from this site is sent by itself", () => {
  const documentUrl = `${here}/chat/teo?prompt=Hola`;
  assert.equal(maySendAlone("Hola", { documentUrl, referrer: `${here}/` }), true);
  assert.equal(maySendAlone("Hola", { documentUrl: `${here}/dashboard`, referrer: "" }), true);
});

test("A prompt that another site wrote into a link waits, also behind the login", () => {
  const direct = `${here}/chat/teo?prompt=Hola`;
  const behind = `${here}/login?next=${encodeURIComponent("/chat/teo?prompt=Hola")}`;
  for (const documentUrl of [direct, behind]) {
    for (const referrer of ["", "https://otra.example/"]) {
      assert.equal(maySendAlone("Hola", { documentUrl, referrer }), false);
    }
  }
});

test("A prompt that begins as a path and is no address is a prompt all the same", () => {
  for (const prompt of ["//[", "/", "//a?prompt=%", "http://["]) {
    const documentUrl = `${here}/chat/teo?prompt=${encodeURIComponent(prompt)}`;
    assert.equal(maySendAlone(prompt, { documentUrl, referrer: "" }), false);
    assert.equal(maySendAlone(prompt, { documentUrl, referrer: `${here}/` }), true);
  }
});
