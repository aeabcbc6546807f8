import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, it } from "node:test";
import { parse } from "csv-parse/sync";
import { eq, getTableColumns, type SQL } from "drizzle-orm";
import { type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import yauzl from "yauzl";
import { contentPieces, type KeptPicture, users } from "#db/schema.ts";
import { orders } from "#db/schema-ads.ts";
import { affiliates } from "#db/schema-affiliates.ts";
import { contactInquiries, leads } from "#db/schema-contact.ts";
import { openExportCursor } from "#server/platform/data-export/exported-rows.ts";
import type { Db } from "#server/platform/database/db.ts";
import { prepareDataExport } from "#shared/account.ts";
import { renameConversation } from "#shared/chat.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { exportData } from "./data-export.ts";
import { exportedTables } from "./registry.ts";

const password = "una frase larga y rara";
const asked = { body: { currentPassword: password } };
const dialect = new PgDialect();
const moment = new Date("2026-03-01T10:00:00.000Z");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

interface Datos {
  createdAt: string;
  [key: string]: unknown;
}
const rowsOf = (datos: Datos, key: string) =>
  (datos[key] as { rows: Record<string, unknown>[] }).rows;

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const file = await yauzl.fromBufferPromise(bytes);
  const found = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    assert.match(entry.fileName, /^[a-z0-9][a-z0-9./-]*$/i);
    assert.ok(!found.has(entry.fileName), `${entry.fileName} is there twice`);
    found.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return found;
}

for (const kind of testedDatabaseKinds) {
  describe(`data export on ${kind}`, () => {
    const site = suiteApp({ kind });
    const db = () => site.database.db;

    async function link(person: Person): Promise<string> {
      const { status, body } = await person.call(prepareDataExport, asked);
      assert.equal(status, 200, JSON.stringify(body));
      return body.url;
    }

    async function download(person: Person) {
      const answer = await person.fetch(await link(person));
      assert.equal(answer.status, 200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const entries = await unzip(bytes);
      const datos = JSON.parse(String(entries.get("datos.json"))) as Datos;
      return { answer, entries, datos };
    }

    const confirm = (person: Person) =>
      db().update(users).set({ emailVerifiedAt: moment }).where(eq(users.id, person.userId));

    it("the export has the person's rows of every table, no secrets, and nothing of others", async () => {
      const [ana, eva] = [await site.person("Ana"), await site.person("Eva")];
      await confirm(ana);
      await confirm(eva);
      await fill(ana, "de-ana");
      await fill(eva, "de-eva");
      const { entries, datos } = await download(ana);
      const text = String(entries.get("datos.json"));
      for (const { key, table, columns } of exportedTables.filter(
        ({ key }) => key !== "adPayments",
      )) {
        const rows = rowsOf(datos, key);
        assert.ok(rows.length > 0, `${key} is empty`);
        if (key === "account") continue;
        for (const [name, column] of Object.entries(getTableColumns(table))) {
          const mark = markOf("de-ana", key, column as PgColumn);
          if (!mark) continue;
          const isExported = typeof columns[name] === "string";
          assert.equal(
            text.includes(mark),
            isExported,
            `${key}.${name} ${isExported ? "is not" : "is"} there`,
          );
        }
      }
      const all = Buffer.concat([...entries.values()]).toString("latin1");
      for (const secret of [
        "de-eva",
        eva.email,
        eva.userId,
        "argon2",
        "passwordHash",
        "tokenHash",
      ]) {
        assert.ok(!all.includes(secret), secret);
      }
      const [account] = rowsOf(datos, "account");
      assert.equal(account?.email, ana.email);
      assert.match(String(account?.createdAt), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      assert.equal(rowsOf(datos, "adOrders")[0]?.currency, "usd");
    });

    it("the ZIP has a LEEME.txt, texts, tables and pictures under the names in the rows", async () => {
      const ana = await site.person();
      const before = await fill(ana, "cuenta");
      const { answer, entries, datos } = await download(ana);
      assert.equal(answer.headers.get("content-type"), "application/zip");
      assert.equal(answer.headers.get("cache-control"), "private, no-store");
      const name = /filename="(kolmena-mis-datos-\d{4}-\d\d-\d\d\.zip)"/;
      assert.match(answer.headers.get("content-disposition") ?? "", name);
      const note = String(entries.get("LEEME.txt"));
      assert.match(note, /hola@kolmena\.example/);
      assert.match(note, /todavía no has\r\n {2}confirmado/);
      for (const { key } of exportedTables) assert.match(note, new RegExp(`^${key}: `, "m"));
      const piece = rowsOf(datos, "contents")[0]!;
      assert.ok(entries.get(String(piece.pictureFile))?.equals(png));
      const [photo] = rowsOf(datos, "photos");
      assert.ok(entries.get(String(photo!.photoFile))?.equals(png));
      const [version] = rowsOf(datos, "adVersions");
      for (const file of version!.pictureFiles as string[])
        assert.ok(entries.get(file)?.equals(png));
      const texts = [...entries].filter(([entry]) => /^(contenidos|conversaciones)\//.test(entry));
      assert.equal(texts.length, 2);
      for (const [, bytes] of texts) assert.match(String(bytes), /^# cuenta/);
      const [paid] = parse(entries.get("tablas/pagos.csv")!, { bom: true, columns: true }) as {
        [column: string]: string;
      }[];
      assert.deepEqual([paid?.amountCents, paid?.currency], ["3", "cuenta payments.currency"]);
      assert.ok(before.pictureKey);
    });

    it("orders and messages under an address are exported only when the address is confirmed", async () => {
      const ana = await site.person();
      await fill(ana, "suyo");
      for (const table of [orders, contactInquiries, leads]) {
        await db().update(table).set({ userId: null }).where(eq(table.userId, ana.userId));
      }
      const unconfirmed = (await download(ana)).datos;
      for (const key of ["adOrders", "ads", "adVersions", "analyses", "inquiries", "leads"]) {
        assert.deepEqual(rowsOf(unconfirmed, key), [], key);
      }
      await confirm(ana);
      const confirmed = (await download(ana)).datos;
      for (const key of ["adOrders", "ads", "adVersions", "analyses", "inquiries", "leads"]) {
        assert.equal(rowsOf(confirmed, key).length, 1, key);
      }
    });

    it("hostile text does not end up in file names or as a spreadsheet formula", async () => {
      const ana = await site.person();
      const bad = "=1+1/../../\u202e\u0007gpj.exe";
      await fill(ana, bad);
      await db().update(orders).set({ businessName: "=1+1", websiteUrl: "-2+3" });
      const { entries } = await download(ana);
      const rows = parse(entries.get("tablas/pedidos.csv")!, { bom: true, columns: true });
      const [order] = rows as { businessName: string; websiteUrl: string }[];
      assert.deepEqual([order?.businessName, order?.websiteUrl], ["'=1+1", "\u22122+3"]);
      for (const [name, bytes] of entries) {
        if (!name.endsWith(".csv")) continue;
        for (const line of parse(bytes, { bom: true }) as string[][]) {
          for (const cell of line) assert.doesNotMatch(cell, /^[=+@]|^-\D/, name);
        }
      }
    });

    it("a thousand pieces are exported once each, in pages of 200", async () => {
      const ana = await site.person();
      const pieces = Array.from({ length: 1_000 }, (_, at) => ({
        ...{ id: randomUUID(), userId: ana.userId, workerId: "teo", contentType: "post" },
        ...{ title: `Post ${at}`, content: `Texto ${at}\n${"x".repeat(500)}` },
        // Many with the same timestamp, as after an import.
        createdAt: new Date(moment.getTime() + Math.floor(at / 300)),
        updatedAt: moment,
      }));
      await db().insert(contentPieces).values(pieces);
      const { entries, datos } = await download(ana);
      const ids = rowsOf(datos, "contents").map(({ id }) => String(id));
      assert.deepEqual(ids.toSorted(), pieces.map(({ id }) => id).toSorted());
      assert.equal(
        [...entries.keys()].filter((name) => name.startsWith("contenidos/")).length,
        1_000,
      );
      const contents = exportedTables.find(({ key }) => key === "contents")!;
      const sizes: number[] = [];
      const owner = { userId: ana.userId, confirmedEmail: null };
      await db().transaction(async (tx) => {
        const pages = await openExportCursor({ db: tx }, contents, owner, {
          survivesCommit: false,
        });
        for await (const page of pages({ db: tx })) sizes.push(page.length);
      });
      assert.deepEqual(sizes, Array(5).fill(200));
    });

    it("other requests are answered during the export, which contains the rows as before their changes", async () => {
      const ana = await site.person();
      const { conversationId } = await fill(ana, "antes");
      const change = { params: { conversationId }, body: { title: "Después" } };
      let changed = 0;
      const db = whileReading(site.app.deps.db, async () => {
        changed = (await ana.call(renameConversation, change)).status;
      });
      const deps = { ...site.app.deps, db, databaseKind: kind };
      const entries = await unzip(await buffer(await exportData(deps, ana.userId)));
      const datos = JSON.parse(String(entries.get("datos.json"))) as Datos;
      assert.equal(changed, 200);
      assert.equal(rowsOf(datos, "conversations")[0]?.title, "antes conversations.title");
    });

    it("parallel exports wait for their turn", async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => site.person()));
      const links = await Promise.all(people.map(link));
      const answers = await Promise.all(people.map((one, at) => one.fetch(links[at]!)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(5).fill(200),
      );
      for (const answer of answers) await answer.arrayBuffer();
    });

    it("a picture deleted meanwhile is listed as missing instead of breaking the download", async () => {
      const ana = await site.person();
      const { pictureKey } = await fill(ana, "borrada");
      await site.app.deps.files.remove(pictureKey.replace(/\/[^/]+$/, ""));
      const { entries, datos } = await download(ana);
      const { pictureFile } = rowsOf(datos, "contents")[0]!;
      assert.ok(!entries.has(String(pictureFile)));
      assert.ok(String(entries.get("archivos-que-faltan.txt")).includes(String(pictureFile)));
    });

    /** Inserts one row of the person into every table; texts contain the mark, table and column. */
    async function fill(person: Person, mark: string) {
      const conversationId = randomUUID();
      const [projectId, contentId, orderId, photoId] = [1, 2, 3, 4].map(() => randomUUID());
      const picture: KeptPicture = {
        ...{ id: randomUUID(), format: "square", width: 1, height: 1 },
        ...{ alt: `${mark} alt`, generated: false },
      };
      const [affiliateId, otherId, clickId, referralId, commissionId] = [1, 2, 3, 4, 5].map(() =>
        randomUUID(),
      );
      await db().insert(affiliates).values({ id: otherId!, code: otherId!, createdAt: moment });
      const valuesByTable: Record<string, Record<string, unknown>> = {
        affiliate: { id: affiliateId },
        affiliateDays: { day: "2026-03-01" },
        affiliateClicks: { id: clickId, day: "2026-03-01" },
        referrals: { id: referralId, userId: null },
        recommendation: { affiliateId: otherId, clickId: null },
        commissions: { id: commissionId, payoutId: null },
        commissionRows: {
          paymentId: `${mark} payments.id`,
          paymentKind: `${mark} payments.kind`,
        },
        projects: { id: projectId },
        conversations: { id: conversationId },
        contents: { id: contentId, picture, contentType: "post" },
        photos: { id: photoId, extension: "jpg", deletedAt: null },
        contentVersions: { number: 1 },
        messages: { position: 1, status: "done" },
        creditBalances: { bucket: `${mark} creditBalances.bucket` },
        analyses: { id: randomUUID() },
        adOrders: { id: orderId, paidAt: moment },
        // An expired session might be swept before the export.
        sessions: { lastUsedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) },
        ads: { number: 1 },
        adVersions: { adNumber: 1, number: 0, ad: { copy: { headline: `${mark} copy` } } },
      };
      const commonValues = {
        ...{ userId: person.userId, email: person.email },
        ...{ projectId, conversationId, contentId, orderId },
        ...{ affiliateId, clickId, referralId, commissionId },
      };
      const isLast = ({ key }: { key: string }) => Number(key === "messages");
      // Messages reference rows of other tables, so they are inserted last.
      for (const { key, table } of exportedTables.toSorted((a, b) => isLast(a) - isLast(b))) {
        if (key === "account" || key === "adPayments") continue;
        const row: Record<string, unknown> = {};
        for (const [name, column] of Object.entries(getTableColumns(table))) {
          row[name] =
            valuesByTable[key]?.[name] !== undefined
              ? valuesByTable[key][name]
              : (commonValues[name as keyof typeof commonValues] ??
                valueIn(mark, key, column as PgColumn));
        }
        await db()
          .insert(table as PgTable)
          .values(row as never);
      }
      const { files } = site.app.deps;
      const pictureKey = `pictures/${person.userId}/${picture.id}/imagen.png`;
      await files.put(pictureKey, png, { maxBytes: 1_000 });
      const photoKey = `pictures/${person.userId}/${photoId}/foto.jpg`;
      await files.put(photoKey, png, { maxBytes: 1_000 });
      for (const format of ["square", "wide"]) {
        await files.put(`orders/${orderId}/ads/1-v0-${format}.png`, png, { maxBytes: 1_000 });
      }
      return { pictureKey, conversationId };
    }
  });
}

/** A database that runs a function before the first page of rows is read. */
function whileReading(db: Db, beforeFirstPage: () => Promise<void>): Db {
  let first: Promise<void> | undefined;
  const watched = (inner: Db): Db =>
    Object.create(inner, {
      execute: {
        value: async (query: SQL) => {
          if (dialect.sqlToQuery(query).sql.startsWith("fetch")) first ??= beforeFirstPage();
          await first;
          return inner.execute(query);
        },
      },
      transaction: {
        value: ((run, config) =>
          inner.transaction((tx) => run(watched(tx) as typeof tx), config)) as Db["transaction"],
      },
    });
  return watched(db);
}

/** The recognisable text that `fill` writes into a text column; undefined for other columns. */
function markOf(mark: string, key: string, column: PgColumn): string | undefined {
  if (!["PgText", "PgJsonb", "PgArray"].includes(column.columnType)) return;
  // These columns need real values.
  if (/^(email|picture|ad|contentType)$/.test(column.name) || column.name === "status") return;
  return `${mark} ${key}.${column.name}`;
}

function valueIn(mark: string, key: string, column: PgColumn): unknown {
  const text = `${mark} ${key}.${column.name}`;
  if (column.columnType === "PgText") return text;
  if (column.columnType === "PgJsonb") return { is: text };
  if (column.columnType === "PgArray") return [text];
  if (column.columnType === "PgUUID") return randomUUID();
  if (column.columnType === "PgTimestamp") return moment;
  if (column.columnType === "PgBoolean") return true;
  return 3;
}
