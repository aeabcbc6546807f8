import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { ApiError } from "../errors.ts";
import { decodeForm } from "../form.ts";
import { methods } from "../methods.ts";
import { checkParameters, knownMethods, sdkVersion } from "./parameters.ts";

test("The committed schemas match the installed SDK and cover every method", () => {
  const sdk = new URL("../../../node_modules/stripe/package.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(sdk, "utf8"));
  assert.equal(sdkVersion, version, "run: npm run sandbox:schemas");
  const methodNames = methods.map(({ name }) => name).toSorted();
  assert.deepEqual(knownMethods.toSorted(), methodNames, "run: npm run sandbox:schemas");
});

function refusal(method: string, form: string): ApiError["body"] | null {
  try {
    checkParameters(method, decodeForm(form));
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return error.body;
    throw error;
  }
}

const refusals: [form: string, code: string | undefined, param: string, message: string][] = [
  ["emial=a", "parameter_unknown", "emial", "Received unknown parameter: emial"],
  ["foo=1&bar=2", "parameter_unknown", "foo", "Received unknown parameters: foo, bar"],
  [
    "address[foo]=a",
    "parameter_unknown",
    "address[foo]",
    "Received unknown parameter: address[foo]",
  ],
  [
    "tax_id_data[0][type]=eu_vat&tax_id_data[0][value]=1&tax_id_data[0][x]=1",
    "parameter_unknown",
    "tax_id_data[0][x]",
    "Received unknown parameter: tax_id_data[0][x]",
  ],
  ["balance=12.5", "parameter_invalid_integer", "balance", "Invalid integer: 12.5"],
  ["balance=1e3", "parameter_invalid_integer", "balance", "Invalid integer: 1e3"],
  ["validate=1", undefined, "validate", "Invalid boolean: 1"],
  [
    "tax_exempt=maybe",
    undefined,
    "tax_exempt",
    "Invalid tax_exempt: must be one of exempt, none, or reverse",
  ],
  [
    "shipping[name]=Ana",
    "parameter_missing",
    "shipping[address]",
    "Missing required param: shipping[address].",
  ],
  ["address=Madrid", undefined, "address", "Invalid object"],
  ["preferred_locales=es", undefined, "preferred_locales", "Invalid array"],
  ["email[0]=a", undefined, "email", 'Invalid string: ["a"]'],
  ["email]=a", "parameter_unknown", "email]", "Received unknown parameter: email]"],
  ["email=a&email[b]=c", undefined, "email", 'Invalid string: ["a",{"b":"c"}]'],
  ["constructor=1", "parameter_unknown", "constructor", "Received unknown parameter: constructor"],
];

for (const [form, code, param, message] of refusals) {
  test(`The refusal is that of Stripe and names the parameter: ${form}`, () => {
    const body = refusal("customers.create", form);
    assert.deepEqual(
      { type: body?.type, code: body?.code, param: body?.param, message: body?.message },
      { type: "invalid_request_error", code, param, message },
    );
  });
}

test("A text has at most 5,000 characters; an empty one is accepted only where it unsets a value", () => {
  assert.equal(refusal("customers.create", `name=${"a".repeat(5_000)}`), null);
  assert.equal(refusal("customers.create", `name=${"a".repeat(5_001)}`)?.param, "name");
  for (const form of ["address=", "shipping=", "metadata=", "metadata[a]=", "tax_exempt="]) {
    assert.equal(refusal("customers.create", form), null, form);
  }
  assert.equal(refusal("customers.create", "balance=")?.code, "parameter_invalid_empty");
});

test("A parameter with several shapes accepts each of them and nothing else", () => {
  assert.equal(refusal("customers.list", "created=1700000000"), null);
  assert.equal(refusal("customers.list", "created[gte]=1700000000&created[lt]=1800000000"), null);
  assert.equal(refusal("customers.list", "created=yesterday")?.param, "created");
  assert.equal(refusal("customers.list", "created[from]=1")?.param, "created[from]");
});

test("Any form is either accepted or refused with a 400 that names a parameter", () => {
  const name = fc.stringMatching(/^[a-z_]{1,12}(\[[a-z0-9_]{0,8}\]){0,4}$/);
  const known = fc.constantFrom("email", "address[city]", "metadata[a]", "balance", "shipping", "");
  const pair = fc.tuple(fc.oneof(name, known, fc.string()), fc.string());
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      let params: ReturnType<typeof decodeForm>;
      try {
        params = decodeForm(new URLSearchParams(pairs).toString());
      } catch (error) {
        assert.ok(error instanceof ApiError);
        return;
      }
      try {
        checkParameters("customers.create", params);
      } catch (error) {
        assert.ok(error instanceof ApiError && error.status === 400 && error.body.param);
      }
    }),
  );
});
