import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { generate, readConversation } from "#shared/chat.ts";
import { listContent, updateContent } from "#shared/content.ts";
import {
  createProject,
  deleteProject,
  listProjects,
  projectsMax,
  readProject,
  updateProject,
} from "#shared/projects.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";

for (const kind of testedDatabaseKinds) {
  describe(`projects on ${kind}`, () => {
    const site = suiteApp({ kind });

    it("a project needs a name, has a type, and is visible to its owner only", async () => {
      const [ana, eva] = [await site.person(), await site.person()];
      const nameless = await ana.call(createProject, { body: { name: "  " } });
      assert.equal(nameless.status, 422);
      assert.equal(nameless.body.fields?.name, "El nombre del proyecto es requerido");
      const made = await ana.call(createProject, { body: { name: "Navidad", type: "ads" } });
      assert.deepEqual([made.status, made.body.type, made.body.contentCount], [201, "ads", 0]);
      assert.equal((await ana.call(listProjects)).body.length, 1);
      assert.equal((await eva.call(listProjects)).body.length, 0);
      const params = { projectId: made.body.id };
      for (const answer of [
        await eva.call(readProject, { params }),
        await eva.call(updateProject, { params, body: { name: "Suyo" } }),
        await eva.call(deleteProject, { params }),
      ]) {
        assert.deepEqual([answer.status, answer.body.message], [404, "Este proyecto no existe"]);
      }
      assert.equal((await ana.call(readProject, { params })).body.name, "Navidad");
    });

    it("a project counts its content, an update keeps unnamed fields, and deleting it keeps its content", async () => {
      const ana = await site.person();
      const { body: winter } = await ana.call(createProject, {
        body: { name: "Navidad", description: "Cestas y turrón", type: "email" },
      });
      const { body: summer } = await ana.call(createProject, { body: { name: "Verano" } });
      await site.database.sql(
        `insert into content_pieces (id, user_id, worker_id, content_type, title, content, created_at, updated_at)
         select gen_random_uuid(), '${ana.userId}', 'teo', 'post', 'Post', 'Post', now(), now() from generate_series(1, 3)`,
      );
      const { body: pieces } = await ana.call(listContent);
      const file = async (at: number, projectId: string | null) =>
        await ana.call(updateContent, {
          params: { contentId: pieces[at]!.id },
          body: { projectId },
        });
      const counts = async () =>
        Object.fromEntries(
          (await ana.call(listProjects)).body.map(({ name, contentCount }) => [name, contentCount]),
        );
      await file(0, winter.id);
      await file(1, winter.id);
      assert.deepEqual(await counts(), { Navidad: 2, Verano: 0 });
      await file(1, summer.id);
      await file(0, null);
      assert.deepEqual(await counts(), { Navidad: 0, Verano: 1 });

      const params = { projectId: winter.id };
      const renamed = await ana.call(updateProject, { params, body: { name: " Reyes " } });
      assert.deepEqual(renamed.body, { ...winter, name: "Reyes" });
      const nameless = await ana.call(updateProject, { params, body: { name: "" } });
      assert.equal(nameless.body.fields?.name, "El nombre del proyecto es requerido");

      const gone = { projectId: summer.id };
      assert.equal((await ana.call(deleteProject, { params: gone })).status, 200);
      assert.equal((await ana.call(readProject, { params: gone })).status, 404);
      assert.equal((await file(2, summer.id)).status, 422);
      const left = (await ana.call(listContent)).body.map(({ projectId }) => projectId);
      assert.deepEqual(left, [null, null, null]);
    });

    it("every piece that is written in a project's conversation belongs to the project", async () => {
      const ana = await site.person();
      const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
      const ask = async (where: { projectId?: string; conversationId?: string }) =>
        await ana.call(generate, {
          params: { workerId: "teo" },
          body: { prompt: "Un post sobre el turrón", ...where },
        });
      const { body: first } = await ask({ projectId: project.id });
      const params = { conversationId: first.conversationId };
      assert.equal((await ask(params)).status, 200);
      assert.equal((await ana.call(readConversation, { params })).body.projectId, project.id);
      const filed = (await ana.call(listContent)).body.map(({ projectId }) => projectId);
      assert.deepEqual(filed, [project.id, project.id]);
    });

    it("an account has at most 200 projects, also when several are created in parallel", async () => {
      const ana = await site.person();
      await site.database.sql(
        `insert into projects (id, user_id, name, description, type, created_at)
         select gen_random_uuid(), '${ana.userId}', 'Proyecto ' || n, '', 'social', now() - n * interval '1 day'
         from generate_series(1, ${projectsMax - 1}) n`,
      );
      const create = () => ana.call(createProject, { body: { name: "El último" } });
      const answers = await Promise.all([create(), create(), create()]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
      const refused = answers.find(({ status }) => status === 409)!;
      assert.match(
        refused.body.message ?? "",
        /^Ya tienes 200 proyectos, el máximo\. Borra alguno/,
      );
      const { body, headers } = await ana.call(listProjects);
      assert.deepEqual([body.length, headers.get("x-total-count")], [50, "200"]);
      assert.equal(body[0]!.name, "El último");
    });
  });
}
