// npm run bench:affiliates: how soon the dashboard of an affiliate with 100,000 referrals answers, on PostgreSQL.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log.ts";
import { register } from "#shared/account.ts";
import { registerAffiliate } from "#shared/affiliates.ts";
import { migrationsDir } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { startPostgres } from "#test/postgres.ts";
import { report } from "./report.ts";
import { startServer } from "./server.ts";

const referrals = 100_000;
const clicks = 300_000;
const payouts = 200;
const rounds = 100;
const targetMs = 60;

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "kolmena-bench-"));
const database = await openDatabase({
  url: postgres.url,
  dataDir: folder,
  log: createLog({ level: "silent", write: () => {} }),
  now: () => new Date(),
});
await migrate(database, migrationsDir);
await database.close();
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder });
try {
  const person = new Person(server.origin);
  const name = "banco-de-pruebas";
  const answer = await person.call(register, {
    body: { username: name, email: `${name}@ejemplo.test`, password: "una frase larga", name },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  await person.call(registerAffiliate);
  await fill(postgres.url, answer.body.id);
  await server.waitUntilIdle();
  console.log(
    `\nThe dashboard of one affiliate with ${referrals} referrals and commissions, PostgreSQL`,
  );
  await measure(person, "/api/affiliate/me");
  await measure(person, "/api/affiliate/days?days=90");
  await measure(person, "/api/affiliate/payouts");
  for (const list of ["referrals", "referrals?converted=false", "commissions"]) {
    await measure(person, `/api/affiliate/${list}`);
  }
  for (const status of ["pending", "approved", "paid"]) {
    await measure(person, `/api/affiliate/commissions?status=${status}`);
  }
  const deep = await pageAfter(person, "/api/affiliate/commissions", 20);
  await measure(person, deep, "  its 21st page");
} finally {
  await server.stop();
  postgres.remove();
  await rm(folder, { recursive: true, force: true });
}

/** One request after the other, as a person's browser sends them. */
async function measure(person: Person, path: string, name = `GET ${path}`): Promise<void> {
  const takenMs: number[] = [];
  for (let at = -10; at < rounds; at++) {
    const askedAtMs = performance.now();
    const answer = await person.fetch(new URL(path, person.origin));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    // The first ones warm up.
    if (at >= 0) takenMs.push(performance.now() - askedAtMs);
  }
  takenMs.sort((a, b) => a - b);
  const [p50Ms, p95Ms] = [0.5, 0.95].map((part) => takenMs[Math.floor(rounds * part)]!);
  report(name, `p50 ${p50Ms!.toFixed(1)} ms, p95 ${p95Ms!.toFixed(1)} ms`, {
    target: `p95 < ${targetMs} ms`,
    met: p95Ms! < targetMs,
  });
}

/** The address of the page so many after the first. */
async function pageAfter(person: Person, first: string, pages: number): Promise<string> {
  let path = first;
  for (let at = 0; at < pages; at++) {
    const answer = await person.fetch(new URL(path, person.origin));
    const [, next] = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "") ?? [];
    if (!next) throw new Error(`${path} is the last page`);
    path = next;
  }
  return path;
}

/** Fills the tables; two thirds of the referrals are customers, of a month or two. */
async function fill(url: string, userId: string): Promise<void> {
  // The product's own connections would end these statements as too slow.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const own = `(select id from affiliates where user_id = '${userId}')`;
  const ago = (at: string) => `(now() - (${at}) * interval '1 minute')`;
  for (const statement of [
    `insert into affiliate_clicks (id, affiliate_id, landing_url, referrer_url, day, created_at)
     select gen_random_uuid(), ${own}, '/precios', 'direct', (${ago("n")} at time zone 'Europe/Madrid')::date, ${ago("n")}
     from generate_series(1, ${clicks}) n`,
    `insert into users (id, email, username, name, password_hash, plan, created_at)
     select gen_random_uuid(), 'r' || n || '@ejemplo.test', 'r' || n, 'R', '', case when n % 3 = 0 then 'free' else 'growth' end, ${ago("n")}
     from generate_series(1, ${referrals}) n`,
    `insert into referrals (id, affiliate_id, user_id, landing_url, number, created_at, converted_at, first_period_start, commissions_until)
     select gen_random_uuid(), ${own}, id, '/precios', row_number() over (order by created_at), created_at,
            case when plan = 'growth' then created_at end, case when plan = 'growth' then created_at end,
            case when plan = 'growth' then created_at + interval '1 year' end
     from users where username like 'r%' and email like '%@ejemplo.test'`,
    `insert into payments (id, kind, purpose, payment_id, invoice_id, amount_cents, currency, occurred_at, created_at)
     select 'pi_' || n, 'payment', 'plan:growth', 'pi_' || n, 'in_' || n, 8900, 'usd', ${ago("n")}, ${ago("n")}
     from generate_series(1, ${referrals}) n`,
    `insert into payouts (id, affiliate_id, iso_week, origin, amount_cents, status, idempotency_key, created_at, completed_at)
     select gen_random_uuid(), ${own}, '20' || n, 'automatic', 300000, 'completed', 'key' || n, ${ago("n * 300")}, now()
     from generate_series(1, ${payouts}) n`,
    `insert into commissions (id, affiliate_id, referral_id, invoice_id, invoice_number, plan, month, amount_cents, paid_cents,
                              returned_cents, created_at, releases_at, approved_at, paid_at, payout_id)
     select gen_random_uuid(), ${own}, r.id, 'in_' || n, 'K-' || n, 'growth', 1, 2670, 8900, 0, ${ago("n")},
            ${ago("n")} + interval '30 days', case when n > 43200 then now() end,
            case when n > 60000 then now() end,
            case when n > 60000 then (select id from payouts where idempotency_key = 'key' || (n % ${payouts} + 1)) end
     from generate_series(1, ${referrals}) n
     join (select id, row_number() over () as at from referrals where converted_at is not null) r
       on r.at = n % ${referrals / 2} + 1`,
    `insert into commission_rows (id, commission_id, affiliate_id, payment_id, payment_kind, kind, base_cents, amount_cents, occurred_at, created_at)
     select gen_random_uuid(), id, affiliate_id, replace(invoice_id, 'in_', 'pi_'), 'payment', 'invoice', 8900, 2670, created_at, created_at
     from commissions`,
    `insert into affiliate_days (affiliate_id, day, clicks, sign_ups, conversions, sales, amount_cents)
     select ${own}, day, 1440, 480, 320, 480, 480 * 2670 from (select distinct day from affiliate_clicks) as days`,
    "vacuum analyze",
  ]) {
    await client.query(statement);
  }
  await client.end();
}
