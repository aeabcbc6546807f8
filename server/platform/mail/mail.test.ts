import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { createMailTransport } from "#server/external/mail-transport.ts";
import { openJobQueue, startJobs } from "#server/platform/jobs/job-runner.ts";
import { listJobs } from "#server/platform/jobs/operator.ts";
import { anyCharacter } from "#test/any-character.ts";
import { silentLog, testDatabase } from "#test/database.ts";
import { until } from "#test/wait-until.ts";
import {
  composeMail,
  deliverMail,
  isPlainAddress,
  type MailContent,
  type MailDeps,
  sendMail,
  singleLine,
} from "./mail.ts";

const site = { publicOrigin: "https://kolmena.example" };
const content: MailContent = {
  to: "ana@ejemplo.es",
  subject: "Confirma tu email",
  preview: "Un clic y listo",
  title: "Hola, Ana",
  paragraphs: ["Primer párrafo con tildes: ¿qué tal?", "Segundo <b>párrafo</b>"],
  button: { label: "Confirmar", href: "https://kolmena.example/verificar?token=a&b=c" },
  notes: ["Vale durante 3 días."],
};

async function deliverAndParse(mail: ReturnType<typeof composeMail>) {
  const folder = await mkdtemp(join(tmpdir(), "kolmena-mail-"));
  try {
    const transport = createMailTransport({
      from: "Kolmena <hola@kolmena.example>",
      folder,
      log: { info: () => undefined },
    });
    assert.deepEqual(await transport.deliver(mail), { sent: true });
    const files = await readdir(folder);
    assert.equal(files.length, 1);
    const bytes = await readFile(join(folder, files[0] as string));
    return { parsed: await PostalMime.parse(bytes), raw: bytes.toString("latin1") };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a message has the same content in HTML and in plain text", async () => {
  const { parsed } = await deliverAndParse(composeMail(content, site));
  assert.equal(parsed.subject, content.subject);
  assert.deepEqual(
    parsed.to?.map((to) => to.address),
    ["ana@ejemplo.es"],
  );
  for (const words of [content.title, content.paragraphs[0] as string, "Vale durante 3 días."]) {
    assert.ok(parsed.text?.includes(words), `text has «${words}»`);
    assert.ok(parsed.html?.includes(words), `HTML has «${words}»`);
  }
  assert.ok(parsed.text?.includes("https://kolmena.example/verificar?token=a&b=c"));
  assert.ok(parsed.html?.includes('href="https://kolmena.example/verificar?token=a&amp;b=c"'));
});

test("text of people is escaped, and the HTML loads nothing", () => {
  const { html } = composeMail(content, site);
  assert.ok(html.includes("Segundo &lt;b&gt;párrafo&lt;/b&gt;"));
  assert.doesNotMatch(html, /<(?:img|script|link|iframe|object|form)\b/i);
  assert.doesNotMatch(html, /url\(|@import|@font-face/i);
});

test("a message is readable in a dark mail program", () => {
  const { html } = composeMail(content, site);
  assert.match(html, /<meta name="color-scheme" content="light dark">/);
  assert.match(html, /prefers-color-scheme:dark/);
  for (const [, tag] of html.matchAll(/<((?:p|h1)\b[^>]*)>/g)) {
    assert.match(tag as string, /class="k-ink2?"/, "every text changes with the theme");
  }
});

test("no subject can add a header, a recipient or a body", async () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      "Hola\r\nBcc: victima@ejemplo.es",
      "Hola\nContent-Type: text/html\n\n<h1>",
      "Hola\r\n\r\ncuerpo",
      "Hola\u2028Bcc: victima@ejemplo.es",
      "Hola\u0085Bcc: victima@ejemplo.es",
      "=?utf-8?q?Hola=0D=0ABcc:_victima@ejemplo.es?=",
    ),
    fc.string({ unit: anyCharacter, maxLength: 60 }).map((tail) => `Hola${tail}\r\nBcc: x@y.es`),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (subject) => {
      const mail = composeMail({ ...content, subject }, site);
      assert.doesNotMatch(mail.subject, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      const { parsed, raw } = await deliverAndParse(mail);
      const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
      assert.doesNotMatch(head, /^(?:bcc|cc):/im);
      assert.equal(head.match(/^content-type:/gim)?.length, 1);
      assert.equal(parsed.bcc ?? undefined, undefined);
      assert.deepEqual(
        parsed.to?.map((to) => to.address),
        ["ana@ejemplo.es"],
      );
      assert.ok(parsed.text?.startsWith("Hola, Ana"));
    }),
    { numRuns: 60 },
  );
});

test("an address that could contain a second recipient or a header is refused", () => {
  for (const to of [
    "a@b.es, c@d.es",
    "a@b.es;c@d.es",
    "a@b.es\r\nBcc: c@d.es",
    "Ana <a@b.es>",
    "<a@b.es>",
    '"a b"@c.es',
    "a@b.es\0",
    "a@b@c.es",
    "grupo:a@b.es;",
    "",
  ]) {
    assert.equal(isPlainAddress(to), false, to);
    assert.throws(() => composeMail({ ...content, to }, site), TypeError);
  }
  assert.ok(isPlainAddress("ana.perez+kolmena@sub.ejemplo.es"));
});

test("a button only links to http(s) addresses", () => {
  const button = { label: "x", href: "javascript:alert(1)" };
  assert.throws(() => composeMail({ ...content, button }, site), TypeError);
});

test("a header value is always one line of limited length", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (value) => {
      const line = singleLine(value);
      assert.doesNotMatch(line, /[\r\n\0]/);
      assert.ok(line.length <= 200);
      assert.ok(line.isWellFormed());
    }),
  );
});

test("a permanently refused message is not retried, a temporarily refused one is", async () => {
  const warnings: string[] = [];
  const log = { warn: (_fields: object, message: string) => warnings.push(message) } as never;
  const answering = (retry: boolean) => ({
    deliver: async () => ({ sent: false as const, retry, reason: "550" }),
  });
  const mail = composeMail(content, site);
  await deliverMail({ mailTransport: answering(false), log }, mail);
  assert.deepEqual(warnings, ["Mail refused for good"]);
  await assert.rejects(deliverMail({ mailTransport: answering(true), log }, mail), /not sent/);
});

test("a message is delivered once after its provider was down for an hour and a half", async (t) => {
  const database = await testDatabase();
  const options = {
    database,
    jobs: [sendMail],
    schedules: [],
    log: silentLog(),
    polling: { dueCheckMs: 5 },
  };
  const queue = openJobQueue(options);
  const delivered: string[] = [];
  let isDown = true;
  const mailTransport: MailDeps["mailTransport"] = {
    deliver: async ({ subject }) => {
      if (isDown) return { sent: false, retry: true, reason: "421" };
      delivered.push(subject);
      return { sent: true };
    },
  };
  const deps = { mailTransport, log: silentLog() };
  const running = await startJobs({ ...options, deps, queue });
  t.after(async () => {
    await running.stop(true);
    await database.close();
  });
  await queue.later(sendMail, composeMail(content, site));
  for (let waitedSeconds = 0; waitedSeconds < 5_400; ) {
    // Skips each pause.
    const [due] = await until(async () => {
      assert.deepEqual(await listJobs(database, { state: "failed", limit: 1 }), []);
      const { rows } = await database.sql(
        `with waiting as (select id, start_after from pgboss.job
           where name = $1 and state <> 'active' and start_after > now() for update)
         update pgboss.job set start_after = now() from waiting where job.id = waiting.id
         returning extract(epoch from waiting.start_after - now())::float8 as pause,
           state::text as state`,
        [sendMail.name],
      );
      return rows.length > 0 && rows;
    });
    assert.equal(due!.state, "retry");
    waitedSeconds += Number(due!.pause);
  }
  isDown = false;
  await until(() => delivered.length > 0);
  await until(async () => {
    const { rows } = await database.sql(
      "select state::text as state from pgboss.job where name = $1",
      [sendMail.name],
    );
    return rows[0]?.state === "completed";
  });
  assert.deepEqual(delivered, [content.subject]);
});
