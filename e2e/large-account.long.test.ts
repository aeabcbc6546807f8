import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { generate, listConversations, listMessages } from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { readOverview } from "#shared/overview.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";

const pieces = 10_000;
const talks = 2_000;
const messageCount = 5_000;
/** Other people with as many rows, which an index must exclude. */
const strangers = process.env.TEST_LONG ? 20 : 2;

for (const kind of testedDatabaseKinds) {
  describe(`a person with ten thousand pieces on ${kind}`, () => {
    const site = suiteApp({ kind });
    let ana: Person;
    let conversationId: string;
    before(async () => {
      ana = await site.person("Ana");
      const first = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Hola" },
      });
      assert.equal(first.status, 200, JSON.stringify(first.body));
      conversationId = first.body.conversationId;
      await fill(ana, conversationId);
      for (let at = 0; at < strangers; at += 1) {
        const eva = await site.person();
        const talk = await eva.call(generate, {
          params: { workerId: "teo" },
          body: { prompt: "Hola" },
        });
        await fill(eva, talk.body.conversationId);
      }
      await site.database.sql("vacuum analyze");
    });

    async function fill(who: Person, conversation: string): Promise<void> {
      const id = `'${who.userId}'::uuid`;
      // Ten rows share each timestamp, so that the order needs the id.
      await inBatches(
        [1, pieces],
        `insert into content_pieces (id, user_id, worker_id, content_type, title, content, created_at, updated_at)
        select gen_random_uuid(), ${id}, (array['teo','lia','mel'])[1 + n % 3], 'chat', 'Pieza ' || n,
          repeat('Un texto de prueba. ', 50), timestamptz '2026-01-01' + (n / 10) * interval '1 minute', now()`,
      );
      await inBatches(
        [1, talks],
        `insert into conversations (id, user_id, worker_id, title, created_at, updated_at)
        select gen_random_uuid(), ${id}, 'teo', 'Conversación ' || n, timestamptz '2026-01-01',
          timestamptz '2026-01-01' + (n / 10) * interval '1 minute'`,
      );
      await inBatches(
        [3, messageCount],
        `insert into messages (id, conversation_id, user_id, role, content, content_type, status, created_at, position)
        select gen_random_uuid(), '${conversation}'::uuid, ${id},
          case when n % 2 = 1 then 'user' else 'worker' end, 'Mensaje ' || n, 'chat', 'done',
          timestamptz '2026-01-01' + n * interval '1 second', n`,
      );
      await inBatches(
        [1, pieces],
        `insert into credit_entries (id, user_id, kind, credits, ref, worker_id, spent, created_at)
        select gen_random_uuid(), ${id}, 'settle', 0, 'test:' || n, 'teo', 1, now()`,
      );
    }

    /** In batches: in one statement, the triggers that count an account's rows would update one row too often. */
    async function inBatches([from, to]: [number, number], insert: string): Promise<void> {
      for (let first = from; first <= to; first += 1_000) {
        const last = Math.min(first + 999, to);
        await site.database.sql(`${insert} from generate_series(${first}, ${last}) n`);
      }
    }

    type Row = { id: string };

    /** Reads every page of a list in turn. */
    async function walk(list: Pick<Endpoint, "method" | "path">, params = {}) {
      const rows: Row[] = [];
      const urls: URL[] = [];
      let url = new URL(
        list.path.replace(/\{\w+\}/, Object.values(params)[0] as string),
        site.origin,
      );
      url.searchParams.set("limit", "50");
      let total = 0;
      for (;;) {
        const answer = await ana.fetch(url);
        const page = (await answer.json()) as Row[];
        assert.equal(answer.status, 200);
        assert.ok(page.length <= 50);
        rows.push(...page);
        urls.push(url);
        total = Number(answer.headers.get("x-total-count"));
        const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
        if (!next) return { rows, total, urls };
        url = new URL(next, site.origin);
      }
    }

    const lists: [
      name: string,
      table: string,
      endpoint: Pick<Endpoint, "method" | "path">,
      params: () => object,
      order: string,
      rows: number,
    ][] = [
      [
        "content",
        "content_pieces",
        listContent,
        () => ({}),
        "created_at desc, id desc",
        pieces + 1,
      ],
      [
        "conversations",
        "conversations",
        listConversations,
        () => ({ workerId: "teo" }),
        "updated_at desc, id desc",
        talks + 1,
      ],
      [
        "messages",
        "messages",
        listMessages,
        () => ({ conversationId }),
        "position desc",
        messageCount,
      ],
    ];
    for (const [name, table, list, params, order, count] of lists) {
      it(`${name}: the pages have every row once and in order, and late pages read as few rows as the first`, async () => {
        const { rows, total, urls } = await walk(list, params());
        assert.equal(total, count);
        const expected = await site.database.sql(
          `select id from ${table} where user_id = $1 order by ${order}`,
          [ana.userId],
        );
        assert.deepEqual(
          rows.map(({ id }) => id),
          expected.rows.map(({ id }) => id),
        );
        for (const url of [urls[0]!, urls[Math.floor(urls.length / 2)]!, urls.at(-2)!]) {
          const queries = await pageStatements(table, [url]);
          assert.ok(queries.length > 0);
          for (const { text, values } of queries) {
            const { plan, rowsRead } = await measured(text, values);
            // The page, one row more to detect the next page, and rows with the same timestamp.
            assert.ok(rowsRead <= 4 * 51, `${rowsRead} rows read:\n${plan}`);
          }
        }
      });

      it(`${name}: a page is read through an index`, async () => {
        const pages = await pageStatements(table, await firstTwo(list, params()));
        assert.ok(pages.length >= 2);
        for (const { text, values } of pages) {
          const plan = await explain(text, values);
          assert.match(plan, /Index (Only )?Scan/);
          assert.doesNotMatch(plan, new RegExp(`Seq Scan on "?${table}`));
          if (text.includes(" limit $")) assert.doesNotMatch(plan, /^( {2}-> {2}|)Sort/m);
        }
      });
    }

    it("the overview's answer stays small", async () => {
      const answer = await ana.send(readOverview);
      const text = await answer.text();
      assert.equal(answer.status, 200);
      const body = JSON.parse(text) as { contentCount: number; latestContent: Row[] };
      assert.equal(body.contentCount, pieces + 1);
      assert.equal(body.latestContent.length, 3);
      assert.ok(text.length < 20_000, `${text.length} characters`);
    });

    it("the rows that refer to a deleted one are found by an index", async () => {
      for (const [table, column] of [
        ["messages", "content_id"],
        ["conversations", "project_id"],
        ["content_pieces", "conversation_id"],
        ["content_pieces", "project_id"],
      ]) {
        const plan = await explain(`select 1 from ${table} where ${column} = $1`, [ana.userId]);
        assert.doesNotMatch(plan, /Seq Scan/, `${table}.${column}: ${plan}`);
      }
    });

    async function firstTwo(list: Pick<Endpoint, "method" | "path">, params: object) {
      const url = new URL(list.path.replace(/\{\w+\}/, Object.values(params)[0]), site.origin);
      const link = (await ana.fetch(url)).headers.get("link") ?? "";
      const next = /<([^>]+)>/.exec(link)?.[1];
      assert.ok(next);
      return [url, new URL(next, site.origin)];
    }

    /** The queries that read the rows of these pages. */
    async function pageStatements(table: string, urls: URL[]) {
      const seen = await statements(async () => {
        for (const url of urls) await (await ana.fetch(url)).arrayBuffer();
      });
      return seen.filter(
        ({ text }) => text.includes(`from "${table}"`) && text.includes("order by"),
      );
    }

    /** The queries that `run` makes, with their values. */
    async function statements(run: () => Promise<void>) {
      const seen: { text: string; values: unknown[] }[] = [];
      const { session } = site.app.deps.db as unknown as {
        session: { logger: { logQuery(text: string, values: unknown[]): void } };
      };
      const { logger } = session;
      session.logger = { logQuery: (text, values) => seen.push({ text, values }) };
      try {
        await run();
      } finally {
        session.logger = logger;
      }
      return seen;
    }

    /** Runs a query and counts the rows that its scans read, those that were filtered out included. */
    async function measured(text: string, values: unknown[]) {
      const { rows } = await site.database.sql(`explain (analyze, format json) ${text}`, values);
      const [{ Plan: plan }] = rows[0]!["QUERY PLAN"] as [{ Plan: PlanNode }];
      return { plan: JSON.stringify(plan, null, 1), rowsRead: rowsReadBy(plan) };
    }

    async function explain(text: string, values: unknown[]): Promise<string> {
      const { rows } = await site.database.sql(`explain ${text}`, values);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    }
  });
}

interface PlanNode {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

function rowsReadBy(node: PlanNode): number {
  const perLoop = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
  const own = node["Node Type"].endsWith("Scan") ? perLoop * node["Actual Loops"] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsReadBy(child), own);
}
