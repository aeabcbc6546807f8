import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { accountUsage } from "#db/schema.ts";
import { saveBrainDraft, saveBusinessProfile } from "#shared/brain.ts";
import { deleteConversation, generate, renameConversation } from "#shared/chat.ts";
import { deleteContent, readContent, restoreContent, updateContent } from "#shared/content.ts";
import { createProject, updateProject } from "#shared/projects.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { accountSpace } from "./space.ts";

for (const kind of testedDatabaseKinds) {
  describe(`storage limits of an account on ${kind}`, () => {
    const llm = new ScriptedLlm();
    const site = suiteApp({ kind, llm });

    async function ask(person: Person, text: string, more: { conversationId?: string } = {}) {
      llm.say(text, "end");
      const params = { workerId: "teo" as const };
      return await person.call(generate, { params, body: { prompt: "Escribe", ...more } });
    }

    async function usage({ userId }: Person) {
      const own = eq(accountUsage.userId, userId);
      const [row] = await site.app.deps.db.select().from(accountUsage).where(own);
      return row;
    }

    /** The expected counts, computed from the tables. */
    async function recount({ userId }: Person) {
      const { rows } = (await site.app.deps.db.execute(sql`
        select
          (select count(*) * 512 from conversations where user_id = ${userId})::int
          + (select coalesce(sum(512 + octet_length(content)), 0) from messages
             where user_id = ${userId})::int
          + (select coalesce(sum(512 + octet_length(content)), 0) from content_pieces
             where user_id = ${userId})::int
          + (select coalesce(sum(octet_length(v.content)), 0) from content_versions v
             join content_pieces p on p.id = v.content_id where p.user_id = ${userId})::int
            as "textBytes",
          (select count(*) from conversations where user_id = ${userId})::int as conversations,
          (select count(*) from content_pieces where user_id = ${userId})::int as pieces`)) as unknown as {
        rows: object[];
      };
      return { userId, pictures: 0, ...rows[0] };
    }

    async function fill({ userId }: Person, used: Partial<typeof accountSpace>) {
      await site.app.deps.db.update(accountUsage).set(used).where(eq(accountUsage.userId, userId));
    }

    it("a text edited 60 times keeps its newest 50 versions and the worker's original", async () => {
      const ana = await site.person();
      const params = { contentId: (await ask(ana, "El original")).body.contentId };
      for (let at = 2; at <= 61; at++) {
        const body = { content: `Versión ${at}`, baseVersion: at - 1 };
        assert.equal((await ana.call(updateContent, { params, body })).status, 200);
      }
      const { versions } = (await ana.call(readContent, { params })).body;
      const numbers = Array.from({ length: 50 }, (_, at) => 61 - at);
      assert.deepEqual(
        versions.map(({ number }) => number),
        [...numbers, 1],
      );
      assert.equal(versions.at(-1)!.content, "El original");
      assert.deepEqual(await usage(ana), await recount(ana));
    });

    it("written text is counted, and deleted text frees its space", async () => {
      const ana = await site.person();
      const { body: first } = await ask(ana, "Uno con ñ y €");
      const { body: second } = await ask(ana, "Dos", { conversationId: first.conversationId });
      const edit = { content: "Dos, y más largo que antes" };
      await ana.call(updateContent, { params: { contentId: second.contentId }, body: edit });
      assert.equal((await usage(ana))?.pieces, 2);
      assert.deepEqual(await usage(ana), await recount(ana));
      const full = await usage(ana);
      await ana.call(deleteContent, { params: { contentId: first.contentId } });
      assert.deepEqual(await usage(ana), await recount(ana));
      await ana.call(restoreContent, { params: { contentId: first.contentId } });
      assert.deepEqual(await usage(ana), full);
      await ana.call(deleteContent, { params: { contentId: first.contentId } });
      await ana.call(deleteConversation, { params: { conversationId: first.conversationId } });
      assert.deepEqual(await usage(ana), await recount(ana));
      await ana.call(deleteContent, { params: { contentId: second.contentId } });
      assert.deepEqual(await usage(ana), {
        userId: ana.userId,
        textBytes: 0,
        conversations: 0,
        pieces: 0,
        pictures: 0,
      });
    });

    it("parallel generations are all counted", async () => {
      const ana = await site.person();
      for (let at = 0; at < 10; at++) llm.say("Hola", "end");
      const all = await Promise.all(
        Array.from({ length: 10 }, () =>
          ana.call(generate, { params: { workerId: "teo" }, body: { prompt: "Escribe" } }),
        ),
      );
      assert.ok(all.every(({ status }) => status === 200));
      assert.deepEqual(await usage(ana), await recount(ana));
    });

    it("a full account refuses new text with advice, and accepts it after a deletion", async () => {
      const ana = await site.person();
      const { body: kept } = await ask(ana, "Uno, que es más largo");
      const params = { contentId: kept.contentId };
      await fill(ana, { textBytes: accountSpace.textBytes });
      const refused = [
        await ana.call(generate, { params: { workerId: "teo" }, body: { prompt: "Otro" } }),
        await ana.call(generate, {
          params: { workerId: "teo" },
          body: { prompt: "Otro", conversationId: kept.conversationId },
        }),
        await ana.call(updateContent, { params, body: { content: `${"más largo".repeat(20)}` } }),
      ];
      for (const { status, body } of refused) {
        assert.equal(status, 409);
        assert.match(body.message ?? "", /^Tu cuenta guarda ya 500 MB de textos.* Borra/);
      }
      assert.equal((await ana.call(readContent, { params })).body.versions.length, 1);
      const stays = await ana.call(updateContent, { params, body: { projectId: null } });
      assert.equal(stays.status, 200);
      await ana.call(deleteContent, { params });
      assert.equal((await ask(ana, "Otro")).status, 200);
    });

    it("of two parallel edits only one gets the last of the space", async () => {
      const ana = await site.person();
      const pieces = [await ask(ana, "Uno"), await ask(ana, "Dos")];
      await fill(ana, { textBytes: accountSpace.textBytes - 3_000 });
      const content = "x".repeat(1_000);
      const answers = await Promise.all(
        pieces.map(({ body: { contentId } }) =>
          ana.call(updateContent, { params: { contentId }, body: { content } }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    });

    it("conversations, contents and pictures each have their own limit", async () => {
      const ana = await site.person();
      await ask(ana, "Uno");
      const before = await recount(ana);
      const generating = async (contentType?: string) => {
        const workerId = contentType ? "ani" : "teo";
        const body = { prompt: "Escribe", ...(contentType ? { contentType } : {}) };
        return (await ana.call(generate, { params: { workerId }, body })).body.message;
      };
      await fill(ana, { conversations: accountSpace.conversations });
      assert.match((await generating()) ?? "", /^Ya tienes 10\.000 conversaciones/);
      await fill(ana, { ...before, pieces: accountSpace.pieces });
      assert.match((await generating()) ?? "", /^Ya tienes 50\.000 contenidos/);
      await fill(ana, { ...before, pictures: accountSpace.pictures });
      await site.database.sql("update users set plan = 'pro' where id = $1", [ana.userId]);
      assert.match((await generating("image")) ?? "", /^Ya tienes 2\.000 imágenes/);
      assert.equal((await ask(ana, "Un texto cabe")).status, 200);
    });

    it("a conversation of 2,000 messages is full, and a new one can be started", async () => {
      const ana = await site.person();
      const { conversationId } = (await ask(ana, "Uno")).body;
      await site.database.sql(
        "update messages set position = position + 1998 where conversation_id = $1",
        [conversationId],
      );
      const body = { prompt: "Escribe", conversationId };
      const refused = await ana.call(generate, { params: { workerId: "teo" }, body });
      assert.deepEqual(
        [refused.status, refused.body.message],
        [
          409,
          "Esta conversación ya es muy larga. Empieza una nueva: lo que hay aquí se queda guardado.",
        ],
      );
      assert.equal((await ask(ana, "Otra")).status, 200);
    });

    it("changes of titles, texts, projects and the profile are limited per hour", async () => {
      const ana = await site.person();
      const { body: piece } = await ask(ana, "Uno");
      const { body: project } = await ana.call(createProject, { body: { name: "Uno" } });
      const profile = {
        businessName: "Panadería Ejemplo",
        industry: "restaurant",
        businessType: "b2c" as const,
        mainService: "Pan",
        targetAudience: "Vecinos",
        primaryGoal: "sales" as const,
        brandTone: "friendly" as const,
        preferredPlatforms: ["instagram" as const],
      };
      const { conversationId, contentId } = piece;
      const changes = () =>
        Promise.all([
          ana.call(renameConversation, { params: { conversationId }, body: { title: "Otro" } }),
          ana.call(updateContent, { params: { contentId }, body: { content: "Otro" } }),
          ana.call(updateProject, { params: { projectId: project.id }, body: { name: "Otro" } }),
          ana.call(createProject, { body: { name: "Otro" } }),
          ana.call(saveBusinessProfile, { body: profile }),
          ana.call(saveBrainDraft, { body: { step: 1, answers: {} } }),
        ]);
      assert.deepEqual(
        (await changes()).map(({ status }) => status),
        [200, 200, 200, 201, 200, 200],
      );
      await site.database.sql("update throttles set count = 2000 where key like 'write-%'");
      for (const { status, body, headers } of await changes()) {
        assert.equal(status, 429);
        assert.match(body.message ?? "", /Vuelve a probar dentro de/);
        assert.ok(Number(headers.get("retry-after")) > 0);
      }
      site.advance(3_600_000);
      assert.ok((await changes()).every(({ status }) => status < 300));
    });

    it("free replies, which were stopped or failed, are limited per hour too", async () => {
      const ana = await site.person();
      await ask(ana, "Uno");
      await site.database.sql(
        `insert into credit_entries (id, user_id, kind, credits, ref, created_at)
         select gen_random_uuid(), $1, 'release', 0, 'generation:' || n, $2::timestamptz
         from generate_series(1, 120) n`,
        [ana.userId, site.app.deps.now().toISOString()],
      );
      const body = { prompt: "Escribe" };
      const refused = await ana.call(generate, { params: { workerId: "teo" }, body });
      assert.equal(refused.status, 429);
      assert.match(refused.body.message ?? "", /espera unos minutos/);
      site.advance(3_601_000);
      assert.equal((await ask(ana, "Otra vez")).status, 200);
    });
  });
}
