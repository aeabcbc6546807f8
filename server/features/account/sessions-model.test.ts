import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import * as account from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";

const dayMs = 86_400_000;
const runs = process.env.TEST_LONG ? 100 : 8;

type Step =
  | { do: "sign in"; browser: number; right: boolean }
  | { do: "sign out"; browser: number }
  | { do: "change password"; browser: number }
  | { do: "end the others, one by one"; browser: number }
  | { do: "look"; browser: number }
  | { do: "wait"; days: number };

const browser = fc.nat({ max: 2 });
// Mostly right, so that there are sessions to end.
const right = fc.nat({ max: 4 }).map((die) => die > 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("sign in"), browser, right }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("sign out"), browser }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("change password"), browser }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("end the others, one by one"), browser }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("look"), browser }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait"), days: fc.constantFrom(1, 7, 13, 14, 15) }),
  },
) as fc.Arbitrary<Step>;

interface Open {
  since: number;
  used: number;
}

/** The expected sessions of three browsers of one person. */
class Model {
  now = 0;
  password = "la frase número 0";
  changes = 0;
  readonly open: (Open | null)[] = [null, null, null];

  alive(at: number): boolean {
    const session = this.open[at];
    return !!session && this.now - session.since < 30 && this.now - session.used < 14;
  }

  endOthers(at: number): void {
    for (const other of [0, 1, 2]) if (other !== at) this.open[other] = null;
  }
}

for (const kind of testedDatabaseKinds) {
  describe(`sessions against a model on ${kind}`, () => {
    const site = suiteApp({ kind });

    it("after any steps of three browsers of one person, each is signed in exactly when the model says so", async () => {
      let people = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
          const model = new Model();
          const browsers = [site.stranger(), site.stranger(), site.stranger()] as const;
          const key = `modelo-${++people}`;
          const email = `${key}@ejemplo.test`;
          const body = { username: key, email, name: "Modelo", password: model.password };
          assert.equal((await browsers[0].call(account.register, { body })).status, 201);
          model.open[0] = { since: 0, used: 0 };
          for (const one of steps) await perform(one, model, browsers, email);
          for (const at of [0, 1, 2]) await visit(at, model, browsers);
        }),
        { numRuns: runs },
      );
    });

    async function perform(
      one: Step,
      model: Model,
      browsers: readonly Person[],
      email: string,
    ): Promise<void> {
      if (one.do === "wait") {
        site.advance(one.days * dayMs);
        model.now += one.days;
        return;
      }
      const at = one.browser;
      const person = browsers[at] as Person;
      if (one.do === "look") await visit(at, model, browsers);
      else if (one.do === "sign in") {
        const password = one.right ? model.password : "una frase que no es";
        const { status } = await person.call(account.login, { body: { email, password } });
        assert.equal(status, one.right ? 200 : 401);
        if (one.right) model.open[at] = { since: model.now, used: model.now };
        else await visit(at, model, browsers);
      } else if (one.do === "sign out") {
        await visit(at, model, browsers);
        assert.equal((await person.call(account.logout)).status, 200);
        model.open[at] = null;
      } else if (one.do === "change password") {
        await visit(at, model, browsers);
        const newPassword = `la frase número ${model.changes + 1}`;
        const { status } = await person.call(account.changePassword, {
          body: { currentPassword: model.password, newPassword },
        });
        assert.equal(status, model.alive(at) ? 200 : 401);
        if (!model.alive(at)) return;
        model.changes++;
        model.password = newPassword;
        model.endOthers(at);
      } else {
        await visit(at, model, browsers);
        const list = await person.call(account.listSessions);
        assert.equal(list.status, model.alive(at) ? 200 : 401);
        if (!model.alive(at)) return;
        const open = [0, 1, 2].filter((other) => model.alive(other)).length;
        assert.equal(list.body.length, open);
        assert.deepEqual(
          list.body.map((session) => session.current),
          [true, ...Array(open - 1).fill(false)],
        );
        for (const { id } of list.body.slice(1)) {
          const params = { sessionId: id };
          assert.equal((await person.call(account.revokeSession, { params })).status, 200);
        }
        model.endOthers(at);
      }
    }

    /** Makes a request with the browser and records its time in the model. */
    async function visit(at: number, model: Model, browsers: readonly Person[]): Promise<void> {
      const person = browsers[at] as Person;
      const { status } = await person.call(account.me);
      assert.equal(status, model.alive(at) ? 200 : 401);
      const session = model.open[at];
      if (!session || !model.alive(at)) return;
      session.used = model.now;
      // The time of use is written in the background: this waits until it is there.
      const noon = site.app.deps.now().getTime() - dayMs / 2;
      for (let tries = 0; tries < 500; tries++) {
        const { body } = await person.call(account.listSessions);
        const current = body.find((row) => row.current);
        if (current && new Date(current.lastUsedAt).getTime() > noon) return;
        await new Promise(setImmediate);
      }
      assert.fail("the use of a session was not noted");
    }
  });
}
