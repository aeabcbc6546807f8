import assert from "node:assert/strict";
import { test } from "node:test";
import { registerInput } from "#shared/account.ts";
import { fieldMessagesOf } from "./schema-resolver.ts";

test("each invalid field of the registration has one message of its own", () => {
  assert.deepEqual(
    fieldMessagesOf(registerInput, { username: "cl", email: "x", password: "123", name: "C" }),
    {
      username: "El nombre de usuario debe tener al menos 3 caracteres",
      email: "Introduce un email válido",
      password: "La contraseña debe tener al menos 6 caracteres",
      name: "El nombre debe tener al menos 2 caracteres",
    },
  );
});

test("blanks around a value do not count towards its length", () => {
  const sentences = fieldMessagesOf(registerInput, {
    username: "  cl  ",
    email: " Clara@Lumbre.example ",
    password: "azul tren",
    name: "Clara",
  });
  assert.deepEqual(Object.keys(sentences), ["username"]);
});
