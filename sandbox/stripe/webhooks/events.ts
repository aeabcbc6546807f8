import { invalidRequest } from "../errors.ts";
import type { StripeEvent } from "../events.ts";
import { listPage } from "../lists.ts";
import { readText, readTexts } from "../params.ts";
import { find, type Method } from "../verbs.ts";

const maxTypes = 20;

export const eventMethods: readonly Method[] = [
  {
    verb: "GET",
    path: "/v1/events",
    name: "events.list",
    run(world, call) {
      const type = readText(call.params, "type");
      const types = readTexts(call.params, "types");
      if (type !== undefined && types.length > 0) {
        throw invalidRequest("You may only specify one of these parameters: type, types.");
      }
      if (types.length > maxTypes) {
        throw invalidRequest(`Array must have at most ${maxTypes} elements.`, { param: "types" });
      }
      const wanted = type === undefined ? types : [type];
      const filter = wanted.length > 0 ? { anyOf: { type: wanted } } : {};
      return listPage<StripeEvent>(world, "event", call, filter);
    },
  },
  {
    verb: "GET",
    path: "/v1/events/{id}",
    name: "events.retrieve",
    run: (world, { ids }) => find<StripeEvent>(world, "event", ids[0]!),
  },
];
