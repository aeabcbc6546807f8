import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Params } from "../form.ts";
import { methods } from "../methods.ts";
import { startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";
import { type Example, examplesOf, formOf } from "./examples.ts";
import { checkParameters } from "./parameters.ts";
import { refuseUnsupported } from "./supported.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox?.close());

const isRead = (reads: readonly string[], params: Params): boolean => {
  try {
    refuseUnsupported(reads, params);
    return true;
  } catch {
    return false;
  }
};

describe("Parameters of Stripe that the sandbox does not support are refused, never ignored", () => {
  for (const { name, verb, path, reads } of methods) {
    const examples: Example[] = examplesOf(name);

    test(name, async () => {
      const refused = new Set<string>();
      for (const { param, params } of examples) {
        checkParameters(name, params);
        // A parameter that is refused as a whole is not tested with other values.
        if (isRead(reads, params) || refused.has(param)) continue;
        const address = path.replaceAll("{id}", "any_1");
        const form = formOf(params);
        const response = await (verb === "POST"
          ? sandbox.fetch(address, { method: verb, body: form })
          : sandbox.fetch(`${address}?${form}`, { method: verb }));
        const { error } = (await response.json()) as { error: Record<string, string> };
        assert.equal(response.status, 400, `${param}: ${JSON.stringify(error)}`);
        assert.equal(error.type, "invalid_request_error");
        assert.equal(error.code, "parameter_unknown");
        assert.equal(error.param, param);
        assert.match(error.message!, /^The Stripe sandbox does not support this (parameter|value)/);
        if (error.message!.includes("parameter")) refused.add(param);
      }
    });

    test(`${name} declares only parameters of Stripe`, () => {
      const known = new Set(
        examples.flatMap(({ param, value }) => {
          const groups = param.replace(/\[\d+\]/g, "[]").split(/(?=\[)/);
          const within = groups.map((_, at) => groups.slice(0, at + 1).join(""));
          return [...within, `${within.at(-1)}=${value}`];
        }),
      );
      for (const read of reads) assert.ok(known.has(read), read);
    });
  }
});
