import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { contentPieces, creditEntries } from "#db/schema.ts";
import { generate } from "#shared/chat.ts";
import { deleteContent, listContent, readContent, updateContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { createProject, deleteProject } from "#shared/projects.ts";
import type { WorkerId } from "#shared/workers.ts";
import { suiteApp } from "#test/app.ts";
import { productKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { eventually } from "#test/waiting.ts";

for (const kind of productKinds) {
  describe(`content on ${kind}`, () => {
    const llm = new ScriptedLlm();
    const site = suiteApp({ kind, llm });

    async function piece(
      person: Person,
      text: string,
      about: { workerId?: WorkerId; contentType?: string; projectId?: string } = {},
    ) {
      llm.say(text, "end");
      const { workerId = "teo", ...body } = about;
      const answer = await person.call(generate, {
        params: { workerId },
        body: { prompt: "Escribe", ...body },
      });
      assert.equal(answer.status, 200);
      return answer.body.contentId;
    }

    it("is listed newest first, by worker, kind and project", async () => {
      const ana = await site.person();
      const project = await ana.call(createProject, { body: { name: "Navidad" } });
      const chat = await piece(ana, "Charla");
      const post = await piece(ana, "## Post\nHola", {
        contentType: "post",
        projectId: project.body.id,
      });
      const plan = await piece(ana, "Plan", { workerId: "mel", contentType: "week-plan" });
      const ids = async (query: object) =>
        (await ana.call(listContent, { query })).body.map(({ id }) => id);
      assert.deepEqual(await ids({}), [plan, post, chat]);
      assert.deepEqual(await ids({ workerId: "mel" }), [plan]);
      assert.deepEqual(await ids({ contentType: "chat" }), [chat]);
      assert.deepEqual(await ids({ contentType: "deliverables" }), [plan, post]);
      assert.deepEqual(await ids({ projectId: project.body.id }), [post]);
    });

    it("comes in pages of the asked size that neither skip nor repeat", async () => {
      const ana = await site.person();
      const made: string[] = [];
      for (let at = 0; at < 7; at++) made.unshift(await piece(ana, `Texto ${at}`));
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.call(listContent, { query: { limit: 3, cursor } });
        assert.equal(page.headers.get("x-total-count"), "7");
        seen.push(...page.body.map(({ id }) => id));
        const link = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
        cursor = link ? new URL(link, site.origin).searchParams.get("cursor")! : undefined;
      } while (cursor);
      assert.deepEqual(seen, made);
    });

    it("a page of very long texts ends early and says where the next begins; none is skipped or cut", async () => {
      const ana = await site.person();
      const made: string[] = [];
      for (let at = 0; at < 7; at++) made.unshift(await piece(ana, `${at}`));
      // Two bytes a letter: two and a bit of them fill a page.
      const long = "ñ".repeat(30_000);
      await site.database.db
        .update(contentPieces)
        .set({ content: long })
        .where(eq(contentPieces.userId, ana.userId));
      const sizes: number[] = [];
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.call(listContent, { query: { limit: 50, cursor } });
        assert.equal(page.headers.get("x-total-count"), "7");
        assert.ok(page.body.every(({ content }) => content === long));
        sizes.push(page.body.length);
        seen.push(...page.body.map(({ id }) => id));
        const link = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
        cursor = link ? new URL(link, site.origin).searchParams.get("cursor")! : undefined;
      } while (cursor);
      assert.deepEqual(sizes, [2, 2, 2, 1]);
      assert.deepEqual(seen, made);
    });

    it("one text alone is a page, however long it is", async () => {
      const ana = await site.person();
      await piece(ana, "Uno");
      await piece(ana, "Dos");
      await site.database.db
        .update(contentPieces)
        .set({ content: "a".repeat(300_000) })
        .where(eq(contentPieces.userId, ana.userId));
      const page = await ana.call(listContent);
      assert.equal(page.body.length, 1);
      assert.match(page.headers.get("link") ?? "", /rel="next"/);
    });

    it("an edit is a new version and the old ones stay", async () => {
      const ana = await site.person();
      const contentId = await piece(ana, "## Post para Instagram\n**Pan recién hecho**\nVen hoy.");
      const params = { contentId };
      const before = await ana.call(readContent, { params });
      assert.equal(before.body.title, "Pan recién hecho · Ven hoy.");
      const edited = await ana.call(updateContent, {
        params,
        body: { content: "Texto nuevo", baseVersion: 1 },
      });
      assert.equal(edited.status, 200);
      assert.deepEqual(
        edited.body.versions.map(({ number, author }) => [number, author]),
        [
          [2, "user"],
          [1, "worker"],
        ],
      );
      assert.deepEqual([edited.body.content, edited.body.title], ["Texto nuevo", "Texto nuevo"]);
    });

    it("two windows editing at once: the second is told, and nothing is lost", async () => {
      const ana = await site.person();
      const params = { contentId: await piece(ana, "Uno") };
      const answers = await Promise.all(
        ["A", "B", "C"].map((content) =>
          ana.call(updateContent, { params, body: { content, baseVersion: 1 } }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
      assert.equal((await ana.call(readContent, { params })).body.versions.length, 2);
    });

    it("is filed only in a project of one's own", async () => {
      const [ana, eva] = [await site.person(), await site.person()];
      const params = { contentId: await piece(ana, "Uno") };
      const mine = await ana.call(createProject, { body: { name: "Mío" } });
      const hers = await eva.call(createProject, { body: { name: "Suyo" } });
      const filed = await ana.call(updateContent, { params, body: { projectId: mine.body.id } });
      assert.equal(filed.body.projectId, mine.body.id);
      const refused = await ana.call(updateContent, { params, body: { projectId: hers.body.id } });
      assert.equal(refused.status, 422);
      const out = await ana.call(updateContent, { params, body: { projectId: null } });
      assert.equal(out.body.projectId, null);
    });

    it("stays, in no project, when its project is deleted, even while it is written", async () => {
      const ana = await site.person();
      const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
      const kept = await piece(ana, "Uno", { projectId: project.id });
      const asked = llm.requests.length;
      const writing = ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Otro", projectId: project.id },
      });
      await eventually(async () => assert.equal(llm.requests.length, asked + 1));
      const params = { projectId: project.id };
      assert.equal((await ana.call(deleteProject, { params })).status, 200);
      llm.say("Dos", "end");
      const { contentId } = (await writing).body;
      const { body } = await ana.call(listContent);
      assert.deepEqual(
        body.map(({ id, projectId }) => [id, projectId]),
        [
          [contentId, null],
          [kept, null],
        ],
      );
    });

    it("deleted means gone", async () => {
      const ana = await site.person();
      const params = { contentId: await piece(ana, "Uno") };
      assert.equal((await ana.call(deleteContent, { params })).status, 200);
      assert.equal((await ana.call(deleteContent, { params })).status, 404);
      assert.equal((await ana.call(readContent, { params })).status, 404);
    });

    it("the overview counts what there is and who spent what", async () => {
      const ana = await site.person();
      await ana.call(createProject, { body: { name: "Uno" } });
      await piece(ana, "Uno");
      await piece(ana, "Dos", { contentType: "post" });
      await piece(ana, "Tres", { workerId: "mel" });
      const { body } = await ana.call(readOverview);
      assert.deepEqual([body.projectCount, body.contentCount], [1, 3]);
      assert.deepEqual(
        body.latestContent.map(({ content }) => content),
        ["Tres", "Dos", "Uno"],
      );
      assert.deepEqual(body.spentByWorker, [
        { workerId: "teo", credits: 3 },
        { workerId: "mel", credits: 1 },
      ]);
      assert.equal(
        body.spentByDay.reduce((sum, { credits }) => sum + credits, 0),
        4,
      );
    });

    it("credits stand on the day of whoever spent them, wherever that is", async () => {
      const ana = await site.person();
      await piece(ana, "De noche en Bogotá");
      const { db, now } = site.app.deps;
      const yesterday = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
      const createdAt = new Date(`${yesterday}T03:30:00Z`);
      await db.update(creditEntries).set({ createdAt }).where(eq(creditEntries.userId, ana.userId));
      const dayIn = async (timeZone?: string) =>
        (await ana.call(readOverview, { query: { timeZone } })).body.spentByDay[0]?.date;
      const before = new Date(createdAt.getTime() - 86_400_000).toISOString().slice(0, 10);
      assert.deepEqual(
        [await dayIn(), await dayIn("Europe/Madrid"), await dayIn("America/Bogota")],
        [yesterday, yesterday, before],
      );
      const nowhere = await ana.call(readOverview, { query: { timeZone: "Luna/Base" } });
      assert.deepEqual(
        [nowhere.status, nowhere.body.fields],
        [422, { timeZone: "Zona horaria no válida" }],
      );
    });
  });
}
