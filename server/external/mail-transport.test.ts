import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { createMailTransport, type OutgoingMail } from "./mail-transport.ts";

const mail: OutgoingMail = {
  id: "5f0e0f6e-0000-4000-8000-000000000001",
  to: "ana@ejemplo.es",
  subject: "¿Olvidaste tu contraseña?",
  text: "Hola, Ana\n\nhttps://kolmena.example/restablecer?token=abc\n",
  html: "<p>Hola, Ana</p>",
};
const from = "Kolmena <hola@kolmena.example>";
const silent = { info: () => undefined };
const folder = await mkdtemp(join(tmpdir(), "kolmena-smtp-"));
const servers: { close(): void }[] = [];
after(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

async function smtpServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
  });
  server.on("error", () => undefined);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

function refusal(code: number): Error {
  return Object.assign(new Error("refused"), { responseCode: code });
}

test("a message arrives complete over SMTP", async () => {
  const received: { to: string[]; bytes: Buffer }[] = [];
  const smtpUrl = await smtpServer({
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ to, bytes: Buffer.concat(parts) });
        done();
      });
    },
  });
  const transport = createMailTransport({ smtpUrl, from, folder, log: silent });
  assert.deepEqual(await transport.deliver(mail), { sent: true });
  assert.equal(received.length, 1);
  assert.deepEqual(received[0]?.to, ["ana@ejemplo.es"]);
  const parsed = await PostalMime.parse(received[0]?.bytes as Buffer);
  assert.equal(parsed.subject, mail.subject);
  assert.equal(parsed.from?.address, "hola@kolmena.example");
  assert.equal(parsed.messageId, `<${mail.id}@kolmena.example>`);
  assert.ok(parsed.text?.includes("token=abc"));
  assert.equal(parsed.html?.trim(), mail.html);
});

test("an address that does not exist is refused for good", async () => {
  const smtpUrl = await smtpServer({ onRcptTo: (_to, _session, done) => done(refusal(550)) });
  const result = await createMailTransport({ smtpUrl, from, folder, log: silent }).deliver(mail);
  assert.equal(result.sent, false);
  assert.equal(!result.sent && result.retry, false);
});

test("a full mailbox and an unreachable server are temporary failures", async () => {
  const busy = await smtpServer({ onRcptTo: (_to, _session, done) => done(refusal(451)) });
  const closed = await smtpServer({});
  servers.pop()?.close();
  for (const smtpUrl of [busy, closed]) {
    const result = await createMailTransport({ smtpUrl, from, folder, log: silent }).deliver(mail);
    assert.equal(!result.sent && result.retry, true, smtpUrl);
  }
});

test("a refused SMTP login is a temporary failure, so no mail is lost", async () => {
  const smtpUrl = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("no")),
  });
  const withLogin = smtpUrl.replace("smtp://", "smtp://quien:mal@");
  const transport = createMailTransport({ smtpUrl: withLogin, from, folder, log: silent });
  const result = await transport.deliver(mail);
  assert.equal(!result.sent && result.retry, true);
});

test("a silent server times out", async () => {
  const mute: Server = createServer(() => undefined);
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  servers.push(mute);
  const smtpUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const transport = createMailTransport({ smtpUrl, from, folder, log: silent, silenceMs: 150 });
  const result = await transport.deliver(mail);
  assert.equal(!result.sent && result.retry, true);
});

test("without SMTP each message is a private file, and its link is logged with `logLinks`", async () => {
  const mailFolder = join(folder, "correo");
  const logged: Record<string, unknown>[] = [];
  const log = { info: (fields: Record<string, unknown>) => logged.push(fields) };
  const transport = createMailTransport({ from, folder: mailFolder, log, logLinks: true });
  await Promise.all([transport.deliver(mail), transport.deliver(mail), transport.deliver(mail)]);
  const files = await readdir(mailFolder);
  assert.equal(files.length, 3);
  assert.ok(files.every((file) => file.endsWith(".eml")));
  assert.equal((await stat(join(mailFolder, files[0] as string))).mode & 0o077, 0);
  assert.equal(logged[0]?.link, "https://kolmena.example/restablecer?token=abc");
});

test("without `logLinks` the log contains no link", async () => {
  const logged: unknown[] = [];
  const log = { info: (...args: unknown[]) => logged.push(args) };
  await createMailTransport({ from, folder: join(folder, "mudo"), log }).deliver(mail);
  assert.equal(logged.length, 1);
  assert.doesNotMatch(JSON.stringify(logged), /restablecer|token|abc/);
});
