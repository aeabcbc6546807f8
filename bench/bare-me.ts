// What `GET /api/auth/me` is measured against: node:http that runs the same single query.
import { createServer } from "node:http";
import { Placeholder } from "drizzle-orm";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { isOpenSessionValues } from "#server/platform/http/session.ts";
import { createLog } from "#server/platform/log.ts";
import { personBySession } from "#server/signed-in-person.ts";

const [url, dataDir] = process.argv.slice(2) as [string, string];
const database = await openDatabase({
  url: url === "-" ? undefined : url,
  dataDir,
  log: createLog({ level: "silent", write: () => {} }),
  now: () => new Date(),
});
const query = personBySession(database).toSQL();
const run = await runner();

const server = createServer((request, response) => {
  const token = /kolmena=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const open: Record<string, string> = isOpenSessionValues(token, new Date());
  const values = query.params.map((param) =>
    param instanceof Placeholder ? open[param.name as string] : param,
  );
  run(values).then(
    (row) => {
      response.statusCode = row ? 200 : 401;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(row));
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as { port: number }).port);
});

async function runner(): Promise<(values: unknown[]) => Promise<unknown>> {
  if (url === "-") return async (values) => (await database.sql(query.sql, values)).rows[0];
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async (values) => (await pool.query({ name: "bare_me", text: query.sql, values })).rows[0];
}
