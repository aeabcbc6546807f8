import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { AppError } from "#server/platform/errors.ts";
import { commonPasswords, isCommonPassword } from "./common-passwords.ts";
import { passwordWeakness } from "./password-advice.ts";
import { createPasswords, type Hasher } from "./passwords.ts";

const ana = { email: "a.perez@panaderialuz.es", username: "lanita", name: "Ana María Pérez" };

test("a password matches its own hash and no other", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("cinco patos azules");
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await passwords.matches("cinco patos azules", stored), true);
  assert.equal(await passwords.matches("cinco patos verdes", stored), false);
  assert.notEqual(await passwords.hash("cinco patos azules"), stored);
});

test("all of the 1024 characters of a long password count", async () => {
  const passwords = createPasswords();
  const long = "ñ".repeat(1023);
  const stored = await passwords.hash(`${long}a`);
  assert.equal(await passwords.matches(`${long}a`, stored), true);
  assert.equal(await passwords.matches(`${long}b`, stored), false);
});

test("a password typed with decomposed letters is the same password", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("camión rápido".normalize("NFC"));
  assert.equal(await passwords.matches("camión rápido".normalize("NFD"), stored), true);
});

test("an unknown person costs one real comparison and is never accepted", async () => {
  const compared: string[] = [];
  const hasher: Hasher = {
    hash: async () => "",
    verify: async (stored) => {
      compared.push(stored);
      return true;
    },
  };
  const passwords = createPasswords({ hasher });
  assert.equal(await passwords.matches("lo que sea", null), false);
  assert.match(compared[0] as string, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$.{22}\$.{43}$/);
  // The library accepts the dummy hash as a valid one.
  assert.equal(await createPasswords().matches("lo que sea", null), false);
});

function slowHasher() {
  const seen = { most: 0, now: 0, release: [] as (() => void)[] };
  const hasher: Hasher = {
    hash: async (password) => {
      seen.now++;
      seen.most = Math.max(seen.most, seen.now);
      await new Promise<void>((resolve) => seen.release.push(resolve));
      seen.now--;
      return password;
    },
    verify: async () => true,
  };
  return { hasher, seen };
}

test("at most four hashes run in parallel, some wait, and the rest are refused", async () => {
  const { hasher, seen } = slowHasher();
  const passwords = createPasswords({ hasher, atOnce: 4, waitingAtMost: 6 });
  const results = Array.from({ length: 13 }, (_, at) =>
    passwords.hash(`clave ${at}`).then(
      (hash) => hash,
      (error: AppError) => error,
    ),
  );
  while (seen.release.length > 0 || seen.now > 0) {
    seen.release.shift()?.();
    await new Promise(setImmediate);
  }
  const settled = await Promise.all(results);
  const refused = settled.filter((result) => result instanceof AppError);
  assert.equal(seen.most, 4);
  assert.equal(refused.length, 3);
  for (const error of refused) {
    assert.equal(error.code, "unavailable");
    assert.ok((error.retryAfterSeconds ?? 0) > 0);
  }
  // In the order of arrival.
  assert.deepEqual(
    settled.slice(0, 10),
    Array.from({ length: 10 }, (_, at) => `clave ${at}`),
  );
});

test("a failed hash frees its slot for the next one", async () => {
  let calls = 0;
  const hasher: Hasher = {
    hash: async () => {
      if (++calls <= 3) throw new Error("no memory");
      return "listo";
    },
    verify: async () => true,
  };
  const passwords = createPasswords({ hasher, atOnce: 1, waitingAtMost: 10 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => passwords.hash("clave")),
  );
  assert.deepEqual(
    results.map((result) => result.status),
    ["rejected", "rejected", "rejected", "fulfilled", "fulfilled"],
  );
});

test("hashing thirty passwords does not block the event loop", async () => {
  const passwords = createPasswords();
  await passwords.hash("calentar");
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 30 }, (_, at) => passwords.hash(`clave ${at}`)));
  // Hashing on the event loop would keep it busy for the whole time.
  const { utilization } = performance.eventLoopUtilization(before);
  assert.ok(utilization < 0.5, `busy for ${Math.round(utilization * 100)} % of the time`);
});

test("common passwords are refused with advice, whatever their case and composition", async () => {
  for (const password of [
    "123456",
    "Password1",
    "QWERTY",
    "contraseña",
    "Contraseña123",
    "realmadrid",
    "TEQUIERO",
    "abcdefgh",
    "admin123",
    "nana12",
    "aaaaaa",
    "ababab",
    " 123456 ",
    "contraseña".normalize("NFD"),
  ]) {
    assert.match(
      (await passwordWeakness(password, ana)) ?? "",
      /Prueba con tres o cuatro palabras/,
      password,
    );
  }
});

test("a password made of the person's name, username or address, or a simple variant, is refused", async () => {
  for (const password of [
    "a.perez@panaderialuz.es",
    "A.Perez",
    "LANITA",
    "lanita2026",
    "anaperez",
    "ana.perez1",
    "Pérez-Ana-1985",
    "perez123",
    "P3r3z!",
    "4n4m4r14",
    "19850312ana",
    "mariamaria",
    "panaderialuz",
    "PanaderiaLuz2026!",
    "panaderialuz.es",
    "anapanaderialuz",
  ]) {
    assert.match(
      (await passwordWeakness(password, ana)) ?? "",
      /nombre, tu email ni tu nombre de usuario/,
      password,
    );
  }
});

test("a phrase is accepted, also one that contains the person's name", async () => {
  for (const password of [
    "cinco patos azules",
    "x7#kQ9",
    "panadería de la esquina",
    "ana come cinco patos",
    "ana-7391-perez-8264",
    "anabolena7",
    "peretz",
  ]) {
    assert.equal(await passwordWeakness(password, ana), null, password);
  }
  const short = { email: "li@x.es", username: "li-wu", name: "Li Wu" };
  assert.equal(await passwordWeakness("liwuli", short), null, "words of two letters are ignored");
});

test("the password check never throws, whatever password and name", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", minLength: 6, maxLength: 1024 }),
      text,
      text,
      async (password, username, name) => {
        const weakness = await passwordWeakness(password, { ...ana, username, name });
        assert.ok(weakness === null || weakness.includes("Prueba"));
      },
    ),
  );
});

test("the list has over ten thousand passwords of at least six characters, in lower case and composed", () => {
  const words = commonPasswords();
  assert.ok(new Set(words).size > 10_000);
  for (const word of words) {
    assert.ok(word.length >= 6, word);
    assert.equal(word, word.toLowerCase().normalize("NFC"));
  }
  assert.ok(words.filter((_, at) => at % 50 === 0).every(isCommonPassword));
  assert.ok(!isCommonPassword("123456 password"), "two are not one");
});
