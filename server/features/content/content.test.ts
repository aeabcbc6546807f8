import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { contentPieces, creditEntries } from "#db/schema.ts";
import { deleteConversation, generate, listMessages } from "#shared/chat.ts";
import {
  deleteContent,
  listContent,
  readContent,
  restoreContent,
  updateContent,
} from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { createProject, deleteProject, listProjects } from "#shared/projects.ts";
import type { WorkerId } from "#shared/workers.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { eventually } from "#test/wait-until.ts";
import { purgeDeletedContent } from "./deletion.ts";

for (const kind of testedDatabaseKinds) {
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

    it("content is listed newest first and filtered by worker, type and project", async () => {
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

    it("pages have the requested size and neither skip nor repeat a piece", async () => {
      const ana = await site.person();
      const pieceIds: string[] = [];
      for (let at = 0; at < 7; at++) pieceIds.unshift(await piece(ana, `Texto ${at}`));
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.call(listContent, { query: { limit: 3, cursor } });
        assert.equal(page.headers.get("x-total-count"), "7");
        seen.push(...page.body.map(({ id }) => id));
        const link = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
        cursor = link ? new URL(link, site.origin).searchParams.get("cursor")! : undefined;
      } while (cursor);
      assert.deepEqual(seen, pieceIds);
    });

    it("a page of very long texts ends early and links the next one; no piece is skipped or cut", async () => {
      const ana = await site.person();
      const pieceIds: string[] = [];
      for (let at = 0; at < 7; at++) pieceIds.unshift(await piece(ana, `${at}`));
      // Two bytes a letter: a page has room for two of these texts.
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
      assert.deepEqual(seen, pieceIds);
    });

    it("a text that is longer than a page is a page by itself", async () => {
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

    it("an edit adds a version and keeps the old ones", async () => {
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

    it("of parallel edits of one version only the first is saved, the others are refused", async () => {
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

    it("a piece is filed only in a project of its owner", async () => {
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

    it("a piece stays, in no project, when its project is deleted, even while it is being written", async () => {
      const ana = await site.person();
      const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
      const existing = await piece(ana, "Uno", { projectId: project.id });
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
          [existing, null],
        ],
      );
    });

    it("a deleted piece is not found any more", async () => {
      const ana = await site.person();
      const params = { contentId: await piece(ana, "Uno") };
      assert.equal((await ana.call(deleteContent, { params })).status, 200);
      assert.equal((await ana.call(deleteContent, { params })).status, 404);
      assert.equal((await ana.call(readContent, { params })).status, 404);
    });

    it("a restored piece has its position, versions, project and reply again", async () => {
      const ana = await site.person();
      const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
      const post = await piece(ana, "## Post\nPan", { contentType: "post", projectId: project.id });
      const later = await piece(ana, "Otro");
      const params = { contentId: post };
      await ana.call(updateContent, { params, body: { content: "## Post\nPan de hoy" } });
      const before = (await ana.call(readContent, { params })).body;
      const thread = { params: { conversationId: before.conversationId! } };
      const messages = async () => (await ana.call(listMessages, thread)).body;
      const messagesBefore = await messages();
      const counts = async () => {
        const { body: pieces } = await ana.call(listContent);
        const { body: overview } = await ana.call(readOverview);
        const { body: projects } = await ana.call(listProjects);
        const replies = (await messages()).map(({ contentId }) => contentId);
        return [
          pieces.length,
          overview.contentCount,
          projects[0]?.contentCount,
          replies[0] ?? null,
        ];
      };
      assert.deepEqual(await counts(), [2, 1, 1, post]);
      await ana.call(deleteContent, { params });
      assert.deepEqual(await counts(), [1, 0, 0, null]);
      const eva = await site.person();
      assert.equal((await eva.call(restoreContent, { params })).status, 404);
      assert.equal((await ana.call(restoreContent, { params })).status, 200);
      assert.deepEqual((await ana.call(readContent, { params })).body, before);
      assert.deepEqual(await messages(), messagesBefore);
      assert.deepEqual(
        (await ana.call(listContent)).body.map(({ id }) => id),
        [later, post],
      );
      assert.equal((await ana.call(restoreContent, { params })).status, 404);
    });

    it("a piece is restored without its conversation and project when they were deleted meanwhile", async () => {
      const ana = await site.person();
      const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
      const params = { contentId: await piece(ana, "Uno", { projectId: project.id }) };
      const { conversationId } = (await ana.call(readContent, { params })).body;
      await ana.call(deleteContent, { params });
      await ana.call(deleteConversation, { params: { conversationId: conversationId! } });
      await ana.call(deleteProject, { params: { projectId: project.id } });
      const { status, body } = await ana.call(restoreContent, { params });
      assert.deepEqual([status, body.projectId, body.conversationId], [200, null, null]);
    });

    it("a deletion is final after ten minutes; a later one can still be undone", async () => {
      const ana = await site.person();
      const [first, second] = [await piece(ana, "Uno"), await piece(ana, "Dos")];
      const restore = async (contentId: string) =>
        (await ana.call(restoreContent, { params: { contentId } })).status;
      await ana.call(deleteContent, { params: { contentId: first } });
      site.advance(9 * 60_000);
      await ana.call(deleteContent, { params: { contentId: second } });
      site.advance(61_000);
      await purgeDeletedContent(site.app.deps);
      assert.deepEqual([await restore(first), await restore(second)], [404, 200]);
    });

    it("search finds a piece by all of the words, whatever their endings and accents", async () => {
      const ana = await site.person();
      const pan = await piece(ana, "## Post\nHogazas de **masa madre** y jamón los sábados", {
        contentType: "post",
      });
      const mail = await piece(ana, "Correo del roscón", { workerId: "mel" });
      await piece(await site.person(), "Hogaza de otra persona");
      const ids = async (words: string) =>
        (await ana.call(listContent, { query: { words } })).body.map(({ id }) => id);
      assert.deepEqual(await ids("hogaza"), [pan]);
      assert.deepEqual(await ids("  JAMON sabado "), [pan]);
      assert.deepEqual(await ids("rosc"), [mail]);
      assert.deepEqual(await ids("hogaza roscón"), []);
      assert.deepEqual(await ids("de"), [mail, pan]);
      assert.deepEqual(await ids("') | ! & :* \\"), [mail, pan]);
      const counted = await ana.call(listContent, { query: { words: "masa" } });
      assert.equal(counted.headers.get("x-total-count"), "1");
      const tooLong = await ana.call(listContent, { query: { words: "a".repeat(101) } });
      assert.equal(tooLong.status, 422);
    });

    it("a finished document that a chat reply or hand-off contains is a deliverable; other replies are not", async () => {
      const ana = await site.person();
      const post = await piece(ana, "Hecho.\n\n## Post para Instagram\n\nPan de hoy.");
      await piece(ana, "Claro, ¿para qué red?");
      const { body } = await ana.call(listContent, { query: { contentType: "deliverables" } });
      assert.deepEqual(
        body.map(({ id, contentType }) => [id, contentType]),
        [[post, "post"]],
      );
    });

    it("the overview counts projects, the same content as the gallery, and credits by worker", async () => {
      const ana = await site.person();
      await ana.call(createProject, { body: { name: "Uno" } });
      await piece(ana, "Uno");
      await piece(ana, "Dos", { contentType: "post" });
      await piece(ana, "Tres", { workerId: "mel" });
      const { body } = await ana.call(readOverview);
      const gallery = await ana.call(listContent, { query: { contentType: "deliverables" } });
      assert.equal(String(body.contentCount), gallery.headers.get("x-total-count"));
      assert.deepEqual([body.projectCount, body.contentCount], [1, 1]);
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

    it("the overview dates spent credits in the person's time zone", async () => {
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
