import assert from "node:assert/strict";
import { test } from "node:test";
import { chatAddress, maySendAutomatically, readChatParameters } from "./chat-address.ts";

const here = "https://kolmena.example";

test("The address may contain a conversation, a prompt and a content type", () => {
  const arrival = readChatParameters(new URLSearchParams("c=x&prompt=%20Hola%20&tipo=post"));
  assert.deepEqual(arrival, {
    conversationId: null,
    projectId: null,
    prompt: "Hola",
    contentType: "post",
    photoId: null,
  });
  const id = "0f0e0d0c-1111-4222-8333-444455556666";
  assert.equal(readChatParameters(new URLSearchParams(`tipo=image&foto=${id}`)).photoId, id);
});

test("Only the address of a new conversation may name a project", () => {
  const id = "0f0e0d0c-1111-4222-8333-444455556666";
  const projectAt = (address: string) =>
    readChatParameters(new URL(address, here).searchParams).projectId;
  assert.equal(projectAt(chatAddress("teo", null, id)), id);
  assert.equal(projectAt(`${chatAddress("teo", id)}&proyecto=${id}`), null);
  assert.equal(projectAt("/chat/teo?proyecto=navidad"), null);
});

test("A prompt from a link on this site is sent automatically", () => {
  const documentUrl = `${here}/chat/teo?prompt=Hola`;
  assert.equal(maySendAutomatically("Hola", { documentUrl, referrer: `${here}/` }), true);
  assert.equal(
    maySendAutomatically("Hola", { documentUrl: `${here}/dashboard`, referrer: "" }),
    true,
  );
});

test("A prompt in another site's link is not sent automatically, nor after the login", () => {
  const direct = `${here}/chat/teo?prompt=Hola`;
  const viaLogin = `${here}/login?next=${encodeURIComponent("/chat/teo?prompt=Hola")}`;
  for (const documentUrl of [direct, viaLogin]) {
    for (const referrer of ["", "https://otra.example/"]) {
      assert.equal(maySendAutomatically("Hola", { documentUrl, referrer }), false);
    }
  }
});

test("A prompt that looks like a path but is not a valid address is handled as a prompt", () => {
  for (const prompt of ["//[", "/", "//a?prompt=%", "http://["]) {
    const documentUrl = `${here}/chat/teo?prompt=${encodeURIComponent(prompt)}`;
    assert.equal(maySendAutomatically(prompt, { documentUrl, referrer: "" }), false);
    assert.equal(maySendAutomatically(prompt, { documentUrl, referrer: `${here}/` }), true);
  }
});
