import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { hash, verify } from "@node-rs/argon2";
import { type App, type AppOptions, createApp } from "#server/app.ts";
import { createFileFolder } from "#server/external/file-folder.ts";
import type { ImageModel } from "#server/external/image-model.ts";
import { createLlm, type Llm } from "#server/external/llm.ts";
import { createPayoutSandbox } from "#server/external/payout-folder.ts";
import { createWebFetch } from "#server/external/web-fetch.ts";
import { type AccountLimits, accountLimits } from "#server/features/account/limits.ts";
import { createPasswords, type Hasher } from "#server/features/account/passwords.ts";
import type { PayoutSettings } from "#server/features/affiliates/payouts/deps.ts";
import { createSandboxPayments, type StripeAddress } from "#server/payments.ts";
import { AppError } from "#server/platform/errors.ts";
import type { FileStore } from "#server/platform/files/files.ts";
import { createLog } from "#server/platform/log.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import type { Writer } from "#server/writer/writer.ts";
import { register } from "#shared/account.ts";
import { type TestDatabase, testDatabase } from "./database.ts";
import { Person } from "./person.ts";
import { sameThreadWriter } from "./same-thread-writer.ts";
import { type StripeSandbox, startStripeSandbox } from "./stripe-sandbox.ts";

export interface TestApp {
  app: App;
  database: TestDatabase;
  origin: string;
  /** The sandbox that it pays through. */
  readonly stripe: StripeSandbox;
  /** Mails that were handed over, oldest first. */
  mails: Mail[];
  /** Log lines at `error`: a test that expects none looks here. */
  errors: string[];
  /** Moves the clock that the product sees. */
  advance(ms: number): void;
  stranger(): Person;
  /** A freshly registered person, signed in. */
  person(name?: string): Promise<Person>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  kind?: "pglite" | "postgres";
  /** One that is there already, and is closed with the app. */
  database?: TestDatabase;
  llm?: Llm;
  /** Who makes photos; nobody when absent. */
  imageModel?: ImageModel;
  limits?: AccountLimits;
  eventTimes?: AppOptions["eventTimes"];
  readerLimits?: AppOptions["readerLimits"];
  /** The product's own when absent: nothing is started before something is drawn. */
  renderer?: AppOptions["renderer"];
  /** Who writes; this thread itself when absent, which starts sooner. */
  writer?: Writer;
  /** Prepares the pictures of what is analyzed, as the product does; not when absent. */
  prefetches?: boolean;
  /** As where real people come; not when absent. */
  production?: boolean;
  publicFolder?: string;
  company?: AppOptions["company"];
  social?: AppOptions["social"];
  metaPixelId?: AppOptions["metaPixelId"];
  /** Pays through a sandbox of its own; without it every payment fails the test. */
  stripe?: boolean;
  trialMonthlyCap?: number;
  /** `host:port` of sites on this machine that may be read. */
  allowHosts?: readonly string[];
  /** Where files are kept; a folder that goes with the app when absent. */
  fileStore?: FileStore;
  /** Whose `X-Forwarded-For` counts; nobody's when absent. */
  trustedProxies?: readonly string[];
  /** Gets every line of the log from `info` on. */
  onLogLine?: (line: string) => void;
  /** How affiliates are paid; rehearsed when absent. */
  payouts?: Partial<PayoutSettings>;
  /** Another server of the same site: its database, its clock, paying through its sandbox. */
  beside?: TestApp;
}

async function localModel() {
  const { localModel } = await import("#server/features/workers/local-model.ts");
  const { writeReply } = await import("#copywriter/index.ts");
  return localModel(writeReply);
}

// Nobody in a test waits for a quarter of an hour; the throttles' own tests bring the real limits.
const openLimits = Object.fromEntries(
  Object.entries(accountLimits).map(([name, limit]) => [name, { ...limit, max: 1_000_000 }]),
) as unknown as AccountLimits;

// What a password costs is told by the passwords' own tests: here a person costs no 40 ms of processor.
const quickHasher: Hasher = {
  hash: (password) => hash(password, { memoryCost: 256, timeCost: 1, parallelism: 1 }),
  verify,
};

const noStripe = {
  address: () => Promise.reject(new AppError("unavailable", "Esta prueba no tiene con qué pagar")),
};

/** Billing through what answers for Stripe; with nothing to answer every call of it fails. */
export function testPayments(
  sandbox: { address(): Promise<StripeAddress> } = noStripe,
  trialMonthlyCap = 500,
) {
  const settings = { testMode: true, automaticTax: false, trialMonthlyCap };
  const rehearsal = { send: () => Promise.reject(new Error("This test pays no affiliates")) };
  const payouts: PayoutSettings = { provider: "sandbox", detailsKeys: [], sandbox: rehearsal };
  return { ...createSandboxPayments(settings, sandbox), payouts };
}

/** The whole product on a free port with a database of its own. Close it. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options;
  const database = beside?.database ?? options.database ?? (await testDatabase(options.kind));
  let shiftMs = 0;
  const now = beside?.app.deps.now ?? (() => new Date(Date.now() + shiftMs));
  const payoutsFolder = join(tmpdir(), `kolmena-payouts-${randomUUID()}`);
  const filesFolder = join(tmpdir(), `kolmena-files-${randomUUID()}`);
  const mails: Mail[] = [];
  const errors: string[] = [];
  const log = createLog({
    level: options.onLogLine ? "info" : "warn",
    write: (line) => {
      options.onLogLine?.(line);
      if (line.includes('"level":"error"')) errors.push(line);
    },
  });
  const settings = {
    production: options.production ?? false,
    publicOrigin: "http://localhost",
    contactEmail: "hola@kolmena.example",
    dataDir: "",
  };
  const stripe = Promise.withResolvers<StripeSandbox>();
  const address = () => stripe.promise.then((running) => ({ ...running, ...running.api }));
  const sandbox = options.stripe ? { address } : undefined;
  const app = await createApp({
    database,
    settings,
    trustedProxies: options.trustedProxies ?? [],
    external: {
      imageModel: options.imageModel ?? null,
      llm: options.llm ?? createLlm({ provider: "local" }, { localModel }),
      mailTransport: {
        deliver: async (mail) => {
          mails.push(mail);
          return { sent: true };
        },
      },
      webFetch: createWebFetch({
        allowHosts: options.allowHosts ?? [],
        contact: { url: settings.publicOrigin, email: settings.contactEmail },
      }),
      fileStore: options.fileStore ?? createFileFolder({ folder: filesFolder }),
      ...testPayments(sandbox, options.trialMonthlyCap),
      payouts: {
        provider: "sandbox",
        detailsKeys: [],
        sandbox: createPayoutSandbox({ folder: payoutsFolder }),
        ...options.payouts,
      },
    },
    ...(sandbox ? { sandbox } : {}),
    passwords: createPasswords({ hasher: quickHasher }),
    limits: options.limits ?? openLimits,
    ...(options.eventTimes ? { eventTimes: options.eventTimes } : {}),
    ...(options.readerLimits ? { readerLimits: options.readerLimits } : {}),
    // Whole suites run at once: drawing must not wait for all of them.
    renderer: options.renderer ?? createRenderer({ log, priority: 0, children: 1 }),
    writer: options.writer ?? sameThreadWriter,
    prefetches: options.prefetches ?? false,
    log,
    now,
    ...(options.company ? { company: options.company } : {}),
    ...(options.social ? { social: options.social } : {}),
    ...(options.metaPixelId ? { metaPixelId: options.metaPixelId } : {}),
    ...(options.publicFolder ? { publicFolder: options.publicFolder } : {}),
  });
  const origin = await app.server.listen({ host: "127.0.0.1", port: 0 });
  settings.publicOrigin = origin;
  if (options.stripe) {
    const webhookUrl = `${origin}/api/webhooks/stripe`;
    stripe.resolve(beside?.stripe ?? startStripeSandbox({ origin, webhookUrl }));
  }
  // Beside the sandbox's own start.
  await app.work();
  // What is left open keeps a test file from ending, and its failure from being told.
  const closeSite = async () => {
    await app.close(0);
    for (const folder of [filesFolder, payoutsFolder]) {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const running = options.stripe
    ? await stripe.promise.catch(async (error) => {
        await closeSite();
        if (!beside) await database.close();
        throw error;
      })
    : null;
  let people = 0;
  return {
    app,
    database,
    origin,
    get stripe() {
      if (!running) throw new Error("This test asked for no Stripe");
      return running;
    },
    mails,
    errors,
    advance: (ms) => {
      shiftMs += ms;
    },
    stranger: () => new Person(origin),
    async person(name = `Persona ${++people}`) {
      const person = new Person(origin);
      const key = randomUUID().slice(0, 12);
      person.email = `p-${key}@ejemplo.test`;
      const answer = await person.call(register, {
        body: {
          username: `p-${key}`,
          email: person.email,
          password: "una frase larga y rara",
          name,
        },
      });
      if (answer.status !== 201) throw new Error(`Not registered: ${JSON.stringify(answer.body)}`);
      person.userId = answer.body.id;
      return person;
    },
    async close() {
      await closeSite();
      if (beside) return;
      await running?.close();
      await database.close();
    },
  };
}

export interface SuiteAppOptions extends TestAppOptions {
  /** Waits for what must be over before the product is closed; it is closed whatever comes of it. */
  beforeClose?: (site: TestApp) => Promise<unknown>;
  /** The suite brings errors about and looks at them itself; when absent, none may be logged. */
  expectsErrors?: boolean;
}

/**
 * For a `describe`: a product for all its tests, started before the first and closed after the last.
 * Pass a function when the options depend on another `before`, such as a shop's host. Do not use it at
 * the top level of a file: there Node does not wait for `before`.
 */
export function suiteApp(
  options: SuiteAppOptions | (() => SuiteAppOptions | Promise<SuiteAppOptions>) = {},
): TestApp {
  const site = {} as TestApp;
  let finish: (() => Promise<void>) | undefined;
  before(async () => {
    const { beforeClose, expectsErrors, ...product } =
      typeof options === "function" ? await options() : options;
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await testApp(product)));
    finish = async () => {
      await Promise.resolve(beforeClose?.(site)).finally(() => site.close());
      if (!expectsErrors) assert.deepEqual(site.errors, []);
    };
  });
  after(() => finish?.());
  return site;
}
