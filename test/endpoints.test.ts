import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { after, before, describe, it } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import * as z from "zod/mini";
import { photos } from "#db/schema-content.ts";
import { routes } from "#server/routes.ts";
import { listSessions } from "#shared/account.ts";
import { registerAffiliate } from "#shared/affiliates.ts";
import { createCheckout } from "#shared/billing.ts";
import { generate } from "#shared/chat.ts";
import type { Endpoint, ErrorBody } from "#shared/endpoint.ts";
import { createProject } from "#shared/projects.ts";
import { createUnpaidOrder, startCeramicsShop } from "./ads-orders.ts";
import { anyCharacter } from "./any-character.ts";
import { suiteApp } from "./app.ts";
import { startTrialOf } from "./card-payments.ts";
import { testedDatabaseKinds } from "./database.ts";
import { bodies, queries } from "./endpoint-inputs.ts";
import type { LocalSite } from "./local-site.ts";
import type { Person } from "./person.ts";
import { ScriptedLlm } from "./scripted-llm.ts";

const endpoints = routes.map((route) => route.endpoint);
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const json = { "content-type": "application/json" };

function paramNames(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

for (const kind of testedDatabaseKinds) {
  describe(`every endpoint on ${kind}`, () => {
    let ana: Person;
    let eva: Person;
    /** Ids of Ana's rows, by path parameter. */
    let rowsOfAna: Record<string, string>;
    const llm = new ScriptedLlm();
    let shop: LocalSite;

    before(async () => {
      shop = await startCeramicsShop();
    });
    after(() => shop.close());
    const site = suiteApp(() => ({ kind, llm, stripe: true, allowHosts: [shop.host] }));
    before(async () => {
      ana = await site.person("Ana");
      eva = await site.person("Eva");
      const project = await ana.call(createProject, { body: { name: "Navidad" } });
      llm.say("Un texto.", "end");
      const reply = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Un post", projectId: project.body.id },
      });
      assert.equal(reply.status, 200, JSON.stringify(reply.body));
      assert.equal((await ana.call(registerAffiliate)).status, 200);
      const open = await ana.call(listSessions);
      await startTrialOf(ana);
      const checkout = await ana.call(createCheckout, { body: { plan: "sofi" } });
      assert.equal(checkout.status, 200, JSON.stringify(checkout.body));
      const order = await createUnpaidOrder(site, ana, shop.host);
      const photoId = randomUUID();
      const subject = { x: 0, y: 0, width: 1, height: 1 };
      await site.app.deps.db.insert(photos).values({
        ...{ id: photoId, userId: ana.userId, name: "pan.jpg", digest: "una", extension: "jpg" },
        ...{ width: 9, height: 9, createdAt: site.app.deps.now() },
        drawing: {
          kind: "photo",
          width: 9,
          height: 9,
          subject,
          luminance: 1,
          edgeColor: "#ffffff",
        },
      });
      rowsOfAna = {
        token: order.token,
        analysisId: order.wish.analysis.id,
        number: "1",
        sessionId: open.body[0]!.id,
        projectId: project.body.id,
        contentId: reply.body.contentId,
        conversationId: reply.body.conversationId,
        messageId: reply.body.messageId,
        checkoutId: checkout.body.sessionId,
        photoId,
      };
    });

    /** Path parameters: an existing worker, the given rows, random ids for the rest. */
    function params(endpoint: Endpoint, rows: Record<string, string> = {}) {
      return Object.fromEntries(
        paramNames(endpoint).map((name) => [
          name,
          name === "workerId" ? "teo" : (rows[name] ?? randomUUID()),
        ]),
      );
    }

    async function assertFailure(answer: Response, statuses: number[], what: string) {
      const body = await answer.text();
      assert.ok(
        statuses.includes(answer.status),
        `${what}: ${answer.status} ${body.slice(0, 200)}`,
      );
      const { message } = JSON.parse(body) as { message: string };
      assert.match(message, /^[A-ZÁÉÍÓÚÑ¿¡]/, `${what}: ${body}`);
      assert.equal(answer.headers.get("cache-control"), "no-store", what);
    }

    it("every endpoint that needs a session answers 401 to strangers", async () => {
      for (const endpoint of endpoints.filter(({ access }) => access === "user")) {
        const answer = await site.stranger().send(endpoint, {
          params: params(endpoint, rowsOfAna),
          ...(endpoint.body ? { body: {} } : {}),
        });
        await assertFailure(answer, [401], nameOf(endpoint));
      }
    });

    it("another person's rows answer 404", async () => {
      const owned = endpoints.filter(
        (endpoint) =>
          endpoint.access === "user" && paramNames(endpoint).some((name) => name !== "workerId"),
      );
      assert.ok(owned.length >= 10);
      for (const endpoint of owned) {
        for (const name of paramNames(endpoint)) {
          assert.ok(name in rowsOfAna, `${nameOf(endpoint)}: give rowsOfAna a ${name}`);
        }
        const answer = await eva.send(endpoint, {
          params: params(endpoint, rowsOfAna),
          ...(endpoint.body ? { body: validBody(endpoint) } : {}),
        });
        await assertFailure(answer, [404], nameOf(endpoint));
      }
    });

    it("malformed ids answer 400 or 404", async () => {
      for (const endpoint of endpoints) {
        if (paramNames(endpoint).length === 0) continue;
        for (const bad of [
          "1",
          "../../etc/passwd",
          "%00",
          "'; drop table users; --",
          "x".repeat(150),
        ]) {
          const answer = await ana.send(endpoint, {
            params: Object.fromEntries(paramNames(endpoint).map((name) => [name, bad])),
            ...(endpoint.body ? { body: validBody(endpoint) } : {}),
          });
          await assertFailure(answer, [400, 404], `${nameOf(endpoint)} ${bad}`);
        }
      }
    });

    it("unreadable bodies are refused with the fitting status", async () => {
      for (const endpoint of endpoints.filter(({ body }) => body)) {
        const input = { params: params(endpoint, rowsOfAna) };
        const tries: [string, RequestInit, number[]][] = [
          ["broken JSON", { body: '{"a":', headers: json }, [400]],
          ["an array", { body: "[]", headers: json }, [400]],
          ["a word", { body: '"x"', headers: json }, [400]],
          ["nothing", { headers: json }, [400]],
          ["plain text", { body: "a=1", headers: { "content-type": "text/plain" } }, [415]],
          ["a form", { body: new URLSearchParams({ a: "1" }) }, [415]],
          [
            "over 100 KB",
            { body: JSON.stringify({ a: "x".repeat(101 * 1024) }), headers: json },
            [413],
          ],
          ["__proto__", { body: '{"__proto__":{"x":1}}', headers: json }, [400]],
          ["constructor", { body: '{"constructor":{"prototype":{"x":1}}}', headers: json }, [400]],
          [
            "10,000 levels",
            { body: `{"a":${"[".repeat(1e4)}${"]".repeat(1e4)}}`, headers: json },
            [400, 422],
          ],
          [
            "broken UTF-8",
            { body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), headers: json },
            [400, 422],
          ],
        ];
        for (const [what, init, statuses] of tries) {
          const answer = await ana.send(endpoint, input, { ...init, method: endpoint.method });
          await assertFailure(answer, statuses, `${nameOf(endpoint)} with ${what}`);
        }
      }
    });

    it("unknown fields and text that cannot be stored are refused at their field", async () => {
      for (const endpoint of endpoints.filter(({ body }) => body)) {
        const input = { params: params(endpoint, rowsOfAna) };
        const valid = validBody(endpoint) as Record<string, unknown>;
        const extra = await ana.send(endpoint, { ...input, body: { ...valid, sorpresa: 1 } });
        assert.equal(extra.status, 422, nameOf(endpoint));
        assert.equal(((await extra.json()) as ErrorBody).fields?.sorpresa, "Este campo no existe");
        for (const [field, value] of Object.entries(valid)) {
          if (typeof value !== "string") continue;
          for (const bad of [`${value}\u0000`, `${value}\uD800`]) {
            const answer = await ana.send(endpoint, { ...input, body: { ...valid, [field]: bad } });
            assert.equal(answer.status, 422, `${nameOf(endpoint)} ${field}`);
            assert.ok(
              ((await answer.json()) as ErrorBody).fields?.[field],
              `${nameOf(endpoint)} ${field}`,
            );
          }
        }
      }
    });

    it("invalid query parameters answer 422", async () => {
      for (const endpoint of endpoints.filter(({ query }) => query)) {
        for (const query of [
          { limit: "0" },
          { limit: "51" },
          { limit: "muchos" },
          { cursor: "inventado" },
          { cursor: "\u0000" },
          ...["2026-02-31T00:00:00.000Z", "0000-01-01T00:00:00.000Z"].map((moment) => ({
            cursor: Buffer.from(`${moment} ${randomUUID()}`).toString("base64url"),
          })),
          { sorpresa: "1" },
        ]) {
          const answer = await ana.send(endpoint, { params: params(endpoint, rowsOfAna), query });
          await assertFailure(answer, [422], `${nameOf(endpoint)} ${JSON.stringify(query)}`);
        }
      }
    });

    it("no random body makes the server answer 5xx", async () => {
      const bodies = fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.record({
          email: fc.anything(),
          password: fc.string({ unit: anyCharacter }),
          prompt: fc.string({ unit: anyCharacter }),
          content: fc.jsonValue(),
        }),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(
            ...endpoints.filter(({ body, path }) => body && !path.includes("generate")),
          ),
          bodies,
          async (endpoint, body) => {
            const answer = await ana.send(
              endpoint,
              { params: params(endpoint) },
              {
                method: endpoint.method,
                headers: json,
                body: JSON.stringify(body) ?? "null",
              },
            );
            await answer.arrayBuffer();
            assert.ok(answer.status < 500, `${nameOf(endpoint)} ${answer.status}`);
          },
        ),
        { numRuns: process.env.TEST_LONG ? 5_000 : 60, seed: 7 },
      );
    });

    it("every answer has exactly the fields of its output schema", async () => {
      for (const endpoint of endpoints.filter(({ method }) => method === "GET")) {
        const answer = await ana.send(endpoint, {
          params: params(endpoint, rowsOfAna),
          ...queries[nameOf(endpoint)],
        });
        assert.equal(answer.status, endpoint.status ?? 200, nameOf(endpoint));
        const body = await answer.json();
        assert.deepEqual(z.parse(endpoint.output, body), body, nameOf(endpoint));
        assert.equal(answer.headers.get("cache-control"), "no-store");
        assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
        if (endpoint.paginated) {
          assert.match(answer.headers.get("x-total-count") ?? "", /^\d+$/, nameOf(endpoint));
        }
        assert.doesNotMatch(JSON.stringify(body), /passwordHash|tokenHash|argon2/);
      }
    });

    it("requests that come from another site's page are refused", async () => {
      for (const endpoint of endpoints.filter(({ method }) => method !== "GET")) {
        const input = {
          params: params(endpoint, rowsOfAna),
          ...(endpoint.body ? { body: validBody(endpoint) } : {}),
        };
        for (const headers of [
          { origin: "https://malo.example" },
          { origin: "null" },
          { "sec-fetch-site": "cross-site", origin: site.origin },
          { "sec-fetch-site": "same-site", origin: site.origin },
        ]) {
          const answer = await ana.send(endpoint, input, {
            method: endpoint.method,
            headers: { ...json, ...headers },
          });
          await assertFailure(answer, [403], `${nameOf(endpoint)} ${JSON.stringify(headers)}`);
        }
        const bare = await withoutOrigin(endpoint, ana.cookie!, site.origin);
        assert.equal(bare, 403, `${nameOf(endpoint)} with a cookie and no origin`);
      }
    });

    it("the OpenAPI document is valid and lists every endpoint", async () => {
      const answer = await site.stranger().fetch("/api/openapi.json");
      const document = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
      const result = await new Validator().validate(structuredClone(document));
      assert.deepEqual([result.valid, result.errors], [true, undefined]);
      for (const endpoint of endpoints) {
        assert.ok(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()], nameOf(endpoint));
      }
    });

    it("unknown API paths answer 404 in Spanish, and health checks answer 200", async () => {
      const stranger = site.stranger();
      await assertFailure(await stranger.fetch("/api/nada"), [404], "unknown");
      for (const path of ["/healthz", "/readyz", "/api/openapi.json"]) {
        const { status, headers } = await stranger.fetch(path);
        assert.equal(status, 200, path);
        assert.equal(headers.get("cache-control"), "no-store", path);
        assert.equal(headers.get("x-content-type-options"), "nosniff", path);
      }
    });

    /** The endpoint's example of test/endpoint-inputs.ts. */
    function validBody(endpoint: Endpoint): unknown {
      const body = bodies[nameOf(endpoint)];
      assert.ok(body, `Give ${nameOf(endpoint)} a valid body in test/endpoint-inputs.ts`);
      const parsed = z.safeParse(endpoint.body!, body);
      assert.ok(parsed.success, `${nameOf(endpoint)}: ${JSON.stringify(parsed.error?.issues)}`);
      return body;
    }
  });
}

/** Sends a cookie without the Origin and Sec-Fetch headers that `fetch` would add. */
function withoutOrigin(endpoint: Endpoint, cookie: string, origin: string): Promise<number> {
  const url = new URL(endpoint.path.replaceAll(/\{\w+\}/g, randomUUID()), origin);
  return new Promise((resolve, reject) => {
    const call = request(url, { method: endpoint.method, headers: { cookie } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    call.on("error", reject);
    call.end();
  });
}
