import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { createApp } from "#server/app.ts";
import { createFileFolder } from "#server/external/file-folder.ts";
import type { Llm, LlmFailure } from "#server/external/llm.ts";
import { createPasswords } from "#server/features/account/passwords.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { me } from "#shared/account.ts";
import {
  deleteConversation,
  followReply,
  generate,
  listConversations,
  listMessages,
  retryReply,
  stopReply,
} from "#shared/chat.ts";
import { deleteContent, listContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { createProject } from "#shared/projects.ts";
import { suiteApp, testPayments } from "#test/app.ts";
import { silentLog, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { readEvents } from "#test/reply-events.ts";
import { creditsUsed, eventHeaders, streamReply } from "#test/reply-stream.ts";

/** Random actions of each tab. */
const acts = process.env.TEST_LONG ? 60 : 10;
const workerIds = ["teo", "mel", "lia", "sofi"];

/** The same numbers for the same seed, so that a failure can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A model that is at random quick, slow, empty, cut off or failing. */
function randomLlm(random: () => number): Llm {
  const failures: LlmFailure[] = [
    { kind: "cut", detail: "test" },
    { kind: "garbage", detail: "test" },
  ];
  return {
    label: "Humor",
    local: false,
    warm: async () => {},
    async *reply({ signal }) {
      const failsAt = random() < 0.3 ? Math.floor(random() * 6) : -1;
      const words = Math.floor(random() * 8);
      for (let at = 0; at < words; at += 1) {
        if (signal.aborted) return;
        await delay(random() * 30, undefined, { signal }).catch(() => undefined);
        if (at === failsAt) {
          if (random() < 0.2) throw new Error("A bug in the model's client");
          yield { type: "failed", failure: failures[at % 2]! };
          return;
        }
        yield { type: "text", text: `palabra ${at} ` };
      }
      yield { type: "finished", reason: "stop" };
    },
  };
}

for (const kind of testedDatabaseKinds) {
  describe(`five people with three tabs each, and a model that fails at random, on ${kind}`, () => {
    const random = seededRandom(20_261_120);
    const site = suiteApp({ kind, llm: randomLlm(random), expectsErrors: true });

    it("after concurrent requests, ledger, balances, pieces and replies agree", async (t) => {
      const people = await Promise.all(Array.from({ length: 5 }, () => site.person()));
      for (const { userId } of people) {
        // Enough to spend for a while, little enough to run out.
        await site.database.sql(
          "update credit_accounts set balance = 150, granted = 150 where user_id = $1",
          [userId],
        );
        await site.database.sql("update users set plan = 'free' where id = $1", [userId]);
        await site.database.sql(
          "insert into credit_entries (id, user_id, kind, credits, ref, created_at) select $1, user_id, 'adjust', 150 - credits, 'test', created_at from credit_entries where user_id = $2",
          [randomUUID(), userId],
        );
      }
      const answers = new Map<string, number>();
      const tabs = people.flatMap((person) =>
        Array.from({ length: 3 }, async () => {
          const tab = new Person(site.origin);
          tab.cookie = person.cookie;
          for (let at = 0; at < acts; at += 1) {
            const outcome = await actAtRandom(tab);
            answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
          }
        }),
      );
      await Promise.all(tabs);
      await site.app.deps.liveReplies.drain(10_000);
      t.diagnostic(
        [...answers]
          .sort()
          .map(([what, times]) => `${what}: ${times}`)
          .join(", "),
      );
      const failures = [...answers.keys()].filter((what) => / (500|undefined)$/.test(what));
      assert.deepEqual(failures, []);
      const { rows } = await site.database.sql(`
        select
          (select count(*)::int from credit_accounts a where balance <> (
            select sum(credits) from credit_entries e where e.user_id = a.user_id)) as unbalanced,
          (select count(*)::int from credit_entries r where kind = 'reserve' and 1 <> (
            select count(*) from credit_entries e where e.user_id = r.user_id and e.ref = r.ref
              and e.kind in ('settle', 'release'))) as "notEndedOnce",
          (select count(*)::int from messages where status = 'streaming') as streaming,
          (select count(*)::int from messages where role = 'worker'
            and (status in ('done', 'stopped') and content <> '') <> exists (
              select 1 from credit_entries e where e.user_id = messages.user_id
                and e.ref = 'generation:' || messages.id and e.kind = 'settle')) as "paidWrongly",
          (select count(*)::int from content_pieces c where (
            select count(*) from content_versions v where v.content_id = c.id) <> 1) as unversioned,
          (select count(*)::int from messages q where role = 'user' and 1 <> (
            select count(*) from messages a where a.reply_to = q.id)) as unanswered`);
      assert.deepEqual(rows[0], {
        unbalanced: 0,
        notEndedOnce: 0,
        streaming: 0,
        paidWrongly: 0,
        unversioned: 0,
        unanswered: 0,
      });
      const settled = await site.database.sql(
        "select count(*)::int as n, (select count(*)::int from content_pieces) as kept from credit_entries where kind = 'settle'",
      );
      const { n, kept } = settled.rows[0] as { n: number; kept: number };
      assert.equal(kept, n - (answers.get("deleteContent 200") ?? 0));
      assert.ok(n > 5, `Only ${n} replies were paid`);
      if (kind === "postgres") {
        // PostgreSQL's statistics are a second late.
        await delay(1_500);
        const counted = await site.database.sql(
          "select deadlocks::int as n from pg_stat_database where datname = current_database()",
        );
        assert.equal(counted.rows[0]!.n, 0, "Deadlocks");
      }
      for (const person of people) assert.ok((await creditsUsed(person)) <= 150);
      const unexpected = site.errors.filter(
        (line) => !line.includes("A bug in the model's client"),
      );
      assert.deepEqual(unexpected, []);
    });

    async function actAtRandom(tab: Person): Promise<string> {
      const workerId = workerIds[Math.floor(random() * 2)] as "teo";
      const choice = random();
      const { body: talks } = await tab.call(listConversations, { params: { workerId } });
      const conversationId = talks[Math.floor(random() * talks.length)]?.id;
      const prompt = "Algo para hoy";
      if (choice < 0.25 || !conversationId) {
        const body = { prompt, ...(random() < 0.6 && conversationId ? { conversationId } : {}) };
        const answer = await streamReply(tab, body, workerId);
        if (answer.status !== 200) {
          await answer.arrayBuffer();
          return `stream ${answer.status}`;
        }
        // Some close the tab in the middle.
        const patience = random() * 6;
        let seen = 0;
        for await (const _ of readEvents(answer)) if (++seen > patience) break;
        return "stream 200";
      }
      if (choice < 0.35) {
        const call = { params: { workerId }, body: { prompt, requestId: randomUUID() } };
        const [one, two] = await Promise.all([tab.call(generate, call), tab.call(generate, call)]);
        if (one.status === 200 && two.status === 200) {
          assert.equal(one.body.messageId, two.body.messageId);
        }
        return `generate ${one.status}`;
      }
      const { body } = await tab.call(listMessages, { params: { conversationId } });
      const messageId = Array.isArray(body) ? body[0]?.id : undefined;
      if (!messageId) return "gone 404";
      const params = { messageId };
      if (choice < 0.5) return `stop ${(await tab.call(stopReply, { params })).status}`;
      if (choice < 0.7) {
        return `retry ${(await tab.call(retryReply, { params, body: {} })).status}`;
      }
      if (choice < 0.78) {
        const answer = await tab.call(deleteConversation, { params: { conversationId } });
        return `delete ${answer.status}`;
      }
      if (choice < 0.82) {
        const [piece] = (await tab.call(listContent)).body;
        if (!piece) return "nothing kept";
        const answer = await tab.call(deleteContent, { params: { contentId: piece.id } });
        return `deleteContent ${answer.status}`;
      }
      if (choice < 0.92) {
        const answer = await tab.send(followReply, { params }, { headers: eventHeaders });
        let seen = 0;
        for await (const _ of readEvents(answer)) if (++seen > 3) break;
        return `follow ${answer.status}`;
      }
      return `overview ${(await tab.call(readOverview)).status}`;
    }
  });
}

describe("a hundred calls at once on a PostgreSQL with few connections", () => {
  for (const poolSize of [1, 2]) {
    it(`no call fails or hangs with ${poolSize}`, async () => {
      const host = await testDatabase("postgres");
      const database = await openDatabase({
        url: host.url!,
        dataDir: "",
        log: silentLog(),
        now: () => new Date(),
        poolSize,
      });
      const app = await createApp({
        database,
        settings: {
          production: false,
          publicOrigin: "http://localhost",
          contactEmail: "hola@kolmena.example",
          dataDir: "",
        },
        trustedProxies: [],
        external: {
          imageModel: null,
          llm: randomLlm(seededRandom(3)),
          mailTransport: { deliver: async () => ({ sent: true }) },
          fileStore: createFileFolder({ folder: "" }),
          webFetch: { get: () => Promise.reject(new Error("Nobody reads sites here")) },
          ...testPayments(),
        },
        passwords: createPasswords(),
        log: silentLog(),
        now: () => new Date(),
      });
      try {
        await app.work();
        const origin = await app.server.listen({ host: "127.0.0.1", port: 0 });
        const ana = new Person(origin);
        const registered = await ana.fetch("/api/register", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            username: "ana",
            email: "ana@ejemplo.test",
            password: "una frase larga y rara",
            name: "Ana",
          }),
        });
        assert.equal(registered.status, 201, await registered.text());
        const statuses = await Promise.all(
          Array.from({ length: 100 }, async (_, at) => {
            if (at % 4 === 0) {
              const call = { params: { workerId: "teo" as const }, body: { prompt: "Hola" } };
              return (await ana.call(generate, call)).status;
            }
            if (at % 4 === 1) return (await ana.call(readOverview)).status;
            if (at % 4 === 2) {
              return (await ana.call(createProject, { body: { name: `Proyecto ${at}` } })).status;
            }
            return (await ana.call(me)).status;
          }),
        );
        const bad = statuses.filter((status) => ![200, 201, 402, 502, 503].includes(status));
        assert.deepEqual(bad, []);
        assert.ok(statuses.filter((status) => status < 300).length >= 75, `${statuses}`);
        const { rows } = await database.sql(
          "select count(*)::int as n from messages where status = 'streaming'",
        );
        assert.equal(rows[0]!.n, 0);
      } finally {
        await app.close(0);
        await database.close();
        await host.close();
      }
    });
  }
});
