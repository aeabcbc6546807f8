import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { variableNames } from "./config/values.ts";
import { projectRoot, readConfig, readEnvironment } from "./config.ts";
import { StartupError } from "./platform/startup-error.ts";

const root = join(tmpdir(), "kolmena-config");
const read = (env: Record<string, string | undefined>) => readConfig(env, root);

test("Without variables the server listens on localhost:3000 with the embedded database and model", () => {
  const config = read({});
  assert.equal(config.production, false);
  assert.equal(config.host, "127.0.0.1");
  assert.equal(config.publicOrigin, "http://localhost:3000");
  assert.equal(config.dataDir, join(root, "data"));
  assert.equal(config.databaseUrl, undefined);
  assert.deepEqual(config.llm, { provider: "local" });
});

test("In production the server listens on all interfaces and needs a public https address", () => {
  const config = read({
    NODE_ENV: "production",
    PUBLIC_ORIGIN: "https://www.ejemplo.com/",
    STRIPE_SANDBOX: "allow-in-production",
    SMTP_URL: "smtp://mail.ejemplo.com",
  });
  assert.equal(config.host, "0.0.0.0");
  assert.equal(config.publicOrigin, "https://www.ejemplo.com");
  assert.throws(() => read({ NODE_ENV: "production" }), /PUBLIC_ORIGIN/);
  assert.throws(
    () => read({ NODE_ENV: "production", PUBLIC_ORIGIN: "http://www.ejemplo.com" }),
    /PUBLIC_ORIGIN/,
  );
});

test(".env.example has every variable with a comment line, and is a valid configuration", () => {
  const text = readFileSync(join(projectRoot(), ".env.example"), "utf8");
  const example = parseEnv(text);
  assert.deepEqual(Object.keys(example).sort(), [...variableNames].sort());
  const lines = text.trim().split("\n").slice(2);
  for (const [position, line] of lines.entries()) {
    assert.equal(line.startsWith("#"), position % 2 === 0, `comment before «${line}»`);
  }
  assert.deepEqual(readConfig(example, root), read({}));
});

function stripe(mode: "test" | "live") {
  return {
    STRIPE_SECRET_KEY: `sk_${mode}_1`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
}

test("Social profiles are full https addresses in a fixed order and cannot contain markup", () => {
  const social = {
    SOCIAL_X: "https://x.com/kolmena",
    SOCIAL_INSTAGRAM: "https://www.instagram.com/kolmena/",
  };
  assert.deepEqual(read(social).social, [
    { name: "Instagram", href: "https://www.instagram.com/kolmena/" },
    { name: "X", href: "https://x.com/kolmena" },
  ]);
  for (const wrong of ["@kolmena", "http://x.com/kolmena", 'https://x.com/?a="><script>']) {
    assert.throws(() => read({ SOCIAL_X: wrong }), /^StartupError: SOCIAL_X es/);
  }
});

test("The pixel id is a number, and there is none by default", () => {
  assert.equal(read({}).metaPixelId, undefined);
  assert.equal(read({ META_PIXEL_ID: "123456789012345" }).metaPixelId, "123456789012345");
  for (const wrong of ["abc", "12", '123456"><script>']) {
    assert.throws(() => read({ META_PIXEL_ID: wrong }), /^StartupError: META_PIXEL_ID son/);
  }
});

test("Payments use the sandbox without keys, and are real only with live keys", () => {
  assert.deepEqual(read({}).stripe, {
    keys: null,
    testMode: true,
    automaticTax: false,
    trialMonthlyCap: 500,
  });
  assert.equal(read(stripe("test")).stripe.testMode, true);
  const live = read({
    ...stripe("live"),
    NODE_ENV: "production",
    PUBLIC_ORIGIN: "https://www.ejemplo.com",
    SMTP_URL: "smtp://mail.ejemplo.com",
    STRIPE_AUTOMATIC_TAX: "true",
    TRIAL_MONTHLY_CAP: "3",
  }).stripe;
  assert.deepEqual(
    [live.keys?.secretKey, live.testMode, live.automaticTax, live.trialMonthlyCap],
    ["sk_live_1", false, true, 3],
  );
});

test("Mails are written to files by default, in production only with MAIL=files", () => {
  const folder = join(root, "data", "mail");
  const from = "Kolmena <hola@kolmena.example>";
  const smtpUrl = undefined;
  assert.deepEqual(read({}).mail, { smtpUrl, from, folder, logLinks: true });
  const production = {
    NODE_ENV: "production",
    PUBLIC_ORIGIN: "https://www.ejemplo.com",
    ...stripe("live"),
  };
  assert.deepEqual(read({ ...production, MAIL: "files" }).mail, {
    smtpUrl,
    from,
    folder,
    logLinks: false,
  });
  const real = read({ ...production, SMTP_URL: "smtps://u:p@mail.ejemplo.com" }).mail;
  assert.deepEqual([real.smtpUrl, real.logLinks], ["smtps://u:p@mail.ejemplo.com", false]);
});

const s3 = {
  FILES_S3_ENDPOINT: "https://s3.eu-west-1.amazonaws.com/",
  FILES_S3_BUCKET: "archivos",
  FILES_S3_REGION: "eu-west-1",
  FILES_S3_ACCESS_KEY_ID: "AKIA1",
  FILES_S3_SECRET_ACCESS_KEY: "geheim/+=",
};

test("Files are stored in a folder, or in a bucket when all five variables are set", () => {
  assert.deepEqual(read({}).files, { folder: join(root, "data", "files"), bucket: null });
  assert.deepEqual(read(s3).files.bucket, {
    endpoint: "https://s3.eu-west-1.amazonaws.com",
    bucket: "archivos",
    region: "eu-west-1",
    accessKeyId: "AKIA1",
    secretAccessKey: "geheim/+=",
  });
  for (const name of Object.keys(s3)) {
    assert.throws(() => read({ ...s3, [name]: " " }), {
      name: "StartupError",
      message: new RegExp(`^Falta ${name}: [^\\n]*las cinco variables FILES_S3_[^\\n]*\\.$`),
    });
  }
});

test("The error for a malformed bucket key does not repeat the key", () => {
  assert.throws(
    () => read({ ...s3, FILES_S3_SECRET_ACCESS_KEY: "con geheim dentro" }),
    (error: Error) =>
      /FILES_S3_SECRET_ACCESS_KEY/.test(error.message) && !/geheim/.test(error.message),
  );
});

const wrong: [Record<string, string>, string][] = [
  [{ ...s3, FILES_S3_ENDPOINT: "s3.amazonaws.com" }, "FILES_S3_ENDPOINT"],
  [{ ...s3, FILES_S3_ENDPOINT: "https://s3.amazonaws.com/archivos" }, "FILES_S3_ENDPOINT"],
  [{ ...s3, FILES_S3_BUCKET: "Mis Archivos" }, "FILES_S3_BUCKET"],
  [{ ...s3, FILES_S3_REGION: "Europa" }, "FILES_S3_REGION"],
  [{ PORT: "abc" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "-1" }, "PORT"],
  [{ PORT: "3e3" }, "PORT"],
  [{ NODE_ENV: "prod" }, "NODE_ENV"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
  [{ DATABASE_URL: "localhost" }, "DATABASE_URL"],
  [{ PUBLIC_ORIGIN: "ejemplo.com" }, "PUBLIC_ORIGIN"],
  [{ PUBLIC_ORIGIN: "http://localhost:3000/app" }, "PUBLIC_ORIGIN"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8, everyone" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES"],
  [{ CONTACT_EMAIL: "nobody" }, "CONTACT_EMAIL"],
  [{ CONTACT_EMAIL: "Ana <ana@ejemplo.com>" }, "CONTACT_EMAIL"],
  [{ MAIL_FROM: "Kolmena <nobody>" }, "MAIL_FROM"],
  [{ SMTP_URL: "mail.ejemplo.com" }, "SMTP_URL"],
  [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_PUBLISHABLE_KEY"],
  [{ STRIPE_PUBLISHABLE_KEY: "pk_live_1" }, "STRIPE_SECRET_KEY"],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY"],
  [
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    "STRIPE_WEBHOOK_SECRET",
  ],
  [{ ...stripe("live"), STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, "STRIPE_PUBLISHABLE_KEY"],
  [{ ...stripe("test"), STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY"],
  [{ ...stripe("live"), STRIPE_SECRET_KEY: "geheim" }, "STRIPE_SECRET_KEY"],
  [{ ...stripe("live"), STRIPE_SANDBOX: "allow-in-production" }, "STRIPE_SANDBOX"],
  [{ STRIPE_SANDBOX: "yes" }, "STRIPE_SANDBOX"],
  [{ STRIPE_AUTOMATIC_TAX: "1" }, "STRIPE_AUTOMATIC_TAX"],
  [{ TRIAL_MONTHLY_CAP: "-1" }, "TRIAL_MONTHLY_CAP"],
  [{ PAYOUT_PROVIDER: "paypal" }, "PAYOUT_PROVIDER"],
  [{ PAYOUT_DETAILS_KEYS: "short" }, "PAYOUT_DETAILS_KEYS"],
  [
    { NODE_ENV: "production", PUBLIC_ORIGIN: "https://www.ejemplo.com", MAIL: "files" },
    "STRIPE_SECRET_KEY",
  ],
  [
    {
      NODE_ENV: "production",
      PUBLIC_ORIGIN: "https://www.ejemplo.com",
      STRIPE_SANDBOX: "allow-in-production",
    },
    "SMTP_URL.*MAIL=files",
  ],
  [{ MAIL: "smtp" }, "MAIL"],
  [{ MAIL: "files", SMTP_URL: "smtp://mail.ejemplo.com" }, "SMTP_URL"],
  [{ FETCH_ALLOW_HOSTS: "127.0.0.1" }, "FETCH_ALLOW_HOSTS"],
  [{ FETCH_ALLOW_HOSTS: "http://127.0.0.1:4100" }, "FETCH_ALLOW_HOSTS"],
  [{ FETCH_ALLOW_HOSTS: "127.0.0.1:4100, *:80" }, "FETCH_ALLOW_HOSTS"],
  [{ FETCH_ALLOW_HOSTS: "127.0.0.1:70000" }, "FETCH_ALLOW_HOSTS"],
  [
    {
      NODE_ENV: "production",
      PUBLIC_ORIGIN: "https://www.ejemplo.com",
      STRIPE_SANDBOX: "allow-in-production",
      MAIL: "files",
      FETCH_ALLOW_HOSTS: "127.0.0.1:4100",
    },
    "FETCH_ALLOW_HOSTS",
  ],
  [{ LLM_PROVIDER: "gpt" }, "LLM_PROVIDER"],
  [{ LLM_PROVIDER: "openai" }, "LLM_API_KEY"],
  [{ LLM_PROVIDER: "compatible", LLM_MODEL: "m" }, "LLM_BASE_URL"],
  [{ LLM_PROVIDER: "compatible", LLM_BASE_URL: "http://localhost:1/v1" }, "LLM_MODEL"],
  [{ LLM_PROVIDER: "openai", LLM_API_KEY: "k", LLM_TIMEOUT_SECONDS: "0" }, "LLM_TIMEOUT_SECONDS"],
];

for (const [env, name] of wrong) {
  test(`A wrong ${JSON.stringify(env)} is refused in one sentence that names ${name}`, () => {
    assert.throws(
      () => read(env),
      (error: unknown) => {
        assert.ok(error instanceof StartupError);
        assert.match(error.message, new RegExp(name));
        assert.match(error.message, /^[^\n]+\.$/);
        return true;
      },
    );
  });
}

test("Allowed hosts are normalised like URLs", () => {
  const given = "127.0.0.1:4100, LocalHost:80,[::1]:8080 , 0x7f.1:443";
  assert.deepEqual(read({ FETCH_ALLOW_HOSTS: given }).fetchAllowHosts, [
    "127.0.0.1:4100",
    "localhost:80",
    "[::1]:8080",
    "127.0.0.1:443",
  ]);
  assert.deepEqual(read({}).fetchAllowHosts, []);
});

test("The error for a malformed Stripe key does not repeat the key", () => {
  assert.throws(
    () => read({ ...stripe("live"), STRIPE_SECRET_KEY: "geheim" }),
    (error: Error) => {
      assert.doesNotMatch(error.message, /geheim/);
      return true;
    },
  );
});

test("The error for a wrong database address does not repeat it, because it contains a password", () => {
  assert.throws(
    () => read({ DATABASE_URL: "mysql://u:geheim@h/x" }),
    (error: Error) => {
      assert.doesNotMatch(error.message, /geheim/);
      return true;
    },
  );
});

test("An API key in the environment does not select a provider by itself", () => {
  assert.deepEqual(read({ OPENAI_API_KEY: "sk-1" }).llm, { provider: "local" });
});

test("Any variables give a valid configuration or an error that names a variable", () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom("", " ", "0", "3000", "production", "openai", "https://a.es", "10.0.0.0/8"),
  );
  const env = fc.record(Object.fromEntries(variableNames.map((name) => [name, value])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(env, (given) => {
      try {
        const config = read(given);
        assert.ok(config.port >= 0 && config.port <= 65_535);
        assert.equal(new URL(config.publicOrigin).origin, config.publicOrigin);
        if (config.production) assert.match(config.publicOrigin, /^https:/);
      } catch (error) {
        if (!(error instanceof StartupError)) throw error;
        assert.ok(
          variableNames.some((name) => error.message.includes(name)),
          error.message,
        );
      }
    }),
    { numRuns: 500 },
  );
});

test("Blank variables count as not set", () => {
  fc.assert(
    fc.property(fc.constantFrom(...variableNames), fc.stringMatching(/^\s*$/), (name, blank) => {
      assert.deepEqual(read({ [name]: blank }), read({}));
    }),
  );
});

test("The .env file fills in variables that the process does not set, and a misspelt name is an error", () => {
  const folder = mkdtempSync(join(tmpdir(), "kolmena-env-"));
  writeFileSync(join(folder, ".env"), "SMTP_URL=smtp://mail.ejemplo.com\nLOG_LEVEL=\n");
  assert.equal(readEnvironment(folder).SMTP_URL, "smtp://mail.ejemplo.com");
  writeFileSync(join(folder, ".env"), "DATABSE_URL=postgresql://localhost/x\n");
  assert.throws(() => readEnvironment(folder), /DATABSE_URL.*\.env\.example/);
});
