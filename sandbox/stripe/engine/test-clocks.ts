import { type Call, findObject } from "../api-method.ts";
import type { DueStep, DueSteps } from "../clock.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import { newId } from "../ids.ts";
import { readInteger, textOrNull } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";

export interface TestClock extends Stored {
  object: "test_helpers.test_clock";
  deletes_after: number;
  frozen_time: number;
  livemode: false;
  name: string | null;
  status: "ready" | "advancing";
  status_details: { advancing?: { target_frozen_time: number } };
  /** Due on the common clock while it advances, so that its steps run one by one. */
  _due: number | null;
}

const advanceMaxSeconds = 2 * 366 * 86_400;
const lifetimeSeconds = 30 * 86_400;

function createTestClock(context: SandboxContext, { params }: Call): TestClock {
  const frozen = readInteger(params, "frozen_time");
  if (frozen === undefined) throw missingParameter("frozen_time");
  const now = context.nowSeconds();
  const clock: TestClock = {
    id: newId("clock"),
    object: "test_helpers.test_clock",
    created: now,
    deletes_after: now + lifetimeSeconds,
    frozen_time: frozen,
    livemode: false,
    name: textOrNull(params, "name"),
    status: "ready",
    status_details: {},
    _due: null,
  };
  context.create("test_helpers.test_clock.created", clock);
  return clock;
}

/** Starts advancing. Due steps run one by one; then the clock is `ready` again. */
function advanceTestClock(context: SandboxContext, { ids, params }: Call): TestClock {
  const clock = findObject<TestClock>(context, "test_helpers.test_clock", ids[0]!);
  const target = readInteger(params, "frozen_time");
  if (target === undefined) throw missingParameter("frozen_time");
  if (clock.status !== "ready") {
    throw invalidRequest("The test clock is already advancing.", { code: "test_clock_advancing" });
  }
  if (target <= clock.frozen_time || target > clock.frozen_time + advanceMaxSeconds) {
    throw invalidRequest(
      "The frozen time must be after the clock's current one, at most two years ahead.",
      { param: "frozen_time" },
    );
  }
  clock.status = "advancing";
  clock.status_details = { advancing: { target_frozen_time: target } };
  clock._due = context.nowSeconds();
  context.update("test_helpers.test_clock.advancing", clock);
  return clock;
}

/** Runs the next due step on an advancing clock, or makes the clock `ready`. */
export function stepTestClock(steps: DueSteps): DueStep {
  return (context, object) => {
    const clock = object as TestClock;
    const target = clock.status_details.advancing?.target_frozen_time ?? clock.frozen_time;
    const next = context.store.nextDue(clock.id, target);
    if (next) {
      clock.frozen_time = Math.max(clock.frozen_time, next.due);
      context.store.put(clock);
      context.atSeconds(clock.frozen_time, () => steps[next.object.object]!(context, next.object));
      return;
    }
    clock.frozen_time = target;
    clock.status = "ready";
    clock.status_details = {};
    clock._due = null;
    context.update("test_helpers.test_clock.ready", clock);
  };
}

function deleteTestClock(context: SandboxContext, { ids }: Call): object {
  const clock = findObject<TestClock>(context, "test_helpers.test_clock", ids[0]!);
  const { id, object } = clock;
  for (const customer of context.store.list("customer", { match: { test_clock: id } })) {
    context.store.put({ ...customer, deleted: true } as Stored);
  }
  context.store.remove(id);
  context.emit("test_helpers.test_clock.deleted", clock);
  return { id, object, deleted: true };
}

const type = "test_helpers.test_clock";
export const testClockMethods = resource("testHelpers.testClocks", "/v1/test_helpers/test_clocks", {
  create: { reads: ["frozen_time", "name"], run: createTestClock },
  list: listMethod(type),
  retrieve: retrieveMethod<TestClock>(type),
  advance: { reads: ["frozen_time"], run: advanceTestClock },
  del: { reads: [], run: deleteTestClock },
});
