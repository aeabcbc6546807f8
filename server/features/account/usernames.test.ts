import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { usernameKey } from "./usernames.ts";

test("usernames that look the same have the same key, others have different keys", () => {
  for (const same of [
    ["ñandú", "ÑANDÚ", "N\u0303andu\u0301", "ÑANDU\u0301"],
    ["straße", "STRASSE", "STRAẞE"],
    ["σοφός", "ΣΟΦΌΣ", "σοφόσ"],
    ["inés", "İnés", "İNÉS", "ınés"],
    ["ana", "a\u200bna", "ana\ufe0f", "\u202eana\u202c", "an\u00ada", "ａｎａ"],
    ["ana ruiz", "Ana\u00a0 Ruiz", "ANA\u3000RUIZ"],
  ]) {
    assert.deepEqual([...new Set(same.map(usernameKey))].length, 1, same.join(" "));
  }
  const different = ["ana", "aña", "aná", "ana.", "ana ruiz", "anaruiz", "ñandu", "ñandú"];
  assert.equal(new Set(different.map(usernameKey)).size, different.length);
});

test("a key is its own key and does not depend on case or composition", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (typed) => {
      const key = usernameKey(typed);
      assert.equal(usernameKey(key), key);
      for (const form of ["NFC", "NFD"] as const) {
        assert.equal(usernameKey(typed.normalize(form)), key, form);
        assert.equal(usernameKey(typed.normalize(form).toLowerCase()), key, `lower ${form}`);
      }
    }),
    { numRuns: 300 },
  );
});
