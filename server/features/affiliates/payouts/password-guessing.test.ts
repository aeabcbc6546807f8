import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { accountLimits } from "#server/features/account/limits.ts";
import { savePayoutDetails } from "#shared/affiliates.ts";
import { newAffiliate } from "#test/affiliate-visitors.ts";
import { exampleIban, password } from "#test/affiliates/payable-affiliates.ts";
import { suiteApp } from "#test/app.ts";

describe("payout details", () => {
  const site = suiteApp({ trustedProxies: ["127.0.0.1"], limits: accountLimits });

  it("payout details cannot be changed by guessing passwords", async () => {
    const ana = await newAffiliate(site);
    const guess = (word: string) =>
      ana.person.call(savePayoutDetails, {
        body: { method: "iban", account: exampleIban, holder: "Ana", password: word },
      });
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await guess(`mal ${tries}`)).status);
    assert.deepEqual(answers, [422, 422, 422, 422, 422, 429]);
    assert.equal((await guess(password)).status, 429);
  });
});
