import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { createImageModel, type ImageModelConfig } from "./image-model.ts";

/** The first bytes of a PNG: nothing is decoded here. */
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const secretKey = "sk-secreto-123";

interface Seen {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };

const protocols = {
  openai: {
    model: "gpt-image-1",
    base: "/v1",
    made: json(200, { created: 1, data: [{ b64_json: png.toString("base64") }] }),
    refused: json(400, {
      error: {
        message: "Blocked",
        type: "image_generation_user_error",
        code: "moderation_blocked",
      },
    }),
    error: (status: number, message: string) =>
      json(status, { error: { message, type: "error", code: null } }),
  },
  google: {
    model: "gemini-2.5-flash-image",
    base: "/v1beta",
    made: json(200, {
      candidates: [
        {
          content: {
            role: "model",
            parts: [{ inlineData: { mimeType: "image/png", data: png.toString("base64") } }],
          },
          finishReason: "STOP",
        },
      ],
    }),
    refused: json(200, {
      candidates: [{ content: { role: "model", parts: [] }, finishReason: "IMAGE_SAFETY" }],
    }),
    error: (status: number, message: string) =>
      json(status, { error: { code: status, message, status: "UNKNOWN" } }),
  },
};

for (const provider of ["openai", "google"] as const) {
  const protocol = protocols[provider];
  describe(`Photos by the protocol of ${provider}`, { timeout: 60_000 }, () => {
    const requests: Seen[] = [];
    let answer: Answer = protocol.made;
    const server = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request.setEncoding("utf8")) text += chunk;
      requests.push({
        path: request.url ?? "",
        headers: request.headers,
        body: JSON.parse(text) as Record<string, unknown>,
      });
      answer(response);
    });
    let baseUrl = "";
    before(async () => {
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${protocol.base}`;
    });
    after(() => {
      server.closeAllConnections();
      server.close();
    });

    const make = (
      given: Answer,
      {
        signal = new AbortController().signal,
        ...config
      }: Partial<ImageModelConfig> & {
        signal?: AbortSignal;
      } = {},
    ) => {
      answer = given;
      const { model } = protocol;
      return createImageModel({
        provider,
        apiKey: secretKey,
        model,
        baseUrl,
        timeoutMs: 30_000,
        ...config,
      }).make({ prompt: "Una hogaza", shape: "wide", signal });
    };
    const kindOf = async (given: Answer, config: Parameters<typeof make>[1] = {}) => {
      const made = await make(given, config);
      return made.type === "failed" ? made.failure.kind : "made";
    };

    test("A photo is requested once, with shape and key, and returned as bytes", async () => {
      requests.length = 0;
      const made = await make(protocol.made);
      assert.deepEqual(made, { type: "made", bytes: png });
      assert.equal(requests.length, 1);
      const [{ path, headers, body } = {} as Seen] = requests;
      assert.ok(JSON.stringify(body).includes("Una hogaza"));
      assert.ok(JSON.stringify(headers).includes(secretKey));
      if (provider === "openai") {
        assert.equal(path, "/v1/images/generations");
        assert.deepEqual([body.model, body.n, body.size], ["gpt-image-1", 1, "1536x1024"]);
      } else {
        assert.equal(path, "/v1beta/models/gemini-2.5-flash-image:generateContent");
        assert.ok(JSON.stringify(body).includes('"aspectRatio":"16:9"'));
      }
    });

    test("A failure has a kind, is not retried, and its detail does not contain the key", async () => {
      requests.length = 0;
      const auth = await make(protocol.error(401, `Bad key ${secretKey}`));
      assert.ok(auth.type === "failed");
      assert.equal(auth.failure.kind, "auth");
      assert.ok(!auth.failure.detail.includes(secretKey));
      assert.equal(requests.length, 1);
      assert.equal(await kindOf(protocol.error(429, "Slow down")), "rate_limited");
      assert.equal(await kindOf(protocol.error(503, "Busy")), "overloaded");
      assert.equal(await kindOf(protocol.refused), "refused");
      assert.equal(requests.length, 4);
    });

    test("An HTML page, a broken connection, silence and an endless answer are failures", async () => {
      const page: Answer = (response) => {
        response.writeHead(200, { "content-type": "text/html" });
        response.end("<title>WiFi del hotel</title>");
      };
      assert.equal(await kindOf(page), "garbage");
      assert.equal(await kindOf((response) => response.destroy()), "unreachable");
      assert.equal(await kindOf(() => undefined, { timeoutMs: 200 }), "timeout");
      const endless: Answer = (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const chunk = "a".repeat(1024 * 1024);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      };
      assert.notEqual(await kindOf(endless), "made");
    });

    test("An aborted request rejects with the reason", async () => {
      const stopping = new AbortController();
      const made = make(() => stopping.abort(new Error("Stopped")), { signal: stopping.signal });
      await assert.rejects(made, /Stopped/);
    });
  });
}
