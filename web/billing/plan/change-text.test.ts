import assert from "node:assert/strict";
import { test } from "node:test";
import { type Change, changeSentences } from "./change-text.ts";

const day = "2026-12-21T12:00:00.000Z";
const upgrade: Change = {
  plan: "growth",
  planNow: "starter",
  isTrial: false,
  cancelled: false,
  preview: {
    direction: "upgrade",
    amountNow: 33.33,
    received: { credits: 200, imageCredits: 0 },
    pricedAt: "2026-11-27T12:00:00.000Z",
    effectiveAt: "2026-11-27T12:00:00.000Z",
    nextCharge: { at: day, amount: 89 },
  },
};
const downgrade: Change = {
  ...upgrade,
  plan: "starter",
  planNow: "growth",
  preview: {
    ...upgrade.preview,
    direction: "downgrade",
    amountNow: 0,
    received: null,
    effectiveAt: day,
    nextCharge: { at: day, amount: 39 },
  },
};
const plain = (change: Change) => changeSentences(change).join(" ").replaceAll("\u00a0", " ");

test("An upgrade shows today's charge and credits, then the monthly price and credits", () => {
  assert.equal(
    plain(upgrade),
    "Hoy pagas $33.33 USD y Growth empieza ya, con 200 créditos más. El 21 de diciembre se cobran $89 USD, con 400 créditos, y así cada mes.",
  );
});

test("An upgrade in the period's last minutes costs nothing and mentions no credits", () => {
  const received = { credits: 0, imageCredits: 0 };
  const free = { ...upgrade, preview: { ...upgrade.preview, amountNow: 0, received } };
  assert.match(plain(free), /^Hoy no se cobra nada y Growth empieza ya\. /);
});

test("Unlimited plans are called so and mention picture credits only", () => {
  const received = { credits: null, imageCredits: 250 };
  const preview = { ...upgrade.preview, received };
  assert.match(
    plain({ ...upgrade, plan: "studio", preview }),
    /Studio empieza ya, con textos sin límite y 250 créditos para imágenes\. .* con 1\.000 créditos para imágenes, y así cada mes\.$/,
  );
  assert.match(
    plain({ ...upgrade, plan: "pro", preview }),
    /Pro empieza ya, con créditos sin límite\./,
  );
});

test("A downgrade mentions its date once", () => {
  assert.equal(
    plain(downgrade),
    "Hoy no se cobra nada. Conservas Growth hasta el 21 de diciembre. Ese día empieza Starter y se cobran $39 USD, y así cada mes.",
  );
});

test("Choosing a plan for after the trial keeps the trial's dates and revokes a cancellation", () => {
  const after = { ...downgrade, planNow: "trial", isTrial: true };
  assert.match(plain(after), /^Hoy no se cobra nada\. Tu prueba sigue hasta el 21 de diciembre/);
  assert.match(plain({ ...after, cancelled: true }), / Tu cancelación queda anulada\.$/);
});

test("Undoing a downgrade keeps the current plan at its usual price", () => {
  const preview = { ...downgrade.preview, direction: "undo" as const };
  const undo = {
    ...downgrade,
    plan: "growth",
    preview: { ...preview, nextCharge: upgrade.preview.nextCharge },
  };
  assert.equal(
    plain(undo),
    "Hoy no se cobra nada. Sigues con Growth. El 21 de diciembre se cobran $89 USD, como cada mes.",
  );
});
